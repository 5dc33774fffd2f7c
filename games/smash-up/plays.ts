// The bank of plays and what may be played with it (SMU-065, SMU-105, SMU-119 to SMU-128).

import type { CardId, Option, Params, SeatId } from '#engine';
import { mayAffect } from './affect.ts';
import {
  baseAt,
  cardOf,
  defAt,
  discardOf,
  handOf,
  hasMinionAt,
  isAsleep,
  isMinion,
  isUsedUp,
  markedAt,
  marksInPlay,
  minds,
  minionsOf,
  SHIELDS,
  useUp,
} from './select.ts';
import type { Ctx, Play, Slot, SmashCard, T } from './state.ts';
import { DISCARD, HAND, MARKS, NO_MAX, NONE, PLAYS_PER_TURN, RESOLVING, SITE, SLOTS } from './state.ts';
import { KIND, MARK, MINION, ON_MINION, ON_NOTHING, PLAY_ON } from './traits.ts';

const PLAIN: Play = {
  kind: 'minion',
  slot: 'extra',
  max: NO_MAX,
  site: NONE,
  card: NONE,
  name: NONE,
  from: 'hand',
  source: NONE,
  left: 1,
  budget: NO_MAX,
};
export const newPlay = (kind: Play['kind'], slot: Slot, limits: Partial<Play> = PLAIN): Play => ({
  kind,
  slot,
  max: limits.max ?? NO_MAX,
  site: limits.site ?? NONE,
  card: limits.card ?? NONE,
  name: limits.name ?? NONE,
  from: limits.from ?? 'hand',
  source: limits.source ?? NONE,
  left: limits.left ?? 1,
  budget: limits.budget ?? NO_MAX,
});

// ── Where minions may be played ───────────────────────────────────────────────────────────────────────────────────

/** Everything public that forbids a player to play minions (SMU-417, SMU-418, SMU-136); places as bits. */
export interface Gate {
  readonly open: number;
  /** The same for minions with printed power 2 or less. */
  readonly small: number;
  /** null: nothing. */
  readonly barred: readonly { readonly site: number; readonly faction: number }[] | null;
}

const FORBIDDING = MARKS.closed | MARKS.barred | MARKS['small-only-here'];
const SMALL = 2;

export function gateFor(t: T, seat: SeatId, inPlay = marksInPlay(t)): Gate {
  if (t.vars.plays[seat] >= PLAYS_PER_TURN) return { open: 0, small: 0, barred: null };
  let open = 0;
  if ((inPlay & FORBIDDING) === 0) {
    for (let site = 0, many = t.vars.sites; site < many; site++) if (t.zones[SITE + site].length > 0) open |= 1 << site;
    return { open, small: open, barred: null };
  }
  let small = -1;
  let barred: { site: number; faction: number }[] | null = null;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const cards = t.zones[SITE + site];
    if (cards.length === 0) continue;
    let isOpen = true;
    for (let i = 1; i < cards.length; i++) {
      const marks = MARK[t.def[cards[i]]];
      if ((marks & FORBIDDING) === 0) continue;
      const isForeign = t.vars.ctrl[cards[i]] !== seat;
      if ((marks & MARKS.closed) !== 0 && isForeign) isOpen = false;
      if ((marks & MARKS['small-only-here']) !== 0 && isForeign) small &= 1 << site;
      if ((marks & MARKS.barred) !== 0) {
        const faction = namedFor(t, cards[i]);
        if (barred === null) barred = [{ site, faction }];
        else barred.push({ site, faction });
      }
    }
    if (isOpen) open |= 1 << site;
  }
  return { open, small: open & small, barred };
}

/** The faction that was named for an attached action. */
function namedFor(t: T, id: CardId): number {
  for (const one of t.vars.named) if (one.card === id) return one.faction;
  return NONE;
}

export function isAllowed(gate: Gate, card: SmashCard, site: number): boolean {
  return (openTo(gate, card) & (1 << site)) !== 0;
}

