// Selectors: pure, never ask.

import type { CardId, SeatId } from '#engine';
import * as engine from '#engine';
import type { Lasting, Scoring, SmashCard, T } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from './in-play.ts';
import * as traits from './traits.ts';

const { isPresent, nextSeat, seatsFrom } = engine;
const { BASE_DECK, BASE_DISCARD, DECK, DISCARD, HAND, NONE, SITE, SITES } = state;
const { hooksAt, hooksInPlay } = inplay;
const { ACTION, HOOK, HOOKS, KIND, MINION } = traits;

export const cardOf = (t: T, id: CardId): SmashCard => t.game.defs[t.def[id]] as SmashCard;
export const defAt = (t: T, def: number): SmashCard => t.game.defs[def] as SmashCard;
export const nameOf = (t: T, def: number): { readonly def: string } => ({ def: t.game.defs[def].id });

export const handOf = (t: T, seat: SeatId): readonly CardId[] => t.zones[HAND + seat];
export const deckOf = (t: T, seat: SeatId): readonly CardId[] => t.zones[DECK + seat];
export const discardOf = (t: T, seat: SeatId): readonly CardId[] => t.zones[DISCARD + seat];
export const cardsAt = (t: T, site: number): readonly CardId[] => t.zones[SITE + site];

/** Who orders things and is asked for the active player: the next one clockwise if that seat has left (SMU-439). */
export const chief = (t: T): SeatId => present(t, t.vars.active);

/** That seat, or the next one clockwise if it has left. */
export function present(t: T, seat: SeatId): SeatId {
  if (isPresent(t, seat)) return seat;
  for (const one of t.ring) if (one > seat) return one;
  return t.ring[0];
}

/** The next present seat clockwise, also after one that has left. */
export const following = (t: T, seat: SeatId): SeatId => (isPresent(t, seat) ? nextSeat(t, seat) : present(t, seat));

/** Present seats clockwise from the active player (SMU-143). */
export const clockwise = (t: T): SeatId[] => seatsFrom(t, chief(t));

// ── Places ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The place a card in play lies at; NONE if it is not in play. */
export function siteOf(t: T, id: CardId): number {
  const site = t.zone[id] - SITE;
  return site >= 0 && site < SITES ? site : NONE;
}
export const isInPlay = (t: T, id: CardId): boolean => t.zone[id] >= SITE;

/** The base at a place; NONE if there is none. */
export function baseAt(t: T, site: number): CardId {
  const cards = t.zones[SITE + site];
  return cards.length === 0 ? NONE : cards[0];
}
export const hasBase = (t: T, site: number): boolean => site >= 0 && t.zones[SITE + site].length > 0;
export const baseDefAt = (t: T, site: number): number => (hasBase(t, site) ? t.def[t.zones[SITE + site][0]] : NONE);

/** Places with a base, in their order. */
export function sitesInPlay(t: T): number[] {
  const sites: number[] = [];
  for (let site = 0, many = t.vars.sites; site < many; site++) if (t.zones[SITE + site].length > 0) sites.push(site);
  return sites;
}
export function basesInPlay(t: T): CardId[] {
  const bases: CardId[] = [];
  for (let site = 0, many = t.vars.sites; site < many; site++) if (t.zones[SITE + site].length > 0) bases.push(t.zones[SITE + site][0]);
  return bases;
}

/** SMU-198: in step 5 the base being scored, and what comes after it, is no place to go to. */
export const isDoomed = (t: T, site: number): boolean => {
  const { scoring } = t.vars;
  return scoring !== null && scoring.site === site && (scoring.stage === 'after' || scoring.stage === 'rescue');
};

/** Bases that something could move to from that place. */
export function otherBases(t: T, from: number): CardId[] {
  const bases: CardId[] = [];
  for (let site = 0, many = t.vars.sites; site < many; site++)
    if (site !== from && t.zones[SITE + site].length > 0 && !isDoomed(t, site)) bases.push(t.zones[SITE + site][0]);
  return bases;
}

export function freeSite(t: T): number {
  for (let site = 0; site < SITES; site++) if (t.zones[SITE + site].length === 0) return site;
  return NONE;
}

