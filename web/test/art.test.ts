import { expect, test } from 'vitest';
import { art as fluxx } from '#games/fluxx/board/art.ts';
import { components as fluxxCards } from '#games/fluxx/cards/data.ts';
import { art as pickle } from '#games/pickle/board/art.ts';
import { components as pickleCards } from '#games/pickle/cards/data.ts';
import { art as unicorns } from '#games/unicorns/board/art.ts';
import { components as unicornsCards } from '#games/unicorns/cards/data.ts';
import { extractIcons, missingIcons } from '../build/extract.ts';
import { artOf, setNames } from '../build/icons.ts';

const root = process.cwd();

test.each(setNames(root))('every icon that "%s" names exists', async (set) => {
  expect(missingIcons(await artOf(root, set))).toEqual([]);
});

test.each([
  ['fluxx', fluxx, fluxxCards],
  ['unicorns', unicorns, unicornsCards],
  ['pickle', pickle, pickleCards],
] as const)('every component of "%s" has a picture, and no picture is for nothing', (_, set, cards) => {
  expect(Object.keys(set.pictures).sort()).toEqual(cards.map((card) => card.id).sort());
});

test('cards of one game look different', () => {
  for (const set of [fluxx, unicorns]) {
    const looks = Object.values(set.pictures).map((art) => JSON.stringify(art));
    expect(new Set(looks).size).toBe(looks.length);
  }
});

test('an unknown icon stops the build and is told by name', () => {
  const set = { pictures: { a: { big: 'no-such-thing' } }, signs: ['nor-this'] };
  expect(() => extractIcons('demo', set)).toThrow('Art of "demo" names unknown icons: sticker no-such-thing, sign nor-this');
});

test('only what is named is extracted', () => {
  const icons = extractIcons('demo', { pictures: { a: { big: ['robot', 'fox'], small: [['star', 'tl']] } }, signs: ['hand'] });
  expect(Object.keys(icons.stickers)).toEqual(['fox', 'robot', 'star']);
  expect(Object.keys(icons.signs)).toEqual(['hand']);
});
