import { expect, test } from 'vitest';
import { coachOf } from '#web/table/test/staged.tsx';
import { rickshank, texts } from '../../index.ts';
import { deal } from '../../test/table.ts';
import { board } from '../index.tsx';
import { lessons } from '../lessons.ts';

const coach = coachOf(rickshank, { game: rickshank, texts, board, lessons });

test('Power comes with the first turn, prices as soon as there is Power', () => {
  const { ann, table } = deal({ ann: { hand: ['genius-waves', 'jerry'] }, bob: {}, market: ['lizard-rick'] });
  expect(coach.says(table)).toEqual(['power']);
  ann.plays('genius-waves');
  expect(coach.says(table)).toEqual(['power', 'price']);
});

test('where bought cards go is told when the first one lies there', () => {
  const { ann, table } = deal({ ann: { hand: ['jerry'] }, bob: {}, market: ['pill-brulee'], vars: { power: 5 } });
  ann.plays('pill-brulee');
  expect(coach.says(table, ['power', 'price'])).toEqual(['bought']);
  expect(coach.says(table, [], 1)).toEqual([]);
});

test('an Attack is explained to who may defend, a vote to who votes', () => {
  const attack = deal({ ann: { hand: ['lizard-rick'] }, bob: { hand: ['jerry'] }, unfinished: true });
  attack.ann.plays('lizard-rick');
  expect(coach.says(attack.table, [], 1)).toEqual(['attack']);
  expect(coach.says(attack.table, ['power', 'price'])).toEqual([]);
  const vote = deal({ ann: { hand: ['persecute'] }, bob: {}, unfinished: true });
  vote.ann.plays('persecute');
  for (const seat of [0, 1]) expect(coach.says(vote.table, ['power', 'price'], seat)).toEqual(['vote']);
});

test('the farewell waits until four have been told', () => {
  const { table } = deal({ ann: { hand: ['jerry'] }, bob: {} });
  expect(coach.says(table, ['power', 'price', 'bought'])).toEqual([]);
  expect(coach.says(table, ['power', 'price', 'bought', 'vote'])).toEqual(['farewell']);
});

test('every tip was seen to come in its moment, and not in another', () => {
  expect(coach.without()).toEqual({ moment: [], silence: [] });
});
