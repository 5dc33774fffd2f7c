// Sections 4 and 6: the turn in its steps.

import type { CardId, Choice, Flow, Option, Prompt, SeatId } from '#engine';
import { askOne, button, flowOf, isNone, log, move, nextSeat, oneOf, seatsFrom, topOf } from '#engine';
import { attack, NO_ATTACKER } from './attack.ts';
import { buy, playCard } from './play.ts';
import { may } from './questions.ts';
import { whole } from './resolve.ts';
import { conclude } from './score.ts';
import type { Start, T } from './state.ts';
import {
  cardOf,
  characterOf,
  characterZone,
  costOf,
  discardZone,
  faceAt,
  HAND_SIZE,
  handOf,
  homeOf,
  inPlay,
  isBarred,
  isUnbought,
  LEFT,
  MAIN,
  MARKET,
  MARKET_SIZE,
  NEMESES,
  NEMESIS,
  nameOf,
  onOffer,
  TOKEN_COST,
} from './state.ts';
import { addToMarket, destroy, draw, gainTokens, givePower, leavePlay, loseTokens, pay } from './verbs.ts';

/** RSR-332, in rounds. */
const TOLD_AFTER = 15;
const OVER_AFTER = 25;

export function step(t: T): Flow | void {
  switch (t.vars.phase) {
    case 'setup':
      throw new Error('setup has not ended');
    case 'start':
      return startTurn(t);
    case 'play':
      return act(t);
    case 'refill':
      return refill(t);
    case 'between':
      return turnUp(t);
  }
}

// ── The start of a turn ───────────────────────────────────────────────────────────────────────────────────────────

const PRESIDENT: Prompt = { key: 'president', rule: 'RSR-271', decline: 'decline.nothing' };

/** RSR-053. */
function* startTurn(t: T): Flow {
  const { vars } = t;
  const seat = vars.active;
  vars.turn++;
  vars.idle++;
  log(t, 'turn', 'RSR-073', { seat: { seat }, n: vars.turn });
  const nemesis = topOf(t, NEMESIS);
  if (nemesis !== undefined && cardOf(t, nemesis).isLast && vars.tokens[seat] > 0 && (yield* may(t, seat, PRESIDENT))) {
    loseTokens(t, seat, 1);
    vars.presidentPaid = true;
  }
  yield* startEffects(t, seat);
  vars.phase = 'play';
}

/** The compulsory ones, then those that may be declined. */
function* startEffects(t: T, seat: SeatId): Flow {
  const found: { start: Start; def: number }[] = [];
  for (const id of [...t.zones[characterZone(seat)], ...inPlay(t, seat)]) {
    const { start } = cardOf(t, id);
    if (start !== undefined) found.push({ start, def: t.def[id] });
  }
  for (const isOptional of [false, true])
    for (const { start, def } of found) {
      if (start.isOptional === isOptional) yield* flowOf(start.run(t, seat, def));
    }
}

// ── Free play ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Wish = 'end' | 'token' | 'spend' | { readonly plain: readonly CardId[] } | { readonly use: CardId } | { readonly buy: CardId };

const END: Option<Wish> = button('end', 'end', { rule: 'RSR-066' });
const TOKEN: Option<Wish> = button('buy-token', 'token', { rule: 'RSR-183' });
const SPEND: Option<Wish> = button('spend-token', 'spend', { rule: 'RSR-252' });

/** RSR-066: cards left in the hand and Power left are gone. A token lasts, so keeping it wastes nothing. */
const MAIN_QUESTION: Prompt = {
  key: 'main',
  rule: 'RSR-049',
  quiet: true,
  always: true,
  wastes: (options) => (options.some((one) => one !== END && one !== SPEND) ? END.key : undefined),
};

/** Names the cards, because the others may not learn from it which of the rest are plain too. */
const plainOption = (cards: readonly CardId[]): Option<Wish> => ({
  key: `plain.${cards.join('.')}`,
  ref: { kind: 'button' },
  value: { plain: cards },
  label: 'button.plain',
  rule: 'RSR-321',
});

// By definition and card: which card carries which face changes with every shuffle.
const useOptions: Option<Wish>[][] = [];

function useOption(t: T, card: CardId): Option<Wish> {
  const def = t.def[card];
  useOptions[def] ??= [];
  useOptions[def][card] ??= {
    key: `use:${card}`,
    ref: { kind: 'card', card },
    value: { use: card },
    label: 'use',
    params: { effect: nameOf(t, def) },
    rule: 'RSR-054',
  };
  return useOptions[def][card];
}

const buyOptions: Option<Wish>[][] = [];
const BUY = 0;
const DEFEAT = 1;

/** A card on offer, called by its own key like a card of the hand: it is either the one or the other. */
function buyOption(t: T, card: CardId, cost: number): Option<Wish> {
  const how = t.zone[card] === NEMESIS ? DEFEAT : BUY;
  const shelf = cost * 2 + how;
  buyOptions[shelf] ??= [];
  buyOptions[shelf][card] ??= {
    key: `c${card}`,
    ref: { kind: 'card', card },
    value: { buy: card },
    label: how === DEFEAT ? 'defeat' : 'buy',
    params: { card: { card }, n: cost },
    rule: how === DEFEAT ? 'RSR-085' : 'RSR-055',
  };
  return buyOptions[shelf][card];
}

const silentEnd = (options: readonly Choice[]): readonly number[] => [options.length - 1];

