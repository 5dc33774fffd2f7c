import type { SeatId } from '#engine';
import { log, place, roll, shuffle } from '#engine';
import type { T } from './state.ts';
import { CENTRE, DECK, HAND, KIND } from './state.ts';
import { draw, give, putBefore } from './verbs.ts';

/** FLX-032. */
export const HAND_SIZE = 3;

export function setup(t: T): void {
  for (let card = 0; card < t.def.length; card++) place(t, card, KIND[t.def[card]] === 'basic-rules' ? CENTRE : DECK);
  shuffle(t, DECK);
  for (let round = 0; round < HAND_SIZE; round++) for (const seat of t.ring) give(t, t.zones[DECK][t.zones[DECK].length - 1], seat);
  log(t, 'deal', 'FLX-032', { n: HAND_SIZE });
  for (const seat of t.ring) replaceCreepers(t, seat);
  // FLX-039
  t.vars.active = t.options.first === 'host' ? t.ring[0] : t.ring[roll(t, t.ring.length)];
  log(t, 'first', 'FLX-039', { seat: { seat: t.vars.active } });
}

/** FLX-035, FLX-036. */
function replaceCreepers(t: T, seat: SeatId): void {
  const dealt = t.zones[HAND + seat].filter((card) => KIND[t.def[card]] === 'creeper');
  if (dealt.length === 0) return;
  for (const card of dealt) {
    putBefore(t, card, seat);
    log(t, 'creeper', 'FLX-035', { seat: { seat }, card: { card } });
  }
  draw(t, seat, dealt.length, 'FLX-035');
}
