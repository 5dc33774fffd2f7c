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

test('the home page comes with at most 120 KB of code, and with one language', async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'en' });
  const sizes = new Map<string, Promise<number>>();
  ann.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  // What lies below the shelf is asked for when the shelf stands.
  await ann.page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-action="play-now"]') === null) return;
      observer.disconnect();
      document.documentElement.dataset.stands = String(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await ann.page.goto(house.url);
  await ann.page.locator('html[data-stands]').waitFor();
  const first = await ann.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < Number(document.documentElement.dataset.stands))
      .map(({ name }) => new URL(name).pathname),
  );
  const all = await Promise.all(first.flatMap((path) => sizes.get(path) ?? []));
  const sum = all.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(60_000);
  expect(sum).toBeLessThan(120_000);
  expect([...sizes.keys()].filter((path) => path.includes('words-ru'))).toEqual([]);
  // The other language comes when it is chosen.
  await ann.page.getByLabel('Language').selectOption('ru');
  await ann.page.getByRole('heading', { name: 'Что сегодня на столе?' }).waitFor();
  expect([...sizes.keys()].filter((path) => path.includes('words-ru'))).toHaveLength(1);
  await ann.leave();
});
