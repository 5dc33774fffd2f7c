import type { SeatId, Table } from './types.ts';

/** The seats with the highest score; where they are several, the next list of scores decides among them, and so on. Scores are by seat. */
export function winnersByScore(seats: readonly SeatId[], ...scores: readonly (readonly number[])[]): SeatId[] {
  let first = seats.slice();
  for (const list of scores) {
    if (first.length <= 1) break;
    let most = Number.NEGATIVE_INFINITY;
    for (const seat of first) if (list[seat] > most) most = list[seat];
    first = first.filter((seat) => list[seat] === most);
  }
  return first;
}

/**
 * An evaluation from how well each seat stands: the seat's share of everybody's hopes, 1 or 0 once the match is over. `standing` is
 * about 0 for nothing reached and 1 for as good as won; the sharper, the more a small lead counts.
 */
export function shareOfHopes<V>(t: Table<V>, seat: SeatId, sharpness: number, standing: (seat: SeatId) => number): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0;
  let all = 0;
  let mine = 0;
  for (let i = 0; i < t.ring.length; i++) {
    const hope = Math.exp(sharpness * standing(t.ring[i]));
    all += hope;
    if (t.ring[i] === seat) mine = hope;
  }
  return all === 0 ? 0 : mine / all;
}