export const isBaseScarce = (t: T): boolean => t.zones[BASE_DECK].length === 0 && t.zones[BASE_DISCARD].length === 0;

/** The base that is being scored is still there (SMU-200). */
export const isStillThere = (t: T, s: Scoring): boolean => baseDefAt(t, s.site) === s.base;

// ── Minions and actions in play ───────────────────────────────────────────────────────────────────────────────────

export const isMinion = (t: T, id: CardId): boolean => KIND[t.def[id]] === MINION;

export function minionsAt(t: T, site: number, seat: SeatId = NONE): CardId[] {
  const list: CardId[] = [];
  const cards = t.zones[SITE + site];
  for (let i = 1; i < cards.length; i++)
    if (isMinion(t, cards[i]) && (seat === NONE || t.vars.ctrl[cards[i]] === seat)) list.push(cards[i]);
  return list;
}

export function hasMinionAt(t: T, site: number, seat: SeatId): boolean {
  const cards = t.zones[SITE + site];
  for (let i = 1; i < cards.length; i++) if (t.vars.ctrl[cards[i]] === seat && isMinion(t, cards[i])) return true;
  return false;
}

export function countAt(t: T, site: number, seat: SeatId): number {
  let n = 0;
  const cards = t.zones[SITE + site];
  for (let i = 1; i < cards.length; i++) if (t.vars.ctrl[cards[i]] === seat && isMinion(t, cards[i])) n++;
  return n;
}

/** Cards of a definition at a place. */
export function copiesAt(t: T, site: number, def: number): number {
  let n = 0;
  for (const id of t.zones[SITE + site]) if (t.def[id] === def) n++;
  return n;
}

/** All minions in play, of one player if given. */
export function minionsOf(t: T, seat: SeatId = NONE): CardId[] {
  const list: CardId[] = [];
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const cards = t.zones[SITE + site];
    for (let i = 1; i < cards.length; i++)
      if (isMinion(t, cards[i]) && (seat === NONE || t.vars.ctrl[cards[i]] === seat)) list.push(cards[i]);
  }
  return list;
}

/** Actions attached to bases and minions. */
export function actionsInPlay(t: T): CardId[] {
  const list: CardId[] = [];
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const cards = t.zones[SITE + site];
    for (let i = 1; i < cards.length; i++) if (!isMinion(t, cards[i])) list.push(cards[i]);
  }
  return list;
}

/** Actions on that minion. */
export function attachedTo(t: T, host: CardId): CardId[] {
  const list: CardId[] = [];
  const cards = t.zones[t.zone[host]];
  for (let i = 1; i < cards.length; i++) if (t.vars.on[cards[i]] === host) list.push(cards[i]);
  return list;
}

/** Actions on the base of a place. */
export function attachedAt(t: T, site: number): CardId[] {
  const list: CardId[] = [];
  const cards = t.zones[SITE + site];
  for (let i = 1; i < cards.length; i++) if (t.vars.on[cards[i]] === NONE && !isMinion(t, cards[i])) list.push(cards[i]);
  return list;
}

export const isNumb = (t: T, id: CardId): boolean => t.vars.numb.length > 0 && t.vars.numb.includes(id);

/** Whether a minion's own abilities work (SMU-229). */
export function isAble(t: T, id: CardId): boolean {
  const site = siteOf(t, id);
  if ((hooksAt(t, site) & HOOK.silences) === 0) return true;
  const cards = t.zones[SITE + site];
  for (let i = 1; i < cards.length; i++)
    if (!isNumb(t, cards[i]) && cardOf(t, cards[i]).lasting?.silences?.(t, cards[i], id) === true) return false;
  return true;
}

/** Abilities of a card in play work now. */
export const works = (t: T, id: CardId): boolean => {
  const kind = KIND[t.def[id]];
  if (kind === MINION) return isAble(t, id);
  return kind === ACTION ? !isNumb(t, id) : !isJammed(t, siteOf(t, id));
};

// ── Bases ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Its ability is ignored by everybody. */
export const isJammed = (t: T, site: number): boolean => (hooksAt(t, site) & HOOK.jams) !== 0;

