import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { deal } from './table.ts';

// [Goal, one Keeper, the other]: met by both, not by one alone, hindered by a Creeper, on anybody's turn.
const pairs: readonly (readonly [CardName, CardName, CardName])[] = [
  ['goal-rick-and-morty', 'rick-sanchez', 'morty-smith'],
  ['goal-twenty-minute-adventure', 'morty-smith', 'space-cruiser'],
  ['goal-garage-science', 'rick-sanchez', 'portal-gun'],
  ['goal-couples-counseling', 'beth-smith', 'jerry-smith'],
  ['goal-house-party', 'summer-smith', 'squanchy'],
  ['goal-pass-the-butter', 'rick-sanchez', 'butter-robot'],
  ['goal-all-for-the-sauce', 'rick-sanchez', 'szechuan-sauce'],
  ['goal-guard-duty', 'summer-smith', 'space-cruiser'],
  ['goal-old-bandmates', 'birdperson', 'squanchy'],
  ['goal-skipping-therapy', 'pickle-rick', 'beth-smith'],
  ['goal-two-strokes-off', 'mr-meeseeks', 'jerry-smith'],
  ['goal-smartest-dog', 'snowball', 'jerry-smith'],
  ['goal-late-night-infomercial', 'interdimensional-cable-box', 'plumbus'],
  ['goal-household-essentials', 'butter-robot', 'plumbus'],
  ['goal-sorry-about-the-bullet', 'beth-smith', 'mr-poopybutthole'],
  ['goal-one-true-pal', 'jerry-smith', 'sleepy-gary'],
  ['goal-secret-happy-land', 'summer-smith', 'tinkles'],
  ['goal-anyone-but-the-pencil', 'rick-sanchez', 'pencilvester'],
  ['goal-picture-day', 'photography-raptor', 'reverse-giraffe'],
  ['goal-smoked-spirits', 'hamurai', 'ghost-in-a-jar'],
];
// [Goal, Keeper, Creeper that it requires].
const creeperPairs: readonly (readonly [CardName, CardName, CardName])[] = [
  ['goal-president-morty', 'morty-smith', 'evil-morty'],
  ['goal-most-wanted', 'rick-sanchez', 'galactic-federation'],
];

type Side = { readonly keepers?: readonly CardName[]; readonly creepers?: readonly CardName[]; readonly hand?: readonly CardName[] };
/** Who wins when ann plays that Goal on this table. */
function winnersOf(goal: CardName, ann: Side, bob: Side = {}, rules: readonly CardName[] = []): string[] {
  const dealt = deal({
    ann: { ...ann, hand: [goal, 'goal-infinite-timelines', ...(ann.hand ?? [])] },
    bob: { hand: ['draw-5'], ...bob },
    cat: { hand: ['draw-4'] },
    rules,
    unfinished: true,
  });
  dealt.ann.plays(goal);
  return dealt.table.winners;
}

describe.each(pairs)('%s', (goal, one, other) => {
  test(`is met by ${one} and ${other}`, () => {
    expect(winnersOf(goal, { keepers: [one, other] })).toEqual(['ann']);
    expect(winnersOf(goal, {}, { keepers: [other, one] })).toEqual(['bob']);
  });

  test('is not met by one of them, nor by two players together', () => {
    expect(winnersOf(goal, { keepers: [one] })).toEqual([]);
    expect(winnersOf(goal, { keepers: [other] })).toEqual([]);
    expect(winnersOf(goal, { keepers: [one] }, { keepers: [other] })).toEqual([]);
  });

  test('is not met by a card in hand', () => {
    expect(winnersOf(goal, { keepers: [one], hand: [other] })).toEqual([]);
  });

  test('is hindered by a Creeper, unless a New Rule lifts the hindrance', () => {
    expect(winnersOf(goal, { keepers: [one, other], creepers: ['galactic-federation'] })).toEqual([]);
    expect(winnersOf(goal, { keepers: [one, other], creepers: ['galactic-federation'] }, {}, ['dont-think-about-it'])).toEqual(['ann']);
  });
});

