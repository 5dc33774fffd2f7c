import type { ReactNode } from 'react';
import type { SeatId } from '#engine';
import type { Analysis } from '#server/schema.ts';
import type { AdviceText } from '../../text/advice.ts';
import css from '../advice/Advice.module.css';
import { percent } from '../advice/advising.ts';
import { CardThumb } from '../cards/CardThumb.tsx';
import type { TableModel } from '../model.ts';
import type { CurveRow, Knowledge } from './lookback.ts';

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
  /** Who answered instead of the person. */
  readonly mark?: string | undefined;
  readonly 'data-turning'?: number;
  readonly 'data-best'?: string;
  readonly 'data-worst'?: string;
}

/** A moment as a card to click: opens the replay there. */
export function MomentCard({ model, href, def, number, title, turn, change, note, mark, ...data }: MomentProps) {
  return (
    <a className={css.moment} href={href} {...data}>
      <CardThumb model={model} def={def} />
      <span>
        <b>
          {number !== undefined && `${number} · `}
          {title}
        </b>
        <small>
          {mark !== undefined && `${mark} · `}
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

/** The curve in numbers, for those who do not see it. */
export function CurveTable({
  analysis,
  rows,
  seats,
  knowledge,
  w,
}: {
  readonly analysis: Analysis;
  /** By turns; empty where the game has none, then by moments. */
  readonly rows: readonly CurveRow[];
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly knowledge: Knowledge;
  readonly w: AdviceText['back'];
}) {
  const step = Math.max(1, Math.ceil(analysis.moments.length / 24));
  const named = (turn: CurveRow['turn']): string | number => (turn === 'end' ? w.end : turn === 0 ? w.start : turn);
  const lines =
    rows.length > 0
      ? rows.map((row) => ({ ...row, name: named(row.turn) }))
      : analysis.moments
          .filter((_, i) => i % step === 0 || i === analysis.moments.length - 1)
          .map((moment) => ({ ...moment, name: moment.at }));
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{rows.length > 0 ? w.turnColumn : w.moment}</th>
          {seats.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <tr key={one.at}>
            <th scope="row">{one.name}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{percent(one[knowledge][seat])}%</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
