import { describe, expect, test } from 'vitest';
import { deal, many, START, tokens } from './table.ts';

describe('4. Playing a turn', () => {
  test('RSR-E01 RSR-044 RSR-047 RSR-055 RSR-059 four Genius Waves buy a card of cost 4, which lies in the discard pile at once', () => {
    const { ann, table } = deal({ ann: { hand: [...many(4, 'genius-waves'), 'jerry'] }, bob: {}, market: ['daddys-little-girl'] });
    ann.plays('genius-waves', 'genius-waves', 'genius-waves', 'genius-waves');
    expect(table.vars.power).toBe(4);
    ann.plays('daddys-little-girl');
    expect([table.vars.power, ann.discard]).toEqual([0, ['daddys-little-girl']]);
    ann.plays('jerry');
    expect(table.vars.power).toBe(0);
    ann.plays('end');
  });

  test('RSR-E02 RSR-048 Power is spent once: with 4 two cards of cost 2, not one of 2 and one of 3', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, market: ['pill-brulee', 'assemble', 'black-rick'], vars: { power: 4 } });
    ann.isOffered('pill-brulee', 'assemble', 'black-rick');
    ann.plays('pill-brulee');
    ann.cannotPick('black-rick');
    ann.plays('assemble');
    expect([table.vars.power, table.vars.spent]).toEqual([0, 4]);
  });

  test('RSR-066 ending the turn wastes cards of the hand and Power that could buy something; nothing else', () => {
    const wasted = (...seats: Parameters<typeof deal>): string | undefined => deal(...seats).ann.view.decision?.mine?.wastes;
    expect(wasted({ ann: { hand: ['jerry'] }, bob: {} })).toBe('end');
    expect(wasted({ ann: {}, bob: {}, market: ['pill-brulee'], vars: { power: 2 } })).toBe('end');
    expect(wasted({ ann: {}, bob: {}, market: ['pill-brulee'], vars: { power: 1 } })).toBeUndefined();
  });

  test('RSR-045 RSR-050 RSR-067 nothing need be played or bought; what is left in hand is discarded', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['kickback', 'jerry'] }, bob: {}, main: many(0, 'jerry') });
    ann.plays('end');
    expect(table.zone('discard:0').length + table.zone('deck:0').length + ann.hand.length).toBe(2);
    bob.isAskedFor('main');
  });

  test('RSR-046 RSR-054 RSR-316 a card is resolved completely first: in between nothing is played, bought or used', () => {
    const { ann, bob } = deal({
      ann: { hand: ['lizard-rick', 'genius-waves'], character: ['rational-morty'] },
      bob: { hand: ['jerry'] },
      market: ['pill-brulee'],
    });
    ann.plays('lizard-rick');
    bob.isAskedFor('defend');
    ann.cannotPick('genius-waves', 'pill-brulee', 'use rational-morty', 'end');
    expect([ann.whyNot('genius-waves')?.key, ann.whyNot('pill-brulee')?.key]).toEqual(['not-now', 'not-now']);
    bob.passes();
  });

  test('RSR-049 RSR-268 RSR-269 playing and buying mix freely, one card at a time', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['pill-brulee#1', 'genius-waves'] }, bob: {}, market: ['pill-brulee#2'] });
    ann.plays('pill-brulee#1', 'pill-brulee#2', 'genius-waves');
    expect(table.vars.power).toBe(1);
    expect(bob.view.zones['play:0'].map(({ def }) => def)).toEqual(['pill-brulee', 'genius-waves']);
  });

  test('RSR-051 Power belongs to the active player in the turn: a foe who draws or defends has none', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['lizard-rick'] }, bob: { hand: ['jerry'] } });
    ann.plays('lizard-rick');
    bob.passes();
    ann.plays('end');
    expect([table.vars.active, table.vars.power]).toEqual([1, 0]);
  });

  test('RSR-052 a played card stays in front of its player until the end of the turn', () => {
    const { ann, table } = deal({ ann: { hand: ['genius-waves', 'pill-brulee'] }, bob: {} });
    ann.plays('genius-waves', 'pill-brulee');
    expect(ann.play).toEqual(['genius-waves', 'pill-brulee']);
    ann.plays('end');
    expect(table.zone('play:0')).toEqual([]);
  });

  test('RSR-053 RSR-101 the President’s question comes first, then the prison opens and Summer gets her Power, then The Drive-Thru is asked', () => {
    const { ann, table } = deal({
      ann: { play: ['drive-thru', 'space-prison'], character: ['defiant-summer'] },
      bob: {},
      prison: [{ card: 'black-rick', of: 'bob' }],
      nemesis: ['galactic-federation-president'],
      market: ['kickback'],
      vars: { ...START, tokens: tokens(1), hit: [0] },
    });
    ann.isAskedFor('president');
    expect([table.zone('prison'), table.vars.power]).toEqual([['black-rick'], 0]);
    ann.passes();
    ann.isAskedFor('add-to-market');
    expect([table.zone('prison'), table.vars.power]).toEqual([[], 1]);
    ann.passes();
    ann.isAskedFor('main');
  });

  test('RSR-321 one click plays all cards that only give Power, each as if played by itself', () => {
    const { ann, table } = deal({
      ann: { hand: ['genius-waves', 'jerry', 'pill-brulee', 'genius-waves', 'kickback'], play: ['neighborhood'] },
      bob: {},
    });
    ann.plays('plain');
    expect([table.vars.power, ann.hand]).toEqual([5, ['jerry', 'kickback']]);
    ann.cannotPick('plain');
    expect(table.logKeys.filter((key) => key === 'plays').length).toBe(3);
  });

  test('RSR-321 it is offered from two such cards on', () => {
    const { ann } = deal({ ann: { hand: ['genius-waves', 'jerry'] }, bob: {} });
    ann.cannotPick('plain');
  });
});