/** Places where a card may be played, as bits. */
function openTo(gate: Gate, card: SmashCard): number {
  let mask = card.power <= SMALL ? gate.small : gate.open;
  if (gate.barred !== null) for (const { site, faction } of gate.barred) if (faction === card.faction) mask &= ~(1 << site);
  return mask;
}

export function mayPlayMinion(t: T, seat: SeatId, card: SmashCard, site: number): boolean {
  if (t.vars.plays[seat] >= PLAYS_PER_TURN || t.zones[SITE + site].length === 0) return false;
  const inPlay = marksInPlay(t);
  return (inPlay & FORBIDDING) === 0 || isAllowed(gateFor(t, seat, inPlay), card, site);
}
/** SMU-414, SMU-136. */
export const mayPlayActions = (t: T, seat: SeatId): boolean => !isAsleep(t, seat) && t.vars.plays[seat] < PLAYS_PER_TURN;

// ── Options ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where a played card goes: `to` is the base, or the minion it is attached to; NONE for a standard action. */
export interface Playing {
  readonly card: CardId;
  readonly to: CardId;
  /** By which play, as a place in VIAS: its slot, and which of several with different limits. */
  readonly via: number;
}

const NTHS = 4;
/** By its own ability out of the discard pile; on the spot, by the ability that shows it. */
export const RISES = SLOTS.length * NTHS;
export const NOW = RISES + 1;
/** No play at all, but another answer to the main question: a talent, an ability for phase 2, the end of the phase. */
export const TALENT = NOW + 1;
export const TURN = NOW + 2;
export const OVER = NOW + 3;
const VIAS = [...SLOTS.flatMap((slot) => [slot, `${slot}2`, `${slot}3`, `${slot}4`]), 'rises', 'now'];
const slotOf = (via: number): string => (via < RISES ? SLOTS[Math.floor(via / NTHS)] : VIAS[via]);

type Made = (Option<Playing> | undefined)[];

// Interned by play, card and target, because the same few are offered again and again in a search; targets of one card lie side by side,
// before them the option without one.
const rows: Made[][] = Array.from({ length: VIAS.length * 2 }, () => []);

export function playOption(card: CardId, to: CardId, via: number, isFirst: boolean): Option<Playing> {
  return made(row(card, via, isFirst), card, to, via, isFirst);
}

function row(card: CardId, via: number, isFirst: boolean): Made {
  const byCard = rows[via * 2 + (isFirst ? 1 : 0)];
  byCard[card] ??= [];
  return byCard[card];
}

function made(list: Made, card: CardId, to: CardId, via: number, isFirst: boolean): Option<Playing> {
  list[to + 1] ??= newOption(card, to, via, isFirst);
  return list[to + 1] as Option<Playing>;
}

function newOption(card: CardId, to: CardId, via: number, isFirst: boolean): Option<Playing> {
  const params: Params = to === NONE ? { card: { card } } : { card: { card }, to: { card: to } };
  return {
    key: `c${card}${to === NONE ? '' : `@c${to}`}${isFirst ? '' : `+${VIAS[via]}`}`,
    ref: { kind: 'card', card },
    value: { card, to, via },
    label: `${to === NONE ? 'do' : 'play'}.${slotOf(via)}`,
    params,
    voluntary: true,
  };
}

/** On the spot, without a play of the bank. */
export const nowOption = (card: CardId, to: CardId): Option<Playing> => playOption(card, to, NOW, true);

/** A play with its name among the others. */
interface Tagged {
  readonly play: Play;
  readonly via: number;
}

const isSame = (a: Play, b: Play): boolean =>
  a.site === b.site && a.max === b.max && a.name === b.name && a.card === b.card && a.from === b.from && a.budget === b.budget;

/** Place in SLOTS; most plays are the regular ones. */
const slotAt = (slot: Slot): number => (slot === 'regular' ? SLOTS.length - 1 : SLOTS.indexOf(slot));

// The most limited first (SMU-124): by what limits it, then those that are bound to a place as well.
const rank = ({ slot, site }: Play): number => slotAt(slot) * 2 + (site === NONE ? 1 : 0);

