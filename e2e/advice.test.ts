import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type House, openHouse } from './lib/house.ts';
import { openBrowser, Person } from './lib/person.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 });

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse({ LOOK_BACK_MS: '2000' })]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A table against a bot, opened from the page as its own code would. */
async function sitDown({ page }: Person, game: string): Promise<string> {
  await page.goto(house.url);
  const id = await page.evaluate(async (name) => {
    const post = async (path: string, body: object) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    await post('/api/me', { name: 'Eve' });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    return ((await post('/api/matches', { key: `advice-${Math.random().toString(36).slice(2)}`, game: name, seats })) as { id: string }).id;
  }, game);
  await page.goto(`${house.url}/m/${id}`);
  await page.locator(`[data-table="${game}"]`).waitFor();
  return id;
}

test.each([
  ['unicorns', 'in Russian on a desktop', { lang: 'ru' }, 'Подсказка', 'Почему', 'Разбор партии'],
  ['fluxx', 'in English on a phone', { lang: 'en', theme: 'light', phone: true }, 'Hint', 'Why', 'Looking back'],
] as const)('a hint at a table of %s, %s, and a look back after the end', async (game, _, manners, title, why, back) => {
  const eve = await Person.arrive(browser, 'Eve', manners);
  const { page } = eve;
  const id = await sitDown(eve, game);
  // On with the match until a question is put that has answers to compare.
  const panel = page.locator('[data-hint-panel]');
  const hint = page.getByRole('button', { name: title });
  for (let i = 0; i < 40; i++) {
    await page.locator('[data-prompt="act"]').waitFor();
    await hint.first().click();
    await panel.locator('[data-answer="1"]').waitFor();
    if ((await panel.locator('[data-answer="2"]').count()) > 0) break;
    await page.locator('[data-action="hint-close"]').click();
    await eve.act();
  }
  expect(await panel.locator('h2').innerText()).toBe(title);
  await page.locator('[data-hint-panel="whole"]').waitFor();
  expect(await panel.locator('[data-answer]').count()).toBeGreaterThan(1);
  expect(await panel.locator('[data-answer="1"]').innerText()).toMatch(/\d+%/);
  expect(await panel.innerText()).toContain(why);
  // Each reason stands for numbers that can be shown.
  await panel.locator('[data-clause]').first().click();
  expect(await panel.locator('[data-numbers]').innerText()).toMatch(/\d/);
  await eve.seesNoBarriers('a hint');
  // It does not play: the same question is still open, and the same answers can be given.
  const shown = await page.locator('[data-prompt="act"]').count();
  expect(shown).toBe(1);
  await page.locator('[data-action="hint-close"]').click();
  expect(await panel.count()).toBe(0);
  for (let i = 0; i < 3; i++) await eve.act();

  await page.evaluate(
    (match) =>
      fetch(`/api/matches/${match}/resign`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: `resign-${Math.random().toString(36).slice(2)}` }),
      }),
    id,
  );
  const look = page.locator('[data-look-back="done"]');
  await look.waitFor({ timeout: 90_000 });
  expect(await look.locator('h3').innerText()).toBe(back);
  expect(await look.locator('svg[role="img"]').count()).toBe(1);
  const parts = await look.locator('[data-part] em').allInnerTexts();
  expect(parts.length).toBe(3);
  expect(Number(await look.locator('[data-hints-used]').getAttribute('data-hints-used'))).toBe(1);
  expect(await look.locator('canvas').count()).toBe(1);
  await eve.seesNoBarriers('the end with the look back');
  // The picture is a picture.
  const [saved] = await Promise.all([page.waitForEvent('download'), look.locator('[data-action="share-picture"]').click()]);
  expect(saved.suggestedFilename()).toBe(`zastolye-${game}.png`);

  await page.goto(`${house.url}/m/${id}/replay?at=2`);
  const insight = page.locator('[data-insight="done"]');
  await insight.waitFor();
  expect(await insight.locator('[data-eval] i').count()).toBe(2);
  let judged = 0;
  for (let i = 0; i < 25 && judged === 0; i++) {
    judged = await insight.locator('[data-judged]').count();
    if (judged === 0) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(120);
  }
  expect(judged).toBe(1);
  await eve.seesNoBarriers('a replay with advice');
  expect(eve.troubles).toEqual([]);
  await eve.leave();
});
