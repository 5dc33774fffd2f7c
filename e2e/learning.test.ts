import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './lib/house.ts';
import { openBrowser, Person } from './lib/person.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test.each([
  ['unicorns', 'in Russian on a desktop', { lang: 'ru', coach: true }],
  ['fluxx', 'in English on a phone', { lang: 'en', theme: 'light', phone: true, coach: true }],
] as const)('the coach of %s, %s: one card before the first decision, then hints at what matters', async (game, _, manners) => {
  const eve = await Person.arrive(browser, 'Eve', manners);
  const { page } = eve;
  await page.goto(`${house.url}/rules/${game}`);
  await page.locator('[data-action="with-coach"]').click();
  const first = page.locator('[data-coach="first"]');
  await first.waitFor();
  await eve.seesNoBarriers('the card before the first decision');
  await first.locator('button[data-kind="act"]').click();
  await first.waitFor({ state: 'detached' });
  const hint = page.locator('[data-coach="hint"]');
  for (let i = 0; i < 60 && (await hint.count()) === 0; i++) {
    await eve.act();
    await page.waitForTimeout(150);
  }
  await hint.first().waitFor();
  expect(await hint.first().innerText()).not.toBe('');
  await eve.seesNoBarriers('a hint');
  // The second match of the game has no card any more.
  await page.goto(house.url);
  const poster = page.locator(`button[data-game="${game}"]`);
  if ((await poster.count()) > 0) await poster.click();
  await page.locator(`article[data-game="${game}"] [data-action="play-now"]`).click();
  await page.locator(`[data-table="${game}"]`).waitFor();
  await page.waitForTimeout(1500);
  expect(await first.count()).toBe(0);
  expect(eve.troubles).toEqual([]);
  await eve.leave();
});

test('how to play: five games, in both languages and schemes, and a position is solved', async () => {
  const [ann, bob] = [
    await Person.arrive(browser, 'Ann', { lang: 'ru' }),
    await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', phone: true }),
  ];
  for (const [i, game] of ['fluxx', 'unicorns', 'pickle', 'smash-up', 'rickshank'].entries()) {
    const person = i % 2 === 0 ? ann : bob;
    await person.page.goto(`${house.url}/rules/${game}`);
    await person.page.locator('[data-action="try"]').nth(1).waitFor();
    await person.seesNoBarriers(`how to play ${game}`);
  }
  // Six Unicorns of seven: whoever plays one wins.
  await ann.page.goto(`${house.url}/rules/unicorns`);
  await ann.page.locator('[data-action="try"]').first().click();
  const tried = ann.page.locator('[data-try]');
  await tried.waitFor();
  await ann.page.locator('[data-try] [data-hand] [data-card][data-legal]').first().click();
  await ann.page.locator('[data-try] [data-prompt] button[data-kind="act"]:not([disabled])').click();
  await ann.page.locator('[data-try][data-verdict="right"]').waitFor();
  expect([...ann.troubles, ...bob.troubles]).toEqual([]);
  await ann.leave();
  await bob.leave();
});
