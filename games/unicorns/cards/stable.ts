import {
  anyBasic,
  anyUnicorn,
  bringNamed,
  destroy,
  discard,
  discardNamed,
  draw,
  extraDraw,
  fromDiscard,
  goBack,
  playUpTo,
  sacrifice,
  steal,
} from '../effects.ts';
import { basicsMayEnter } from '../state.ts';
import { card } from './make.ts';

export const upgrades = [
  /** Start of your turn: you may decide to play up to 2 cards in your Action phase this turn. */
  card('double-dutch', { start: { optional: true, steps: [playUpTo(2)] } }),

  /** Can enter a Stable only if a Basic Unicorn card is in that Stable. Start of your turn: you may DRAW 1 extra card in this turn's Draw phase. */
  card('extra-tail', { needsBasic: true, start: { optional: true, steps: [extraDraw()] } }),

  /** Start of your turn: you may SACRIFICE 1 card of your Stable. If you do, DESTROY 1 card in another player's Stable. */
  card('glitter-bomb', { start: { optional: true, steps: [sacrifice('card'), destroy('card')] } }),

  /** Always: no Unicorn card in your Stable can be destroyed. */
  card('rainbow-aura', { always: ['aura'] }),

  /**
   * Can enter a Stable only if a Basic Unicorn card is in that Stable. Start of your turn: you may BRING 1 Basic Unicorn card from your hand
   * directly into your Stable.
   */
  card('rainbow-mane', {
    needsBasic: true,
    start: { optional: true, steps: [bringNamed(anyBasic)], when: (t, { seat }) => basicsMayEnter(t, seat) },
  }),

  /** Start of your turn: you may DISCARD 2 Unicorn cards. If you do, BRING 1 Unicorn card from the discard pile directly into your Stable. */
  card('summoning-ritual', {
    start: { optional: true, steps: [discardNamed(anyUnicorn, 2, 'discard.unicorn'), fromDiscard('stable', anyUnicorn)] },
  }),

  /**
   * Start of your turn: you may STEAL 1 Unicorn card from another player's Stable. At the end of your turn that card goes back to the Stable
   * it was stolen from.
   */
  card('unicorn-lasso', { start: { optional: true, steps: [steal('unicorn', 'turn')] }, end: { steps: [goBack()] } }),

  /** Always: cards you play cannot be stopped by Instant cards. */
  card('yay', { always: ['unstoppable'] }),
];

export const downgrades = [
  /** Whenever a Unicorn card enters or leaves your Stable: DISCARD 1 card (1 for each such card). */
  card('barbed-wire', { always: ['watching'], traffic: { steps: [discard(1)] } }),

  /** Always: no triggered effect of a Unicorn card in your Stable happens. */
  card('blinding-light', { always: ['blinding'] }),

  /** Always: playing Upgrade cards is forbidden to you. */
  card('broken-stable', { always: ['no-upgrades'] }),

  /** Always: all players see the cards in your hand. */
  card('nanny-cam', { always: ['open-hand'] }),

  /** Always: all your Unicorns count as Pandas and not as Unicorns. Effects aimed at Unicorn cards leave your Pandas untouched. */
  card('pandamonium', { always: ['pandas'] }),

  /** Start of your turn: SACRIFICE 1 of your Unicorn cards, then DRAW 1 card. */
  card('sadistic-ritual', { start: { steps: [sacrifice('unicorn'), draw(1, { after: 'then' })] } }),

  /** Always: playing Instant cards is forbidden to you. */
  card('slowdown', { always: ['no-instants'] }),

  /** Whenever you have more than 5 Unicorns in your Stable: SACRIFICE 1 Unicorn card. */
  card('tiny-stable', { always: ['counting'], crowd: { most: 5, steps: [sacrifice('unicorn')] } }),
];

export const instants = [
  /** Play it only when another player tries to play a card. That card is stopped and goes to the discard pile. */
  card('neigh'),

  /** Play it only when another player tries to play a card. That card is stopped and goes to the discard pile. This card itself cannot be stopped. */
  card('super-neigh', { always: ['final'] }),
];
