import type { Flow, LeaveResult, SeatId, Table } from '#engine';
import { finish, flowOf, log, nextSeat } from '#engine';
import { settle } from './settle.ts';
import { HAND_SIZE } from './setup.ts';
import type { FluxxVars, T } from './state.ts';
import { NO_CARD } from './state.ts';
import { clearStack, draw, getUp } from './verbs.ts';

/** FLX-293: immediately before the active player. */
export const joinAt = (t: Table<FluxxVars>): number => t.ring.indexOf(t.vars.active);

/** FLX-292: not while discards are open that the turn of a leaver demanded, nor before its departure is settled. */
export const mayJoin = (t: T): boolean => t.vars.phase !== 'abandoned' && !t.vars.departed;

/** FLX-290, FLX-291, FLX-294. */
export function* join(t: T, seat: SeatId): Flow {
  log(t, 'join', 'FLX-290', { seat: { seat } });
  draw(t, seat, HAND_SIZE, 'FLX-290');
  yield* flowOf(settle(t));
}

/** FLX-296 to FLX-305. */
export function leave(t: T, seat: SeatId): LeaveResult {
  const v = t.vars;
  const wasActive = v.active === seat;
  log(t, 'leave', 'FLX-296', { seat: { seat } });
  if (wasActive) {
    clearStack(t);
    v.active = nextSeat(t, seat);
    v.phase = 'abandoned';
    v.extra = false;
    v.again = false;
    v.doing = NO_CARD;
  }
  getUp(t, seat);
  v.departed = true;
  if (t.ring.length === 1) {
    log(t, 'forfeit', 'FLX-302', { seat: { seat: t.ring[0] } });
    finish(t, { winners: [t.ring[0]], reason: 'forfeit', rule: 'FLX-302', params: { seat: { seat: t.ring[0] } } });
  }
  return wasActive ? 'drop-step' : 'go-on';
}
