// What most cards are made of. Each returns the ability of a card.

import type { CardId, Flow, Gone, Option, Prompt, SeatId } from '#engine';
import * as engine from '#engine';
import { components } from '../cards/data.ts';
import * as bank from '../plays/bank.ts';
import type { Ability, Boost, Ctx, Play, Slot, T } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from '../table/in-play.ts';
import * as powers from '../table/layers.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';
import * as verbs from '../verbs.ts';
import type { Leap } from './affect.ts';
import * as affect from './affect.ts';
import * as resolving from './resolve.ts';

const { ask, button, endedWith, inOrder, inTurn, isGone, isNone, log, mayPick, pick, pickSome, withResult } = engine;
const { newPlay } = bank;
const { DECK, NO_MAX } = state;
const { hooksInPlay } = inplay;
const { powersNow, powersAt } = powers;
const { attachedAt, basesInPlay, cardOf, discardOf, isMinion, minionsAt, minionsOf, nameOf, otherBases, siteOf } = select;
const { BASE, HOOK, KIND } = traits;
const { closeDeck, draw, openDeck, peek, putOnDeck, showFound, topCard } = verbs;
const { boost, canDestroy, destroy, withoutResult, mayAffect, moveAll, moveOne, sendHome } = affect;
const { extra } = resolving;

// ── Questions ─────────────────────────────────────────────────────────────────────────────────────────────────────

// Interned by the card that asks: the same question is put again and again in a search.
interface Said {
  readonly key: string;
  readonly rule: string;
  readonly always: boolean | undefined;
  readonly decline: string | undefined;
  readonly prompt: Prompt;
}
const said: readonly Said[][] = components.map(() => []);

/** What the card asks. */
export function promptOf(t: T, c: Ctx, key: string, rule: string, more: Pick<Prompt, 'always' | 'decline'> = PLAINLY): Prompt {
  const { always, decline } = more;
  const list = said[c.def];
  for (let i = 0; i < list.length; i++) {
    const one = list[i];
    if (one.key === key && one.rule === rule && one.decline === decline && one.always === always) return one.prompt;
  }
  const prompt: Prompt = { key, rule, params: { effect: nameOf(t, c.def) }, ...more };
  list[list.length] ??= { key, rule, always, decline, prompt };
  return prompt;
}
const PLAINLY = {};
const NO = { decline: 'decline.none' };

/** Minions with at most that power now, of a list. */
export function upTo(t: T, ids: readonly CardId[], max: number): CardId[] {
  if (max >= NO_MAX) return ids.slice();
  const seen = powersNow(t);
  return ids.filter((id) => seen.power(id) <= max);
}

/** Minions with at most that power now, at a place. */
function weakAt(t: T, site: number, max: number): CardId[] {
  const seen = powersAt(t, site);
  return minionsAt(t, site).filter((id) => seen.power(id) <= max);
}

/** Those that the card may do anything to, and those that it can destroy; where nothing protects anybody, all of them. */
export const touchable = (t: T, c: Ctx, ids: CardId[]): CardId[] =>
  isHarmless(t, c, HOOK.shields) ? ids : ids.filter((id) => mayAffect(t, c, id));
export const breakable = (t: T, c: Ctx, ids: CardId[]): CardId[] =>
  isHarmless(t, c, HOOK.shields | HOOK.spares) ? ids : ids.filter((id) => canDestroy(t, c, id));

const isHarmless = (t: T, c: Ctx, hooks: number): boolean => KIND[c.def] !== BASE && (hooksInPlay(t) & hooks) === 0;

/** A base, by its card; the place is what the flow goes on with. */
export const pickSite = (t: T, c: Ctx, key: string, bases: () => readonly CardId[] = () => basesInPlay(t)): Flow<number | undefined> =>
  withResult(pick(t, c.seat, promptOf(t, c, key, 'SMU-277'), bases), (base) => endedWith(isNone(base) ? undefined : siteOf(t, base)));

export const pickMinion = (t: T, c: Ctx, key: string, list: () => readonly CardId[]): Flow<CardId | undefined | Gone> =>
  pick(t, c.seat, promptOf(t, c, key, 'SMU-273'), list);
export const mayPickMinion = (t: T, c: Ctx, key: string, list: () => readonly CardId[]): Flow<CardId | undefined | Gone> =>
  mayPick(t, c.seat, promptOf(t, c, key, 'SMU-263', NO), list);

/** Minions or other cards, none of them or up to so many. */
export const pickUpTo = (t: T, c: Ctx, key: string, list: () => readonly CardId[], max: number): Flow<CardId[] | Gone> =>
  pickSome(t, c.seat, promptOf(t, c, key, 'SMU-266', NO), list, 0, max);

