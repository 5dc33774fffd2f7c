// What happens to cards: the only code that touches zones.

import type { CardId, SeatId } from '#engine';
import { drawCards, log, move } from '#engine';
import type { T } from './state.ts';
import { cardOf, DECK, DISCARD, HAND, HEAP } from './state.ts';

/** CRN-005, CRN-006: a stone goes on the own heap, a trick to the discard pile. */
export function lay(t: T, seat: SeatId, card: CardId): void {
  move(t, card, cardOf(t, card).kind === 'stone' ? HEAP + seat : DISCARD);
  log(t, 'plays', 'CRN-004', { seat: { seat }, card: { card } });
}

/** CRN-008. */
export function take(t: T, seat: SeatId, card: CardId): void {
  move(t, card, HEAP + seat);
  log(t, 'takes', 'CRN-008', { seat: { seat }, card: { card } });
}

/** CRN-007. */
export function draw(t: T, seat: SeatId): void {
  if (drawCards(t, DECK, HAND + seat, 1).length > 0) log(t, 'draws', 'CRN-007', { seat: { seat } });
}
