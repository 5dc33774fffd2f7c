import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './lib/house.ts';
import { openBrowser, Person, playOut } from './lib/person.ts';
import { begin, chooseGame, layTable, sitDown } from './lib/table.ts';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('two people play a match to its end by clicking, one of them on a phone', { timeout: 900_000 }, async () => {
  const rick = await Person.arrive(browser, 'Rick', { lang: 'ru', fastClicks: true });
  const agent = await Person.arrive(browser, 'Agent', { lang: 'en', theme: 'light', phone: true, fastClicks: true });
  const link = await layTable(rick, house, 'pickle', 2);
  await sitDown(agent, link);
  await begin(rick, [rick, agent], 'pickle');
  await rick.seesNoBarriers('the map');
  await agent.seesNoBarriers('the map on a phone');
  await playOut([rick, agent]);
  for (const person of [rick, agent]) {
    await expect.poll(() => person.isOver(), { timeout: 10_000 }).toBe(true);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
});

test('alone against the Russians, on a phone', { timeout: 900_000 }, async () => {
  const rick = await Person.arrive(browser, 'Solo', { lang: 'en', phone: true, fastClicks: true });
  await chooseGame(rick, house, 'pickle');
  // The second seat is taken away: the rules drive the Russians.
  const fewer = rick.page.locator('article[data-game="pickle"] [data-action="fewer"]');
  if ((await fewer.count()) > 0) await fewer.click();
  await rick.page.locator('article[data-game="pickle"] [data-action="play-now"]').click();
  await rick.page.locator('[data-table="pickle"]').waitFor();
  await playOut([rick]);
  expect(rick.troubles).toEqual([]);
  await rick.leave();
});
