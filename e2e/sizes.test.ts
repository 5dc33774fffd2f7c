import { expect, test } from 'vitest';
import { openLive } from '#lab/live.ts';
import { browser, house } from './lib/evening.ts';
import { LATE } from './lib/late.ts';
import type { Person } from './lib/person.ts';
import {
  coveredNames,
  games,
  innerScroll,
  isPhone,
  nothingIsOutside,
  promptIsInSight,
  readsEveryCard,
  SIZES,
  targetsAreTappable,
  untilAsked,
  ZOOMED,
} from './lib/reading.ts';
import { sitAlone, sitAtLive } from './lib/table.ts';

// One match a game, looked at in every size: the table is the same, only the window changes. Languages take turns from game to game.

/** Too low for everything: there a table may scroll. */
const LOW = 650;

const menu = ({ page }: Person): Promise<void> => page.getByRole('button', { name: /^(Меню|Menu)$/ }).click();
/** What opens over a table besides cards. Each size sees all of them, each at another game. */
const DIALOGS: readonly (readonly [string, (person: Person) => Promise<void>])[] = [
  ['the rules', ({ page }) => page.keyboard.press('r')],
  ['the menu', menu],
  [
    'how to leave',
    async (person) => {
      await menu(person);
      await person.page.locator('dialog[open] [data-action="leave"]').click();
      await person.page.locator('[data-leave]').waitFor();
    },
  ],
];

async function seesDialog(person: Person, n: number, where: string): Promise<void> {
  const [name, open] = DIALOGS[n % DIALOGS.length];
  await open(person);
  await person.page.locator('dialog[open]').first().waitFor();
  await person.seesNoBarriers(`${where}, ${name}`);
  // Back closes what comes from an edge, like Escape.
  if (name === 'the rules') await person.page.goBack();
  else await person.page.keyboard.press('Escape');
  await expect.poll(() => person.page.locator('dialog[open]').count(), { timeout: 10_000 }).toBe(0);
}

/** Where one may act pulses three times; then nothing moves until somebody does something. */
const AT_REST_MS = 7000;
const SECONDS = 5;

// Nothing but waiting: all games at the same time.
test.concurrent.for(games)(
  '%s: at rest on my turn the page computes styles at most twice a second',
  { timeout: 90_000 },
  async (game, { expect }) => {
    const person = await sitAlone(browser, house, game, { lang: 'ru', painted: true });
    const { page } = person;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await untilAsked(person)).toBe(true);
    await page.waitForTimeout(AT_REST_MS);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const recalculated = async (): Promise<number> =>
      (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    const before = await recalculated();
    await page.waitForTimeout(SECONDS * 1000);
    expect((await recalculated()) - before).toBeLessThanOrEqual(2 * SECONDS);
    await person.leave();
  },
);

test.each(games)(
  '%s: in six sizes every legal target is in reach, every card of the hand can be read and put back by touch, and played',
  { timeout: 240_000 },
  async (game) => {
    const person = await sitAlone(browser, house, game, { lang: games.indexOf(game) % 2 === 0 ? 'ru' : 'en', phone: true });
    let targets = 0;
    for (const [n, size] of SIZES.entries()) {
      const where = `${game}, ${size.name}`;
      await person.page.setViewportSize({ width: size.width, height: size.height });
      expect(await untilAsked(person), `${where}: asked, with cards in hand`).toBe(true);
      await nothingIsOutside(person, where);
      // Another size: rows give way step by step.
      if (size.height >= LOW)
        await expect.poll(() => innerScroll(person), { message: `${where}: the table scrolls`, timeout: 3000 }).toBeLessThanOrEqual(1);
      targets += await targetsAreTappable(person, where);
      expect(await readsEveryCard(person, size, where)).toBeGreaterThan(0);
      await person.seesNoBarriers(where);
      await seesDialog(person, n + games.indexOf(game), where);
      const legal = person.page.locator('[data-hand] [data-legal][data-face="up"]');
      if (isPhone(size) && (await legal.count()) > 0) {
        await legal.first().scrollIntoViewIfNeeded();
        await legal.first().tap({ force: true, position: { x: 12, y: 40 } });
        await person.page.locator('[data-reader]').waitFor();
        await person.seesNoBarriers(`${where}, with a card open`);
        await nothingIsOutside(person, `${where}, with a card open`);
        // One tap alone never plays: the gold button does.
        expect(await person.isAsked()).toBe(true);
        const gold = person.page.locator('[data-prompt] button[data-kind="act"]:not([aria-disabled="true"])');
        // A card that could go to several places: one of them is chosen beside the question.
        if ((await gold.count()) === 0) await person.page.locator('[data-prompt] section button[aria-pressed="false"]').first().tap();
        await gold.first().tap();
        await person.page.locator('[data-reader]').waitFor({ state: 'detached' });
      }
    }
    // The largest letters that can be chosen.
    await person.page.setViewportSize(SIZES[0]);
    await person.page.evaluate(() => document.documentElement.setAttribute('data-text', '130'));
    await expect.poll(() => coveredNames(person), { message: `${game}: names at 130 %`, timeout: 10_000 }).toEqual([]);
    await person.page.evaluate(() => document.documentElement.setAttribute('data-text', '100'));
    await person.page.setViewportSize(ZOOMED);
    expect(await untilAsked(person), `${game}, zoomed: asked`).toBe(true);
    await expect.poll(() => promptIsInSight(person), { message: `${game}, zoomed: the question`, timeout: 10_000 }).toBe(true);
    expect(targets).toBeGreaterThanOrEqual(SIZES.length);
    expect(person.troubles).toEqual([]);
    await person.leave();
  },
);

/** One phone more than above, and not the largest screen, where there is room for everything. */
const LATE_SIZES = [{ name: 'tall phone', width: 430, height: 932 }, ...SIZES.slice(0, -1)];

test.each(LATE)(
  '$game, $name: at no usual size the table scrolls inside, and at low ones by no more than it must',
  {
    timeout: 120_000,
  },
  async ({ game, name, match, scrolls }) => {
    const live = await openLive(match(), 0, { calmWindowMs: 60_000 });
    const [ann] = await sitAtLive(browser, live, game, [{ lang: 'ru', phone: true }]);
    for (const size of LATE_SIZES) {
      await ann.page.setViewportSize({ width: size.width, height: size.height });
      await ann.page.locator('[data-prompt="act"]').waitFor();
      const most = size.height >= LOW ? 1 : (scrolls[size.name] ?? 1);
      await expect
        .poll(() => innerScroll(ann), { message: `${game}, ${name}, ${size.name}: the table scrolls`, timeout: 5000 })
        .toBeLessThanOrEqual(most);
      await nothingIsOutside(ann, `${game}, ${name}, ${size.name}`);
    }
    expect(ann.troubles).toEqual([]);
    await ann.leave();
    await live.close();
  },
);
