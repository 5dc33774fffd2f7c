import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, basesIn, breakpoint, counters, deal, full, on, power, SCORE, START } from './table.ts';

describe('on the move', () => {
  test('SMU-129 fun-bear: Idaho Smith was played here though he has left with his new base', () => {
    const { table } = deal({
      ann: { hand: ['idaho-smith'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['fun-bear'] }],
      baseDeck: ['palooza'],
    });
    act(table, 'ann', 'idaho-smith@tortuga', 'use');
    allPass(table);
    expect(at(table, 'palooza')).toEqual(['idaho-smith']);
    expect(counters(table, 'fun-bear')).toBe(1);
  });
  test('SMU-272 fun-bear: Rick Roll and the three that he brings are four', () => {
    const { table } = deal({
      ann: { hand: ['rick-roll'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['fun-bear'] },
        { base: 'tar-pits', ann: ['zapbot', 'collector', 'nana'] },
      ],
    });
    act(table, 'ann', 'rick-roll@tortuga', ['zapbot', 'collector', 'nana']);
    allPass(table);
    expect(counters(table, 'fun-bear')).toBe(4);
  });
  test('SMU-378 fun-bear counts who is brought to Palooza before it scores', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'palooza', ann: [full(27), 'fun-bear'] },
        { base: 'tortuga', bob: ['granny'] },
      ],
      vars: { ...SCORE, active: 1 },
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'bob', 'granny');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([6, 4]);
  });
  test('SMU-405 fun-bear: Tooth and Claw takes even the own counter off', () => {
    const { table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'fun-bear', on: ['tooth-and-claw-and-guns'] }] }],
    });
    act(table, 'ann', 'granny@tortuga');
    allPass(table);
    expect(on(table, 'fun-bear')).toEqual([]);
    expect(counters(table, 'fun-bear')).toBe(0);
  });
  test('SMU-127 sir-squeezes: his base is swapped, his friends go to the new one', () => {
    const { ann, table } = deal({
      ann: { hand: ['sir-squeezes', 'terraforming', 'zapbot'] },
      bob: {},
      bases: [{ base: 'tar-pits' }, { base: 'tortuga' }],
      baseDeck: ['palooza'],
    });
    act(table, 'ann', 'sir-squeezes@tar-pits', 'terraforming', 'palooza', 'tar-pits');
    allPass(table);
    ann.mustPick('end', 'zapbot@palooza', 'zapbot@palooza+site');
  });
  test('SMU-127 enshrouding-mist goes with the swapped base, its play of this turn stays in the place', () => {
    const { table } = deal({
      ann: { hand: ['terraforming', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', on: ['enshrouding-mist'] }, { base: 'tar-pits' }],
      baseDeck: ['palooza'],
      vars: START,
    });
    act(table, 'ann', 'terraforming', 'palooza', 'tortuga');
    allPass(table);
    expect(at(table, 'palooza')).toEqual([]);
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:site', 'minion:site']);
  });
  test('SMU-158 rampage: a base that is swapped takes the lower breakpoint along', () => {
    const { table } = deal({
      ann: { hand: ['terraforming', 'time-loop', 'rampage'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [full(15)] }, { base: 'tar-pits' }],
      baseDeck: ['palooza'],
    });
    act(table, 'ann', 'time-loop', 'rampage', 'terraforming', 'palooza', 'tortuga');
    allPass(table);
    expect(breakpoint(table, 'palooza')).toBe(27);
  });
  test('SMU-170 SMU-202 rampage: a breakpoint of 0 is reached by an empty base as well; it scores for nobody', () => {
    const { table } = deal({
      ann: { hand: ['rampage', 'time-loop', 'way-of-deception'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [full(15)] }, { base: 'tortuga' }],
      baseDeck: ['palooza'],
    });
    act(table, 'ann', 'time-loop', 'rampage', 'way-of-deception', 'end');
    allPass(table);
    expect(basesIn(table)).toEqual(['palooza', 'tortuga']);
    expect(table.vars.vp.slice(0, 2)).toEqual([0, 0]);
  });
  test('SMU-387 guide: whoever moves it, and once a turn', () => {
    const { table } = deal({
      ann: { hand: ['time-loop', 'invasion', 'shanghai'] },
      bob: {},
      bases: [{ base: 'tar-pits', bob: ['guide'] }, { base: 'tortuga' }],
    });
    act(table, 'ann', 'time-loop', 'invasion', 'shanghai');
    allPass(table);
    expect(power(table, 'guide')).toBe(5);
  });
  test('SMU-387 guide: too late for a minion that has moved before', () => {
    const { table } = deal({
      ann: { hand: ['dinghy', 'time-loop', 'guide', 'way-of-deception'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['zapbot'] }, { base: 'tortuga' }],
    });
    act(table, 'ann', 'time-loop', 'dinghy', 'zapbot', 'guide@tar-pits', 'way-of-deception', 'zapbot');
    allPass(table);
    expect(power(table, 'zapbot')).toBe(2);
  });
  test('SMU-387 guide sees First Mate off', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: [full(12), 'first-mate'] },
        { base: 'tortuga', ann: ['guide'] },
      ],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', 'special first-mate');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['guide', 'first-mate']);
    expect(power(table, 'first-mate')).toBe(3);
  });
  test('SMU-205 first-mate: two bases score, and it leaves both', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: [full(12), 'first-mate'] },
        { base: 'tar-pits', bob: [{ card: 'nukebot', counters: 11 }] },
        { base: 'palooza' },
      ],
      baseDeck: ['tortuga', 'the-mothership'],
      vars: SCORE,
    });
    act(table, 'ann', 'jungle-oasis', 'special first-mate', 'tar-pits', 'special first-mate', 'tortuga');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([5, 4]);
    expect(at(table, 'tortuga')).toEqual(['first-mate']);
  });
  test('SMU-375 forgotten-horrors: a Buccaneer that flees here was not moved by the card that struck it', () => {
    const { ann, table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: {},
      bases: [
        { base: 'tar-pits', on: ['forgotten-horrors'] },
        { base: 'tortuga', ann: ['buccaneer'] },
      ],
    });
    act(table, 'ann', 'powderkeg');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['forgotten-horrors', 'buccaneer']);
    expect(ann.hand).toEqual([]);
  });
  test('forgotten-horrors: an opponent’s minion that ann moves here is none of hers', () => {
    const { ann, table } = deal({
      ann: { hand: ['invasion'] },
      bob: {},
      bases: [
        { base: 'tar-pits', on: ['forgotten-horrors'] },
        { base: 'tortuga', bob: ['granny'] },
      ],
    });
    act(table, 'ann', 'invasion');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['forgotten-horrors', 'granny']);
    expect(ann.hand).toEqual([]);
  });
  test('SMU-395 forgotten-horrors: both minions of Disguise are cards played here', () => {
    const { ann, table } = deal({
      ann: { hand: ['disguise', 'collector', 'invader'], deck: ['howl', 'scry', 'summon'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['granny', 'grandma'], on: ['forgotten-horrors'] }, { base: 'tortuga' }, { base: 'palooza' }],
    });
    act(table, 'ann', 'disguise', 'granny', 'grandma', 'collector@tar-pits', [], 'invader@tar-pits', 'palooza', 'tortuga');
    allPass(table);
    expect(ann.hand).toEqual(['granny', 'grandma', 'howl', 'scry']);
    expect(at(table, 'tortuga')).toEqual(['forgotten-horrors']);
  });
  test('SMU-405 it-belongs-in-a-museum: the one under Tooth and Claw stays, the other moves', () => {
    const { table } = deal({
      ann: { hand: ['it-belongs-in-a-museum'] },
      bob: {},
      bases: [
        { base: 'tar-pits', ann: ['zapbot'] },
        { base: 'tortuga', bob: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
      ],
    });
    act(table, 'ann', 'it-belongs-in-a-museum', 'zapbot');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual([]);
    expect(at(table, 'tortuga')).toEqual(['granny', 'zapbot']);
  });
  test('SMU-405 x-never-marks-the-spot: all must move but the one under Tooth and Claw', () => {
    const { table } = deal({
      ann: { hand: ['x-never-marks-the-spot'] },
      bob: {},
      bases: [
        { base: 'tar-pits', ann: ['zapbot', { card: 'nana', on: ['tooth-and-claw-and-guns'] }] },
        { base: 'tortuga', ann: ['granny'] },
      ],
    });
    act(table, 'ann', 'x-never-marks-the-spot');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['nana', 'granny']);
    expect(at(table, 'tortuga')).toEqual(['zapbot']);
  });
  test('SMU-405 pirate-king: his own move is an effect too', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'jungle-oasis', bob: [full(12)] },
        { base: 'tortuga', ann: [{ card: 'pirate-king', on: ['tooth-and-claw-and-guns'] }] },
      ],
      vars: SCORE,
    });
    act(table, 'ann', 'special pirate-king');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['pirate-king']);
    expect(table.vars.vp.slice(0, 2)).toEqual([0, 2]);
  });
  test('SMU-400 lake-minnetonka: Lost City plays there, Tortuga’s runner-up moves there', () => {
    const { table } = deal({
      ann: { hand: ['lost-city', 'granny'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: [full(21)], ann: ['nana'] },
        { base: 'tar-pits', ann: ['zapbot'] },
      ],
      baseDeck: ['lake-minnetonka', 'palooza'],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', 'lost-city', 'lake-minnetonka', ['t0', 't1'], 'zapbot', 'granny@lake-minnetonka');
    allPass(table);
    expect(power(table, 'zapbot')).toBe(3);
    expect(power(table, 'granny')).toBe(5);
  });
  test('forgotten-horrors: bob’s Museum is no card of ann’s', () => {
    const { table } = deal({
      ann: {},
      bob: { hand: ['it-belongs-in-a-museum'] },
      bases: [
        { base: 'tar-pits', bob: ['zapbot'], on: ['forgotten-horrors'] },
        { base: 'tortuga', ann: ['granny'] },
      ],
      vars: { active: 1 },
    });
    act(table, 'bob', 'it-belongs-in-a-museum', 'granny');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['forgotten-horrors', 'granny']);
  });
  test('SMU-389 forgotten-horrors: ann’s Museum brings her minion here', () => {
    const { ann, table } = deal({
      ann: { hand: ['it-belongs-in-a-museum'], deck: ['howl', 'scry'] },
      bob: {},
      bases: [
        { base: 'tar-pits', bob: ['zapbot'], on: ['forgotten-horrors'] },
        { base: 'tortuga', ann: ['granny'] },
      ],
    });
    act(table, 'ann', 'it-belongs-in-a-museum', 'granny');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['zapbot', 'forgotten-horrors']);
    expect(ann.hand).toEqual(['howl']);
  });
  test('SMU-134 forgotten-horrors: You Call This Archaeology? is a card she plays, also as a Special', () => {
    const { ann, table } = deal({
      ann: { hand: ['you-call-this-archaeology'], deck: ['howl', 'scry', 'summon'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga', on: ['forgotten-horrors'] }, { base: 'tar-pits' }],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', []);
    act(table, 'ann', 'you-call-this-archaeology', 'tortuga');
    allPass(table);
    expect(ann.hand).toEqual(['howl']);
    expect(at(table, 'tar-pits')).toEqual(['forgotten-horrors']);
  });
  test('forgotten-horrors: First Mate’s own move is none', () => {
    const { ann, table } = deal({
      ann: { deck: ['howl', 'scry', 'summon'] },
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: [full(12), 'first-mate'] },
        { base: 'tortuga', on: ['forgotten-horrors'] },
      ],
      vars: SCORE,
    });
    table.until((t) => t.vars.phase === 'draw');
    act(table, 'ann', 'special first-mate');
    allPass(table);
    expect(ann.hand).toEqual([]);
    expect(at(table, 'tortuga')).toEqual(['forgotten-horrors', 'first-mate']);
  });
  test('SMU-159 tour-bus: Rampage has made the base of departure the lower one', () => {
    const { table } = deal({
      ann: { hand: ['time-loop', 'rampage', 'tour-bus'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'] }, { base: 'the-mothership' }],
    });
    act(table, 'ann', 'time-loop', 'rampage', 'tour-bus', 'the-mothership', ['granny']);
    allPass(table);
    expect(at(table, 'the-mothership')).toEqual(['granny']);
  });
});
