import { describe, expect, test } from 'vitest';
import { allPass, at, basesIn, copiesAt, deal, power, SCORE } from './table.ts';

const REMOVE = { leaving: 'remove' } as const;

describe('15.1 Leaving', () => {
  test('SMU-434 by default a seat cannot be removed: a bot takes over', () => {
    const { ann } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.isRefused('cannot-leave', 'leave');
  });
  test('SMU-438 nobody is removed before the first turn', () => {
    const { bob } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [{ base: 'tortuga' }],
      options: REMOVE,
      vars: { phase: 'hands' },
      unfinished: true,
    });
    bob.isRefused('cannot-leave', 'leave');
  });
  test('SMU-435 all cards of the leaver go, cards of others on them are discarded, bases stay', () => {
    const { ann, bob, cat, table } = deal({
      ann: {},
      bob: { hand: ['nana'], discard: ['howl'] },
      cat: {},
      bases: [
        { base: 'tortuga', bob: [{ card: 'granny', on: [{ card: 'poison', of: 'ann' }] }], cat: ['zapbot'] },
        { base: 'tar-pits' },
        { base: 'palooza' },
      ],
      options: REMOVE,
    });
    bob.leaves();
    expect([bob.hand, bob.discard, bob.deck]).toEqual([[], [], []]);
    expect([at(table, 'tortuga'), ann.discard, basesIn(table).length]).toEqual([['zapbot'], ['poison'], 3]);
    ann.picks('end');
    cat.isToAct();
  });
  test('SMU-435 what others ignore they go on ignoring', () => {
    const { ann, cat, table } = deal({
      ann: { hand: ['infiltrate'] },
      bob: {},
      cat: {},
      bases: [{ base: 'the-central-brain', ann: ['nana'], bob: ['zapbot'] }, { base: 'tar-pits' }],
      options: REMOVE,
    });
    ann.plays('infiltrate@the-central-brain', 'ignore');
    cat.leaves();
    expect([power(table, 'nana'), power(table, 'zapbot')]).toEqual([3, 3]);
    ann.leaves();
    expect(table.vars.ignores).toEqual([]);
  });
  test('SMU-435 the last one left wins', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga' }], options: REMOVE });
    ann.leaves();
    expect(table.winners).toEqual(['bob']);
  });
  test('SMU-435 the leaver’s turn ends at once, without phases 3 to 5', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['beam-up'] },
      bob: {},
      cat: {},
      bases: [{ base: 'jungle-oasis', bob: [{ card: 'king-rex', counters: 5 }, 'nana'] }],
      options: REMOVE,
    });
    ann.picks('beam-up');
    ann.leaves();
    bob.isAskedFor('main');
    expect([table.vars.vp[1], table.vars.active]).toEqual([0, 1]);
  });
  test('SMU-435 the next player clockwise goes on, wherever the leaver sat', () => {
    const { bob, cat } = deal({ ann: {}, bob: {}, cat: {}, bases: [{ base: 'tortuga' }], options: REMOVE, vars: { active: 1 } });
    bob.leaves();
    cat.isAskedFor('main');
  });
  test('SMU-435 nothing happens at the end of the leaver’s turn', () => {
    const { ann, cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [{ base: 'tortuga', cat: [{ card: 'nana', on: [{ card: 'assassination', of: 'bob' }] }] }],
      options: REMOVE,
    });
    ann.leaves();
    expect([at(table, 'tortuga'), cat.discard]).toEqual([['nana', 'assassination'], []]);
  });
  test('SMU-435 what the leaver controlled of others is discarded, what others controlled of the leaver is gone', () => {
    const { bob, cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'tortuga', ann: [{ card: 'nana', on: [{ card: 'upgrade', of: 'bob', owner: 'cat' }] }] },
        { base: 'tar-pits', ann: [{ card: 'zapbot', on: [{ card: 'cuddle', of: 'cat', owner: 'bob' }] }] },
      ],
      options: REMOVE,
    });
    bob.leaves();
    expect([at(table, 'tortuga'), at(table, 'tar-pits'), cat.discard]).toEqual([['nana'], ['zapbot'], ['upgrade']]);
  });
  test('SMU-435 SMU-082 points are looked at when the leaver’s turn ends, the leaver’s own do not count', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [{ base: 'tortuga' }],
      options: REMOVE,
      vars: { vp: [16, 15, 4, 0] },
    });
    ann.leaves();
    expect(table.winners).toEqual(['bob']);
  });
  test('SMU-435 what the leaver had begun is over: the next player’s cards go through all their steps', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['mass-enchantment'] },
      bob: { hand: ['king-rex'], deck: ['howl', 'upgrade'] },
      cat: {},
      bases: [{ base: 'tortuga', cat: ['fun-bear'] }],
      options: REMOVE,
    });
    ann.picks('mass-enchantment');
    ann.leaves();
    expect(bob.deck).toEqual(['howl', 'upgrade']);
    bob.picks('king-rex@tortuga');
    expect(table.vars.counters[table.card('fun-bear')]).toBe(1);
  });
  test('SMU-435 what the leaver was looking at goes back as it lay; what the leaver was searching is closed', () => {
    const leaving = (card: 'glory-hound@tortuga' | 'terraforming') => {
      const { ann, bob, table } = deal({
        ann: { hand: ['glory-hound', 'terraforming'] },
        bob: {},
        cat: {},
        bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
        baseDeck: ['palooza', 'ninja-dojo', 'jungle-oasis'],
        options: REMOVE,
      });
      ann.picks(card);
      ann.leaves();
      bob.isAskedFor('main');
      return { table, bob };
    };
    expect(leaving('glory-hound@tortuga').table.zone('baseDeck')).toEqual(['palooza', 'ninja-dojo', 'jungle-oasis']);
    const { table, bob } = leaving('terraforming');
    expect([table.zone('baseDeck').length, bob.knows('palooza')]).toEqual([3, false]);
  });
  test('SMU-435 SMU-234 an action of somebody else that the leaver was playing goes to its owner’s discard pile', () => {
    const { ann, bob } = deal({
      ann: { hand: ['mass-enchantment'] },
      bob: { deck: ['beam-up', 'upgrade'] },
      cat: {},
      bases: [{ base: 'tortuga', cat: ['fun-bear', 'nana'] }],
      options: REMOVE,
    });
    ann.plays('mass-enchantment', 'beam-up');
    ann.isAskedFor('return');
    ann.leaves();
    expect([bob.discard, bob.deck]).toEqual([['beam-up'], ['upgrade']]);
  });
  test('SMU-435 a question to the leaver counts as passed, waiting triggers are dropped', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      cat: {},
      bases: [{ base: 'tortuga', bob: ['buccaneer'] }, { base: 'tar-pits' }, { base: 'palooza' }],
      options: REMOVE,
    });
    ann.plays('ninja-master@tortuga', 'buccaneer');
    bob.isAskedFor('flee');
    bob.leaves();
    ann.isAskedFor('main');
    expect(at(table, 'tortuga')).toEqual(['ninja-master']);
  });
  test('SMU-435 a trigger that waited for its turn in the order is dropped with its seat', () => {
    const { ann, cat, bob } = deal({
      ann: { hand: ['powderkeg', 'howl'] },
      bob: { hand: ['granny'] },
      cat: {},
      bases: [
        { base: 'tortuga', ann: ['king-rex', { card: 'buccaneer', counters: 4 }], bob: ['nukebot'], cat: ['gremlin'] },
        { base: 'tar-pits' },
        { base: 'palooza' },
      ],
      options: REMOVE,
    });
    ann.plays('powderkeg', 'king-rex');
    ann.picks('t0', 't1');
    ann.isAskedFor('flee');
    cat.leaves();
    ann.picks('palooza');
    expect([ann.hand, bob.hand]).toEqual([['howl'], ['granny']]);
  });
  test('SMU-435 SMU-271 what was to last until the end of a turn of the leaver ends with this one', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['hidden-ninja', 'chronomage', 'augmentation', 'archmage'] },
      bob: {},
      cat: {},
      bases: [
        { base: 'jungle-oasis', bob: [{ card: 'king-rex', counters: 5 }] },
        { base: 'tortuga', bob: ['nana'] },
      ],
      options: REMOVE,
      vars: { ...SCORE, active: 1 },
    });
    ann.plays('hidden-ninja', 'chronomage@jungle-oasis', 'augmentation', 'nana');
    allPass(table);
    cat.isAskedFor('main');
    expect(power(table, 'nana')).toBe(7);
    ann.leaves();
    cat.picks('end');
    bob.isAskedFor('main');
    expect(power(table, 'nana')).toBe(3);
  });
  test('SMU-439 a seat removed while a base scores no longer counts; the next player decides what is left', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      cat: {},
      bases: [
        {
          base: 'the-mothership',
          ann: [{ card: 'king-rex', counters: 5 }],
          bob: [{ card: 'nukebot', counters: 5 }, 'nana'],
          cat: ['zapbot'],
        },
        { base: 'tortuga' },
      ],
      options: REMOVE,
      vars: SCORE,
    });
    ann.isAskedFor('special.before');
    ann.leaves();
    bob.isAskedFor('return');
    bob.picks('nana');
    allPass(table);
    expect(table.vars.vp.slice(0, 3)).toEqual([0, 4, 2]);
    expect(table.vars.active).toBe(1);
    bob.isAskedFor('main');
    cat.isNotAsked();
  });
  test('SMU-439 places already awarded stay as they are', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [{ base: 'the-mothership', ann: [{ card: 'king-rex', counters: 12 }, 'nana'], bob: ['granny'] }, { base: 'tortuga' }],
      options: REMOVE,
      vars: SCORE,
    });
    ann.isAskedFor('return');
    ann.leaves();
    expect(table.vars.vp.slice(0, 2)).toEqual([4, 2]);
    bob.isAskedFor('main');
  });
});

