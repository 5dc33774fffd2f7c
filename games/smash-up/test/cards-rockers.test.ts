import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, breakpoint, deal, END, power, SCORE } from './table.ts';

describe('Rock Stars', () => {
  test('SMU-241 SMU-276 the-monarch: a Groupie out of the deck, which is shuffled', () => {
    const { ann, bob, table } = deal({
      ann: { hand: [], deck: ['howl', 'groupie', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['the-monarch'] }],
    });
    ann.picks('talent the-monarch');
    ann.mayPick('groupie');
    ann.picks('groupie');
    expect(ann.hand).toEqual(['groupie']);
    expect(bob.knows('groupie')).toBe(true);
    expect(table.logKeys).toContain('finds');
  });
  test('SMU-241 the-monarch: the deck searched in vain, then the discard pile', () => {
    const { ann } = deal({
      ann: { hand: [], deck: ['howl', 'groupie#a'], discard: ['groupie#b'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['the-monarch'] }],
    });
    ann.picks('talent the-monarch');
    ann.mustPick('deck', 'discard');
    ann.picks('deck');
    ann.passes();
    ann.isAskedFor('search.discard');
    ann.picks('groupie#b');
    expect(ann.copies('hand')).toEqual(['groupie#b']);
  });
  test('the-monarch: straight out of the discard pile, without a shuffle', () => {
    const { ann, table } = deal({
      ann: { hand: [], deck: ['howl'], discard: ['groupie'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['the-monarch'] }],
    });
    ann.plays('talent the-monarch', 'discard');
    expect(ann.hand).toEqual(['groupie']);
    expect(table.logKeys).not.toContain('searches');
  });
  test('SMU-443 the-monarch: silence takes nothing and the deck is shuffled', () => {
    const { ann, table } = deal({ ann: { deck: ['groupie'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['the-monarch'] }] });
    ann.picks('talent the-monarch');
    ann.timesOut();
    expect(ann.hand).toEqual([]);
    expect(table.logKeys).toContain('finds.nothing');
  });

  test('SMU-159 SMU-382 classic-rocker: a card with a breakpoint of 21 or more, one Rocker a turn', () => {
    const { ann } = deal({
      ann: { hand: [], deck: ['howl', 'nana'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['classic-rocker#a', 'classic-rocker#b'] },
        { base: 'tar-pits', ann: [] },
      ],
    });
    ann.picks('talent classic-rocker#a');
    expect(ann.hand).toEqual(['howl']);
    ann.cannotPick('talent classic-rocker#b');
  });
  test('classic-rocker: not on a small base', () => {
    const { ann } = deal({ ann: { hand: [] }, bob: {}, bases: [{ base: 'tar-pits', ann: ['classic-rocker'] }] });
    ann.mustPick('end');
    expect(ann.whyNot('classic-rocker')?.rule).toBe('SMU-109');
  });

  test('SMU-383 SMU-272 rick-roll: up to three own minions off bases with a lower breakpoint', () => {
    const { ann, table } = deal({
      ann: { hand: ['rick-roll'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits', ann: ['nana', 'granny'], bob: ['zapbot'] }, { base: 'palooza', ann: ['grandma'] }],
    });
    ann.picks('rick-roll@tortuga');
    ann.mayPick('nana', 'granny');
    ann.picks('nana', 'granny');
    expect(at(table, 'tortuga')).toEqual(['rick-roll', 'nana', 'granny']);
  });
  test('rick-roll: nobody', () => {
    const { ann, table } = deal({
      ann: { hand: ['rick-roll'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits', ann: ['nana'] }],
    });
    ann.picks('rick-roll@tortuga');
    ann.passes();
    expect(at(table, 'tar-pits')).toEqual(['nana']);
  });

  test('SMU-120 SMU-E20 groupie: each gives an extra Groupie on the same base', () => {
    const { ann, table } = deal({
      ann: { hand: ['groupie', 'groupie', 'groupie', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.picks('groupie@tortuga');
    ann.mustPick('end', 'groupie@tortuga', 'groupie@tortuga');
    ann.plays('groupie@tortuga', 'groupie@tortuga');
    expect(at(table, 'tortuga')).toEqual(['groupie', 'groupie', 'groupie']);
    expect(bankOf(table)).toEqual(['action:regular', 'minion:name']);
  });

  test('guest-star: the Groupie found is taken or played on the spot', () => {
    const { ann, table } = deal({
      ann: { hand: ['guest-star'], deck: ['howl'], discard: ['groupie'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.plays('guest-star', 'discard');
    ann.mustPick('hand', 'groupie@tortuga', 'groupie@tar-pits');
    ann.picks('groupie@tar-pits');
    expect(at(table, 'tar-pits')).toEqual(['groupie']);
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:name']);
  });
  test('guest-star: nothing found', () => {
    const { ann } = deal({ ann: { hand: ['guest-star'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('guest-star');
    ann.mayPick();
    ann.passes();
    expect(ann.discard).toEqual(['guest-star']);
  });

  test('SMU-386 hot-venue: +1 here, and a card at the end of a turn with a minion played here at 21 or more', () => {
    const { ann, table } = deal({
      ann: { hand: ['nana'], deck: ['howl', 'summon', 'grandma', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['zapbot'], bob: ['hoverbot'], on: [{ card: 'hot-venue', of: 'ann' }] }],
    });
    expect([power(table, 'zapbot'), power(table, 'hoverbot')]).toEqual([3, 3]);
    ann.plays('nana@tortuga', 'hand');
    table.until('turn');
    ann.picks('end');
    expect(ann.hand).toEqual(['howl', 'summon', 'grandma', 'granny']);
  });
  test('SMU-068 SMU-386 hot-venue: no card without a minion played here, nor below 21', () => {
    const { ann, table } = deal({
      ann: { deck: ['howl', 'nana'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['zapbot'], on: [{ card: 'hot-venue', of: 'ann' }] }],
      vars: { ...END, played: [{ seat: 0, base: 0, main: true }] },
    });
    table.until('turn');
    expect(ann.hand).toEqual([]);
  });

  test('power-ballad: +1 for your minions on a base this turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['power-ballad'] },
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['zapbot'], bob: ['hoverbot'] },
        { base: 'tar-pits', ann: ['nana'] },
      ],
    });
    ann.plays('power-ballad', 'tortuga');
    expect([power(table, 'zapbot'), power(table, 'hoverbot'), power(table, 'nana')]).toEqual([3, 3, 3]);
  });
  test('SMU-384 SMU-134 power-ballad: before scoring on the scoring base, at 21 or more', () => {
    const { table } = deal({
      ann: { hand: ['power-ballad'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['king-rex', 'sir-squeezes'], bob: ['ninja-master', 'nukebot', 'matriarch'] }],
      vars: SCORE,
    });
    act(table, 'ann', 'power-ballad');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([3, 4]);
  });
  test('SMU-303 SMU-384 power-ballad: below 21 nobody is asked for it', () => {
    const { ann, table } = deal({
      ann: { hand: ['power-ballad'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    expect(table.logKeys).toContain('scores');
    ann.isAskedFor('special.after');
    ann.passes();
  });

  test('reunion-tour: minions of the discard pile are shuffled in; with none nothing is shuffled', () => {
    const { ann, table } = deal({
      ann: { hand: ['reunion-tour'], deck: ['summon'], discard: ['nana', 'howl', 'grandma'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('reunion-tour');
    ann.mayPick('nana', 'grandma');
    ann.picks('nana', 'grandma');
    expect(ann.discard).toEqual(['reunion-tour', 'howl']);
    expect(table.match.table.zones.length).toBeGreaterThan(0);
    expect([...ann.deck].sort()).toEqual(['grandma', 'nana', 'summon']);
  });

  test('SMU-451 rock-of-luuv: first the name, then how many copies', () => {
    const { ann } = deal({
      ann: { hand: ['rock-of-luuv'], deck: ['groupie', 'groupie', 'groupie', 'groupie', 'zapbot', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('rock-of-luuv');
    ann.mayPick('groupie', 'zapbot');
    ann.picks('groupie');
    ann.isRefused('too-many', ['groupie', 'groupie', 'groupie', 'groupie']);
    ann.picks('groupie', 'groupie', 'groupie');
    expect(ann.hand).toEqual(['groupie', 'groupie', 'groupie']);
  });
  test('rock-of-luuv: nothing', () => {
    const { ann } = deal({ ann: { hand: ['rock-of-luuv'], deck: ['groupie'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('rock-of-luuv');
    ann.passes();
    expect(ann.hand).toEqual([]);
  });

  test('SMU-385 total-sellout: two cards after scoring, three at 21 or more', () => {
    const { ann, table } = deal({
      ann: { hand: ['total-sellout'], deck: ['howl', 'nana', 'grandma', 'granny', 'zapbot'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['king-rex', 'sir-squeezes', 'ninja-master', 'nukebot'] }],
      vars: SCORE,
    });
    act(table, 'ann', 'total-sellout');
    allPass(table);
    expect(ann.hand).toEqual(['howl', 'nana', 'grandma', 'granny', 'zapbot']);
  });
  test('SMU-E32 SMU-133 total-sellout: in phase 2 it does nothing', () => {
    const { ann } = deal({ ann: { hand: ['total-sellout'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'] }] });
    ann.picks('total-sellout');
    expect([ann.hand, ann.discard]).toEqual([[], ['total-sellout']]);
  });

  test('tour-bus: to a chosen base, off bases with a lower breakpoint', () => {
    const { ann, table } = deal({
      ann: { hand: ['tour-bus'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits', ann: ['nana'] }, { base: 'palooza', ann: ['granny'] }],
    });
    ann.plays('tour-bus', 'tortuga');
    ann.mayPick('nana');
    ann.picks('nana');
    expect(at(table, 'tortuga')).toEqual(['nana']);
  });

  test('SMU-151 SMU-348 SMU-152 turn-up-to-11: the starting breakpoint is raised to 21, changes come after it', () => {
    const { ann, table } = deal({
      ann: { hand: ['turn-up-to-11', 'rampage', 'time-loop'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['king-rex'] }, { base: 'palooza' }],
    });
    ann.plays('time-loop', 'turn-up-to-11@tar-pits');
    expect(breakpoint(table, 'tar-pits')).toBe(21);
    ann.picks('rampage');
    expect(breakpoint(table, 'tar-pits')).toBe(14);
    expect(breakpoint(table, 'palooza')).toBe(27);
  });
  test('SMU-151 turn-up-to-11: a higher breakpoint stays', () => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'palooza', on: ['turn-up-to-11'] }] });
    expect(breakpoint(table, 'palooza')).toBe(27);
  });
});
