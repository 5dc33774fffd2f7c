import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { SITE } from '../state.ts';
import { cardOf } from '../table/select.ts';
import type { Own, Position, Table } from './table.ts';
import { deal, power } from './table.ts';

type Bases = NonNullable<Position['bases']>;
/** A card of ann, what makes it do nothing, the position, and what she answers after playing it; an empty list: she declines. */
type Case = readonly [
  card: string,
  why: string,
  position: { readonly ann?: Partial<{ readonly [zone in Own]: readonly CardName[] }>; readonly bob?: Position['bob'] } & Omit<
    Position,
    'ann' | 'bob'
  >,
  ...answers: (string | readonly string[])[],
];

const EMPTY: Bases = [{ base: 'tortuga' }, { base: 'palooza' }];
const FOE: Bases = [{ base: 'tortuga', bob: ['nana', 'granny'] }, { base: 'palooza' }];
const OWN: Bases = [{ base: 'tortuga', ann: ['nana'] }, { base: 'palooza' }];
const ALONE: Bases = [{ base: 'tortuga', ann: ['nana'], bob: ['granny'] }];
const NO_CARDS = { deck: [], discard: [] } as const;

/** All that lies on the table except one card, with powers and points. */
function scene(table: Table, not: string): unknown {
  const { t } = table;
  const names = (zone: string): string[] => table.zone(zone).filter((name) => name !== not);
  const minions = t.def.flatMap((_, id) =>
    t.zone[id] >= SITE && cardOf(t, id).kind === 'minion' && cardOf(t, id).id !== not ? [cardOf(t, id).id] : [],
  );
  return {
    zones: ['hand', 'deck', 'discard'].flatMap((zone) => [0, 1].map((seat) => names(`${zone}:${seat}`))),
    sites: [0, 1].map((site) => names(`site:${site}`)),
    powers: minions.map((name) => power(table, name)),
    vp: table.vars.vp.slice(),
    breakpoints: table.vars.bpBoosts.slice(),
  };
}

function nothingHappens([play, , { ann = {}, bob = {}, ...position }, ...answers]: Case): void {
  const card = play.split('@')[0];
  const { ann: her, table } = deal({ ...position, ann: { ...ann, hand: [card as CardName, ...(ann.hand ?? [])] }, bob });
  const before = scene(table, card);
  her.picks(play);
  for (const answer of answers) her.picks(...(typeof answer === 'string' ? [answer] : answer));
  her.isAskedFor('main');
  expect(scene(table, card)).toEqual(before);
  her.cannotPick(card);
}

const DECLINED: readonly string[] = [];

