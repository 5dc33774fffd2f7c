import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeHouses } from './house.ts';
import { openBrowser } from './person.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the house that all files share is found (setup.ts). */
    readonly house: string;
  }
}

// What every file of tests needs: a browser that is open as long as its tests run, and the house.
export let browser: Browser;
export const house = { url: inject('house') } as const;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeHouses();
});
