import { expect, test } from 'vitest';
import { FIRST_CARD } from '../../../app/coach.ts';
import type { TableModel } from '../../model.ts';
import { askFor } from '../../test/words.ts';
import { hintsFor, selectorsOf, trueHints } from '../coaching.ts';
import type { Lessons } from '../lessons.ts';

const hints = ['one', 'two', 'three', 'four', 'five', 'farewell'].map((key) => ({ key, at: `[data-${key}]` }));
const lessons = (list: readonly object[] = hints, side?: () => string) => ({ hints: list, side }) as unknown as Lessons;
const model = (ask: TableModel['ask'] = askFor('anything', [])) => ({ ask }) as TableModel;
const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);

test('what was told is not told again, and the farewell waits for four others', () => {
  expect(keys(trueHints(lessons(), model(), []))).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(keys(trueHints(lessons(), model(), ['one', 'two', 'three']))).toEqual(['four', 'five']);
  expect(keys(trueHints(lessons(), model(), ['one', 'two', 'three', 'four']))).toEqual(['five', 'farewell']);
});

test('while others move nothing is told', () => {
  expect(trueHints(lessons(), model(null), [])).toEqual([]);
});

test('the first card is no hint: it does not bring the farewell nearer', () => {
  expect(keys(trueHints(lessons(), model(), [FIRST_CARD, 'one', 'two', 'three']))).not.toContain('farewell');
});

test('of few hints all the others come before the farewell', () => {
  expect(keys(trueHints(lessons(hints.slice(4)), model(), []))).toEqual(['five']);
  expect(keys(trueHints(lessons(hints.slice(4)), model(), ['five']))).toEqual(['farewell']);
});

test('a hint may be for one question, for one moment, for one side', () => {
  const picky = [
    { key: 'play', at: 'x', prompts: ['play'] },
    { key: 'never', at: 'x', when: () => false },
    { key: 'left', at: 'x', side: 'left' },
    { key: 'right', at: 'x', side: 'right' },
    { key: 'always', at: 'x' },
    { key: 'farewell', at: 'x' },
  ];
  const course = lessons(picky, () => 'left');
  expect(keys(hintsFor(course, model()))).toEqual(['play', 'never', 'left', 'always', 'farewell']);
  expect(keys(trueHints(course, model(), []))).toEqual(['left', 'always']);
  expect(keys(trueHints(course, model(askFor('play', [])), []))).toEqual(['play', 'left', 'always']);
  expect(keys(trueHints(course, model(askFor('drop', [])), []))).toEqual(['left', 'always']);
});

test('a thing is looked for in several places, in order', () => {
  expect(selectorsOf({ key: 'a', at: '[data-a], [data-b]' }, model())).toEqual(['[data-a]', '[data-b]']);
  expect(selectorsOf({ key: 'a', at: () => '[data-c]' }, model())).toEqual(['[data-c]']);
});
