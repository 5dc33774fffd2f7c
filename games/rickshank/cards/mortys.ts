import { askOne, isNone, maybeOneOf } from '#engine';
import { attackAll, attackOne, NO_ATTACKER } from '../attack.ts';
import { may } from '../questions.ts';
import type { Context, T } from '../state.ts';
import { controllerOf, faceAt, handOf, nameOf } from '../state.ts';
import { destroy, gainTokens, handTo, takeToken } from '../verbs.ts';
import {
  discardsCards,
  drawCard,
  draws,
  handAndPile,
  inOrderOf,
  losesOngoing,
  mayDestroy,
  mayPayToken,
  mustDestroy,
  powerFor,
  wave,
} from './effects.ts';
import { card } from './make.ts';

/** Different types among the cards played this turn; one play of the card itself is left out, a copied text stands on none. */
function typesPlayed(t: T, { self, def }: Context): number {
  const { played } = t.vars;
  const own = self < 0 ? -1 : played.lastIndexOf(def);
  const types: string[] = [];
  for (let i = 0; i < played.length; i++) {
    const { type } = faceAt(t, played[i]);
    if (i !== own && type !== 'none' && !types.includes(type)) types.push(type);
  }
  return types.length;
}

export const mortys = [
  /** +1 Power. Destroy 1 card in your hand. Then you may destroy this card. */
  card('eye-poppin-morty', {
    *play(t, c) {
      yield* mustDestroy(t, c, () => handOf(t, c.seat).slice());
      if (c.self < 0 || controllerOf(t, c.self) !== c.seat) return;
      if (yield* may(t, c.seat, { key: 'destroy.self', rule: 'RSR-262', params: { effect: nameOf(t, c.def) }, decline: 'decline.keep' }))
        destroy(t, c.seat, c.self);
    },
  }),
  /** Draw 1 card. When this card is discarded from your hand during any player's turn, you may destroy 1 card in your hand or discard pile. */
  card('aqua-morty', {
    play: draws(1),
    discarded: {
      isPlain: false,
      run: (t, seat, def) => mayDestroy(t, { seat, def }, () => handAndPile(t, seat), 1),
    },
  }),
  /**
   * +2 Power. Defense: discard this card from your hand to avoid an Attack. If you do, you may put 1 card from your hand or discard pile into the
   * attacker's discard pile.
   */
  card('bugged-out-morty', {
    defense: {
      from: 'hand',
      *reward(t, seat, attacker, def) {
        if (attacker === NO_ATTACKER) return;
        const prompt = {
          key: 'give',
          rule: 'RSR-323',
          params: { effect: nameOf(t, def), other: { seat: attacker } },
          decline: 'decline.nothing',
        };
        const given = yield* askOne(
          t,
          seat,
          maybeOneOf(prompt, () => handAndPile(t, seat)),
        );
        if (!isNone(given)) handTo(t, given, attacker);
      },
    },
  }),
  /** Draw 1 card. You may discard 1 Access Token. If you do, draw 2 cards. */
  card('big-head-morty', { play: inOrderOf(draws(1), mayPayToken('pay.draw', draws(2))) }),
  /**
   * +2 Power. Defense: discard this card from your hand to avoid an Attack. If you do, take 1 Access Token from the attacker; if there is no attacker
   * or the attacker has none, gain 1 Access Token instead.
   */
  card('lawyer-morty', {
    defense: {
      from: 'hand',
      reward(t, seat, attacker) {
        if (attacker !== NO_ATTACKER && t.vars.tokens[attacker] > 0) takeToken(t, seat, attacker);
        else gainTokens(t, seat, 1);
      },
    },
  }),
  /**
   * +3 Power. Attack: choose a foe. That foe discards 1 Ongoing card they control from play; if they control none, they discard 1 card from hand.
   * Defense: discard this card from your hand to avoid an Attack. If you do, draw 1 card.
   */
  card('hammerhead-morty', {
    play: attackOne(function* (t, seat) {
      if ((yield* losesOngoing(t, seat)) === false) yield* discardsCards(t, seat, 1);
    }),
    defense: { from: 'hand', reward: drawCard(1) },
  }),
  /** Draw 1 card. Then +1 Power for each different card type among the other cards you have played this turn. */
  card('scientist-morty', {
    play: inOrderOf(draws(1), powerFor(typesPlayed)),
  }),
  /** +3 Power. Attack: each foe gains 1 Morty Waves. */
  card('morty-c-137', { play: attackAll(wave) }),
];
