// A card is played in four steps, with everything played in its course (SMU-111 to SMU-118, SMU-128 to SMU-138).

import type { CardId, Choice, Code, Flow, Option, Prompt, SeatId, Step } from '#engine';
import * as engine from '#engine';
import type { Playing } from '../plays/answers.ts';
import * as answersModule from '../plays/answers.ts';
import * as bank from '../plays/bank.ts';
import * as gates from '../plays/gates.ts';
import * as holds from '../plays/holds.ts';
import * as offered from '../plays/offered.ts';
import type { Ability, Ctx, Occasion, Play, Scope, SmashCard, SmashVars, T, Trigger } from '../state.ts';
import * as state from '../state.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';
import * as verbs from '../verbs.ts';
import * as affect from './affect.ts';
import * as notes from './notes.ts';

const {
  ask,
  FlowThen,
  flowOf,
  inOrder,
  inTurn,
  isGone,
  isNone,
  isPresent,
  log,
  maskOf,
  mayPick,
  move,
  opening,
  stepAsFlow,
  unlessEnded,
  withResult,
} = engine;
const { nowOption } = answersModule;
const { restOf } = bank;
const { gateFor, isAllowed, mayPlayMinion } = gates;
const { couldHold } = holds;
const { playOptions } = offered;
const { added, HAND, NONE, RESOLVING } = state;
const {
  baseAt,
  baseDefAt,
  cardOf,
  chief,
  defAt,
  following,
  handOf,
  hasBase,
  isInPlay,
  isMainPhaseOf,
  isMinion,
  nameOf,
  playedBy,
  present,
  siteOf,
  works,
} = select;
const { hearingOf } = traits;
const { discardPlayed, enforce, enter, leaveHand } = verbs;
const { attachReaches, isGuarded, noteAttached } = affect;
const { newScope, note, noteOccasion, scopeOf } = notes;

/**
 * Carries out one played card or ability: the whole text, what it triggers, hand reactions, discarding. A nested one shares steps 2 to 4. Most
 * of them ask nothing and cause nothing: these are over at once, without a flow.
 */
export function resolve(t: T, body: () => Flow | void): Flow | void {
  if (isNested(t)) return body();
  const next = resolveAlone(t, body);
  return next === undefined ? undefined : stepAsFlow(t, next);
}

/** The same where nothing is being carried out: one step of the match, so that no flow has to lie around what is asked. */
export function resolveAlone(t: T, body: () => Flow | void): Step<SmashVars> {
  t.vars.scopes.push(newScope());
  return after(t, body());
}

/** Steps 2 to 4, after what is left of step 1. */
function after(t: T, running: Flow | void): Step<SmashVars> {
  const rest = unlessEnded(running);
  return rest === undefined ? carryOutTriggers(t) : new FlowThen(rest, carryOutTriggers);
}

function isNested(t: T): boolean {
  const { scopes } = t.vars;
  return scopes.length > 0 && scopes[scopes.length - 1].stage === 1;
}

/** Step 2; a trigger with all it causes is a play of its own (SMU-116). */
function carryOutTriggers(t: T): Step<SmashVars> {
  const scope = scopeOf(t);
  if (scope.pending.length === 0) return react(t);
  scope.stage = 2;
  const waiting = scope.pending.filter((one) => isStillDue(t, one));
  scope.pending = [];
  const running = carryOut(t, waiting);
  return running === undefined ? react(t) : new FlowThen(running, react);
}

/** Each of them is an ability of its own, with all it causes (SMU-131); most come alone and ask nothing. */
export function carryOut(t: T, triggers: Trigger[]): Flow | void {
  if (triggers.length === 1) return carryOutOne(t, triggers[0]);
  if (isOrderAsked(t, triggers)) return withResult(ordered(t, triggers), (sorted) => carryOutAll(t, sorted));
  return carryOutAll(t, triggers);
}

const carryOutAll = (t: T, triggers: readonly Trigger[]): Flow | void => inTurn(triggers, (trigger) => carryOutOne(t, trigger));

