// The turn (section 3) and the end of the game (section 8).

import type { CardId, Code, Flow, Prompt, SeatId, Step } from '#engine';
import * as engine from '#engine';
import * as resolving from './effects/resolve.ts';
import type { Playing } from './plays/answers.ts';
import * as answers from './plays/answers.ts';
import * as bank from './plays/bank.ts';
import * as offered from './plays/offered.ts';
import * as scorings from './scoring.ts';
import { chooseFactions, settleHands } from './setup.ts';
import type { SmashVars, T, Trigger, Use } from './state.ts';
import * as state from './state.ts';
import * as inplay from './table/in-play.ts';
import * as select from './table/select.ts';
import * as traits from './table/traits.ts';
import * as verbs from './verbs.ts';

const { withResult, conclude, FlowThen, isGone, isNone, isPresent, log, nextSeat, opening, pickSome, winnersByScore } = engine;
const { carryOut, playAlone, resolveAlone } = resolving;
const { END, IN_PHASE_2, OVER, TALENT, useOption } = answers;
const { REGULAR_ACTION, REGULAR_MINION, spend } = bank;
const { addMainPlays } = offered;
const { scoreBases } = scorings;
const { GOAL, HAND_LIMIT, MAX_SEATS, NONE } = state;
const { hearsAt, hearsInPlay, hooksBy, hooksInPlay, hooksOf } = inplay;
const { cardOf, cardsAt, chief, handOf, isAble, siteOf, works } = select;
const { bitOf, HEARS, HOOK, HOOKS, hearingOf } = traits;
const { discard, draw, enforce } = verbs;

/** One step: one pick, one action, one question of a window, one phase. Most turns start and end without a question: no flow then. */
export function step(t: T): Step<SmashVars> {
  switch (t.vars.phase) {
    case 'play':
      return act;
    case 'start':
      return startTurn(t);
    case 'score':
      return scoreBases(t);
    case 'draw':
      return drawTwo(t);
    case 'end':
      return endTurn(t);
    case 'factions':
      return chooseFactions(t);
    case 'hands':
      return settleHands(t);
  }
}

// ── Start and end of a turn ───────────────────────────────────────────────────────────────────────────────────────

/** Abilities of cards in play that happen at the start or the end of the turn of the active player. */
function due(t: T, what: 'start' | 'end'): Trigger[] | null {
  const bit = bitOf(what);
  if ((hearsInPlay(t) & bit) === 0) return null;
  const { def } = t;
  let list: Trigger[] | null = null;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if ((hearsAt(t, site) & bit) === 0) continue;
    const cards = cardsAt(t, site);
    for (let i = 0; i < cards.length; i++) {
      const id = cards[i];
      if ((HEARS[def[id]] & bit) === 0) continue;
      const ctrl = i === 0 ? NONE : t.vars.ctrl[id];
      const trigger: Trigger = { what, card: id, def: def[id], ctrl, about: NONE, by: t.vars.active, cause: NONE, site };
      if (hearingOf(cardOf(t, id), what)?.when(t, id, ctrl, trigger) !== true || !works(t, id)) continue;
      if (list === null) list = [trigger];
      else list.push(trigger);
    }
  }
  return list;
}

/** They are carried out, then the turn goes on (SMU-062, SMU-063, SMU-080). */
function afterDue(t: T, list: Trigger[] | null, then: (t: T) => void): Step<SmashVars> {
  const running = list === null ? undefined : carryOut(t, list);
  if (running !== undefined) return new FlowThen(running, then);
  then(t);
}

/** Phase 1; first what lasted until now ends (SMU-061). */
function startTurn(t: T): Step<SmashVars> {
  const { vars } = t;
  const { active } = vars;
  if (vars.ignores.length > 0) mindAgain(t, active);
  log(t, 'turn', 'SMU-060', { seat: { seat: active }, n: vars.turn });
  return afterDue(t, due(t, 'start'), beginPlay);
}

function mindAgain(t: T, seat: SeatId): void {
  t.vars.ignores = t.vars.ignores.filter((one) => one.seat !== seat);
}

function beginPlay(t: T): void {
  const { vars } = t;
  const { active } = vars;
  vars.phase = 'play';
  vars.bank = [REGULAR_MINION, REGULAR_ACTION];
  // SMU-423.
  if ((hooksOf(t, active) & HOOK.grants) === 0) return;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if ((hooksBy(t, site, active) & HOOK.grants) === 0) continue;
    for (const id of cardsAt(t, site)) {
      const { grants } = cardOf(t, id);
      if (grants !== undefined && vars.ctrl[id] === active && works(t, id)) vars.bank.push({ ...grants(t, site), source: t.def[id] });
    }
  }
}

/** Phase 4 (SMU-073 to SMU-075). */
function drawTwo(t: T): Step<SmashVars> {
  const { vars } = t;
  const { active } = vars;
  vars.phase = 'end';
  draw(t, active, 2);
  const over = handOf(t, active).length - HAND_LIMIT;
  return over > 0 ? discardDown(t, active, over) : endTurn(t);
}

function discardDown(t: T, seat: SeatId, over: number): Flow {
  const prompt: Prompt = { key: 'limit', rule: 'SMU-328', params: { n: over } };
  return withResult(pickSome(t, seat, prompt, handOf(t, seat).slice(), over, over), (cards) =>
    isGone(cards) ? undefined : discard(t, seat, cards),
  );
}

/** Phase 5 (SMU-080 to SMU-082). */
function endTurn(t: T): Step<SmashVars> {
  return afterDue(t, t.vars.cut ? null : due(t, 'end'), passTurn);
}

