import { askOne, flowOf, isNone, maybeOneOf, othersFrom } from '#engine';
import { attack } from '../attack.ts';
import { resolve } from '../play.ts';
import { cardOf, MARKET, nameOf, playedCount } from '../state.ts';
import { draw, gainTokens, loseTokens } from '../verbs.ts';
import {
  drawCard,
  draws,
  handAndPile,
  inOrderOf,
  isNamed,
  isType,
  mayDestroy,
  mayDiscard,
  othersInPlay,
  powerFor,
  putOnDeck,
  tokens,
} from './effects.ts';
import { card } from './make.ts';

export const specials = [
  /** +2 Power. */
  card('pill-brulee'),
  /** Draw 2 cards. Then put 1 card from your hand on top of your deck. */
  card('fold-yourself', {
    play(t, c) {
      draw(t, c.seat, 2);
      return putOnDeck(t, c.seat, c.def);
    },
  }),
  /** +1 Power. You may destroy 1 card in your hand, in your discard pile or in the market. */
  card('terminate', { play: (t, c) => mayDestroy(t, c, () => [...handAndPile(t, c.seat), ...t.zones[MARKET]], 1) }),
  /** +1 Power; if you have played a Beth this turn, +2 Power more. Defense: discard this card from your hand to avoid an Attack. If you do, draw 1 card. */
  card('daddys-little-girl', {
    play: powerFor((t) => (playedCount(t, isNamed('beth')) > 0 ? 2 : 0)),
    defense: { from: 'hand', reward: drawCard(1) },
  }),
  /**
   * +2 Power; if you control a Location, +1 Power more. If this card is in the market at the end of a turn, destroy it. End of game: worth 1 VP for
   * each Location you own.
   */
  card('szechuan-sauce', {
    play: powerFor((t, c) => (othersInPlay(t, c, isType('location')) > 0 ? 1 : 0)),
    standing: { isPerishable: true },
  }),
  /** Gain 1 Access Token. You may discard 1 card. If you do, draw 2 cards. */
  card('diane-sanchez', { play: inOrderOf(tokens(1), mayDiscard('discard.draw', 'RSR-135', draws(2), { n: 2 })) }),
  /**
   * +1 Power. You may choose a card in the market with cost 6 or less that is neither a Council card nor Ongoing. If you do, resolve its play effect
   * as if you had played it; it stays in the market.
   */
  card('totally-fabricated-origin-story', {
    *play(t, c) {
      const options = t.zones[MARKET].filter((id) => {
        const { cost, isCouncil, isOngoing } = cardOf(t, id);
        return cost <= 6 && !isCouncil && !isOngoing;
      });
      const copied = yield* askOne(
        t,
        c.seat,
        maybeOneOf({ key: 'copy', rule: 'RSR-318', params: { effect: nameOf(t, c.def) }, decline: 'decline.nothing' }, options),
      );
      if (isNone(copied)) return;
      yield* flowOf(resolve(t, { seat: c.seat, self: -1, def: t.def[copied] }));
    },
  }),
  /**
   * +3 Power. Attack: each foe discards 1 Access Token; gain 1 Access Token for each foe that discarded one this way. End of game: worth 1 VP for
   * each Access Token you own.
   */
  card('currency-manipulation', {
    *play(t, c) {
      const robbed: number[] = [];
      yield* attack(t, c.def, c.seat, othersFrom(t, c.seat), (_, seat) => {
        if (loseTokens(t, seat, 1) > 0) robbed.push(seat);
      });
      gainTokens(t, c.seat, robbed.length);
    },
  }),
];
