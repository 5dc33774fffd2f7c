import { describe, expect, test } from 'vitest';
import { act, allPass, at, basesIn, counters, deal, SCORE } from './table.ts';

const seven = { card: 'king-rex' } as const;

describe('7.1 Sequence', () => {
  test('SMU-071 SMU-170 SMU-171 SMU-326 SMU-E22 several full bases: the active player says which scores first, the rest is looked at again', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: [{ ...seven, counters: 5 }] },
        { base: 'tar-pits', bob: [{ card: 'nukebot', counters: 11 }] },
        { base: 'palooza', bob: ['nana'] },
      ],
      vars: SCORE,
    });
    ann.mustPick('jungle-oasis', 'tar-pits');
    ann.picks('tar-pits');
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 4]);
  });
  test('SMU-072 SMU-199 bases score only in phase 3, and only if they are full then', () => {
    const { ann, table } = deal({
      ann: { hand: ['beam-up'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
    });
    ann.plays('beam-up', 'end');
    expect(table.vars.vp[0]).toBe(0);
    expect(at(table, 'jungle-oasis')).toEqual([]);
  });
  test('SMU-172 SMU-174 SMU-175 SMU-176 SMU-177 SMU-178 SMU-179 SMU-197 before, award, after, clearing, the base, a new one', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [{ ...seven, on: ['upgrade'], counters: 5 }], bob: ['gremlin'] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'tar-pits'],
      vars: SCORE,
    });
    ann.isAskedFor('special.before');
    ann.passes();
    expect(table.vars.vp[0]).toBe(2);
    expect(ann.discard).toEqual(expect.arrayContaining(['king-rex', 'upgrade']));
    // Cleared, not destroyed: Gremlin does not react.
    expect([bob.discard, bob.hand]).toEqual([['gremlin'], []]);
    expect([basesIn(table), table.zone('baseDiscard')]).toEqual([['palooza', 'tortuga'], ['jungle-oasis']]);
  });
  test('SMU-146 SMU-178 with no base left the place stays empty', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
      baseDeck: [],
      vars: SCORE,
    });
    // The scored base itself is all there is: it is shuffled and comes again.
    expect(basesIn(table)).toEqual(['jungle-oasis', 'tortuga']);
  });
  test('SMU-199 SMU-201 a new base that is full is scored too, and nothing stops at 15', () => {
    const { ann, table } = deal({
      ann: { hand: ['full-sail'] },
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: [{ ...seven, counters: 5 }] },
        { base: 'tar-pits', ann: [{ card: 'nukebot', counters: 11 }] },
      ],
      vars: { ...SCORE, vp: [14, 0, 0, 0] },
    });
    ann.picks('jungle-oasis');
    allPass(table);
    expect(table.vars.vp[0]).toBe(14 + 2 + 4);
  });
  test('SMU-200 a chosen base that leaves play before the award is not scored', () => {
    const { ann, table } = deal({
      ann: { hand: ['hidden-ninja', 'chronomage', 'terraforming'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', bob: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'tar-pits'],
      vars: SCORE,
    });
    ann.plays('hidden-ninja', 'chronomage@jungle-oasis', 'terraforming', 'palooza', 'jungle-oasis');
    expect(table.vars.vp).toEqual([0, 0, 0, 0]);
    expect(basesIn(table)).toEqual(['palooza', 'tortuga']);
  });
});

