import type { Playable, SeatId } from '#engine';

/** What the position is worth for the seat, from 0 to 1: the result if there is one, otherwise the game's own estimate. */
export function worth<V>(match: Playable<V>, seat: SeatId): number {
  const t = match.table;
  if (t.outcome !== null) {
    const { winners } = t.outcome;
    // A shared victory is better than none and worse than one's own.
    if (winners.includes(seat)) return 0.5 + 0.5 / winners.length;
    return winners.length === 0 && t.ring.length > 1 ? 0.25 : 0;
  }
  return t.game.evaluate === undefined ? 1 / Math.max(2, t.ring.length) : t.game.evaluate(t, seat);
}
