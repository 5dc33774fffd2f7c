import {
  anyBasic,
  anyUnicorn,
  bringFromHand,
  destroy,
  discard,
  draw,
  eachDiscards,
  eachSacrifices,
  fromDiscard,
  makeDiscard,
  ofKind,
  pull,
  returnToHand,
  sacrificeAll,
  sacrificeOrDestroy,
  sacrificeThis,
  search,
  shuffle,
  steal,
} from '../effects.ts';
import type { Effect, UnicornCard } from '../state.ts';
import { basicsMayEnter, cardOf, DISCARD, handOf } from '../state.ts';
import { card } from './make.ts';

const searchFor = (filter: (card: UnicornCard) => boolean): Effect => ({ optional: true, steps: [search(filter), shuffle('deck')] });

/** Magical Unicorns that do something on entering and have no other effect. */
export const entering = [
  /** On entering: you may STEAL 1 Upgrade card from another player's Stable. */
  card('alluring-narwhal', { enter: { optional: true, steps: [steal('upgrade')] } }),

  /** On entering: choose any player who has cards in hand and PULL 1 card at random from that hand into your own. */
  card('americorn', { enter: { steps: [pull()] } }),

  /** On entering: you may choose 1 Upgrade or Downgrade card in any Stable; SACRIFICE it if it is in your Stable, DESTROY it if it is in another player's. */
  card('chainsaw-unicorn', { enter: { optional: true, steps: [sacrificeOrDestroy('modifier')] } }),

  /** On entering: you may search the deck for 1 Upgrade card, show it and take it into your hand. Shuffle the deck afterwards. */
  card('classy-narwhal', { enter: searchFor(ofKind('upgrade')) }),

  /** On entering: each player, you included, must SACRIFICE 1 of their Unicorn cards. */
  card('extremely-destructive-unicorn', { enter: { steps: [eachSacrifices('unicorn')] } }),

  /** On entering: each player must DISCARD 1 card. After that shuffle the whole discard pile into the deck, however many cards were discarded. */
  card('llamacorn', { enter: { steps: [eachDiscards(), shuffle('discard')] } }),

  /** On entering: you may choose any player and RETURN 1 card in that player's Stable to that player's hand. */
  card('mermaid-unicorn', { enter: { optional: true, steps: [returnToHand()] } }),

  /** On entering: SACRIFICE every Downgrade card in your Stable. */
  card('narwhal-torpedo', { enter: { steps: [sacrificeAll('downgrade')] } }),

  /** On entering: you may BRING 1 Basic Unicorn card from your hand directly into your Stable. */
  card('rainbow-unicorn', {
    enter: {
      optional: true,
      steps: [bringFromHand(anyBasic)],
      when: (t, { seat }) => handOf(t, seat).length > 0 && basicsMayEnter(t, seat),
      secretly: (t, { seat }) => handOf(t, seat).some((id) => cardOf(t, id).isBasic),
    },
  }),

  /** On entering: you may search the deck for 1 Downgrade card, show it and take it into your hand. Shuffle the deck afterwards. */
  card('shabby-the-narwhal', { enter: searchFor(ofKind('downgrade')) }),

  /** On entering: you may SACRIFICE this card. If you do, DESTROY 1 Unicorn card in another player's Stable. */
  card('shark-with-a-horn', { enter: { optional: true, steps: [sacrificeThis(), destroy('unicorn')] } }),

  /** On entering: you may search the deck for 1 card with "Narwhal" in its name, show it and take it into your hand. Shuffle the deck afterwards. */
  card('the-great-narwhal', { enter: searchFor(({ tags }) => tags.includes('narwhal')) }),

  /** On entering: DRAW 2 cards, and DISCARD 1 card from your hand. */
  card('unicorn-on-the-cob', { enter: { steps: [draw(2), discard(1)] } }),
];

/** If this card would be sacrificed or destroyed, it goes to your hand instead: the common half of the Flying Unicorns (UUN-245). */
const flying = ['flying'] as const;

const inDiscard = (filter: (card: UnicornCard) => boolean): Effect => ({
  optional: true,
  steps: [fromDiscard('hand', filter)],
  when: (t) => t.zones[DISCARD].some((id) => filter(cardOf(t, id))),
});

export const flyers = [
  /** On entering: you may choose any player; that player must DISCARD 1 card. If this card would be sacrificed or destroyed, it goes to your hand instead. */
  card('annoying-flying-unicorn', { always: flying, enter: { optional: true, steps: [makeDiscard()] } }),

  /** On entering: DRAW 1 card. If this card would be sacrificed or destroyed, it goes to your hand instead. */
  card('greedy-flying-unicorn', { always: flying, enter: { steps: [draw(1)] } }),

  /**
   * On entering: you may choose 1 Magic card in the discard pile and take it into your hand. If this card would be sacrificed or destroyed, it goes
   * to your hand instead.
   */
  card('magical-flying-unicorn', { always: flying, enter: inDiscard(ofKind('magic')) }),

  /**
   * On entering: you may choose 1 Unicorn card in the discard pile and take it into your hand. If this card would be sacrificed or destroyed, it goes
   * to your hand instead.
   */
  card('majestic-flying-unicorn', { always: flying, enter: inDiscard(anyUnicorn) }),

  /**
   * On entering: you may choose 1 Instant card in the discard pile and take it into your hand. If this card would be sacrificed or destroyed, it goes
   * to your hand instead.
   */
  card('swift-flying-unicorn', { always: flying, enter: inDiscard(ofKind('instant')) }),
];
