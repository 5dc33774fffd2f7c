import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { deal, START, tokens } from './table.ts';

describe('Locations that wait for the first of a turn', () => {
  const rows: [CardName, CardName, CardName, { power?: number; drawn?: number }][] = [
    ['assworld-2-0', 'bugged-out-morty', 'bugged-out-morty', { power: 2 }],
    ['citadel-militia-hq', 'aqua-rick', 'aqua-rick', { drawn: 1 }],
    ['mission-control', 'gromflamite-officer', 'gromflamite-officer', { drawn: 1 }],
    ['garage', 'butt-in-a-cup', 'butt-in-a-cup', { power: 1 }],
    ['neighborhood', 'genius-waves', 'genius-waves', { power: 1 }],
  ];
  test.each(rows)('%s hears the first %s of a turn, not the second', (place, card, _, { power = 0, drawn = 0 }) => {
    const { ann, table } = deal({ ann: { hand: [card, card], play: [place], deck: ['jerry', 'beth'] }, bob: {} });
    const playOne = (): [number, number] => {
      const before = [table.vars.power, table.zone('deck:0').length];
      ann.plays(card);
      if (card === 'butt-in-a-cup' && ann.hand.length > 0) ann.passes();
      return [table.vars.power - before[0], before[1] - table.zone('deck:0').length];
    };
    const own = card === 'genius-waves' ? 1 : 2;
    expect(playOne()).toEqual([own + power, drawn]);
    expect(playOne()).toEqual([own, 0]);
  });

  test('RSR-128 RSR-129 they hear nothing of other types, nor of what foes play', () => {
    const { ann, table } = deal({
      ann: { hand: ['genius-waves', 'pill-brulee'], play: ['garage', 'mission-control'] },
      bob: { play: ['neighborhood'] },
    });
    ann.plays('genius-waves', 'pill-brulee');
    expect(table.vars.power).toBe(3);
  });

  test('grave draws at the first destroyed card, a market card too', () => {
    const { ann } = deal({
      ann: { hand: ['terminate#1', 'terminate#2'], play: ['grave'], deck: ['genius-waves', 'jerry'] },
      bob: {},
      market: ['kickback', 'rezone'],
    });
    ann.plays('terminate#1', 'kickback');
    expect(ann.copies('hand')).toEqual(['terminate#2', 'genius-waves']);
    ann.plays('terminate#2', 'rezone');
    expect(ann.hand).toEqual(['genius-waves']);
  });

  test('underground draws at the first card discarded from hand, not at the end of the turn', () => {
    const { ann } = deal({
      ann: { hand: ['butt-in-a-cup#1', 'butt-in-a-cup#2', 'jerry', 'beth'], play: ['underground'], deck: ['summer', 'summer'] },
      bob: {},
    });
    ann.plays('butt-in-a-cup#1', 'jerry');
    expect(ann.hand).toContain('summer');
    ann.plays('butt-in-a-cup#2', 'beth');
    expect(ann.hand).toEqual(['summer']);
  });
});