describe('5. Buying and gaining', () => {
  test('RSR-056 RSR-058 on offer: the market, the top Portal Gun, the face-up nemesis, the own unbought Location; never Morty Waves', () => {
    const { ann } = deal({
      ann: { play: [{ card: 'garage', of: 'nobody' }, 'grave'] },
      bob: { play: ['underground'] },
      market: ['kickback'],
      vars: { power: 20, tokenBought: true },
    });
    ann.mustPick('kickback', 'portal-gun', 'cornvelious-daniel', 'garage', 'end');
    ann.cannotPick('morty-waves', 'grave', 'underground');
    expect(ann.whyNot('morty-waves')).toEqual({ key: 'not-for-sale', rule: 'RSR-058' });
  });

  test('RSR-057 several Portal Guns in one turn, as long as the stack lasts', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann } = deal({ ann: {}, bob: {}, guns: ['portal-gun', 'portal-gun'], vars: { power: 9 }, rest });
    ann.plays('portal-gun', 'portal-gun');
    ann.cannotPick('portal-gun');
    expect(ann.discard).toEqual(['portal-gun', 'portal-gun']);
  });

  test('RSR-060 RSR-061 gaining costs nothing, and what is not there is not gained', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['embezzle'] }, bob: {}, market: ['kickback'] });
    ann.plays('embezzle', 'ann');
    expect([ann.discard, table.vars.power, bob.discard]).toEqual([['kickback'], 3, []]);
  });

  test('RSR-062 RSR-071 the market is refilled only at the end of the turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['pill-brulee#1'] },
      bob: {},
      market: ['pill-brulee#2', 'kickback'],
      main: ['rezone', 'recycle', 'taxation', 'assemble'],
    });
    ann.plays('pill-brulee#1', 'pill-brulee#2');
    expect(table.zone('market')).toEqual(['kickback']);
    ann.plays('end');
    expect(table.zone('market').sort()).toEqual(['assemble', 'kickback', 'recycle', 'rezone', 'taxation']);
  });

  test('RSR-063 reductions add up, but no price falls below 0', () => {
    const { ann, table } = deal({
      ann: { play: [{ card: 'garage', of: 'nobody' }] },
      bob: {},
      vars: {
        discounts: [
          { card: -1, n: 2 },
          { card: -1, n: 2 },
          { card: -1, n: 2 },
        ],
      },
    });
    ann.plays('garage');
    expect([ann.discard, table.vars.power]).toEqual([['garage'], 0]);
  });

  test('RSR-064 a card bought this turn can be drawn this turn', () => {
    const { ann } = deal({ ann: { hand: ['aqua-morty'] }, bob: {}, market: ['pill-brulee'], vars: { power: 2 } });
    ann.plays('pill-brulee', 'aqua-morty');
    expect(ann.hand).toEqual(['pill-brulee']);
  });

  test('RSR-065 gaining from the market never reaches the stacks beside it', () => {
    const { ann } = deal({ ann: { hand: ['embezzle'] }, bob: {}, market: ['kickback', 'rezone'] });
    ann.plays('embezzle', 'ann');
    ann.mustPick('kickback', 'rezone');
    ann.picks('rezone');
  });

  test('RSR-309 effects look at the printed cost, whatever the price: a discounted card of cost 4 is no card of cost 3', () => {
    const cheap = deal({
      ann: { character: ['moron-morty'], play: ['drive-thru'] },
      bob: {},
      main: ['big-head-morty'],
      vars: { ...START, power: 3 },
    });
    cheap.ann.picks('yes');
    cheap.ann.plays('big-head-morty');
    cheap.ann.isAskedFor('main');
    expect(cheap.ann.discard).toEqual(['big-head-morty']);
  });
});

