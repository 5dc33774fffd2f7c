import { drawCards, log, place, roll, shuffle } from '#engine';
import type { T } from './state.ts';
import { DECK, HAND } from './state.ts';

const STARTING_HAND = 3;

/** CRN-002, CRN-003. */
export function setup(t: T): void {
  for (let card = 0; card < t.def.length; card++) place(t, card, DECK);
  shuffle(t, DECK);
  for (const seat of t.ring) drawCards(t, DECK, HAND + seat, STARTING_HAND);
  t.vars.active = t.ring[roll(t, t.ring.length)];
  log(t, 'first', 'CRN-003', { seat: { seat: t.vars.active } });
}
