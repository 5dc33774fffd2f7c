import { expect, test } from 'vitest';
import { sketch } from '../sketch.ts';
import { deal } from './table.ts';

test('SMU-170 the terminal shows the bases with their breakpoints and everybody’s power, and the points', () => {
  const { table } = deal({
    ann: {},
    bob: {},
    bases: [
      { base: 'jungle-oasis', ann: ['king-rex', { card: 'nana', counters: 2 }], bob: ['zapbot'] },
      { base: 'the-great-library', bob: [{ card: 'granny', on: ['poison'] }] },
      { base: 'tortuga' },
    ],
    vars: { vp: [3, 11, 0, 0] },
  });
  const view = table.match.view(0);
  expect(sketch(view, 'en', ['Ann', 'Bob'])).toEqual([
    'Ann 3 · Bob 11 VP (to 15)',
    '',
    'Jungle Oasis       ████████████  14/12 full  2·0·0  Ann 12 (7 5)  Bob 2 (2)',
    'The Great Library  ░░░░░░░░░░░░   0/22  4·2·1  Bob 0 (0)',
    'Tortuga            ░░░░░░░░░░░░   0/21  4·3·2',
  ]);
  expect(sketch(view, 'ru', ['Аня', 'Боря']).join('\n')).toMatch(/Аня 3 · Боря 11 ПО[\s\S]*Тортуга/);
});
