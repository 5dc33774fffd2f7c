import { describe, expect, test } from 'vitest';
import { allPass, at, bankOf, basesIn, deal, SCORE } from './table.ts';

describe('Aliens', () => {
  test('supreme-overlord: any minion may go home', () => {
    const { ann, bob } = deal({
      ann: { hand: ['supreme-overlord'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['king-rex'] }, { base: 'tar-pits' }],
    });
    ann.picks('supreme-overlord@tar-pits');
    ann.mayPick('king-rex', 'supreme-overlord');
    ann.picks('king-rex');
    expect(bob.hand).toEqual(['king-rex']);
  });
  test('supreme-overlord: or nobody', () => {
    const { ann, table } = deal({ ann: { hand: ['supreme-overlord'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['king-rex'] }] });
    ann.picks('supreme-overlord@tortuga');
    ann.passes();
    expect(at(table, 'tortuga')).toEqual(['king-rex', 'supreme-overlord']);
  });
  test('invader: 1 VP, kept when it leaves', () => {
    const { ann, table } = deal({ ann: { hand: ['invader', 'beam-up'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('invader@tortuga', 'beam-up');
    expect(table.vars.vp[0]).toBe(1);
    expect(ann.hand).toEqual(['invader']);
  });
  test('scout: after its base has scored it may go back to the hand', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: ['scout', 'king-rex', 'zapbot'] },
        { base: 'tortuga', ann: ['scout'] },
      ],
      vars: SCORE,
    });
    ann.mayPick('special scout');
    ann.picks('special scout');
    expect(ann.hand).toContain('scout');
    expect(at(table, 'tortuga')).toEqual(['scout']);
  });
  test('SMU-205 scout: passing leaves it to be discarded', () => {
    const { ann } = deal({ ann: {}, bob: {}, bases: [{ base: 'jungle-oasis', ann: ['scout', 'king-rex', 'zapbot'] }], vars: SCORE });
    ann.passes();
    expect(ann.discard).toContain('scout');
  });
  test('SMU-160 collector: one with power 3 or less here, itself too', () => {
    const { ann, bob } = deal({
      ann: { hand: ['collector'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['nana', 'granny'] },
        { base: 'tar-pits', bob: ['zapbot'] },
      ],
    });
    ann.picks('collector@tortuga');
    ann.mayPick('nana', 'collector');
    ann.picks('nana');
    expect(bob.hand).toEqual(['nana']);
  });
  test('collector: declined', () => {
    const { ann, table } = deal({ ann: { hand: ['collector'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['nana'] }] });
    ann.picks('collector@tortuga');
    ann.passes();
    expect(at(table, 'tortuga')).toEqual(['nana', 'collector']);
  });
  test('abduction: a minion home, and an extra minion', () => {
    const { ann, table } = deal({ ann: { hand: ['abduction'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['nana'] }] });
    ann.picks('abduction');
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:extra']);
  });
  test('SMU-264 abduction: without a minion there is still the play', () => {
    const { ann, table } = deal({ ann: { hand: ['abduction'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('abduction');
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:extra']);
  });
  test('SMU-221 SMU-226 SMU-270 beam-up: home to the owner, what lay on it is discarded to its owners', () => {
    const { ann, bob } = deal({
      ann: { hand: ['beam-up'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: ['upgrade', { card: 'cuddle', of: 'ann' }], counters: 2 }] }],
    });
    ann.picks('beam-up');
    expect([bob.hand, bob.discard]).toEqual([['nana'], ['upgrade']]);
    expect(ann.discard).toEqual(expect.arrayContaining(['beam-up', 'cuddle']));
  });
  test('crop-circles: everybody of a base, protected ones stay', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['crop-circles'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['granny'], bob: ['nana', { card: 'zapbot', on: ['smoke-bomb'] }] },
        { base: 'tar-pits', bob: ['hoverbot'] },
      ],
    });
    ann.plays('crop-circles', 'tortuga');
    expect([ann.hand, bob.hand]).toEqual([['granny'], ['nana']]);
    expect(at(table, 'tortuga')).toEqual(['zapbot', 'smoke-bomb']);
  });
  test('SMU-268 disintegrator: power 3 or less goes under its owner’s deck', () => {
    const { ann, bob } = deal({
      ann: { hand: ['disintegrator'] },
      bob: { deck: ['howl'] },
      bases: [{ base: 'tortuga', bob: ['nana', 'granny'] }],
    });
    ann.picks('disintegrator');
    expect(bob.deck).toEqual(['howl', 'nana']);
  });
  test('disintegrator: nobody weak enough', () => {
    const { ann, table } = deal({ ann: { hand: ['disintegrator'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['granny'] }] });
    ann.picks('disintegrator');
    expect(at(table, 'tortuga')).toEqual(['granny']);
  });
  test('invasion: anybody’s minion to another base', () => {
    const { ann, table } = deal({
      ann: { hand: ['invasion'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'], bob: ['nana'] }, { base: 'tar-pits' }, { base: 'palooza' }],
    });
    ann.plays('invasion', 'nana', 'palooza');
    expect(at(table, 'palooza')).toEqual(['nana']);
  });
  test('SMU-415 SMU-144 jammed-signal: the ability of the base is ignored, its points are not', () => {
    const { ann, table } = deal({
      ann: { hand: ['jammed-signal'] },
      bob: {},
      bases: [{ base: 'factory-436-1337', ann: ['king-rex', 'sir-squeezes', 'ninja-master', 'nukebot', 'granny'] }, { base: 'tar-pits' }],
    });
    ann.plays('jammed-signal@factory-436-1337', 'end');
    allPass(table);
    expect(table.vars.vp[0]).toBe(2);
  });
  test('probe: she sees a hand, a minion she chooses is discarded', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['probe'] },
      bob: { hand: ['nana', 'howl', 'granny'] },
      cat: { hand: ['zapbot'] },
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('probe', 'bob');
    expect([ann.knows('nana'), cat.knows('nana')]).toEqual([true, false]);
    ann.mustPick('nana', 'granny');
    ann.picks('granny');
    expect(bob.discard).toEqual(['granny']);
  });
  test('probe: a hand without minions loses nothing', () => {
    const { ann, bob } = deal({ ann: { hand: ['probe'] }, bob: { hand: ['howl'] }, bases: [{ base: 'tortuga' }] });
    ann.picks('probe');
    ann.passes();
    expect(bob.hand).toEqual(['howl']);
  });
  test('SMU-401 SMU-127 terraforming: minions stay, actions of the base go, an extra minion on the new one', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['terraforming', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: ['upgrade'] }], on: [{ card: 'hideout', of: 'bob' }] }, { base: 'tar-pits' }],
      baseDeck: ['palooza', 'ninja-dojo'],
    });
    ann.picks('terraforming');
    expect([ann.knows('ninja-dojo'), bob.knows('ninja-dojo')]).toEqual([true, false]);
    ann.plays('ninja-dojo', 'tortuga');
    expect(basesIn(table)).toEqual(['ninja-dojo', 'tar-pits']);
    expect(at(table, 'ninja-dojo')).toEqual(['nana', 'upgrade']);
    expect(bob.discard).toEqual(['hideout']);
    expect([...table.zone('baseDeck')].sort()).toEqual(['palooza', 'tortuga']);
    ann.isOffered('granny@ninja-dojo', 'granny@ninja-dojo+regular', 'granny@tar-pits');
  });
  test('SMU-401 terraforming: no base to be had, no play', () => {
    const { ann, table } = deal({ ann: { hand: ['terraforming'] }, bob: {}, bases: [{ base: 'tortuga' }], baseDeck: [] });
    ann.picks('terraforming');
    expect(bankOf(table)).toEqual(['minion:regular']);
  });
});