describe('other Locations', () => {
  test('cronenberg-world-2-0 destroys one card with cost 0 of the discard pile, once a turn', () => {
    const { ann, table } = deal({ ann: { discard: ['jerry', 'kickback', 'beth'], play: ['cronenberg-world-2-0'] }, bob: {} });
    ann.plays('use cronenberg-world-2-0');
    ann.mustPick('jerry', 'beth');
    ann.picks('jerry');
    expect(table.zone('destroyed')).toEqual(['jerry']);
    ann.cannotPick('use cronenberg-world-2-0');
    const none = deal({ ann: { discard: ['kickback'], play: ['cronenberg-world-2-0'] }, bob: {} });
    none.ann.cannotPick('use cronenberg-world-2-0');
    expect(none.ann.whyNot('cronenberg-world-2-0')?.key).toBe('nothing-fits');
  });

  test('family-restaurant: a Jerry, a Beth or a Summer for 2 cards, once a turn', () => {
    const { ann } = deal({
      ann: { hand: ['jerry', 'beth', 'genius-waves'], play: ['family-restaurant'], deck: ['genius-waves', 'genius-waves'] },
      bob: {},
    });
    ann.plays('use family-restaurant');
    ann.mustPick('jerry', 'beth');
    ann.picks('beth');
    expect(ann.hand.length).toBe(4);
    ann.cannotPick('use family-restaurant');
    const none = deal({ ann: { hand: ['genius-waves'], play: ['family-restaurant'] }, bob: {} });
    none.ann.cannotPick('use family-restaurant');
  });

  test('jerrys-office: each Jerry gives 3 Power', () => {
    const { ann, table } = deal({ ann: { hand: ['jerry', 'jerry', 'beth'], play: ['jerrys-office'] }, bob: {} });
    ann.plays('jerry', 'jerry', 'beth');
    expect(table.vars.power).toBe(6);
  });

  test('presidential-palace: nemeses cost 2 less with a token, and nothing else does', () => {
    const { ann, table } = deal({
      ann: { play: ['presidential-palace'] },
      bob: {},
      market: ['rick-c-137'],
      vars: { tokens: tokens(1), power: 6 },
    });
    ann.cannotPick('rick-c-137');
    ann.plays('cornvelious-daniel');
    expect(table.vars.power).toBe(0);
    const poor = deal({ ann: { play: ['presidential-palace'] }, bob: {}, vars: { power: 7 } });
    poor.ann.cannotPick('cornvelious-daniel');
  });

  test('RSR-249 RSR-305 space-prison takes a Rick that a foe buys, and gives it back at the start of its player’s turn', () => {
    const { ann, table } = deal({
      ann: { hand: [] },
      bob: { play: ['space-prison'], deck: ['jerry'] },
      market: ['black-rick', 'pill-brulee'],
      vars: { power: 5 },
    });
    ann.plays('black-rick', 'pill-brulee');
    expect([table.zone('prison'), ann.discard]).toEqual([['black-rick'], ['pill-brulee']]);
    ann.plays('end');
    expect(table.zone('prison')).toEqual([]);
    expect(table.zone('discard:0').concat(table.zone('deck:0'), ann.hand)).toContain('black-rick');
  });

  test('space-prison lets its own player’s Ricks through; a nemesis is a Rick too', () => {
    const own = deal({ ann: { play: ['space-prison'] }, bob: {}, market: ['black-rick'], vars: { power: 3 } });
    own.ann.plays('black-rick');
    expect(own.ann.discard).toEqual(['black-rick']);
    const nemesis = deal({ ann: {}, bob: { play: ['space-prison'] }, nemesis: ['headband-rick'], vars: { power: 9 } });
    nemesis.ann.plays('headband-rick');
    expect(nemesis.table.zone('prison')).toEqual(['headband-rick']);
  });

  test('RSR-265 RSR-266 RSR-280 citadel-of-ricks may cancel the vote of the first Council card of a turn, not of the second', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['persecute#1', 'persecute#2'], play: ['citadel-of-ricks'] },
      bob: {},
      vars: { tokens: tokens(0, 1) },
    });
    ann.plays('persecute#1');
    ann.isAskedFor('vote.prevent');
    ann.picks('yes');
    bob.isNotAsked();
    expect(table.vars.power).toBe(2);
    ann.plays('persecute#2');
    ann.isAskedFor('vote.sanctions');
    ann.picks('bob.0');
    bob.picks('bob.0');
    expect(bob.discard).toEqual(['morty-waves']);
  });

  test('citadel-of-ricks: the vote may be let through, and a vote that is cancelled by itself is no question', () => {
    const { ann, bob } = deal({ ann: { hand: ['persecute', 'recycle'], play: ['citadel-of-ricks'] }, bob: {} });
    ann.plays('persecute');
    ann.passes();
    ann.picks('bob.0');
    bob.picks('bob.0');
    ann.passes();
    expect(bob.discard).toEqual(['morty-waves']);
    const none = deal({ ann: { hand: ['recycle'], play: ['citadel-of-ricks'] }, bob: {} });
    none.ann.plays('recycle');
    none.ann.isAskedFor('main');
  });

  test('RSR-259 dinner-table: each of the family gives 1 Power, and it is discarded only to avoid an Attack', () => {
    const { ann, table } = deal({ ann: { hand: ['jerry', 'beth', 'summer'], play: ['dinner-table'] }, bob: {} });
    ann.cannotPick('dinner-table', 'use dinner-table');
    ann.plays('jerry', 'beth', 'summer');
    expect(table.vars.power).toBe(3);
    const attacked = deal({ ann: { hand: ['morty-c-137'] }, bob: { play: ['dinner-table'], hand: ['jerry'] } });
    attacked.ann.plays('morty-c-137');
    attacked.bob.mayPick('dinner-table');
    attacked.bob.picks('dinner-table');
    expect([attacked.bob.play, attacked.bob.discard]).toEqual([[], ['dinner-table']]);
  });

  test('RSR-250 RSR-314 drive-thru: at the start of the turn a card may be added, which costs 1 less this turn', () => {
    const { ann, table } = deal({
      ann: { play: ['drive-thru'], hand: ['genius-waves'] },
      bob: {},
      main: ['pill-brulee'],
      market: ['kickback', 'rezone', 'taxation', 'recycle', 'assemble'],
      vars: START,
    });
    ann.isAskedFor('add-to-market');
    ann.picks('yes');
    expect(table.zone('market').length).toBe(6);
    ann.plays('genius-waves', 'pill-brulee');
    expect([ann.discard, table.vars.power]).toEqual([['pill-brulee'], 0]);
  });

  test('drive-thru: declined; with six cards in the market; with an empty main deck', () => {
    const at = (market: readonly CardName[], empty = false) =>
      deal({
        ann: { play: ['drive-thru'] },
        bob: {},
        market,
        vars: START,
        ...(empty ? { rest: (face: { kind: string }) => (face.kind === 'nemesis' ? 'nemeses' : 'away') } : {}),
      });
    const five: CardName[] = ['kickback', 'rezone', 'taxation', 'recycle', 'assemble'];
    const declined = at(five);
    declined.ann.passes();
    expect(declined.table.zone('market').length).toBe(5);
    at([...five, 'gentrify']).ann.isAskedFor('main');
    at(five, true).ann.isAskedFor('main');
  });
});