describe('Pickle Rick in the place of Rick Sanchez (FLX-140)', () => {
  test.each(pairs.filter(([, one]) => one === 'rick-sanchez'))('%s', (goal, _rick, other) => {
    expect(winnersOf(goal, { keepers: ['pickle-rick', other] })).toEqual(['ann']);
    // Two players with a Rick each, only one with the other card: no tie.
    expect(winnersOf(goal, { keepers: ['rick-sanchez'] }, { keepers: ['pickle-rick', other] })).toEqual(['bob']);
  });

  test('goal-skipping-therapy is not met by Rick Sanchez', () => {
    expect(winnersOf('goal-skipping-therapy', { keepers: ['rick-sanchez', 'beth-smith'] })).toEqual([]);
  });

  test('goal-most-wanted is met by Pickle Rick', () => {
    expect(winnersOf('goal-most-wanted', { keepers: ['pickle-rick'], creepers: ['galactic-federation'] })).toEqual(['ann']);
  });
});

describe.each(creeperPairs)('%s', (goal, keeper, creeper) => {
  test(`is met by ${keeper} and ${creeper}, whoever has them`, () => {
    expect(winnersOf(goal, { keepers: [keeper], creepers: [creeper] })).toEqual(['ann']);
    expect(winnersOf(goal, {}, { keepers: [keeper], creepers: [creeper] })).toEqual(['bob']);
  });

  test('is not met with one of the two missing, also while Creepers hinder nobody', () => {
    expect(winnersOf(goal, { keepers: [keeper] })).toEqual([]);
    expect(winnersOf(goal, { creepers: [creeper] })).toEqual([]);
    expect(winnersOf(goal, { keepers: [keeper] }, { creepers: [creeper] }, ['dont-think-about-it'])).toEqual([]);
  });

  test('is hindered by any other Creeper', () => {
    const another = creeper === 'evil-morty' ? 'galactic-federation' : 'evil-morty';
    expect(winnersOf(goal, { keepers: [keeper], creepers: [creeper, another] })).toEqual([]);
    expect(winnersOf(goal, { keepers: [keeper], creepers: [creeper, another] }, {}, ['dont-think-about-it'])).toEqual(['ann']);
  });
});

