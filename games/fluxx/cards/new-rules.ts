import type { CardId, Prompt, SeatId } from '#engine';
import { flowOf, isNone, log, pick } from '#engine';
import { play } from '../play.ts';
import type { Behaviours, T } from '../state.ts';
import { CREEPERS, canDraw, findIn, HAND, hasMark, indexOf, KEEPERS, NO_CARD, playsOwed } from '../state.ts';
import { discardTogether, discardZone, draw, endTurnAtOnce, nextCard, putBefore, say } from '../verbs.ts';

const RECYCLE: Prompt = { key: 'recycling', rule: 'FLX-342' };
const WHOSE_LINE: Prompt = { key: 'get-schwifty', rule: 'FLX-349' };
const BLAME: Prompt = { key: 'blame-jerry', rule: 'FLX-343' };

const JERRY = indexOf('jerry-smith');

function isPlayOwed(t: T): boolean {
  return playsOwed(t) > 0;
}

function speakers(t: T, seat: SeatId): CardId[] {
  return t.zones[KEEPERS + seat].filter((card) => hasMark(t, card, 'speech'));
}

/** The other player in front of whom Jerry Smith lies. */
function jerrysHolder(t: T): SeatId | undefined {
  return t.ring.find((seat) => seat !== t.vars.active && findIn(t, KEEPERS + seat, JERRY) !== NO_CARD);
}

/** Draw, Play, the limits and Double Agenda are numbers in their slots; `state.ts` reads them. Here are the New Rules that do something. */
export const newRules: Behaviours = {
  /** The first card you play from hand on your turn is picked at random from your hand. Ignore this rule while you can make only 1 play from hand. */
  'first-play-random': { randomFirstPlay: true },

  /** Free action, while you hold a card and still have a play left: discard all cards of your hand, draw 3 and end the turn on the spot. */
  'get-on-with-it': {
    free: {
      can: isPlayOwed,
      run(t) {
        const seat = t.vars.active;
        discardZone(t, seat, HAND + seat, 'FLX-245');
        draw(t, seat, 3, 'FLX-245');
        endTurnAtOnce(t);
      },
    },
  },

  /** Free action, while you still have a play left: forfeit every remaining play, draw one card for each of them and end the turn on the spot. */
  'swap-plays-for-draws': {
    free: {
      can: isPlayOwed,
      run(t) {
        draw(t, t.vars.active, playsOwed(t), 'FLX-246');
        endTurnAtOnce(t);
      },
    },
  },

  /** Free action, once a turn: discard one of your Keepers in play, then draw 3. */
  recycling: {
    free: {
      can: (t, seat) => t.zones[KEEPERS + seat].length > 0,
      *run(t) {
        const seat = t.vars.active;
        const keeper = yield* pick(t, seat, RECYCLE, t.zones[KEEPERS + seat].slice());
        if (isNone(keeper)) return;
        discardTogether(t, seat, [keeper], 'FLX-342');
        draw(t, seat, 3, 'FLX-249');
      },
    },
  },

  /**
   * Free action, once a turn: reveal the top card of the draw pile and play it straight away. A Creeper is placed in front of you and the
   * next card is revealed in its stead.
   */
  'mystery-play': {
    free: {
      can: canDraw,
      *run(t) {
        const card = nextCard(t, t.vars.active);
        if (card !== NO_CARD) yield* flowOf(play(t, card, 'play-nested'));
      },
    },
  },

  /** Free action, once a turn, while you have a Keeper with the speech mark in play: say its line, then draw 1. */
  'get-schwifty': {
    free: {
      can: (t, seat) => canDraw(t) && t.zones[KEEPERS + seat].some((card) => hasMark(t, card, 'speech')),
      *run(t) {
        const seat = t.vars.active;
        const keeper = yield* pick(t, seat, WHOSE_LINE, speakers(t, seat));
        if (isNone(keeper)) return;
        say(t, seat, keeper);
        draw(t, seat, 1, 'FLX-249');
      },
    },
  },

  /** Creepers do not prevent anyone from winning. A Creeper that a Goal requires is still required. */
  'dont-think-about-it': { liftsHindrance: true },

  /** Free action, once a turn, while another player has Jerry Smith in play: move one of your Creepers in front of that player. */
  'blame-jerry': {
    free: {
      can: (t, seat) => t.zones[CREEPERS + seat].length > 0 && jerrysHolder(t) !== undefined,
      *run(t) {
        const seat = t.vars.active;
        // Whoever has Jerry may leave while the Creeper is being chosen; then nobody is to blame (FLX-305).
        const creeper = yield* pick(t, seat, BLAME, () => (jerrysHolder(t) === undefined ? [] : t.zones[CREEPERS + seat].slice()));
        const to = jerrysHolder(t);
        if (isNone(creeper) || isNone(to)) return;
        putBefore(t, creeper, to);
        log(t, 'move-creeper', 'FLX-343', { seat: { seat }, card: { card: creeper }, to: { seat: to } });
      },
    },
  },
};
