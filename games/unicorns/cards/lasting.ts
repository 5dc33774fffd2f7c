import {
  anyCard,
  anyUnicorn,
  bringBabies,
  bringThisBack,
  destroy,
  discard,
  discardNamed,
  fromDiscard,
  goBack,
  moveToActive,
  sacrificeThis,
  skipToEnd,
  steal,
} from '../effects.ts';
import { card } from './make.ts';

/** Magical Unicorns with beginning-of-turn, leaving, replacement or continuous effects. */
export const lasting = [
  /** Start of your turn: you may SACRIFICE this card. If you do, choose another Unicorn card in the discard pile and BRING it directly into your Stable. */
  card('angel-unicorn', { start: { optional: true, steps: [sacrificeThis(), fromDiscard('stable', anyUnicorn, { notThis: true })] } }),

  /** When another Unicorn card in your Stable would be destroyed, you may SACRIFICE this card instead. */
  card('black-knight-unicorn', { always: ['saving'] }),

  /** Start of your turn: you may DISCARD 1 card. If you do, BRING 1 Baby Unicorn card from the Nursery directly into your Stable. */
  card('extremely-fertile-unicorn', {
    start: {
      optional: true,
      steps: [
        discardNamed(anyCard, 1, 'discard.named'),
        bringBabies(
          (e) => e.seat,
          () => 1,
        ),
      ],
    },
  }),

  /** Always: this card is worth 2 Unicorns, and you are forbidden to play Instant cards. */
  card('ginormous-unicorn', { always: ['no-instants'] }),

  /** Always: Magic cards can neither destroy this card nor affect it in any other way, directly or indirectly. */
  card('magical-kittencorn', { always: ['magic-proof'] }),

  /** Whenever any player's turn begins, move this card to that player's Stable. Always: this card cannot be sacrificed or destroyed. */
  card('puppicorn', { always: ['tough'], begin: { steps: [moveToActive()] } }),

  /** Always: no Basic Unicorn card can enter a Stable other than yours. */
  card('queen-bee-unicorn', { always: ['basics-only-here'] }),

  /** Start of your turn: you may DESTROY 1 Unicorn card in another player's Stable. If you do, skip to your End of Turn phase. */
  card('rhinocorn', { start: { optional: true, steps: [destroy('unicorn'), skipToEnd()] } }),

  /**
   * On entering: STEAL 1 Unicorn card from another player's Stable. When this card leaves your Stable, that Unicorn card goes back to the
   * Stable it was stolen from.
   */
  card('seductive-unicorn', { enter: { steps: [steal('unicorn', 'stay')] }, left: { steps: [goBack()] } }),

  /** Once this card has been sacrificed or destroyed, you may DESTROY 1 Unicorn card in another player's Stable. */
  card('stabby-the-unicorn', { lost: { optional: true, steps: [destroy('unicorn')] } }),

  /**
   * On entering: DISCARD 1 card. When this card is sacrificed or destroyed while you have at least 1 card in hand, BRING it from the discard
   * pile directly back into your Stable.
   */
  card('unicorn-phoenix', { enter: { steps: [discard(1)] }, lost: { needsHand: true, steps: [bringThisBack()] } }),

  /**
   * Start of your turn: you may DISCARD 1 Unicorn card. If you do, choose 1 Unicorn card in the discard pile and BRING it directly into your
   * Stable, then skip to your End of Turn phase.
   */
  card('zombie-unicorn', {
    start: {
      optional: true,
      steps: [discardNamed(anyUnicorn, 1, 'discard.unicorn'), fromDiscard('stable', anyUnicorn), skipToEnd({ after: 'then' })],
    },
  }),
];
