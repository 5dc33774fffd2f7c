import { describe, expect, test } from 'vitest';
import { at, bankOf, deal, power } from './table.ts';

describe('Robots', () => {
  test('nukebot: destroyed, it takes all opponents’ minions of its base along', () => {
    const { ann, table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'], bob: ['nukebot', 'nana'] }],
    });
    ann.plays('ninja-master@tortuga', 'nukebot');
    expect(at(table, 'tortuga')).toEqual(['nana']);
  });
  test('SMU-116 SMU-130 SMU-272 SMU-E30 nukebot and gremlin destroyed together: the active player orders their triggers', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['powderkeg', 'howl', 'zapbot'] },
      bob: { hand: ['hoverbot'], deck: ['summon'] },
      cat: { hand: ['microbot-guard'] },
      bases: [{ base: 'tortuga', ann: ['king-rex', 'grandma'], bob: ['gremlin'], cat: ['nukebot'] }],
    });
    ann.plays('powderkeg', 'king-rex');
    ann.isAskedFor('order');
    ann.mustPick('t0', 't1');
    ann.picks('t1', 't0');
    expect(at(table, 'tortuga')).toEqual([]);
    expect([bob.hand, ann.hand.length, cat.hand.length]).toEqual([['hoverbot', 'summon'], 1, 0]);
  });
  test('warbot: cannot be destroyed, and is not offered', () => {
    const { ann } = deal({ ann: { hand: ['ninja-master'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['warbot'] }] });
    ann.picks('ninja-master@tortuga');
    ann.mayPick('ninja-master');
    ann.passes();
  });
  test('SMU-298 hoverbot: a revealed minion may be played now, otherwise it stays on top', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['hoverbot'], deck: ['nana', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.picks('hoverbot@tortuga');
    ann.mayPick('nana@tortuga', 'nana@tar-pits');
    expect(bob.knows('nana')).toBe(true);
    ann.passes();
    expect(ann.deck).toEqual(['nana', 'howl']);
    expect(at(table, 'tortuga')).toEqual(['hoverbot']);
  });
  test('hoverbot: an action stays on top', () => {
    const { ann } = deal({ ann: { hand: ['hoverbot'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('hoverbot@tortuga');
    expect(ann.deck).toEqual(['howl']);
  });
  test('SMU-125 zapbot: an extra minion with printed power 2 or less', () => {
    const { ann, table } = deal({ ann: { hand: ['zapbot', 'nana', 'grandma'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('zapbot@tortuga');
    ann.mustPick('end', 'grandma@tortuga');
    expect(bankOf(table)).toEqual(['action:regular', 'minion:power']);
  });
  test('SMU-413 microbot-alpha: +1 for each other minion of yours, who all are Microbots', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['microbot-alpha', 'nana'], bob: ['zapbot'] },
        { base: 'tar-pits', ann: ['granny'] },
      ],
    });
    expect(power(table, 'microbot-alpha')).toBe(3);
  });
  test('SMU-413 microbot-fixer: +1 for each Microbot; with Alpha for everybody of yours', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'tortuga', ann: ['microbot-alpha', 'nana', 'microbot-fixer'] },
        { base: 'tar-pits', bob: ['microbot-fixer#b', 'zapbot'] },
      ],
    });
    expect(['microbot-alpha', 'nana', 'microbot-fixer', 'microbot-fixer#b', 'zapbot'].map((name) => power(table, name))).toEqual([
      4, 4, 2, 2, 2,
    ]);
  });
  test('microbot-fixer: an extra minion if it is the first one of the turn', () => {
    const { ann, table } = deal({ ann: { hand: ['microbot-fixer'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('microbot-fixer@tortuga');
    expect(bankOf(table)).toEqual(['action:regular', 'minion:extra']);
  });
  test('microbot-fixer: none as the second one', () => {
    const { ann, table } = deal({ ann: { hand: ['zapbot', 'microbot-fixer'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('zapbot@tortuga', 'microbot-fixer@tortuga');
    expect(bankOf(table)).toEqual(['action:regular']);
  });
  test('SMU-130 SMU-413 microbot-archive: a card for each Microbot of yours destroyed, itself too', () => {
    const { ann, bob } = deal({
      ann: { hand: ['powderkeg'] },
      bob: { deck: ['howl', 'summon', 'grandma'] },
      bases: [{ base: 'palooza', ann: ['king-rex'], bob: ['microbot-archive', 'microbot-guard', 'nana'] }],
    });
    ann.picks('powderkeg');
    expect(bob.hand).toEqual(['howl', 'summon']);
  });
  test('microbot-guard: one weaker than the number of your minions here must die', () => {
    const { ann, table } = deal({
      ann: { hand: ['microbot-guard'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny', 'king-rex'], bob: ['zapbot', 'nana'] }],
    });
    ann.picks('microbot-guard@tortuga');
    ann.mustPick('zapbot', 'microbot-guard');
    ann.picks('zapbot');
    expect(at(table, 'tortuga')).toEqual(['granny', 'king-rex', 'nana', 'microbot-guard']);
  });
  test('microbot-guard: alone it finds nobody', () => {
    const { ann, table } = deal({ ann: { hand: ['microbot-guard'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['zapbot'] }] });
    ann.picks('microbot-guard@tortuga');
    expect(at(table, 'tortuga')).toEqual(['zapbot', 'microbot-guard']);
  });
  test('microbot-reclaimer: an extra minion, and Microbots of the discard pile are shuffled in', () => {
    const { ann, table } = deal({
      ann: { hand: ['microbot-reclaimer'], deck: [], discard: ['microbot-guard', 'zapbot', 'microbot-alpha'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('microbot-reclaimer@tortuga');
    ann.mayPick('microbot-guard', 'microbot-alpha');
    ann.picks('microbot-alpha');
    expect([ann.deck, bankOf(table)]).toEqual([['microbot-alpha'], ['action:regular', 'minion:extra']]);
  });
  test('tech-center: a card for each of your minions on a base', () => {
    const { ann } = deal({
      ann: { hand: ['tech-center'], deck: ['howl', 'summon', 'grandma'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana', 'granny'], bob: ['zapbot'] }, { base: 'tar-pits' }],
    });
    ann.plays('tech-center', 'tortuga');
    expect(ann.hand).toEqual(['howl', 'summon']);
  });
});
