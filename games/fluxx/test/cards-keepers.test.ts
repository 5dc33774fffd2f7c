import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { AT_START, deal, END, use } from './table.ts';

// [Keeper, its marks, when its line is said].
const all: readonly (readonly [CardName, readonly ('speech' | 'friend')[], 'never' | 'on-play' | 'each-turn'])[] = [
  ['rick-sanchez', ['speech'], 'on-play'],
  ['morty-smith', ['speech'], 'on-play'],
  ['summer-smith', [], 'never'],
  ['beth-smith', [], 'never'],
  ['jerry-smith', [], 'never'],
  ['birdperson', [], 'never'],
  ['squanchy', ['speech'], 'each-turn'],
  ['mr-meeseeks', ['speech'], 'each-turn'],
  ['mr-poopybutthole', ['speech'], 'on-play'],
  ['pickle-rick', ['speech'], 'on-play'],
  ['snowball', [], 'never'],
  ['portal-gun', [], 'never'],
  ['space-cruiser', [], 'never'],
  ['interdimensional-cable-box', [], 'never'],
  ['butter-robot', [], 'never'],
  ['plumbus', [], 'never'],
  ['szechuan-sauce', [], 'never'],
  ['sleepy-gary', ['friend'], 'never'],
  ['pencilvester', ['friend'], 'never'],
  ['tinkles', ['friend', 'speech'], 'on-play'],
  ['hamurai', ['friend'], 'never'],
  ['reverse-giraffe', ['friend'], 'never'],
  ['ghost-in-a-jar', ['friend'], 'never'],
  ['photography-raptor', ['friend'], 'never'],
];

describe.each(all)('%s', (keeper, marks, line) => {
  test(`lies in front of its player; its line is said: ${line}`, () => {
    const { ann, table } = deal({
      ann: { hand: [keeper, 'draw-2'], keepers: [] },
      bob: { hand: ['draw-5'] },
      deck: ['goal-smoked-spirits', 'goal-house-party'],
    });
    ann.plays(keeper);
    expect(ann.keepers).toEqual([keeper]);
    expect(table.zone('discard')).toEqual([]);
    const said = table.match
      .events(1)
      .flat()
      .filter((e) => e.e === 'log' && e.key === 'say');
    expect(said).toHaveLength(line === 'never' ? 0 : 1);
  });

  test('at the start of its holder’s turn', () => {
    const { table } = deal({ ann: { hand: ['draw-2'], keepers: [keeper] }, bob: { hand: ['draw-5'] }, vars: AT_START });
    const said = table.match
      .events(1)
      .flat()
      .filter((e) => e.e === 'log' && e.key === 'say');
    expect(said).toHaveLength(line === 'each-turn' ? 1 : 0);
  });

  test(`carries the marks: ${marks.join(', ') || 'none'}`, () => {
    const others: CardName[] = (['hamurai', 'pencilvester', 'sleepy-gary'] as const).filter((one) => one !== keeper).slice(0, 2);
    const { ann, table } = deal({
      ann: { hand: [keeper, 'draw-2'], keepers: others },
      bob: { hand: ['draw-5'] },
      goals: ['goal-total-rickall'],
    });
    ann.plays(keeper);
    expect(table.winners).toEqual(marks.includes('friend') ? ['ann'] : []);
    const schwifty = deal({ ann: { hand: ['draw-2', 'draw-3'], keepers: [keeper] }, bob: { hand: ['draw-5'] }, rules: ['get-schwifty'] });
    if (marks.includes('speech')) schwifty.ann.isOffered(use('get-schwifty'));
    else schwifty.ann.cannotPick(use('get-schwifty'));
  });
});

describe('birdperson', () => {
  test('discards the Galactic Federation without a price', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['birdperson', 'plumbus'], creepers: ['galactic-federation', 'cronenbergs'] },
      bob: { hand: ['draw-5'] },
    });
    ann.picks(use('birdperson'));
    expect(ann.creepers).toEqual(['cronenbergs']);
    expect(ann.keepers).toEqual(['birdperson', 'plumbus']);
    expect(table.zone('discard')).toEqual(['galactic-federation']);
    ann.mustPick('draw-2', 'draw-3');
  });

  test('may be left unused, and cannot help another player', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-3'], keepers: ['birdperson'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('goal-house-party', END);
    expect(ann.creepers).toEqual(['galactic-federation']);
    bob.isToAct();
    const other = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['birdperson'] },
      bob: { hand: ['draw-5'], creepers: ['galactic-federation'] },
    });
    other.ann.mustPick('draw-2', 'draw-3');
  });
});

describe('mr-meeseeks', () => {
  test('FLX-161 discarded by his own free action he gives two cards', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball'],
    });
    ann.picks(use('mr-meeseeks'));
    expect(ann.hand).toEqual(['draw-2', 'draw-3', 'plumbus', 'snowball']);
    expect(table.zone('discard')).toEqual(['mr-meeseeks']);
  });

  test('FLX-161 discarded by anything else he gives none', () => {
    const { ann } = deal({
      ann: { hand: ['trash-something', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('trash-something');
    expect(ann.hand).toEqual(['draw-3']);
  });

  test('may stay, and works with nothing left to draw', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rest: 'box',
    });
    ann.picks(use('mr-meeseeks'));
    // His own card is all there is to shuffle and draw.
    expect(ann.hand).toEqual(['draw-2', 'draw-3', 'mr-meeseeks']);
  });
});

