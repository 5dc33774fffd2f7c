import { isNone, log } from '#engine';
import { chooseCard, may } from '../questions.ts';
import { among, cardOf, discardOf, discardZone, isFree, MAIN, MARKET, MARKET_SIZE, nameOf } from '../state.ts';
import { addToMarket, destroy, releaseAll } from '../verbs.ts';
import { addPower, discardToDraw, drawCard, eachPlay, first, firstPlay, isNamed, isType } from './effects.ts';
import { card } from './make.ts';

export const locations = [
  /** Ongoing: the first time you play a Morty during each of your turns, +2 Power. */
  card('assworld-2-0', { triggers: [firstPlay(isType('morty'), addPower(2))] }),
  /** Ongoing: the first time you play a Rick during each of your turns, draw 1 card. */
  card('citadel-militia-hq', { triggers: [firstPlay(isType('rick'), drawCard(1))] }),
  /** Ongoing: once during each of your turns, you may destroy 1 card with cost 0 in your discard pile. */
  card('cronenberg-world-2-0', {
    activated: {
      can: (t, seat) => discardOf(t, seat).some((id) => isFree(cardOf(t, id))),
      *run(t, seat, def) {
        const prompt = { key: 'destroy.must', rule: 'RSR-158', params: { effect: nameOf(t, def) } };
        const chosen = yield* chooseCard(t, seat, prompt, () => among(t, discardZone(seat), isFree));
        if (!isNone(chosen)) destroy(t, seat, chosen);
      },
    },
  }),
  /** Ongoing: once during each of your turns, you may discard a Jerry, a Beth or a Summer from your hand. If you do, draw 2 cards. */
  card('family-restaurant', { activated: discardToDraw(({ isFamily }) => isFamily, 2) }),
  /** Ongoing: each time you play a Jerry, +3 Power. */
  card('jerrys-office', { triggers: [eachPlay(isNamed('jerry'), addPower(3))] }),
  /** Ongoing: the first time you play a Gromflamite during each of your turns, draw 1 card. */
  card('mission-control', { triggers: [firstPlay(isType('gromflamite'), drawCard(1))] }),
  /** Ongoing: while you have at least 1 Access Token, nemeses cost you 2 less to defeat. */
  card('presidential-palace', {
    standing: { cheaper: (t, seat, { kind }) => (kind === 'nemesis' && t.vars.tokens[seat] > 0 ? 2 : 0) },
  }),
  /**
   * Ongoing: when a foe buys or gains a Rick, put that Rick under this card instead of into their discard pile. At the start of your turn, and when
   * this card leaves play, put each Rick under it into its owner's discard pile.
   */
  card('space-prison', { standing: { isPrison: true }, start: { isOptional: false, run: releaseAll } }),
  /** Ongoing: the first time you play a Council card during each of your turns, you may cancel its vote. */
  card('citadel-of-ricks', { standing: { cancelsVotes: true } }),
  /**
   * Ongoing: each time you play a Jerry, a Beth or a Summer, +1 Power. Defense (only while this card is in play): discard this card from play to
   * avoid an Attack.
   */
  card('dinner-table', { triggers: [eachPlay(({ isFamily }) => isFamily, addPower(1))], defense: { from: 'play' } }),
  /**
   * Ongoing: at the start of your turn, if the market has 5 or fewer cards, you may add the top card of the main deck to it. That card costs you 1
   * less this turn.
   */
  card('drive-thru', {
    start: {
      isOptional: true,
      *run(t, seat, def) {
        if (t.zones[MARKET].length > MARKET_SIZE || t.zones[MAIN].length === 0) return;
        if (
          !(yield* may(t, seat, { key: 'add-to-market', rule: 'RSR-314', params: { effect: nameOf(t, def) }, decline: 'decline.nothing' }))
        )
          return;
        const added = addToMarket(t);
        if (added === undefined) return;
        t.vars.discounts.push({ card: added, n: 1 });
        log(t, 'adds', 'RSR-314', { seat: { seat }, card: { card: added } });
      },
    },
  }),
  /** Ongoing: the first time you play an Equipment during each of your turns, +1 Power. */
  card('garage', { triggers: [firstPlay(isType('equipment'), addPower(1))] }),
  /** Ongoing: the first time you destroy a card during each of your turns, draw 1 card. */
  card('grave', { triggers: [first('destroy', drawCard(1))] }),
  /** Ongoing: the first time you play a Genius Waves during each of your turns, +1 Power. */
  card('neighborhood', { triggers: [firstPlay(isNamed('genius-waves'), addPower(1))] }),
  /** Ongoing: the first time you discard a card from your hand during each of your turns, draw 1 card. */
  card('underground', { triggers: [first('discard', drawCard(1))] }),
];
