// The only code that touches zones; asks nothing.

import type { CardId, Refill, SeatId, SeatMask, ZoneId } from '#engine';
import * as engine from '#engine';
import type { Ctx, T } from './state.ts';
import * as state from './state.ts';
import * as inplay from './table/in-play.ts';
import * as select from './table/select.ts';
import * as traits from './table/traits.ts';

const { drawCards, EVERYBODY, log, maskOf, move, moveToBottom, moveUnseen, NOBODY, nextCard, randomOf, setSight, show, shuffle } = engine;
const { ASIDE, BASE_ASIDE, BASE_DECK, BASE_DISCARD, DECK, DISCARD, HAND, NONE, REPLACEMENT, RESOLVING, SITE } = state;
const { hooksAt, hooksInPlay } = inplay;
const { attachedTo, baseAt, handOf, isInPlay, isMinion, isShielded, siteOf } = select;
const { HOOK } = traits;

/** The card whose text runs, for the log and for prompts: it may have left. */
export const named = (t: T, c: Ctx): { readonly def: string } => ({ def: t.game.defs[c.def].id });

// ── Decks and hands ───────────────────────────────────────────────────────────────────────────────────────────────

/** SMU-076: what a player's deck is made of when it is empty. */
const fromDiscard = (t: T, seat: SeatId): Refill => ({
  from: DISCARD + seat,
  tell: () => log(t, 'reshuffles', 'SMU-076', { seat: { seat } }),
});

/** SMU-147. */
const fromBaseDiscard = (t: T): Refill => ({ from: BASE_DISCARD, tell: () => log(t, 'reshuffles.bases', 'SMU-147', {}) });

/** The top card of a player's deck; undefined if there is none anywhere (SMU-078). */
export const topCard = (t: T, seat: SeatId): CardId | undefined => nextCard(t, DECK + seat, fromDiscard(t, seat));
export const topBase = (t: T): CardId | undefined => nextCard(t, BASE_DECK, fromBaseDiscard(t));

/** SMU-078: one by one, as many as there are. */
export function draw(t: T, seat: SeatId, count: number): number {
  const isEnough = t.zones[DECK + seat].length >= count;
  const cards = drawCards(t, DECK + seat, HAND + seat, count, isEnough ? undefined : fromDiscard(t, seat));
  if (cards.length > 0) log(t, 'draws', 'SMU-073', { seat: { seat }, n: cards.length, cards: { cards } });
  return cards.length;
}

/** A play kept for one card is lost when the card leaves the hand in another way (SMU-122). */
export function leaveHand(t: T, id: CardId): void {
  const { bank } = t.vars;
  for (let i = bank.length - 1; i >= 0; i--) if (bank[i].card === id) bank.splice(i, 1);
}

/** Hand cards of a player go to the discard pile. */
export function discard(t: T, seat: SeatId, cards: readonly CardId[]): void {
  for (const id of cards) {
    leaveHand(t, id);
    move(t, id, DISCARD + seat);
  }
  if (cards.length > 0) log(t, 'discards', 'SMU-234', { seat: { seat }, cards: { cards } });
}

/** SMU-274. */
export function discardRandomly(t: T, seat: SeatId, count: number): void {
  for (let i = 0; i < count && handOf(t, seat).length > 0; i++) discard(t, seat, [randomOf(t, handOf(t, seat))]);
}

/** The whole hand goes into the deck, which is shuffled. */
export function shuffleHandAway(t: T, seat: SeatId): void {
  log(t, 'shuffles.hand', 'SMU-276', { seat: { seat }, n: handOf(t, seat).length });
  for (const id of handOf(t, seat).slice()) {
    leaveHand(t, id);
    move(t, id, DECK + seat);
  }
  shuffle(t, DECK + seat);
}

/** Hand cards go under the deck, the first one outermost last; nobody else learns which (SMU-302). */
export function buryHand(t: T, seat: SeatId, cards: readonly CardId[]): void {
  const { bank } = t.vars;
  const isWholeHand = cards.length === t.zones[HAND + seat].length;
  // SMU-122: which of the hand cards they are is secret, so a play kept for one card goes by its name from now on. With the whole hand gone
  // everybody knows, and the play is lost.
  if (isWholeHand) t.vars.bank = bank.filter(({ card }) => card === NONE);
  else for (let i = 0; i < bank.length; i++) if (bank[i].card !== NONE) bank[i] = { ...bank[i], card: NONE, name: t.def[bank[i].card] };
  log(t, 'buries', 'SMU-302', { seat: { seat }, n: cards.length });
  moveUnseen(t, cards, DECK + seat, seat, 'bottom');
}

