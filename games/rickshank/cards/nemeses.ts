import { gainWave, loseTokens } from '../verbs.ts';
import {
  discards,
  draws,
  handAndPile,
  isType,
  losesOngoing,
  mayDestroy,
  othersInPlay,
  powerFor,
  tokenOrFitting,
  tokens,
  wave,
} from './effects.ts';
import { card } from './make.ts';

const isRick = isType('rick');

export const nemeses = [
  /** +3 Power. Gain 1 Access Token. */
  card('cornvelious-daniel', { play: tokens(1) }),
  /** +3 Power. Draw 1 card. Group attack: each player gains 1 Morty Waves. */
  card('headband-rick', { play: draws(1), group: wave }),
  /** +2 Power. Draw 2 cards. Group attack: each player discards 2 cards from hand. */
  card('earring-rick', { play: draws(2), group: discards(2) }),
  /** +3 Power. You may destroy up to 2 cards in your hand and/or discard pile. Group attack: each discards an Ongoing card, or gains 1 Morty Waves. */
  card('eye-patch-rick', {
    play: (t, c) => mayDestroy(t, c, () => handAndPile(t, c.seat), 2),
    *group(t, seat) {
      if ((yield* losesOngoing(t, seat)) === false) gainWave(t, seat);
    },
  }),
  /** +3 Power. Gain 2 Access Tokens. Group attack: each player discards 1 Access Token or 1 Gromflamite from hand. */
  card('cornrow-rick', { play: tokens(2), group: tokenOrFitting('token-or-gromflamite', isType('gromflamite')) }),
  /** +3 Power, and +1 Power for each other Rick you control. Group attack: each player discards 1 Access Token or 1 Rick from hand. */
  card('rick-d-99', {
    play: powerFor((t, c) => othersInPlay(t, c, isRick)),
    group: tokenOrFitting('token-or-rick', isRick),
  }),
  /** +4 Power. Gain 2 Access Tokens. Group attack: each discards half of the Access Tokens, rounded up; who has none gains 1 Morty Waves. */
  card('galactic-federation-president', {
    play: tokens(2),
    group(t, seat) {
      const half = Math.ceil(t.vars.tokens[seat] / 2);
      if (half === 0) gainWave(t, seat);
      else loseTokens(t, seat, half);
    },
  }),
];
