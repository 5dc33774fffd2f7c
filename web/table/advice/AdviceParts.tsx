import { useCallback } from 'react';
import { cx } from '../../kit/index.ts';
import { type Box, seenOnTable, useFollowed } from '../overlay/follow.ts';
import css from './Advice.module.css';
import { type Mark, percent, shownPercent } from './advising.ts';

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
          <strong aria-hidden={line.aloud !== undefined || undefined}>{shownPercent(line.chance)}</strong>
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

const SIZE = 30;

interface Spot {
  readonly label: string;
  readonly left: number;
  readonly top: number;
  /** What of the number lies outside of the shown part of its card: right, bottom and so on, as `inset` has them. */
  readonly cut: string;
}

/** Where on a thing a number can be seen: it may be scrolled away, or lie under something. */
function spotOn({ on, label }: Mark): Spot | null {
  const seen = seenOnTable([on]);
  if (seen === null) return null;
  const { thing, box } = seen;
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const share of [0.55, 0.3, 0.75]) {
    const [x, y] = [left + Math.min(20, width / 2), top + height * share];
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const over = document.elementFromPoint(x, y);
    // On a map the places lie below what is drawn on them.
    const ground = thing.closest('svg') ?? thing;
    if (over === null || !(ground.contains(over) || over.contains(thing))) continue;
    const [from, to] = [Math.round(x - SIZE / 2), Math.round(y - SIZE / 2)];
    return { label, left: from, top: to, cut: cutOf(from, to, thing, box) };
  }
  return null;
}

/** At the edges of the card itself it may stand out; where the card is cut off by its row, so is the number. */
function cutOf(left: number, top: number, thing: Element, box: Box): string {
  const whole = thing.getBoundingClientRect();
  const past = (inside: number, card: number, edge: number): number => (Math.abs(card - edge) < 1 ? -6 : Math.max(-6, Math.round(inside)));
  const cuts = [
    past(box.top - top, whole.top, box.top),
    past(left + SIZE - box.right, whole.right, box.right),
    past(top + SIZE - box.bottom, whole.bottom, box.bottom),
    past(box.left - left, whole.left, box.left),
  ];
  return cuts.every((cut) => cut <= -3) ? '' : `inset(${cuts.map((cut) => `${cut}px`).join(' ')})`;
}

/** Blue numbers on the cards and places meant. They follow them, whatever board these lie on, and are cut off with them. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  // The same marks come as a new list whenever the table is drawn.
  const wanted = JSON.stringify(marks);
  const find = useCallback((): Spot[] => {
    // Whatever lies over the whole table hides them.
    if (document.querySelector('dialog[open]') !== null) return [];
    return (JSON.parse(wanted) as Mark[]).flatMap((mark) => spotOn(mark) ?? []);
  }, [wanted]);
  const spots = useFollowed(find);
  return spots.map(({ label, left, top, cut }, i) => (
    <span
      key={`${label} ${i}`}
      className={css.mark}
      style={{ left, top, ...(cut === '' ? {} : { clipPath: cut }) }}
      aria-hidden="true"
      data-mark={label}
    >
      {label}
    </span>
  ));
}