describe('portal-gun', () => {
  test('sends the Cronenbergs to a player of choice', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['portal-gun'], creepers: ['cronenbergs', 'evil-morty'] },
      bob: { hand: ['draw-5'] },
      cat: {},
    });
    ann.picks(use('portal-gun'));
    ann.mustPick('bob', 'cat');
    ann.picks('cat');
    expect(cat.creepers).toEqual(['cronenbergs']);
    expect(ann.creepers).toEqual(['evil-morty']);
    expect(bob.creepers).toEqual([]);
  });

  test('without them it does nothing', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['portal-gun'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
    });
    ann.mustPick('draw-2', 'draw-3', use('galactic-federation'));
  });
});

describe('space-cruiser', () => {
  test('FLX-162 raises its holder’s own Keeper Limit, and counts as a Keeper itself', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['space-cruiser', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-5'] },
      rules: ['keeper-limit-3'],
    });
    ann.plays('goal-house-party');
    ann.mustPick('space-cruiser', 'plumbus', 'snowball', 'hamurai', 'tinkles');
    expect(ann.view.decision?.mine?.max).toBe(1);
    ann.picks('plumbus');
    expect(ann.keepers).toHaveLength(4);
    bob.isToAct();
  });

  test('without a Keeper Limit it does nothing', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['space-cruiser', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('goal-house-party');
    bob.isToAct();
  });
});

describe('interdimensional-cable-box', () => {
  test('FLX-163 three cards are looked at and put back in any order, once a turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['interdimensional-cable-box'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball', 'hamurai', 'tinkles'],
    });
    ann.picks(use('interdimensional-cable-box'));
    ann.mustPick('plumbus', 'snowball', 'hamurai');
    ann.isRefused('too-few', ['hamurai', 'plumbus']);
    ann.picks('hamurai', 'snowball', 'plumbus');
    expect(table.zone('deck').slice(0, 4)).toEqual(['hamurai', 'snowball', 'plumbus', 'tinkles']);
    ann.mustPick('draw-2', 'draw-3');
  });

  test('FLX-163 fewer cards are looked at without a reshuffle', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['interdimensional-cable-box'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['plumbus', 'snowball'],
      discard: ['hamurai', 'tinkles'],
      rest: 'box',
    });
    ann.picks(use('interdimensional-cable-box'));
    ann.mustPick('plumbus', 'snowball');
    ann.picks('snowball', 'plumbus');
    expect(table.zone('deck')).toEqual(['snowball', 'plumbus']);
    expect(table.zone('discard')).toEqual(['hamurai', 'tinkles']);
  });

  test('FLX-163 a single card is looked at, too', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['interdimensional-cable-box'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['plumbus'],
      rest: 'box',
    });
    ann.picks(use('interdimensional-cable-box'));
    expect([ann.knows('plumbus'), bob.knows('plumbus')]).toEqual([true, false]);
    ann.mustPick('draw-2', 'draw-3');
  });

  test('FLX-163 with an empty draw pile it is not available', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['interdimensional-cable-box'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      discard: ['hamurai', 'tinkles'],
      rest: 'box',
    });
    ann.mustPick('draw-2', 'draw-3');
  });
});

describe('butter-robot', () => {
  test('FLX-164 first the gift, then the draw, once a turn', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['draw-2', 'draw-3', 'jackpot'], keepers: ['butter-robot'] },
      bob: { hand: ['draw-5'] },
      cat: {},
      deck: ['plumbus'],
    });
    ann.picks(use('butter-robot'));
    ann.mustPick('draw-2', 'draw-3', 'jackpot');
    ann.picks('jackpot');
    ann.mustPick('bob', 'cat');
    ann.picks('cat');
    expect(cat.hand).toEqual(['jackpot']);
    expect(ann.hand).toEqual(['draw-2', 'draw-3', 'plumbus']);
    expect(bob.hand).toEqual(['draw-5']);
    ann.mustPick('draw-2', 'draw-3', 'plumbus');
  });

  test('FLX-164 it needs a card in hand', () => {
    const { ann } = deal({
      ann: { hand: [], keepers: ['butter-robot', 'mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
    });
    ann.mustPick(use('mr-meeseeks'), END);
  });
});

describe('pickle-rick', () => {
  test('FLX-140 he is Rick for Goals and for nothing else', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['pickle-rick', 'rick-sanchez'] },
      bob: { hand: ['draw-5'] },
      rules: ['get-schwifty'],
      unfinished: true,
    });
    ann.picks(use('get-schwifty'));
    ann.mustPick('pickle-rick', 'rick-sanchez');
    bob.isNotAsked();
  });
});