function carryOutOne(t: T, trigger: Trigger): Flow | void {
  const { card, def, ctrl, by, what, site } = trigger;
  const ability = hearingOf(defAt(t, def), what);
  if (ability === undefined || (ctrl !== NONE && !isPresent(t, ctrl))) return;
  const here = isInPlay(t, card) && t.def[card] === def ? siteOf(t, card) : site;
  const c: Ctx = { seat: ctrl === NONE ? by : ctrl, self: card, def, site: here, cause: NONE };
  return resolve(t, () => ability.run(t, c, trigger));
}

/** Step 4. */
function closeScope(t: T, scope: Scope): void {
  for (const id of scope.discards) discardPlayed(t, id);
  t.vars.scopes.pop();
}

/** SMU-129: who reacts to a card being played must still be in play, and its ability at work. */
const isStillDue = (t: T, { what, card, def }: Trigger): boolean =>
  what !== 'played' || (isInPlay(t, card) && t.def[card] === def && works(t, card));

// ── Order of triggers ─────────────────────────────────────────────────────────────────────────────────────────────

const alike = (t: T, a: Trigger, b: Trigger): boolean =>
  a.def === b.def && a.what === b.what && a.ctrl === b.ctrl && a.by === b.by && a.site === b.site && subject(t, a) === subject(t, b);
/** The other card that it does something to; NONE if there is none. */
const subject = (t: T, { card, def, what, about }: Trigger): CardId =>
  about === card || hearingOf(defAt(t, def), what)?.ignoresSubject === true ? NONE : about;

const asShown = (options: readonly Choice[]): number[] => options.map((_, i) => i);

/** SMU-138: harmless ones are not asked about. */
const isOrderAsked = (t: T, waiting: readonly Trigger[]): boolean =>
  waiting.length > 1 && !waiting.every((one) => hearingOf(defAt(t, one.def), one.what)?.plain === true);

/** The active player's order; equal ones are one entry (SMU-112, SMU-322). */
function* ordered(t: T, waiting: Trigger[]): Flow<Trigger[]> {
  const kinds: Trigger[] = [];
  for (const one of waiting) if (!kinds.some((kind) => alike(t, kind, one))) kinds.push(one);
  if (kinds.length < 2) return waiting;
  const options = kinds.map((_, i) => triggerOption(t, kinds, i));
  const chosen = yield* ask(t, chief(t), { ...inOrder({ key: 'order', rule: 'SMU-322' }, options), silence: asShown });
  // Whoever was to say has left: as shown.
  const order = isGone(chosen) ? asShown(options) : chosen;
  const sorted: Trigger[] = [];
  for (const at of order) for (const one of waiting) if (alike(t, kinds[at], one)) sorted.push(one);
  return sorted;
}

function triggerOption(t: T, kinds: readonly Trigger[], at: number): Option<number> {
  const trigger = kinds[at];
  const { card, def } = trigger;
  const about = subject(t, trigger);
  const source = nameOf(t, def);
  const isOpen = isInPlay(t, card) && t.def[card] === def;
  // A card that waits twice cannot be put in two places by pressing it.
  const isAlone = kinds.every((kind) => kind === trigger || kind.card !== card);
  return {
    key: `t${at}`,
    ref: isOpen && isAlone ? { kind: 'card', card } : { kind: 'button' },
    value: at,
    label: about === NONE ? 'trigger' : 'trigger.about',
    params: about === NONE ? { effect: source } : { effect: source, card: { card: about } },
  };
}

// ── Hand reactions ────────────────────────────────────────────────────────────────────────────────────────────────

/** Step 3: one window for all occasions, until all have passed one after another (SMU-137). */
function react(t: T): Step<SmashVars> {
  const scope = scopeOf(t);
  scope.stage = 3;
  if (scope.occasions.length > 0 && canAnyReact(t, scope.occasions)) return reacting(t);
  closeScope(t, scope);
}

function canAnyReact(t: T, occasions: readonly Occasion[]): boolean {
  for (const seat of t.ring) if (couldReact(t, seat, occasions)) return true;
  return false;
}

const REACT: Prompt = { key: 'react', rule: 'SMU-113', window: true, decline: 'decline.pass' };

