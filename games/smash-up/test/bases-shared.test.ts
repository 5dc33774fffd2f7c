import { describe, expect, test } from 'vitest';
import { act, allPass, at, basesIn, deal, full, SCORE } from './table.ts';

describe('bases with several players', () => {
  test('SMU-192 the-mothership: both winners may take one back', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'the-mothership', ann: ['king-rex', 'invader'], bob: [{ card: 'nukebot', counters: 2 }, 'nana'] },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', 'invader');
    act(table, 'bob', 'nana');
    allPass(table);
    expect(ann.hand).toEqual(['invader']);
    expect(bob.hand).toEqual(['nana']);
    expect(table.vars.vp.slice(0, 2)).toEqual([4, 4]);
  });
  test('SMU-192 ninja-dojo: the second winner chooses after the first, also though his own minion is gone', () => {
    const { cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'ninja-dojo', ann: [full(9)], bob: [{ card: 'nukebot', counters: 4 }], cat: ['zapbot'] },
        { base: 'tortuga', cat: ['nana'] },
      ],
      vars: { ...SCORE, active: 1 },
    });
    act(table, 'bob', 'king-rex');
    act(table, 'ann', 'nana');
    allPass(table);
    expect(table.vars.vp.slice(0, 3)).toEqual([2, 2, 2]);
    expect(cat.discard).toEqual(['zapbot', 'nana']);
  });
  test('SMU-193 the-grey-opal: two winners stay, the third player sails', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [{ base: 'the-grey-opal', ann: [full(9)], bob: [{ card: 'nukebot', counters: 4 }], cat: ['zapbot'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'cat', 'zapbot');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['zapbot']);
    expect(table.vars.vp.slice(0, 3)).toEqual([3, 3, 1]);
  });
  test('SMU-192 factory-436-1337: both winners get their bonus', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'factory-436-1337', ann: [full(14)], bob: [{ card: 'nukebot', counters: 9 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([4, 4]);
  });
  test('SMU-192 evans-city-cemetery: both winners start afresh', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['howl'], deck: ['scry', 'summon', 'portal', 'mall-crawl', 'sacrifice', 'nana'] },
      bob: { hand: ['collector'], deck: ['zapbot', 'walker', 'grandma', 'outbreak', 'invader', 'scout'] },
      bases: [{ base: 'evans-city-cemetery', ann: [full(10)], bob: [{ card: 'nukebot', counters: 5 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    allPass(table);
    expect(ann.hand).toHaveLength(5);
    expect(bob.hand).toHaveLength(5);
    expect(ann.discard).toEqual(['king-rex', 'howl']);
    expect(bob.discard).toEqual(['nukebot', 'collector']);
  });
  test('SMU-195 school-of-wizardry: the second winner looks at what the first has left on top', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'school-of-wizardry', ann: [full(10)], bob: [{ card: 'nukebot', counters: 5 }] }, { base: 'tar-pits' }],
      baseDeck: ['palooza', 'tortuga', 'the-mothership', 'the-homeworld', 'jungle-oasis'],
      vars: SCORE,
    });
    act(table, 'ann', 'tortuga', ['the-mothership', 'palooza']);
    act(table, 'bob', 'the-homeworld', ['palooza', 'the-mothership']);
    act(table, 'ann', 'the-homeworld');
    allPass(table);
    expect(basesIn(table)).toEqual(['the-homeworld', 'tar-pits']);
  });
  test('SMU-195 SMU-343 two Lost Cities: one base comes, both play a minion on it', () => {
    const { table } = deal({
      ann: { hand: ['lost-city#a', 'granny'] },
      bob: { hand: ['lost-city#b', 'invader'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'tar-pits', 'the-mothership', 'the-central-brain'],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', 'lost-city#a', 'palooza');
    act(table, 'bob', 'lost-city#b', 'the-central-brain');
    act(table, 'ann', 'the-central-brain', ['t0', 't1'], 'granny@the-central-brain');
    act(table, 'bob', 'invader@the-central-brain');
    allPass(table);
    expect(at(table, 'the-central-brain')).toEqual(['granny', 'invader']);
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 1]);
  });
  test('SMU-143 the-great-library among four: clockwise from the active player, each for themselves', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: [] },
      bob: { hand: [] },
      cat: { hand: [] },
      dan: { hand: [] },
      bases: [{ base: 'the-great-library', bob: [full(22)], cat: ['zapbot'], dan: ['nana'] }, { base: 'tortuga' }],
      vars: { ...SCORE, active: 2 },
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'cat', 'draw');
    act(table, 'dan', []);
    act(table, 'bob', 'draw');
    allPass(table);
    expect(ann.hand).toHaveLength(0);
    expect(bob.hand).toHaveLength(1);
    expect(cat.hand).toHaveLength(1);
    expect(dan.hand).toHaveLength(0);
    expect(table.vars.vp.slice(0, 4)).toEqual([0, 4, 1, 2]);
  });
  test('SMU-225 palooza: what lies on a minion comes along, and is discarded with it', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'palooza', bob: [full(27)] },
        { base: 'tortuga', ann: [{ card: 'granny', on: ['upgrade'] }], cat: ['nana'] },
      ],
      vars: { ...SCORE, active: 1 },
    });
    act(table, 'cat', 'nana');
    act(table, 'ann', 'granny');
    allPass(table);
    expect(table.vars.vp.slice(0, 3)).toEqual([4, 6, 3]);
    expect(ann.discard).toEqual(['granny', 'upgrade']);
  });
  test('SMU-261 shinobi is not offered at an overrun base, a Pirate King is: moving is not playing', () => {
    const { ann } = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      bases: [
        { base: 'jungle-oasis', bob: [full(12)], on: [{ card: 'overrun', of: 'bob' }] },
        { base: 'tortuga', ann: ['pirate-king'] },
      ],
      vars: SCORE,
      unfinished: true,
    });
    ann.mayPick('special pirate-king');
  });
  test('SMU-414 mark-of-sleep in the own scoring: no Full Sail, but Shinobi', () => {
    const { bob } = deal({
      ann: {},
      bob: { hand: ['full-sail', 'shinobi'] },
      bases: [{ base: 'jungle-oasis', bob: [full(12)] }, { base: 'tortuga' }],
      vars: { ...SCORE, active: 1, asleep: [{ seat: 1, from: 1 }] },
      unfinished: true,
    });
    bob.mayPick('shinobi');
  });
  test('SMU-408 infiltrate: bob brings nobody of ann’s to Mushroom Kingdom; at her own start it is over', () => {
    const { table } = deal({
      ann: { hand: ['infiltrate'] },
      bob: { hand: [] },
      bases: [{ base: 'mushroom-kingdom' }, { base: 'tortuga', ann: ['zapbot'], bob: ['nana'] }],
    });
    act(table, 'ann', 'infiltrate@mushroom-kingdom', 'ignore', 'end');
    act(table, 'bob', 'end');
    act(table, 'ann', 'nana');
    allPass(table);
    expect(at(table, 'mushroom-kingdom')).toEqual(['infiltrate', 'nana']);
  });
  test('SMU-398 out-in-the-woods: a Pirate King comes too late for the bonus', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'out-in-the-woods', bob: [full(18)] },
        { base: 'tortuga', ann: ['pirate-king'] },
      ],
      vars: SCORE,
    });
    act(table, 'ann', 'special pirate-king');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 3]);
  });
});
