import type { Flow, SeatId } from '#engine';
import { askOne, flowOf, isNone, isPresent, oneOf, seatsFrom } from '#engine';
import { gain } from '../play.ts';
import { chooseCards, firstShown } from '../questions.ts';
import type { T } from '../state.ts';
import { among, cardOf, DESTROYED, deckZone, discardOf, handOf, isAny, isFree, MARKET, nameOf, ongoingOf, WAVES } from '../state.ts';
import { draw, gainTokens, gainWave, loseTokens } from '../verbs.ts';
import { handAndPile, losesOngoing, mayDestroy, recovers, tokens } from './effects.ts';
import { card } from './make.ts';

/** Each player clockwise from the active one (RSR-221); whoever has left meanwhile is skipped. */
function* each(t: T, from: SeatId, effect: (seat: SeatId) => Flow | void): Flow {
  for (const seat of seatsFrom(t, from)) {
    if (isPresent(t, seat)) yield* flowOf(effect(seat));
  }
}

/** The definition of the card whose vote is being held. */
const voteDef = (t: T): number => t.vars.vote?.def ?? 0;

const isCheap = ({ cost }: { readonly cost: number }): boolean => cost <= 5;

export const council = [
  /**
   * +1 Power. Auction: the winner may put 1 card from their discard pile into their hand. End of game: worth 3 VP if you own more Council cards than
   * each other player.
   */
  card('assemble', {
    vote: {
      can: (t) => t.ring.some((seat) => discardOf(t, seat).length > 0),
      *apply(t, seat) {
        yield* recovers(t, { seat, def: voteDef(t) }, isAny, 1);
      },
    },
  }),
  /** +2 Power. Sanctions: the sanctioned player gains 1 Morty Waves. */
  card('persecute', { vote: { can: (t) => t.zones[WAVES].length > 0, apply: gainWave } }),
  /** +2 Power. Referendum: each player discards from play 1 Ongoing card they own. */
  card('rezone', {
    vote: {
      can: (t) => t.ring.some((seat) => ongoingOf(t, seat).length > 0),
      apply: (t, active) =>
        each(t, active, function* (seat) {
          yield* losesOngoing(t, seat);
        }),
    },
  }),
  /** +2 Power. Auction: the winner draws 2 cards. */
  card('kickback', {
    vote: {
      can: (t) => t.ring.some((seat) => discardOf(t, seat).length + t.zones[deckZone(seat)].length > 0),
      apply: (t, seat) => draw(t, seat, 2),
    },
  }),
  /** +2 Power. Sanctions: the sanctioned player gains 2 cards with cost 0 from the destroyed pile, chosen by the active player. */
  card('recycle', {
    vote: {
      can: (t) => among(t, DESTROYED, isFree).length > 0,
      *apply(t, seat) {
        const prompt = { key: 'recycle', rule: 'RSR-284', params: { effect: nameOf(t, voteDef(t)), other: { seat }, n: 2 } };
        const chosen = yield* chooseCards(t, t.vars.active, prompt, () => among(t, DESTROYED, isFree), 2);
        for (const one of chosen ?? []) {
          if (isPresent(t, seat)) yield* flowOf(gain(t, seat, one));
        }
      },
    },
  }),
  /** +2 Power. Gain 1 Access Token. Referendum: each player who has 2 or more Access Tokens discards 1; then each player who has none gains 1. */
  card('taxation', {
    play: tokens(1),
    vote: {
      can: (t) => t.ring.some((seat) => t.vars.tokens[seat] >= 2 || (t.vars.tokens[seat] === 0 && t.vars.supply > 0)),
      *apply(t, active) {
        yield* each(t, active, (seat) => {
          if (t.vars.tokens[seat] >= 2) loseTokens(t, seat, 1);
        });
        yield* each(t, active, (seat) => {
          if (t.vars.tokens[seat] === 0) gainTokens(t, seat, 1);
        });
      },
    },
  }),
  /** +3 Power. Auction: the winner gains 1 card with cost 5 or less from the market. */
  card('embezzle', {
    vote: {
      can: (t) => among(t, MARKET, isCheap).length > 0,
      *apply(t, seat) {
        const prompt = { key: 'embezzle', rule: 'RSR-285', params: { effect: nameOf(t, voteDef(t)) } };
        const chosen = yield* askOne(t, seat, { ...oneOf(prompt, () => among(t, MARKET, isCheap)), silence: firstShown });
        if (!isNone(chosen)) yield* flowOf(gain(t, seat, chosen));
      },
    },
  }),
  /** +3 Power. Referendum: each player may destroy up to 2 cards with cost 0 in their hand and/or discard pile. */
  card('gentrify', {
    vote: {
      can: (t) => t.ring.some((seat) => handOf(t, seat).length > 0 || discardOf(t, seat).some((id) => isFree(cardOf(t, id)))),
      // RSR-324: whoever holds a card is asked, whatever it is.
      apply: (t, active) =>
        each(t, active, (seat) =>
          mayDestroy(t, { seat, def: voteDef(t) }, () => handAndPile(t, seat, isFree), 2, handOf(t, seat).length > 0),
        ),
    },
  }),
];
