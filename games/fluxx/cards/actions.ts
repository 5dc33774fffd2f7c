import type { CardId, Prompt } from '#engine';
import { isGone, isNone, log, othersFrom, pick, pickSome, seatOption, seatsFrom } from '#engine';
import type { Behaviours, T } from '../state.ts';
import { CENTRE, cardOf, creepersOf, hasMark, holderOf, KEEPERS, keepersOf, layoutOf, newRulesInPlay } from '../state.ts';
import { dealLayout, discard, discardTogether, doNothing, draw, putBefore, swapHands, takeUp } from '../verbs.ts';

const STEAL: Prompt = { key: 'steal-something', rule: 'FLX-328' };
const TRADE: Prompt = { key: 'trade-hands', rule: 'FLX-332' };
const SIMPLIFY: Prompt = { key: 'lets-simplify', rule: 'FLX-333' };
const TRASH_RULE: Prompt = { key: 'trash-a-new-rule', rule: 'FLX-334' };
const TRASH: Prompt = { key: 'trash-something', rule: 'FLX-329' };
const EXCHANGE_MINE: Prompt = { key: 'exchange-mine', rule: 'FLX-331' };
const EXCHANGE_THEIRS: Prompt = { key: 'exchange-theirs', rule: 'FLX-331' };
const ZAP: Prompt = { key: 'zap-a-card', rule: 'FLX-330' };
const PARASITES: Prompt = { key: 'parasite-check', rule: 'FLX-340' };
const WHICH_CREEPER: Prompt = { key: 'not-my-dimension-card', rule: 'FLX-341' };
const WHOSE_DIMENSION: Prompt = { key: 'not-my-dimension-seat', rule: 'FLX-341' };

const others = (t: T) => othersFrom(t, t.vars.active);

