import { expect, test } from 'vitest';
import { coachOf } from '#web/table/test/staged.tsx';
import { fluxx, texts } from '../../index.ts';
import { deal } from '../../test/table.ts';
import { board } from '../index.tsx';
import { lessons } from '../lessons.ts';

const coach = coachOf(fluxx, { game: fluxx, texts, board, lessons });

test('the numbers of the rules and the golden cards come with the first play', () => {
  const { table } = deal({ ann: { hand: ['plumbus', 'snowball'] }, bob: {} });
  expect(coach.says(table)).toEqual(['rules', 'gold']);
});

test('the need list comes with a Goal, limits with a limit of either kind, and nothing of it while others play', () => {
  expect(coach.says(deal({ ann: { hand: ['plumbus', 'snowball'] }, bob: {}, goals: ['goal-rick-and-morty'] }).table)).toEqual([
    'rules',
    'gold',
    'needs',
  ]);
  for (const limit of ['hand-limit-2', 'keeper-limit-3'] as const) {
    const { table } = deal({ ann: { hand: ['plumbus', 'snowball'] }, bob: {}, rules: [limit] });
    expect(coach.says(table)).toEqual(['rules', 'gold', 'limits']);
  }
  const { table } = deal({
    ann: {},
    bob: { hand: ['plumbus', 'snowball'] },
    rules: ['hand-limit-2'],
    goals: ['goal-rick-and-morty'],
    vars: { active: 1 },
  });
  expect(coach.says(table)).toEqual([]);
});

test('a Creeper is spoken of by whom it lies in front of', () => {
  const { table } = deal({ ann: { hand: ['plumbus', 'snowball'], creepers: ['cronenbergs'] }, bob: {} });
  expect(coach.says(table)).toEqual(['rules', 'gold', 'creeper']);
  expect(coach.says(table, ['rules', 'gold'], 1)).toEqual([]);
});

test('the farewell waits until four have been told', () => {
  const { table } = deal({ ann: { hand: ['plumbus', 'snowball'] }, bob: {} });
  expect(coach.says(table, ['rules', 'gold', 'needs'])).toEqual([]);
  expect(coach.says(table, ['rules', 'gold', 'needs', 'limits'])).toEqual(['farewell']);
});

test('every tip was seen to come in its moment, and not in another', () => {
  expect(coach.without()).toEqual({ moment: [], silence: [] });
});
