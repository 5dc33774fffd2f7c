// The only code that touches zones, tokens and Power.

import type { CardId, Refill, SeatId } from '#engine';
import { drawCards, isPresent, log, move, nextCard, topOf } from '#engine';
import type { RickCard, T, Trigger } from './state.ts';
import {
  AWAY,
  cardOf,
  characterZone,
  controllerOf,
  DESTROYED,
  deckZone,
  discardZone,
  faceAt,
  handZone,
  isTurn,
  LEFT,
  MAIN,
  MARKET,
  NOBODYS,
  OWN_DISCARD,
  PLACES,
  PLACES_GONE,
  PRISON,
  playedCount,
  playZone,
  WAVES,
} from './state.ts';

// ── Power and tokens ──────────────────────────────────────────────────────────────────────────────────────────────

/** RSR-047, RSR-051: only the active player has Power, and only in the turn. */
export function givePower(t: T, seat: SeatId, n: number): void {
  if (seat === t.vars.active && isTurn(t)) t.vars.power += n;
}

export function pay(t: T, n: number): void {
  t.vars.power -= n;
  t.vars.spent += n;
}

/** RSR-186, RSR-187: as many as there are. */
export function gainTokens(t: T, seat: SeatId, n: number): number {
  const { vars } = t;
  const got = Math.min(n, vars.supply);
  if (got === 0) return 0;
  vars.supply -= got;
  vars.tokens[seat] += got;
  if (t.sink !== null) log(t, 'token.gains', 'RSR-185', { seat: { seat }, n: got });
  return got;
}

/** RSR-161, RSR-189. */
export function loseTokens(t: T, seat: SeatId, n: number): number {
  const { vars } = t;
  const lost = Math.min(n, vars.tokens[seat]);
  if (lost === 0) return 0;
  vars.tokens[seat] -= lost;
  vars.supply += lost;
  if (t.sink !== null) log(t, 'token.loses', 'RSR-161', { seat: { seat }, n: lost });
  return lost;
}

/** RSR-189: straight from one player to the other. */
export function takeToken(t: T, seat: SeatId, from: SeatId): void {
  t.vars.tokens[from]--;
  t.vars.tokens[seat]++;
  if (t.sink !== null) log(t, 'token.takes', 'RSR-189', { seat: { seat }, other: { seat: from } });
}

// ── Drawing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** RSR-079 to RSR-082: an empty deck is made anew from the discard pile only when a card is needed. */
function refillOf(t: T, seat: SeatId): Refill {
  return { from: discardZone(seat), tell: () => log(t, 'reshuffles', 'RSR-079', { seat: { seat } }) };
}

/** The top card of a player's deck, still lying there. */
export const topOfDeck = (t: T, seat: SeatId): CardId | undefined => nextCard(t, deckZone(seat), refillOf(t, seat));

/** RSR-148, RSR-149. */
export const topLocation = (t: T): CardId | undefined =>
  nextCard(t, PLACES, { from: PLACES_GONE, tell: () => log(t, 'reshuffles.places', 'RSR-148') });

export function draw(t: T, seat: SeatId, n: number): void {
  const cards = drawCards(t, deckZone(seat), handZone(seat), n, refillOf(t, seat));
  if (t.sink !== null && cards.length > 0) log(t, 'draws', 'RSR-081', { seat: { seat }, n: cards.length, cards: { cards } });
}

// ── What sets off what ────────────────────────────────────────────────────────────────────────────────────────────

/** Effects of the active player's cards and character that hear of it; they wait (RSR-132). Called before the event is counted (RSR-131). */
export function setOff(t: T, on: Trigger['on'], face: RickCard): void {
  if (!isTurn(t)) return;
  const { active } = t.vars;
  const character = t.zones[characterZone(active)];
  if (character.length > 0) hear(t, character[0], on, face);
  const cards = t.zones[playZone(active)];
  for (let i = 0; i < cards.length; i++) hear(t, cards[i], on, face);
}

function hear(t: T, card: CardId, on: Trigger['on'], face: RickCard): void {
  const def = t.def[card];
  const { triggers } = faceAt(t, def);
  for (let i = 0; i < triggers.length; i++) {
    const trigger = triggers[i];
    if (trigger.on !== on || (trigger.fits !== undefined && !trigger.fits(face))) continue;
    if (trigger.first && countOf(t, trigger) > 0) continue;
    t.vars.waits.push({ seat: t.vars.active, card, def, trigger: i });
  }
}

function countOf(t: T, trigger: Trigger): number {
  if (trigger.on === 'discard') return t.vars.discards;
  if (trigger.on === 'destroy') return t.vars.destroys;
  return playedCount(t, (card) => trigger.fits === undefined || trigger.fits(card));
}

