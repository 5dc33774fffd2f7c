import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyLanguage } from '#engine';
import { games } from '#games/registry.ts';
import { withWordsAsRead } from '../build/words.ts';
import { asRead, readIn } from '../text/near.ts';

test.each(games.map(({ id }) => id))('the words of %s are fetched by language, each from its folder', (id) => {
  const file = new URL(`../../games/${id}/text/index.ts`, import.meta.url);
  const built = withWordsAsRead(readFileSync(file, 'utf8'), file.pathname);
  expect(
    [...built.matchAll(/(\w+): \(\) => import\('\.\/(\w+)\/index\.ts'\)\.then\(\(module\) => module\.(\w+)\)/g)].map(
      ([, ...names]) => names,
    ),
  ).toEqual(
    expect.arrayContaining([
      ['en', 'en', 'en'],
      ['ru', 'ru', 'ru'],
    ]),
  );
  expect(built).not.toMatch(/^import \{ \w+ \} from '\.\//m);
});

test('words that are gathered in another way stop the build', () => {
  const odd = `import { en } from './en/index.ts';\nconst all = { en };\nexport const texts = everyLanguage<typeof en>(all);\n`;
  expect(() => withWordsAsRead(odd, 'games/odd/text/index.ts')).toThrow('games/odd/text/index.ts');
});

test('only languages that are read are fetched, with English where words are missing; what is fetched later comes with them', async () => {
  const asked: string[] = [];
  const source = (lang: string, words: object) => async () => {
    asked.push(lang);
    return words;
  };
  const sources = {
    en: source('en', { yes: 'Yes', no: 'No' }),
    ru: source('ru', { yes: 'Да', no: 'Нет' }),
    de: source('de', { yes: 'Ja' }),
  };
  await readIn('ru');
  const texts = everyLanguage<{ yes: string; no: string }>((await asRead(sources)) as never);
  expect(asked).toEqual(['ru']);
  expect(texts.ru.no).toBe('Нет');
  await readIn('de');
  expect(asked.toSorted()).toEqual(['de', 'en', 'ru']);
  expect(texts.de).toEqual({ yes: 'Ja', no: 'No' });
  const others = await asRead(sources);
  expect(Object.keys(others).toSorted()).toEqual(['de', 'en', 'ru']);
});

test('what cannot be fetched at once is asked for again', async () => {
  await readIn('en');
  let attempts = 0;
  const late = async (): Promise<object> => {
    attempts++;
    if (attempts === 1) throw new TypeError('no network');
    return { yes: 'Yes' };
  };
  expect(await asRead({ en: late })).toEqual({ en: { yes: 'Yes' } });
});
