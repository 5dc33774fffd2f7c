// Scoring a base (section 7). Each question of a window is a step; what the next step needs lies in `vars.scoring`.

import type { CardId, Choice, Flow, Opening, Option, Prompt, SeatId, Step } from '#engine';
import * as engine from '#engine';
import * as notes from './effects/notes.ts';
import * as resolving from './effects/resolve.ts';
import * as gates from './plays/gates.ts';
import * as holds from './plays/holds.ts';
import type { Ability, Ctx, Scoring, SmashCard, SmashVars, Special, T, Waiting } from './state.ts';
import * as state from './state.ts';
import * as inplay from './table/in-play.ts';
import * as powersModule from './table/layers.ts';
import * as select from './table/select.ts';
import * as traits from './table/traits.ts';
import * as verbs from './verbs.ts';

const { ask, FlowThen, flowOf, inOrder, isGone, isNone, isPresent, log, maskOf, move, opening } = engine;
const { noteOccasion } = notes;
const { perform, putDown, resolve, resolveAlone } = resolving;
const { mayPlayActions, mayPlayMinion } = gates;
const { couldHold } = holds;
const { BASE_DISCARD, HAND, NONE, REPLACEMENT } = state;
const { hooksBy, hooksOf } = inplay;
const { breakpointAt, fullSites, powersAt } = powersModule;
const {
  baseAt,
  baseDefAt,
  cardOf,
  cardsAt,
  chief,
  defAt,
  following,
  handOf,
  hasBase,
  hasMinionAt,
  isAble,
  isJammed,
  isStillThere,
  nameOf,
  present,
  siteOf,
} = select;
const { HOOK } = traits;
const { discardBase, discardCard, gain, layBase, layOut } = verbs;

/** One step of phase 3. */
export function scoreBases(t: T): Step<SmashVars> {
  const { vars } = t;
  const s = vars.scoring;
  if (s !== null) {
    if (!isOpen(s) || isStillThere(t, s)) return stages[s.stage](t, s);
    vars.scoring = null;
  } else if (!vars.cut && fullSites(t).length > 0) return chooseBase;
  else vars.phase = vars.cut ? 'end' : 'draw';
}

// SMU-200: until VP are awarded the chosen base may leave play.
const isOpen = ({ stage }: Scoring): boolean => stage === 'before' || stage === 'specials' || stage === 'award';

const chooseBase = opening<SmashVars, CardId>({
  seat: chief,
  prompt: { key: 'score', rule: 'SMU-326', quiet: true },
  options: (t) => fullSites(t).map((site) => baseAt(t, site)),
  optional: false,
  run(t, _, base) {
    if (!isNone(base)) beginScoring(t, base);
  },
});

// By seat. Copied, since an object with whole lists written into it is put together slowly.
const NO_POINTS: readonly number[] = [0, 0, 0, 0];

function beginScoring(t: T, base: CardId): void {
  const site = siteOf(t, base);
  log(t, 'scoring', 'SMU-171', { base: { card: base } });
  t.vars.scoring = {
    site,
    base: baseDefAt(t, site),
    stage: 'before',
    at: chief(t),
    passed: 0,
    used: [],
    limited: [],
    places: NO_POINTS.slice(),
    powers: NO_POINTS.slice(),
    gains: NO_POINTS.slice(),
    bp: 0,
    waiting: [],
  };
}

/** What a base does, as an ability of its own (SMU-131); nobody minds it where its ability is ignored. */
function baseAbility(t: T, s: Scoring, ability: Ability | undefined): Step<SmashVars> {
  if (ability === undefined || isJammed(t, s.site)) return;
  const c: Ctx = { seat: chief(t), self: baseAt(t, s.site), def: s.base, site: s.site, cause: NONE };
  return resolveAlone(t, () => ability(t, c));
}

const stages: { readonly [stage in Scoring['stage']]: (t: T, s: Scoring) => Step<SmashVars> } = {
  before(t, s) {
    open(t, s, 'specials');
    return baseAbility(t, s, defAt(t, s.base).before);
  },
  specials: (t, s) => window(t, s, 'award'),
  award(t, s) {
    award(t, s);
    s.stage = 'after';
  },
  after(t, s) {
    open(t, s, 'rescue');
    return baseAbility(t, s, defAt(t, s.base).after);
  },
  rescue: (t, s) => window(t, s, 'clear'),
  clear(t, s) {
    clear(t, s);
    s.stage = 'fill';
  },
  fill,
  welcome,
};

// ── Windows ───────────────────────────────────────────────────────────────────────────────────────────────────────

function open(t: T, s: Scoring, stage: 'specials' | 'rescue'): void {
  s.stage = stage;
  s.at = chief(t);
  s.passed = 0;
  if (s.used.length > 0) s.used.length = 0;
}

