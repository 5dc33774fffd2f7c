import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, deal, END, on, power, SCORE, START } from './table.ts';

describe('Ninjas', () => {
  test('ninja-master: any minion here may be destroyed', () => {
    const { ann, table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['king-rex'] },
        { base: 'palooza', bob: ['nana'] },
      ],
    });
    ann.picks('ninja-master@tortuga');
    ann.mayPick('king-rex', 'ninja-master');
    ann.picks('king-rex');
    expect(at(table, 'tortuga')).toEqual(['ninja-master']);
  });
  test('tiger-assassin: power 3 or less here, or nobody', () => {
    const { ann, table } = deal({ ann: { hand: ['tiger-assassin'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['granny', 'nana'] }] });
    ann.picks('tiger-assassin@tortuga');
    ann.mayPick('nana');
    ann.passes();
    expect(at(table, 'tortuga')).toEqual(['granny', 'nana', 'tiger-assassin']);
  });
  test('SMU-406 SMU-186 shinobi: before scoring to the scoring base, one a player and base', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: { hand: ['shinobi', 'shinobi'] },
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    bob.mayPick('shinobi', 'shinobi');
    bob.picks('shinobi');
    if (table.match.askOf(1) !== null) bob.cannotPick('shinobi');
    allPass(table);
    expect(bob.discard).toEqual(['shinobi']);
    ann.isNotAsked();
  });
  test('SMU-382 shinobi: another player may use one for the same base', () => {
    const { bob, cat, table } = deal({
      ann: {},
      bob: { hand: ['shinobi#b'] },
      cat: { hand: ['shinobi#c'] },
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    bob.picks('shinobi#b');
    cat.picks('shinobi#c');
    allPass(table);
    expect([bob.copies('discard'), cat.copies('discard')]).toEqual([['shinobi#b'], ['shinobi#c']]);
  });
  test('SMU-424 ninja-acolyte: back to the hand, then a minion must be played there', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['ninja-acolyte'] }, { base: 'tar-pits' }],
    });
    ann.picks('special ninja-acolyte');
    ann.mustPick('granny@tortuga', 'ninja-acolyte@tortuga');
    ann.picks('granny@tortuga');
    expect(at(table, 'tortuga')).toEqual(['granny']);
    expect(bankOf(table)).toContain('minion:regular');
  });
  test('SMU-126 ninja-acolyte: not after a minion was played in this phase', () => {
    const { ann } = deal({ ann: { hand: ['granny'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['ninja-acolyte'] }] });
    ann.picks('granny@tortuga');
    ann.cannotPick('special ninja-acolyte');
  });
  test('SMU-238 SMU-424 ninja-acolyte: kept there by its guard, there is no play', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'ninja-acolyte', on: ['tooth-and-claw-and-guns'] }] }],
    });
    ann.picks('special ninja-acolyte');
    ann.isAskedFor('main');
    expect(at(table, 'tortuga')).toEqual(['ninja-acolyte']);
  });
  test('SMU-424 ninja-acolyte: not offered where nothing could be played', () => {
    const { ann } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: ['ninja-acolyte'], on: [{ card: 'overrun', of: 'bob' }] }],
    });
    ann.mustPick('end');
  });
  test('SMU-407 assassination: at the end of every turn its minion is destroyed', () => {
    const { table, bob } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'king-rex', on: [{ card: 'assassination', of: 'ann' }] }] }],
      vars: END,
    });
    expect(bob.discard).toEqual(['king-rex']);
    expect(at(table, 'tortuga')).toEqual([]);
  });
  test('SMU-407 assassination: tried again after it failed', () => {
    const { ann, table } = deal({
      ann: { hand: ['beam-up'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'warbot', on: [{ card: 'assassination', of: 'ann' }] }] }],
      vars: END,
      unfinished: true,
    });
    expect(at(table, 'tortuga')).toEqual(['warbot', 'assassination']);
    ann.isNotAsked();
  });
  test('SMU-424 disguise: one or two of one base, as many new ones, then they go home', () => {
    const { ann, table } = deal({
      ann: { hand: ['disguise', 'granny', 'king-rex'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['nana', 'grandma'] },
        { base: 'tar-pits', ann: ['zapbot'] },
      ],
    });
    ann.plays('disguise', 'nana');
    ann.mayPick('grandma');
    ann.picks('grandma');
    ann.mustPick('granny@tortuga', 'king-rex@tortuga');
    ann.plays('granny@tortuga', 'king-rex@tortuga');
    expect(at(table, 'tortuga')).toEqual(['granny', 'king-rex']);
    expect(ann.hand).toEqual(['nana', 'grandma']);
  });
  test('SMU-424 disguise: nobody is asked for a second minion where there is one', () => {
    const { ann, table } = deal({
      ann: { hand: ['disguise', 'granny', 'king-rex'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['nana'], bob: ['invader'] },
        { base: 'tar-pits', ann: ['zapbot'] },
      ],
    });
    ann.plays('disguise', 'nana');
    ann.mustPick('granny@tortuga', 'king-rex@tortuga');
    ann.picks('granny@tortuga');
    expect(at(table, 'tortuga')).toEqual(['invader', 'granny']);
    expect(ann.hand).toEqual(['king-rex', 'nana']);
  });
  test('SMU-424 disguise: without a minion in hand it does nothing', () => {
    const { ann, table } = deal({ ann: { hand: ['disguise', 'howl'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'] }] });
    ann.picks('disguise');
    ann.passes();
    expect(at(table, 'tortuga')).toEqual(['nana']);
  });
  test('SMU-119 SMU-135 SMU-E27 hidden-ninja: a minion on the scoring base, and what it gives now or never', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['hidden-ninja', 'chronomage', 'howl'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', bob: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      vars: { ...SCORE, active: 1 },
    });
    ann.plays('hidden-ninja', 'chronomage@jungle-oasis');
    ann.isAskedFor('extra.action');
    ann.mayPick('howl');
    expect(ann.discard).toEqual([]);
    ann.picks('howl');
    allPass(table);
    expect(ann.discard).toEqual(expect.arrayContaining(['howl', 'hidden-ninja', 'chronomage']));
    bob.isNotAsked();
  });
  test('SMU-183 hidden-ninja: the minion may be declined', () => {
    const { ann, table } = deal({
      ann: { hand: ['hidden-ninja', 'chronomage'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', bob: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.picks('hidden-ninja');
    ann.passes();
    allPass(table);
    expect(ann.hand).toContain('chronomage');
  });
  test('SMU-408 SMU-420 infiltrate: another action of the base is destroyed; the base may be ignored', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['infiltrate'] },
      bob: {},
      bases: [{ base: 'the-central-brain', ann: ['nana'], bob: ['zapbot'], on: [{ card: 'hideout', of: 'bob' }] }],
    });
    ann.picks('infiltrate@the-central-brain');
    expect(bob.discard).toEqual(['hideout']);
    ann.isAskedFor('ignore');
    ann.picks('ignore');
    expect([power(table, 'nana'), power(table, 'zapbot')]).toEqual([3, 3]);
  });
  test('SMU-408 infiltrate: not asked about a base without an ability', () => {
    const { ann } = deal({ ann: { hand: ['infiltrate'] }, bob: {}, bases: [{ base: 'jungle-oasis' }] });
    ann.picks('infiltrate@jungle-oasis');
    ann.isAskedFor('main');
  });
  test('SMU-061 infiltrate: the permission ends when the own turn starts', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'the-central-brain', ann: ['nana'], on: [{ card: 'infiltrate', of: 'ann' }] }],
      vars: START,
    });
    expect(table.vars.ignores).toEqual([]);
    expect(power(table, 'nana')).toBe(4);
  });
  test('poison: -4, never below 0, and other actions on it may be destroyed', () => {
    const { ann, table } = deal({
      ann: { hand: ['poison'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: ['upgrade', 'smoke-bomb'] }, 'granny'] }],
    });
    ann.mustPick('end', 'poison@granny');
    ann.picks('poison@granny');
    expect([power(table, 'granny'), on(table, 'granny')]).toEqual([0, ['poison']]);
  });
  test('poison: with actions to destroy', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['poison'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'king-rex', on: ['upgrade'] }] }],
    });
    ann.picks('poison@king-rex');
    ann.mayPick('upgrade');
    ann.picks('upgrade');
    expect([power(table, 'king-rex'), bob.discard]).toEqual([3, ['upgrade']]);
  });
  test('SMU-E08 SMU-104 seeing-stars: power 3 or less anywhere; without a minion it is played all the same', () => {
    const { ann } = deal({ ann: { hand: ['seeing-stars'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('seeing-stars');
    expect(ann.discard).toEqual(['seeing-stars']);
    ann.mustPick('end');
  });
  test('smoke-bomb: only on your minion; opponents’ actions cannot touch it; gone when your turn starts', () => {
    const { ann } = deal({ ann: { hand: ['smoke-bomb'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'], bob: ['zapbot'] }] });
    ann.mustPick('end', 'smoke-bomb@nana');
    ann.picks('smoke-bomb@nana');
  });
  test('smoke-bomb: destroyed at the start of your turn', () => {
    const { ann } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'nana', on: ['smoke-bomb'] }], bob: [{ card: 'zapbot', on: ['upgrade'] }] }],
      vars: START,
    });
    expect(ann.discard).toEqual(['smoke-bomb']);
  });
  test('SMU-230 way-of-deception: a minion moves with everything on it, and is not played', () => {
    const { ann, table } = deal({
      ann: { hand: ['way-of-deception'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'enchantress', on: ['upgrade'], counters: 1 }] }, { base: 'tar-pits' }],
    });
    ann.picks('way-of-deception');
    expect(at(table, 'tar-pits')).toEqual(['enchantress', 'upgrade']);
    expect(power(table, 'enchantress')).toBe(5);
    expect(ann.hand).toEqual([]);
  });
  test('way-of-deception: nobody to move', () => {
    const { ann, table } = deal({
      ann: { hand: ['way-of-deception'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['nana'] }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'way-of-deception');
    expect(ann.discard).toEqual(['way-of-deception']);
  });
});
