import { describe, expect, test } from 'vitest';
import { act, allPass, at, deal, power, SCORE } from './table.ts';

describe('Pirates', () => {
  test('SMU-205 pirate-king: before scoring he may come to the scoring base', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'jungle-oasis', bob: ['king-rex', 'supreme-overlord'] },
        { base: 'tortuga', ann: ['pirate-king'] },
      ],
      vars: SCORE,
    });
    ann.mayPick('special pirate-king');
    ann.picks('special pirate-king');
    allPass(table);
    expect(ann.discard).toEqual(['pirate-king']);
  });
  test('SMU-205 pirate-king: not offered while he is there', () => {
    const { ann, table } = deal({
      ann: { deck: ['howl', 'summon'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['pirate-king', 'king-rex'] }],
      vars: SCORE,
    });
    expect(table.logKeys).toContain('scores');
    expect(ann.discard).toContain('pirate-king');
  });
  test('SMU-375 buccaneer: moves instead of being destroyed, to a base of its player’s choice', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['buccaneer'] }, { base: 'tar-pits' }, { base: 'palooza' }],
    });
    ann.plays('ninja-master@tortuga', 'buccaneer');
    bob.isAskedFor('flee');
    bob.mustPick('tar-pits', 'palooza');
    bob.picks('palooza');
    expect(at(table, 'palooza')).toEqual(['buccaneer']);
    expect(table.logKeys).not.toContain('destroys');
  });
  test('SMU-198 SMU-375 SMU-E29 buccaneer: not to the base being scored', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'ninja-dojo', ann: ['buccaneer'], bob: ['king-rex', 'nukebot', 'granny'] },
        { base: 'tar-pits' },
        { base: 'palooza' },
      ],
      vars: { ...SCORE, active: 1 },
    });
    bob.isAskedFor('destroy');
    bob.picks('buccaneer');
    ann.mustPick('tar-pits', 'palooza');
    ann.picks('palooza');
    allPass(table);
    expect(at(table, 'palooza')).toEqual(['buccaneer']);
  });
  test('cut-lass: power 2 or less here may be destroyed', () => {
    const { ann, table } = deal({ ann: { hand: ['cut-lass'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['nana', 'zapbot'] }] });
    ann.picks('cut-lass@tortuga');
    ann.mayPick('zapbot');
    ann.picks('zapbot');
    expect(at(table, 'tortuga')).toEqual(['nana', 'cut-lass']);
  });
  test('SMU-198 first-mate: after its base has scored to another base', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['first-mate', 'king-rex', 'granny'] }, { base: 'tortuga' }, { base: 'tar-pits' }],
      vars: SCORE,
    });
    ann.picks('special first-mate');
    ann.mustPick('tortuga', 'tar-pits');
    ann.picks('tar-pits');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['first-mate']);
  });
  test('broadside: a player’s minions with power 2 or less on a base where you have one', () => {
    const { ann, table } = deal({
      ann: { hand: ['broadside'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['granny'], bob: ['zapbot', 'grandma', 'nana'] },
        { base: 'tar-pits', bob: ['hoverbot'] },
      ],
    });
    ann.picks('broadside');
    ann.mustPick('ann', 'bob');
    ann.picks('bob');
    expect(at(table, 'tortuga')).toEqual(['granny', 'nana']);
  });
  test('cannon: up to two with power 2 or less', () => {
    const { ann, table } = deal({
      ann: { hand: ['cannon'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['zapbot', 'grandma', 'nana'] }],
    });
    ann.picks('cannon');
    ann.mayPick('zapbot', 'grandma');
    ann.picks('zapbot', 'grandma');
    expect(at(table, 'tortuga')).toEqual(['nana']);
  });
  test('cannon: none', () => {
    const { ann, table } = deal({ ann: { hand: ['cannon'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['zapbot'] }] });
    ann.plays('cannon');
    ann.passes();
    expect(at(table, 'tortuga')).toEqual(['zapbot']);
  });
  test('SMU-272 dinghy: up to two, each with a base of its own', () => {
    const { ann, table } = deal({
      ann: { hand: ['dinghy'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana', 'granny'] }, { base: 'tar-pits' }, { base: 'palooza' }],
    });
    ann.plays('dinghy', 'nana', 'tar-pits');
    expect(at(table, 'tar-pits')).toEqual([]);
    ann.plays('granny', 'palooza');
    expect([at(table, 'tar-pits'), at(table, 'palooza')]).toEqual([['nana'], ['granny']]);
  });
  test('dinghy: enough after one', () => {
    const { ann, table } = deal({
      ann: { hand: ['dinghy'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana', 'granny'] }, { base: 'tar-pits' }],
    });
    ann.plays('dinghy', 'nana');
    ann.passes();
    expect(at(table, 'tar-pits')).toEqual(['nana']);
  });
  test('SMU-202 SMU-E31 full-sail: before scoring all sail away; nobody gains anything', () => {
    const { table } = deal({
      ann: { hand: ['full-sail'] },
      bob: {},
      bases: [
        { base: 'factory-436-1337', ann: ['king-rex', 'supreme-overlord', 'ninja-master', 'nukebot', 'granny'] },
        { base: 'palooza' },
      ],
      vars: SCORE,
    });
    act(table, 'ann', 'full-sail', 'king-rex', 'supreme-overlord', 'ninja-master', 'nukebot', 'granny');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([0, 0]);
    expect(table.zone('baseDiscard')).toContain('factory-436-1337');
  });
  test('full-sail: in phase 2 as well', () => {
    const { ann, table } = deal({
      ann: { hand: ['full-sail'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'] }, { base: 'tar-pits' }],
    });
    ann.plays('full-sail', 'nana');
    expect(at(table, 'tar-pits')).toEqual(['nana']);
  });
  test('powderkeg: one of yours and all that are not stronger', () => {
    const { ann, table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'], bob: ['zapbot', 'hoverbot', 'granny'] }],
    });
    ann.picks('powderkeg');
    expect(at(table, 'tortuga')).toEqual(['granny']);
  });
  test('SMU-275 powderkeg: the chosen one need not be destructible', () => {
    const { ann, table } = deal({ ann: { hand: ['powderkeg'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['warbot'], bob: ['zapbot'] }] });
    ann.picks('powderkeg');
    expect(at(table, 'tortuga')).toEqual(['warbot']);
  });
  test('SMU-409 sea-dogs: opponents’ minions of a named faction sail to another base', () => {
    const { ann, table } = deal({
      ann: { hand: ['sea-dogs'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['hoverbot'], bob: ['zapbot', 'nana'] }, { base: 'tar-pits' }],
    });
    ann.picks('sea-dogs');
    ann.isOffered('robots', 'grannies', 'pirates');
    ann.plays('robots', 'tortuga');
    expect(at(table, 'tar-pits')).toEqual(['zapbot']);
  });
  test('shanghai: an opponent’s minion moves', () => {
    const { ann, table } = deal({
      ann: { hand: ['shanghai'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'], bob: ['zapbot'] }, { base: 'tar-pits' }],
    });
    ann.picks('shanghai');
    expect(at(table, 'tar-pits')).toEqual(['zapbot']);
  });
  test('swashbuckling: +1 for all yours this turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['swashbuckling'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'], bob: ['zapbot'] }],
    });
    ann.picks('swashbuckling');
    expect([power(table, 'nana'), power(table, 'zapbot')]).toEqual([4, 2]);
  });
});
