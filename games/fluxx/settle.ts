import type { CardId, Flow, Prompt, SeatId } from '#engine';
import { announce, askAll, finish, flowOf, isGone, isNone, listeners, log, maskOf, pick, pickSome, seatsFrom, someOf } from '#engine';
import { countBits, goalsMet } from './goals.ts';
import type { InForce, T } from './state.ts';
import { CREEPERS, creepersOf, goalsInPlay, HAND, KEEPERS, keeperLimitOf, NO_CARD, NO_LIMIT, rulesInForce } from './state.ts';
import { discard, discardTogether, draw } from './verbs.ts';

const DROP_GOAL: Prompt = { key: 'drop-goal', rule: 'FLX-137' };

/**
 * FLX-272: what follows every event, in this order. `finished` is the Action that has been carried out, if the event was one.
 * Nothing else happens in between. Most events leave nothing to ask, and those are settled without a flow of their own.
 */
export function settle(t: T, finished = NO_CARD): Flow | void {
  const v = t.vars;
  const rules = rulesInForce(t);
  if (rules.goals > rules.goalsAllowed) return settleGoals(t, finished);
  if (v.goalsChanged) {
    if (isGoalHeard(t)) return settleGoals(t, finished);
    v.goalsChanged = false;
  }
  if (v.phase === 'play') catchUp(t, rules);
  if (finished !== NO_CARD) discard(t, finished);
  if (isBeyondLimit(t, rules)) return settleLimits(t);
  v.departed = false;
  checkVictory(t);
}

/** Whether a Creeper in play has something to say to a changed set of Goals. */
function isGoalHeard(t: T): boolean {
  for (const seat of t.ring) {
    const creepers = t.zones[CREEPERS + seat];
    if (creepers.length > 0 && listeners(t, 'goalsChanged', null, creepers).length > 0) return true;
  }
  return false;
}

/** (1) the Goal to drop, (2) what follows from a changed set of Goals; then the rest. */
function* settleGoals(t: T, finished: CardId): Flow {
  const { goals, goalsAllowed } = rulesInForce(t);
  if (goals > goalsAllowed) yield* dropGoal(t);
  t.vars.goalsChanged = false;
  const creepers = creepersOf(t, t.ring);
  if (creepers.length > 0) yield* announce(t, 'goalsChanged', null, creepers);
  yield* flowOf(settle(t, finished));
}

/** (5) limits out of turn, (6) victory. */
function* settleLimits(t: T): Flow {
  yield* discardOutOfTurn(t);
  t.vars.departed = false;
  checkVictory(t);
}

/** FLX-137: the active player chooses; if they left, the older Goal goes. */
function* dropGoal(t: T): Flow {
  const goals = goalsInPlay(t);
  const seat = t.vars.active;
  const goal = t.vars.phase === 'abandoned' ? goals[0] : yield* pick(t, seat, DROP_GOAL, goals);
  if (!isNone(goal)) discardTogether(t, seat, [goal], 'FLX-137');
}

/** FLX-110 to FLX-114, then FLX-096 and FLX-097. */
function catchUp(t: T, rules: InForce): void {
  const v = t.vars;
  if (rules.draw > v.drawn) {
    draw(t, v.active, rules.draw - v.drawn, 'FLX-110');
    v.drawn = rules.draw;
  }
  if (v.beganEmpty && !v.extraCard && v.drawn === 1 && rules.play === 'all-but-1') {
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

export const handExcess = (t: T, seat: SeatId): number => Math.max(0, t.zones[HAND + seat].length - rulesInForce(t).handLimit);

export function keeperExcess(t: T, seat: SeatId, limit = rulesInForce(t).keeperLimit): number {
  const keepers = t.zones[KEEPERS + seat].length;
  return keepers <= limit ? 0 : Math.max(0, keepers - keeperLimitOf(t, seat, limit));
}

/** Who has to comply out of turn, beginning with the player after the active one (FLX-221, FLX-225). */
function boundSeats(t: T): SeatId[] {
  const seats = seatsFrom(t, t.vars.active);
  return t.vars.phase === 'abandoned' ? seats : seats.slice(1);
}

function isBeyondLimit(t: T, rules: InForce): boolean {
  if (rules.handLimit === NO_LIMIT && rules.keeperLimit === NO_LIMIT) return false;
  const exempt = t.vars.phase === 'abandoned' ? -1 : t.vars.active;
  for (let i = 0; i < t.ring.length; i++) {
    const seat = t.ring[i];
    if (seat === exempt) continue;
    if (t.zones[HAND + seat].length > rules.handLimit || keeperExcess(t, seat, rules.keeperLimit) > 0) return true;
  }
  return false;
}

/** All Hand Limit discards first (FLX-234); everybody chooses at the same time and unseen (FLX-226). */
function* discardOutOfTurn(t: T): Flow {
  const full = boundSeats(t).filter((seat) => handExcess(t, seat) > 0);
  if (full.length > 0) {
    const chosen = yield* askAll(t, full, (seat) => {
      const n = handExcess(t, seat);
      return someOf(handPrompt(n), t.zones[HAND + seat].slice(), n, n);
    });
    for (let i = 0; i < full.length; i++) discardTogether(t, full[i], chosen[i] ?? [], 'FLX-226', 'discard-limit');
  }
  // Again and again, because a discarded Keeper may have raised the limit (FLX-233).
  for (;;) {
    const rich = boundSeats(t).filter((seat) => keeperExcess(t, seat) > 0);
    if (rich.length === 0) return;
    const chosen = yield* askAll(t, rich, (seat) => {
      const n = keeperExcess(t, seat);
      return someOf(keeperPrompt(n), t.zones[KEEPERS + seat].slice(), n, n);
    });
    for (let i = 0; i < rich.length; i++) discardTogether(t, rich[i], chosen[i] ?? [], 'FLX-226', 'discard-limit');
  }
}

/** The active player's own turn end, step (g). */
export function* complyWithHandLimit(t: T): Flow {
  const seat = t.vars.active;
  const n = handExcess(t, seat);
  const chosen = yield* pickSome(t, seat, handPrompt(n), t.zones[HAND + seat].slice(), n, n);
  if (!isGone(chosen)) discardTogether(t, seat, chosen, 'FLX-058', 'discard-limit');
  yield* flowOf(settle(t));
}

/** Step (h); again at once if the discard lowered the limit (FLX-233). */
export function* complyWithKeeperLimit(t: T): Flow {
  const seat = t.vars.active;
  for (let n = keeperExcess(t, seat); n > 0; n = keeperExcess(t, seat)) {
    const chosen = yield* pickSome(t, seat, keeperPrompt(n), t.zones[KEEPERS + seat].slice(), n, n);
    if (!isGone(chosen)) discardTogether(t, seat, chosen, 'FLX-059', 'discard-limit');
  }
  yield* flowOf(settle(t));
}

// ── Victory ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** FLX-260, FLX-262: exactly one player meets a Goal. */
function checkVictory(t: T): void {
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
