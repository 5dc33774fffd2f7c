import { describe, expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { Person, playOut } from './lib/person.ts';
import { begin, chooseGame, layTable, sitDown } from './lib/table.ts';

describe('alone', () => {
  test('two clicks from opening the page to the first decision against bots', async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'en' });
    await ann.page.goto(house.url);
    await ann.page.locator('[data-action="play-now"]').click();
    await ann.page.locator('[data-prompt="act"]').waitFor({ timeout: 20_000 });
    expect(ann.troubles).toEqual([]);
    await ann.leave();
  });

  test('home: what starts a match and the names of the games are in sight at once, a running match comes before everything; a name is asked for among people', async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'ru' });
    const { page } = ann;
    const ends = (selector: string): Promise<number> =>
      page.locator(selector).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    for (const [width, height] of [
      [1280, 720],
      [1180, 820],
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(house.url);
      await page.locator('[data-action="play-now"]').waitFor();
      expect(await ends('[data-action="play-now"], [data-action="learn"], button[data-game] b')).toBeLessThanOrEqual(height);
    }
    await page.locator('[data-action="play-now"]').click();
    await page.locator('[data-table]').waitFor();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1280, 720],
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(house.url);
      await page.locator('[data-running] [data-action="go-on"]').waitFor();
      expect(await page.locator('#content > *').first().getAttribute('data-running')).not.toBeNull();
      expect(await ends('[data-action="go-on"]')).toBeLessThan(220);
    }
    await ann.seesNoBarriers('home with a running match');
    // A table for others: they would see a guest with a number.
    await page.locator('[data-action="invite"]').click();
    const ask = page.locator('[data-ask-name]');
    await ask.waitFor();
    await ann.seesNoBarriers('asked for a name');
    await ask.locator('input').fill('Аня');
    await ask.locator('[data-action="save-name"]').click();
    await page.locator('[data-room]').getByText('Аня', { exact: true }).first().waitFor();
    expect(await ask.count()).toBe(0);
    expect(ann.troubles).toEqual([]);
    await ann.leave();
  });

  test('a match against bots to its end, then its replay from every seat, and on from a position', async () => {
    const ann = await Person.arrive(browser, 'Anna', { lang: 'ru', phone: true, fastClicks: true });
    await ann.page.goto(house.url);
    await ann.page.locator('[data-action="play-now"]').click();
    await ann.page.locator('[data-table]').waitFor();
    await playOut([ann]);
    const id = new URL(ann.page.url()).pathname.split('/')[2];
    await ann.page.goto(`${house.url}/m/${id}/replay`);
    await ann.page.locator('[data-table]').waitFor();
    await ann.seesNoBarriers('the replay');
    // It opens by her own eyes.
    await ann.page.waitForURL(/replay\?at=1&seat=\d$/);
    const at = async (): Promise<number> => Number(await ann.page.locator('[data-at]').getAttribute('data-at'));
    await ann.page.keyboard.press('ArrowRight');
    await expect.poll(at, { timeout: 10_000 }).toBe(2);
    await ann.page.goto(`${house.url}/m/${id}/replay?at=5&seat=1`);
    await expect.poll(at, { timeout: 10_000 }).toBe(5);
    await ann.page.locator('[data-action="continue-here"]').click();
    await ann.page.locator('[data-action="continue-start"]').click();
    await ann.page.waitForURL((url) => !url.pathname.includes(id));
    await ann.page.locator('[data-table]').waitFor();
    expect(ann.troubles).toEqual([]);
    await ann.leave();
  });

  test('by keyboard alone', async () => {
    const eve = await Person.arrive(browser, 'Eve', { lang: 'en' });
    await eve.page.goto(house.url);
    await eve.page.locator('[data-action="play-now"]').focus();
    await eve.page.keyboard.press('Enter');
    await eve.page.locator('[data-table]').waitFor();
    // No mouse from here on: cards of the hand by number, everything else by Tab, Enter for the gold button.
    for (let step = 0; step < 900 && !(await eve.isOver()); step++) {
      if (!(await eve.isAsked())) {
        await eve.page.waitForTimeout(50);
        continue;
      }
      const gold = eve.page.locator('[data-prompt="act"] button[data-kind="act"]:not([aria-disabled])');
      if ((await gold.count()) > 0) {
        await gold.first().focus();
        await eve.page.keyboard.press('Enter');
        continue;
      }
      const target = eve.page.locator(
        '[data-legal]:not([aria-pressed="true"]):visible, [data-prompt="act"] button[data-action]:not([aria-disabled])',
      );
      const many = await target.count();
      if (many === 0) continue;
      await target.nth(step % many).focus();
      await eve.page.keyboard.press('Enter');
    }
    expect(await eve.isOver()).toBe(true);
    await eve.leave();
  });
});