/** Cards of the discard pile are shuffled into the deck; none: nothing is shuffled (SMU-276). */
export function shuffleIn(t: T, seat: SeatId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  log(t, 'shuffles.in', 'SMU-276', { seat: { seat }, cards: { cards } });
  for (const id of cards) move(t, id, DECK + seat);
  shuffle(t, DECK + seat);
}

/** Cards of the discard pile that a player takes into the hand. */
export function recover(t: T, seat: SeatId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  log(t, 'recovers', 'SMU-243', { seat: { seat }, cards: { cards } });
  for (const id of cards) move(t, id, HAND + seat);
}

/** The next card of one end of a deck, shown to all and set aside (SMU-077, SMU-298); undefined if there is none. */
export function reveal(t: T, seat: SeatId, end: 'top' | 'bottom'): CardId | undefined {
  const top = topCard(t, seat);
  if (top === undefined) return undefined;
  const id = end === 'top' ? top : t.zones[DECK + seat][0];
  show(t, id, EVERYBODY);
  move(t, id, ASIDE + seat);
  log(t, 'reveals', 'SMU-239', { seat: { seat }, card: { card: id } });
  return id;
}

/** The top card of the own deck, seen by its player only and left in place (SMU-239); undefined if there is none. */
export function peek(t: T, seat: SeatId): CardId | undefined {
  const id = topCard(t, seat);
  if (id === undefined) return undefined;
  show(t, id, maskOf(seat));
  log(t, 'looks', 'SMU-301', { seat: { seat }, card: { card: id } });
  return id;
}

export function putOnDeck(t: T, seat: SeatId, id: CardId, end: 'top' | 'bottom'): void {
  if (end === 'top') move(t, id, DECK + seat);
  else moveToBottom(t, id, DECK + seat);
}

export const take = (t: T, seat: SeatId, id: CardId): void => {
  move(t, id, HAND + seat);
  log(t, 'takes', 'SMU-243', { seat: { seat }, card: { card: id } });
};

export const discardFrom = (t: T, id: CardId): void => move(t, id, DISCARD + t.vars.owner[id]);

/** SMU-240: a player looks through a deck; the shuffle that follows makes them forget it. */
export function openDeck(t: T, zone: ZoneId, seat: SeatId): void {
  log(t, zone === BASE_DECK ? 'searches.bases' : 'searches', 'SMU-240', { seat: { seat } });
  setSight(t, zone, maskOf(seat));
}

/** What was found is shown to all. The caller takes it out before the deck is closed and shuffled. */
export const showFound = (t: T, seat: SeatId, found: readonly CardId[]): void => {
  for (const id of found) show(t, id, EVERYBODY);
  if (found.length > 0) log(t, 'finds', 'SMU-240', { seat: { seat }, cards: { cards: found } });
  else log(t, 'finds.nothing', 'SMU-276', { seat: { seat } });
};

export function closeDeck(t: T, zone: ZoneId): void {
  setSight(t, zone, NOBODY);
  shuffle(t, zone);
}

// ── Bases ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The top base is set aside, shown to some; undefined if there is none (SMU-147). */
export function setBaseAside(t: T, to: SeatMask): CardId | undefined {
  const id = topBase(t);
  if (id === undefined) return undefined;
  show(t, id, to);
  move(t, id, BASE_ASIDE);
  return id;
}

export const putBaseBack = (t: T, id: CardId, end: 'top' | 'bottom'): void =>
  end === 'top' ? move(t, id, BASE_DECK) : moveToBottom(t, id, BASE_DECK);

/** SMU-203. */
export function chooseReplacement(t: T, seat: SeatId, id: CardId): void {
  move(t, id, REPLACEMENT);
  log(t, 'chooses.base', 'SMU-203', { seat: { seat }, base: { card: id } });
}

export const discardBase = (t: T, id: CardId): void => {
  forgetBase(t, t.def[id]);
  move(t, id, BASE_DISCARD);
};

/** Nothing that was bound to the base lasts when it leaves play. */
function forgetBase(t: T, def: number): void {
  const { vars } = t;
  if (vars.bpBoosts.length > 0) vars.bpBoosts = vars.bpBoosts.filter((one) => one.base !== def);
  if (vars.boosts.length > 0) vars.boosts = vars.boosts.filter((one) => one.at !== def);
}

/** A base comes to lie at a place; undefined if there is none (SMU-146). */
export function layOut(t: T, site: number): CardId | undefined {
  const id = topBase(t);
  if (id !== undefined) layBase(t, id, site);
  return id;
}

export function layBase(t: T, id: CardId, site: number): void {
  moveToBottom(t, id, SITE + site);
  if (site >= t.vars.sites) t.vars.sites = site + 1;
  log(t, 'base', 'SMU-178', { base: { card: id } });
}