// ── Discarding and destroying ─────────────────────────────────────────────────────────────────────────────────────

/** From hand (RSR-153). Outside of a turn nothing hears of it (RSR-078, RSR-243). */
export function discard(t: T, seat: SeatId, card: CardId): void {
  const def = t.def[card];
  const face = faceAt(t, def);
  if (isTurn(t)) {
    if (face.discarded !== undefined) t.vars.waits.push({ seat, card, def, trigger: OWN_DISCARD });
    if (seat === t.vars.active) {
      setOff(t, 'discard', face);
      t.vars.discards++;
    }
  }
  move(t, card, discardZone(seat));
  if (t.sink !== null) log(t, 'discards', 'RSR-153', { seat: { seat }, card: { card } });
}

/** RSR-157. `by` is the player who does it; -1: it happens by itself. */
export function destroy(t: T, by: SeatId, card: CardId): void {
  const { vars } = t;
  const face = cardOf(t, card);
  if (by === vars.active && isTurn(t)) {
    setOff(t, 'destroy', face);
    vars.destroys++;
  }
  vars.idle = 0;
  pickUp(t, card);
  move(t, card, DESTROYED);
  if (t.sink === null) return;
  if (by < 0) log(t, 'destroys.itself', 'RSR-157', { card: { card } });
  else log(t, 'destroys', 'RSR-157', { seat: { seat: by }, card: { card } });
}

// ── Leaving play, changing hands ──────────────────────────────────────────────────────────────────────────────────

/** The card is about to lie elsewhere: what was noted about its present place is forgotten. Gives its home if it was another player's. */
export function pickUp(t: T, card: CardId): number | undefined {
  const { vars } = t;
  const slot = t.zone[card] === MARKET ? vars.slots.indexOf(card) : -1;
  if (slot >= 0) vars.slots[slot] = -1;
  if (controllerOf(t, card) >= 0) {
    const used = vars.used.indexOf(card);
    if (used >= 0) vars.used.splice(used, 1);
    if (cardOf(t, card).standing.isPrison === true) releaseAll(t);
  }
  return unhold(t, card);
}

function unhold(t: T, card: CardId): number | undefined {
  const { held } = t.vars;
  const at = held.findIndex((one) => one.card === card);
  if (at < 0) return undefined;
  const { home } = held[at];
  held.splice(at, 1);
  return home;
}

/** Out of play to where it belongs (RSR-130, RSR-145, RSR-247, RSR-248). */
export function leavePlay(t: T, card: CardId): void {
  const seat = controllerOf(t, card);
  const home = pickUp(t, card);
  if (home === undefined) move(t, card, discardZone(seat));
  else if (home === NOBODYS) move(t, card, PLACES_GONE);
  else move(t, card, home === LEFT ? AWAY : deckZone(home));
}

/** RSR-249: captives return to their owners. */
export function releaseAll(t: T): void {
  for (const card of t.zones[PRISON].slice()) {
    const home = unhold(t, card) ?? LEFT;
    if (home >= 0 && isPresent(t, home)) {
      move(t, card, discardZone(home));
      log(t, 'released', 'RSR-249', { seat: { seat: home }, card: { card } });
    } else move(t, card, AWAY);
  }
}

export function capture(t: T, seat: SeatId, card: CardId): void {
  pickUp(t, card);
  move(t, card, PRISON);
  t.vars.held.push({ card, home: seat });
  log(t, 'captured', 'RSR-305', { seat: { seat }, card: { card } });
}

/** RSR-165: into that player's discard pile; it is theirs from now on. */
export function handTo(t: T, card: CardId, to: SeatId): void {
  pickUp(t, card);
  move(t, card, discardZone(to));
  log(t, 'handed', 'RSR-165', { card: { card }, seat: { seat: to } });
}

/** RSR-121 to RSR-123. */
export function gainWave(t: T, seat: SeatId): void {
  const card = topOf(t, WAVES);
  if (card === undefined) return;
  t.vars.idle = 0;
  move(t, card, discardZone(seat));
  if (t.sink !== null) log(t, 'gains', 'RSR-121', { seat: { seat }, card: { card } });
}

/** From the own discard pile. */
export function recover(t: T, seat: SeatId, card: CardId): void {
  move(t, card, handZone(seat));
  if (t.sink !== null) log(t, 'recovers', 'RSR-317', { seat: { seat }, card: { card } });
}

/** The top card of the main deck into the first empty place of the market. */
export function addToMarket(t: T): CardId | undefined {
  const card = topOf(t, MAIN);
  if (card === undefined) return undefined;
  const { slots } = t.vars;
  move(t, card, MARKET);
  slots[slots.indexOf(-1)] = card;
  return card;
}