describe('cards that find nothing', () => {
  const cases: readonly Case[] = [
    // Aliens
    ['beam-up', 'no minion in play', { bases: EMPTY }],
    ['beam-up', 'nobody who may be touched', { bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: ['smoke-bomb'] }] }] }],
    ['crop-circles', 'a base without minions', { bases: FOE }, 'palooza'],
    ['disintegrator', 'nobody who may be touched', { bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: ['smoke-bomb'] }] }] }],
    ['invasion', 'no minion in play', { bases: EMPTY }],
    ['invasion', 'no other base', { bases: ALONE }, 'granny'],
    // Dinosaurs
    ['augmentation', 'no minion in play', { bases: EMPTY }],
    ['howl', 'only an opponent’s minions', { bases: FOE }],
    ['natural-selection', 'no minion of hers', { bases: FOE }],
    ['rampage', 'no minion of hers', { bases: FOE }],
    ['survival-of-the-fittest', 'all equally strong', { bases: [{ base: 'tortuga', ann: ['nana'], bob: ['hoverbot'] }] }],
    ['laseratops@palooza', 'nobody that weak on its base', { bases: [{ base: 'tortuga', bob: ['zapbot'] }, { base: 'palooza' }] }],
    // Ninjas
    ['disguise', 'no minion of hers', { ann: { hand: ['zapbot'] }, bases: FOE }],
    ['seeing-stars', 'everybody is stronger', { bases: [{ base: 'tortuga', bob: ['granny'] }] }],
    ['way-of-deception', 'no other base', { bases: ALONE }],
    // Pirates
    ['broadside', 'no minion of hers', { bases: FOE }],
    ['broadside', 'nobody that weak', { bases: ALONE }, 'bob'],
    ['cannon', 'nobody that weak', { bases: FOE }],
    ['cut-lass@palooza', 'nobody that weak on her base', { bases: [{ base: 'tortuga', bob: ['zapbot'] }, { base: 'palooza' }] }],
    ['dinghy', 'no minion of hers', { bases: FOE }],
    ['full-sail', 'no minion of hers', { bases: FOE }],
    ['powderkeg', 'no minion of hers', { bases: FOE }],
    ['sea-dogs', 'nobody of that faction there', { bases: FOE }, 'pirates', 'tortuga'],
    ['sea-dogs', 'her own are no opponents’', { bases: OWN }, 'grannies', 'tortuga'],
    ['sea-dogs', 'no other base', { bases: ALONE }, 'grannies'],
    ['shanghai', 'only her own minions', { bases: OWN }],
    ['shanghai', 'no other base', { bases: ALONE }],
    ['swashbuckling', 'only an opponent’s minions', { bases: FOE }],
    // Robots
    ['hoverbot@palooza', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['microbot-guard@palooza', 'alone it counts one', { bases: [{ base: 'tortuga', bob: ['zapbot'] }, { base: 'palooza' }] }],
    ['tech-center', 'no minion of hers there', { bases: OWN }, 'palooza'],
    // Tricksters
    ['disenchant', 'no action in play', { bases: FOE }],
    ['gnome@palooza', 'alone it counts one', { bases: EMPTY }],
    ['take-the-shinies', 'an empty hand', { bases: EMPTY }],
    // Wizards
    ['enchantress@palooza', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['mass-enchantment', 'no cards at all', { bob: NO_CARDS, bases: EMPTY }],
    ['mass-enchantment', 'a minion on top', { bob: { deck: ['nana', 'howl'] }, bases: EMPTY }],
    ['mystic-studies', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['neophyte@palooza', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['portal', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['sacrifice', 'no minion of hers', { bases: FOE }],
    ['scry', 'no action in the deck', { ann: { deck: ['nana'] }, bases: EMPTY }, DECLINED],
    // Zombies
    ['grave-digger@palooza', 'no minion in the discard pile', { ann: { discard: ['howl'] }, bases: EMPTY }],
    ['grave-robbing', 'an empty discard pile', { bases: EMPTY }],
    ['lend-a-hand', 'an empty discard pile', { bases: EMPTY }],
    ['mall-crawl', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }, DECLINED],
    ['not-enough-bullets', 'no minion in the discard pile', { ann: { discard: ['howl'] }, bases: EMPTY }],
    ['walker@palooza', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['zombie-lord@palooza', 'a minion of hers everywhere else', { ann: { discard: ['zapbot'] }, bases: OWN }],
    // Teddy Bears
    ['group-hug', 'a minion that is alone', { bases: OWN }],
    // Grannies
    ['chicken-soup', 'an empty discard pile', { bases: EMPTY }],
    [
      'king-rex@palooza',
      'Family Reunion there and no cards at all',
      { ann: NO_CARDS, bases: [{ base: 'tortuga' }, { base: 'palooza', on: ['family-reunion'] }] },
    ],
    ['hush-my-stories-are-on', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['nana@palooza', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    // Rock Stars
    ['guest-star', 'no cards at all', { ann: NO_CARDS, bases: EMPTY }],
    ['power-ballad', 'no minion of hers there', { bases: OWN }, 'palooza'],
    ['reunion-tour', 'no minion in the discard pile', { ann: { discard: ['howl'] }, bases: EMPTY }],
    ['rick-roll@tortuga', 'no base with a lower breakpoint', { bases: [{ base: 'tortuga' }, { base: 'palooza', ann: ['granny'] }] }],
    ['tour-bus', 'no base with a lower breakpoint', { bases: [{ base: 'tortuga' }, { base: 'palooza', ann: ['granny'] }] }, 'tortuga'],
    // Explorers
    ['dr-livingstone-i-presume', 'no minion in play', { bases: EMPTY }],
    ['fortune-and-glory', 'a base without minions', { bases: FOE }, 'palooza'],
    ['glory-hound@palooza', 'no bases left', { bases: EMPTY, baseDeck: [] }],
    ['i-said-no-camels', 'no minion of hers there, no counters', { bases: OWN }, 'palooza', 'counters'],
    ['i-said-no-camels', 'no minion of hers there, no cards', { bases: OWN }, 'palooza', 'cards'],
    ['x-never-marks-the-spot', 'no minion of hers', { bases: FOE }],
    ['you-call-this-archaeology', 'no minion of hers', { bases: FOE }],
    ['you-call-this-archaeology', 'no other base', { bases: ALONE }],
  ];
  for (const example of cases) test(`SMU-104 SMU-265 ${example[0]}: ${example[1]}`, () => nothingHappens(example));
});

describe('cards that say «may» or «up to»', () => {
  const cases: readonly Case[] = [
    ['supreme-overlord@palooza', 'nobody', { bases: FOE }, DECLINED],
    ['collector@tortuga', 'nobody', { bases: FOE }, DECLINED],
    ['cut-lass@tortuga', 'nobody', { bases: [{ base: 'tortuga', bob: ['zapbot'] }, { base: 'palooza' }] }, DECLINED],
    ['ninja-master@tortuga', 'nobody', { bases: FOE }, DECLINED],
    ['tiger-assassin@tortuga', 'nobody', { bases: FOE }, DECLINED],
    ['gnome@tortuga', 'nobody', { bases: [{ base: 'tortuga', ann: ['nana', 'granny'], bob: ['zapbot'] }, { base: 'palooza' }] }, DECLINED],
    ['hoverbot@palooza', 'the minion stays on top', { ann: { deck: ['nana', 'howl'] }, bases: EMPTY }, DECLINED],
    ['neophyte@palooza', 'the action stays on top', { ann: { deck: ['howl', 'nana'] }, bases: EMPTY }, 'top'],
    ['mass-enchantment', 'the action stays on top', { bob: { deck: ['howl', 'nana'] }, bases: EMPTY }, DECLINED],
    ['portal', 'no minion taken, the order kept', { ann: { deck: ['nana', 'howl'] }, bases: EMPTY }, DECLINED, ['nana', 'howl']],
    ['scry', 'the action stays', { ann: { deck: ['howl'] }, bases: EMPTY }, DECLINED],
    ['grave-digger@palooza', 'the minion stays buried', { ann: { discard: ['nana'] }, bases: EMPTY }, DECLINED],
    ['zombie-lord@palooza', 'nobody rises', { ann: { discard: ['zapbot'] }, bases: EMPTY }, DECLINED],
    ['walker@palooza', 'the card stays on top', { ann: { deck: ['nana', 'howl'] }, bases: EMPTY }, 'top'],
    ['lend-a-hand', 'none', { ann: { discard: ['nana'] }, bases: EMPTY }, DECLINED],
    ['mall-crawl', 'none', { ann: { deck: ['nana'] }, bases: EMPTY }, DECLINED],
    ['not-enough-bullets', 'none', { ann: { discard: ['nana'] }, bases: EMPTY }, DECLINED],
    ['reunion-tour', 'none', { ann: { discard: ['nana'] }, bases: EMPTY }, DECLINED],
    ['rock-of-luuv', 'none', { ann: { deck: ['zapbot'] }, bases: EMPTY }, DECLINED],
    ['rick-roll@palooza', 'nobody', { bases: OWN }, DECLINED],
    ['tour-bus', 'nobody', { bases: OWN }, 'palooza', DECLINED],
    ['cannon', 'nobody', { bases: [{ base: 'tortuga', bob: ['zapbot'] }] }, DECLINED],
    ['dinghy', 'nobody', { bases: OWN }, DECLINED],
    ['full-sail', 'nobody', { bases: OWN }, DECLINED],
    ['fortune-and-glory', 'nobody', { bases: FOE }, 'tortuga', DECLINED],
    ['chicken-soup', 'none', { ann: { discard: ['nana'] }, bases: EMPTY }, DECLINED],
    ['knitting-circle', 'none', { bases: [{ base: 'tortuga', on: [{ card: 'hideout', of: 'bob' }] }] }, DECLINED],
    ['grandma@palooza', 'the card stays on top', { ann: { deck: ['nana', 'howl'] }, bases: EMPTY }, 'top'],
    ['idaho-smith@palooza', 'he stays', { bases: OWN }, DECLINED],
  ];
  for (const example of cases) test(`SMU-263 SMU-266 ${example[0]} declined: ${example[1]}`, () => nothingHappens(example));
});