const byRank = (a: Tagged, b: Tagged): number => rank(a.play) - rank(b.play);

/** Plays of one kind, sorted; of equal ones the first. */
function tagged(plays: readonly Play[], kind: Play['kind']): readonly Tagged[] {
  let list: Tagged[] | null = null;
  for (let i = 0; i < plays.length; i++) {
    const play = plays[i];
    if (play.kind !== kind || play.left <= 0) continue;
    if (list === null) {
      list = [{ play, via: slotAt(play.slot) * NTHS }];
      continue;
    }
    let nth = 0;
    let isNew = true;
    for (const one of list) {
      if (one.play.slot !== play.slot) continue;
      if (isSame(one.play, play)) isNew = false;
      nth++;
    }
    if (isNew && nth < NTHS) list.push({ play, via: slotAt(play.slot) * NTHS + nth });
  }
  if (list === null) return NO_PLAYS;
  return list.length < 2 ? list : list.sort(byRank);
}
const NO_PLAYS: readonly Tagged[] = [];

// SMU-422: nothing but the place limits it.
const isUnrestricted = ({ slot }: Play): boolean => slot === 'regular' || slot === 'extra' || slot === 'site';

function fitsCard(t: T, play: Play, id: CardId, card: SmashCard): boolean {
  if (play.kind !== card.kind || play.left <= 0) return false;
  if (play.card !== NONE && play.card !== id) return false;
  if (play.name !== NONE && play.name !== t.def[id]) return false;
  return card.kind !== 'minion' || (card.power <= play.max && card.power <= play.budget);
}

const fitsSite = (t: T, play: Play, seat: SeatId, site: number): boolean =>
  (play.site === NONE || play.site === site) && (play.slot !== 'empty' || !hasMinionAt(t, site, seat));

/** Plays of the bank, and what bases offer to this player now. */
export function playsFor(t: T, seat: SeatId, inPlay = marksInPlay(t)): readonly Play[] {
  if ((inPlay & MARKS.offering) === 0) return t.vars.bank;
  let list: Play[] | null = null;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const base = baseAt(t, site);
    if (base === NONE) continue;
    const { offers } = cardOf(t, base);
    if (offers === undefined || !minds(t, site, seat)) continue;
    const play = offers(t, seat, site);
    if (play === undefined) continue;
    list ??= t.vars.bank.slice();
    list.push(play);
  }
  return list ?? t.vars.bank;
}

/** All cards that the player may play with these plays (SMU-323 to SMU-325). */
export function playOptions(t: T, seat: SeatId, plays: readonly Play[]): Option<Playing>[] {
  const options: Option<Playing>[] = [];
  addPlays(t, seat, plays, marksInPlay(t), options);
  return options;
}

function addPlays(t: T, seat: SeatId, plays: readonly Play[], inPlay: number, options: Option<Playing>[]): void {
  if (plays.length === 0) return;
  const minions = tagged(plays, 'minion');
  const actions = mayPlayActions(t, seat) ? tagged(plays, 'action') : NO_PLAYS;
  const hand = handOf(t, seat);
  if ((inPlay & FORBIDDING) === 0 && isPlain(minions) && isPlain(actions) && t.vars.plays[seat] < PLAYS_PER_TURN) {
    addPlainly(t, seat, minions.length === 0 ? NONE : minions[0].via, actions.length === 0 ? NONE : actions[0].via, inPlay, options);
    if (minions.length > 0 && (inPlay & MARKS.graves) !== 0) addBuried(t, seat, minions, gateFor(t, seat, inPlay), inPlay, options);
    return;
  }
  const gate = minions.length > 0 ? gateFor(t, seat, inPlay) : CLOSED;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    if (isMinion(t, id)) {
      if (minions.length > 0) addMinion(t, seat, id, cardOf(t, id), minions, gate, options);
    } else if (actions.length > 0) addAction(t, seat, id, cardOf(t, id), actions, options);
  }
  if (minions.length > 0) addBuried(t, seat, minions, gate, inPlay, options);
}
const CLOSED: Gate = { open: 0, small: 0, barred: null };

