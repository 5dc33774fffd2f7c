import { describe, expect, test } from 'vitest';
import { deal, many, START, tokens } from './table.ts';

describe('8. Nemesis stack', () => {
  test('RSR-E20 RSR-085 RSR-086 RSR-087 one nemesis a turn: the next one stays face down until the end of the turn', () => {
    const { ann, bob, table } = deal({ ann: {}, bob: {}, nemeses: ['headband-rick'], vars: { power: 30 } });
    ann.plays('cornvelious-daniel');
    expect([ann.discard, table.vars.power, table.zone('nemesis')]).toEqual([['cornvelious-daniel'], 22, []]);
    ann.cannotPick('headband-rick');
    expect(bob.knows('headband-rick')).toBe(false);
    ann.plays('end');
    ann.passes();
    expect([table.zone('nemesis'), bob.discard]).toEqual([['headband-rick'], ['morty-waves']]);
  });

  test('RSR-085 with too little Power he cannot be defeated', () => {
    const { ann } = deal({ ann: {}, bob: {}, vars: { power: 7 } });
    ann.cannotPick('cornvelious-daniel');
    expect(ann.whyNot('cornvelious-daniel')).toEqual({ key: 'too-strong', rule: 'RSR-085', params: { n: 1 } });
  });

  test('RSR-098 defeating is buying: the Prison takes a defeated Rick', () => {
    const { ann, table } = deal({ ann: {}, bob: { play: ['space-prison'] }, nemesis: ['earring-rick'], vars: { power: 10 } });
    ann.plays('earring-rick');
    expect(table.zone('prison')).toEqual(['earring-rick']);
  });

  test('RSR-099 RSR-100 RSR-271 RSR-103 the President asks for a token at the start of every turn; it stays spent', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      nemesis: ['galactic-federation-president'],
      vars: { ...START, tokens: tokens(2) },
    });
    ann.isAskedFor('president');
    ann.picks('yes');
    expect([table.vars.presidentPaid, table.vars.tokens[0]]).toEqual([true, 1]);
    ann.plays('end');
    bob.plays('end');
    ann.isAskedFor('president');
    expect(table.vars.presidentPaid).toBe(false);
    ann.passes();
  });

  test('RSR-E13 RSR-100 without the token he cannot be defeated this turn, whatever the Power', () => {
    const { ann } = deal({
      ann: {},
      bob: {},
      nemesis: ['galactic-federation-president'],
      vars: { ...START, tokens: tokens(1), power: 20 },
    });
    ann.passes();
    ann.cannotPick('galactic-federation-president');
    expect(ann.whyNot('galactic-federation-president')).toEqual({ key: 'president', rule: 'RSR-100' });
  });

  test('RSR-102 without a token nobody is asked', () => {
    const { ann } = deal({ ann: {}, bob: {}, nemesis: ['galactic-federation-president'], vars: START });
    ann.isAskedFor('main');
  });
});

