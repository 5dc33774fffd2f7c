import type { SeatId } from '#engine';
import {
  anotherTurn,
  bringBabies,
  destroy,
  discard,
  draw,
  eachDiscards,
  eachSacrificesAll,
  lookAndTake,
  returnFromEach,
  returnToHand,
  sacrifice,
  sacrificeOrDestroy,
  shuffle,
  swapHandsWith,
  victimDiscards,
} from '../effects.ts';
import type { Instruction, LinkEffect, T } from '../state.ts';
import { canEnter, cardOf, DECK, DISCARD, handOf, holderOf, isNamed, MARKS, reaches, stableOf, stableZone } from '../state.ts';
import { card } from './make.ts';

/** As returnToHand, and the second instruction knows whose card it was. */
function returnAndRemember(): Instruction {
  const inner = returnToHand();
  return {
    ...inner,
    plan(t, e, at, tasks) {
      const target = e.targets[at]?.[0];
      e.targets[at + 1] = target === undefined ? [] : [holderOf(t, target)];
      inner.plan(t, e, at, tasks);
    },
  };
}

/** Move 1 Upgrade or Downgrade card to a different Stable it may enter (UUN-281, UUN-292). */
const moveModifier: Instruction = {
  targets: [
    { kind: 'card', prompt: 'move.modifier', rule: 'UUN-331', legal: (t, e, id) => isNamed(t, id, 'modifier') && reaches(t, e, id) },
    {
      kind: 'seat',
      prompt: 'player.move',
      rule: 'UUN-331',
      legal: (t, e, seat) => holderOf(t, e.targets[0][0]) !== seat && canEnter(t, e.targets[0][0], seat),
    },
  ],
  plan(t, e, _, tasks) {
    const [id, seat] = e.targets[0] ?? [];
    if (seat !== undefined && holderOf(t, id) >= 0 && holderOf(t, id) !== seat && canEnter(t, id, seat))
      tasks.push({ do: 'move', e, move: { how: 'move', card: id, to: stableZone(seat) } });
  },
};

/** The first half of Unicorn Swap: your Unicorn card to another player's Stable. */
const giveUnicorn: Instruction = {
  targets: [
    {
      kind: 'card',
      prompt: 'give.unicorn',
      rule: 'UUN-332',
      legal: (t, e, id) => holderOf(t, id) === e.seat && isNamed(t, id, 'unicorn') && reaches(t, e, id),
    },
    { kind: 'seat', prompt: 'player.give', rule: 'UUN-332', legal: (t, e, seat) => seat !== e.seat && canEnter(t, e.targets[0][0], seat) },
  ],
  plan(t, e, _, tasks) {
    const [id, seat] = e.targets[0] ?? [];
    if (seat !== undefined && holderOf(t, id) === e.seat && isNamed(t, id, 'unicorn') && canEnter(t, id, seat))
      tasks.push({ do: 'move', e, move: { how: 'move', card: id, to: stableZone(seat) } });
    else e.done = false;
  },
};

/** The second half; whether it is possible is judged as things will be after the first (UUN-290). */
const stealInReturn: Instruction = {
  after: 'then',
  targets: [
    {
      kind: 'card',
      prompt: 'steal.unicorn',
      rule: 'UUN-332',
      legal(t, e, id) {
        const [given, seat] = e.targets[0];
        return holderOf(t, id) === seat && isNamed(t, id, 'unicorn') && reaches(t, e, id) && canEnter(t, id, e.seat, given, seat);
      },
    },
  ],
  plan(t, e, at, tasks) {
    const id: number | undefined = e.targets[at]?.[0];
    if (id !== undefined && holderOf(t, id) === e.targets[0][1] && isNamed(t, id, 'unicorn') && canEnter(t, id, e.seat))
      tasks.push({ do: 'move', e, move: { how: 'steal', card: id, to: stableZone(e.seat) } });
  },
};

/** Unicorn cards of that Stable that Magic can affect (UUN-294, UUN-296). */
const shrinkable = (t: T, e: LinkEffect, seat: SeatId): number[] =>
  stableOf(t, seat).filter((id) => isNamed(t, id, 'unicorn') && reaches(t, e, id));