/** At most one play, and it takes any card of its kind out of the hand to anywhere. */
function isPlain(plays: readonly Tagged[]): boolean {
  if (plays.length === 0) return true;
  if (plays.length > 1) return false;
  const { play } = plays[0];
  return isAnywhere(play) && play.max === NO_MAX && play.budget === NO_MAX && play.card === NONE && play.name === NONE;
}

// Bases in play, for the moment.
const spots: CardId[] = [];

/** The same as below in the commonest case: one play of a kind at most (`via`, or NONE), no limits, and nothing forbids anything. */
function addPlainly(t: T, seat: SeatId, minionVia: number, actionVia: number, inPlay: number, options: Option<Playing>[]): void {
  let many = 0;
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    const cards = t.zones[SITE + site];
    if (cards.length > 0) spots[many++] = cards[0];
  }
  const hand = handOf(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    const def = t.def[id];
    const via = KIND[def] === MINION ? minionVia : actionVia;
    if (via === NONE) continue;
    const on = PLAY_ON[def];
    if (on === ON_MINION) addHosts(t, seat, id, via, inPlay, options);
    else {
      const list = row(id, via, true);
      if (on === ON_NOTHING) options.push(made(list, id, NONE, via, true));
      else for (let k = 0; k < many; k++) options.push(made(list, id, spots[k], via, true));
    }
  }
}

function addHosts(t: T, seat: SeatId, id: CardId, via: number, inPlay: number, options: Option<Playing>[]): void {
  if ((inPlay & SHIELDS) !== 0) {
    for (const to of targetsFor(t, seat, id, cardOf(t, id))) options.push(playOption(id, to, via, true));
    return;
  }
  const list = row(id, via, true);
  const { ownOnly } = cardOf(t, id);
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    const cards = t.zones[SITE + site];
    for (let i = 1; i < cards.length; i++)
      if (isMinion(t, cards[i]) && (!ownOnly || t.vars.ctrl[cards[i]] === seat)) options.push(made(list, id, cards[i], via, true));
  }
}

/** Whether a play takes that card, from where it lies, to that place. */
function fits(t: T, seat: SeatId, play: Play, id: CardId, card: SmashCard, site: number): boolean {
  if (!fitsSite(t, play, seat, site)) return false;
  const from = t.zone[id] === DISCARD + seat ? 'discard' : 'hand';
  // SMU-422: an unrestricted play may take it out of a grave that is open there.
  return play.from === from ? fitsCard(t, play, id, card) : from === 'discard' && isUnrestricted(play) && hasGrave(t, seat, site);
}

function addMinion(
  t: T,
  seat: SeatId,
  id: CardId,
  card: SmashCard,
  plays: readonly Tagged[],
  gate: Gate,
  options: Option<Playing>[],
): void {
  if (plays.length === 1 && isAnywhere(plays[0].play) && t.zone[id] === HAND + seat) {
    const { play, via } = plays[0];
    if (fitsCard(t, play, id, card)) addPlaces(t, id, card, via, true, gate, options);
    return;
  }
  const open = openTo(gate, card);
  for (let site = 0; open >> site !== 0; site++) {
    if ((open & (1 << site)) === 0) continue;
    let isFirst = true;
    for (const { play, via } of plays) {
      if (!fits(t, seat, play, id, card, site)) continue;
      options.push(playOption(id, baseAt(t, site), via, isFirst));
      isFirst = false;
    }
  }
}

/** The place does not matter, and the card comes out of the hand. */
const isAnywhere = ({ site, slot, from }: Play): boolean => site === NONE && slot !== 'empty' && from === 'hand';

/** One option for each place that is open to the card. */
function addPlaces(t: T, id: CardId, card: SmashCard, via: number, isFirst: boolean, gate: Gate, options: Option<Playing>[]): void {
  const list = row(id, via, isFirst);
  const open = openTo(gate, card);
  for (let site = 0; open >> site !== 0; site++) {
    if ((open & (1 << site)) === 0) continue;
    const base = t.zones[SITE + site][0];
    options.push(made(list, id, base, via, isFirst));
  }
}

