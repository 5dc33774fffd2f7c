import { describe, expect, test } from 'vitest';
import { act, allPass, at, basesIn, counters, deal, power, SCORE } from './table.ts';

describe('Explorers', () => {
  test('SMU-344 SMU-E13 SMU-390 SMU-145 idaho-smith: one more base, and those who come along', () => {
    const { ann, table } = deal({
      ann: { hand: ['idaho-smith'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana', 'granny'], bob: ['zapbot'] }, { base: 'tar-pits' }],
      baseDeck: ['palooza', 'ninja-dojo'],
    });
    ann.picks('idaho-smith@tortuga');
    ann.picks('use');
    ann.mayPick('nana', 'granny');
    ann.picks('nana');
    act(table, 'ann');
    expect(basesIn(table)).toEqual(['tortuga', 'tar-pits', 'palooza']);
    expect(at(table, 'palooza')).toEqual(['idaho-smith', 'nana']);
  });
  test('idaho-smith: he may stay', () => {
    const { ann, table } = deal({ ann: { hand: ['idaho-smith'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('idaho-smith@tortuga');
    ann.passes();
    expect(basesIn(table)).toEqual(['tortuga']);
  });
  test('SMU-146 SMU-390 idaho-smith: without a base to be had nothing happens', () => {
    const { ann, table } = deal({ ann: { hand: ['idaho-smith'] }, bob: {}, bases: [{ base: 'tortuga' }], baseDeck: [] });
    ann.picks('idaho-smith@tortuga');
    ann.isAskedFor('main');
    expect(at(table, 'tortuga')).toEqual(['idaho-smith']);
  });

  test('SMU-387 guide: +1 for the first move of a turn, each minion for itself, by two Guides +2', () => {
    const { ann, table } = deal({
      ann: { hand: ['dinghy', 'way-of-deception', 'time-loop'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['guide', 'nana', 'granny'] }, { base: 'tar-pits' }],
    });
    ann.plays('time-loop', 'dinghy', 'nana', 'granny');
    expect([power(table, 'nana'), power(table, 'granny')]).toEqual([4, 5]);
    ann.plays('way-of-deception', 'nana');
    expect(power(table, 'nana')).toBe(4);
  });
  test('guide: not for minions of others', () => {
    const { ann, table } = deal({
      ann: { hand: ['shanghai'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['guide'], bob: ['nana'] }, { base: 'tar-pits' }],
    });
    ann.picks('shanghai');
    expect(power(table, 'nana')).toBe(3);
  });

  test('SMU-350 SMU-E16 crypt-looter: answers a swapped base on another player’s turn', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['terraforming'] },
      bob: { hand: ['crypt-looter'] },
      bases: [{ base: 'tortuga', ann: ['nana'] }, { base: 'tar-pits' }],
      baseDeck: ['palooza', 'ninja-dojo'],
    });
    ann.plays('terraforming', 'palooza', 'tortuga');
    bob.isAskedFor('react');
    bob.picks('crypt-looter@palooza');
    expect(at(table, 'palooza')).toEqual(['nana', 'crypt-looter']);
    expect(basesIn(table)).toEqual(['palooza', 'tar-pits']);
  });
  test('crypt-looter: passes, and is asked though the hand holds none', () => {
    const { ann, bob } = deal({
      ann: { hand: ['terraforming'] },
      bob: { hand: ['nana'], deck: ['crypt-looter'] },
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.plays('terraforming', 'jungle-oasis', 'tortuga');
    bob.mayPick();
    bob.passes();
  });

  test('glory-hound: two bases looked at, one on top and one under', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['glory-hound'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits'],
    });
    ann.picks('glory-hound@tortuga');
    ann.mustPick('palooza', 'ninja-dojo');
    expect([ann.knows('palooza'), bob.knows('palooza')]).toEqual([true, false]);
    ann.picks('ninja-dojo');
    expect(table.zone('baseDeck')).toEqual(['ninja-dojo', 'tar-pits', 'palooza']);
  });
  test('SMU-444 glory-hound: silence leaves the topmost on top', () => {
    const { ann, table } = deal({
      ann: { hand: ['glory-hound'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits'],
    });
    ann.picks('glory-hound@tortuga');
    ann.timesOut();
    expect(table.zone('baseDeck')).toEqual(['palooza', 'tar-pits', 'ninja-dojo']);
  });
  test('SMU-396 SMU-147 glory-hound: a base deck of one, with the discarded ones shuffled in between', () => {
    const { ann, table } = deal({
      ann: { hand: ['glory-hound'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
      baseDeck: ['palooza'],
      baseDiscard: ['ninja-dojo'],
    });
    ann.picks('glory-hound@tortuga');
    ann.mustPick('palooza', 'ninja-dojo');
    ann.picks('palooza');
    expect(table.zone('baseDeck')).toEqual(['palooza', 'ninja-dojo']);
  });
  test('glory-hound: with a single base it is top or bottom', () => {
    const { ann } = deal({ ann: { hand: ['glory-hound'] }, bob: {}, bases: [{ base: 'tortuga' }], baseDeck: ['palooza'] });
    ann.picks('glory-hound@tortuga');
    ann.mustPick('top', 'bottom');
    ann.picks('bottom');
  });

  test('SMU-397 dr-livingstone-i-presume: one that is alone is shuffled away', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['dr-livingstone-i-presume'] },
      bob: { deck: [] },
      bases: [
        { base: 'tortuga', bob: [{ card: 'king-rex', on: ['upgrade'] }] },
        { base: 'tar-pits', ann: ['nana'], bob: ['zapbot'] },
      ],
    });
    ann.picks('dr-livingstone-i-presume');
    ann.mustPick('king-rex', 'nana', 'zapbot');
    ann.picks('king-rex');
    expect(bob.deck).toEqual(['king-rex']);
    expect(bob.discard).toEqual(['upgrade']);
    expect(at(table, 'tortuga')).toEqual([]);
  });
  test('dr-livingstone-i-presume: one that is not alone stays', () => {
    const { ann, table } = deal({
      ann: { hand: ['dr-livingstone-i-presume'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['nana'], bob: ['zapbot'] }],
    });
    ann.plays('dr-livingstone-i-presume', 'zapbot');
    expect(at(table, 'tar-pits')).toEqual(['nana', 'zapbot']);
  });

  test('SMU-341 SMU-E12 SMU-395 forgotten-horrors: one card for a play that moves several, and it wanders', () => {
    const { ann, table } = deal({
      ann: { hand: ['x-never-marks-the-spot'], deck: ['howl', 'summon'] },
      bob: {},
      bases: [
        { base: 'tortuga', on: [{ card: 'forgotten-horrors', of: 'ann' }] },
        { base: 'tar-pits', ann: ['nana', 'granny', 'grandma'] },
        { base: 'palooza' },
      ],
    });
    ann.plays('x-never-marks-the-spot', 'tortuga', 'tortuga', 'tortuga');
    ann.isAskedFor('transfer');
    ann.mustPick('tar-pits', 'palooza');
    ann.picks('palooza');
    expect(ann.hand).toEqual(['howl']);
    expect(at(table, 'palooza')).toEqual(['forgotten-horrors']);
  });
  test('forgotten-horrors: a minion played here; nothing for a Special of a card in play', () => {
    const { ann, table } = deal({
      ann: { hand: ['nana'], deck: ['grandma', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'forgotten-horrors', of: 'ann' }] }, { base: 'tar-pits' }],
    });
    ann.picks('nana@tortuga');
    expect(ann.hand).toEqual(['summon']);
    expect(at(table, 'tar-pits')).toEqual(['forgotten-horrors']);
  });

  test('SMU-388 fortune-and-glory: up to two minions of one base to one other', () => {
    const { ann, table } = deal({
      ann: { hand: ['fortune-and-glory'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'], bob: ['zapbot', 'hoverbot'] }, { base: 'tar-pits' }, { base: 'palooza' }],
    });
    ann.plays('fortune-and-glory', 'tortuga');
    ann.mayPick('nana', 'zapbot', 'hoverbot');
    ann.picks('nana', 'zapbot');
    ann.mustPick('tar-pits', 'palooza');
    ann.picks('palooza');
    expect(at(table, 'palooza')).toEqual(['nana', 'zapbot']);
  });
  test('fortune-and-glory: nobody', () => {
    const { ann, table } = deal({
      ann: { hand: ['fortune-and-glory'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'] }, { base: 'tar-pits' }],
    });
    ann.plays('fortune-and-glory', 'tortuga');
    ann.passes();
    expect(at(table, 'tortuga')).toEqual(['nana']);
  });

  test('SMU-155 i-said-no-camels: counters on your minions of a base, or as many cards', () => {
    const { ann, table } = deal({
      ann: { hand: ['i-said-no-camels', 'i-said-no-camels#2', 'time-loop'], deck: ['howl', 'summon', 'grandma'] },
      bob: {},
      options: { copies: '2' },
      bases: [{ base: 'tortuga', ann: ['nana', 'granny'], bob: ['zapbot'] }, { base: 'tar-pits' }],
    });
    ann.plays('time-loop', 'i-said-no-camels', 'tortuga', 'counters');
    expect([counters(table, 'nana'), counters(table, 'granny'), counters(table, 'zapbot')]).toEqual([1, 1, 0]);
    expect(power(table, 'nana')).toBe(4);
    ann.plays('i-said-no-camels#2', 'tortuga', 'cards');
    expect(ann.hand).toEqual(['howl', 'summon']);
  });

  test('SMU-389 it-belongs-in-a-museum: two minions of different bases change places', () => {
    const { ann, table } = deal({
      ann: { hand: ['it-belongs-in-a-museum'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['nana'] },
        { base: 'tar-pits', bob: ['zapbot'] },
      ],
    });
    ann.plays('it-belongs-in-a-museum', 'nana');
    expect([at(table, 'tortuga'), at(table, 'tar-pits')]).toEqual([['zapbot'], ['nana']]);
  });
  test('it-belongs-in-a-museum: without two such minions nothing moves', () => {
    const { ann, table } = deal({
      ann: { hand: ['it-belongs-in-a-museum'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana', 'granny'] }, { base: 'tar-pits' }],
    });
    ann.picks('it-belongs-in-a-museum');
    expect(at(table, 'tortuga')).toEqual(['nana', 'granny']);
  });

  test('SMU-203 SMU-204 lost-city: one of two revealed bases comes, the other is discarded, then a minion there', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['lost-city', 'granny'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits'],
      vars: SCORE,
    });
    act(table, 'ann', 'lost-city');
    ann.mustPick('palooza', 'ninja-dojo');
    expect(bob.knows('ninja-dojo')).toBe(true);
    ann.picks('ninja-dojo');
    act(table, 'ann', 'granny@ninja-dojo');
    allPass(table);
    expect(at(table, 'ninja-dojo')).toEqual(['granny']);
    expect(table.zone('baseDiscard')).toEqual(expect.arrayContaining(['palooza', 'jungle-oasis']));
  });
  test('lost-city: the minion is optional', () => {
    const { ann, table } = deal({
      ann: { hand: ['lost-city', 'granny'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      baseDeck: ['palooza'],
      vars: SCORE,
    });
    act(table, 'ann', 'lost-city');
    allPass(table);
    ann.isAskedFor('extra.minion');
    ann.passes();
    allPass(table);
    expect(at(table, 'palooza')).toEqual([]);
  });

  test('x-never-marks-the-spot: all of them must move', () => {
    const { ann, table } = deal({
      ann: { hand: ['x-never-marks-the-spot'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'], bob: ['zapbot'] }, { base: 'tar-pits', ann: ['granny'] }, { base: 'palooza' }],
    });
    ann.picks('x-never-marks-the-spot');
    ann.mustPick('tar-pits', 'palooza');
    ann.plays('palooza', 'tortuga');
    expect([at(table, 'palooza'), at(table, 'tortuga')]).toEqual([['nana'], ['zapbot', 'granny']]);
  });

  test('you-call-this-archaeology: a move in phase 2', () => {
    const { ann, table } = deal({
      ann: { hand: ['you-call-this-archaeology'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'] }, { base: 'tar-pits' }],
    });
    ann.picks('you-call-this-archaeology');
    expect(at(table, 'tar-pits')).toEqual(['nana']);
  });
  test('SMU-198 you-call-this-archaeology: saves a minion after scoring, not to the base that comes', () => {
    const { ann, table } = deal({
      ann: { hand: ['you-call-this-archaeology'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }, { base: 'tar-pits' }],
      vars: SCORE,
    });
    ann.isAskedFor('special.before');
    ann.passes();
    ann.isAskedFor('special.after');
    ann.plays('you-call-this-archaeology', 'king-rex');
    ann.mustPick('tortuga', 'tar-pits');
    ann.picks('tortuga');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['king-rex']);
  });
  test('SMU-198 you-call-this-archaeology: after scoring nobody moves to the scored base', () => {
    const { ann, table } = deal({
      ann: { hand: ['you-call-this-archaeology'] },
      bob: {},
      bases: [
        { base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] },
        { base: 'tortuga', ann: ['nana'] },
        { base: 'tar-pits' },
        { base: 'palooza' },
      ],
      vars: SCORE,
    });
    ann.passes();
    ann.plays('you-call-this-archaeology', 'nana');
    ann.mustPick('tar-pits', 'palooza');
    ann.picks('palooza');
    allPass(table);
    expect(at(table, 'palooza')).toEqual(['nana']);
  });
});
