import type { Flow, Prompt, SeatId } from '#engine';
import { announce, askAll, finish, log, maskOf, pick, pickSome, seatsFrom, someOf } from '#engine';
import { countBits, goalsMet } from './goals.ts';
import type { FluxxTable } from './state.ts';
import {
  creepersOf,
  drawRule,
  goalCount,
  goalsAllowed,
  goalsInPlay,
  HAND,
  handLimit,
  KEEPERS,
  keeperLimit,
  keeperLimitOf,
  NO_CARD,
  NO_LIMIT,
  playRule,
} from './state.ts';
import { discard, discardTogether, draw } from './verbs.ts';

const DROP_GOAL: Prompt = { key: 'drop-goal', rule: 'FLX-137' };

/**
 * FLX-272: what follows every event, in this order. `finished` is the Action that has been carried out, if the event was one.
 * Nothing else happens in between.
 */
export function* settle(t: FluxxTable, finished = NO_CARD): Flow {
  const v = t.vars;
  if (goalCount(t) > goalsAllowed(t)) yield* dropGoal(t);
  if (v.goalsChanged) {
    v.goalsChanged = false;
    yield* announce(t, 'goalsChanged', null, creepersOf(t, t.ring));
  }
  if (v.phase === 'play') catchUp(t);
  if (finished !== NO_CARD) discard(t, finished);
  if (isBeyondLimit(t)) yield* discardOutOfTurn(t);
  v.departed = false;
  checkVictory(t);
}

/** FLX-137: the active player chooses; if they left, the older Goal goes. */
function* dropGoal(t: FluxxTable): Flow {
  const goals = goalsInPlay(t);
  const seat = t.vars.active;
  const goal = t.vars.phase === 'abandoned' ? goals[0] : yield* pick(t, seat, DROP_GOAL, goals);
  if (goal !== undefined) discardTogether(t, seat, [goal], 'FLX-137');
}

/** FLX-110 to FLX-114, then FLX-096 and FLX-097. */
function catchUp(t: FluxxTable): void {
  const v = t.vars;
  const rule = drawRule(t);
  if (rule > v.drawn) {
    draw(t, v.active, rule - v.drawn, 'FLX-110');
    v.drawn = rule;
  }
  if (v.beganEmpty && !v.extraCard && v.drawn === 1 && playRule(t) === 'all-but-1') {
    v.extraCard = true;
    draw(t, v.active, 1, 'FLX-096');
  }
}

// ── Limits ────────────────────────────────────────────────────────────────────────────────────────────────────────

// The same few numbers are asked for again and again.
const handPrompts: Prompt[] = [];
const keeperPrompts: Prompt[] = [];
const handPrompt = (n: number): Prompt => (handPrompts[n] ??= { key: 'discard-hand', rule: 'FLX-323', params: { n } });
const keeperPrompt = (n: number): Prompt => (keeperPrompts[n] ??= { key: 'discard-keepers', rule: 'FLX-324', params: { n } });

const handExcess = (t: FluxxTable, seat: SeatId): number => Math.max(0, t.zones[HAND + seat].length - handLimit(t));
const keeperExcess = (t: FluxxTable, seat: SeatId): number => Math.max(0, t.zones[KEEPERS + seat].length - keeperLimitOf(t, seat));

/** Who has to comply out of turn, beginning with the player after the active one (FLX-221, FLX-225). */
function boundSeats(t: FluxxTable): SeatId[] {
  const seats = seatsFrom(t, t.vars.active);
  return t.vars.phase === 'abandoned' ? seats : seats.slice(1);
}

function isBeyondLimit(t: FluxxTable): boolean {
  const hands = handLimit(t);
  const keepers = keeperLimit(t);
  if (hands === NO_LIMIT && keepers === NO_LIMIT) return false;
  const exempt = t.vars.phase === 'abandoned' ? -1 : t.vars.active;
  for (let i = 0; i < t.ring.length; i++) {
    const seat = t.ring[i];
    if (seat === exempt) continue;
    if (t.zones[HAND + seat].length > hands || keeperExcess(t, seat) > 0) return true;
  }
  return false;
}

/** All Hand Limit discards first (FLX-234); everybody chooses at the same time and unseen (FLX-226). */
function* discardOutOfTurn(t: FluxxTable): Flow {
  const full = boundSeats(t).filter((seat) => handExcess(t, seat) > 0);
  if (full.length > 0) {
    const chosen = yield* askAll(t, full, (seat) => {
      const n = handExcess(t, seat);
      return someOf(handPrompt(n), t.zones[HAND + seat].slice(), n, n);
    });
    for (let i = 0; i < full.length; i++) discardTogether(t, full[i], chosen[i], 'FLX-226', 'discard-limit');
  }
  // Again and again, because a discarded Keeper may have raised the limit (FLX-233).
  for (;;) {
    const rich = boundSeats(t).filter((seat) => keeperExcess(t, seat) > 0);
    if (rich.length === 0) return;
    const chosen = yield* askAll(t, rich, (seat) => {
      const n = keeperExcess(t, seat);
      return someOf(keeperPrompt(n), t.zones[KEEPERS + seat].slice(), n, n);
    });
    for (let i = 0; i < rich.length; i++) discardTogether(t, rich[i], chosen[i], 'FLX-226', 'discard-limit');
  }
}

/** The active player's own turn end, step (g). Tells whether anything was discarded. */
export function* complyWithHandLimit(t: FluxxTable): Flow<boolean> {
  const seat = t.vars.active;
  const n = handExcess(t, seat);
  if (n === 0) return false;
  const chosen = yield* pickSome(t, seat, handPrompt(n), t.zones[HAND + seat].slice(), n, n);
  discardTogether(t, seat, chosen, 'FLX-058', 'discard-limit');
  return true;
}

/** Step (h), again by FLX-233. */
export function* complyWithKeeperLimit(t: FluxxTable): Flow<boolean> {
  const seat = t.vars.active;
  let any = false;
  for (let n = keeperExcess(t, seat); n > 0; n = keeperExcess(t, seat)) {
    const chosen = yield* pickSome(t, seat, keeperPrompt(n), t.zones[KEEPERS + seat].slice(), n, n);
    discardTogether(t, seat, chosen, 'FLX-059', 'discard-limit');
    any = true;
  }
  return any;
}

// ── Victory ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** FLX-260, FLX-262: exactly one player meets a Goal. */
function checkVictory(t: FluxxTable): void {
  const { seats, goal } = goalsMet(t);
  if (seats === 0) {
    t.vars.tied = 0;
    return;
  }
  if (countBits(seats) > 1) {
    if (t.vars.tied !== seats) log(t, 'tie', 'FLX-262', { n: countBits(seats) });
    t.vars.tied = seats;
    return;
  }
  const seat = t.ring.find((one) => maskOf(one) === seats) as SeatId;
  log(t, 'win', 'FLX-260', { seat: { seat }, card: { card: goal } });
  finish(t, { winners: [seat], reason: 'goal', rule: 'FLX-260', params: { seat: { seat }, card: { card: goal } } });
}
