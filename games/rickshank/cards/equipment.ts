import type { CardId, Flow, Gone, Option } from '#engine';
import { askOne, button, isNone, log, oneOf } from '#engine';
import { attackAll, attackOne } from '../attack.ts';
import { playCard } from '../play.ts';
import { chooseCard, chooseFoe, firstShown } from '../questions.ts';
import type { Context, T } from '../state.ts';
import { among, controllerOf, discardZone, nameOf } from '../state.ts';
import { destroy, givePower, handTo, topOfDeck } from '../verbs.ts';
import { handAndPile, isType, mayDiscard, mustDestroy, putOnDeck, recovers, tokens } from './effects.ts';
import { card } from './make.ts';
import { playOneOf } from './places.ts';

/** Which texts of a modal card can be named (RSR-318). */
function* chooseMode(t: T, c: Context, modes: readonly Option<string>[]): Flow<string | undefined | Gone> {
  return yield* askOne(t, c.seat, {
    ...oneOf({ key: 'mode', rule: 'RSR-318', params: { effect: nameOf(t, c.def) } }, modes),
    silence: firstShown,
  });
}

const POWER = button('mode.power', 'power', { params: { n: 2 } });
const DESTROY = button('mode.destroy', 'destroy');

/** The attacked player's card that Portal Bomb can reach. */
const costsSomething = ({ cost }: { readonly cost: number }): boolean => cost >= 1;

export const equipment = [
  /**
   * When you buy or gain this card, put it into the discard pile of a foe of your choice instead of your own. Attack: choose a foe; put this card
   * into that foe's discard pile.
   */
  card('fake-gun', {
    play(t, c) {
      // A copied text stands on no card, so there is nothing to put anywhere.
      if (c.self >= 0) return passOn(t, c);
    },
    standing: { isHandedOver: true },
  }),
  /** +2 Power. You may discard 1 card. If you do, gain 1 Access Token. */
  card('butt-in-a-cup', { play: mayDiscard('discard.token', 'RSR-135', tokens(1)) }),
  /** Choose one: +2 Power; or destroy 1 card in your hand or discard pile. */
  card('conroy', {
    *play(t, c) {
      const from = (): CardId[] => handAndPile(t, c.seat);
      const mode = yield* chooseMode(t, c, from().length > 0 ? [POWER, DESTROY] : [POWER]);
      if (mode === 'power') givePower(t, c.seat, 2);
      else if (mode === 'destroy') yield* mustDestroy(t, c, from);
    },
  }),
  /**
   * +1 Power. Choose a foe. Play the top card of that foe's deck; at the end of the turn put it on top of that foe's deck. If it is Ongoing, keep it
   * in play under your control instead.
   */
  card('brainalyzer-9000', {
    *play(t, c) {
      const foe = yield* chooseFoe(t, c.seat, { key: 'borrow', rule: 'RSR-283', params: { effect: nameOf(t, c.def) } });
      const top = isNone(foe) ? undefined : topOfDeck(t, foe);
      if (isNone(foe) || isNone(top)) return;
      log(t, 'borrows', 'RSR-283', { seat: { seat: c.seat }, other: { seat: foe } });
      yield* playCard(t, c.seat, top, foe);
    },
  }),
  /** +1 Power. You may put 1 Gromflamite from your discard pile into your hand. If you do not, +1 Power. */
  card('dead-flies', {
    *play(t, c) {
      if ((yield* recovers(t, c, isType('gromflamite'), 1)) === 0) givePower(t, c.seat, 1);
    },
  }),
  /** +2 Power. Attack: each foe puts 1 card of their choice from hand on top of their deck. */
  card('freeze-gun', { play: (t, c) => attackAll((_, seat) => putOnDeck(t, seat, c.def))(t, c) }),
  /**
   * +2 Power. Reveal the top 2 cards of the Location stack. Play one of them and put the other into the Location discard pile. This turn Locations
   * cost you 2 less to buy.
   */
  card('jury-rigged-portal-gun', {
    *play(t, c) {
      yield* playOneOf(t, c, 2);
      t.vars.discounts.push({ card: -1, n: 2 });
    },
  }),
  /** +3 Power. Attack: choose a foe. That foe destroys 1 card with cost 1 or more in their discard pile. */
  card('portal-bomb', {
    play: attackOne(function* (t, seat, c) {
      const prompt = { key: 'destroy.must', rule: 'RSR-158', params: { effect: nameOf(t, c.def) } };
      const chosen = yield* chooseCard(t, seat, prompt, () => among(t, discardZone(seat), costsSomething));
      if (!isNone(chosen)) destroy(t, seat, chosen);
    }),
  }),
];

/** RSR-246: compulsory; avoided, the card stays where it is. */
const passOn = attackOne((t, seat, c) => {
  if (controllerOf(t, c.self) === c.seat) handTo(t, c.self, seat);
});