const removeUnicorns: Instruction = {
  targets: [{ kind: 'seat', prompt: 'player.shrink', rule: 'UUN-296', legal: (t, e, seat) => shrinkable(t, e, seat).length > 0 }],
  plan(t, e, _, tasks) {
    const seat: SeatId | undefined = e.targets[0]?.[0];
    const gone = seat === undefined ? [] : shrinkable(t, e, seat);
    e.targets[1] = [gone.length];
    for (const id of gone) tasks.push({ do: 'move', e, move: { how: 'remove', card: id, to: DISCARD } });
  },
};

/** With the option of UUN-312 the discard pile can be drawn too. */
const drawable = (t: T): number => t.zones[DECK].length + (t.options.reshuffle === 'on' ? t.zones[DISCARD].length : 0);

export const magic = [
  /** Choose any player. RETURN 1 card in that player's Stable to that player's hand. After that this player must DISCARD 1 card. */
  card('back-kick', { play: { steps: [returnAndRemember(), victimDiscards((_, e) => e.targets[1]?.[0] ?? -1)] } }),

  /** Choose any player who has cards in hand and look at that hand. Choose 1 card from it and take it into your hand. */
  card('blatant-thievery', {
    playable: (t, seat, hand) => hand > 0 || t.ring.some((other) => other !== seat && handOf(t, other).length > 0),
    play: { steps: [lookAndTake()] },
  }),

  /** DRAW 2 cards and DISCARD 3, then you get one more turn right after this one. */
  card('change-of-luck', {
    playable: (t, _, hand) => hand + Math.min(2, drawable(t)) >= 3,
    play: { steps: [draw(2), discard(3, { after: 'and' }), anotherTurn({ after: 'then' })] },
  }),

  /** For each player, yourself included, choose 1 card in that player's Stable and RETURN it to that player's hand. */
  card('glitter-tornado', {
    playable: (t, seat) => stableOf(t, seat).some((id) => (cardOf(t, id).marks & MARKS['magic-proof']) === 0),
    play: { steps: [returnFromEach()] },
  }),

  /** DRAW 3 cards, and DISCARD 1 card from your hand. */
  card('good-deal', { play: { steps: [draw(3), discard(1)] } }),

  /** Each player must DISCARD 1 card. After that shuffle the whole discard pile into the deck, however many cards were discarded. */
  card('mystical-vortex', { playable: (_, __, hand) => hand > 0, play: { steps: [eachDiscards(), shuffle('discard')] } }),

  /** Move 1 Upgrade or Downgrade card from any Stable to any different Stable (either of the two may be yours). */
  card('re-target', { play: { steps: [moveModifier] } }),

  /** Each player must SACRIFICE all Upgrade and Downgrade cards in their Stable. After that shuffle the whole discard pile into the deck. */
  card('reset-button', { play: { steps: [eachSacrificesAll('modifier'), shuffle('discard')] } }),

  /** Put this card, your whole hand and the whole discard pile into the deck and shuffle it. After that DRAW 5 cards. */
  card('shake-up', { play: { steps: [shuffle('everything'), draw(5)] } }),

  /** Choose 1 Upgrade or Downgrade card in any Stable; SACRIFICE it if it is in your Stable, DESTROY it if it is in another player's. */
  card('targeted-destruction', { play: { steps: [sacrificeOrDestroy('modifier')] } }),

  /** SACRIFICE 1 card of your Stable, then DESTROY 2 cards in other players' Stables. */
  card('two-for-one', { play: { steps: [sacrifice('card'), destroy('card', { after: 'then', count: 2 })] } }),

  /** Choose any other player: the two of you swap your whole hands. */
  card('unfair-bargain', { play: { steps: [swapHandsWith()] } }),

  /** DESTROY 1 Unicorn card in another player's Stable. */
  card('unicorn-poison', { play: { steps: [destroy('unicorn')] } }),

  /**
   * Choose any player. Put all Unicorn cards of that player's Stable on the discard pile without triggering any of their effects, then BRING
   * the same number of Baby Unicorn cards from the Nursery directly into that Stable.
   */
  card('unicorn-shrinkray', {
    play: {
      steps: [
        removeUnicorns,
        bringBabies(
          (e) => e.targets[0][0],
          (e) => e.targets[1][0],
        ),
      ],
    },
  }),

  /** Move 1 Unicorn card from your Stable to any other player's Stable, then STEAL 1 other Unicorn card from that player's Stable. */
  card('unicorn-swap', { play: { steps: [giveUnicorn, stealInReturn] } }),
];
