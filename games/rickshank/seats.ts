// Section 22.2: a seat is removed.

import type { LeaveResult, SeatId } from '#engine';
import { finish, log, move, nextSeat, removeSeat } from '#engine';
import { forgetTurn } from './flow.ts';
import type { T } from './state.ts';
import {
  ASIDE,
  AWAY,
  cardOf,
  characterZone,
  controllerOf,
  deckZone,
  discardZone,
  handZone,
  homeOf,
  inPlay,
  isTurn,
  LEFT,
  NO_SIDE,
  PLACES_GONE,
} from './state.ts';
import { leavePlay, loseTokens, pickUp } from './verbs.ts';

/** RSR-300, RSR-326: if the table wants it, and not before the first turn. */
export const mayLeave = (t: T): boolean => t.options.leaving === 'remove' && t.vars.phase !== 'setup';

export function leave(t: T, seat: SeatId): LeaveResult {
  const { vars } = t;
  log(t, 'leaves', 'RSR-300', { seat: { seat } });
  const isDropped = vars.active === seat && isTurn(t);
  loseTokens(t, seat, vars.tokens[seat]);
  giveBackForeign(t, seat);
  takeOwnAway(t, seat);
  dropVotes(t, seat);
  vars.waits = vars.waits.filter((wait) => wait.seat !== seat);
  vars.hit = vars.hit.filter((one) => one !== seat);
  vars.rewarded = vars.rewarded.filter((one) => one !== seat);
  if (isDropped) {
    // Everything under way is dropped; steps 6 to 8 follow.
    for (const card of t.zones[ASIDE].slice()) move(t, card, PLACES_GONE);
    forgetTurn(t);
    vars.phase = 'refill';
  }
  if (vars.active === seat) vars.active = nextSeat(t, seat);
  removeSeat(t, seat);
  if (t.ring.length === 1) finish(t, { winners: [t.ring[0]], reason: 'forfeit', rule: 'RSR-301', params: { seat: { seat: t.ring[0] } } });
  return isDropped ? 'drop-step' : 'go-on';
}

/** Cards of others in front of the seat go home; captives under its prison are released when that leaves play. */
function giveBackForeign(t: T, seat: SeatId): void {
  for (const card of inPlay(t, seat).slice().reverse()) if (homeOf(t, card) !== undefined) leavePlay(t, card);
}

/** Its own cards leave the match wherever they are, except Ongoing ones that another player keeps until they leave play. */
function takeOwnAway(t: T, seat: SeatId): void {
  for (const lent of t.vars.held.slice()) {
    if (lent.home !== seat) continue;
    if (controllerOf(t, lent.card) >= 0 && cardOf(t, lent.card).isOngoing) lent.home = LEFT;
    else {
      pickUp(t, lent.card);
      move(t, lent.card, AWAY);
    }
  }
  for (const card of inPlay(t, seat).slice()) {
    pickUp(t, card);
    move(t, card, AWAY);
  }
  for (const zone of [handZone(seat), deckZone(seat), discardZone(seat), characterZone(seat)])
    for (const card of t.zones[zone].slice()) move(t, card, AWAY);
}

/** RSR-327: its votes and the votes for it count for nobody. */
function dropVotes(t: T, seat: SeatId): void {
  const { vote } = t.vars;
  if (vote === null) return;
  vote.tokens[seat] = 0;
  vote.cards[seat] = [];
  vote.side[seat] = NO_SIDE;
  vote.side.forEach((side, voter) => {
    if (side === seat) vote.side[voter] = NO_SIDE;
  });
}
