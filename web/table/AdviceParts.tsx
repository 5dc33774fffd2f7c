import { useEffect, useState } from 'react';
import { cx } from '../kit/index.ts';
import css from './Advice.module.css';
import { type Mark, percent } from './advising.ts';

export interface AnswerLine {
  readonly key: string;
  readonly words: string;
  readonly chance: number;
  readonly low?: number;
  readonly high?: number;
  /** Read out instead of the parts. */
  readonly aloud?: string;
  /** The one that was given, in a replay. */
  readonly played?: string;
}

/** Answers with their chance as bars; notches say how sure that is. */
export function Answers({ lines }: { readonly lines: readonly AnswerLine[] }) {
  return (
    <ol className={css.answers}>
      {lines.map((line, i) => (
        <li key={line.key} className={cx(i === 0 && css.best)} data-answer={i + 1}>
          {line.aloud !== undefined && <span className="sr">{line.aloud}</span>}
          <i aria-hidden="true">{i + 1}</i>
          <b aria-hidden={line.aloud !== undefined || undefined}>
            {line.played !== undefined && <em>{line.played}: </em>}
            {line.words}
          </b>
          <strong aria-hidden={line.aloud !== undefined || undefined}>{percent(line.chance)}%</strong>
          <span className={css.bar} aria-hidden="true">
            <span style={{ width: `${percent(line.chance)}%` }} />
            {line.low !== undefined && line.high !== undefined && (
              <u style={{ left: `${percent(line.low)}%`, width: `${Math.max(1, percent(line.high) - percent(line.low))}%` }} />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

const LOOK_MS = 250;

/** Where on a card a number can be seen: it may be scrolled away, or lie under something. */
function spotOn(thing: Element): { readonly left: number; readonly top: number } | undefined {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const share of [0.55, 0.3, 0.75]) {
    const [x, y] = [left + Math.min(20, width / 2), top + height * share];
    const over = document.elementFromPoint(x, y);
    if (over !== null && (thing.contains(over) || over.contains(thing))) return { left: Math.round(x - 15), top: Math.round(y - 15) };
  }
  return undefined;
}

/** Blue numbers on the cards meant. They follow the cards, whatever board these lie on. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const [places, setPlaces] = useState<readonly { readonly label: string; readonly left: number; readonly top: number }[]>([]);
  useEffect(() => {
    const look = (): void => {
      const isCovered = document.querySelector('dialog[open]') !== null;
      const found = marks.flatMap(({ card, label }) => {
        const thing = isCovered ? null : document.querySelector(`[data-table] [data-card="${card}"]`);
        const spot = thing === null ? undefined : spotOn(thing);
        return spot === undefined ? [] : [{ label, ...spot }];
      });
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = window.setInterval(look, LOOK_MS);
    window.addEventListener('resize', look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [marks]);
  return places.map(({ label, left, top }) => (
    <span key={`${label} ${left} ${top}`} className={css.mark} style={{ left, top }} aria-hidden="true" data-mark={label}>
      {label}
    </span>
  ));
}
