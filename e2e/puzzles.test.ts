import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Puzzle } from '#puzzles/puzzle.ts';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';

const shipped: Puzzle[] = JSON.parse(readFileSync(new URL('../games/unicorns/puzzles.json', import.meta.url), 'utf8'));
/** One that is played by pressing cards, and soon proved. */
const puzzle = shipped
  .filter(
    ({ kind, line, wrong }) =>
      kind === 'win' &&
      [...line.map(({ keys }) => keys), wrong[0]].every((keys) => keys.length > 0 && keys.every((key) => /^c\d+$/.test(key))),
  )
  .sort((a, b) => (a.nodes ?? 0) - (b.nodes ?? 0))[0];

const state = (page: Page, wanted: string) => page.locator(`[data-puzzle][data-state="${wanted}"]`).waitFor({ timeout: 30_000 });

async function answer(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await page
      .locator(`[data-card="${key.slice(1)}"]`)
      .last()
      .click();
  await page.keyboard.press('Enter');
}

test('a puzzle: a wrong first step is named, hints come in four rungs, the solution solves it, and the day remembers', {
  timeout: 120_000,
}, async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'en' });
  const { page } = eve;
  await page.goto(`${house.url}/puzzles`);
  await page.locator('[data-puzzles="full"]').waitFor();
  expect(await page.locator('[data-puzzles] ol [data-game]').count()).toBe(5);
  await eve.seesNoBarriers('the page of puzzles');
  await page.goto(`${house.url}/puzzles?game=unicorns&theme=win`);
  await page.locator(`a[href="/puzzles/unicorns/${puzzle.id}"]`).first().click();

  await state(page, 'task');
  await page.locator('[data-table]').waitFor();
  await eve.seesNoBarriers('a puzzle');
  await answer(page, puzzle.wrong[0]);
  await state(page, 'failed');
  expect(await page.locator('[data-puzzle]').innerText()).toContain('The solution was lost at step 1.');

  await page.keyboard.press('r');
  await state(page, 'task');
  for (const rung of [1, 2, 3, 4]) {
    await page.keyboard.press('h');
    // The last rung is the solution itself, in a list of its own.
    await page.locator(`[data-hint="${rung}"]`).waitFor({ state: 'attached' });
  }
  await page.locator('[data-solution] li').first().waitFor();
  for (const { seat, keys } of puzzle.line)
    if (seat === puzzle.seat) {
      await page.locator('[data-puzzle][data-thinking="false"]').waitFor();
      await answer(page, keys);
    }
  await state(page, 'solved');
  await page.locator('[data-action="explain"]').click();
  await page.locator('[data-action="step-on"]').click();
  await page.locator('[data-solution] [aria-current="step"]').waitFor();

  await page.goto(`${house.url}/puzzles?mine=wrong`);
  await page.locator(`[data-archive] a[href="/puzzles/unicorns/${puzzle.id}"]`).waitFor();
});

test('on a phone in Russian the puzzle fits, and nothing of it is out of reach', { timeout: 90_000 }, async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'ru', phone: true });
  const { page } = eve;
  await page.goto(`${house.url}/puzzles`);
  await page.locator('[data-puzzles="full"]').waitFor();
  await eve.seesNoBarriers('the page of puzzles on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.goto(`${house.url}/puzzles/unicorns/${puzzle.id}`);
  await state(page, 'task');
  await page.locator('[data-table]').waitFor();
  await eve.seesNoBarriers('a puzzle on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
