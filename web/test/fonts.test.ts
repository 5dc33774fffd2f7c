import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const titles = import.meta.glob<{ readonly title: string; readonly short: string }>('../../games/*/text/*/title.ts', {
  eager: true,
  import: 'title',
});

/** Whether a sheet of small faces has the letter. */
function has(sheet: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from, to]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to ?? from, 16),
  );
}

test('the small faces have every letter of the titles: otherwise `npm run fonts`', () => {
  const lacking = Object.entries(titles).flatMap(([path, { title, short }]) => {
    const game = /games\/([^/]+)\//.exec(path)?.[1] ?? '';
    const sheet = join(ROOT, 'games', game, 'board/title.css');
    if (!existsSync(sheet)) return [];
    const css = readFileSync(sheet, 'utf8');
    return Array.from(title + short).flatMap((letter) => (has(css, letter) ? [] : [`${game}: ${letter}`]));
  });
  expect(Object.keys(titles).length).toBeGreaterThan(10);
  expect(lacking).toEqual([]);
});

test('faces whose licence keeps their name are left whole, and the small ones are small', () => {
  expect(existsSync(join(ROOT, 'games/pickle/board/title.css'))).toBe(false);
  const folder = join(ROOT, 'web/styles/fonts');
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(6);
  for (const name of files) expect(statSync(join(folder, name)).size).toBeLessThan(30_000);
});
