import { expect, test } from 'vitest';
import type { View } from '#engine';
import { uiIn } from '../../text/index.ts';
import { loadTableTexts } from '../../text/load.ts';
import { areTabs, botWords, othersOf } from '../seats.ts';

await Promise.all([loadTableTexts('ru'), loadTableTexts('en')]);

const view = { ring: [0, 1, 2, 3] } as unknown as View;

test('the others sit in turn order from my left; a spectator sees everybody', () => {
  expect(othersOf({ view, me: 2 })).toEqual([3, 0, 1]);
  expect(othersOf({ view, me: null })).toEqual([0, 1, 2, 3]);
  expect(othersOf({ view, me: 7 })).toEqual([0, 1, 2, 3]);
});

test('a bot says its level, in the words of whoever laid the table', () => {
  expect(botWords(uiIn('ru'), { level: 'hard' })).toBe('бот · сильный');
  expect(botWords(uiIn('en'), { level: 'normal' })).toBe('bot · steady');
  expect(botWords(uiIn('en'), { level: null })).toBe('bot');
});

test('opponents are tabs on a phone and from five on', () => {
  expect(areTabs({ view, me: 0, phone: false })).toBe(false);
  expect(areTabs({ view, me: 0, phone: true })).toBe(true);
  expect(areTabs({ view: { ring: [0, 1, 2, 3, 4, 5] } as unknown as View, me: 0, phone: false })).toBe(true);
});