describe('15.1 Leaving while a base is scored', () => {
  const full = { card: 'king-rex', counters: 5 } as const;
  const four = () =>
    deal({
      ann: { hand: ['shinobi', 'nana'] },
      bob: { hand: ['hidden-ninja', 'gnome'] },
      cat: { hand: ['shinobi', 'zapbot'] },
      dan: { hand: ['shinobi#d', 'hoverbot'] },
      bases: [{ base: 'jungle-oasis', ann: [full] }, { base: 'tortuga' }],
      options: REMOVE,
      vars: SCORE,
    });
  test.each([
    ['who is asked', 'cat'],
    ['who has passed', 'bob'],
    ['the active player, who has passed', 'ann'],
  ] as const)('SMU-181 SMU-439 %s leaves: the others are still asked', (_, leaver) => {
    const { ann, bob, cat, dan, table } = four();
    ann.passes();
    bob.passes();
    table.seat(leaver).leaves();
    if (leaver !== 'cat') cat.passes();
    dan.picks('shinobi#d');
    allPass(table);
    expect(dan.copies('discard')).toEqual(['shinobi#d']);
  });
  test('SMU-435 SMU-439 the active player leaves: what others are doing goes on', () => {
    const { ann, bob, table } = four();
    ann.passes();
    bob.picks('hidden-ninja');
    ann.leaves();
    bob.picks('gnome@jungle-oasis');
    allPass(table);
    expect([...bob.discard].sort()).toEqual(['gnome', 'hidden-ninja']);
  });
  test('SMU-435 SMU-439 everybody else still has their part in the ability of the base', () => {
    const { ann, bob, cat } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'retirement-community', ann: ['granny'], bob: [{ card: 'nana', counters: 17 }], cat: ['zapbot'] },
        { base: 'tortuga' },
      ],
      options: REMOVE,
      vars: SCORE,
    });
    ann.isAskedFor('save');
    ann.leaves();
    bob.plays('nana', 'top');
    cat.passes();
    expect(bob.deck[0]).toBe('nana');
  });
  test('SMU-439 SMU-444 the winner leaves in the middle of the ability: the rest of it is done as silence would', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [{ base: 'school-of-wizardry', bob: [{ card: 'nukebot', counters: 15 }] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits', 'jungle-oasis'],
      options: REMOVE,
      vars: SCORE,
    });
    bob.isAskedFor('base.next');
    bob.leaves();
    expect([basesIn(table), table.zone('baseDeck')]).toEqual([
      ['palooza', 'tortuga'],
      ['ninja-dojo', 'tar-pits', 'jungle-oasis'],
    ]);
    ann.isNotAsked();
  });
  test('SMU-435 the base is finished up to the answers to the new one, a second full base is not begun', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['crypt-looter#a', 'granny'] },
      bob: { hand: ['crypt-looter#b', 'zapbot'] },
      cat: {},
      bases: [
        { base: 'jungle-oasis', bob: [full] },
        { base: 'tar-pits', cat: [{ card: 'nukebot', counters: 11 }] },
      ],
      baseDeck: ['palooza', 'tortuga'],
      options: REMOVE,
      vars: SCORE,
    });
    ann.picks('jungle-oasis');
    allPass(table, 'special.before', 'special.after');
    ann.isAskedFor('react');
    ann.leaves();
    bob.picks('crypt-looter#b@palooza');
    allPass(table);
    bob.isAskedFor('main');
    expect([copiesAt(table, 'palooza'), table.vars.vp]).toEqual([['crypt-looter#b'], [0, 2, 0, 0]]);
  });
});

