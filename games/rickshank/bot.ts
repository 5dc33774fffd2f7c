import type { Ask, SeatId } from '#engine';
import { shareOfHopes } from '#engine';
import { worthOf } from './score.ts';
import type { T } from './state.ts';

export const evaluate = (t: T, seat: SeatId): number => shareOfHopes(t, seat, 1, (one) => worthOf(t, one).vp / 10);

export const priors = (_: T, ask: Ask): readonly number[] => ask.options.map(() => 0);