describe('one screen for several', () => {
  test('a curtain hides the cards between two people', async () => {
    const ann = await Person.arrive(browser, 'Ann and Bob', { lang: 'ru', fastClicks: true });
    await ann.page.goto(house.url);
    await ann.page.locator('[data-action="hot-seat"]').click();
    await ann.page.locator('[data-action="hot-start"]').click();
    await ann.page.locator('[data-curtain], [data-table]').first().waitFor();
    let curtains = 0;
    for (let step = 0; step < 200 && curtains < 4; step++) {
      // In one look: the curtain may open between two.
      const facesBehind = await ann.page.evaluate(() =>
        document.querySelector('[data-curtain]') === null ? null : document.querySelectorAll('[data-face="up"]').length,
      );
      if (facesBehind !== null) {
        curtains++;
        expect(facesBehind).toBe(0);
        if (curtains === 1) await ann.seesNoBarriers('the curtain');
      }
      if (!(await ann.act())) await ann.page.waitForTimeout(50);
    }
    expect(curtains).toBe(4);
    await ann.leave();
  });
});

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/rules/fluxx', 'rules'],
    ['/daily/pickle', 'challenge of the day'],
    ['/recover#nothing', 'recovery'],
    ['/nowhere', 'missing page'],
    ['/m/AAAAAAAAAAAAAAAAAAAA', 'missing match'],
  ])('%s has no barriers, in both languages and schemes, on both sizes', async (path, name) => {
    for (const manners of [
      { lang: 'ru', theme: 'dark' },
      { lang: 'en', theme: 'light', phone: true },
    ] as const) {
      const ann = await Person.arrive(browser, 'Ann', manners);
      await ann.page.goto(house.url + path);
      await ann.page.locator('main').first().waitFor();
      await ann.page.waitForTimeout(300);
      await ann.seesNoBarriers(`${name} (${manners.lang})`);
      const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
      expect(wide, `${name} scrolls sideways`).toBe(false);
      const outside = await ann.page.evaluate(() =>
        [...document.querySelectorAll('body > * header :is(a, button)')].flatMap((one) =>
          one.getBoundingClientRect().right > window.innerWidth ? [one.getAttribute('aria-label') ?? one.textContent] : [],
        ),
      );
      expect(outside, `${name}: the head of the page is whole`).toEqual([]);
      if (path === '/') {
        await ann.page.locator('[data-action="profile"]').click();
        await ann.page.locator('dialog[open]').waitFor();
        await ann.seesNoBarriers(`the profile (${manners.lang})`);
      }
      expect(ann.troubles).toEqual([]);
      await ann.leave();
    }
  });
});

describe('the own record', () => {
  const lines = ({ page }: Person) => page.locator('[data-record] [data-match]');
  const press = async ({ page }: Person, filter: string): Promise<void> => {
    const chip = page.locator(`[data-filter="${filter}"]`);
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
  };

  test('what was played is summed up, filtered and watched again; one is called to another match', { timeout: 120_000 }, async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'ru' });
    const bob = await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', phone: true });
    await ann.page.goto(`${house.url}/me`);
    await ann.page.getByText('Пока ни одной партии').waitFor();
    await ann.seesNoBarriers('the empty record');

    // Nobody comes to the third seat: it goes when they start.
    const link = await layTable(ann, house, 'fluxx', 3);
    await sitDown(bob, link);
    await begin(ann, [ann, bob], 'fluxx');
    await bob.resign();
    await ann.page.locator('[data-end]').waitFor();
    await chooseGame(ann, house, 'unicorns');
    await ann.page.locator('[data-action="play-now"]').click();
    await ann.page.locator('[data-table]').waitFor();
    await ann.resign();
    await ann.page.locator('[data-end]').waitFor();

    await ann.page.goto(house.url);
    // Whoever gave up has been there all the same.
    expect(await ann.page.locator('[data-match][data-game="fluxx"]').innerText()).not.toContain('в одиночку');
    await ann.page.locator('[data-action="record"]').click();
    await ann.page.locator('[data-record="full"]').waitFor();
    const totals = await ann.page.getByRole('list', { name: 'Итого' }).getByRole('listitem').allTextContents();
    expect(totals.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['2 партии', '1 победа', '50 % доля побед', '2 игры']);
    expect(await lines(ann).count()).toBe(2);
    await press(ann, 'won');
    await expect.poll(() => lines(ann).count()).toBe(1);
    expect(await lines(ann).getAttribute('data-game')).toBe('fluxx');
    await press(ann, 'unicorns');
    await ann.page.getByText('Таких партий нет').waitFor();
    await press(ann, 'all');
    await expect.poll(() => lines(ann).count()).toBe(2);
    await press(ann, 'person');
    await expect.poll(() => lines(ann).count()).toBe(1);
    await ann.seesNoBarriers('the record');

    await bob.page.goto(house.url);
    await bob.page.locator('[data-action="profile"]').click();
    await bob.page.locator('dialog [data-action="record"]').click();
    await bob.page.locator('[data-record="full"]').waitFor();
    await bob.seesNoBarriers('the record on a phone');
    expect(await lines(bob).getByText('resigned').count()).toBe(1);
    expect(await bob.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)).toBe(false);
    const small = await bob.page.evaluate(
      () => [...document.querySelectorAll('main :is(a, button)')].filter((one) => one.getBoundingClientRect().height < 44).length,
    );
    expect(small, 'targets too small for a finger').toBe(0);
    await bob.page.locator('[data-action="call"]').click();
    await bob.page.waitForURL('**/m/*');
    await ann.page.locator('[data-call]').waitFor();

    await lines(ann).getByRole('link').click();
    await ann.page.waitForURL('**/replay');
    await ann.page.locator('[data-table]').waitFor();
    for (const one of [ann, bob]) {
      expect(one.troubles).toEqual([]);
      await one.leave();
    }
  });
});
