import type { Ask, SeatId } from '#engine';
import { shareOfHopes } from '#engine';
import type { T } from './state.ts';
import { GOAL } from './state.ts';

export const evaluate = (t: T, seat: SeatId): number => shareOfHopes(t, seat, 3, (one) => t.vars.vp[one] / GOAL);
export const priors = (_: T, ask: Ask): readonly number[] => ask.options.map(() => 0);
