import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGS, WHOLE } from '#engine';
import { titles } from '#games/registry.ts';
import { type FileRow, languageRows, rooms } from '../language.ts';
import { json, lab } from './io.ts';

const root = join(import.meta.dirname, '../..');

test('every room that says something has a folder for both whole languages', () => {
  // Games stand in the registry in their own order.
  expect(rooms().toSorted()).toEqual(['engine', ...Object.keys(titles).map((id) => `games/${id}`), 'lab', 'server', 'web'].toSorted());
  for (const room of rooms()) for (const lang of WHOLE) expect(existsSync(join(root, room, 'text', lang)), `${room} in ${lang}`).toBe(true);
});

test.each(LANGS)('what is said in %s names the same parameters as in English', async (lang) => {
  const rows = await languageRows(lang);
  expect(rows.flatMap(({ file, wrong }) => wrong.map((path) => `${file}: ${path}`))).toEqual([]);
});

test('English and Russian lack nothing', async () => {
  for (const lang of WHOLE) expect((await languageRows(lang)).filter(({ missing }) => missing.length > 0)).toEqual([]);
});

// New English words may come without German ones, but the language does not crumble away.
test('German says the interface, How to play and the cards of Fluxx; its rule book is counted as missing', async () => {
  const rows = await languageRows('de');
  const whole = rows.filter(({ file }) => !file.startsWith('games/') || /^games\/fluxx\/text\/en\/(?!rules)/.test(file));
  expect(whole.map(({ file }) => file)).toContain('games/fluxx/text/en/learn.ts');
  expect(whole.filter(({ all, missing }) => missing.length > all / 10)).toEqual([]);
  const book = rows.find(({ file }) => file === 'games/fluxx/text/en/rules.ts');
  expect(book?.missing.length).toBe(book?.all);
});

test('the count is told, and what is missing is named on demand', async () => {
  const { code, out } = await lab('language de --missing');
  expect(code).toBe(0);
  const all = await json<FileRow[]>('language de');
  const lacks = all.reduce((sum, { missing }) => sum + missing.length, 0);
  expect(out).toContain(`${lacks} are missing and said in English`);
  expect(out.split('\n').filter((line) => line.startsWith('missing  '))).toHaveLength(lacks);
  expect((await lab('language elvish')).err).toContain('there are: ru, en, de');
});