function addAction(t: T, seat: SeatId, id: CardId, card: SmashCard, plays: readonly Tagged[], options: Option<Playing>[]): void {
  let isFirst = true;
  for (let i = 0; i < plays.length; i++) {
    const { play, via } = plays[i];
    if (!fitsCard(t, play, id, card)) continue;
    if (card.playOn === 'none') options.push(playOption(id, NONE, via, isFirst));
    else if (card.playOn === 'base') addBases(t, id, via, isFirst, options);
    else for (const to of targetsFor(t, seat, id, card)) options.push(playOption(id, to, via, isFirst));
    isFirst = false;
  }
}

function addBases(t: T, id: CardId, via: number, isFirst: boolean, options: Option<Playing>[]): void {
  const list = row(id, via, isFirst);
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const base = baseAt(t, site);
    if (base !== NONE) options.push(made(list, id, base, via, isFirst));
  }
}

const STANDARD: readonly CardId[] = Object.freeze([NONE]);

/** Where an action may go (SMU-105, SMU-325): bases, minions, or nowhere in particular. */
export function targetsFor(t: T, seat: SeatId, id: CardId, card: SmashCard): readonly CardId[] {
  if (card.playOn === 'none') return STANDARD;
  const list: CardId[] = [];
  if (card.playOn === 'base') {
    for (let site = 0, many = t.vars.sites; site < many; site++) if (baseAt(t, site) !== NONE) list.push(baseAt(t, site));
    return list;
  }
  const c: Ctx = { seat, self: id, def: t.def[id], site: NONE, cause: id };
  for (const minion of minionsOf(t, card.ownOnly ? seat : NONE)) if (mayAffect(t, c, minion)) list.push(minion);
  return list;
}

/** Minions out of the discard pile, by plays that say so or at open graves. Copies of one card are alike. */
function addBuried(t: T, seat: SeatId, plays: readonly Tagged[], gate: Gate, inPlay: number, options: Option<Playing>[]): void {
  const pile = discardOf(t, seat);
  if (pile.length === 0 || !(((inPlay & MARKS.graves) !== 0 && hasGraves(t, seat)) || takesBuried(plays))) return;
  const seen: number[] = [];
  for (const id of pile) {
    const card = cardOf(t, id);
    if (card.kind !== 'minion' || seen.includes(t.def[id])) continue;
    seen.push(t.def[id]);
    addMinion(t, seat, id, card, plays, gate, options);
  }
}

function takesBuried(plays: readonly Tagged[]): boolean {
  for (const { play } of plays) if (play.from === 'discard') return true;
  return false;
}

const hasGrave = (t: T, seat: SeatId, site: number): boolean => markedAt(t, site, 'graves', seat) !== NONE;

function hasGraves(t: T, seat: SeatId): boolean {
  for (let site = 0, many = t.vars.sites; site < many; site++) if (hasGrave(t, seat, site)) return true;
  return false;
}

/** Phase 2: everything that may be played. */
export function addMainPlays(t: T, seat: SeatId, inPlay: number, options: Option<Playing>[]): void {
  addPlays(t, seat, playsFor(t, seat, inPlay), inPlay, options);
  addRisen(t, seat, inPlay, options);
}

/** Cards that come out of the discard pile by themselves, one of a name a turn (SMU-382). */
function addRisen(t: T, seat: SeatId, inPlay: number, options: Option<Playing>[]): void {
  if (!hasRising(t, seat)) return;
  const seen: number[] = [];
  for (const id of discardOf(t, seat)) {
    if ((MARK[t.def[id]] & MARKS.rising) === 0 || seen.includes(t.def[id]) || isUsedUp(t, t.def[id], seat)) continue;
    seen.push(t.def[id]);
    addPlaces(t, id, cardOf(t, id), RISES, false, gateFor(t, seat, inPlay), options);
  }
}

// By faction, filled once, follows from the definitions alone.
const rising: boolean[] = [];

