import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './lib/house.ts';
import { openBrowser, Person } from './lib/person.ts';
import { games, isPhone, nothingIsOutside, readsEveryCard, SIZES, targetsAreTappable, untilAsked } from './lib/reading.ts';
import { chooseGame } from './lib/table.ts';

// One match a game, looked at in every size: the table is the same, only the window changes.

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function sitAlone(game: string, manners: Parameters<typeof Person.arrive>[2]): Promise<Person> {
  const person = await Person.arrive(browser, `Kim ${game}`, manners);
  await chooseGame(person, house, game);
  await person.page.locator(`article[data-game="${game}"] [data-action="play-now"]`).click();
  await person.page.locator(`[data-table="${game}"]`).waitFor();
  return person;
}

test.each(games)(
  '%s: in six sizes every legal target is in reach, every card of the hand can be read and put back by touch, and played',
  { timeout: 240_000 },
  async (game) => {
    const person = await sitAlone(game, { lang: 'ru', phone: true });
    let targets = 0;
    for (const size of SIZES) {
      const where = `${game}, ${size.name}`;
      await person.page.setViewportSize({ width: size.width, height: size.height });
      expect(await untilAsked(person), `${where}: asked, with cards in hand`).toBe(true);
      await nothingIsOutside(person, where);
      targets += await targetsAreTappable(person, where);
      expect(await readsEveryCard(person, size, where)).toBeGreaterThan(0);
      await person.seesNoBarriers(where);
      const legal = person.page.locator('[data-hand] [data-legal][data-face="up"]');
      if (isPhone(size) && (await legal.count()) > 0) {
        await legal.first().scrollIntoViewIfNeeded();
        await legal.first().tap({ force: true, position: { x: 12, y: 40 } });
        await person.page.locator('[data-reader]').waitFor();
        // One tap alone never plays: the gold button does.
        expect(await person.isAsked()).toBe(true);
        await person.page.locator('[data-prompt] button[data-kind="act"]:not([aria-disabled="true"])').first().tap();
        await person.page.locator('[data-reader]').waitFor({ state: 'detached' });
      }
    }
    expect(targets).toBeGreaterThan(6);
    expect(person.troubles).toEqual([]);
    await person.leave();
  },
);

test('what a bot plays is shown large at the pace one likes, and a key goes on', { timeout: 120_000 }, async () => {
  for (const pace of ['slow', 'normal', 'fast', 'now'] as const) {
    const person = await sitAlone('fluxx', { lang: 'en', pace });
    const { page } = person;
    const staged = page.locator('[data-theatre]');
    let shown = 0;
    for (let i = 0; i < 60 && shown === 0; i++) {
      shown = await staged.count();
      if (shown === 0 && !(await person.act())) await page.waitForTimeout(100);
    }
    expect(shown > 0, `something on the stage at pace ${pace}`).toBe(pace !== 'now');
    if (pace === 'normal') {
      const key = await staged.getAttribute('data-theatre');
      await page.keyboard.press('Space');
      await expect.poll(async () => ((await staged.count()) === 0 ? '' : staged.getAttribute('data-theatre'))).not.toBe(key);
    }
    // What was shown stays to be looked up.
    await expect.poll(() => page.locator('[role="log"] li').count()).toBeGreaterThan(0);
    expect(person.troubles).toEqual([]);
    await person.leave();
  }
});
