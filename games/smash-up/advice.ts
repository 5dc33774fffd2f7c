import type { CardId, Reason, SeatId } from '#engine';
import { isMainPhaseOf } from './select.ts';
import type { T } from './state.ts';
import { HAND } from './state.ts';

export function whyNot(t: T, seat: SeatId, id: CardId): Reason | undefined {
  if (t.zone[id] !== HAND + seat) return undefined;
  return isMainPhaseOf(t, seat) ? undefined : { key: 'not-your-turn', rule: 'SMU-065' };
}
