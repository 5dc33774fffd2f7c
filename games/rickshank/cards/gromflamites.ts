import { attackAll } from '../attack.ts';
import { isFree } from '../state.ts';
import { draw, gainTokens } from '../verbs.ts';
import { addToken, mayPayToken, powerFor, recovers, tokenOrCards, tokens, wave } from './effects.ts';
import { card } from './make.ts';

export const gromflamites = [
  /** +1 Power. If you have no Access Tokens, gain 1. */
  card('gromflamite-technician', {
    play(t, { seat }) {
      if (t.vars.tokens[seat] === 0) gainTokens(t, seat, 1);
    },
  }),
  /** +1 Power. If you have at least 1 Access Token, +1 Power. Defense: discard this card from your hand to avoid an Attack. If you do, gain 1 Access Token. */
  card('gromflamite-employee-of-the-month', {
    play: powerFor((t, { seat }) => (t.vars.tokens[seat] > 0 ? 1 : 0)),
    defense: { from: 'hand', reward: addToken(1) },
  }),
  /** +2 Power. Attack: each foe who has no Access Tokens gains 1 Morty Waves. */
  card('mission-control-gromflamite', { play: attackAll(wave, (t, seat) => t.vars.tokens[seat] === 0) }),
  /** +2 Power. You may discard 1 Access Token. If you do, put up to 2 cards with cost 0 from your discard pile into your hand. */
  card('communications-gromflamite', {
    play: mayPayToken('pay.recover', function* (t, c) {
      yield* recovers(t, c, isFree, 2);
    }),
  }),
  /** +2 Power. If you have 2 or more Access Tokens, draw 1 card. */
  card('honorable-gromflamite', {
    play(t, { seat }) {
      if (t.vars.tokens[seat] >= 2) draw(t, seat, 1);
    },
  }),
  /** +2 Power. Gain 1 Access Token. */
  card('gromflamite-officer', { play: tokens(1) }),
  /** +2 Power. For the rest of this turn, any number of times, you may discard 1 Access Token to get +2 Power. */
  card('greedy-gromflamite', {
    play(t) {
      t.vars.tokenPower = true;
    },
  }),
  /** +3 Power. Attack: each foe discards 1 Access Token or 2 cards from hand (that foe's choice). */
  card('gromflamite-general', { play: attackAll(tokenOrCards(2)) }),
];
