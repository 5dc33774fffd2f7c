import { expect, test } from 'vitest';
import { gist, stressed } from '../faces.ts';

test('numbers are stressed, also ranges, and nothing twice', () => {
  expect(stressed('Draw 2 cards, discard 1–3.')).toBe('Draw **2** cards, discard **1–3**.');
  expect(stressed('**2** of them, A4')).toBe('**2** of them, A4');
});

test('the first sentence is the gist; a name or a single word before it is not', () => {
  expect(gist('One thing. Another thing.')).toBe('One thing.');
  expect(gist('Only this')).toBe('Only this');
  expect(gist('Take Mr. Meeseeks. Then go.')).toBe('Take Mr. Meeseeks.');
  expect(gist('Trap. Whoever steps here is hit.')).toBe('Whoever steps here is hit.');
});