/** The window, clockwise from the active player; those who have passed since somebody last did not are through. */
function reacting(t: T): Step<SmashVars> {
  let at = chief(t);
  let passed = 0;
  const next = (then: T): Step<SmashVars> => {
    for (let i = then.ring.length; i > 0; i--) {
      at = present(then, at);
      if ((passed & maskOf(at)) === 0 && couldReact(then, at, scopeOf(then).occasions)) return asking;
      at = following(then, at);
    }
    closeScope(then, scopeOf(then));
  };
  const asking = opening<SmashVars, Code<Playing>>({
    seat: () => at,
    prompt: REACT,
    options: (now, seat) => reactions(now, seat, scopeOf(now).occasions),
    optional: true,
    run(now, seat, chosen) {
      at = following(now, seat);
      passed = isNone(chosen) ? passed | maskOf(seat) : 0;
      if (isNone(chosen)) return next(now);
      const running = resolve(now, () => putDown(now, seat, chosen.card, siteOf(now, chosen.to)));
      return running === undefined ? next(now) : new FlowThen(running, next);
    },
  });
  return next(t);
}

const concerns = (t: T, { kind, seat, site }: Occasion, who: SeatId, answers: Occasion['kind'] | undefined): boolean =>
  kind === answers && (seat === NONE || seat === who) && hasBase(t, site);

const couldReact = (t: T, seat: SeatId, occasions: readonly Occasion[]): boolean => couldHold(t, seat, 'answer', occasions, answersSome);

function answersSome(t: T, seat: SeatId, card: SmashCard, occasions: readonly Occasion[]): boolean {
  for (const one of occasions) if (concerns(t, one, seat, card.answers) && mayPlayMinion(t, seat, card, one.site)) return true;
  return false;
}

function reactions(t: T, seat: SeatId, occasions: readonly Occasion[]): Code<Playing>[] {
  const options: Code<Playing>[] = [];
  const gate = gateFor(t, seat);
  for (const id of handOf(t, seat)) {
    const card = cardOf(t, id);
    if (card.answers === undefined) continue;
    const sites: number[] = [];
    for (const one of occasions)
      if (concerns(t, one, seat, card.answers) && !sites.includes(one.site) && isAllowed(t, gate, card, one.site)) sites.push(one.site);
    for (const site of sites) options.push(nowOption(id, baseAt(t, site)));
  }
  return options;
}

// ── Step 1 ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A minion is put down at a place and does what it says (SMU-100, SMU-132). */
export function putDown(t: T, seat: SeatId, id: CardId, site: number): Flow | void {
  const { vars } = t;
  if (!hasBase(t, site)) return;
  noteFromHand(t, id);
  vars.plays[seat]++;
  const isFirst = playedBy(t, seat) === 0;
  vars.played = added(vars.played, { seat, base: baseDefAt(t, site), main: vars.phase === 'play' });
  enter(t, id, seat, site, NONE);
  log(t, 'plays.minion', 'SMU-100', { seat: { seat }, card: { card: id }, base: { card: baseAt(t, site) } });
  note(t, { what: 'played', about: id, by: seat, cause: id, site }, id);
  if (isFirst) noteOccasion(t, { kind: 'first', site, seat });
  arrive(t, seat, id, site);
  return cardOf(t, id).play?.(t, { seat, self: id, def: t.def[id], site, cause: id });
}

/** SMU-446: whether anybody still plays cards. */
function noteFromHand(t: T, id: CardId): void {
  if (t.zone[id] < HAND || t.zone[id] >= HAND + t.vars.vp.length) return;
  t.vars.busy = true;
  leaveHand(t, id);
}

/** SMU-423: plays that a card gives in each of its controller's phases 2. */
function arrive(t: T, seat: SeatId, id: CardId, site: number): void {
  const { grants } = cardOf(t, id);
  if (grants !== undefined && isMainPhaseOf(t, seat)) t.vars.bank.push({ ...grants(t, site), source: t.def[id] });
  enforce(t);
}

/** Step 4 will discard it. */
function discardLater(t: T, id: CardId): void {
  const scope = scopeOf(t);
  scope.discards = added(scope.discards, id);
}

