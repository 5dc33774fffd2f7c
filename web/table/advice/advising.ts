import { type AskView, type OptionView, shownNumber } from '#engine';
import type { Board } from '../board.ts';

export const percent = (share: number): number => Math.round(share * 100);

export const shownPercent = (chance: number): string => `${shownNumber(chance)}%`;

/** A chance with what is known of it: «about 40%», «35–50%». Nothing is told more exactly than it is known. */
export function chanceWords({ low, high }: { readonly low: number; readonly high: number }): string {
  const [from, to] = [low, high].map((share) => Math.round(share * 20) * 5);
  return from === to ? `${from}%` : `${from}–${to}%`;
}

export interface Mark {
  /** What it lies on: a selector. */
  readonly on: string;
  readonly label: string;
}

/** What answers are about, by the number of the answer: cards, what else they name, and places. What several are about has the number of the best. */
export function marksFor(
  ask: AskView | null,
  answers: readonly { readonly keys: readonly string[] }[],
  board: Pick<Board, 'points'>,
): Mark[] {
  const marks: Mark[] = [];
  answers.forEach(({ keys }, i) => {
    for (const option of ask?.options.filter(({ key }) => keys.includes(key)) ?? [])
      for (const on of thingsOf(option, board)) if (!marks.some((mark) => mark.on === on)) marks.push({ on, label: `${i + 1}` });
  });
  return marks;
}

/** The card itself first, then where it goes. */
function thingsOf(option: OptionView, board: Pick<Board, 'points'>): string[] {
  const own = board.points?.(option);
  if (own !== undefined) return [own.to, own.from];
  return [option.ref, ...Object.values(option.params ?? {})].flatMap((thing) => {
    if (typeof thing !== 'object') return [];
    if ('card' in thing && thing.card !== null) return [`[data-card="${thing.card}"]`];
    return 'seat' in thing ? [`[data-seat="${thing.seat}"]`] : [];
  });
}
