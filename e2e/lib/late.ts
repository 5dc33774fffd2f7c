import type { Match } from '#engine';
import { deal as dealFluxx } from '#games/fluxx/test/table.ts';
import { deal as dealRickshank, tokens } from '#games/rickshank/test/table.ts';
import { deal as dealSmashUp, SCORE } from '#games/smash-up/test/table.ts';
import { deal as dealUnicorns } from '#games/unicorns/test/table.ts';

/** A table that is as full as it gets, with a question that takes room; Ann is asked. */
export interface Late {
  readonly game: string;
  readonly name: string;
  readonly match: () => Match;
  /** By how many pixels the table scrolls inside where a window is too low for it. */
  readonly scrolls: { readonly [size: string]: number };
}

const late = (game: string, name: string, scrolls: Late['scrolls'], made: () => { readonly match: unknown }): Late => ({
  game,
  name,
  scrolls,
  match: () => made().match as Match,
});

const BASES = [{ base: 'tortuga' }, { base: 'tar-pits' }, { base: 'palooza' }] as const;

function scoring(after: boolean) {
  const { ann, table } = dealSmashUp({
    ann: { hand: ['shinobi', 'sea-dogs', 'cuddle'] },
    bob: { hand: ['zapbot'] },
    cat: { hand: ['granny'] },
    bases: [
      {
        base: 'evans-city-cemetery',
        ann: ['first-mate', { card: 'king-rex', counters: 2 }, 'zapbot'],
        bob: ['nana', 'collector', 'scout'],
        cat: ['grandma', { card: 'groupie', counters: 5 }],
      },
      ...BASES,
    ],
    vars: SCORE,
    unfinished: true,
  });
  if (after) ann.passes();
  return table;
}

/** Positions of the middle and the end of a match, which nobody meets on the first turn. */
export const LATE: readonly Late[] = [
  late('smash-up', 'the window before a base is scored', { 'small phone': 104 }, () => scoring(false)),
  late('smash-up', 'the window after a base is scored', { 'small phone': 120 }, () => scoring(true)),
  late('smash-up', 'a faction is to be named', { 'small phone': 140 }, () => {
    const { ann, table } = dealSmashUp({
      ann: { hand: ['sea-dogs', 'shinobi', 'cuddle'] },
      bob: { hand: ['zapbot'] },
      cat: { hand: ['granny'] },
      bases: [{ base: 'evans-city-cemetery', ann: ['first-mate', 'king-rex'], bob: ['nana', 'collector'], cat: ['grandma'] }, ...BASES],
      unfinished: true,
    });
    ann.plays('sea-dogs');
    return table;
  }),
  late('rickshank', 'a sealed vote of five', { 'small phone': 145 }, () => {
    const { ann, table } = dealRickshank({
      ann: { hand: ['persecute', 'jerry', 'beth'], deck: ['genius-waves'] },
      bob: { hand: ['jerry'] },
      cat: { hand: ['jerry'] },
      dan: { hand: ['jerry'] },
      eve: { hand: ['jerry'] },
      vars: { tokens: tokens(2, 1, 1, 1, 1) },
      unfinished: true,
    });
    ann.plays('persecute');
    return table;
  }),
  late('rickshank', 'an Attack to be avoided', { 'small phone': 60 }, () => {
    const { bob, table } = dealRickshank({
      ann: { hand: ['freeze-gun', 'lawyer-morty', 'beth'] },
      bob: { hand: ['lizard-rick', 'jerry'] },
      vars: { active: 1 },
      unfinished: true,
    });
    bob.plays('lizard-rick');
    return table;
  }),
  late('unicorns', 'an answer to an answer, every Stable full', { 'small phone': 6 }, () => {
    const { ann, bob, table } = dealUnicorns({
      ann: { hand: ['neigh', 'neigh', 'unicorn-poison', 'rhinocorn', 'yay'], stable: ['basic-unicorn-blue', 'puppicorn', 'americorn'] },
      bob: { hand: ['narwhal', 'neigh'], stable: ['basic-unicorn-red', 'shabby-the-narwhal', 'black-knight-unicorn', 'rainbow-aura'] },
      cat: { hand: ['neigh'], stable: ['swift-flying-unicorn', 'greedy-flying-unicorn', 'sadistic-ritual'] },
      vars: { active: 1 },
      unfinished: true,
    });
    bob.plays('narwhal');
    ann.plays('neigh');
    bob.plays('neigh');
    return table;
  }),
  late('fluxx', 'any card in play, under ten rules', { 'small phone': 92, 'lying phone': 16 }, () => {
    const { ann, table } = dealFluxx({
      ann: { hand: ['zap-a-card', 'draw-2'], keepers: ['squanchy', 'plumbus', 'snowball', 'summer-smith'] },
      bob: { hand: ['draw-5'], keepers: ['tinkles', 'portal-gun'], creepers: ['cronenbergs'] },
      cat: { hand: ['draw-3'], keepers: ['rick-sanchez', 'morty-smith'] },
      goals: ['goal-house-party'],
      rules: [
        'draw-4',
        'play-3',
        'hand-limit-2',
        'keeper-limit-4',
        'recycling',
        'mystery-play',
        'blame-jerry',
        'get-on-with-it',
        'dont-think-about-it',
        'get-schwifty',
      ],
      unfinished: true,
    });
    ann.plays('zap-a-card');
    return table;
  }),
];
