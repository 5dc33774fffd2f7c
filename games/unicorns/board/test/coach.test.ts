import { expect, test } from 'vitest';
import { coachOf } from '#web/table/test/staged.tsx';
import { texts, unicorns } from '../../index.ts';
import { BEGIN, deal } from '../../test/table.ts';
import { board } from '../index.tsx';
import { lessons } from '../lessons.ts';

const coach = coachOf(unicorns, { game: unicorns, texts, board, lessons });

test('the deck and the golden cards come with the Action phase, the Stable when something lies there; nothing while others play', () => {
  const empty = deal({ ann: { hand: ['narwhal', 'neigh'] }, bob: { stable: ['baby-unicorn-red'] }, vars: { turn: 1 } });
  expect(coach.says(empty.table)).toEqual(['draw', 'gold']);
  expect(coach.says(empty.table, [], 1)).toEqual([]);
  const { table } = deal({ ann: { hand: ['narwhal', 'neigh'], stable: ['baby-unicorn-red'] }, bob: {}, vars: { turn: 1 } });
  expect(coach.says(table, ['draw', 'gold'])).toEqual(['stable']);
});

test('the window is explained to who may answer, not to who plays', () => {
  const { ann, table } = deal({ ann: { hand: ['narwhal'] }, bob: { hand: ['neigh'] }, vars: { turn: 1 }, unfinished: true });
  ann.plays('narwhal');
  expect(coach.says(table, [], 1)).toEqual(['window']);
  expect(coach.says(table)).toEqual([]);
});

test('effects at the start of a turn, when there is one to use', () => {
  const { table } = deal({
    ann: { hand: ['narwhal', 'neigh'], stable: ['rhinocorn', 'baby-unicorn-red'] },
    bob: { stable: ['basic-unicorn-red'] },
    vars: BEGIN,
    unfinished: true,
  });
  expect(coach.says(table)).toEqual(['stable', 'effects']);
});

test('the farewell waits until four have been told', () => {
  const { table } = deal({ ann: { hand: ['narwhal'] }, bob: {} });
  expect(coach.says(table, ['draw', 'gold', 'stable'])).toEqual([]);
  expect(coach.says(table, ['draw', 'gold', 'stable', 'window'])).toEqual(['farewell']);
});

test('every tip was seen to come in its moment, and not in another', () => {
  expect(coach.without()).toEqual({ moment: [], silence: [] });
});
