import type { CardId, SeatId, ZoneId } from '#engine';
import { log, maskOf, move, NOBODY, randomOf, reshuffle, setSight, topOf } from '#engine';
import type { T } from './state.ts';
import { CENTRE, CREEPERS, cardOf, DECK, DISCARD, HAND, KEEPERS, KIND, layoutOf, NO_CARD, SIDE, STACK } from './state.ts';

// ── Drawing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** FLX-073, FLX-074: only when a card is needed and none is left. */
const refill = (t: T): void => reshuffle(t, DECK, { from: DISCARD, tell: () => log(t, 'reshuffle', 'FLX-073') });

/**
 * The card that would be drawn next, still on the pile: Creepers above it go in front of the seat first (FLX-071). `NO_CARD` if both
 * piles are empty (FLX-076).
 */
export function nextCard(t: T, seat: SeatId): CardId {
  for (;;) {
    if (t.zones[DECK].length === 0) refill(t);
    const card = topOf(t, DECK);
    if (card === undefined) return NO_CARD;
    if (KIND[t.def[card]] !== 'creeper') return card;
    move(t, card, CREEPERS + seat);
    if (t.sink !== null) log(t, 'creeper', 'FLX-071', { seat: { seat }, card: { card } });
  }
}

/** Draws into the hand or a side hand; what cannot be drawn is lost (FLX-076). `rule` says why. */
export function draw(t: T, seat: SeatId, n: number, rule: string, to: ZoneId = HAND + seat): void {
  // Who was drawn is for the log only.
  const drawn: CardId[] | null = t.sink === null ? null : [];
  let many = 0;
  for (; many < n; many++) {
    const card = nextCard(t, seat);
    if (card === NO_CARD) break;
    move(t, card, to);
    drawn?.push(card);
  }
  if (drawn === null) return;
  const key = to === HAND + seat ? 'draw' : 'draw-aside';
  if (many > 0) log(t, key, rule, { seat: { seat }, n: many, cards: { cards: drawn } });
  if (many < n) log(t, 'no-cards', 'FLX-076', { seat: { seat }, n: n - many });
}

// ── Discarding and moving ─────────────────────────────────────────────────────────────────────────────────────────

/** Takes note that the set of Goals changes (FLX-142). */
function noteLeaving(t: T, card: CardId): void {
  if (t.zone[card] === CENTRE && KIND[t.def[card]] === 'goal') t.vars.goalsChanged = true;
}

export function discard(t: T, card: CardId): void {
  noteLeaving(t, card);
  move(t, card, DISCARD);
}

/** Cards discarded together, in the order given (FLX-024), with a line of the log. */
export function discardTogether(t: T, seat: SeatId, cards: readonly CardId[], rule: string, key = 'discard'): void {
  for (let i = 0; i < cards.length; i++) discard(t, cards[i]);
  if (t.sink !== null && cards.length > 0) log(t, key, rule, { seat: { seat }, n: cards.length, cards: { cards: cards.slice() } });
}

/** Everything in a zone, from the bottom to the top (FLX-024). */
export function discardZone(t: T, seat: SeatId, zone: ZoneId, rule: string): void {
  discardTogether(t, seat, t.zones[zone].slice(), rule);
}

/** A Keeper or Creeper in play goes in front of a player (FLX-165, FLX-210). */
export function putBefore(t: T, card: CardId, seat: SeatId): void {
  move(t, card, (KIND[t.def[card]] === 'creeper' ? CREEPERS : KEEPERS) + seat);
}

/** A card in play goes to the hand; a Creeper goes in front of the player instead (FLX-183). */
export function takeUp(t: T, card: CardId, seat: SeatId): void {
  noteLeaving(t, card);
  move(t, card, (KIND[t.def[card]] === 'creeper' ? CREEPERS : HAND) + seat);
}