describe('7.2 «Me first»', () => {
  test('SMU-180 SMU-184 the base first, then Specials', () => {
    const { ann, table } = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      bases: [
        { base: 'palooza', ann: [{ ...seven, counters: 20 }] },
        { base: 'tortuga', ann: ['nana'] },
      ],
      vars: SCORE,
    });
    ann.isAskedFor('bring');
    ann.passes();
    ann.isAskedFor('special.before');
    allPass(table);
    expect(table.vars.vp[0]).toBe(6);
  });
  test('SMU-181 SMU-182 SMU-327 clockwise, one Special or a pass, until all pass in a row; a pass is not final', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['shinobi#a'] },
      bob: { hand: ['shinobi#b'] },
      bases: [{ base: 'jungle-oasis', ann: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.passes();
    bob.picks('shinobi#b');
    ann.picks('shinobi#a');
    allPass(table);
    expect([ann.copies('discard'), bob.copies('discard')]).toEqual([expect.arrayContaining(['shinobi#a']), ['shinobi#b']]);
  });
  test('SMU-181 SMU-182 every Special begins the round of passes anew', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['nana'], deck: ['shinobi#a', 'howl'] },
      bob: { hand: ['shinobi#b', 'hidden-ninja'] },
      bases: [{ base: 'jungle-oasis', ann: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.passes();
    bob.picks('shinobi#b');
    ann.passes();
    bob.mayPick('hidden-ninja');
    allPass(table);
  });
  test('SMU-185 a card that arrives in the window may use its own Special in it', () => {
    const { ann, table } = deal({
      ann: { hand: ['hidden-ninja', 'scout'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', bob: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.plays('hidden-ninja', 'scout@jungle-oasis');
    act(table, 'ann', 'special scout');
    allPass(table);
    expect(ann.hand).toContain('scout');
  });
  test('SMU-443 silence passes', () => {
    const { ann, table } = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.timesOut();
    expect(ann.hand).toContain('shinobi');
    expect(table.vars.vp[0]).toBe(2);
  });
});

describe('7.3 Awarding VP', () => {
  const award = (...powers: number[]): number[] => {
    const names = ['ann', 'bob', 'cat', 'dan'] as const;
    const minions = ['king-rex', 'nukebot', 'sir-squeezes', 'matriarch'] as const;
    const printed = [7, 5, 5, 5];
    const seats = Object.fromEntries(names.slice(0, powers.length).map((name) => [name, {}]));
    const here = Object.fromEntries(
      powers.flatMap((power, i) => (power < 0 ? [] : [[names[i], [{ card: minions[i], counters: power - printed[i] }]]])),
    );
    const { table } = deal({ ...seats, bases: [{ base: 'cave-of-shinies', ...here }, { base: 'tortuga' }], vars: SCORE });
    allPass(table);
    return table.vars.vp.slice(0, powers.length);
  };
  test('SMU-187 SMU-189 first, second and third place; the fourth gets nothing', () => {
    expect(award(12, 9, 7, 6)).toEqual([4, 2, 1, 0]);
  });
  test('SMU-190 SMU-188 values that nobody takes go to nobody', () => {
    expect(award(20, 9)).toEqual([4, 2]);
    expect(award(30, -1, 5)).toEqual([4, 0, 2]);
  });
  test('SMU-191 SMU-E06 equal players share the highest place: 10-10-5', () => {
    expect(award(10, 10, 5)).toEqual([4, 4, 1]);
  });
  test('SMU-191 SMU-E07 a tie for second leaves no third: 11-6-6', () => {
    expect(award(11, 6, 6)).toEqual([4, 2, 2]);
  });
  test('SMU-191 SMU-189 ties of four players', () => {
    expect(award(8, 8, 8, 5)).toEqual([4, 4, 4, 0]);
    expect(award(10, 10, 5, 5)).toEqual([4, 4, 1, 1]);
    expect(award(12, 9, 5, 5)).toEqual([4, 2, 1, 1]);
    expect(award(8, 8, 8, 8)).toEqual([4, 4, 4, 4]);
  });
  test('SMU-188 a lone minion of power 0 does take part', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'tar-pits', ann: [{ card: 'king-rex', counters: 12 }], bob: [{ card: 'nana', on: [{ card: 'poison', of: 'ann' }] }] },
      ],
      vars: SCORE,
    });
    expect(table.vars.vp.slice(0, 2)).toEqual([4, 3]);
  });
  test('SMU-192 SMU-193 tied winners each use the ability, clockwise; after a tie for first there is no runner-up', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['nana'], deck: ['howl', 'summon', 'augmentation', 'granny', 'grandma', 'zapbot', 'portal'] },
      bob: { hand: ['gnome'], deck: ['upgrade'] },
      cat: {},
      bases: [
        { base: 'evans-city-cemetery', ann: [{ card: 'king-rex', counters: 3 }], bob: [{ card: 'nukebot', counters: 5 }], cat: ['warbot'] },
        { base: 'tar-pits' },
      ],
      vars: SCORE,
    });
    allPass(table);
    expect(table.vars.vp.slice(0, 3)).toEqual([5, 5, 2]);
    expect([ann.discard.includes('nana'), bob.hand.sort()]).toEqual([true, ['gnome', 'upgrade']]);
  });
  test('SMU-193 tortuga after a tie for first: nobody is runner-up', () => {
    const { bob, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'tortuga', ann: [{ card: 'king-rex', counters: 4 }], bob: [{ card: 'nukebot', counters: 6 }] },
        { base: 'tar-pits', bob: ['nana'] },
      ],
      vars: SCORE,
    });
    expect(table.vars.vp.slice(0, 2)).toEqual([4, 4]);
    bob.isAskedFor('main');
  });
});

