import type { SeatId } from '#engine';
import type { T } from './state.ts';
import { GOAL, HAND, weightOf } from './state.ts';

export interface CairnDerived {
  readonly goal: number;
  readonly seats: readonly { readonly seat: SeatId; readonly weight: number; readonly hand: number }[];
}

/** What the table shows besides its state. */
export function derived(t: T): CairnDerived {
  return { goal: GOAL, seats: t.ring.map((seat) => ({ seat, weight: weightOf(t, seat), hand: t.zones[HAND + seat].length })) };
}
