import { describe, expect, test } from 'vitest';
import { aheadOf, SPECTATOR } from '#engine';
import type { AheadDerived, Outlook } from '../ahead.ts';
import type { SmashDerived } from '../derived.ts';
import type { Table } from './table.ts';
import { allPass, deal, SCORE } from './table.ts';

/** What the answers of ann would bring, as her view tells it: bases with total, breakpoint, her place and VP. */
const ahead = (table: Table, seat = 0): { [option: string]: string } =>
  called(table, (table.match.view(seat).derived as SmashDerived).ahead);

/** The same for a question in the course of a card, as the match tries it. */
const later = (table: Table, seat = 0): { [option: string]: string } =>
  called(
    table,
    aheadOf(table.match, seat).map(({ key, brings }) => ({ key, ...(brings as Outlook) })),
  );

function called(table: Table, answers: readonly AheadDerived[]): { [option: string]: string } {
  const name = (key: string): string => key.replace(/\d+/g, (id) => table.match.game.defs[table.t.def[Number(id)]].id);
  return Object.fromEntries(
    answers.map(({ key, vp, sites }) => [
      name(key),
      [`${vp} VP`, ...sites.map(({ total, breakpoint, places, gains }) => `${total}/${breakpoint}: ${places[0]} +${gains[0]}`)].join(', '),
    ]),
  );
}

test('SMU-124 plays left are told with their limits, those without limits without', () => {
  const { ann, table } = deal({
    ann: { hand: ['sir-squeezes', 'zapbot'] },
    bob: {},
    bases: [{ base: 'tortuga' }, { base: 'palooza' }],
  });
  const plays = (): unknown[] =>
    (table.match.view(0).derived as SmashDerived).bank.map(({ kind, left, max, budget, base, source }) => [
      kind,
      left,
      max,
      budget,
      base === null ? null : table.match.game.defs[table.t.def[base]].id,
      source,
    ]);
  expect(plays()).toEqual([
    ['minion', 1, null, null, null, null],
    ['action', 1, null, null, null, null],
  ]);
  ann.picks('sir-squeezes@palooza');
  allPass(table);
  expect(plays()).toEqual([
    ['action', 1, null, null, null, null],
    ['minion', 3, 3, 5, 'palooza', 'sir-squeezes'],
  ]);
});

describe('what an answer would bring', () => {
  test('a minion: power, place and points on its base, with all that happens without a question', () => {
    const { table } = deal({
      ann: { hand: ['king-rex', 'invader'] },
      bob: {},
      bases: [
        { base: 'lake-minnetonka', bob: ['granny'] },
        { base: 'jungle-oasis', bob: ['sir-squeezes', 'supreme-overlord'] },
        { base: 'tar-pits', on: [{ card: 'flame-trap', of: 'bob' }] },
      ],
      vars: { vp: [13, 0, 0, 0] },
    });
    expect(ahead(table)).toMatchObject({
      'cking-rex@clake-minnetonka': '13 VP, 12/26: 1 +5',
      'cinvader@cjungle-oasis': '14 VP, 13/12: 2 +0',
    });
    // The trap would destroy them at once.
    expect(Object.keys(ahead(table)).filter((key) => key.includes('tar-pits'))).toEqual([]);
  });
  test('an action, as far as it goes without a question', () => {
    const { table } = deal({
      ann: { hand: ['swashbuckling', 'upgrade', 'augmentation'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['nana', 'granny'] }],
    });
    expect(ahead(table)).toEqual({
      cswashbuckling: '0 VP, 9/12: 1 +2',
      'cupgrade@cnana': '0 VP, 9/12: 1 +2',
      'cupgrade@cgranny': '0 VP, 9/12: 1 +2',
    });
  });
  test('SMU-300 nothing is told that she does not know: what a revealed card would lead to is left out', () => {
    const seen = (['nana', 'howl'] as const).map((top) => {
      const { table } = deal({
        ann: { hand: ['hoverbot', 'enchantress'], deck: [top] },
        bob: {},
        bases: [{ base: 'jungle-oasis', bob: ['leprechaun'] }],
      });
      return ahead(table);
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]['choverbot@cjungle-oasis']).toBe('0 VP, 8/12: 2 +0');
  });
  test('a Special before scoring: the place it would bring', () => {
    const { ann, table } = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      bases: [
        { base: 'tar-pits', ann: ['king-rex', 'pirate-king'], bob: ['supreme-overlord', 'ninja-master', 'granny'] },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    expect(ahead(table)).toEqual({ cshinobi: '0 VP, 29/16: 1 +4' });
    ann.picks('shinobi');
    expect(table.vars.vp[0]).toBe(4);
  });
  test('only whoever is asked is told, and only about the own question', () => {
    const { ann, table } = deal({
      ann: { hand: ['ninja-master', 'king-rex'] },
      bob: { hand: ['nana'] },
      bases: [{ base: 'tortuga', bob: ['granny', 'zapbot'] }],
    });
    expect([ahead(table, 1), ahead(table, SPECTATOR)]).toEqual([{}, {}]);
    ann.picks('ninja-master@tortuga');
    expect(ahead(table)).toEqual({});
    ann.passes();
  });
  test('in the course of a card too: whom to destroy, and whether the base is scored then', () => {
    const { ann, table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['zapbot'], bob: ['king-rex', 'granny', 'nana'] }, { base: 'tortuga' }],
    });
    ann.picks('ninja-master@tar-pits');
    // Hers are 5 and 2, his 7, 4 and 3: without the king the base is not scored, and she is level with him.
    expect(later(table)).toEqual({
      'cking-rex': '0 VP, 14/16: 1 +4',
      cgranny: '0 VP, 17/16: 2 +3',
      cnana: '0 VP, 18/16: 2 +3',
      czapbot: '0 VP, 19/16: 2 +3',
      'cninja-master': '0 VP, 16/16: 2 +3',
    });
    expect([later(table, 1), ahead(table)]).toEqual([{}, {}]);
    ann.passes();
    expect(later(table)).toEqual({});
  });
  test('SMU-300 what would come to light by an answer is not told', () => {
    const seen = (['nana', 'howl'] as const).map((top) => {
      const { ann, table } = deal({
        ann: { hand: ['disguise', 'hoverbot', 'zapbot'], deck: [top] },
        bob: {},
        bases: [{ base: 'jungle-oasis', ann: ['granny'], bob: ['leprechaun'] }],
      });
      ann.plays('disguise', 'granny');
      const told = later(table);
      ann.plays('zapbot@jungle-oasis');
      return told;
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(Object.keys(seen[0])).toEqual(['czapbot@cjungle-oasis']);
  });
});