/** That player ignores the base there (SMU-144, SMU-408). */
export function isIgnoring(t: T, site: number, seat: SeatId): boolean {
  for (const one of t.vars.ignores) if (one.seat === seat && siteOf(t, one.card) === site) return true;
  return false;
}

/** The ability of the base there concerns that player. */
export const minds = (t: T, site: number, seat: SeatId): boolean => !isJammed(t, site) && !isIgnoring(t, site, seat);

/** SMU-013: bases of JSON data without a text have no ability at all. */
export function hasAbility(card: SmashCard): boolean {
  return (
    card.lasting !== undefined ||
    card.before !== undefined ||
    card.award !== undefined ||
    card.after !== undefined ||
    card.offers !== undefined ||
    card.hears !== undefined
  );
}

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Minions that a player has played this turn (SMU-126). */
export function playedBy(t: T, seat: SeatId): number {
  let n = 0;
  for (const one of t.vars.played) if (one.seat === seat) n++;
  return n;
}

export const isAsleep = (t: T, seat: SeatId): boolean =>
  t.vars.asleep.length > 0 && t.vars.active === seat && t.vars.asleep.some((one) => one.seat === seat && t.vars.turn >= one.from);

export const isMainPhaseOf = (t: T, seat: SeatId): boolean => t.vars.phase === 'play' && t.vars.active === seat;

const onceKey = (def: number, seat: SeatId): number => def * 8 + seat;
export const isUsedUp = (t: T, def: number, seat: SeatId): boolean => t.vars.once.includes(onceKey(def, seat));
export function useUp(t: T, def: number, seat: SeatId): void {
  t.vars.once.push(onceKey(def, seat));
}

// ── Protections ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The first card at a place that works and says so of lasting effects of that kind (a bit of HOOK); NONE if there is none. */
export function sourceAt(t: T, site: number, hook: number, fits: (lasting: Lasting, self: CardId) => boolean): CardId {
  if ((hooksAt(t, site) & hook) === 0) return NONE;
  for (const self of t.zones[SITE + site]) {
    const { lasting } = cardOf(t, self);
    if (lasting !== undefined && (HOOKS[t.def[self]] & hook) !== 0 && fits(lasting, self) && works(t, self)) return self;
  }
  return NONE;
}

/** Whether a card of that kind, of that player, cannot affect somebody else's minion (SMU-370 to SMU-372). */
export function isShielded(t: T, id: CardId, by: SeatId, kind: 'minion' | 'action'): boolean {
  const site = t.zone[id] - SITE;
  if (by === t.vars.ctrl[id] || (hooksAt(t, site) & HOOK.shields) === 0) return false;
  return sourceAt(t, site, HOOK.shields, ({ shields }, self) => shields?.(t, self, id, by, kind) === true) !== NONE;
}

// ── Words of the cards ────────────────────────────────────────────────────────────────────────────────────────────

/** «Your» minion, as the card says. */
export const isOwn = (t: T, self: CardId, id: CardId): boolean => t.vars.ctrl[self] === t.vars.ctrl[id];
/** The minion that the card lies on. */
export const isHost = (t: T, self: CardId, id: CardId): boolean => t.vars.on[self] === id;

/** Whether a minion is of that kin: by its name, or because a card in play makes it so (SMU-413). */
export function isKin(t: T, id: CardId, kin: string): boolean {
  if (cardOf(t, id).kin === kin) return true;
  if ((hooksInPlay(t) & HOOK.adopts) === 0) return false;
  for (let site = 0, many = t.vars.sites; site < many; site++)
    if (sourceAt(t, site, HOOK.adopts, ({ adopts }, self) => cardOf(t, self).kin === kin && adopts?.(t, self, id) === true) !== NONE)
      return true;
  return false;
}

/** Minions of that kin that a player controls. */
export function kinOf(t: T, seat: SeatId, kin: string): number {
  let n = 0;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const cards = t.zones[SITE + site];
    for (let i = 1; i < cards.length; i++) if (t.vars.ctrl[cards[i]] === seat && isMinion(t, cards[i]) && isKin(t, cards[i], kin)) n++;
  }
  return n;
}