/** A New Rule or Goal takes its place in the centre. */
export function enterCentre(t: T, card: CardId): void {
  move(t, card, CENTRE);
  if (KIND[t.def[card]] === 'goal') t.vars.goalsChanged = true;
}

export function give(t: T, card: CardId, seat: SeatId): void {
  move(t, card, HAND + seat);
}

/** Both hands at once; each of the two knows what was given away (FLX-025). */
export function swapHands(t: T, one: SeatId, other: SeatId): void {
  const mine = t.zones[HAND + one].slice();
  const theirs = t.zones[HAND + other].slice();
  for (const card of mine) move(t, card, HAND + other);
  for (const card of theirs) move(t, card, HAND + one);
}

/** All Keepers and Creepers of these seats, dealt out again one by one in that order of seats (FLX-191). */
export function dealLayout(t: T, seats: readonly SeatId[]): void {
  const rest = layoutOf(t, seats);
  for (let i = 0; rest.length > 0; i++) {
    const card = randomOf(t, rest);
    rest.splice(rest.indexOf(card), 1);
    putBefore(t, card, seats[i % seats.length]);
  }
}

/** FLX-091: the Action was played for nothing. */
export function doNothing(t: T, action: CardId): void {
  log(t, 'nothing', 'FLX-091', { card: { card: action } });
}

// ── The resolving stack and side hands ────────────────────────────────────────────────────────────────────────────

export function toStack(t: T, card: CardId): void {
  move(t, card, STACK);
}

/** Opens a side hand for an Action on the stack; only the active player sees it (FLX-016). */
export function openSide(t: T, action: CardId): ZoneId {
  const zone = SIDE + t.vars.sides.length;
  t.vars.sides.push(action);
  setSight(t, zone, maskOf(t.vars.active));
  return zone;
}

/** What is left of the innermost side hand is discarded (FLX-177, FLX-199). */
export function closeSide(t: T, rule: string): void {
  const zone = SIDE + t.vars.sides.length - 1;
  discardZone(t, t.vars.active, zone, rule);
  t.vars.sides.pop();
  setSight(t, zone, NOBODY);
}

/** The active player left: from the innermost effect outwards, each side hand and then its card (FLX-298). */
export function clearStack(t: T): void {
  for (let card = topOf(t, STACK); card !== undefined; card = topOf(t, STACK)) {
    while (t.vars.sides.length > 0 && t.vars.sides[t.vars.sides.length - 1] === card) closeSide(t, 'FLX-298');
    discardTogether(t, t.vars.active, [card], 'FLX-298');
  }
}

// ── Speech and turns ──────────────────────────────────────────────────────────────────────────────────────────────

/** FLX-155: the game says it in the player's name. */
export function say(t: T, seat: SeatId, card: CardId): void {
  if (t.sink !== null) log(t, 'say', 'FLX-155', { seat: { seat }, card: { card } });
}

/** Lines said at the start of each turn of the holder (FLX-154). */
export function sayEachTurn(t: T, seat: SeatId): void {
  if (t.sink === null) return;
  for (const card of t.zones[KEEPERS + seat]) {
    const def = cardOf(t, card);
    if (def.kind === 'keeper' && def.say?.when === 'each-turn') say(t, seat, card);
  }
}

/** FLX-062: remaining plays and free actions are cancelled, the limits are not. */
export function endTurnAtOnce(t: T): void {
  t.vars.phase = 'hand-limit';
  log(t, 'turn-ends', 'FLX-062', { seat: { seat: t.vars.active } });
}

/** The seat gets up: everything it has is discarded (FLX-296, FLX-297), and its place in the turn order closes. */
export function getUp(t: T, seat: SeatId): void {
  discardZone(t, seat, HAND + seat, 'FLX-297');
  discardZone(t, seat, KEEPERS + seat, 'FLX-297');
  discardZone(t, seat, CREEPERS + seat, 'FLX-300');
  t.ring.splice(t.ring.indexOf(seat), 1);
}
