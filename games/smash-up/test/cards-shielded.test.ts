import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { at, deal, END } from './table.ts';

/** A shield of bob lies on the first base, where his zapbot stands beside grandma of cat, whom nothing protects. */
function shielded(play: string, shield: CardName) {
  const card = play.split('@')[0] as CardName;
  return deal({
    ann: { hand: [card] },
    bob: {},
    cat: {},
    bases: [
      { base: 'jungle-oasis', ann: ['granny', 'fun-bear'], bob: ['zapbot'], cat: ['grandma'], on: [{ card: shield, of: 'bob' }] },
      { base: 'palooza', ann: ['brownie'] },
      { base: 'the-mothership' },
    ],
    unfinished: true,
  });
}

/** Cards that choose a minion, with the answers before that choice. */
const DESTROYS: readonly (readonly string[])[] = [
  ['laseratops@jungle-oasis'],
  ['natural-selection', 'granny'],
  ['survival-of-the-fittest'],
  ['ninja-master@jungle-oasis'],
  ['tiger-assassin@jungle-oasis'],
  ['seeing-stars'],
  ['cut-lass@jungle-oasis'],
  ['cannon'],
  ['microbot-guard@jungle-oasis'],
  ['gnome@jungle-oasis'],
];
const TOUCHES: readonly (readonly string[])[] = [
  ['supreme-overlord@palooza'],
  ['collector@jungle-oasis'],
  ['abduction'],
  ['beam-up'],
  ['disintegrator'],
  ['invasion'],
  ['augmentation'],
  ['shanghai'],
  ['dr-livingstone-i-presume'],
  ['fortune-and-glory', 'jungle-oasis'],
  ['it-belongs-in-a-museum', 'brownie'],
];
const isAction = ([play]: readonly string[]): boolean => !play.includes('@');

describe('minions that are protected', () => {
  const all = [...DESTROYS, ...TOUCHES];
  const cases: readonly (readonly [string, CardName, readonly string[]])[] = [
    ...all.map((one) => [one[0], 'dont-mess-with-my-babies', one] as const),
    ...all.filter(isAction).map((one) => [one[0], 'wildlife-preserve', one] as const),
    ...DESTROYS.map((one) => [one[0], 'too-cute', one] as const),
  ];
  test.each(cases)('SMU-273 SMU-275 %s does not reach through %s', (_, shield, answers) => {
    const { ann, table } = shielded(answers[0], shield);
    for (const answer of answers) ann.picks(answer);
    // Where only grandma was left she was taken without a question.
    const isAsked = !table.course.includes('grandma was the only answer');
    if (isAsked) ann.isOffered('grandma');
    expect(at(table, 'jungle-oasis')).toContain('zapbot');
    ann.cannotPick('zapbot');
  });
  const passing: readonly (readonly [string, CardName, readonly string[]])[] = [
    ...all.filter((one) => !isAction(one)).map((one) => [one[0], 'wildlife-preserve', one] as const),
    ...TOUCHES.map((one) => [one[0], 'too-cute', one] as const),
  ];
  test.each(passing)('SMU-371 SMU-275 %s reaches through %s', (_, shield, answers) => {
    const { ann } = shielded(answers[0], shield);
    for (const answer of answers) ann.picks(answer);
    ann.isOffered('zapbot', 'grandma');
  });
  const sweeping: readonly (readonly string[])[] = [
    ['crop-circles', 'jungle-oasis'],
    ['broadside', 'jungle-oasis', 'bob'],
    ['powderkeg', 'granny'],
    ['sea-dogs', 'robots', 'jungle-oasis', 'palooza'],
  ];
  test.each(sweeping.map((one) => [one[0], one] as const))('SMU-273 %s leaves them where they are', (_, answers) => {
    for (const shield of ['dont-mess-with-my-babies', 'too-cute'] as const) {
      const { ann, table } = shielded(answers[0], shield);
      for (const answer of answers) ann.picks(answer);
      const moves = answers[0] === 'crop-circles' || answers[0] === 'sea-dogs';
      expect(at(table, 'jungle-oasis').includes('zapbot')).toBe(shield === 'dont-mess-with-my-babies' || !moves);
    }
  });
  test.each(['ninja-master@tortuga', 'seeing-stars'])('SMU-275 %s does not find a Warbot', (play) => {
    const { ann, table } = deal({
      ann: { hand: [play.split('@')[0] as CardName] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'warbot', on: [{ card: 'poison', of: 'ann' }] }, 'zapbot'] }],
      unfinished: true,
    });
    ann.picks(play);
    ann.cannotPick('warbot');
    expect(at(table, 'tortuga')).toContain('warbot');
  });
  test('assassination: on a Warbot it finds nothing to destroy, turn after turn', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'warbot', on: [{ card: 'assassination', of: 'ann' }] }] }],
      vars: END,
    });
    expect(at(table, 'tortuga')).toEqual(['warbot', 'assassination']);
  });
});

describe('actions that have nowhere to go', () => {
  const cases: readonly CardName[] = ['assassination', 'cuddle', 'poison', 'smoke-bomb', 'tooth-and-claw-and-guns', 'upgrade'];
  test.each(cases)('SMU-105 %s: not without a minion', (card) => {
    const { ann } = deal({ ann: { hand: [card] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.mustPick('end');
    expect(ann.whyNot(card)?.key).toBe('no-target');
  });
  test('SMU-105 smoke-bomb: an opponent’s minion is no place for it, for others it is', () => {
    const { ann } = deal({ ann: { hand: ['smoke-bomb', 'upgrade'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['nana'] }] });
    ann.mustPick('end', 'upgrade@nana');
  });
  test('SMU-105 an opponent’s minion that is protected is no place either', () => {
    const { ann } = deal({
      ann: { hand: ['poison', 'cuddle', 'assassination'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['nana'], on: [{ card: 'dont-mess-with-my-babies', of: 'bob' }] }],
    });
    ann.mustPick('end');
  });
});
