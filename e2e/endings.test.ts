import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { deal } from '#games/fluxx/test/table.ts';
import { openLive } from '#lab/live.ts';
import { sawEnd, watchEnd } from './lib/ending.ts';
import { browser } from './lib/evening.ts';
import { Person } from './lib/person.ts';

/** Ann holds the Keeper that meets the Goal; Bob has something else. */
const nearTheEnd = () =>
  deal({
    ann: { hand: ['squanchy', 'draw-2'], keepers: ['summer-smith'] },
    bob: { hand: ['draw-5'], keepers: ['tinkles'] },
    goals: ['goal-house-party'],
    unfinished: true,
  });

test.each([
  ['normal', false],
  ['fast', false],
  ['now', true],
] as const)('FLX-260 at the pace «%s» the end is seen before the result comes', { timeout: 60_000 }, async (pace, phone) => {
  const { table } = nearTheEnd();
  const live = await openLive(table.match as unknown as Match, 0);
  const ann = await Person.arrive(browser, 'Ann', { lang: 'en', pace, phone, sound: true });
  const { page } = ann;
  await page.goto(live.links[0].url);
  await page.locator('[data-prompt="act"]').waitFor();
  await watchEnd(ann);
  await page
    .locator('[data-hand] [data-legal]', { hasText: 'Squanchy' })
    .first()
    .click({ position: { x: 9, y: 40 } });
  await page.locator('[data-prompt="act"] button[data-kind="act"]:not([aria-disabled])').first().click();
  // The Goal and both Keepers.
  await sawEnd(ann, 3);
  const height = async (): Promise<number> => (await page.locator('dialog[open]').boundingBox())?.height ?? 0;
  await page.waitForTimeout(400);
  const first = await height();
  await page.waitForTimeout(1500);
  expect(await height(), 'the result does not jump').toBe(first);
  expect(ann.troubles).toEqual([]);
  await ann.leave();
  await live.close();
});
