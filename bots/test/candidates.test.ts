import { describe, expect, test } from 'vitest';
import type { Ask } from '#engine';
import { checkPicks, fastRng } from '#engine';
import { answerCount, candidates } from '../candidates.ts';
import { randomPicks } from '../policy.ts';

const ask = (options: number, min: number, max: number, ordered = false): Ask => ({
  seat: 0,
  prompt: { key: 'p', rule: 'R-1' },
  options: Array.from({ length: options }, (_, i) => i),
  min,
  max,
  ordered,
});

describe.each([
  [ask(1, 0, 1), 2],
  [ask(5, 1, 1), 5],
  [ask(5, 0, 1), 6],
  [ask(5, 2, 2), 10],
  [ask(4, 0, 4), 16],
  [ask(3, 3, 3, true), 6],
  [ask(0, 0, 1), 1],
])('question %#', (question, many) => {
  test(`has ${many} answers, all different and legal`, () => {
    expect(answerCount(question, 1000)).toBe(many);
    const list = candidates(question, null, 1000, fastRng(1));
    expect(list).toHaveLength(many);
    expect(new Set(list.map((picks) => picks.join())).size).toBe(many);
    for (const picks of list) expect(checkPicks(question, picks)).toBeNull();
  });
});

test.each([ask(60, 1, 1), ask(60, 0, 1), ask(12, 6, 6), ask(20, 0, 20), ask(7, 7, 7, true)])(
  'of many answers only some are tried (%#)',
  (question) => {
    const list = candidates(question, null, 20, fastRng(3));
    expect(list.length).toBeGreaterThanOrEqual(15);
    expect(list.length).toBeLessThanOrEqual(20);
    expect(new Set(list.map((picks) => picks.join())).size).toBe(list.length);
    for (const picks of list) expect(checkPicks(question, picks)).toBeNull();
  },
);

test('what the priors like best is among them', () => {
  const priors = Array.from({ length: 12 }, (_, i) => (i * 5) % 12);
  const best = priors
    .map((_, i) => i)
    .sort((a, b) => priors[b] - priors[a])
    .slice(0, 6)
    .sort((a, b) => a - b);
  expect(candidates(ask(12, 6, 6), priors, 20, fastRng(3))).toContainEqual(best);
  expect(
    candidates(
      ask(60, 0, 1),
      Array.from({ length: 60 }, (_, i) => i),
      10,
      fastRng(3),
    ),
  ).toContainEqual([59]);
});

test('random answers are legal and reach every number of picks', () => {
  const rng = fastRng(8);
  for (const question of [ask(5, 1, 1), ask(5, 0, 1), ask(5, 1, 4), ask(4, 4, 4, true), ask(0, 0, 1), ask(2, 0, 3)]) {
    const sizes = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const picks = randomPicks(question, rng);
      expect(checkPicks(question, picks)).toBeNull();
      sizes.add(picks.length);
    }
    expect(sizes.size).toBe(Math.min(question.max, question.options.length) - question.min + 1);
  }
});

test('nothing that is worse than declining is added to what is enough', () => {
  const some = candidates(ask(4, 0, 4), [1, -1, 0, -2], 32, fastRng(5));
  expect(some.map((picks) => picks.join()).sort()).toEqual(['', '0', '0,2', '2']);
  const atLeastOne = candidates(ask(3, 1, 2), [-1, -1, -1], 32, fastRng(5));
  expect(atLeastOne.map((picks) => picks.join()).sort()).toEqual(['0', '1', '2']);
  expect(candidates(ask(4, 2, 2), [-1, -1, -1, -1], 32, fastRng(5))).toHaveLength(6);
});
