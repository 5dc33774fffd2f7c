import { expect, test } from 'vitest';
import type { LabReply, TrialReply } from '#server/schema.ts';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';
import { sitAlone } from './lib/table.ts';

test('the book: from the list to a card, an example becomes a table, and a filter keeps its neighbours', { timeout: 120_000 }, async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'en' });
  const { page } = eve;
  await page.goto(`${house.url}/cards/unicorns`);
  await page.locator('a[href^="/cards/unicorns/"]').first().waitFor();
  await page.locator('input[type="search"]').fill('seductive');
  await page.locator('a[href^="/cards/unicorns/seductive-unicorn"]').first().click();
  await page.locator('[data-card="seductive-unicorn"] [data-ruling]').first().waitFor();
  await eve.seesNoBarriers('a card in the book');
  await page.locator('[data-action="play-example"]').first().click();
  await page.locator('[data-example] [data-table]').waitFor();
  expect(eve.troubles).toEqual([]);
  await eve.leave();
});

test('at a table the same page opens without figures, on a desktop and on a phone', { timeout: 120_000 }, async () => {
  for (const phone of [false, true]) {
    const eve = await sitAlone(browser, house, 'unicorns', { lang: phone ? 'ru' : 'en', phone });
    const { page } = eve;
    const card = page.locator('[data-zone^="hand"] [data-card], [data-hand] [data-card]').first();
    await card.waitFor();
    // Where it is not my turn the cards are off, and can be read all the same.
    if (phone) await card.click({ force: true });
    else {
      await card.hover();
      await page.mouse.down();
      await page.locator('dialog[open] [data-action="card-book"]').waitFor();
      await page.mouse.up();
    }
    await page.locator('[data-action="card-book"]:visible').first().click();
    const sheet = page.locator('dialog[open] [data-book-card]');
    await sheet.waitFor();
    expect(await sheet.locator('svg[role="img"], [data-action="as-numbers"], [data-action="play-example"], [data-verdict]').count()).toBe(
      0,
    );
    expect((await sheet.innerText()).length).toBeGreaterThan(40);
    await eve.seesNoBarriers(`a card from the book at a table, ${phone ? 'phone' : 'desktop'}`);
    await eve.leave();
  }
});

test('the laboratory: plots with tables behind them, and a series of one’s own that is stopped', { timeout: 120_000 }, async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'ru', phone: true });
  const { page } = eve;
  await page.goto(`${house.url}/lab/pickle`);
  await page.locator('[data-lab="pickle"]').waitFor();
  await page.locator('[data-action="as-numbers"]').first().click();
  await page.locator('table tbody tr').first().waitFor();
  await eve.seesNoBarriers('the laboratory on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const { trials } = (await (await page.request.get(`${house.url}/api/lab/pickle`)).json()) as LabReply;
  expect(trials).toBeGreaterThan(0);
  await page.locator('[data-action="run-trial"]').click();
  await page.locator('[data-trial="running"] [data-action="stop-trial"]').click();
  await page.locator('[data-trial="stopped"]').waitFor();
  await eve.seesNoBarriers('a series');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const kept = (await (await page.request.get(`${house.url}/api/trials/${id}`)).json()) as TrialReply;
  expect([kept.state, kept.mine, kept.wanted]).toEqual(['stopped', true, 200]);
  expect(eve.troubles).toEqual([]);
  await eve.leave();
});
