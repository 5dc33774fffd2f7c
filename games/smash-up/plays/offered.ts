// What may be played (SMU-105, SMU-323 to SMU-325).

import type { CardId, Code, SeatId } from '#engine';
import { FACTIONS } from '../cards/data.ts';
import * as affect from '../effects/affect.ts';
import type { Ctx, Play, SmashCard, T } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from '../table/in-play.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';
import type { Playing } from './answers.ts';
import * as answers from './answers.ts';
import type { Tagged } from './bank.ts';
import * as bank from './bank.ts';
import type { Gate } from './gates.ts';
import * as gates from './gates.ts';
import * as holds from './holds.ts';

const { mayAffect } = affect;
const { DISCARD, HAND, NONE, PLAYS_PER_TURN, SITE } = state;
const { groundsIn, hooksInPlay, hooksOf } = inplay;
const { baseAt, cardOf, discardOf, handOf, isMinion, isUsedUp, minionsOf, sourceAt } = select;
const { HOOK, KIND, MINION, ON_MINION, ON_NOTHING, PLAY_ON } = traits;
const { withTarget, playOption, RISES, untargeted } = answers;
const { fitsCard, fitsSite, NO_PLAYS, playsFor, tagged, takes, viaOf } = bank;
const { gateFor, mayPlayActions, openTo, sitesAsBits } = gates;
const { defsOf } = holds;

/** All cards that the player may play at once with these plays (SMU-331): graves are open only to plays that are kept for phase 2 (SMU-422). */
export function playOptions(t: T, seat: SeatId, plays: readonly Play[]): Code<Playing>[] {
  const options: Code<Playing>[] = [];
  addPlays(t, seat, plays, hooksInPlay(t) & ~HOOK.unearths, options);
  return options;
}

function addPlays(t: T, seat: SeatId, plays: readonly Play[], inPlay: number, options: Code<Playing>[]): void {
  if (plays.length === 0 || t.vars.plays[seat] >= PLAYS_PER_TURN) return;
  const mayAct = mayPlayActions(t, seat);
  const minion = lonePlay(plays, 'minion');
  const action = mayAct ? lonePlay(plays, 'action') : null;
  if (action !== SEVERAL && (minion === null || (minion !== SEVERAL && !hasGraves(t, seat, inPlay)))) {
    addSimply(t, seat, minion, action, inPlay, options);
    return;
  }
  const minions = tagged(plays, 'minion');
  const actions = mayAct ? tagged(plays, 'action') : NO_PLAYS;
  const hand = handOf(t, seat);
  const gate = minions.length > 0 ? gateFor(t, seat, inPlay) : CLOSED;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    if (isMinion(t, id)) {
      if (minions.length > 0) addMinion(t, seat, id, cardOf(t, id), minions, gate, options);
    } else if (actions.length > 0) addAction(t, seat, id, cardOf(t, id), actions, options);
  }
  if (minions.length > 0) addBuried(t, seat, minions, gate, inPlay, options);
}
const CLOSED: Gate = { seat: NONE, open: 0, forbidding: null };

const SEVERAL = 'several';

/** The one play of that kind, if it takes cards out of the hand and minds no minions in play (null: there is none); SEVERAL if it is not as simple as that. */
function lonePlay(plays: readonly Play[], kind: Play['kind']): Play | null | typeof SEVERAL {
  let lone: Play | null = null;
  for (let i = 0; i < plays.length; i++) {
    const play = plays[i];
    if (play.kind !== kind || play.left <= 0) continue;
    if (lone !== null || play.from !== 'hand' || play.slot === 'empty') return SEVERAL;
    lone = play;
  }
  return lone;
}

/** The same in the commonest case: one play of a kind at most, and no grave is open. */
function addSimply(t: T, seat: SeatId, minion: Play | null, action: Play | null, inPlay: number, options: Code<Playing>[]): void {
  const grounds = groundsIn(t);
  const isOpen = minion !== null && minion.site === NONE && (inPlay & HOOK.forbids) === 0;
  const gate = minion === null || isOpen ? CLOSED : gateFor(t, seat, inPlay);
  const spots = minion === null || minion.site === NONE ? -1 : 1 << minion.site;
  const minionVia = minion === null ? NONE : viaOf(minion, 0);
  const actionVia = action === null ? NONE : viaOf(action, 0);
  const hand = handOf(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    const def = t.def[id];
    if (KIND[def] === MINION) {
      if (minion === null || !takes(minion, id, def)) continue;
      const at = untargeted(id, minionVia, true);
      if (isOpen) addAll(at, grounds, options);
      else addAt(t, at, spots & openTo(t, gate, cardOf(t, id)), options);
    } else if (action !== null && takes(action, id, def)) {
      const on = PLAY_ON[def];
      const at = untargeted(id, actionVia, true);
      if (on === ON_MINION) addHosts(t, seat, id, at, inPlay, options);
      else if (on === ON_NOTHING) options.push(withTarget(at, NONE));
      else addAll(at, grounds, options);
    }
  }
}

/** One option for each base of the list, which ends with NONE; `at` is the row of its answers. */
function addAll(at: number, bases: readonly CardId[], options: Code<Playing>[]): void {
  for (let i = 0; bases[i] !== NONE; i++) options.push(withTarget(at, bases[i]));
}

