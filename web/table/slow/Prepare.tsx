import { useState } from 'react';
import { Button, Dialog, Segmented, Sheet } from '../../kit/index.ts';
import { tablesTexts } from '../../text/tables.ts';
import type { Board } from '../board.ts';
import { CardThumb } from '../cards/CardThumb.tsx';
import type { TableState } from '../useTable.ts';
import css from './Slow.module.css';

type When = 'touched' | 'any';

interface PrepareProps {
  readonly table: TableState;
  /** Whether a card of that name answers windows. */
  readonly prepares: Board['prepares'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Answers in advance: what is prepared, one more, and one less. Only the own seat is told. */
export function Prepare({ table, prepares, open, onClose }: PrepareProps) {
  const { model, command } = table;
  const { lang, say, text, meta, me, view } = model;
  const w = tablesTexts[lang];
  const [when, setWhen] = useState<When>('touched');
  const prepared = meta?.slow?.prepared ?? [];
  const hand = view.zones[`hand:${me}`] ?? [];
  const names = [...new Set(hand.flatMap(({ def }) => def ?? []))].filter((def) => prepares?.(def) === true);
  const [chosen, setChosen] = useState<string | null>(null);
  const card = chosen !== null && names.includes(chosen) ? chosen : (names[0] ?? null);
  const nameOf = (def: string): string => text.cards[def]?.name ?? def;
  const send = (answers: readonly { readonly card: string; readonly when: When }[]): void => void command('prepare', { answers });
  const body = (
    <div className={css.prepare} data-game={view.game} data-prepare={prepared.length}>
      <p>{w.prepareText}</p>
      {prepared.length > 0 && (
        <ul>
          {prepared.map((one, at) => (
            <li key={`${one.card}-${one.when}-${String(at)}`}>
              <CardThumb model={model} def={one.card} />
              <span>
                <b>{say(one.when === 'touched' ? w.preparedTouched : w.preparedAny, { card: nameOf(one.card) })}</b>
                <small>{w.preparedNote}</small>
              </span>
              <Button
                kind="icon"
                size="sm"
                aria-label={say(w.drop, { card: nameOf(one.card) })}
                data-action="drop-prepared"
                onClick={() => send(prepared.filter((_, i) => i !== at))}
              >
                ✕
              </Button>
            </li>
          ))}
        </ul>
      )}
      {card === null ? (
        <p>{w.prepareNone}</p>
      ) : (
        <>
          <h3>{w.prepareWhen}</h3>
          <Segmented
            label={w.prepareWhen}
            value={when}
            options={[
              { value: 'touched', label: w.whenTouched },
              { value: 'any', label: w.whenAny },
            ]}
            onChange={setWhen}
          />
          <h3>{w.prepareWith}</h3>
          <div className={css.cards}>
            {names.map((def) => (
              <button key={def} type="button" aria-pressed={def === card} onClick={() => setChosen(def)}>
                <CardThumb model={model} def={def} />
                {nameOf(def)}
              </button>
            ))}
          </div>
          <small>{w.prepareOnce}</small>
          <Button kind="act" data-action="add-prepared" onClick={() => send([...prepared, { card, when }])}>
            {say(w.prepareAdd, { card: nameOf(card) })}
          </Button>
        </>
      )}
    </div>
  );
  const props = { open, label: w.prepare, title: w.prepare, onClose };
  return model.phone ? (
    <Sheet {...props} closeLabel={w.closed}>
      {body}
    </Sheet>
  ) : (
    <Dialog {...props} actions={<Button onClick={onClose}>{w.closed}</Button>}>
      {body}
    </Dialog>
  );
}
