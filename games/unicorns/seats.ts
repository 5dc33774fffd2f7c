import type { LeaveResult, SeatId } from '#engine';
import { finish, log, move, nextSeat, removeSeat } from '#engine';
import type { T } from './state.ts';
import { cardOf, DISCARD, handOf, NURSERY, stableOf } from './state.ts';

/** Whether the table removes seats; otherwise a bot plays on (UUN-316). */
export const mayLeave = (t: T): boolean => t.options.leaving === 'removed';

/** UUN-317: the seat goes at the next quiet moment; until then silence answers for it (UUN-319). */
export function leave(t: T, seat: SeatId): LeaveResult {
  const gone = t.vars.gone ?? [];
  if (!gone.includes(seat)) t.vars.gone = [...gone, seat];
  return 'go-on';
}

/** At a quiet moment. The number needed to win stays as it was. */
export function removeGone(t: T): void {
  const gone = t.vars.gone ?? [];
  delete t.vars.gone;
  for (const seat of gone) {
    log(t, 'leaves', 'UUN-317', { seat: { seat } });
    const next = nextSeat(t, seat);
    // A card that was stolen goes no way back, and nothing triggers.
    t.vars.ties = t.vars.ties.filter((tie) => tie.holder !== seat && tie.home !== seat);
    for (const card of [...handOf(t, seat), ...stableOf(t, seat)]) move(t, card, cardOf(t, card).isBaby ? NURSERY : DISCARD);
    removeSeat(t, seat);
    if (t.vars.active === seat) {
      t.vars.extraTurns = 0;
      beginTurn(t, next);
    }
    if (t.ring.length === 1) finish(t, { winners: t.ring.slice(), reason: 'last', rule: 'UUN-318', params: { seat: { seat: t.ring[0] } } });
  }
}

/** UUN-075. */
export function beginTurn(t: T, seat: SeatId): void {
  const { vars } = t;
  vars.active = seat;
  vars.turn++;
  vars.phase = 'begin';
  vars.played = 0;
  vars.plays = 1;
  vars.extraDraws = 0;
  vars.skip = false;
}
