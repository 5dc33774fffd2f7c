import { expect, test } from 'vitest';
import { coachOf } from '#web/table/test/staged.tsx';
import { smashUp, texts } from '../../index.ts';
import { deal } from '../../test/table.ts';
import { board } from '../index.tsx';
import { lessons } from '../lessons.ts';

const coach = coachOf(smashUp, { game: smashUp, texts, board, lessons });

test('meter and tickets come with the first turn; who leads, once two have power at one base', () => {
  const alone = deal({
    ann: { hand: ['zapbot'] },
    bob: {},
    bases: [
      { base: 'tortuga', ann: ['gremlin'] },
      { base: 'tar-pits', bob: ['king-rex'] },
    ],
  });
  expect(coach.says(alone.table)).toEqual(['meter', 'tickets']);
  const both = deal({ ann: { hand: ['zapbot'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['gremlin'], bob: ['king-rex'] }] });
  expect(coach.says(both.table)).toEqual(['meter', 'tickets', 'leads']);
});

test('what may still be answered comes while a base scores', () => {
  const { ann, table } = deal({
    ann: { hand: ['shinobi'] },
    bob: {},
    bases: [{ base: 'jungle-oasis', ann: [{ card: 'king-rex', counters: 5 }] }, { base: 'tortuga' }],
    vars: { phase: 'score', bank: [] },
    unfinished: true,
  });
  ann.isAskedFor('special.before');
  expect(coach.says(table)).toEqual(['before']);
});

test('a talent, when there is one to use', () => {
  const { table } = deal({ ann: { hand: ['zapbot'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['matriarch'] }] });
  expect(coach.says(table)).toEqual(['meter', 'tickets', 'talent']);
  expect(coach.says(table, [], 1)).toEqual([]);
});

test('the farewell waits until four have been told', () => {
  const { table } = deal({ ann: { hand: ['zapbot'] }, bob: {}, bases: [{ base: 'tortuga' }] });
  expect(coach.says(table, ['meter', 'tickets', 'leads'])).toEqual([]);
  expect(coach.says(table, ['meter', 'tickets', 'leads', 'before'])).toEqual(['farewell']);
});

test('every tip was seen to come in its moment, and not in another', () => {
  expect(coach.without()).toEqual({ moment: [], silence: [] });
});
