import { refOf } from '../ask.ts';
import type { Match } from '../match.ts';
import type { Rng } from '../random.ts';
import { below } from '../random.ts';
import type { Ask, Choice, SeatId } from '../types.ts';
import { EVERYBODY } from '../types.ts';

/** How a seat answers in an automatic match. */
export type SeatPolicy = <V>(match: Match<V>, seat: SeatId, rng: Rng) => readonly number[];

/** Does as little as the rules allow: declines what it may, and takes a button before a card. */
export const passive: SeatPolicy = (match, seat, rng) =>
  leastBy(match.askOf(seat), rng, (choice) => {
    const isVoluntary = typeof choice !== 'number' && choice.voluntary === true;
    return (isVoluntary ? 2 : 0) + (refOf(choice).kind === 'button' ? 0 : 1);
  });

/** Never parts with a card of the own hand while there is anything else to choose, and uses everything else. */
export const hoarding: SeatPolicy = (match, seat, rng) => {
  const ask = match.askOf(seat);
  const isOwn = (choice: Choice): boolean => {
    const ref = refOf(choice);
    if (ref.kind !== 'card') return false;
    const zone = match.game.zones[match.table.zone[ref.card]];
    return zone.owner === seat && zone.sight !== EVERYBODY;
  };
  const kept = leastBy(ask, rng, (choice) => (isOwn(choice) ? 2 : refOf(choice).kind === 'button' ? 1 : 0));
  if (ask === null || kept.length > 0 || ask.max === 0) return kept;
  // Optional, and costs no card: used every other time, so that no two of them go on for ever by it alone.
  const free = ask.options.flatMap((choice, i) => (isOwn(choice) ? [] : [i]));
  return free.length > 0 && below(rng, 2) === 0 ? [free[below(rng, free.length)]] : kept;
};

/** As few as are allowed, those with the lowest price first, by chance among equals. */
function leastBy(ask: Ask | null, rng: Rng, price: (choice: Choice) => number): number[] {
  if (ask === null) return [];
  const left = ask.options.map((choice, i) => ({ i, price: price(choice), by: below(rng, 1 << 20) }));
  left.sort((a, b) => a.price - b.price || a.by - b.by);
  return left.slice(0, ask.min).map(({ i }) => i);
}

/** Any legal answer. */
export function randomPicks(ask: Ask, rng: Rng): number[] {
  const many = ask.min + below(rng, ask.max - ask.min + 1);
  const left = ask.options.map((_, i) => i);
  const picks: number[] = [];
  while (picks.length < many) picks.push(left.splice(below(rng, left.length), 1)[0]);
  return picks;
}