/** Actions that do something by themselves; those that make their player play further cards are in `compound.ts`. */
export const actions: Behaviours = {
  /** One Keeper or Creeper of another player, your choice, moves in front of you. Mandatory if any such card exists. */
  'steal-something': {
    *run(t, self) {
      const seat = t.vars.active;
      const card = yield* pick(t, seat, STEAL, () => layoutOf(t, others(t)));
      if (isNone(card)) return doNothing(t, self);
      log(t, 'steal', 'FLX-328', { seat: { seat }, card: { card }, from: { seat: holderOf(t, card) ?? seat } });
      putBefore(t, card, seat);
    },
  },

  /** Choose another player: the two of you give each other all cards in hand. Mandatory even if one or both hands are empty. */
  'trade-hands': {
    *run(t) {
      const seat = t.vars.active;
      const other = yield* pick(t, seat, TRADE, () => others(t).map(seatOption));
      if (isNone(other)) return;
      swapHands(t, seat, other);
      log(t, 'trade-hands', 'FLX-181', { seat: { seat }, to: { seat: other } });
    },
  },

  /** Discard at least 1 and at most half (rounded up) of the New Rules in play, your choice. If there are none, nothing happens. */
  'lets-simplify': {
    *run(t, self) {
      const rules = newRulesInPlay(t);
      if (rules.length === 0) return doNothing(t, self);
      const chosen = yield* pickSome(t, t.vars.active, SIMPLIFY, rules, 1, Math.ceil(rules.length / 2));
      if (isGone(chosen)) return;
      discardTogether(t, t.vars.active, chosen, 'FLX-184');
    },
  },

  /** Every New Rule in play goes to the discard pile. Goals stay (but see Double Agenda). */
  'rules-reset': {
    run(t, self) {
      const rules = newRulesInPlay(t);
      if (rules.length === 0) return doNothing(t, self);
      discardTogether(t, t.vars.active, rules, 'FLX-193');
    },
  },

  /** One New Rule in play, your choice, goes to the discard pile. If there are none, nothing happens. */
  'trash-a-new-rule': {
    *run(t, self) {
      const rule = yield* pick(t, t.vars.active, TRASH_RULE, newRulesInPlay(t));
      if (isNone(rule)) return doNothing(t, self);
      discardTogether(t, t.vars.active, [rule], 'FLX-334');
    },
  },

  /** Discard 1 Keeper or Creeper in front of any player, yourself included. Mandatory if any exists. */
  'trash-something': {
    *run(t, self) {
      const seat = t.vars.active;
      const card = yield* pick(t, seat, TRASH, () => layoutOf(t, seatsFrom(t, seat)));
      if (isNone(card)) return doNothing(t, self);
      log(t, 'trash', 'FLX-329', { seat: { seat }, card: { card }, from: { seat: holderOf(t, card) ?? seat } });
      discard(t, card);
    },
  },

  /** Swap one of your Keepers in play with one Keeper in front of another player, both your choice. If you have none or nobody else has one, nothing happens. */
  'exchange-keepers': {
    *run(t, self) {
      const seat = t.vars.active;
      const mine = t.zones[KEEPERS + seat].slice();
      if (mine.length === 0 || keepersOf(t, others(t)).length === 0) return doNothing(t, self);
      const given = yield* pick(t, seat, EXCHANGE_MINE, () => (keepersOf(t, others(t)).length === 0 ? [] : mine));
      const taken = isNone(given) ? undefined : yield* pick(t, seat, EXCHANGE_THEIRS, () => keepersOf(t, others(t)));
      const other = isNone(taken) ? undefined : holderOf(t, taken);
      if (isNone(given) || isNone(taken) || isNone(other)) return doNothing(t, self);
      putBefore(t, given, other);
      putBefore(t, taken, seat);
      log(t, 'exchange', 'FLX-192', { seat: { seat }, given: { card: given }, to: { seat: other }, card: { card: taken } });
    },
  },

  /** Take any one card in play (New Rule, Goal, Keeper or Creeper, not the Basic Rules) into your hand; a Creeper goes in front of you instead. Mandatory if any such card exists. */
  'zap-a-card': {
    *run(t, self) {
      const seat = t.vars.active;
      const card = yield* pick(t, seat, ZAP, () => [...centreCards(t), ...layoutOf(t, seatsFrom(t, seat))]);
      if (isNone(card)) return doNothing(t, self);
      const isCreeper = cardOf(t, card).kind === 'creeper';
      // An own Creeper already lies where it would go.
      if (isCreeper && holderOf(t, card) === seat) return doNothing(t, self);
      log(t, isCreeper ? 'zap-creeper' : 'zap', 'FLX-183', { seat: { seat }, card: { card } });
      takeUp(t, card, seat);
    },
  },

  /** Take three more cards from the draw pile into your hand. */
  jackpot: {
    run(t, self) {
      const def = cardOf(t, self);
      if (def.kind === 'action') draw(t, t.vars.active, def.draw ?? 0, 'FLX-197');
    },
  },

  /** When this turn is over you take one more. This card never gives anyone more than two turns in a row. */
  'take-another-turn': {
    run(t, self) {
      const v = t.vars;
      if (v.extra || v.again) return doNothing(t, self);
      v.again = true;
      log(t, 'another-turn', 'FLX-063', { seat: { seat: v.active } });
    },
  },

  /** Gather all Keepers and Creepers in play, shuffle them and deal them out face up one at a time, starting with you and going in turn order, until none are left. */
  'mix-it-all-up': {
    run(t, self) {
      const seats = seatsFrom(t, t.vars.active);
      const cards = layoutOf(t, seats);
      if (cards.length === 0) return doNothing(t, self);
      dealLayout(t, seats);
      for (const seat of seats)
        log(t, 'mixed', 'FLX-191', { seat: { seat }, n: layoutOf(t, [seat]).length, cards: { cards: layoutOf(t, [seat]) } });
    },
  },

  /** Choose a player who has at least 1 Keeper with the friend mark in play (you may choose yourself) and discard all such Keepers of that player. If nobody has one, nothing happens. */
  'parasite-check': {
    *run(t, self) {
      const seat = t.vars.active;
      const friends = (of: number): CardId[] => t.zones[KEEPERS + of].filter((card) => hasMark(t, card, 'friend'));
      const checked = yield* pick(t, seat, PARASITES, () =>
        seatsFrom(t, seat)
          .filter((one) => friends(one).length > 0)
          .map(seatOption),
      );
      if (isNone(checked)) return doNothing(t, self);
      log(t, 'parasite-check', 'FLX-195', { seat: { seat }, to: { seat: checked } });
      discardTogether(t, checked, friends(checked), 'FLX-195');
    },
  },

  /** Move any one Creeper in play from its holder to any other player. If there are no Creepers in play, nothing happens. */
  'not-my-dimension': {
    *run(t, self) {
      const seat = t.vars.active;
      const card = yield* pick(t, seat, WHICH_CREEPER, () => creepersOf(t, seatsFrom(t, seat)));
      if (isNone(card)) return doNothing(t, self);
      // The holder may leave and take the Creeper along (FLX-305).
      const to = yield* pick(t, seat, WHOSE_DIMENSION, () =>
        holderOf(t, card) === undefined
          ? []
          : seatsFrom(t, seat)
              .filter((one) => one !== holderOf(t, card))
              .map(seatOption),
      );
      if (isNone(to)) return doNothing(t, self);
      putBefore(t, card, to);
      log(t, 'move-creeper', 'FLX-196', { seat: { seat }, card: { card }, to: { seat: to } });
    },
  },
};

/** Goals and New Rules, as they lie (FLX-019). */
function centreCards(t: T): CardId[] {
  return t.zones[CENTRE].filter((card) => cardOf(t, card).kind !== 'basic-rules');
}
