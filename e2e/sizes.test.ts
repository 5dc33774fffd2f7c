import { expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { games, isPhone, nothingIsOutside, readsEveryCard, SIZES, targetsAreTappable, untilAsked } from './lib/reading.ts';
import { sitAlone } from './lib/table.ts';

// One match a game, looked at in every size: the table is the same, only the window changes.

test.each(games)(
  '%s: in six sizes every legal target is in reach, every card of the hand can be read and put back by touch, and played',
  { timeout: 240_000 },
  async (game) => {
    const person = await sitAlone(browser, house, game, { lang: 'ru', phone: true });
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
        await person.seesNoBarriers(`${where}, with a card open`);
        // One tap alone never plays: the gold button does.
        expect(await person.isAsked()).toBe(true);
        await person.page.locator('[data-prompt] button[data-kind="act"]:not([aria-disabled="true"])').first().tap();
        await person.page.locator('[data-reader]').waitFor({ state: 'detached' });
      }
    }
    expect(targets).toBeGreaterThanOrEqual(SIZES.length);
    expect(person.troubles).toEqual([]);
    await person.leave();
  },
);