/** RSR-049, RSR-054: hand cards are played, what is on offer is bought; ending the turn is always possible and comes last. */
export function acts(t: T): (CardId | Option<Wish>)[] {
  const { vars } = t;
  const seat = vars.active;
  const options: (CardId | Option<Wish>)[] = handOf(t, seat).slice();
  const plain: CardId[] = [];
  for (const card of handOf(t, seat)) if (cardOf(t, card).isPlain) plain.push(card);
  for (const card of onOffer(t)) {
    const cost = costOf(t, seat, card);
    if (cost <= vars.power && !isBarred(t, card)) options.push(buyOption(t, card, cost));
  }
  const character = characterOf(t, seat);
  if (character !== undefined) addUse(t, seat, character, options);
  for (const card of inPlay(t, seat)) addUse(t, seat, card, options);
  if (plain.length > 1) options.push(plainOption(plain));
  if (!vars.tokenBought && vars.power >= TOKEN_COST && vars.supply > 0) options.push(TOKEN);
  if (vars.tokenPower && vars.tokens[seat] > 0) options.push(SPEND);
  options.push(END);
  return options;
}

function addUse(t: T, seat: SeatId, card: CardId, options: (CardId | Option<Wish>)[]): void {
  const { activated } = cardOf(t, card);
  if (activated !== undefined && !t.vars.used.includes(card) && activated.can(t, seat)) options.push(useOption(t, card));
}

function* act(t: T): Flow {
  const { vars } = t;
  const seat = vars.active;
  const wish = yield* askOne(t, seat, { ...oneOf(MAIN_QUESTION, acts(t)), silence: silentEnd });
  if (isNone(wish)) return;
  if (typeof wish === 'number') yield* playCard(t, seat, wish);
  else if (wish === 'token') buyToken(t, seat);
  else if (wish === 'spend') {
    loseTokens(t, seat, 1);
    givePower(t, seat, 2);
  } else if (wish === 'end') endTurn(t);
  else if ('plain' in wish) yield* playAll(t, seat, wish.plain);
  else if ('buy' in wish) yield* buy(t, seat, wish.buy);
  else yield* use(t, seat, wish.use);
}

/** RSR-321: what only gives Power, in hand order; no card of the set asks anything then. */
function* playAll(t: T, seat: SeatId, cards: readonly CardId[]): Flow {
  for (const card of cards) yield* playCard(t, seat, card);
}

/** RSR-183, RSR-184. */
function buyToken(t: T, seat: SeatId): void {
  pay(t, TOKEN_COST);
  t.vars.tokenBought = true;
  gainTokens(t, seat, 1);
}

function* use(t: T, seat: SeatId, card: CardId): Flow {
  t.vars.used.push(card);
  log(t, 'uses', 'RSR-054', { seat: { seat }, card: { card } });
  yield* whole(t, () => cardOf(t, card).activated?.run(t, seat, t.def[card]));
}

// ── The end of a turn ─────────────────────────────────────────────────────────────────────────────────────────────

/** RSR-066 to RSR-070: nothing is asked in steps 1 to 5. */
function endTurn(t: T): void {
  const { vars } = t;
  const seat = vars.active;
  vars.phase = 'refill';
  vars.hit = vars.hit.filter((one) => one !== seat);
  for (const card of handOf(t, seat).slice()) move(t, card, discardZone(seat));
  giveBack(t, seat);
  for (const card of t.zones[MARKET].slice()) if (cardOf(t, card).standing.isPerishable === true) destroy(t, -1, card);
  for (const card of inPlay(t, seat).slice()) if (!cardOf(t, card).isOngoing) leavePlay(t, card);
  draw(t, seat, HAND_SIZE);
  vars.active = nextSeat(t, seat);
  forgetTurn(t);
}

/** RSR-075 to RSR-077: borrowed cards in reverse order of play, then unbought Locations. */
function giveBack(t: T, seat: SeatId): void {
  const cards = inPlay(t, seat).slice().reverse();
  for (const card of cards) if ((homeOf(t, card) ?? LEFT) >= 0 && !cardOf(t, card).isOngoing) leavePlay(t, card);
  for (const card of cards) if (isUnbought(t, card)) leavePlay(t, card);
}

/** What counts only within one turn. */
export function forgetTurn(t: T): void {
  const { vars } = t;
  vars.power = 0;
  vars.spent = 0;
  vars.tokenBought = false;
  vars.presidentPaid = false;
  vars.played = [];
  vars.discards = 0;
  vars.destroys = 0;
  vars.used = [];
  vars.discounts = [];
  vars.tokenPower = false;
  vars.rewarded = [];
  vars.waits = [];
  vars.depth = 0;
  vars.attack = null;
  vars.vote = null;
}

/** RSR-071, RSR-227, RSR-304. */
function refill(t: T): void {
  const { vars } = t;
  countIdle(t);
  const missing = MARKET_SIZE - t.zones[MARKET].length;
  if (missing > t.zones[MAIN].length) conclude(t, 'main-deck', 'RSR-227');
  for (let i = 0; i < missing; i++) addToMarket(t);
  vars.phase = t.zones[NEMESIS].length === 0 ? 'between' : 'start';
}

/** RSR-332. */
function countIdle(t: T): void {
  const { idle } = t.vars;
  const round = t.ring.length;
  if (idle === TOLD_AFTER * round) log(t, 'idle', 'RSR-332', { n: TOLD_AFTER, m: OVER_AFTER });
  if (idle >= OVER_AFTER * round) conclude(t, 'stalemate', 'RSR-332');
}

/** RSR-072, RSR-091 to RSR-093: nobody's turn; the player who comes next is first. */
function* turnUp(t: T): Flow {
  const card = topOf(t, NEMESES);
  if (card === undefined) throw new Error('the nemesis stack is empty');
  const def = t.def[card];
  move(t, card, NEMESIS);
  log(t, 'turned-up', 'RSR-072', { card: { card } });
  const { group } = faceAt(t, def);
  if (group !== undefined) yield* attack(t, def, NO_ATTACKER, seatsFrom(t, t.vars.active), group);
  t.vars.phase = 'start';
}
