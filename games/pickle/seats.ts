import type { SeatId } from '#engine';
import { finish, removeSeat } from '#engine';
import type { T } from './state.ts';

/** The other side wins (PKL-241). */
export function leave(t: T, seat: SeatId): never {
  removeSeat(t, seat);
  return finish(t, { winners: t.ring.slice(), reason: 'forfeit', rule: 'PKL-241', params: { seat: { seat } } });
}
