import type { Playable, SeatId, Table } from '#engine';

/** An estimate of the chance to win, from 0 to 1; only what the seat may know matters. */
export type Judge = <V>(t: Table<V>, seat: SeatId) => number;

/** The game's own estimate. */
export const written: Judge = (t, seat) => t.game.bot?.evaluate?.(t, seat) ?? 1 / Math.max(2, t.ring.length);

/** The game's own estimate for those who take their time. */
export const considered: Judge = (t, seat) => t.game.bot?.outlook?.(t, seat) ?? written(t, seat);

/** What the position is worth for the seat, from 0 to 1: the result if there is one, otherwise an estimate. */
export function worth<V>(match: Playable<V>, seat: SeatId, judge: Judge = written): number {
  const t = match.table;
  if (t.outcome !== null) {
    const { winners } = t.outcome;
    // A shared victory is better than none and worse than one's own.
    if (winners.includes(seat)) return 0.5 + 0.5 / winners.length;
    return winners.length === 0 && t.ring.length > 1 ? 0.25 : 0;
  }
  return judge(t, seat);
}
