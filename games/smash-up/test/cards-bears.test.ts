import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, counters, deal, power, SCORE } from './table.ts';

describe('Teddy Bears', () => {
  test('sir-squeezes: three small minions beside him, together not above 5', () => {
    const { ann, table } = deal({
      ann: { hand: ['sir-squeezes', 'fun-bear', 'lovey-bear', 'grandma', 'granny'] },
      bob: {},
      bases: [{ base: 'tar-pits' }, { base: 'tortuga' }],
    });
    act(table, 'ann', 'sir-squeezes@tar-pits');
    expect(bankOf(table)).toEqual(['action:regular', 'minion:budget']);
    ann.mustPick('end', 'fun-bear@tar-pits', 'lovey-bear@tar-pits', 'grandma@tar-pits');
    ann.picks('lovey-bear@tar-pits');
    ann.picks('fun-bear@tar-pits');
    ann.mustPick('end');
    expect(bankOf(table)).toEqual(['action:regular']);
    expect(at(table, 'tar-pits')).toEqual(['sir-squeezes', 'lovey-bear', 'fun-bear']);
  });
  test('SMU-127 the plays beside Sir Squeezes stay at his first base when he is gone', () => {
    const { ann, table } = deal({
      ann: { hand: ['sir-squeezes', 'fun-bear', 'way-of-deception'] },
      bob: {},
      bases: [{ base: 'tar-pits' }, { base: 'tortuga' }],
    });
    act(table, 'ann', 'sir-squeezes@tar-pits', 'way-of-deception');
    expect(at(table, 'tortuga')).toEqual(['sir-squeezes']);
    ann.mustPick('end', 'fun-bear@tar-pits');
  });

  test('fun-bear: a counter for each minion that an opponent plays or moves here, none for the own ones', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['granny', 'invasion'] },
      bob: { hand: [] },
      bases: [
        { base: 'tar-pits', bob: ['fun-bear'] },
        { base: 'tortuga', bob: ['zapbot'] },
      ],
    });
    ann.picks('granny@tar-pits');
    expect(counters(table, 'fun-bear')).toBe(1);
    ann.plays('invasion', 'zapbot');
    expect(counters(table, 'fun-bear')).toBe(2);
    expect(power(table, 'fun-bear')).toBe(4);
    ann.picks('end');
    bob.isToAct();
  });
  test('fun-bear: nothing for the own minions', () => {
    const { ann, table } = deal({ ann: { hand: ['granny'] }, bob: {}, bases: [{ base: 'tar-pits', ann: ['fun-bear'] }] });
    ann.picks('granny@tar-pits');
    expect(counters(table, 'fun-bear')).toBe(0);
  });

  test('SMU-345 SMU-E15 lovey-bear: only a higher starting power of an opponent counts, not counters', () => {
    const { ann, table } = deal({
      ann: { hand: [] },
      bob: {},
      bases: [
        { base: 'tar-pits', ann: ['lovey-bear#a'], bob: [{ card: 'zapbot', counters: 4 }] },
        { base: 'tortuga', ann: ['lovey-bear#b', 'king-rex'], bob: ['granny'] },
      ],
    });
    expect(power(table, 'lovey-bear#a')).toBe(3);
    expect(power(table, 'zapbot')).toBe(6);
    expect(power(table, 'lovey-bear#b')).toBe(4);
    ann.isToAct();
  });
  test('SMU-376 lovey-bear: bears of two players look at each other', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['king-rex', 'lovey-bear#a'], bob: ['lovey-bear#b'] }],
    });
    expect([power(table, 'lovey-bear#a'), power(table, 'lovey-bear#b')]).toEqual([7, 7]);
  });

  test('SMU-346 SMU-E14 snuggly-bear: several answer the first minion, with no play used', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny', 'snuggly-bear', 'snuggly-bear', 'snuggly-bear'] },
      bob: {},
      bases: [{ base: 'tar-pits' }, { base: 'tortuga' }],
    });
    ann.picks('granny@tar-pits');
    ann.isAskedFor('react');
    ann.mayPick('snuggly-bear@tar-pits', 'snuggly-bear@tar-pits', 'snuggly-bear@tar-pits');
    ann.picks('snuggly-bear@tar-pits');
    ann.picks('snuggly-bear@tar-pits');
    ann.passes();
    expect(at(table, 'tar-pits')).toEqual(['granny', 'snuggly-bear', 'snuggly-bear']);
    expect(bankOf(table)).toEqual(['action:regular']);
  });
  test('snuggly-bear: not after the second minion of a turn', () => {
    const { ann } = deal({
      ann: { hand: ['granny', 'snuggly-bear', 'summon', 'grandma'] },
      bob: {},
      bases: [{ base: 'tar-pits' }],
    });
    ann.plays('summon', 'granny@tar-pits');
    ann.passes();
    ann.plays('grandma@tar-pits', 'top');
    ann.isAskedFor('main');
  });
  test('SMU-379 SMU-380 snuggly-bear: also on another turn, at the place where the first minion was played', () => {
    const { ann, bob } = deal({
      ann: { hand: [] },
      bob: { hand: ['shinobi', 'snuggly-bear'] },
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
    });
    ann.picks('end');
    bob.picks('shinobi');
    bob.mayPick('snuggly-bear@jungle-oasis');
    bob.picks('snuggly-bear@jungle-oasis');
    expect(bob.discard).toContain('snuggly-bear');
  });

  test('SMU-417 bear-picnic: opponents play their small minions only here; two picnics forbid them everywhere', () => {
    const { ann } = deal({
      ann: { hand: ['zapbot', 'granny'] },
      bob: {},
      cat: {},
      bases: [{ base: 'tar-pits', on: [{ card: 'bear-picnic#b', of: 'bob' }] }, { base: 'tortuga' }],
    });
    ann.mustPick('end', 'zapbot@tar-pits', 'granny@tar-pits', 'granny@tortuga');
  });
  test('SMU-261 SMU-417 two picnics of different players leave no place', () => {
    const { ann } = deal({
      ann: { hand: ['zapbot'] },
      bob: {},
      cat: {},
      bases: [
        { base: 'tar-pits', on: [{ card: 'bear-picnic#b', of: 'bob' }] },
        { base: 'tortuga', on: [{ card: 'bear-picnic#c', of: 'cat' }] },
      ],
    });
    ann.mustPick('end');
    expect(ann.whyNot('zapbot')?.rule).toBe('SMU-418');
  });
  test('bear-picnic: its own player is not bound', () => {
    const { ann } = deal({
      ann: { hand: ['zapbot', 'bear-picnic'] },
      bob: {},
      bases: [{ base: 'tar-pits' }, { base: 'tortuga' }],
    });
    ann.picks('bear-picnic@tar-pits');
    ann.isOffered('zapbot@tortuga');
  });

  test('care-package: the card drawn may be the minion of the extra play', () => {
    const { ann, table } = deal({ ann: { hand: ['care-package'], deck: ['granny'] }, bob: {}, bases: [{ base: 'tar-pits' }] });
    ann.picks('care-package');
    expect(ann.hand).toEqual(['granny']);
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:extra']);
    ann.picks('granny@tar-pits');
    expect(bankOf(table)).toEqual(['minion:regular']);
  });

  test('SMU-421 SMU-349 cuddle: no ability works, actions and counters go on, the name still counts', () => {
    const { ann, table } = deal({
      ann: { hand: ['cuddle'] },
      bob: {},
      bases: [{ base: 'tar-pits', bob: [{ card: 'war-raptor#x', on: ['upgrade'], counters: 1 }, 'war-raptor#y'] }],
    });
    expect(power(table, 'war-raptor#x')).toBe(7);
    ann.picks('cuddle@war-raptor#x');
    expect(power(table, 'war-raptor#x')).toBe(5);
    expect(power(table, 'war-raptor#y')).toBe(4);
  });
  test('SMU-229 SMU-130 cuddle: a cancelled minion does not react to its own destruction', () => {
    const { ann, bob } = deal({
      ann: { hand: ['seeing-stars'] },
      bob: { hand: ['granny'] },
      bases: [{ base: 'tortuga', bob: [{ card: 'gremlin', on: [{ card: 'cuddle', of: 'ann' }] }] }],
    });
    ann.picks('seeing-stars');
    expect(bob.hand).toEqual(['granny']);
    expect(ann.discard).toContain('cuddle');
  });

  test('SMU-340 SMU-E11 group-hug: counted once, wherever the minion goes', () => {
    const { ann, table } = deal({
      ann: { hand: ['group-hug', 'granny', 'time-loop', 'way-of-deception'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['king-rex', 'zapbot'], bob: ['nana', 'grandma'] }, { base: 'tortuga' }],
    });
    act(table, 'ann', 'time-loop', 'group-hug', 'king-rex');
    expect(power(table, 'king-rex')).toBe(10);
    act(table, 'ann', 'granny@tar-pits', 'way-of-deception', 'king-rex');
    expect(at(table, 'tortuga')).toEqual(['king-rex']);
    expect(power(table, 'king-rex')).toBe(10);
    table.until('turn');
    ann.picks('end');
    expect(power(table, 'king-rex')).toBe(7);
  });
  test('SMU-104 group-hug: without a minion it does nothing', () => {
    const { ann } = deal({ ann: { hand: ['group-hug'] }, bob: {}, bases: [{ base: 'tar-pits', bob: ['nana'] }] });
    ann.picks('group-hug');
    expect(ann.discard).toEqual(['group-hug']);
  });

  test('SMU-173 SMU-188 SMU-E05 love-overload: both strongest die, scoring goes on', () => {
    const { ann, table } = deal({
      ann: { hand: ['love-overload'] },
      bob: {},
      bases: [
        { base: 'the-central-brain' },
        { base: 'the-mothership', ann: ['granny', 'nana', 'hoverbot', 'grandma'], bob: ['sir-squeezes', 'ninja-master'] },
      ],
      vars: SCORE,
    });
    ann.picks('love-overload');
    ann.passes();
    expect(table.vars.vp.slice(0, 2)).toEqual([4, 0]);
    expect(table.logKeys).toContain('destroys');
  });
  test('SMU-377 love-overload: a strongest one that cannot be destroyed survives, nobody in its place', () => {
    const { ann, table } = deal({
      ann: { hand: ['love-overload'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['nana'], bob: [{ card: 'warbot', on: ['upgrade'] }, 'granny', 'grandma'] }],
      vars: SCORE,
    });
    ann.picks('love-overload');
    expect(table.logKeys).not.toContain('destroys');
    expect(table.vars.vp[1]).toBe(2);
  });
  test('SMU-133 love-overload: played in phase 2 it does nothing', () => {
    const { ann } = deal({ ann: { hand: ['love-overload'] }, bob: {}, bases: [{ base: 'tar-pits', bob: ['nana'] }] });
    ann.picks('love-overload');
    expect(ann.discard).toEqual(['love-overload']);
  });

  test('SMU-381 square-deal: until an opponent holds fewer', () => {
    const { ann } = deal({
      ann: { hand: ['square-deal'], deck: ['granny', 'nana', 'grandma', 'matriarch'] },
      bob: { hand: ['zapbot', 'zapbot'] },
      cat: { hand: ['hoverbot', 'hoverbot', 'hoverbot'] },
      bases: [{ base: 'tar-pits' }],
    });
    ann.picks('square-deal');
    expect(ann.hand).toEqual(['granny', 'nana', 'grandma']);
  });
  test('square-deal: nothing to draw if an opponent holds fewer already', () => {
    const { ann } = deal({ ann: { hand: ['square-deal', 'nana'] }, bob: { hand: [] }, bases: [{ base: 'tar-pits' }] });
    ann.picks('square-deal');
    expect(ann.hand).toEqual(['nana']);
  });

  test('tea-party: a card with two minions here, one of them yours; on the turn it is played', () => {
    const { ann } = deal({
      ann: { hand: ['tea-party'], deck: ['granny'] },
      bob: {},
      bases: [
        { base: 'tar-pits', ann: ['nana'], bob: ['zapbot'] },
        { base: 'tortuga', ann: ['grandma'] },
      ],
    });
    ann.picks('tea-party@tar-pits');
    ann.picks('talent tea-party');
    expect(ann.hand).toEqual(['granny']);
    ann.cannotPick('talent tea-party');
    expect(ann.whyNot('tea-party')?.rule).toBe('SMU-108');
  });
  test('SMU-109 tea-party: not with a single minion', () => {
    const { ann } = deal({ ann: { hand: ['tea-party'] }, bob: {}, bases: [{ base: 'tar-pits', ann: ['nana'] }] });
    ann.picks('tea-party@tar-pits');
    ann.cannotPick('talent tea-party');
    expect(ann.whyNot('tea-party')?.rule).toBe('SMU-109');
  });

  test('SMU-275 SMU-E33 too-cute: an opponent cannot destroy, only other targets are left', () => {
    const { ann, table } = deal({
      ann: { hand: ['seeing-stars'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['collector'], bob: ['zapbot'], on: [{ card: 'too-cute', of: 'bob' }] }],
    });
    ann.picks('seeing-stars');
    expect(at(table, 'tortuga')).toEqual(['zapbot', 'too-cute']);
  });
  test('SMU-141 too-cute: a base may destroy, and other effects work', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['beam-up'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['zapbot', 'nana'], on: [{ card: 'too-cute', of: 'bob' }] },
        { base: 'ninja-dojo', ann: [{ card: 'king-rex', counters: 11 }] },
      ],
    });
    ann.plays('beam-up', 'zapbot', 'end');
    act(table, 'ann', 'nana');
    allPass(table);
    expect([at(table, 'tortuga'), bob.discard]).toEqual([['too-cute'], ['nana']]);
  });
});