/** One option for each of these places (bits); `at` is the row of its answers. */
function addAt(t: T, at: number, sites: number, options: Code<Playing>[]): void {
  for (let site = 0; sites >> site !== 0; site++) if ((sites & (1 << site)) !== 0) options.push(withTarget(at, t.zones[SITE + site][0]));
}

/** One option for each minion that the action may be attached to; `at` is the row of its answers. */
function addHosts(t: T, seat: SeatId, id: CardId, at: number, inPlay: number, options: Code<Playing>[]): void {
  if ((inPlay & HOOK.shields) !== 0) {
    for (const to of targetsFor(t, seat, id, cardOf(t, id))) options.push(withTarget(at, to));
    return;
  }
  const { ownOnly } = cardOf(t, id);
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    const cards = t.zones[SITE + site];
    for (let i = 1; i < cards.length; i++)
      if (isMinion(t, cards[i]) && (!ownOnly || t.vars.ctrl[cards[i]] === seat)) options.push(withTarget(at, cards[i]));
  }
}

/** Whether a play takes that card, from where it lies, to that place. */
function fits(t: T, seat: SeatId, play: Play, id: CardId, card: SmashCard, site: number): boolean {
  if (!fitsSite(t, play, seat, site)) return false;
  const from = t.zone[id] === DISCARD + seat ? 'discard' : 'hand';
  return play.from === from ? fitsCard(t, play, id, card) : from === 'discard' && hasGrave(t, seat, site, play);
}

function addMinion(t: T, seat: SeatId, id: CardId, card: SmashCard, plays: readonly Tagged[], gate: Gate, options: Code<Playing>[]): void {
  if (plays.length === 1 && isAnywhere(plays[0].play) && t.zone[id] === HAND + seat) {
    const { play, via } = plays[0];
    if (fitsCard(t, play, id, card)) addPlaces(t, id, card, via, true, gate, options);
    return;
  }
  const open = openTo(t, gate, card);
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
const addPlaces = (t: T, id: CardId, card: SmashCard, via: number, isFirst: boolean, gate: Gate, options: Code<Playing>[]): void =>
  addAt(t, untargeted(id, via, isFirst), openTo(t, gate, card), options);

function addAction(t: T, seat: SeatId, id: CardId, card: SmashCard, plays: readonly Tagged[], options: Code<Playing>[]): void {
  let isFirst = true;
  for (let i = 0; i < plays.length; i++) {
    const { play, via } = plays[i];
    if (!fitsCard(t, play, id, card)) continue;
    if (card.playOn === 'none') options.push(playOption(id, NONE, via, isFirst));
    else if (card.playOn === 'base') addAt(t, untargeted(id, via, isFirst), sitesAsBits(t), options);
    else for (const to of targetsFor(t, seat, id, card)) options.push(playOption(id, to, via, isFirst));
    isFirst = false;
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
function addBuried(t: T, seat: SeatId, plays: readonly Tagged[], gate: Gate, inPlay: number, options: Code<Playing>[]): void {
  const pile = discardOf(t, seat);
  if (pile.length === 0 || !(hasGraves(t, seat, inPlay) || takesBuried(plays))) return;
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

/** A card there lets that play of its controller take minions out of the discard pile. */
const hasGrave = (t: T, seat: SeatId, site: number, play: Play): boolean =>
  sourceAt(t, site, HOOK.unearths, ({ unearths }, self) => t.vars.ctrl[self] === seat && unearths?.(play) === true) !== NONE;
const hasGraves = (t: T, seat: SeatId, inPlay: number): boolean => (inPlay & hooksOf(t, seat) & HOOK.unearths) !== 0;

/** Phase 2: everything that may be played. */
export function addMainPlays(t: T, seat: SeatId, inPlay: number, options: Code<Playing>[]): void {
  addPlays(t, seat, playsFor(t, seat, inPlay), inPlay, options);
  addRisen(t, seat, inPlay, options);
}

/** Cards that come out of the discard pile by themselves, one of a name a turn (SMU-382). */
function addRisen(t: T, seat: SeatId, inPlay: number, options: Code<Playing>[]): void {
  if (!hasRising(t, seat)) return;
  const seen: number[] = [];
  for (const id of discardOf(t, seat)) {
    if (cardOf(t, id).rises !== true || seen.includes(t.def[id]) || isUsedUp(t, t.def[id], seat)) continue;
    seen.push(t.def[id]);
    addPlaces(t, id, cardOf(t, id), RISES, false, gateFor(t, seat, inPlay), options);
  }
}

// By faction, filled once, follows from the definitions alone.
const rising: (boolean | undefined)[] = FACTIONS.map(() => undefined);

/** Whether any card of the player's factions ever does so. */
function hasRising(t: T, seat: SeatId): boolean {
  const factions = t.vars.factions[seat];
  for (let i = 0; i < factions.length; i++) {
    rising[factions[i]] ??= defsOf(t, factions[i], ({ rises }) => rises === true).length > 0;
    if (rising[factions[i]] === true) return true;
  }
  return false;
}