/** An action is shown and does what it says; `ability` where it is not its on-play text (SMU-102, SMU-133, SMU-134). */
export function perform(t: T, seat: SeatId, id: CardId, to: CardId, ability?: Ability): Flow | void {
  const card = cardOf(t, id);
  const def = t.def[id];
  noteFromHand(t, id);
  t.vars.plays[seat]++;
  if (card.playOn === 'none' || to === NONE) {
    discardLater(t, id);
    move(t, id, RESOLVING);
    log(t, 'plays.action', 'SMU-102', { seat: { seat }, card: { card: id } });
    return (ability ?? card.play)?.(t, { seat, self: id, def, site: NONE, cause: id });
  }
  const c: Ctx = { seat, self: id, def, site: siteOf(t, to), cause: id };
  if (!isMinion(t, to)) return attach(t, c, to, NONE, true);
  // While guards are being chosen the card is in no hand (SMU-118).
  discardLater(t, id);
  move(t, id, RESOLVING);
  tellAttached(t, c, to);
  return isGuarded(t, [to]) ? attachPastGuards(t, c, to) : attach(t, c, to, to, true);
}

/** Told once the card lies openly: who reads it knows its name. */
const tellAttached = (t: T, { seat, self }: Ctx, to: CardId): void =>
  log(t, 'plays.on', 'SMU-103', { seat: { seat }, card: { card: self }, to: { card: to } });

function* attachPastGuards(t: T, c: Ctx, host: CardId): Flow {
  const reaches = yield* attachReaches(t, c, host);
  if (isInPlay(t, host)) yield* flowOf(attach(t, c, host, host, reaches));
}

/** The action comes to lie at its base, or on its minion, and does what it says. */
function attach(t: T, c: Ctx, to: CardId, host: CardId, reaches: boolean): Flow | void {
  const { seat, self } = c;
  // Before it lies there: Cuddle does not keep a minion from reacting to it (SMU-130).
  if (reaches && host !== NONE) noteAttached(t, c, host);
  enter(t, self, seat, siteOf(t, to), host);
  if (host === NONE) tellAttached(t, c, to);
  if (!reaches) t.vars.numb.push(self);
  arrive(t, seat, self, c.site);
  return cardOf(t, self).play?.(t, c);
}

/** Plays the card of an option; nested inside an ability, or as a play of its own. */
export const playCard = (t: T, seat: SeatId, playing: Playing): Flow | void => resolve(t, () => stepOne(t, seat, playing));

/** The same where nothing is being carried out. */
export function playAlone(t: T, seat: SeatId, playing: Playing): Step<SmashVars> {
  t.vars.scopes.push(newScope());
  return after(t, stepOne(t, seat, playing));
}

const stepOne = (t: T, seat: SeatId, { card, to }: Playing): Flow | void =>
  isMinion(t, card) ? putDown(t, seat, card, siteOf(t, to)) : perform(t, seat, card, to);

/** An extra play: banked in the player's own phase 2, otherwise now or never (SMU-119, SMU-120, SMU-331). */
export function extra(t: T, c: Ctx, play: Play): Flow | void {
  const given: Play = { ...play, source: c.def };
  if (!isMainPhaseOf(t, c.seat)) return extraNow(t, c, given);
  t.vars.bank.push(given);
}

export function* extraNow(t: T, c: Ctx, given: Play): Flow {
  for (let left: Play | undefined = given; left !== undefined; ) {
    const play = left;
    const prompt: Prompt = {
      key: `extra.${play.kind}`,
      rule: 'SMU-331',
      params: { effect: nameOf(t, c.def) },
      always: play.from === 'hand' && handOf(t, c.seat).length > 0,
      decline: 'decline.play',
    };
    const chosen = yield* mayPick(t, c.seat, prompt, () => (isPresent(t, c.seat) ? playOptions(t, c.seat, [play]) : []));
    if (isNone(chosen)) return;
    left = restOf(play, cardOf(t, chosen.card).power);
    yield* flowOf(playCard(t, c.seat, chosen));
  }
}