describe('6. The end of the turn', () => {
  test('RSR-066 RSR-078 the turn is over: Aqua cards and The Underground hear nothing of the hand that is put away', () => {
    const { ann, table } = deal({
      ann: { hand: ['aqua-rick', 'aqua-morty'], play: ['underground'], deck: many(6, 'genius-waves') },
      bob: {},
    });
    ann.plays('end');
    expect([ann.hand.length, table.zone('deck:0').length, table.zone('discard:0').sort()]).toEqual([5, 1, ['aqua-morty', 'aqua-rick']]);
  });

  test('RSR-068 RSR-069 RSR-070 RSR-074 hand, end-of-turn effects, played cards, then 5 new cards, then the refill', () => {
    const { ann, table } = deal({
      ann: { hand: ['genius-waves', 'jerry'], deck: ['beth', 'summer', 'beth'] },
      bob: {},
      vars: { power: 2 },
    });
    ann.plays('genius-waves', 'end');
    expect([table.vars.power, ann.hand.length, table.zone('discard:0').length, table.zone('deck:0').length]).toEqual([0, 5, 0, 0]);
    const order = table.match
      .events(0)
      .flat()
      .flatMap((event) => (event.e === 'move' ? [event.to] : []));
    expect(order.indexOf('hand:0')).toBeLessThan(order.indexOf('market'));
  });

  test('RSR-073 RSR-032 the next player clockwise begins', () => {
    const { ann, bob, cat, table } = deal({ ann: {}, bob: {}, cat: {} });
    ann.plays('end');
    bob.plays('end');
    cat.plays('end');
    ann.isAskedFor('main');
    expect(table.vars.turn).toBe(4);
  });

  test('RSR-304 RSR-227 with a sixth card bought nothing is dealt: the refill counts cards, not places', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      market: ['kickback', 'rezone', 'recycle', 'taxation', 'assemble', 'pill-brulee'],
      vars: { power: 2 },
      rest,
    });
    ann.plays('pill-brulee', 'end');
    bob.isAskedFor('main');
    expect([table.zone('market').length, table.vars.slots.length]).toEqual([5, 6]);
  });

  test('RSR-076 RSR-145 RSR-075 an unbought Location goes to the Location discard pile, its captives to their owners', () => {
    const { ann, bob, table } = deal({
      ann: { play: [{ card: 'space-prison', of: 'nobody' }] },
      bob: {},
      prison: [{ card: 'black-rick', of: 'bob' }],
    });
    ann.plays('end');
    expect([table.zone('placesGone'), bob.discard, table.zone('prison')]).toEqual([['space-prison'], ['black-rick'], []]);
  });
});

describe('7. Drawing, decks and shuffling', () => {
  test('RSR-079 RSR-080 an empty deck is not reshuffled before a card is needed', () => {
    const { ann, table } = deal({ ann: { hand: ['aqua-morty#1', 'genius-waves'], deck: ['jerry'], discard: ['beth'] }, bob: {} });
    ann.plays('aqua-morty#1', 'genius-waves');
    expect([table.zone('deck:0'), ann.discard]).toEqual([[], ['beth']]);
  });

  test('RSR-081 RSR-083 in the middle of a draw what is there is drawn, then the discard pile becomes the deck; cards in play do not', () => {
    const { ann, table } = deal({
      ann: { hand: ['earring-rick'], deck: ['jerry'], discard: ['beth', 'summer'], play: ['garage'] },
      bob: {},
    });
    ann.plays('earring-rick');
    expect([ann.hand.length, ann.hand[0], table.zone('deck:0').length, ann.discard, ann.play]).toEqual([
      2,
      'jerry',
      1,
      [],
      ['garage', 'earring-rick'],
    ]);
  });

  test('RSR-082 with both empty the rest of the draw is ignored', () => {
    const { ann } = deal({ ann: { hand: ['earring-rick'], deck: ['jerry'] }, bob: {} });
    ann.plays('earring-rick');
    expect(ann.hand).toEqual(['jerry']);
  });

  test('RSR-084 RSR-171 discard piles are open to everybody', () => {
    const { ann, bob } = deal({ ann: { hand: ['butt-in-a-cup', 'scientist-morty'] }, bob: {} });
    ann.plays('butt-in-a-cup', 'scientist-morty');
    expect(bob.knows('scientist-morty')).toBe(true);
  });

  test('RSR-319 no hand limit: what was drawn in another player’s turn is kept', () => {
    const { ann, bob } = deal({
      ann: { hand: ['kickback'] },
      bob: { hand: many(5, 'genius-waves'), deck: ['jerry', 'beth'] },
      vars: { tokens: tokens(0, 1) },
    });
    ann.plays('kickback');
    bob.picks('bob.1');
    bob.passes();
    expect(bob.hand.length).toBe(7);
  });
});