/** One seat is asked: a Special or a pass; until all have passed one after another (SMU-181, SMU-182). */
function window(t: T, s: Scoring, next: 'award' | 'clear'): Opening<SmashVars> | void {
  for (let i = t.ring.length; i > 0; i--) {
    s.at = present(t, s.at);
    if ((s.passed & maskOf(s.at)) === 0 && mightUse(t, s, s.at)) return next === 'award' ? askBefore : askAfter;
    s.at = following(t, s.at);
  }
  s.stage = next;
}

function askFor(prompt: Prompt): Opening<SmashVars> {
  // Interned by the base that is being scored.
  const asked: Prompt[] = [];
  return opening<SmashVars, CardId | Option<CardId>>({
    seat: (t) => underWay(t).at,
    prompt(t) {
      const card = baseAt(t, underWay(t).site);
      asked[card] ??= { ...prompt, params: { base: { card } } };
      return asked[card];
    },
    options: (t, seat) => specialsOf(t, underWay(t), seat),
    optional: true,
    run(t, seat, chosen) {
      const s = underWay(t);
      s.at = following(t, seat);
      s.passed = chosen === undefined ? s.passed | maskOf(seat) : 0;
      if (!isNone(chosen)) return useSpecial(t, s, seat, chosen);
    },
  });
}
const askBefore = askFor({ key: 'special.before', rule: 'SMU-327', window: true, decline: 'decline.pass' });
const askAfter = askFor({ key: 'special.after', rule: 'SMU-327', window: true, decline: 'decline.pass' });

/** The scoring that a window belongs to. */
function underWay(t: T): Scoring {
  if (t.vars.scoring === null) throw new Error('no base is being scored');
  return t.vars.scoring;
}

const fitsStage = (s: Scoring, { at }: Special): boolean => at === 'both' || at === (s.stage === 'specials' ? 'before' : 'after');

/** Whether a hand card of this kind could be used now, by what is public (SMU-303). */
export function isUsable(t: T, s: Scoring, seat: SeatId, card: SmashCard): boolean {
  const { special } = card;
  if (special === undefined || special.from !== 'hand' || !fitsStage(s, special)) return false;
  if (special.limited === true && s.limited.includes(seat)) return false;
  if (card.kind === 'minion' ? !mayPlayMinion(t, seat, card, s.site) : !mayPlayActions(t, seat)) return false;
  return special.can === undefined || special.can(t, seat, NONE);
}

/** Cards in play whose Special the seat may use now, each once a window (SMU-205). */
function inPlay(t: T, s: Scoring, seat: SeatId): CardId[] {
  const list: CardId[] = [];
  if ((hooksOf(t, seat) & HOOK.special) === 0) return list;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if ((hooksBy(t, site, seat) & HOOK.special) === 0) continue;
    for (const id of cardsAt(t, site)) {
      const { special } = cardOf(t, id);
      if (special === undefined || special.from !== 'play' || t.vars.ctrl[id] !== seat || !fitsStage(s, special)) continue;
      if (!s.used.includes(id) && isAble(t, id) && (special.can === undefined || special.can(t, seat, id))) list.push(id);
    }
  }
  return list;
}

const mightUse = (t: T, s: Scoring, seat: SeatId): boolean =>
  couldHold(t, seat, 'special', s, isUsableNow) || inPlay(t, s, seat).length > 0;
const isUsableNow = (t: T, seat: SeatId, card: SmashCard, s: Scoring): boolean => isUsable(t, s, seat, card);

export function specialsOf(t: T, s: Scoring, seat: SeatId): (CardId | Option<CardId>)[] {
  const options: (CardId | Option<CardId>)[] = [];
  for (const id of handOf(t, seat)) if (isUsable(t, s, seat, cardOf(t, id))) options.push(id);
  for (const id of inPlay(t, s, seat)) options.push(specialOption(id));
  return options;
}

const specialOption = (id: CardId): Option<CardId> => ({
  key: `special:${id}`,
  ref: { kind: 'card', card: id },
  value: id,
  label: 'special',
  params: { card: { card: id } },
});

export function useSpecial(t: T, s: Scoring, seat: SeatId, id: CardId): Step<SmashVars> {
  const card = cardOf(t, id);
  const special = card.special as Special;
  if (t.zone[id] === HAND + seat) {
    if (special.limited === true) s.limited.push(seat);
    const { site } = s;
    return resolveAlone(t, () => (card.kind === 'minion' ? putDown(t, seat, id, site) : perform(t, seat, id, NONE, special.run)));
  }
  s.used.push(id);
  log(t, 'special', 'SMU-181', { seat: { seat }, card: { card: id } });
  const c: Ctx = { seat, self: id, def: t.def[id], site: siteOf(t, id), cause: NONE };
  return resolveAlone(t, () => special.run?.(t, c));
}

// ── Award, clearing, the new base ─────────────────────────────────────────────────────────────────────────────────

