// A card is played in four steps, with everything played in its course (SMU-111 to SMU-118, SMU-128 to SMU-138).

import type { CardId, Choice, Code, Flow, Option, Prompt, SeatId } from '#engine';
import { ask, askRound, inOrder, isPresent, log, maybeOneOf, mayPick, move } from '#engine';
import { attachReaches, isGuarded, noteAttached } from './affect.ts';
import { gateFor, isAllowed, mayPlayMinion } from './gates.ts';
import { couldHold } from './holds.ts';
import { newScope, note, noteOccasion, scopeOf } from './notes.ts';
import { playOptions } from './playable.ts';
import type { Playing } from './playing.ts';
import { nowOption } from './playing.ts';
import {
  baseAt,
  baseDefAt,
  cardOf,
  chief,
  defAt,
  handOf,
  hasBase,
  isInPlay,
  isMainPhaseOf,
  isMinion,
  nameOf,
  playedBy,
  siteOf,
  works,
} from './select.ts';
import type { Ability, Ctx, Occasion, Play, Scope, SmashCard, T, Trigger } from './state.ts';
import { HAND, NONE, RESOLVING } from './state.ts';
import { hearingOf } from './traits.ts';
import { discardPlayed, enforce, enter } from './verbs.ts';

/**
 * Carries out one played card or ability: the whole text, what it triggers, hand reactions, discarding. A nested one shares steps 2 to 4. Most
 * of them ask nothing and cause nothing: these are over at once, without a flow.
 */
export function resolve(t: T, body: () => Flow | void): Flow | void {
  if (isNested(t)) return body();
  const scope = openScope(t);
  return settle(t, scope, body());
}

function isNested(t: T): boolean {
  const { scopes } = t.vars;
  return scopes.length > 0 && scopes[scopes.length - 1].stage === 1;
}

function openScope(t: T): Scope {
  const scope = newScope();
  t.vars.scopes.push(scope);
  return scope;
}

/** Steps 2 to 4, after what is left of step 1. */
function settle(t: T, scope: Scope, running: Flow | void): Flow | void {
  if (running !== undefined || scope.pending.length > 0 || isAnswerable(t, scope)) return settling(t, scope, running);
  closeScope(t, scope);
}

function* settling(t: T, scope: Scope, running: Flow | void): Flow {
  if (running !== undefined) yield* running;
  if (scope.pending.length > 0) yield* carryOutTriggers(t, scope);
  scope.stage = 3;
  if (isAnswerable(t, scope)) yield* react(t, scope.occasions);
  closeScope(t, scope);
}

function closeScope(t: T, scope: Scope): void {
  scope.stage = 3;
  for (const id of scope.discards) discardPlayed(t, id);
  t.vars.scopes.pop();
}

/** Step 2; a trigger with all it causes is a play of its own (SMU-116). */
function* carryOutTriggers(t: T, scope: Scope): Flow {
  scope.stage = 2;
  const waiting = scope.pending.splice(0).filter((one) => isStillDue(t, one));
  for (const trigger of isOrderAsked(t, waiting) ? yield* ordered(t, waiting) : waiting) {
    if (trigger.ctrl !== NONE && !isPresent(t, trigger.ctrl)) continue;
    const running = resolve(t, () => carryOut(t, trigger));
    if (running !== undefined) yield* running;
  }
}

/** SMU-129: who reacts to a card being played must still be in play, and its ability at work. */
const isStillDue = (t: T, { what, card, def }: Trigger): boolean =>
  what !== 'played' || (isInPlay(t, card) && t.def[card] === def && works(t, card));

function carryOut(t: T, trigger: Trigger): Flow | void {
  const { card, def, ctrl, by, what, site } = trigger;
  const here = isInPlay(t, card) && t.def[card] === def ? siteOf(t, card) : site;
  return hearingOf(defAt(t, def), what)?.run(t, { seat: ctrl === NONE ? by : ctrl, self: card, def, site: here, cause: NONE }, trigger);
}

// ── Order of triggers ─────────────────────────────────────────────────────────────────────────────────────────────

const alike = (a: Trigger, b: Trigger): boolean =>
  a.def === b.def && a.what === b.what && a.ctrl === b.ctrl && a.site === b.site && subject(a) === subject(b);
const subject = ({ card, about }: Trigger): CardId => (about === card ? NONE : about);

const asShown = (options: readonly Choice[]): number[] => options.map((_, i) => i);

/** SMU-138: harmless ones are not asked about. */
export const isOrderAsked = (t: T, waiting: readonly Trigger[]): boolean =>
  waiting.length > 1 && !waiting.every((one) => hearingOf(defAt(t, one.def), one.what)?.plain === true);

/** The active player's order; equal ones are one entry (SMU-112, SMU-322). */
export function* ordered(t: T, waiting: Trigger[]): Flow<Trigger[]> {
  const kinds: Trigger[] = [];
  for (const one of waiting) if (!kinds.some((kind) => alike(kind, one))) kinds.push(one);
  if (kinds.length < 2) return waiting;
  const options = kinds.map((kind, i) => triggerOption(t, kind, i));
  const chosen = yield* ask(t, chief(t), { ...inOrder({ key: 'order', rule: 'SMU-322' }, options), silence: asShown });
  // Whoever was to say has left: as shown.
  const order = chosen.length === kinds.length ? chosen : asShown(options);
  return order.flatMap((at) => waiting.filter((one) => alike(kinds[at], one)));
}

