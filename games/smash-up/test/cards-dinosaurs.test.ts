import { describe, expect, test } from 'vitest';
import { allPass, at, breakpoint, deal, on, power, SCORE } from './table.ts';

describe('Dinosaurs', () => {
  test('SMU-014 king-rex: seven power and no ability', () => {
    const { ann, table } = deal({ ann: { hand: ['king-rex'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('king-rex@tortuga');
    expect(power(table, 'king-rex')).toBe(7);
    ann.mustPick('end');
  });
  test('SMU-263 laseratops: one with power 2 or less here must die, even the own one', () => {
    const { ann, table } = deal({
      ann: { hand: ['laseratops'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['grandma'], bob: ['nana'] },
        { base: 'tar-pits', bob: ['zapbot'] },
      ],
    });
    ann.picks('laseratops@tortuga');
    expect(at(table, 'tortuga')).toEqual(['nana', 'laseratops']);
  });
  test('laseratops: nobody weak enough', () => {
    const { ann, table } = deal({ ann: { hand: ['laseratops'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['nana'] }] });
    ann.picks('laseratops@tortuga');
    expect(at(table, 'tortuga')).toEqual(['nana', 'laseratops']);
  });
  test('SMU-068 armor-stego: +2 while it is not your turn', () => {
    const { ann, bob, table } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga', ann: ['armor-stego'], bob: ['armor-stego#b'] }] });
    expect([power(table, 'armor-stego'), power(table, 'armor-stego#b')]).toEqual([3, 5]);
    ann.picks('end');
    bob.isToAct();
    expect([power(table, 'armor-stego'), power(table, 'armor-stego#b')]).toEqual([5, 3]);
  });
  test('SMU-154 war-raptor: +1 for each raptor here, no matter whose', () => {
    const { ann, table } = deal({
      ann: { hand: ['war-raptor'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['war-raptor#a'], bob: ['war-raptor#b'] }, { base: 'tar-pits' }],
    });
    expect([power(table, 'war-raptor#a'), power(table, 'war-raptor#b')]).toEqual([4, 4]);
    ann.picks('war-raptor@tar-pits');
    expect(power(table, 'war-raptor')).toBe(3);
  });
  test('SMU-081 augmentation: +4 up to the end of your turn', () => {
    const { ann, table } = deal({ ann: { hand: ['augmentation'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'] }] });
    ann.picks('augmentation');
    expect(power(table, 'nana')).toBe(7);
    table.until('turn');
    ann.picks('end');
    expect(power(table, 'nana')).toBe(3);
  });
  test('augmentation: played on another turn it lasts to the end of the next own one', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['hidden-ninja', 'chronomage', 'augmentation'] },
      bob: {},
      bases: [
        { base: 'jungle-oasis', bob: ['king-rex', 'supreme-overlord'] },
        { base: 'tortuga', ann: ['nana'] },
      ],
      vars: { ...SCORE, active: 1 },
    });
    ann.plays('hidden-ninja', 'chronomage@jungle-oasis', 'augmentation', 'nana');
    allPass(table);
    ann.isToAct();
    expect(power(table, 'nana')).toBe(7);
    table.until('turn');
    ann.picks('end');
    expect(power(table, 'nana')).toBe(3);
    bob.isNotAsked();
  });
  test('SMU-158 howl: +1 for all yours that are in play now', () => {
    const { ann, table } = deal({
      ann: { hand: ['howl', 'granny'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['nana'], bob: ['zapbot'] },
        { base: 'tar-pits', ann: ['king-rex'] },
      ],
    });
    ann.plays('howl', 'granny@tortuga');
    expect(['nana', 'king-rex', 'zapbot', 'granny'].map((name) => power(table, name))).toEqual([4, 8, 2, 4]);
  });
  test('SMU-412 natural-selection: one of yours, then a weaker one beside it', () => {
    const { ann, table } = deal({
      ann: { hand: ['natural-selection'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['granny'], bob: ['nana', 'king-rex'] },
        { base: 'tar-pits', ann: ['zapbot'] },
      ],
    });
    ann.plays('natural-selection', 'granny');
    expect(at(table, 'tortuga')).toEqual(['granny', 'king-rex']);
  });
  test('SMU-277 natural-selection: any own minion may be chosen, also without a weaker one beside it', () => {
    const { ann, table } = deal({
      ann: { hand: ['natural-selection'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['granny'], bob: ['nana'] },
        { base: 'tar-pits', ann: ['zapbot'], bob: ['king-rex'] },
      ],
    });
    ann.picks('natural-selection');
    ann.mustPick('granny', 'zapbot');
    ann.picks('zapbot');
    expect(at(table, 'tar-pits')).toEqual(['zapbot', 'king-rex']);
  });
  test('SMU-277 rampage: the breakpoint falls by the power of a minion, only where you have one', () => {
    const { ann, table } = deal({
      ann: { hand: ['rampage'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['grandma', 'king-rex'] },
        { base: 'tar-pits', bob: ['zapbot'] },
      ],
    });
    ann.plays('rampage', 'king-rex');
    expect(breakpoint(table, 'tortuga')).toBe(14);
    table.until('turn');
    ann.picks('end');
    expect(breakpoint(table, 'tortuga')).toBe(21);
  });
  test('SMU-153 SMU-260 rampage: a breakpoint is never below zero', () => {
    const { ann, table } = deal({
      ann: { hand: ['rampage'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [{ card: 'king-rex', counters: 9 }] }],
    });
    ann.picks('rampage');
    expect(breakpoint(table, 'jungle-oasis')).toBe(0);
  });
  test('SMU-427 survival-of-the-fittest: the weakest of each base, all together; equals are chosen', () => {
    const { ann, table } = deal({
      ann: { hand: ['survival-of-the-fittest'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['granny'], bob: ['zapbot', 'grandma'] },
        { base: 'tar-pits', ann: ['nana'], bob: ['hoverbot'] },
        { base: 'palooza', bob: ['warbot', 'king-rex'] },
      ],
    });
    ann.picks('survival-of-the-fittest');
    ann.mustPick('zapbot', 'grandma');
    ann.picks('zapbot');
    expect(at(table, 'tortuga')).toEqual(['granny', 'grandma']);
    expect(at(table, 'tar-pits')).toEqual(['nana', 'hoverbot']);
    expect(at(table, 'palooza')).toEqual(['warbot', 'king-rex']);
  });
  test('SMU-405 SMU-E26 tooth-and-claw-and-guns: destroyed instead of the next effect, own ones included', () => {
    const { ann, table } = deal({
      ann: { hand: ['group-hug'] },
      bob: {},
      bases: [{ base: 'the-central-brain', ann: [{ card: 'fun-bear', on: ['tooth-and-claw-and-guns'] }], bob: ['zapbot', 'nana'] }],
    });
    expect(power(table, 'fun-bear')).toBe(3);
    ann.picks('group-hug');
    expect(power(table, 'fun-bear')).toBe(3);
    expect(on(table, 'fun-bear')).toEqual([]);
    expect(ann.discard).toEqual(expect.arrayContaining(['tooth-and-claw-and-guns', 'group-hug']));
  });
  test('SMU-405 tooth-and-claw-and-guns: an action that is attached stays, but works from the next turn on', () => {
    const { ann, table } = deal({
      ann: { hand: ['poison'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'king-rex', on: ['tooth-and-claw-and-guns'] }] }],
    });
    ann.picks('poison@king-rex');
    expect([on(table, 'king-rex'), power(table, 'king-rex')]).toEqual([['poison'], 7]);
    table.until('turn');
    ann.picks('end');
    expect(power(table, 'king-rex')).toBe(3);
  });
  test('upgrade: +2 for its minion', () => {
    const { ann, table } = deal({ ann: { hand: ['upgrade'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'], bob: ['zapbot'] }] });
    ann.mustPick('end', 'upgrade@nana', 'upgrade@zapbot');
    ann.picks('upgrade@nana');
    expect(power(table, 'nana')).toBe(5);
  });
  test('SMU-105 upgrade: nowhere to be attached', () => {
    const { ann } = deal({ ann: { hand: ['upgrade'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.mustPick('end');
    expect(ann.whyNot('upgrade')?.rule).toBe('SMU-105');
  });
  test('SMU-371 SMU-372 wildlife-preserve: opponents’ actions do nothing here, their minions do', () => {
    const { ann, table } = deal({
      ann: { hand: ['seeing-stars', 'tiger-assassin'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['nana'], on: [{ card: 'wildlife-preserve', of: 'bob' }] },
        { base: 'tar-pits', bob: ['zapbot'] },
      ],
    });
    ann.picks('seeing-stars');
    expect(at(table, 'tar-pits')).toEqual([]);
    ann.plays('tiger-assassin@tortuga', 'nana');
    expect(at(table, 'tortuga')).toEqual(['wildlife-preserve', 'tiger-assassin']);
  });
  test('SMU-372 SMU-373 wildlife-preserve: a minion that arrives throws foreign actions off', () => {
    const { ann, table } = deal({
      ann: { hand: ['way-of-deception'] },
      bob: {},
      bases: [
        { base: 'tortuga', on: [{ card: 'wildlife-preserve', of: 'ann' }] },
        { base: 'tar-pits', ann: [{ card: 'nana', on: [{ card: 'cuddle', of: 'bob' }, 'upgrade'] }] },
      ],
    });
    ann.picks('way-of-deception');
    expect(at(table, 'tortuga')).toEqual(['wildlife-preserve', 'nana', 'upgrade']);
  });
});
