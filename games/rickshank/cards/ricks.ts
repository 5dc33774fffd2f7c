import { askOne, EVERYBODY, isNone, log, maybeOneOf, show } from '#engine';
import { attackAll } from '../attack.ts';
import { playCard } from '../play.ts';
import { may } from '../questions.ts';
import { among, cardOf, discardZone, isFree, nameOf } from '../state.ts';
import { destroy, draw, topOfDeck } from '../verbs.ts';
import { cardOrToken, drawCard, inOrderOf, isNamed, isType, othersInPlay, powerFor, recoverOne } from './effects.ts';
import { card } from './make.ts';

const isRick = isType('rick');

export const ricks = [
  /** Ongoing. Defense (only while this card is in play): discard this card from play to avoid an Attack. */
  card('security-specialist-rick', { defense: { from: 'play' } }),
  /** +2 Power. If you control another Rick, draw 1 card. */
  card('black-rick', {
    play(t, c) {
      if (othersInPlay(t, c, isRick) > 0) draw(t, c.seat, 1);
    },
  }),
  /** +2 Power. You may play 1 Location from your discard pile. */
  card('future-rick', {
    *play(t, c) {
      const prompt = { key: 'play-location', rule: 'RSR-257', params: { effect: nameOf(t, c.def) }, decline: 'decline.nothing' };
      const location = yield* askOne(
        t,
        c.seat,
        maybeOneOf(prompt, () => among(t, discardZone(c.seat), isType('location'))),
      );
      if (!isNone(location)) yield* playCard(t, c.seat, location);
    },
  }),
  /** +2 Power. When this card is discarded from your hand during any player's turn, draw 2 cards. */
  card('aqua-rick', { discarded: { isPlain: true, run: drawCard(2) } }),
  /** +2 Power. Reveal the top card of your deck. If its cost is 0, you may destroy it. If it is not destroyed, it stays on top. */
  card('young-rick', {
    *play(t, c) {
      const top = topOfDeck(t, c.seat);
      if (top === undefined) return;
      show(t, top, EVERYBODY);
      log(t, 'shows-top', 'RSR-180', { seat: { seat: c.seat }, card: { card: top } });
      if (!isFree(cardOf(t, top))) return;
      const prompt = {
        key: 'destroy.top',
        rule: 'RSR-276',
        params: { effect: nameOf(t, c.def), card: { card: top } },
        decline: 'decline.nothing',
      };
      if (yield* may(t, c.seat, prompt)) destroy(t, c.seat, top);
    },
  }),
  /** +3 Power. Attack: each foe discards 1 card from hand or 1 Access Token (that foe's choice). */
  card('lizard-rick', { play: attackAll(cardOrToken) }),
  /** +3 Power, and +1 Power for each other Rick you control. You may put 1 Rick from your discard pile into your hand. */
  card('commander-rick', {
    play: inOrderOf(
      powerFor((t, c) => othersInPlay(t, c, isRick)),
      recoverOne(isRick),
    ),
  }),
  /** +2 Power. You may put 1 Genius Waves from your discard pile into your hand. End of game: worth 1 VP for each Genius Waves you own. */
  card('rick-c-137', { play: recoverOne(isNamed('genius-waves')) }),
];
