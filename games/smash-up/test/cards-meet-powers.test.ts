import { describe, expect, test } from 'vitest';
import { act, allPass, at, breakpoint, copiesAt, deal, foreign, full, power, SCORE, START } from './table.ts';

describe('powers and limits', () => {
  test('SMU-376 lovey-bear looks at starting power: not at an Armor Stego on guard, and a Poison comes off the raised value', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['lovey-bear#a'], bob: ['armor-stego'] },
        { base: 'tar-pits', ann: [{ card: 'lovey-bear#b', on: [foreign('poison')] }], bob: ['king-rex'] },
        { base: 'palooza', ann: [{ card: 'lovey-bear#c', on: [foreign('cuddle')] }], bob: ['nukebot'] },
      ],
    });
    allPass(table);
    expect(power(table, 'armor-stego')).toBe(5);
    expect(power(table, 'lovey-bear#a')).toBe(3);
    expect(power(table, 'lovey-bear#b')).toBe(3);
    expect(power(table, 'lovey-bear#c')).toBe(3);
  });
  test('SMU-160 disintegrator: a Lovey Bear beside King Rex is too strong', () => {
    const { ann, table } = deal({
      ann: { hand: ['disintegrator'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['king-rex', 'zapbot'], bob: ['lovey-bear', 'nana'] }],
      unfinished: true,
    });
    act(table, 'ann', 'disintegrator');
    ann.mustPick('zapbot', 'nana');
  });
  test('SMU-160 collector: a poisoned King Rex is weak enough, an Armor Stego on ann’s turn is not', () => {
    const { bob, table } = deal({
      ann: { hand: ['collector'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'king-rex', on: ['poison'] }, 'armor-stego'] }],
    });
    act(table, 'ann', 'collector@tortuga', 'king-rex');
    allPass(table);
    expect(bob.hand).toEqual(['king-rex']);
    expect(at(table, 'tortuga')).toEqual(['armor-stego', 'collector']);
  });
  test('SMU-068 armor-stego: the own five phases, scoring included', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['armor-stego#a', 'granny'], bob: ['armor-stego#b'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    allPass(table);
    // 3 + 4 + 5 on ann's turn.
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 0]);
  });
  test('SMU-159 classic-rocker: Rampage has taken the base below 21', () => {
    const { ann, table } = deal({
      ann: { hand: ['rampage'] },
      bob: {},
      bases: [{ base: 'under-the-bed', ann: ['classic-rocker', 'zapbot'] }],
    });
    act(table, 'ann', 'rampage', 'zapbot');
    allPass(table);
    expect(breakpoint(table, 'under-the-bed')).toBe(20);
    ann.mustPick('end');
  });
  test('SMU-385 total-sellout: a base raised to 21 is worth three cards', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['total-sellout'], deck: ['howl', 'summon', 'scry', 'portal'] },
      bases: [{ base: 'jungle-oasis', ann: [full(21)], bob: ['zapbot'], on: ['turn-up-to-11'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'bob', 'total-sellout');
    allPass(table);
    expect(bob.hand).toEqual(['howl', 'summon', 'scry']);
  });
  test('SMU-428 total-sellout: no more after the only minion was moved away', () => {
    const { ann, table } = deal({
      ann: { hand: ['you-call-this-archaeology', 'total-sellout'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
      unfinished: true,
    });
    act(table, 'ann', []);
    act(table, 'ann', 'you-call-this-archaeology');
    ann.cannotPick('total-sellout');
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 0]);
  });
  test('SMU-072 turn-up-to-11 destroyed: the base is full now', () => {
    const { table } = deal({
      ann: { hand: ['disenchant'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [full(12)], on: [{ card: 'turn-up-to-11', of: 'bob' }] }, { base: 'tortuga' }],
    });
    act(table, 'ann', 'disenchant', 'end');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 0]);
  });
  test('SMU-386 hot-venue: a minion that The Homeworld lets ann play on bob’s turn counts at its end', () => {
    const { ann, table } = deal({
      ann: { hand: ['shinobi', 'zapbot'], deck: ['howl', 'summon'] },
      bob: { hand: [] },
      bases: [
        { base: 'the-homeworld', bob: [full(23)] },
        { base: 'tortuga', on: ['hot-venue'] },
      ],
      vars: { ...SCORE, active: 1 },
    });
    table.until('turn');
    act(table, 'ann', 'shinobi', 'zapbot@tortuga');
    allPass(table);
    expect(ann.hand).toEqual(['howl']);
    expect(power(table, 'zapbot')).toBe(3);
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 4]);
  });
  test('SMU-411 sacrifice of a minion of power 0: no card, and it dies', () => {
    const { ann, table } = deal({
      ann: { hand: ['sacrifice'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: [foreign('poison')] }] }],
    });
    act(table, 'ann', 'sacrifice');
    allPass(table);
    expect(ann.hand).toEqual([]);
    expect(at(table, 'tortuga')).toEqual([]);
  });
  test('SMU-194 rhodes-plaza-mall: a minion of power 0 is one', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [{ base: 'rhodes-plaza-mall', ann: [full(24)], bob: ['nana', { card: 'granny', on: ['poison'] }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    allPass(table);
    expect(table.vars.vp.slice(0, 3)).toEqual([1, 2, 0]);
  });
  test('SMU-392 ancient-temple: a second minion changes nothing; leaving ends it for good', () => {
    const { table } = deal({
      ann: { hand: ['granny', 'time-loop', 'way-of-deception', 'invasion'] },
      bob: {},
      bases: [{ base: 'ancient-temple', ann: ['zapbot'], bob: ['nana', 'grandma'] }, { base: 'tortuga' }],
      vars: START,
    });
    act(table, 'ann', 'granny@ancient-temple', 'time-loop', 'way-of-deception', 'zapbot', 'invasion', 'zapbot');
    allPass(table);
    expect(at(table, 'ancient-temple')).toEqual(['nana', 'grandma', 'granny', 'zapbot']);
    expect(power(table, 'zapbot')).toBe(2);
  });
  test('SMU-421 microbot-alpha cuddled is a Microbot of power 1 like the others', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'microbot-alpha', on: [foreign('cuddle')] }, 'microbot-fixer', 'granny'] }],
    });
    allPass(table);
    expect(power(table, 'microbot-alpha')).toBe(2);
    expect(power(table, 'microbot-fixer')).toBe(2);
    expect(power(table, 'granny')).toBe(4);
  });
  test('SMU-408 infiltrate destroyed: the base is minded again', () => {
    const { table } = deal({
      ann: { hand: ['infiltrate'] },
      bob: { hand: ['disenchant'] },
      bases: [{ base: 'the-central-brain', ann: ['granny'], bob: ['nana'] }],
    });
    act(table, 'ann', 'infiltrate@the-central-brain', 'ignore', 'end');
    act(table, 'bob', 'disenchant');
    allPass(table);
    expect(power(table, 'granny')).toBe(5);
    expect(power(table, 'nana')).toBe(4);
  });
  test('SMU-152 swashbuckling: the floor of 0 comes after all changes', () => {
    const { table } = deal({
      ann: { hand: ['swashbuckling'] },
      bob: {},
      bases: [
        {
          base: 'tortuga',
          ann: [
            { card: 'zapbot', on: [foreign('poison')] },
            { card: 'collector', counters: 3 },
          ],
        },
      ],
    });
    act(table, 'ann', 'swashbuckling');
    allPass(table);
    expect(power(table, 'zapbot')).toBe(0);
    expect(power(table, 'collector')).toBe(6);
  });
  test('SMU-129 war-raptor: the third one is as strong as Leprechaun by then', () => {
    const { table } = deal({
      ann: { hand: ['war-raptor#3'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['war-raptor#1', 'war-raptor#2'], bob: ['leprechaun'] }],
    });
    act(table, 'ann', 'war-raptor#3@tortuga');
    allPass(table);
    expect(copiesAt(table, 'tortuga')).toEqual(['war-raptor#1', 'war-raptor#2', 'leprechaun', 'war-raptor#3']);
  });
  test('SMU-271 howl: a minion that left and came back has lost it', () => {
    const { table } = deal({ ann: { hand: ['time-loop', 'howl', 'beam-up'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['collector'] }] });
    act(table, 'ann', 'time-loop', 'howl', 'beam-up', 'collector@tortuga', []);
    allPass(table);
    expect(power(table, 'collector')).toBe(2);
  });
});