describe('15.2 What silence answers', () => {
  test('SMU-441 SMU-436 phase 2 ends, with everything banked', () => {
    const { ann, bob } = deal({ ann: { hand: ['summon', 'nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('summon');
    ann.timesOut();
    bob.isAskedFor('main');
    expect(ann.hand).toContain('nana');
  });
  test('SMU-441 a play that is half of an effect is made by chance', () => {
    const { ann, table } = deal({ ann: { hand: ['king-rex'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['ninja-acolyte'] }] });
    ann.picks('special ninja-acolyte');
    ann.timesOut();
    expect(at(table, 'tortuga').length).toBe(1);
  });
  test('SMU-443 «may» and «up to» are declined', () => {
    const { ann, table } = deal({ ann: { hand: ['cannon'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['zapbot', 'grandma'] }] });
    ann.picks('cannon');
    ann.timesOut();
    expect(at(table, 'tortuga')).toEqual(['zapbot', 'grandma']);
  });
  test('SMU-445 everything else that is mandatory is made at random among the legal ones', () => {
    const { ann, bob } = deal({ ann: { hand: ['beam-up'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['zapbot', 'grandma'] }] });
    ann.picks('beam-up');
    ann.timesOut();
    expect(bob.hand.length).toBe(1);
  });
});

describe('15.3 Stalemate', () => {
  test('SMU-446 after 15 rounds without a card the table is told, after 25 points decide', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga' }], vars: { idle: 29, vp: [3, 2, 0, 0] } });
    ann.picks('end');
    expect(table.logKeys).toContain('idle');
  });
  test('SMU-446 the end, ties stay ties', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga' }], vars: { idle: 49, vp: [3, 3, 0, 0] } });
    ann.picks('end');
    expect([table.outcome?.reason, table.winners]).toEqual(['stalemate', ['ann', 'bob']]);
  });
  test('SMU-446 a card played from a hand begins the count anew', () => {
    const { ann, table } = deal({ ann: { hand: ['nana'], deck: [] }, bob: {}, bases: [{ base: 'tortuga' }], vars: { idle: 49 } });
    ann.plays('nana@tortuga', 'end');
    expect([table.outcome, table.vars.idle]).toEqual([null, 0]);
  });
});
