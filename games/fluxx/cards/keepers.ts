import type { CardId, Gone, Prompt, SeatId } from '#engine';
import { arrangeSecretly, isGone, isNone, log, maskOf, order, othersFrom, pick, seatOption, show } from '#engine';
import type { Behaviours, T } from '../state.ts';
import { CREEPERS, DECK, findIn, HAND, hasBefore, indexOf, NO_CARD } from '../state.ts';
import { discardTogether, draw, give, putBefore } from '../verbs.ts';

const PORTAL: Prompt = { key: 'portal-gun', rule: 'FLX-346' };
const CABLE_ORDER: Prompt = { key: 'interdimensional-cable-box', rule: 'FLX-347' };
const BUTTER_CARD: Prompt = { key: 'butter-robot-card', rule: 'FLX-348' };
const BUTTER_SEAT: Prompt = { key: 'butter-robot-seat', rule: 'FLX-348' };

const FEDERATION = indexOf('galactic-federation');
const CRONENBERGS = indexOf('cronenbergs');

const otherSeats = (t: T) => othersFrom(t, t.vars.active).map(seatOption);

/** Pickle Rick's standing in for Rick Sanchez is data that `goals.ts` reads; the lines are data that `play` and the turn's start read. */
export const keepers: Behaviours = {
  /** Free action on your turn: discard Galactic Federation lying in front of you. */
  birdperson: {
    free: {
      can: (t, seat) => hasBefore(t, seat, FEDERATION),
      run(t) {
        const seat = t.vars.active;
        discardTogether(t, seat, [findIn(t, CREEPERS + seat, FEDERATION)], 'FLX-214');
      },
    },
  },

  /**
   * When you play this card and at the start of each of your turns while it is in front of you, say its line. Free action on your turn: discard this
   * card from play, then draw 2.
   */
  'mr-meeseeks': {
    free: {
      can: () => true,
      run(t, self) {
        discardTogether(t, t.vars.active, [self], 'FLX-161');
        draw(t, t.vars.active, 2, 'FLX-161');
      },
    },
  },

  /** Free action on your turn: move Cronenbergs from in front of you to another player of your choice. */
  'portal-gun': {
    free: {
      can: (t, seat) => hasBefore(t, seat, CRONENBERGS),
      *run(t) {
        const seat = t.vars.active;
        const to = yield* pick(t, seat, PORTAL, () => otherSeats(t));
        const creeper = findIn(t, CREEPERS + seat, CRONENBERGS);
        if (isNone(to) || creeper === NO_CARD) return;
        putBefore(t, creeper, to);
        log(t, 'move-creeper', 'FLX-346', { seat: { seat }, card: { card: creeper }, to: { seat: to } });
      },
    },
  },

  /** While this is in front of you, any Keeper Limit is 1 higher for you. */
  'space-cruiser': { modify: { keeperLimit: (_t, _self, limit) => limit + 1 } },

  /** Free action, once a turn: look secretly at the top 3 cards of the draw pile and return them to the top in any order. */
  'interdimensional-cable-box': {
    free: {
      can: (t) => t.zones[DECK].length > 0,
      *run(t) {
        const seat = t.vars.active;
        const top: CardId[] = t.zones[DECK].slice(-3).reverse();
        for (const card of top) show(t, card, maskOf(seat));
        log(t, 'look', 'FLX-163', { seat: { seat }, n: top.length, cards: { cards: top } });
        // A single card has no order to hide: whoever knew it still knows it.
        if (top.length === 1) return;
        const wanted = yield* order(t, seat, CABLE_ORDER, top);
        if (isGone(wanted)) return;
        arrangeSecretly(t, wanted, seat);
      },
    },
  },

  /** Free action, once a turn: give 1 card from your hand to another player of your choice, then draw 1. */
  'butter-robot': {
    free: {
      can: (t, seat) => t.zones[HAND + seat].length > 0,
      *run(t) {
        const seat = t.vars.active;
        const card = yield* pick(t, seat, BUTTER_CARD, t.zones[HAND + seat].slice());
        const to: SeatId | undefined | Gone = yield* pick(t, seat, BUTTER_SEAT, () => otherSeats(t));
        if (isNone(card) || isNone(to)) return;
        give(t, card, to);
        log(t, 'give', 'FLX-164', { seat: { seat }, card: { card }, to: { seat: to } });
        draw(t, seat, 1, 'FLX-164');
      },
    },
  },
};
