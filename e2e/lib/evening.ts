import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type House, openHouse } from './house.ts';
import { openBrowser } from './person.ts';

// What every file of tests needs: one browser and one house, open as long as its tests run.
export let browser: Browser;
export let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