/** The place a minion goes to (SMU-198). */
export const pickGoal = (t: T, c: Ctx, id: CardId): Flow<CardId | undefined | Gone> =>
  pick(t, c.seat, { key: 'move.to', rule: 'SMU-230', params: { effect: nameOf(t, c.def), card: { card: id } } }, () =>
    otherBases(t, siteOf(t, id)),
  );

const USE = [button('use', true)];

/** «You may»: yes or no. */
export function* agrees(t: T, c: Ctx, key: string): Flow<boolean> {
  return (yield* mayPick(t, c.seat, promptOf(t, c, key, 'SMU-263', { decline: 'decline.use' }), USE)) === true;
}

/** An option that silence does not choose while there is another one (SMU-444). */
export const voluntary = <X>(option: Option<X>): Option<X> => ({ ...option, voluntary: true });

const asShown = (options: readonly unknown[]): number[] => options.map((_, i) => i);

/** Cards in the order in which they are put down; silence keeps it (SMU-330, SMU-442). */
export function* orderCards(t: T, seat: SeatId, prompt: Prompt, cards: readonly CardId[]): Flow<readonly CardId[]> {
  if (cards.length < 2) return cards;
  const chosen = yield* ask(t, seat, { ...inOrder(prompt, cards), silence: asShown });
  return isGone(chosen) ? cards : chosen;
}

export type End = 'top' | 'bottom';
const TOP = button<End>('top', 'top');
const BOTTOM = button<End>('bottom', 'bottom');

/** Top or bottom of a deck, for one card; any of them for who says nothing. */
export function* pickEnd(t: T, c: Ctx, id: CardId): Flow<End> {
  const prompt: Prompt = { key: 'end', rule: 'SMU-330', params: { effect: nameOf(t, c.def), card: { card: id } } };
  return (yield* pick(t, c.seat, prompt, [TOP, BOTTOM])) ?? 'top';
}

// ── Abilities ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** One after the other. */
export const both =
  (...abilities: readonly Ability[]): Ability =>
  (t, c) =>
    inTurn(abilities, (ability) => ability(t, c));

export const draws =
  (count: number): Ability =>
  (t, c) => {
    draw(t, c.seat, count);
  };

/** An extra play for «you» (SMU-119 to SMU-121). */
export const extraPlay =
  (kind: Play['kind'], slot: Slot = 'extra', limits: (t: T, c: Ctx) => Partial<Play> = () => ({})): Ability =>
  (t, c) =>
    extra(t, c, newPlay(kind, slot, limits(t, c)));

interface Which {
  /** Only on this base. */
  readonly here?: boolean;
  /** Power at most. */
  readonly max?: number;
  readonly may?: boolean;
}

function among(t: T, c: Ctx, here: boolean, max: number): CardId[] {
  if (!here) return upTo(t, minionsOf(t), max);
  return max === NO_MAX ? minionsAt(t, c.site) : weakAt(t, c.site, max);
}

/** A chosen minion is destroyed (SMU-275). */
export const destroyOne =
  ({ here = false, max = NO_MAX, may = false }: Which): Ability =>
  (t, c) => {
    const list = (): CardId[] => breakable(t, c, among(t, c, here, max));
    const asked = may ? mayPickMinion(t, c, 'destroy', list) : pickMinion(t, c, 'destroy', list);
    return withResult(asked, (id) => (isNone(id) ? undefined : withoutResult(destroy(t, c, [id]))));
  };

/** A chosen minion goes back to its owner's hand. */
export const returnOne =
  ({ here = false, max = NO_MAX, may = false }: Which): Ability =>
  (t, c) => {
    const list = (): CardId[] => touchable(t, c, among(t, c, here, max));
    const asked = may ? mayPickMinion(t, c, 'return', list) : pickMinion(t, c, 'return', list);
    return withResult(asked, (id) => (isNone(id) ? undefined : withoutResult(sendHome(t, c, [id]))));
  };

/** A chosen minion moves to a chosen base. */
export const moveAny =
  (whose: 'own' | 'any' | 'foreign'): Ability =>
  (t, c) => {
    const list = (): CardId[] =>
      touchable(t, c, minionsOf(t, whose === 'own' ? c.seat : undefined)).filter((id) => whose !== 'foreign' || t.vars.ctrl[id] !== c.seat);
    return withResult(pickMinion(t, c, 'move', list), (id) => (isNone(id) ? undefined : moveSomewhere(t, c, id)));
  };

