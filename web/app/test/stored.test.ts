import { expect, test } from 'vitest';
import { chosenOf, storedText } from '../stored.ts';

test('who never touched the switch gets the new default: an old device kept everything', () => {
  const old = JSON.stringify({ lang: 'ru', theme: 'dark', sound: false, textSize: 100, pace: 'fast', coach: true });
  expect(chosenOf(old)).toEqual({ lang: 'ru', theme: 'dark', pace: 'fast' });
});

test('who switched sound on long ago keeps it; who switches it off now keeps that', () => {
  expect(chosenOf(JSON.stringify({ sound: true }))).toEqual({ sound: true });
  expect(chosenOf(storedText({ sound: false, pace: 'normal' }))).toEqual({ sound: false, pace: 'normal' });
});

test('nothing stored, or something else: nothing was chosen', () => {
  expect([chosenOf(null), chosenOf('null'), chosenOf('7')]).toEqual([{}, {}, {}]);
});