describe('7.4 After the award', () => {
  test('SMU-192 SMU-131 SMU-196 tied runners-up: one ability, clockwise, nobody orders it', () => {
    const { bob, cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'tortuga', ann: [{ ...seven, counters: 8 }], bob: ['nana'], cat: ['hoverbot'] },
        { base: 'tar-pits', bob: ['zapbot'], cat: ['fun-bear'] },
      ],
      baseDeck: ['palooza', 'jungle-oasis'],
      vars: { ...SCORE, active: 2 },
    });
    cat.picks('fun-bear');
    bob.picks('zapbot');
    expect([at(table, 'palooza'), table.vars.vp.slice(0, 3)]).toEqual([
      ['fun-bear', 'zapbot'],
      [4, 3, 3],
    ]);
    // The bear was there before Bob's minion came.
    expect(counters(table, 'fun-bear')).toBe(1);
  });
  test('SMU-138 SMU-196 two Lost Cities of one player are one entry', () => {
    const { ann, table } = deal({
      ann: { hand: ['lost-city', 'lost-city', 'nukebot', 'warbot'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', bob: [{ ...seven, counters: 5 }] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits', 'the-mothership'],
      vars: SCORE,
    });
    act(table, 'ann', 'lost-city', 'palooza', 'lost-city', 'tar-pits');
    allPass(table);
    ann.plays('palooza', 'nukebot@palooza', 'warbot@palooza');
    expect(at(table, 'palooza')).toEqual(['nukebot', 'warbot']);
  });
  test('SMU-195 SMU-329 SMU-343 SMU-E17 two abilities choose the replacement: the active player says which; Lost City still gives its minion', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['lost-city', 'king-rex'] },
      bob: {},
      bases: [{ base: 'school-of-wizardry', bob: [{ card: 'nukebot', counters: 15 }] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits', 'jungle-oasis', 'the-mothership'],
      vars: SCORE,
    });
    allPass(table, 'special.before');
    bob.picks('palooza');
    bob.picks('ninja-dojo', 'tar-pits');
    act(table, 'ann', 'lost-city');
    ann.mustPick('ninja-dojo', 'tar-pits');
    ann.picks('tar-pits');
    allPass(table);
    ann.isAskedFor('base.which');
    ann.mustPick('palooza', 'tar-pits');
    ann.picks('palooza');
    ann.picks('king-rex@palooza');
    allPass(table);
    expect(at(table, 'palooza')).toEqual(['king-rex']);
    expect(table.zone('baseDiscard')).toEqual(expect.arrayContaining(['tar-pits', 'ninja-dojo', 'school-of-wizardry']));
  });
  test('SMU-196 what waited for the new base comes before the hand reactions', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['lost-city', 'king-rex', 'crypt-looter'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: [{ card: 'matriarch', counters: 15 }], bob: ['granny'] },
        { base: 'tar-pits', bob: ['nana'] },
      ],
      baseDeck: ['palooza', 'ninja-dojo'],
      vars: SCORE,
    });
    act(table, 'ann', 'lost-city', 'palooza');
    allPass(table);
    ann.isAskedFor('order');
    ann.picks('t1', 't0');
    ann.isAskedFor('extra.minion');
    ann.picks('king-rex@palooza');
    bob.picks('nana');
    ann.isAskedFor('react');
    ann.picks('crypt-looter@palooza');
    allPass(table);
    expect(at(table, 'palooza')).toEqual(['king-rex', 'nana', 'crypt-looter']);
  });
});

describe('8. End of the game', () => {
  const ends = (vp: number[]): string[] => {
    const { ann, table } = deal({ ann: {}, bob: {}, cat: {}, bases: [{ base: 'tortuga' }], vars: { vp: [...vp, 0] } });
    ann.picks('end');
    return table.winners;
  };
  test('SMU-210 15 or more at the end of a turn, and the most', () => {
    expect(ends([16, 15, 3])).toEqual(['ann']);
    expect(ends([3, 15, 14])).toEqual(['bob']);
    expect(ends([14, 13, 3])).toEqual([]);
  });
  test('SMU-211 SMU-213 SMU-E19 a tie goes on until one leads alone', () => {
    expect(ends([16, 16, 15])).toEqual([]);
    expect(ends([16, 16, 17])).toEqual(['cat']);
  });
});
