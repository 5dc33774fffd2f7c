import type { ReactNode } from 'react';
import type { AdviceText } from '../../text/advice.ts';
import css from '../advice/Advice.module.css';
import { percent } from '../advice/advising.ts';
import { CardThumb } from '../cards/CardThumb.tsx';
import type { TableModel } from '../model.ts';

/** A change of the chance in whole per cent, with its sign. */
export function Change({ by }: { readonly by: number }) {
  return (
    <em data-bad={by < 0 ? '' : undefined} data-good={by > 0 ? '' : undefined}>
      {by > 0 ? '+' : by < 0 ? '−' : ''}
      {Math.abs(by)}%
    </em>
  );
}

export interface MomentProps {
  readonly model: TableModel;
  readonly href: string;
  /** The card it is about; null: none. */
  readonly def: string | null;
  readonly number?: number;
  readonly title: string;
  /** Such as "turn 9"; empty where the game has none. */
  readonly turn: string;
  /** Of the chance. */
  readonly change: number;
  readonly note: string;
  readonly 'data-turning'?: number;
  readonly 'data-best'?: string;
  readonly 'data-worst'?: string;
}

/** A moment as a card to click: opens the replay there. */
export function MomentCard({ model, href, def, number, title, turn, change, note, ...data }: MomentProps) {
  return (
    <a className={css.moment} href={href} {...data}>
      <CardThumb model={model} def={def} />
      <span>
        <b>
          {number !== undefined && `${number} · `}
          {title}
        </b>
        <small>
          {turn !== '' && `${turn} · `}
          <Change by={percent(change)} />
        </small>
        {note !== '' && <small>{note}</small>}
      </span>
    </a>
  );
}

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** The match in numbers. */
export function Numbers({ facts, w }: { readonly facts: readonly Fact[]; readonly w: AdviceText['back'] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h4>{w.numbers}</h4>
      <dl className={css.figures}>
        {facts.map(({ key, label, value }) => (
          <div key={key} data-fact={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
