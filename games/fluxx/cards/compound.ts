import type { CardId, Flow, Option, Prompt, SeatId } from '#engine';
import { askAll, EVERYBODY, flowOf, isNone, log, oneOf, othersFrom, pick, randomOf, seatOption, seatsFrom, show } from '#engine';
import { play } from '../play.ts';
import type { Behaviours, T } from '../state.ts';
import { cardOf, DISCARD, HAND } from '../state.ts';
import { closeSide, doNothing, draw, give, openSide } from '../verbs.ts';

const FROM_SIDE: Prompt = { key: 'play-from-side', rule: 'FLX-327' };
const VICTIM: Prompt = { key: 'use-what-you-take', rule: 'FLX-335' };
const AGAIN: Prompt = { key: 'lets-do-that-again', rule: 'FLX-336' };
const SHOW: Prompt = { key: 'show-me-pick', rule: 'FLX-338' };
const TAKE: Prompt = { key: 'show-me-take', rule: 'FLX-339' };

const othersWithCards = (t: T): SeatId[] => othersFrom(t, t.vars.active).filter((seat) => t.zones[HAND + seat].length > 0);

/** Draws a side hand and plays so many cards of it, one after the other; the rest is discarded (FLX-176 to FLX-179). */
function* drawAndPlay(t: T, self: CardId): Flow {
  const def = cardOf(t, self);
  if (def.kind !== 'action') return;
  const side = openSide(t, self);
  draw(t, t.vars.active, def.draw ?? 0, 'FLX-016', side);
  for (let played = 0; played < (def.play ?? 0); played++) {
    const card = yield* pick(t, t.vars.active, FROM_SIDE, t.zones[side].slice());
    if (isNone(card)) break;
    yield* flowOf(play(t, card, 'play-nested'));
  }
  closeSide(t, 'FLX-177');
}

/** Actions that make the active player play or hand out further cards. */
export const compound: Behaviours = {
  /** Your hand is parked. Two drawn cards form a side hand; you must play both, in the order you like, after which your hand is yours again. */
  'draw-2-and-use-em': { run: drawAndPlay },

  /** Your hand is parked. Three drawn cards form a side hand; you must play two of them, in the order you like, then the unplayed one is discarded and your hand is yours again. */
  'draw-3-play-2': { run: drawAndPlay },

  /** Choose another player who holds cards: one random card of that hand is taken and played by you straight away. If nobody else holds cards, nothing happens. */
  'use-what-you-take': {
    *run(t, self) {
      const seat = t.vars.active;
      const victim = yield* pick(t, seat, VICTIM, () => othersWithCards(t).map(seatOption));
      if (isNone(victim)) return doNothing(t, self);
      log(t, 'take-random', 'FLX-188', { seat: { seat }, from: { seat: victim } });
      yield* flowOf(play(t, randomOf(t, t.zones[HAND + victim]), 'play-nested'));
    },
  },

  /** Choose any Action or New Rule in the discard pile and play it at once. If there is none, nothing happens. */
  'lets-do-that-again': {
    *run(t, self) {
      // Listed once: what somebody who leaves discards meanwhile is no new choice (FLX-305).
      const pile = t.zones[DISCARD].filter((one) => cardOf(t, one).kind === 'action' || cardOf(t, one).kind === 'new-rule');
      const card = yield* pick(t, t.vars.active, AGAIN, pile);
      if (isNone(card)) return doNothing(t, self);
      yield* flowOf(play(t, card, 'play-nested'));
    },
  },

  /** Draw one card per player, apart from your hand, and look at them. Assign exactly 1 to each player, yourself included, as you see fit; they go to the hands. */
  'everybody-gets-1': {
    *run(t, self) {
      const seat = t.vars.active;
      const side = openSide(t, self);
      draw(t, seat, t.ring.length, 'FLX-189', side);
      const receiver = yield* assign(t, side);
      // All are handed over at the same time (FLX-199).
      for (const to of seatsFrom(t, seat)) {
        const card = receiver.indexOf(to);
        if (card < 0) continue;
        give(t, card, to);
        log(t, 'gets-one', 'FLX-337', { seat: { seat: to }, card: { card } });
      }
      closeSide(t, 'FLX-199');
    },
  },

  /**
   * Every other player with cards in hand secretly picks 1 of them; all picks are revealed together. Choose one revealed card, take it and
   * play it at once; the others stay in their owners' hands. If nobody else holds cards, nothing happens.
   */
  'show-me-what-you-got': {
    *run(t, self) {
      const seats = othersWithCards(t);
      const picked = yield* askAll(t, seats, (seat) => oneOf(SHOW, t.zones[HAND + seat].slice()));
      const revealed: CardId[] = [];
      for (let i = 0; i < seats.length; i++) {
        for (const card of picked[i] ?? []) {
          show(t, card, EVERYBODY);
          log(t, 'shows', 'FLX-194', { seat: { seat: seats[i] }, card: { card } });
          revealed.push(card);
        }
      }
      const owners = revealed.map((card) => t.zone[card]);
      // Whoever leaves takes the card shown along.
      const card = yield* pick(t, t.vars.active, TAKE, () => revealed.filter((one, i) => t.zone[one] === owners[i]));
      if (isNone(card)) return doNothing(t, self);
      yield* flowOf(play(t, card, 'play-nested'));
    },
  },
};

/**
 * Who gets which card of the side hand: by card id, the receiver. Asked player by player, or card by card if there are too few (FLX-190).
 * Whoever leaves meanwhile gives the card back to be assigned (FLX-199).
 */
function* assign(t: T, side: number): Flow<SeatId[]> {
  const receiver: SeatId[] = [];
  const active = t.vars.active;
  const free = (): CardId[] => t.zones[side].filter((card) => receiver[card] === undefined || !t.ring.includes(receiver[card]));
  const without = (): SeatId[] => seatsFrom(t, active).filter((seat) => !receiver.includes(seat));
  for (;;) {
    const cards = free();
    const seats = without();
    if (cards.length === 0 || seats.length === 0) return receiver;
    if (cards.length >= seats.length) {
      const seat = seats[0];
      const prompt: Prompt = { key: 'everybody-gets-1-card', rule: 'FLX-337', params: { seat: { seat } } };
      const card = yield* pick(t, active, prompt, () => (t.ring.includes(seat) ? free() : []));
      if (!isNone(card)) receiver[card] = seat;
    } else {
      const card = cards[0];
      const prompt: Prompt = { key: 'everybody-gets-1-seat', rule: 'FLX-190', params: { card: { card } } };
      const seat = yield* pick(t, active, prompt, (): Option<SeatId>[] => without().map(seatOption));
      if (!isNone(seat)) receiver[card] = seat;
    }
  }
}
