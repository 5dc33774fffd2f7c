import { expect, test } from 'vitest';
import { wordsFor } from '../../test/words.ts';
import { type Ghosts, ghostWords } from '../ghosts.ts';

const told = (answers: number, won: number[], lost: number[]): string => {
  const others: Ghosts['others'] = [...won.map((length) => ({ won: true, length })), ...lost.map((length) => ({ won: false, length }))];
  return ghostWords(wordsFor(), { answers, others });
};

test('where others ended is told in few words, the shortest first', () => {
  expect(told(1, [], [])).toBe('You have given 1 answer so far. Nobody has finished this deal yet.');
  expect(told(12, [31, 18, 25], [22])).toBe('You have given 12 answers so far. Others won with 18, 25, and 31. Others lost after 22.');
  expect(told(0, [], [9, 14, 8, 11, 20, 17])).toBe('You have given 0 answers so far. Others lost after 8 to 20.');
});
