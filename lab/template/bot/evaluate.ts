import type { Ask, SeatId } from '#engine';
import { shareOfHopes } from '#engine';
import type { T } from '../state.ts';
import { cardOf, GOAL, weightOf } from '../state.ts';

/** Between 0 (lost) and 1 (won). */
export const evaluate = (t: T, seat: SeatId): number => shareOfHopes(t, seat, 4, (one) => weightOf(t, one) / GOAL);

/** How good each option looks before any search. */
export const priors = (t: T, { options }: Ask): readonly number[] =>
  options.map((option) => (typeof option === 'number' ? Math.max(2, cardOf(t, option).weight) : 0));