function passTurn(t: T): void {
  const { vars } = t;
  const { active } = vars;
  if (vars.boosts.length > 0 || vars.asleep.length > 0) endLasting(t, active);
  if (vars.bpBoosts.length > 0) vars.bpBoosts = [];
  if (vars.numb.length > 0) {
    vars.numb = [];
    enforce(t);
  }
  if (isOver(t) || isStale(t)) return;
  vars.active = isPresent(t, active) ? nextSeat(t, active) : chief(t);
  vars.turn++;
  vars.phase = 'start';
  vars.cut = false;
  if (vars.bank.length > 0) vars.bank = [];
  if (vars.played.length > 0) vars.played = [];
  if (vars.moved.length > 0) vars.moved = [];
  if (vars.talents.length > 0) vars.talents = [];
  if (vars.once.length > 0) vars.once = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) vars.plays[seat] = 0;
}

/** What lasts until the end of this turn, or of one of that player. */
function endLasting(t: T, active: SeatId): void {
  const { vars } = t;
  vars.boosts = vars.boosts.filter((one) => one.until !== 'turn' && one.until !== active);
  vars.asleep = vars.asleep.filter((one) => one.seat !== active || one.from > vars.turn);
}

/** SMU-210 to SMU-213: one alone must lead with 15 or more. */
function isOver(t: T): boolean {
  const { vp } = t.vars;
  if (vp[0] < GOAL && vp[1] < GOAL && vp[2] < GOAL && vp[3] < GOAL) return false;
  const first = winnersByScore(t.ring, vp);
  if (first.length !== 1 || vp[first[0]] < GOAL) return false;
  conclude(t, {
    winners: first,
    reason: 'points',
    rule: 'SMU-210',
    params: { seat: { seat: first[0] }, n: vp[first[0]] },
    scores: vp.slice(),
  });
  return true;
}

const TOLD_AFTER = 15;
const OVER_AFTER = 25;

/** SMU-446. */
function isStale(t: T): boolean {
  const { vars } = t;
  vars.idle = vars.busy ? 0 : vars.idle + 1;
  vars.busy = false;
  const many = t.ring.length;
  if (vars.idle === TOLD_AFTER * many) log(t, 'idle', 'SMU-446', { n: OVER_AFTER - TOLD_AFTER });
  if (vars.idle < OVER_AFTER * many) return false;
  const winners = winnersByScore(t.ring, vars.vp);
  conclude(t, { winners, reason: 'stalemate', rule: 'SMU-446', params: { n: vars.vp[winners[0]] }, scores: vars.vp.slice() });
  return true;
}

// ── Phase 2 ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** One action (SMU-065 to SMU-070); ending is the plain answer, so that silence ends the phase (SMU-441). */
const act = opening<SmashVars, Code<Playing>>({
  seat: (t) => t.vars.active,
  prompt: {
    key: 'main',
    rule: 'SMU-323',
    quiet: true,
    always: true,
    // Plays and talents that were not used do not last.
    wastes: (options) => (options.length > 1 ? 'end' : undefined),
  },
  options: mainOptions,
  optional: false,
  run(t, seat, chosen) {
    const { vars } = t;
    if (isNone(chosen) || chosen.via === OVER) {
      vars.phase = 'score';
      vars.bank = [];
      return;
    }
    return take(t, seat, chosen);
  },
});

/** Carries out a play, or an ability of a card in play. */
export function take(t: T, seat: SeatId, chosen: Playing): Step<SmashVars> {
  if (chosen.via === TALENT) return useAbility(t, seat, 'talent', chosen.card);
  if (chosen.via === IN_PHASE_2) return useAbility(t, seat, 'inPhase2', chosen.card);
  spend(t, seat, chosen);
  return playAlone(t, seat, chosen);
}

export function mainOptions(t: T, seat: SeatId): Code<Playing>[] {
  const options: Code<Playing>[] = [END];
  addMainPlays(t, seat, hooksInPlay(t), options);
  if ((hooksOf(t, seat) & HOOK.uses) !== 0) addUses(t, seat, options);
  return options;
}

function addUses(t: T, seat: SeatId, options: Code<Playing>[]): void {
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if ((hooksBy(t, site, seat) & HOOK.uses) === 0) continue;
    const cards = cardsAt(t, site);
    for (let i = 1; i < cards.length; i++) {
      const id = cards[i];
      if (t.vars.ctrl[id] !== seat || (HOOKS[t.def[id]] & HOOK.uses) === 0) continue;
      const { talent, inPhase2 } = cardOf(t, id);
      if (talent !== undefined && isTalentReady(t, seat, id)) options.push(useOption(id, 'talent'));
      if (inPhase2 !== undefined && isReady(t, seat, id, inPhase2)) options.push(useOption(id, 'inPhase2'));
    }
  }
}

/** SMU-108, SMU-109. */
export const isTalentReady = (t: T, seat: SeatId, id: CardId): boolean =>
  !t.vars.talents.includes(id) && isReady(t, seat, id, cardOf(t, id).talent as Use);

const isReady = (t: T, seat: SeatId, id: CardId, use: Use): boolean =>
  (cardOf(t, id).kind === 'action' || isAble(t, id)) && (use.can === undefined || use.can(t, id, seat));

function useAbility(t: T, seat: SeatId, use: 'talent' | 'inPhase2', id: CardId): Step<SmashVars> {
  const ability = cardOf(t, id)[use];
  if (ability === undefined) return;
  if (use === 'talent') t.vars.talents.push(id);
  log(t, use === 'talent' ? 'talent' : 'special', use === 'talent' ? 'SMU-108' : 'SMU-067', { seat: { seat }, card: { card: id } });
  return resolveAlone(t, () => ability.run(t, { seat, self: id, def: t.def[id], site: siteOf(t, id), cause: NONE }));
}