/** A minion moves to a base of the player's choice. */
export const moveSomewhere = (t: T, c: Ctx, id: CardId): Flow =>
  withResult(pickGoal(t, c, id), (to) => (isNone(to) ? undefined : withoutResult(moveOne(t, c, id, siteOf(t, to)))));

/** Up to so many own minions, each with a base of its own; everything is chosen first (SMU-272). */
export const moveUpTo = (most: number): Ability =>
  function* (t, c) {
    const leaps: Leap[] = [];
    while (leaps.length < most) {
      const list = (): CardId[] => minionsOf(t, c.seat).filter((id) => !leaps.some(({ card }) => card === id));
      const id = yield* mayPick(t, c.seat, promptOf(t, c, 'move.more', 'SMU-266', { decline: 'decline.enough' }), list);
      if (isNone(id)) break;
      const to = yield* pickGoal(t, c, id);
      if (!isNone(to)) leaps.push({ card: id, to: siteOf(t, to) });
      else break;
    }
    yield* moveAll(t, c, leaps);
  };

/** A bonus for all own minions, of one place if given. */
export const boostOwn = (t: T, c: Ctx, n: number, until: Boost['until'], site?: number): Flow =>
  boost(t, c, site === undefined ? minionsOf(t, c.seat) : minionsAt(t, site, c.seat), n, until);

const STAYS_OR_GOES_UNDER = [TOP, voluntary(BOTTOM)];

/** The top card of the own deck is looked at; it stays or goes under the deck (SMU-444). */
export function lookAtTop(t: T, c: Ctx): Flow | void {
  const id = peek(t, c.seat);
  if (id === undefined) return;
  const prompt: Prompt = { key: 'peek', rule: 'SMU-239', params: { effect: nameOf(t, c.def), card: { card: id } } };
  return withResult(pick(t, c.seat, prompt, STAYS_OR_GOES_UNDER), (end) => {
    if (end !== 'bottom' || t.zone[id] !== DECK + c.seat) return;
    putOnDeck(t, c.seat, id, 'bottom');
    log(t, 'under', 'SMU-302', { seat: { seat: c.seat } });
  });
}

/** Cards of the own discard pile, any number or up to so many. */
export const pickBuried = (t: T, c: Ctx, key: string, fits: (id: CardId) => boolean, max: number = NO_MAX): Flow<CardId[] | Gone> =>
  pickSome(t, c.seat, promptOf(t, c, key, 'SMU-266', NO), () => discardOf(t, c.seat).filter(fits), 0, max);

export const isMinionCard = (t: T, id: CardId): boolean => isMinion(t, id);

/** One card of each definition among those that fit. */
export function names(t: T, cards: readonly CardId[], fits: (id: CardId) => boolean): CardId[] {
  const seen: number[] = [];
  return cards.filter((id) => {
    if (!fits(id) || seen.includes(t.def[id])) return false;
    seen.push(t.def[id]);
    return true;
  });
}

/** How many cards of that name, at least one; which of them makes no difference (SMU-451). */
export const howMany = (t: T, c: Ctx, copies: readonly CardId[], most: number): Flow<CardId[] | Gone> =>
  // Asked also where there is one: how many copies a deck holds is for its searcher only.
  pickSome(t, c.seat, promptOf(t, c, 'how-many', 'SMU-451', { always: true }), copies, 1, most);

/** A search of the own deck for cards of one name; what was chosen is shown, `put` places it, then the deck is shuffled (SMU-240, SMU-276). */
export function* searchName(t: T, c: Ctx, fits: (id: CardId) => boolean, most: number, put: (id: CardId) => void): Flow {
  const zone = DECK + c.seat;
  topCard(t, c.seat);
  openDeck(t, zone, c.seat);
  const prompt = promptOf(t, c, 'search', 'SMU-241', { always: true, decline: 'decline.search' });
  const one = yield* mayPick(t, c.seat, prompt, () => names(t, t.zones[zone], fits));
  let found: CardId[] = [];
  if (!isNone(one)) {
    const copies = t.zones[zone].filter((id) => t.def[id] === t.def[one]);
    found = most === 1 ? [one] : ((yield* howMany(t, c, copies, most)) ?? []);
  }
  showFound(t, c.seat, found);
  for (const id of found) put(id);
  closeDeck(t, zone);
}

export const actionsOnBase = (t: T, site: number, not: CardId): CardId[] => attachedAt(t, site).filter((id) => id !== not);
export const isAction = (t: T, id: CardId): boolean => cardOf(t, id).kind === 'action';
