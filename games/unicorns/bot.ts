import type { Ask, SeatId } from '#engine';
import type { T } from './state.ts';
import { unicornsOf } from './state.ts';

export function evaluate(t: T, seat: SeatId): number {
  return unicornsOf(t, seat) / (2 * t.vars.needed);
}

export function priors(_: T, ask: Ask): readonly number[] {
  return ask.options.map(() => 0);
}
