import { isFree } from '../state.ts';
import { gainTokens, givePower } from '../verbs.ts';
import { addPower, addToken, discardForPower, drawCard, drawWithPower, eachPlay, firstPlay, isNamed, isType } from './effects.ts';
import { card } from './make.ts';

const isCouncil = isType('council');

export const characters = [
  /**
   * Defense: discard 1 Council card from your hand to avoid an Attack. If you do, draw 1 card. The first time you play a Council card during each of
   * your turns, draw 1 card and +1 Power.
   */
  card('transcendent-rick', {
    defense: { from: 'character', with: isCouncil, reward: drawCard(1) },
    triggers: [firstPlay(isCouncil, drawWithPower(1, 1))],
  }),
  /**
   * When you buy or gain a Morty with cost 3 or less from the market, you may put it on top of your deck. The first time you play a Morty during each
   * of your turns, +2 Power.
   */
  card('moron-morty', {
    standing: { topdecks: ({ type, cost }) => type === 'morty' && cost <= 3 },
    triggers: [firstPlay(isType('morty'), addPower(2))],
  }),
  /**
   * The first time you play a Council card during each of your turns, +2 Power. Once during each player's turn, after a vote in which your choice won
   * and you committed no Access Tokens, gain 1 Access Token.
   */
  card('bluffing-rick', {
    triggers: [firstPlay(isCouncil, addPower(2))],
    standing: {
      afterBluff(t, seat) {
        gainTokens(t, seat, 1);
      },
    },
  }),
  /** Each time you play a Summer, draw 1 card. At the start of your turn, if an Attack has hit you since the end of your previous turn, +1 Power. */
  card('defiant-summer', {
    triggers: [eachPlay(isNamed('summer'), drawCard(1))],
    start: {
      isOptional: false,
      run(t, seat) {
        if (t.vars.hit.includes(seat)) givePower(t, seat, 1);
      },
    },
  }),
  /** The first time you play an Equipment during each of your turns, draw 1 card. */
  card('heroic-summer', { triggers: [firstPlay(isType('equipment'), drawCard(1))] }),
  /** Each time you play a Jerry, gain 1 Access Token. The first time you play a Gromflamite during each of your turns, +1 Power. */
  card('promotion-jerry', {
    triggers: [eachPlay(isNamed('jerry'), addToken(1)), firstPlay(isType('gromflamite'), addPower(1))],
  }),
  /** Once during each of your turns, you may discard 1 card with cost 0 from your hand. If you do, +1 Power. */
  card('rational-morty', { activated: discardForPower(isFree, 1) }),
];
