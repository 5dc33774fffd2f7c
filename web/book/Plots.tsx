import { type ReactNode, useId, useState } from 'react';
import { Button } from '../kit/index.ts';
import { useWords } from '../pages/words.ts';
import { bookTexts } from '../text/book.ts';
import css from './Plots.module.css';

/** A plot with the same as a table behind it. */
export function Figure({ title, note, head, rows, children }: FigureProps) {
  const { lang } = useWords();
  const w = bookTexts[lang];
  const [numbers, setNumbers] = useState(false);
  const id = useId();
  return (
    <section className={css.figure} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button size="sm" aria-pressed={numbers} data-action="as-numbers" onClick={() => setNumbers(!numbers)}>
          {numbers ? w.asPicture : w.asNumbers}
        </Button>
      </header>
      {numbers ? (
        <div className={css.scroll}>
          <table className={css.numbers} aria-labelledby={id}>
            <thead>
              <tr>
                {head.map((one) => (
                  <th key={one} scope="col">
                    {one}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, i) => (
                    <td key={`${name}-${head[i + 1]}`}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        children
      )}
      {note !== undefined && <p className={css.note}>{note}</p>}
    </section>
  );
}

export interface FigureProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly children: ReactNode;
}

export const percent = (share: number): string => String(Math.round(share * 100));

export interface ForestRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const STEP = 0.1;

/** Above, below, or perhaps chance. */
const markOf = ({ low, high }: Pick<ForestRow, 'low' | 'high'>, even: number): 'above' | 'below' | 'chance' =>
  low > even ? 'above' : high < even ? 'below' : 'chance';

/** Up, down, or a ring: never by colour alone. */
const MARKS = { above: 'M0-5 5 4H-5z', below: 'M0 5 5-4H-5z', chance: 'M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0z' } as const;
const WIDTH = 150;
const PAD = 8;
const MOST_TICKS = 6;

/** Shares with the line between what they may well be, against what would be even. */
export function Forest({ rows, even, label }: { readonly rows: readonly ForestRow[]; readonly even: number; readonly label: string }) {
  const from = Math.max(0, Math.floor(Math.min(even - STEP, ...rows.map(({ low }) => low)) / STEP) * STEP);
  const to = Math.min(1, Math.ceil(Math.max(even + STEP, ...rows.map(({ high }) => high)) / STEP) * STEP);
  const x = (share: number): number => PAD + ((share - from) / (to - from)) * (WIDTH - 2 * PAD);
  const ticks = Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);
  return (
    <figure className={css.forest} aria-label={label}>
      {rows.map((row) => {
        const mark = markOf(row, even);
        return (
          <div key={row.key} className={css.row} data-mark={mark} data-row={row.key}>
            <span className={css.name}>
              {row.name} <small>{row.games}</small>
            </span>
            <svg viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
              {ticks.map((tick) => (
                <path key={tick} className={css.tick} d={`M${x(tick)} 0v20`} />
              ))}
              <path className={css.even} d={`M${x(even)} 0v20`} />
              <path className={css.reach} d={`M${x(row.low)} 10H${x(row.high)}`} />
              <path className={css.mark} d={MARKS[mark]} transform={`translate(${x(row.share)} 10)`} />
            </svg>
            <b>{percent(row.share)}</b>
            <span className={css.between}>
              {percent(row.low)}–{percent(row.high)}
            </span>
          </div>
        );
      })}
      <div className={css.row} aria-hidden="true">
        <span />
        <svg viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
          {ticks
            .filter((_, i) => ticks.length <= MOST_TICKS || i % 2 === 0)
            .map((tick) => (
              <text key={tick} x={x(tick)} y="11" textAnchor="middle">
                {percent(tick)}
              </text>
            ))}
        </svg>
      </div>
    </figure>
  );
}

const BROAD = 300;
const HIGH = 80;
const ROOM = 16;

/** How much of something there is, from left to right; what stands out is dark. */
export function Columns({ values, label, marks, shown }: ColumnsProps) {
  const most = Math.max(...values) || 1;
  const wide = BROAD / Math.max(1, values.length);
  return (
    <svg className={css.columns} viewBox={`0 0 ${BROAD} ${HIGH + ROOM}`} role="img" aria-label={label}>
      {values.map((value, i) => {
        const high = (value / most) * HIGH;
        return (
          <g key={i} data-on={marks?.includes(i) || undefined}>
            <rect x={i * wide + 1} y={ROOM + HIGH - high} width={Math.max(1, wide - 2)} height={high} rx="2" />
            {shown?.(value, i) !== undefined && (
              <text x={i * wide + wide / 2} y={ROOM + HIGH - high - 4} textAnchor="middle">
                {shown(value, i)}
              </text>
            )}
          </g>
        );
      })}
      <path className={css.tick} d={`M0 ${ROOM + HIGH}H${BROAD}`} />
    </svg>
  );
}

interface ColumnsProps {
  readonly values: readonly number[];
  readonly label: string;
  readonly marks?: readonly number[];
  readonly shown?: (value: number, at: number) => string | undefined;
}