describe('goal-switch-realities', () => {
  test('Cronenbergs move before victory is looked at: the previous player of their holder wins', () => {
    // bob holds them, the Goal sends them to ann, who has the Portal Gun.
    expect(winnersOf('goal-switch-realities', { keepers: ['portal-gun'] }, { creepers: ['cronenbergs'] })).toEqual(['ann']);
    expect(winnersOf('goal-switch-realities', { keepers: ['portal-gun'], creepers: ['cronenbergs'] })).toEqual([]);
  });

  test('is met later by taking the missing card, and hindered by another Creeper', () => {
    const { ann, table } = deal({
      ann: { hand: ['portal-gun', 'draw-2'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-switch-realities'],
    });
    ann.plays('portal-gun');
    expect(table.winners).toEqual(['ann']);
    const hindered = deal({
      ann: { hand: ['portal-gun', 'draw-2'], creepers: ['cronenbergs', 'galactic-federation'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-switch-realities'],
    });
    hindered.ann.plays('portal-gun');
    expect(hindered.table.winners).toEqual([]);
  });
});

describe('goal-everything-is-on-fire', () => {
  test('is met by two Creepers or three, not by one', () => {
    expect(winnersOf('goal-everything-is-on-fire', { creepers: ['evil-morty', 'galactic-federation'] })).toEqual(['ann']);
    expect(winnersOf('goal-everything-is-on-fire', {}, { creepers: ['evil-morty', 'galactic-federation'] })).toEqual(['bob']);
    expect(winnersOf('goal-everything-is-on-fire', { creepers: ['evil-morty'] })).toEqual([]);
    expect(winnersOf('goal-everything-is-on-fire', { creepers: ['evil-morty'] }, { creepers: ['galactic-federation'] })).toEqual([]);
    // The third one comes from bob with the change of Goals.
    expect(
      winnersOf('goal-everything-is-on-fire', { creepers: ['evil-morty', 'galactic-federation'] }, { creepers: ['cronenbergs'] }),
    ).toEqual(['ann']);
  });
});

describe('goal-family-dinner', () => {
  test('is met by any three of the family', () => {
    expect(winnersOf('goal-family-dinner', { keepers: ['rick-sanchez', 'summer-smith', 'jerry-smith'] })).toEqual(['ann']);
    expect(winnersOf('goal-family-dinner', { keepers: ['morty-smith', 'beth-smith', 'jerry-smith', 'plumbus'] })).toEqual(['ann']);
    expect(winnersOf('goal-family-dinner', { keepers: ['pickle-rick', 'beth-smith', 'jerry-smith'] })).toEqual(['ann']);
  });

  test('is not met by two, and Rick and Pickle Rick are one name', () => {
    expect(winnersOf('goal-family-dinner', { keepers: ['rick-sanchez', 'summer-smith', 'plumbus', 'snowball'] })).toEqual([]);
    expect(winnersOf('goal-family-dinner', { keepers: ['rick-sanchez', 'pickle-rick', 'summer-smith'] })).toEqual([]);
  });

  test('is hindered by a Creeper, and tied if two players meet it', () => {
    expect(winnersOf('goal-family-dinner', { keepers: ['rick-sanchez', 'summer-smith', 'jerry-smith'], creepers: ['evil-morty'] })).toEqual(
      [],
    );
    expect(
      winnersOf(
        'goal-family-dinner',
        { keepers: ['rick-sanchez', 'summer-smith', 'jerry-smith'] },
        { keepers: ['pickle-rick', 'beth-smith', 'morty-smith'] },
      ),
    ).toEqual([]);
  });
});

describe('goal-total-rickall', () => {
  test('is met by three Keepers with the friend mark, not by two', () => {
    expect(winnersOf('goal-total-rickall', { keepers: ['sleepy-gary', 'tinkles', 'reverse-giraffe'] })).toEqual(['ann']);
    expect(winnersOf('goal-total-rickall', { keepers: ['hamurai', 'pencilvester', 'ghost-in-a-jar', 'photography-raptor'] })).toEqual([
      'ann',
    ]);
    expect(winnersOf('goal-total-rickall', { keepers: ['sleepy-gary', 'tinkles', 'mr-poopybutthole', 'plumbus'] })).toEqual([]);
  });

  test('is hindered by a Creeper, and tied if two players meet it', () => {
    const mine = ['sleepy-gary', 'tinkles', 'reverse-giraffe'] as const;
    const theirs = ['hamurai', 'pencilvester', 'ghost-in-a-jar', 'photography-raptor'] as const;
    expect(winnersOf('goal-total-rickall', { keepers: mine, creepers: ['evil-morty'] })).toEqual([]);
    // More friends do not help: three are enough for both.
    expect(winnersOf('goal-total-rickall', { keepers: mine }, { keepers: theirs })).toEqual([]);
    expect(winnersOf('goal-total-rickall', { keepers: mine, creepers: ['evil-morty'] }, { keepers: theirs })).toEqual(['bob']);
  });
});

describe('goal-only-bad-memories', () => {
  test('is met by Mr. Poopybutthole and any Keeper with the friend mark', () => {
    expect(winnersOf('goal-only-bad-memories', { keepers: ['mr-poopybutthole', 'hamurai'] })).toEqual(['ann']);
    expect(winnersOf('goal-only-bad-memories', { keepers: ['tinkles', 'mr-poopybutthole'] })).toEqual(['ann']);
  });

  test('is not met by him alone, without him, or with a Keeper without the mark', () => {
    expect(winnersOf('goal-only-bad-memories', { keepers: ['mr-poopybutthole'] })).toEqual([]);
    expect(winnersOf('goal-only-bad-memories', { keepers: ['hamurai', 'tinkles'] })).toEqual([]);
    expect(winnersOf('goal-only-bad-memories', { keepers: ['mr-poopybutthole', 'birdperson'] })).toEqual([]);
    expect(winnersOf('goal-only-bad-memories', { keepers: ['mr-poopybutthole', 'hamurai'], creepers: ['evil-morty'] })).toEqual([]);
  });
});

describe('goal-crowded-living-room', () => {
  test('the most friends win, from two on', () => {
    expect(winnersOf('goal-crowded-living-room', { keepers: ['hamurai', 'tinkles'] }, { keepers: ['sleepy-gary'] })).toEqual(['ann']);
    expect(
      winnersOf(
        'goal-crowded-living-room',
        { keepers: ['hamurai', 'tinkles'] },
        { keepers: ['sleepy-gary', 'pencilvester', 'ghost-in-a-jar'] },
      ),
    ).toEqual(['bob']);
    expect(winnersOf('goal-crowded-living-room', { keepers: ['hamurai', 'plumbus', 'snowball'] })).toEqual([]);
  });

  test('a tie wins nothing, unless a Creeper hinders all but one', () => {
    const mine = ['hamurai', 'tinkles'] as const;
    const theirs = ['sleepy-gary', 'pencilvester'] as const;
    expect(winnersOf('goal-crowded-living-room', { keepers: mine }, { keepers: theirs })).toEqual([]);
    expect(winnersOf('goal-crowded-living-room', { keepers: mine, creepers: ['evil-morty'] }, { keepers: theirs })).toEqual(['bob']);
    expect(winnersOf('goal-crowded-living-room', { keepers: mine, creepers: ['evil-morty'] }, { keepers: ['sleepy-gary'] })).toEqual([]);
  });
});

describe('goal-packed-house', () => {
  const five = ['plumbus', 'snowball', 'hamurai', 'tinkles', 'jerry-smith'] as const;
  const others = ['beth-smith', 'squanchy', 'pencilvester', 'portal-gun', 'ghost-in-a-jar'] as const;
  test('five Keepers and more than anybody else', () => {
    expect(winnersOf('goal-packed-house', { keepers: five })).toEqual(['ann']);
    expect(winnersOf('goal-packed-house', { keepers: five.slice(1) })).toEqual([]);
    expect(winnersOf('goal-packed-house', { keepers: five }, { keepers: [...others, 'birdperson'] })).toEqual(['bob']);
  });

  test('a tie wins nothing; the hindered drop out of a tie, but a hindered leader lets nobody win', () => {
    expect(winnersOf('goal-packed-house', { keepers: five }, { keepers: others })).toEqual([]);
    expect(winnersOf('goal-packed-house', { keepers: five }, { keepers: others, creepers: ['evil-morty'] })).toEqual(['ann']);
    expect(winnersOf('goal-packed-house', { keepers: five }, { keepers: [...others, 'birdperson'], creepers: ['evil-morty'] })).toEqual([]);
  });
});

describe('goal-infinite-timelines', () => {
  const ten: readonly CardName[] = [
    'draw-2',
    'draw-3',
    'play-2',
    'play-3',
    'play-4',
    'play-all',
    'recycling',
    'jackpot',
    'trade-hands',
    'rules-reset',
  ];
  const more: readonly CardName[] = [
    'steal-something',
    'zap-a-card',
    'get-schwifty',
    'blame-jerry',
    'mystery-play',
    'double-agenda',
    'hand-limit-0',
    'hand-limit-1',
    'hand-limit-2',
    'keeper-limit-3',
  ];
  const after = (ann: readonly CardName[], bob: readonly CardName[], creepers: readonly CardName[] = []): string[] => {
    const dealt = deal({
      ann: { hand: ['goal-infinite-timelines', ...ann], creepers },
      bob: { hand: bob },
      cat: { hand: ['draw-4'] },
      // ann goes on playing, so nobody draws meanwhile.
      rules: ['play-all-but-1'],
    });
    dealt.ann.plays('goal-infinite-timelines');
    return dealt.table.winners;
  };

  test('ten cards in hand and more than anybody else', () => {
    expect(after(ten, ['draw-5'])).toEqual(['ann']);
    expect(after(ten.slice(1), ['draw-5'])).toEqual([]);
    expect(after(ten.slice(2), more)).toEqual(['bob']);
  });

  test('a tie wins nothing, a hindered player neither', () => {
    expect(after(ten, more)).toEqual([]);
    expect(after(ten, more, ['galactic-federation'])).toEqual(['bob']);
    expect(after(ten, more.slice(1), ['galactic-federation'])).toEqual([]);
  });
});