/** Whether any card of the player's factions ever does so. */
function hasRising(t: T, seat: SeatId): boolean {
  const factions = t.vars.factions[seat];
  for (let i = 0; i < factions.length; i++) {
    rising[factions[i]] ??= defsOf(t, factions[i], ({ rises }) => rises === true).length > 0;
    if (rising[factions[i]]) return true;
  }
  return false;
}

/** Uses up the play that an option stands for: one of the bank, or what a base offers once a turn. */
export function spend(t: T, seat: SeatId, { card: id, via }: Playing): void {
  const { bank } = t.vars;
  const card = cardOf(t, id);
  if (via === RISES) {
    useUp(t, t.def[id], seat);
    return;
  }
  const play = playBy(playsFor(t, seat), card.kind as Play['kind'], via);
  if (play === undefined) throw new Error(`no play of seat ${seat} fits card ${id} by ${VIAS[via]}`);
  const at = bank.indexOf(play);
  if (at < 0) useUp(t, play.source, seat);
  else if (play.left > 1) bank[at] = { ...play, left: play.left - 1, budget: play.budget - card.power };
  else {
    for (let i = at + 1; i < bank.length; i++) bank[i - 1] = bank[i];
    bank.pop();
  }
}

/** The play that `tagged` gives that name. */
function playBy(plays: readonly Play[], kind: Play['kind'], via: number): Play | undefined {
  const slot = SLOTS[Math.floor(via / NTHS)];
  let left = via % NTHS;
  for (let i = 0; i < plays.length; i++) {
    const play = plays[i];
    if (play.kind !== kind || play.left <= 0 || play.slot !== slot || hasTwin(plays, i)) continue;
    if (left-- === 0) return play;
  }
  return undefined;
}

/** Whether an equal play lies before it. */
function hasTwin(plays: readonly Play[], at: number): boolean {
  const play = plays[at];
  for (let i = 0; i < at; i++) {
    const one = plays[i];
    if (one.kind === play.kind && one.left > 0 && one.slot === play.slot && isSame(one, play)) return true;
  }
  return false;
}

/** How a hand card is used outside phase 2: as an answer to an occasion, as a Special. */
export type Quick = 'answer' | 'special';
// By faction: cards that are ever used so. Filled once, follows from the definitions alone.
const answering: number[][] = [];
const special: number[][] = [];

function quickCards(t: T, faction: number, use: Quick): readonly number[] {
  if (use === 'answer') {
    answering[faction] ??= defsOf(t, faction, ({ answers }) => answers !== undefined);
    return answering[faction];
  }
  special[faction] ??= defsOf(t, faction, (card) => card.special?.from === 'hand');
  return special[faction];
}

const defsOf = (t: T, faction: number, fits: (card: SmashCard) => boolean): number[] =>
  t.game.defs.flatMap((_, def) => (defAt(t, def).faction === faction && fits(defAt(t, def)) ? [def] : []));

/** SMU-303: whether by public knowledge the player could hold a card that fits: not all its copies lie openly. */
export function couldHold<X>(
  t: T,
  seat: SeatId,
  use: Quick,
  about: X,
  fits: (t: T, seat: SeatId, card: SmashCard, about: X) => boolean,
): boolean {
  if (handOf(t, seat).length === 0) return false;
  const factions = t.vars.factions[seat];
  for (let i = 0; i < factions.length; i++) {
    const defs = quickCards(t, factions[i], use);
    for (let k = 0; k < defs.length; k++) {
      const card = defAt(t, defs[k]);
      if (fits(t, seat, card, about) && openCopies(t, seat, defs[k]) < card.copies) return true;
    }
  }
  return false;
}

function openCopies(t: T, seat: SeatId, def: number): number {
  let open = 0;
  for (const id of t.zones[DISCARD + seat]) if (t.def[id] === def) open++;
  for (const id of t.zones[RESOLVING]) if (t.def[id] === def && t.vars.owner[id] === seat) open++;
  for (let site = 0, many = t.vars.sites; site < many; site++)
    for (const id of t.zones[SITE + site]) if (t.def[id] === def && t.vars.owner[id] === seat) open++;
  return open;
}
