import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';

/** Where the posters stand, and how many of their stickers are drawn. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    head: document.querySelector('h1')?.textContent,
    places: [...document.querySelectorAll('h1, [data-many] > :is(article, button, div)[data-game] > :first-child')].map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return [left, top, width].map(Math.round).join(' ');
    }),
    stickers: [...document.querySelectorAll<HTMLImageElement>('[data-many] [data-game] > :first-child img')].filter(
      (image) => image.naturalWidth > 0 && image.src.length > 200,
    ).length,
  }));

test.each([
  { lang: 'ru', phone: true },
  { lang: 'en', phone: false },
] as const)('the first picture is whole before the code of the page has come, and stays where it is: %o', async ({ lang, phone }) => {
  const ann = await Person.arrive(browser, 'Ann', { lang, phone });
  let letThrough = (): void => undefined;
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await ann.page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  // Stickers that take long are not waited for; here they come in time.
  await ann.page.goto(house.url, { waitUntil: 'commit' });
  await ann.page.locator('[data-many] > :nth-child(5)').waitFor();
  await expect.poll(async () => (await looks(ann.page)).stickers).toBeGreaterThan(20);
  await ann.page.evaluate(() => document.fonts.ready);
  const before = await looks(ann.page);
  expect(before.head).toBe(lang === 'ru' ? 'Что сегодня на столе?' : 'What is on the table tonight?');
  expect(before.places).toHaveLength(6);
  letThrough();
  await ann.page.locator('[data-action="play-now"]').waitFor();
  const after = await looks(ann.page);
  // On a phone the small posters stand below the chosen game, whose settings differ in height from what was guessed.
  const fixed = phone ? 2 : 6;
  expect(after.places.slice(0, fixed)).toEqual(before.places.slice(0, fixed));
  expect(after.stickers).toBe(before.stickers);
  expect(ann.troubles).toEqual([]);
  await ann.leave();
});

test.each(['ru', 'en'] as const)(
  'the home page comes with at most 120 KB of code, 120 KB of typefaces, and one language: %s',
  async (lang) => {
    const ann = await Person.arrive(browser, 'Ann', { lang });
    const code = new Map<string, Promise<number>>();
    const faces = new Map<string, Promise<number>>();
    const note = (sizes: Map<string, Promise<number>>, path: string, size: Promise<number>): void => {
      sizes.set(path, size);
      // What is still on its way when the page goes was not asked about.
      size.catch(() => undefined);
    };
    ann.page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const sized = (of: (body: Buffer) => number): Promise<number> => response.body().then(of);
      if (pathname.endsWith('.js'))
        note(
          code,
          pathname,
          sized((body) => gzipSync(body, { level: 9 }).length),
        );
      if (pathname.endsWith('.woff2'))
        note(
          faces,
          pathname,
          sized((body) => body.length),
        );
    });
    const sumOf = async (sizes: Map<string, Promise<number>>): Promise<number> =>
      (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0);
    await ann.page.goto(house.url);
    await ann.page.locator('[data-action="play-now"]').waitFor();
    // With what comes by itself once the shelf stands: the lists below it.
    await ann.page.locator('#my-matches').waitFor();
    await ann.page.waitForLoadState('networkidle');
    await ann.page.evaluate(() => document.fonts.ready);
    expect(await sumOf(code)).toBeGreaterThan(60_000);
    expect(await sumOf(code)).toBeLessThan(120_000);
    expect(await sumOf(faces)).toBeGreaterThan(30_000);
    expect(await sumOf(faces)).toBeLessThan(120_000);
    const other = lang === 'ru' ? 'en' : 'ru';
    const others = () => [...code.keys()].filter((path) => path.includes(`words-${other}`));
    expect(others()).toEqual([]);
    expect([...code.keys()].filter((path) => path.includes('/table-'))).toEqual([]);
    // The other language comes when it is chosen.
    await ann.page.getByLabel(lang === 'ru' ? 'Язык' : 'Language').selectOption(other);
    await ann.page.getByRole('heading', { name: other === 'ru' ? 'Что сегодня на столе?' : 'What is on the table tonight?' }).waitFor();
    expect(others()).toHaveLength(1);
    await ann.leave();
  },
);