/** SMU-187 to SMU-194. */
function award(t: T, s: Scoring): void {
  const { site } = s;
  const base = defAt(t, s.base);
  s.bp = breakpointAt(t, site);
  placesAt(t, site, s.places, s.powers);
  for (const seat of t.ring) s.gains[seat] = s.places[seat] > 0 ? (base.vp[s.places[seat] - 1] ?? 0) : 0;
  if (!isJammed(t, site)) base.award?.(t, s);
  t.vars.scored.push(s.base);
  log(t, 'scores', 'SMU-174', { base: { card: baseAt(t, site) } });
  for (const seat of t.ring) gain(t, seat, s.gains[seat], 'SMU-187', nameOf(t, s.base));
}

/** By seat: its place there (0: none) and its power. */
export function placesAt(t: T, site: number, places: number[], powers: number[]): void {
  const seen = powersAt(t, site);
  for (const seat of t.ring) powers[seat] = seen.total(site, seat);
  for (const seat of t.ring) {
    // SMU-188: a lone minion of power 0 does take part.
    if (powers[seat] === 0 && !hasMinionAt(t, site, seat)) {
      places[seat] = 0;
      continue;
    }
    places[seat] = 1;
    for (const other of t.ring) if (powers[other] > powers[seat]) places[seat]++;
  }
}

/** SMU-176, SMU-177. */
function clear(t: T, s: Scoring): void {
  const cards = cardsAt(t, s.site).slice();
  for (let i = 1; i < cards.length; i++) if (siteOf(t, cards[i]) === s.site) discardCard(t, cards[i]);
  if (cards.length > 0) discardBase(t, cards[0]);
}

/** SMU-178, SMU-195. */
function fill(t: T, s: Scoring): Step<SmashVars> {
  if (t.zones[REPLACEMENT].length > 0) return chooseReplacement;
  layOut(t, s.site);
  s.stage = 'welcome';
}

const chooseReplacement = opening<SmashVars, CardId>({
  seat: chief,
  prompt: { key: 'base.which', rule: 'SMU-329' },
  options: (t) => t.zones[REPLACEMENT].slice(),
  optional: false,
  run(t, _, chosen) {
    const s = underWay(t);
    layBase(t, chosen ?? t.zones[REPLACEMENT][0], s.site);
    s.stage = 'welcome';
    for (const id of t.zones[REPLACEMENT].slice()) move(t, id, BASE_DISCARD);
  },
});

const asShown = (options: readonly Choice[]): number[] => options.map((_, i) => i);

/** SMU-196: what waited for the base, in the active player's order, then hand reactions. */
function welcome(t: T, s: Scoring): Step<SmashVars> {
  return s.waiting.length === 0 ? greet(t) : new FlowThen(carryOutWaiting(t, s), greet);
}

function* carryOutWaiting(t: T, { site, waiting }: Scoring): Flow {
  for (const one of yield* orderedWaiting(t, waiting.splice(0))) {
    yield* flowOf(resolve(t, () => carryOutLater(t, site, one)));
  }
}

const alike = (a: Waiting, b: Waiting): boolean => a.def === b.def && a.seats[0] === b.seats[0];

/** The active player's order; equal ones are one entry (SMU-138). */
function* orderedWaiting(t: T, waiting: readonly Waiting[]): Flow<readonly Waiting[]> {
  const kinds = waiting.filter((one, i) => waiting.findIndex((other) => alike(one, other)) === i);
  if (kinds.length < 2) return waiting;
  const options = kinds.map((one, i) => waitingOption(t, one, i));
  const chosen = yield* ask(t, chief(t), { ...inOrder({ key: 'order', rule: 'SMU-322' }, options), silence: asShown });
  const order = isGone(chosen) ? asShown(options) : chosen;
  return order.flatMap((at) => waiting.filter((one) => alike(kinds[at], one)));
}

function waitingOption(t: T, { def, seats }: Waiting, at: number): Option<number> {
  const option = { key: `t${at}`, ref: { kind: 'button' as const }, value: at };
  const effect = nameOf(t, def);
  return seats.length === 1
    ? { ...option, label: 'trigger.of', params: { effect, seat: { seat: seats[0] } } }
    : { ...option, label: 'trigger', params: { effect } };
}

/** One ability, also where several players take part (SMU-131). */
function* carryOutLater(t: T, site: number, { def, seats }: Waiting): Flow {
  const { later } = defAt(t, def);
  for (const seat of seats) {
    if (!isPresent(t, seat) || !hasBase(t, site)) continue;
    yield* flowOf(later?.(t, { seat, self: NONE, def, site, cause: NONE }));
  }
}

function greet(t: T): Step<SmashVars> {
  const { site } = underWay(t);
  t.vars.scoring = null;
  if (hasBase(t, site)) return resolveAlone(t, () => noteOccasion(t, { kind: 'new', site, seat: NONE }));
}
