import { describe, expect, test } from 'vitest';
import { act, allPass, at, deal, foreign, full, on, power, SCORE } from './table.ts';

describe('protection and its limits', () => {
  test('SMU-275 too-cute: Nukebot’s blast, an Assassination and a Powderkeg pass it by', () => {
    const { table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: { hand: [] },
      bases: [
        {
          base: 'tortuga',
          ann: ['nukebot', 'zapbot'],
          bob: ['granny', { card: 'nana', on: [{ card: 'assassination', of: 'ann' }] }],
          on: [{ card: 'too-cute', of: 'bob' }],
        },
      ],
    });
    table.until('turn');
    act(table, 'ann', 'powderkeg', 'nukebot', 'end');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['granny', 'nana', 'assassination', 'too-cute']);
  });
  test('SMU-374 too-cute: the own Powderkeg goes through', () => {
    const { table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana', 'zapbot'], on: ['too-cute'] }],
    });
    act(table, 'ann', 'powderkeg', 'nana');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['too-cute']);
  });
  test('SMU-370 SMU-426 dont-mess-with-my-babies: Leprechaun looks on, Flame Trap burns for nothing', () => {
    const { bob, table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['leprechaun'], on: ['dont-mess-with-my-babies', { card: 'flame-trap', of: 'bob' }] }],
    });
    act(table, 'ann', 'granny@tortuga', ['t0', 't1']);
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['leprechaun', 'dont-mess-with-my-babies', 'granny']);
    expect(bob.discard).toEqual(['flame-trap']);
  });
  test('SMU-373 dont-mess-with-my-babies: who moves there throws off what is foreign and keeps what is not', () => {
    const { bob, table } = deal({
      ann: { hand: ['way-of-deception'] },
      bob: {},
      bases: [
        { base: 'tortuga', on: ['dont-mess-with-my-babies'] },
        { base: 'tar-pits', ann: [{ card: 'granny', on: ['upgrade', foreign('poison')] }] },
      ],
    });
    act(table, 'ann', 'way-of-deception');
    allPass(table);
    expect(on(table, 'granny')).toEqual(['upgrade']);
    expect(power(table, 'granny')).toBe(6);
    expect(bob.discard).toEqual(['poison']);
  });
  test('SMU-373 smoke-bomb throws an opponent’s Cuddle off', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['smoke-bomb'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: [foreign('cuddle')] }] }],
    });
    act(table, 'ann', 'smoke-bomb@granny');
    allPass(table);
    expect(on(table, 'granny')).toEqual(['smoke-bomb']);
    expect(bob.discard).toEqual(['cuddle']);
    ann.isOffered('talent granny');
  });
  test('SMU-141 dont-mess-with-my-babies: Temple of Goju reaches in', () => {
    const { ann, bob, table } = deal({
      ann: { deck: ['howl', 'scry', 'summon'] },
      bob: { deck: ['portal'] },
      bases: [
        {
          base: 'temple-of-goju',
          ann: [full(18)],
          bob: ['warbot', 'zapbot'],
          on: [{ card: 'dont-mess-with-my-babies', of: 'bob' }],
        },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    allPass(table);
    expect(bob.deck).toEqual(['portal', 'warbot']);
    expect(ann.deck).toEqual(['summon', 'king-rex']);
  });
  test('SMU-405 temple-of-goju: Tooth and Claw keeps the strongest, which is then cleared with the base', () => {
    const { ann, table } = deal({
      ann: { deck: ['howl', 'scry', 'summon'] },
      bob: {},
      bases: [{ base: 'temple-of-goju', ann: [{ card: 'king-rex', counters: 11, on: ['tooth-and-claw-and-guns'] }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    allPass(table);
    expect(ann.deck).toEqual(['summon']);
    expect(ann.discard).toEqual(['king-rex', 'tooth-and-claw-and-guns']);
  });
  test('SMU-172 temple-of-goju takes the strongest before a Scout can go home', () => {
    const { ann, table } = deal({
      ann: { deck: ['howl', 'scry', 'summon'] },
      bob: {},
      bases: [{ base: 'temple-of-goju', ann: [{ card: 'scout', counters: 15 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    allPass(table);
    expect(ann.deck).toEqual(['summon', 'scout']);
  });
  test('SMU-229 cuddle takes toughness and flight away', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: {},
      bases: [
        {
          base: 'tortuga',
          ann: ['king-rex'],
          bob: [
            { card: 'warbot', on: [{ card: 'cuddle#1', of: 'ann' }] },
            { card: 'buccaneer', on: [{ card: 'cuddle#2', of: 'ann' }] },
          ],
        },
        { base: 'tar-pits' },
      ],
    });
    act(table, 'ann', 'powderkeg');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual([]);
    expect(bob.discard).toHaveLength(2);
    expect(ann.discard).toHaveLength(4);
  });
  test('SMU-275 a Warbot of power 0 is still no choice', () => {
    const { table } = deal({
      ann: { hand: ['seeing-stars'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'warbot', on: ['poison'] }] }],
    });
    act(table, 'ann', 'seeing-stars');
    allPass(table);
    expect(power(table, 'warbot')).toBe(0);
    expect(at(table, 'tortuga')).toEqual(['warbot', 'poison']);
  });
  test('SMU-427 survival-of-the-fittest: the weakest is a Warbot, nobody dies for it', () => {
    const { table } = deal({
      ann: { hand: ['survival-of-the-fittest'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['king-rex'], bob: ['warbot', 'nukebot'] }],
    });
    act(table, 'ann', 'survival-of-the-fittest');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['king-rex', 'warbot', 'nukebot']);
  });
  test('SMU-419 hideout stops Survival of the Fittest on its base only', () => {
    const { bob, table } = deal({
      ann: { hand: ['survival-of-the-fittest'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['granny'], bob: ['zapbot', 'nana'], on: [{ card: 'hideout', of: 'bob' }] },
        { base: 'palooza', ann: ['king-rex'], bob: ['collector'] },
      ],
    });
    act(table, 'ann', 'survival-of-the-fittest');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['granny', 'zapbot', 'nana']);
    expect(at(table, 'palooza')).toEqual(['king-rex']);
    expect(bob.discard).toEqual(['collector', 'hideout']);
  });
  test('SMU-405 howl: Tooth and Claw stops the first bonus, not the second', () => {
    const { table } = deal({
      ann: { hand: ['howl', 'time-loop', 'augmentation'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'zapbot', on: ['tooth-and-claw-and-guns'] }, 'granny'] }],
    });
    act(table, 'ann', 'time-loop', 'howl', 'augmentation', 'zapbot');
    allPass(table);
    expect(power(table, 'zapbot')).toBe(6);
    expect(power(table, 'granny')).toBe(5);
  });
  test('SMU-275 powderkeg: Tooth and Claw saves the chosen one, the others go', () => {
    const { table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }], bob: ['nana'] }],
    });
    act(table, 'ann', 'powderkeg');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['granny']);
  });
  test('SMU-416 brownie: Tooth and Claw kept it untouched, so nothing is paid', () => {
    const { ann, table } = deal({
      ann: { hand: ['beam-up', 'howl', 'scry'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'brownie', on: ['tooth-and-claw-and-guns'] }] }],
    });
    act(table, 'ann', 'beam-up');
    allPass(table);
    expect(ann.hand).toEqual(['howl', 'scry']);
  });
  test('SMU-416 two Brownies under one card: four cards; an action already in play costs nothing', () => {
    const { ann, table } = deal({
      ann: { hand: ['crop-circles', 'howl', 'scry', 'summon', 'portal', 'dinghy'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['brownie#1', 'brownie#2'] }],
    });
    act(table, 'ann', 'crop-circles');
    allPass(table);
    expect(ann.hand).toHaveLength(1);
  });
  test('SMU-405 out-in-the-woods: Tooth and Claw takes the bonus off', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'out-in-the-woods', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }], bob: [full(14)] },
        { base: 'tortuga', ann: ['pirate-king'] },
      ],
      vars: SCORE,
      unfinished: true,
    });
    expect(power(table, 'granny')).toBe(4);
    expect(on(table, 'granny')).toEqual([]);
    expect(power(table, 'king-rex')).toBe(15);
  });
  test('SMU-405 palooza: whoever is chosen under Tooth and Claw stays where it is', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'palooza', bob: [full(27)] },
        { base: 'tortuga', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
      ],
      vars: SCORE,
    });
    act(table, 'ann', 'granny');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['granny']);
    expect(table.vars.vp.slice(0, 2)).toEqual([0, 6]);
  });
  test('SMU-405 retirement-community: kept on the base by Tooth and Claw, it is cleared with it', () => {
    const { ann, table } = deal({
      ann: { deck: ['howl', 'scry', 'summon'] },
      bob: {},
      bases: [
        { base: 'retirement-community', bob: [full(20)], ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', 'granny', 'top');
    act(table, 'bob', []);
    allPass(table);
    expect(ann.discard).toEqual(['granny', 'tooth-and-claw-and-guns']);
    expect(ann.deck).toEqual(['howl', 'scry', 'summon']);
  });
  test('SMU-405 ninja-dojo: Tooth and Claw holds against bases too', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'ninja-dojo', bob: [full(18)] },
        { base: 'tortuga', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
      ],
      vars: SCORE,
    });
    act(table, 'bob', 'granny');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['granny']);
  });
  test('SMU-405 tortuga: the runner-up’s choice stays where it is', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'tortuga', bob: [full(21)], ann: ['nana'] },
        { base: 'tar-pits', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
      ],
      baseDeck: ['palooza'],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', 'granny');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['granny']);
    expect(at(table, 'palooza')).toEqual([]);
  });
  test('SMU-419 fortune-and-glory: Hideout keeps bob’s minion, ann’s goes', () => {
    const { table } = deal({
      ann: { hand: ['fortune-and-glory'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['zapbot'], bob: ['nana'], on: [{ card: 'hideout', of: 'bob' }] }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'fortune-and-glory', 'tortuga', ['zapbot', 'nana']);
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['nana']);
    expect(at(table, 'tar-pits')).toEqual(['zapbot']);
  });
  test('SMU-397 dr-livingstone-i-presume: nothing happens to one that is not alone, so nothing guards it', () => {
    const { table } = deal({
      ann: { hand: ['dr-livingstone-i-presume'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['zapbot', { card: 'nana', on: ['tooth-and-claw-and-guns'] }], on: [{ card: 'hideout', of: 'bob' }] },
      ],
    });
    act(table, 'ann', 'dr-livingstone-i-presume', 'nana');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['zapbot', 'nana', 'tooth-and-claw-and-guns', 'hideout']);
  });
  test('SMU-405 group-hug: a bonus of 0 is no effect', () => {
    const { table } = deal({
      ann: { hand: ['group-hug'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'nana', on: ['tooth-and-claw-and-guns'] }] }],
    });
    act(table, 'ann', 'group-hug');
    allPass(table);
    expect(on(table, 'nana')).toEqual(['tooth-and-claw-and-guns']);
  });
  test('SMU-419 cuddle on a minion behind a Hideout works from the next turn on', () => {
    const { bob, table } = deal({
      ann: { hand: ['cuddle'] },
      bob: { hand: ['howl'] },
      bases: [{ base: 'tortuga', bob: ['granny'], on: [{ card: 'hideout', of: 'bob' }] }],
    });
    act(table, 'ann', 'cuddle@granny', 'end');
    allPass(table);
    bob.cannotPick('talent granny');
    expect(on(table, 'granny')).toEqual(['cuddle']);
  });
  test('SMU-116 nukebot given up beside Too Cute: only opponents fall, a Warbot does not', () => {
    const { table } = deal({
      ann: { hand: ['sacrifice'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nukebot', 'zapbot'], bob: ['nana', 'warbot'], on: ['too-cute'] }],
    });
    act(table, 'ann', 'sacrifice', 'nukebot');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['zapbot', 'warbot', 'too-cute']);
  });
});
