import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Detour, openDetour } from './lib/detour.ts';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';
import { begin, layTable, sitDown } from './lib/table.ts';

const at = async ({ page }: Person): Promise<number> => Number(await page.locator('[data-at]').getAttribute('data-at'));

/** Others play until this person is asked. */
async function untilAsked(asked: Person, others: readonly Person[]): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await asked.isAsked()) return true;
        for (const other of others) await other.act();
        return false;
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBe(true);
}

/** Acts until the others have seen something of it. */
async function moves(person: Person, seenBy: Person): Promise<number> {
  const before = await at(seenBy);
  await expect
    .poll(
      async () => {
        if ((await at(seenBy)) === before) await person.act();
        return at(seenBy);
      },
      { timeout: 15_000, interval: 50 },
    )
    .toBeGreaterThan(before);
  return at(seenBy);
}

describe('a bad network', () => {
  let proxy: Detour;
  let ann: Person;
  let bob: Person;
  // A table for each: Fluxx may be over after a few turns.
  beforeEach(async () => {
    proxy = await openDetour(house.url);
    ann = await Person.arrive(browser, 'Ann', { lang: 'en', fastClicks: true });
    bob = await Person.arrive(browser, 'Bob', { lang: 'ru', fastClicks: true });
    const link = await layTable(bob, house, 'fluxx', 2);
    await sitDown(ann, link.replace(house.url, proxy.url));
    await begin(bob, [ann, bob], 'fluxx');
  });
  afterEach(async () => {
    await ann.leave();
    await bob.leave();
    await proxy.close();
  });

  const catchesUp = async (to: number, timeout: number): Promise<void> => {
    await expect.poll(() => at(ann), { timeout, interval: 100 }).toBeGreaterThanOrEqual(to);
  };

  test('a stream that froze without a word: what others did is seen twelve seconds later at most', async () => {
    await untilAsked(bob, [ann]);
    await expect.poll(async () => (await at(ann)) === (await at(bob))).toBe(true);
    proxy.freeze();
    await catchesUp(await moves(bob, bob), 12_000);
  });

  test('a frozen stream and an answer of one’s own: it is seen soon after the server has it', async () => {
    await untilAsked(ann, [bob]);
    proxy.freeze();
    // The page stands still after the answer has gone out, so Bob is the one who sees it.
    await catchesUp(await moves(ann, bob), 6_000);
  });

  test('coming online and waking up look at once', async () => {
    for (const wake of ['online', 'visibilitychange', 'pageshow']) {
      await untilAsked(bob, [ann]);
      await expect.poll(async () => (await at(ann)) === (await at(bob))).toBe(true);
      proxy.freeze();
      const now = await moves(bob, bob);
      await ann.page.evaluate((name) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)), wake);
      await catchesUp(now, 2_500);
    }
  });

  test('a stream that is cut comes back; one that is slow is left alone', async () => {
    await untilAsked(bob, [ann]);
    proxy.cut();
    await catchesUp(await moves(bob, bob), 8_000);
    const before = proxy.streams();
    proxy.delay(700);
    await ann.page.waitForTimeout(9_500);
    expect(proxy.streams()).toBe(before);
    proxy.delay(0);
    expect(ann.troubles).toEqual([]);
  });
});
