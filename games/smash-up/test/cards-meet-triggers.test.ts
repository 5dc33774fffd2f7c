import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, copiesAt, counters, deal, foreign, power, SCORE } from './table.ts';

describe('two triggers, two rescues', () => {
  test('SMU-117 leprechaun and the-homeworld: the looter falls first, the play comes all the same', () => {
    const { bob, table } = deal({
      ann: { hand: ['terraforming'] },
      bob: { hand: ['crypt-looter', 'collector'] },
      bases: [{ base: 'tar-pits', ann: ['leprechaun'] }, { base: 'tortuga' }],
      baseDeck: ['the-homeworld'],
      unfinished: true,
    });
    act(table, 'ann', 'terraforming', 'the-homeworld', 'tar-pits');
    act(table, 'bob', 'crypt-looter@the-homeworld');
    act(table, 'ann', ['t1', 't0']);
    expect(bob.discard).toEqual(['crypt-looter']);
    bob.isAskedFor('extra.minion');
  });
  test('SMU-129 nana finds Cuddle and silences Leprechaun before it can answer her', () => {
    const { table } = deal({ ann: { hand: ['nana'], deck: ['cuddle'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['leprechaun'] }] });
    act(table, 'ann', 'nana@tortuga', 'cuddle@leprechaun');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['leprechaun', 'nana', 'cuddle']);
  });
  test('SMU-129 nana finds Jammed Signal: The Homeworld she was played on gives nothing', () => {
    const { table } = deal({ ann: { hand: ['nana'], deck: ['jammed-signal'] }, bob: {}, bases: [{ base: 'the-homeworld' }] });
    act(table, 'ann', 'nana@the-homeworld', 'jammed-signal@the-homeworld');
    allPass(table);
    expect(bankOf(table)).toEqual(['action:regular']);
  });
  test('SMU-129 nana finds Terraforming: a Homeworld that is gone gives nothing', () => {
    const { table } = deal({
      ann: { hand: ['nana'], deck: ['terraforming'] },
      bob: {},
      bases: [{ base: 'the-homeworld' }, { base: 'tortuga' }],
      baseDeck: ['palooza'],
    });
    act(table, 'ann', 'nana@the-homeworld', 'terraforming', 'palooza', 'the-homeworld');
    allPass(table);
    expect(bankOf(table)).toEqual(['action:regular', 'minion:site']);
  });
  test('SMU-129 family-reunion does not see the Nana that brought it', () => {
    const { ann, table } = deal({
      ann: { hand: ['nana'], deck: ['family-reunion', 'howl', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    act(table, 'ann', 'nana@tortuga', 'family-reunion@tortuga');
    allPass(table);
    expect(ann.hand).toEqual([]);
    expect(ann.deck).toEqual(['howl', 'granny']);
  });
  test('SMU-402 family-reunion and grandmas-house: the order decides what comes to light', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny'], deck: ['howl', 'zapbot'] },
      bob: {},
      bases: [{ base: 'grandmas-house', on: ['family-reunion'] }],
    });
    act(table, 'ann', 'granny@grandmas-house', ['t0', 't1'], 'bottom');
    allPass(table);
    // Howl went under, was revealed there and came on top.
    expect(ann.deck).toEqual(['howl', 'zapbot']);
    expect(ann.hand).toEqual([]);
  });
  test('SMU-426 flame-trap against hideout: the minion stays, both actions are gone', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga', on: ['hideout', { card: 'flame-trap', of: 'bob' }] }],
    });
    act(table, 'ann', 'granny@tortuga');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['granny']);
    expect(ann.discard).toEqual(['hideout']);
    expect(bob.discard).toEqual(['flame-trap']);
  });
  test('SMU-375 buccaneer, Tooth and Claw, Hideout: its player chooses one of three', () => {
    const { table } = deal({
      ann: { hand: ['seeing-stars'] },
      bob: {},
      bases: [
        {
          base: 'tortuga',
          bob: [{ card: 'buccaneer', on: ['tooth-and-claw-and-guns', { card: 'poison', of: 'ann' }] }],
          on: [{ card: 'hideout', of: 'bob' }],
        },
        { base: 'tar-pits' },
      ],
    });
    act(table, 'ann', 'seeing-stars');
    act(table, 'bob', 'buccaneer');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['buccaneer', 'tooth-and-claw-and-guns', 'poison']);
    expect(at(table, 'tortuga')).toEqual(['hideout']);
  });
  test('SMU-375 two Buccaneers flee one Powderkeg, clockwise; who fled was not destroyed', () => {
    const { bob, table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: { deck: ['howl', 'scry'] },
      bases: [
        { base: 'cave-of-shinies', ann: ['buccaneer#a'], bob: ['buccaneer#b', 'gremlin'] },
        { base: 'tortuga' },
        { base: 'tar-pits' },
      ],
    });
    act(table, 'ann', 'powderkeg', 'tortuga');
    act(table, 'bob', 'tar-pits');
    act(table, 'ann', ['t0', 't1']);
    allPass(table);
    expect(copiesAt(table, 'tortuga')).toEqual(['buccaneer#a']);
    expect(copiesAt(table, 'tar-pits')).toEqual(['buccaneer#b']);
    expect(table.vars.vp.slice(0, 2)).toEqual([0, 1]);
    expect(bob.hand).toEqual(['howl']);
  });
  test('SMU-378 buccaneer flees to the lake and a Fun Bear: its own player moved it', () => {
    const { table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['buccaneer'] },
        { base: 'lake-minnetonka', ann: ['fun-bear#a'], bob: ['fun-bear#b'] },
      ],
    });
    act(table, 'ann', 'ninja-master@tortuga', 'buccaneer');
    allPass(table);
    expect(power(table, 'buccaneer')).toBe(5);
    expect(counters(table, 'fun-bear#a')).toBe(1);
    expect(counters(table, 'fun-bear#b')).toBe(0);
  });
  test('SMU-407 assassination hunts a Buccaneer turn after turn', () => {
    const { table } = deal({
      ann: { hand: ['assassination'] },
      bob: { hand: ['howl'] },
      bases: [{ base: 'tortuga', bob: ['buccaneer'] }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'assassination@buccaneer', 'end');
    act(table, 'bob', 'end');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['buccaneer', 'assassination']);
    expect(at(table, 'tar-pits')).toEqual([]);
  });
  test('SMU-419 assassination laid before the Hideout: stopped once, not twice', () => {
    const { ann, table } = deal({
      ann: { hand: ['howl'] },
      bob: { hand: ['howl'] },
      bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: [foreign('assassination')] }], on: ['hideout'] }],
    });
    act(table, 'ann', 'end');
    act(table, 'bob', 'end');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual([]);
    expect(ann.discard).toEqual(['granny', 'hideout']);
  });
  test('SMU-411 sacrifice of a Buccaneer: four cards, and it sails away', () => {
    const { ann, table } = deal({
      ann: { hand: ['sacrifice'], deck: ['howl', 'scry', 'summon', 'portal', 'dinghy'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['buccaneer'] }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'sacrifice');
    allPass(table);
    expect(ann.hand).toHaveLength(4);
    expect(at(table, 'tar-pits')).toEqual(['buccaneer']);
  });
  test('SMU-425 nukebot at the tar pits takes its murderer along, and both go under their decks', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['ninja-master'], deck: ['scry'] },
      bob: { deck: ['howl'] },
      bases: [{ base: 'tar-pits', bob: ['nukebot'] }],
    });
    act(table, 'ann', 'ninja-master@tar-pits', 'nukebot', ['t0', 't1']);
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual([]);
    expect(bob.deck).toEqual(['howl', 'nukebot']);
    expect(ann.deck).toEqual(['scry', 'ninja-master']);
  });
  test('SMU-130 microbot-archive: Alpha dies in the same moment, all three were Microbots', () => {
    const { ann, table } = deal({
      ann: { hand: ['powderkeg'], deck: ['howl', 'scry', 'summon', 'portal'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['microbot-alpha', 'granny', 'microbot-archive'] },
        { base: 'tar-pits', ann: ['microbot-fixer'] },
      ],
    });
    act(table, 'ann', 'powderkeg', 'granny');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual([]);
    expect(ann.hand).toEqual(['howl', 'scry', 'summon']);
  });
  test('SMU-377 love-overload strikes a Buccaneer and a Nukebot: one flees, one takes the rest along', () => {
    const { bob, table } = deal({
      ann: { hand: ['love-overload'] },
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: ['granny', { card: 'nukebot', counters: 1 }], bob: [{ card: 'buccaneer', counters: 2 }, 'zapbot'] },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    act(table, 'ann', 'love-overload');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 0]);
    expect(at(table, 'tortuga')).toEqual(['buccaneer']);
    expect(bob.discard).toEqual(['zapbot']);
  });
});
