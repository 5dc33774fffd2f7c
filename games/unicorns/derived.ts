import type { SeatId } from '#engine';
import { mightRespond } from './react.ts';
import type { T } from './state.ts';
import { HAND_LIMIT, handOf, isMarked, unicornsOf } from './state.ts';
import { isHandOpen } from './verbs.ts';

export interface SeatDerived {
  readonly seat: SeatId;
  /** Unicorns of the Stable and how many are still needed to win. */
  readonly unicorns: number;
  readonly missing: number;
  readonly hand: number;
  readonly limit: number;
  readonly isOpen: boolean;
  readonly hasPandas: boolean;
  /** Could answer a card with an Instant, by what everybody knows. */
  readonly mayRespond: boolean;
  readonly isUnstoppable: boolean;
}

export interface UnicornDerived {
  readonly needed: number;
  readonly seats: readonly SeatDerived[];
}

/** Public numbers for the table; the chain and the card being played are in the variables already. */
export function derived(t: T): UnicornDerived {
  const { needed } = t.vars;
  const seats = t.ring.map((seat) => {
    const unicorns = unicornsOf(t, seat);
    return {
      seat,
      unicorns,
      missing: Math.max(0, needed - unicorns),
      hand: handOf(t, seat).length,
      limit: HAND_LIMIT,
      isOpen: isHandOpen(t, seat),
      hasPandas: isMarked(t, seat, 'pandas'),
      mayRespond: mightRespond(t, seat),
      isUnstoppable: isMarked(t, seat, 'unstoppable'),
    };
  });
  return { needed, seats };
}