/** SMU-401: the minions stay, the old base goes into the base deck. */
export function swapBase(t: T, seat: SeatId, old: CardId, now: CardId): void {
  const site = siteOf(t, old);
  log(t, 'swaps', 'SMU-401', { seat: { seat }, base: { card: old }, to: { def: t.game.defs[t.def[now]].id } });
  forgetBase(t, t.def[old]);
  move(t, old, BASE_DECK);
  moveToBottom(t, now, SITE + site);
  shuffle(t, BASE_DECK);
}

// ── Cards in play ─────────────────────────────────────────────────────────────────────────────────────────────────

export const without = <X>(list: X[], x: X): X[] => (list.length > 0 && list.includes(x) ? list.filter((one) => one !== x) : list);

/** The list without what is about that card. */
function free<X extends { readonly card: CardId }>(list: X[], card: CardId): X[] {
  for (let i = 0; i < list.length; i++) if (list[i].card === card) return others(list, card);
  return list;
}
// Apart, because a function with a closure in it costs something even where that is not made.
const others = <X extends { readonly card: CardId }>(list: X[], card: CardId): X[] => list.filter((one) => one.card !== card);

/** What the table remembers of a card in play ends with its stay (SMU-270, SMU-109). */
function forgetCard(t: T, id: CardId): void {
  const { vars } = t;
  vars.ctrl[id] = NONE;
  vars.on[id] = NONE;
  vars.counters[id] = 0;
  vars.boosts = free(vars.boosts, id);
  vars.moved = without(vars.moved, id);
  vars.talents = without(vars.talents, id);
  vars.numb = without(vars.numb, id);
  vars.named = free(vars.named, id);
  vars.ignores = free(vars.ignores, id);
  if (vars.scoring?.used.includes(id) === true) vars.scoring.used.splice(vars.scoring.used.indexOf(id), 1);
}

/** A card leaves play; cards on it are discarded (SMU-221, SMU-270). */
export function leavePlay(t: T, id: CardId, to: ZoneId, end: 'top' | 'bottom' = 'top'): void {
  if (isMinion(t, id)) for (const one of attachedTo(t, id)) discardCard(t, one);
  forgetCard(t, id);
  if (end === 'top') move(t, id, to);
  else moveToBottom(t, id, to);
}

/** SMU-226, SMU-234: to its owner's discard pile. */
export const discardCard = (t: T, id: CardId): void => leavePlay(t, id, DISCARD + t.vars.owner[id]);

/** A minion with everything on it goes to another place (SMU-230). */
export function carry(t: T, id: CardId, site: number): void {
  const { vars } = t;
  const things = attachedTo(t, id);
  move(t, id, SITE + site);
  for (const one of things) move(t, one, SITE + site);
  if (vars.boosts.length > 0) loseBound(t, id);
  if (!vars.moved.includes(id)) vars.moved.push(id);
}

/** What a minion had at its base only. */
function loseBound(t: T, id: CardId): void {
  t.vars.boosts = t.vars.boosts.filter((one) => one.card !== id || one.at === NONE);
}

/** Puts a card into play under somebody's control. */
export function enter(t: T, id: CardId, seat: SeatId, site: number, host: CardId): void {
  t.vars.ctrl[id] = seat;
  t.vars.on[id] = host;
  move(t, id, SITE + site);
}

/** An action on a base goes to another one (SMU-231). */
export function transfer(t: T, id: CardId, site: number): void {
  move(t, id, SITE + site);
  log(t, 'transfers', 'SMU-231', { card: { card: id }, base: { card: baseAt(t, site) } });
}

/** SMU-373: other players' actions on minions that are protected from them now are discarded. */
export function enforce(t: T): void {
  if ((hooksInPlay(t) & HOOK.shields) === 0) return;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if ((hooksAt(t, site) & HOOK.shields) === 0) continue;
    for (const id of t.zones[SITE + site].slice()) {
      const host = t.vars.on[id];
      if (host === NONE || !isInPlay(t, id) || !isShielded(t, host, t.vars.ctrl[id], 'action')) continue;
      log(t, 'unwanted', 'SMU-373', { card: { card: id }, minion: { card: host } });
      discardCard(t, id);
    }
  }
}

/** Step 4 (SMU-114). */
export function discardPlayed(t: T, id: CardId): void {
  if (t.zone[id] === RESOLVING) move(t, id, DISCARD + t.vars.owner[id]);
}

export function gain(t: T, seat: SeatId, n: number, rule: string, source: { readonly def: string }): void {
  if (n <= 0) return;
  t.vars.vp[seat] += n;
  log(t, 'gains', rule, { seat: { seat }, n, card: source });
}