describe('9. Attacks and Defenses', () => {
  test('RSR-105 what is no Attack cannot be avoided: Brainalyzer 9000 and votes ask nobody for a Defense', () => {
    const { ann, bob } = deal({ ann: { hand: ['brainalyzer-9000'] }, bob: { hand: ['lawyer-morty'], deck: ['genius-waves'] } });
    ann.plays('brainalyzer-9000');
    bob.isNotAsked();
  });

  test('RSR-106 RSR-108 RSR-110 a Defense protects only who uses it; the others suffer at once', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['morty-c-137'] },
      bob: { hand: ['daddys-little-girl'], deck: ['beth'] },
      cat: { hand: ['jerry'] },
    });
    ann.plays('morty-c-137');
    bob.picks('daddys-little-girl');
    cat.passes();
    expect([bob.discard, cat.discard]).toEqual([['daddys-little-girl'], ['morty-waves']]);
  });

  test('RSR-107 from hand, from play and through the character', () => {
    const { ann, bob } = deal({
      ann: { hand: ['morty-c-137'] },
      bob: { character: ['transcendent-rick'], hand: ['kickback', 'lawyer-morty', 'jerry'], play: ['dinner-table'], deck: ['beth'] },
    });
    ann.plays('morty-c-137');
    bob.mayPick('kickback', 'lawyer-morty', 'dinner-table');
    bob.picks('kickback');
    expect([bob.hand, bob.discard]).toEqual([['lawyer-morty', 'jerry', 'beth'], ['kickback']]);
  });

  test('RSR-E06 RSR-112 an avoided Attack leaves the other effects of the card', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['mission-control-gromflamite'] },
      bob: { hand: ['daddys-little-girl'], deck: ['beth'] },
    });
    ann.plays('mission-control-gromflamite');
    bob.picks('daddys-little-girl');
    expect([table.vars.power, bob.discard]).toEqual([2, ['daddys-little-girl']]);
  });

  test('RSR-E03 RSR-114 RSR-122 RSR-123 RSR-136 player by player clockwise; with 2 Morty Waves left the third gets none', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: ['morty-c-137'] },
      bob: {},
      cat: {},
      dan: {},
      waves: many(2, 'morty-waves'),
      rest,
    });
    ann.plays('morty-c-137');
    expect([bob.discard, cat.discard, dan.discard, table.zone('waves'), table.vars.power]).toEqual([
      ['morty-waves'],
      ['morty-waves'],
      [],
      [],
      3,
    ]);
  });

  test('RSR-114 the second target decides after the first has suffered', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['lizard-rick'] }, bob: { hand: ['jerry'] }, cat: { hand: ['beth'] } });
    ann.plays('lizard-rick');
    cat.isNotAsked();
    bob.passes();
    expect(bob.discard).toEqual(['jerry']);
    cat.isAskedFor('defend');
    cat.passes();
  });

  test('RSR-115 RSR-272 an avoided Attack on one foe is not redirected', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['portal-bomb'] },
      bob: { hand: ['daddys-little-girl'], discard: ['kickback'], deck: ['beth'] },
      cat: { discard: ['rezone'] },
    });
    ann.plays('portal-bomb');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    bob.picks('daddys-little-girl');
    ann.isAskedFor('main');
    expect([bob.discard.sort(), cat.discard]).toEqual([['daddys-little-girl', 'kickback'], ['rezone']]);
  });

  test('RSR-116 RSR-117 who could lose nothing is a target all the same and may defend', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, bob, table } = deal({ ann: { hand: ['morty-c-137'] }, bob: { hand: ['lawyer-morty'] }, rest });
    ann.plays('morty-c-137');
    bob.picks('lawyer-morty');
    expect(table.vars.tokens[1]).toBe(1);
  });

  test('RSR-118 «if you do» comes before the next player is dealt with', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['morty-c-137'] },
      bob: { hand: ['bugged-out-morty', 'jerry'] },
      cat: { hand: ['beth'] },
    });
    ann.plays('morty-c-137');
    bob.picks('bugged-out-morty');
    bob.isAskedFor('give');
    cat.isNotAsked();
    bob.picks('jerry');
    expect(ann.discard).toEqual(['jerry']);
    cat.passes();
  });

  test('RSR-120 a Defense from hand is a discard from hand: nothing else about it is special', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['morty-c-137'] }, bob: { hand: ['lawyer-morty'] } });
    ann.plays('morty-c-137');
    bob.picks('lawyer-morty');
    expect(table.logKeys).toEqual(expect.arrayContaining(['avoids', 'discards']));
    expect(bob.discard).toEqual(['lawyer-morty']);
  });

  test('RSR-181 RSR-273 RSR-315 everybody with a card in hand is asked alike; without hand and Defense in play nobody is', () => {
    const { ann, bob, cat, dan } = deal({
      ann: { hand: ['morty-c-137'] },
      bob: { hand: ['jerry'] },
      cat: {},
      dan: { play: ['security-specialist-rick'] },
    });
    ann.plays('morty-c-137');
    bob.mayPick();
    expect(ann.view.decision).toMatchObject({ window: true, asked: [1], mine: null });
    bob.passes();
    // Cat has nothing at all and has suffered already.
    expect(cat.discard).toEqual(['morty-waves']);
    dan.mayPick('security-specialist-rick');
    dan.passes();
  });
});

describe('10. Morty Waves', () => {
  test('RSR-121 RSR-122 they go to the discard pile; without any left the other parts of a text still happen', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, bob, table } = deal({ ann: { hand: ['morty-c-137'] }, bob: {}, rest });
    ann.plays('morty-c-137');
    expect([table.vars.power, bob.discard]).toEqual([3, []]);
  });

  test('RSR-124 RSR-159 destroyed Morty Waves and Portal Guns do not return to their stacks', () => {
    const { ann, table } = deal({ ann: { hand: ['eye-patch-rick', 'morty-waves', 'portal-gun'] }, bob: {} });
    const before = [table.zone('waves').length, table.zone('guns').length];
    ann.plays('eye-patch-rick');
    ann.picks('morty-waves', 'portal-gun');
    expect([[table.zone('waves').length, table.zone('guns').length], table.zone('destroyed').sort()]).toEqual([
      before,
      ['morty-waves', 'portal-gun'],
    ]);
  });
});
