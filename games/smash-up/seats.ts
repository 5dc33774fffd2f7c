// A seat that is removed (SMU-435, SMU-438, SMU-439).

import type { LeaveResult, SeatId } from '#engine';
import { finish, log, move, NOBODY, removeSeat, setSight, shuffle } from '#engine';
import type { T } from './state.ts';
import { ASIDE, AWAY, BASE_ASIDE, BASE_DECK, DECK, MAX_SEATS, RESOLVING } from './state.ts';
import { isInPlay } from './table/select.ts';
import { discardCard, discardPlayed, leavePlay, putBaseBack, putOnDeck } from './verbs.ts';

/** SMU-434, SMU-438: only where the table wants it, and from the first turn on; otherwise a bot takes over. */
export const mayLeave = (t: T): boolean => t.options.leaving === 'remove' && t.vars.phase !== 'factions' && t.vars.phase !== 'hands';

export function leave(t: T, seat: SeatId): LeaveResult {
  const { vars } = t;
  const isActive = vars.active === seat;
  log(t, 'removed', 'SMU-435', { seat: { seat } });
  takeAway(t, seat);
  removeSeat(t, seat);
  if (t.ring.length === 1)
    finish(t, {
      winners: t.ring.slice(),
      reason: 'alone',
      rule: 'SMU-435',
      params: { seat: { seat: t.ring[0] } },
      scores: vars.vp.slice(),
    });
  for (const scope of vars.scopes) {
    scope.pending = scope.pending.filter((one) => one.ctrl !== seat);
  }
  vars.boosts = vars.boosts.map((one) => (one.until === seat ? { ...one, until: 'turn' as const } : one));
  vars.asleep = vars.asleep.filter((one) => one.seat !== seat);
  vars.ignores = vars.ignores.filter((one) => one.seat !== seat);
  if (!isActive) return 'go-on';
  vars.bank = [];
  vars.cut = true;
  // A base being scored is finished, with all that is under way; what is left for the active player is decided by the next one.
  if (vars.phase === 'score') return 'go-on';
  dropEffect(t);
  vars.phase = 'end';
  return 'drop-step';
}

/** The cards of the seat leave the game; cards of others on them, and what it played of others, are discarded. */
function takeAway(t: T, seat: SeatId): void {
  const { owner, ctrl } = t.vars;
  for (let id = 0; id < owner.length; id++) if (ctrl[id] === seat && owner[id] !== seat && isInPlay(t, id)) discardCard(t, id);
  for (let id = 0; id < owner.length; id++) {
    if (owner[id] !== seat) continue;
    if (isInPlay(t, id)) leavePlay(t, id, AWAY);
    else if (t.zone[id] !== AWAY) move(t, id, AWAY);
  }
}

/** What was under way stops: cards go where they belong. */
function dropEffect(t: T): void {
  t.vars.scopes = [];
  for (const id of t.zones[RESOLVING].slice()) discardPlayed(t, id);
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    for (const id of t.zones[ASIDE + seat].slice().reverse()) putOnDeck(t, seat, id, 'top');
    closeIfOpen(t, DECK + seat);
  }
  for (const id of t.zones[BASE_ASIDE].slice().reverse()) putBaseBack(t, id, 'top');
  closeIfOpen(t, BASE_DECK);
}

function closeIfOpen(t: T, zone: number): void {
  if (t.sight[zone] === NOBODY) return;
  setSight(t, zone, NOBODY);
  shuffle(t, zone);
}