function triggerOption(t: T, { card, def, about }: Trigger, at: number): Option<number> {
  const source = nameOf(t, def);
  const isOpen = isInPlay(t, card) && t.def[card] === def;
  return {
    key: `t${at}`,
    ref: isOpen ? { kind: 'card', card } : { kind: 'button' },
    value: at,
    label: about === NONE || about === card ? 'trigger' : 'trigger.about',
    params: about === NONE || about === card ? { effect: source } : { effect: source, card: { card: about } },
  };
}

// ── Hand reactions ────────────────────────────────────────────────────────────────────────────────────────────────

const REACT: Prompt = { key: 'react', rule: 'SMU-113', window: true, decline: 'decline.pass' };

/** Step 3: one window for all occasions, until all have passed one after another (SMU-137). */
function* react(t: T, occasions: readonly Occasion[]): Flow {
  yield* askRound(
    t,
    chief(t),
    (seat) => (couldReact(t, seat, occasions) ? maybeOneOf(REACT, () => reactions(t, seat, occasions)) : undefined),
    (seat, [chosen]) => resolve(t, () => putDown(t, seat, chosen.card, siteOf(t, chosen.to))),
  );
}

function isAnswerable(t: T, { occasions }: Scope): boolean {
  if (occasions.length === 0) return false;
  for (const seat of t.ring) if (couldReact(t, seat, occasions)) return true;
  return false;
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
      if (concerns(t, one, seat, card.answers) && !sites.includes(one.site) && isAllowed(gate, card, one.site)) sites.push(one.site);
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
  vars.played.push({ seat, base: baseDefAt(t, site), main: vars.phase === 'play' });
  enter(t, id, seat, site, NONE);
  log(t, 'plays.minion', 'SMU-100', { seat: { seat }, card: { card: id }, base: { card: baseAt(t, site) } });
  note(t, { what: 'played', about: id, by: seat, cause: id, site }, id);
  if (isFirst) noteOccasion(t, { kind: 'first', site, seat });
  arrive(t, seat, id, site);
  return cardOf(t, id).play?.(t, { seat, self: id, def: t.def[id], site, cause: id });
}

/** SMU-446: whether anybody still plays cards. */
function noteFromHand(t: T, id: CardId): void {
  if (t.zone[id] >= HAND && t.zone[id] < HAND + t.vars.vp.length) t.vars.busy = true;
}

/** SMU-423: plays that a card gives in each of its controller's phases 2. */
function arrive(t: T, seat: SeatId, id: CardId, site: number): void {
  const { grants } = cardOf(t, id);
  if (grants !== undefined && isMainPhaseOf(t, seat)) t.vars.bank.push(grants(t, site));
  enforce(t);
}

/** An action is shown and does what it says; `ability` where it is not its on-play text (SMU-102, SMU-133, SMU-134). */
export function perform(t: T, seat: SeatId, id: CardId, to: CardId, ability?: Ability): Flow | void {
  const card = cardOf(t, id);
  const def = t.def[id];
  noteFromHand(t, id);
  t.vars.plays[seat]++;
  if (card.playOn === 'none' || to === NONE) {
    scopeOf(t).discards.push(id);
    move(t, id, RESOLVING);
    log(t, 'plays.action', 'SMU-102', { seat: { seat }, card: { card: id } });
    return (ability ?? card.play)?.(t, { seat, self: id, def, site: NONE, cause: id });
  }
  const c: Ctx = { seat, self: id, def, site: siteOf(t, to), cause: id };
  log(t, 'plays.on', 'SMU-103', { seat: { seat }, card: { card: id }, to: { card: to } });
  if (!isMinion(t, to)) return attach(t, c, to, NONE, true);
  // While guards are being chosen the card is in no hand (SMU-118).
  scopeOf(t).discards.push(id);
  move(t, id, RESOLVING);
  return isGuarded(t, [to]) ? attachPastGuards(t, c, to) : attach(t, c, to, to, true);
}

function* attachPastGuards(t: T, c: Ctx, host: CardId): Flow {
  const reaches = yield* attachReaches(t, c, host);
  const running = isInPlay(t, host) ? attach(t, c, host, host, reaches) : undefined;
  if (running !== undefined) yield* running;
}

/** The action comes to lie at its base, or on its minion, and does what it says. */
function attach(t: T, c: Ctx, to: CardId, host: CardId, reaches: boolean): Flow | void {
  const { seat, self } = c;
  enter(t, self, seat, siteOf(t, to), host);
  if (!reaches) t.vars.numb.push(self);
  else if (host !== NONE) noteAttached(t, c, host);
  arrive(t, seat, self, c.site);
  return cardOf(t, self).play?.(t, c);
}

/** Plays the card of an option; nested inside an ability, or as a play of its own. */
export function playCard(t: T, seat: SeatId, playing: Playing): Flow | void {
  if (isNested(t)) return stepOne(t, seat, playing);
  const scope = openScope(t);
  return settle(t, scope, stepOne(t, seat, playing));
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
  let play = given;
  while (play.left > 0) {
    const prompt: Prompt = {
      key: `extra.${play.kind}`,
      rule: 'SMU-331',
      params: { effect: nameOf(t, c.def) },
      always: play.from === 'hand',
      decline: 'decline.play',
    };
    const chosen = yield* mayPick(t, c.seat, prompt, () => (isPresent(t, c.seat) ? playOptions(t, c.seat, [play]) : []));
    if (chosen === undefined) return;
    play = { ...play, left: play.left - 1, budget: play.budget - cardOf(t, chosen.card).power };
    const running = playCard(t, c.seat, chosen);
    if (running !== undefined) yield* running;
  }
}
