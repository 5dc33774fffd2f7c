import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { deal } from '#games/unicorns/test/table.ts';
import { openLive } from '#lab/live.ts';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';
import { SIZES } from './lib/reading.ts';
import { chooseGame } from './lib/table.ts';

/** Where the bubble of the coach stands, and what is wrong with that. */
const bubbleTroubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bubble = document.querySelector('[data-coach="hint"]')?.getBoundingClientRect();
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
    if (bubble === undefined) return [];
    const out: string[] = [];
    if (bubble.left < 0 || bubble.right > window.innerWidth || bubble.top < 0 || bubble.bottom > window.innerHeight)
      out.push('outside the window');
    if (
      prompt !== undefined &&
      bubble.bottom > prompt.top + 1 &&
      bubble.top < prompt.bottom - 1 &&
      bubble.right > prompt.left &&
      bubble.left < prompt.right
    )
      out.push('over the prompt');
    return out;
  });

// Both languages, on a phone and on a desktop; every hint of every game has a position of its own (`board/test/coach.test.ts`).
test.each([
  ['unicorns', 'in Russian on a desktop', { lang: 'ru', coach: true }],
  ['fluxx', 'in English on a phone', { lang: 'en', theme: 'light', phone: true, coach: true }],
  ['pickle', 'in Russian on a phone', { lang: 'ru', phone: true, coach: true }],
  ['smash-up', 'in English on a desktop', { lang: 'en', coach: true }],
  ['rickshank', 'in English on a phone', { lang: 'en', theme: 'light', phone: true, coach: true }],
] as const)(
  'the coach of %s, %s: one card before the first decision, then hints at what matters',
  { timeout: 120_000 },
  async (game, _, manners) => {
    const eve = await Person.arrive(browser, 'Eve', manners);
    const { page } = eve;
    await page.goto(`${house.url}/rules/${game}`);
    await page.locator('[data-action="with-coach"]').click();
    const first = page.locator('[data-coach="first"]');
    await first.waitFor();
    await eve.seesNoBarriers('the card before the first decision');
    // The bots wait for it to be read.
    const at = await page.locator('[data-table]').getAttribute('data-at');
    await page.waitForTimeout(2500);
    expect(await page.locator('[data-table]').getAttribute('data-at')).toBe(at);
    await first.locator('button[data-kind="act"]').click();
    await first.waitFor({ state: 'detached' });
    // One after the other, each in sight, in the language of the table and beside the prompt; «Next» puts it away.
    const hint = page.locator('[data-coach="hint"][data-side]');
    const told: string[] = [];
    for (let i = 0; i < 400 && told.length < 2; i++) {
      // A short match may be over before there was a second thing to tell: the coach comes along to another one.
      if (await eve.isOver()) {
        await page.goto(`${house.url}/rules/${game}`);
        await page.locator('[data-action="with-coach"]').click();
        await page.locator(`[data-table="${game}"]`).waitFor();
        continue;
      }
      // Who is asked looks around for a moment: that is when a tip comes.
      if (await eve.isAsked()) await hint.waitFor({ timeout: 1000 }).catch(() => undefined);
      if ((await hint.count()) === 0) {
        await eve.act('busy');
        await page.waitForTimeout(120);
        continue;
      }
      const key = await hint.getAttribute('data-hint', { timeout: 1000 }).catch(() => null);
      const words = await hint.innerText({ timeout: 1000 }).catch(() => null);
      // A move of a bot may have put it away just now.
      if (key === null || words === null || told.includes(key)) continue;
      expect(/[а-яё]/i.test(words), `${game}, ${key}: ${words}`).toBe(manners.lang === 'ru');
      await expect.poll(() => bubbleTroubles(page), { message: `${game}, ${key}`, timeout: 5000 }).toEqual([]);
      if (told.length === 0) await eve.seesNoBarriers('a hint');
      told.push(key);
      await page
        .locator('[data-action="coach-next"]')
        .click({ timeout: 1000 })
        .catch(() => undefined);
    }
    expect(told.length, `hints of ${game}: ${told.join()}`).toBe(2);
    if (game === 'fluxx') {
      // The second match of the game has no card any more.
      await chooseGame(eve, house, game);
      await page.locator(`article[data-game="${game}"] [data-action="play-now"]`).click();
      await page.locator(`[data-table="${game}"]`).waitFor();
      await page.waitForTimeout(1500);
      expect(await first.count()).toBe(0);
    }
    expect(eve.troubles).toEqual([]);
    await eve.leave();
  },
);

test('how to play: five games, in both languages and schemes, and a position is solved', async () => {
  const [ann, bob] = [
    await Person.arrive(browser, 'Ann', { lang: 'ru' }),
    await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', phone: true }),
  ];
  for (const [i, game] of ['fluxx', 'unicorns', 'pickle', 'smash-up', 'rickshank'].entries()) {
    const person = i % 2 === 0 ? ann : bob;
    await person.page.goto(`${house.url}/rules/${game}`);
    await person.page.locator('[data-action="try"]').nth(1).waitFor();
    await person.seesNoBarriers(`how to play ${game}`);
  }
  // Six Unicorns of seven: whoever plays one wins.
  await ann.page.goto(`${house.url}/rules/unicorns`);
  await ann.page.locator('[data-action="try"]').first().click();
  const tried = ann.page.locator('[data-try]');
  await tried.waitFor();
  await ann.page.locator('[data-try] [data-hand] [data-card][data-legal]').first().click();
  await ann.page.locator('[data-try] [data-prompt] button[data-kind="act"]:not([disabled])').click();
  await ann.page.locator('[data-try][data-verdict="right"]').waitFor();
  expect([...ann.troubles, ...bob.troubles]).toEqual([]);
  await ann.leave();
  await bob.leave();
});

test('a word of a card tells what it means: on phones of all sizes and on a tablet, by touch and by keyboard, with the rule behind it', async () => {
  const { table } = deal({ ann: { hand: ['unicorn-poison', 'narwhal'] }, bob: { stable: ['basic-unicorn-red'] }, unfinished: true });
  const live = await openLive(table.match as unknown as Match, 0);
  const ann = await Person.arrive(browser, 'Ann', { lang: 'ru', phone: true });
  const { page } = ann;
  await page.goto(live.links[0].url);
  await page.locator('[data-prompt="act"]').waitFor();
  const meaning = page.locator('[data-meaning]:visible');
  for (const { name, width, height } of SIZES.slice(0, 4)) {
    await page.setViewportSize({ width, height });
    const card = page.locator('[data-hand] [data-face="up"]', { hasText: 'уничтож' }).first();
    if (name === 'tablet') await card.focus();
    else await card.tap({ force: true, position: { x: 12, y: 40 } });
    // Where there is no room for a chip each, one button explains them all.
    await page.locator('[data-term="destroy"]:visible, [data-action="terms"]:visible').first().tap();
    await meaning.waitFor();
    expect(await meaning.innerText(), `on a ${name}`).toContain('Уничтожить. Отправить в Сброс карту из чужой Конюшни.');
    const { x, y, width: wide, height: high } = (await meaning.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
    const isInSight = x >= 0 && y >= 0 && x + wide <= width && y + high <= height;
    expect(isInSight, `${name}: in sight`).toBe(true);
    await ann.seesNoBarriers(`a word explained, ${name}`);
    // Escape puts away the words first, then the card.
    await page.keyboard.press('Escape');
    await expect.poll(() => meaning.count()).toBe(0);
    if (name === 'tablet') continue;
    expect(await page.locator('[data-reader]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('[data-reader]').waitFor({ state: 'detached' });
  }
  // On a desktop the words belong to a card that is pinned: the pane goes with the pointer otherwise.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('[data-hand] [data-face="up"]', { hasText: 'уничтож' }).first().focus();
  expect(await page.locator('[data-term]:visible').count()).toBe(0);
  await page.keyboard.press('Space');
  const word = page.locator('[data-term="destroy"]:visible').first();
  await word.focus();
  await page.keyboard.press('Enter');
  await meaning.getByRole('button', { name: 'UUN-042' }).click();
  await page.locator('dialog[open] [data-rule="UUN-042"]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  // Held, it comes up large, in the colours of its kind.
  const card = page.locator('[data-hand] [data-face="up"]').first();
  await card.click({ delay: 900, position: { x: 12, y: 40 } });
  const large = page.locator('dialog[open] [data-size="l"]');
  await large.waitFor();
  const colour = (one: Locator): Promise<string> => one.evaluate((el) => getComputedStyle(el).getPropertyValue('--c'));
  expect(await colour(large)).toBe(await colour(card));
  expect(ann.troubles).toEqual([]);
  await ann.leave();
  await live.close();
});

test('the rules: a key leads to the search, hits are marked, cards are found by name, every rule has a link', async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'ru', phone: true });
  const { page } = ann;
  await page.goto(`${house.url}/rules/unicorns`);
  await page.locator('[data-rule]').first().waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  // A form that nobody has written, then one with a slip of the finger.
  await field.fill('единорогах');
  await expect.poll(() => page.locator('[data-rule] mark').count()).toBeGreaterThan(3);
  await field.fill('единарог');
  await expect.poll(() => page.locator('[data-rule] mark').count()).toBeGreaterThan(3);
  await field.fill('единорог');
  const marks = page.locator('[data-rule] mark');
  await expect.poll(() => marks.count()).toBeGreaterThan(3);
  await expect.poll(async () => (await marks.first().innerText()).toLowerCase()).toBe('единорог');
  expect(await page.locator('[data-found="cards"] dt').count()).toBeGreaterThan(3);
  // The field stays in sight however far one scrolls.
  await page.locator('[data-rule]').nth(20).scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  expect(box !== null && box.y >= 0 && box.y < 120).toBe(true);
  await ann.seesNoBarriers('hits in the rules');
  await field.fill('');
  await expect.poll(() => marks.count()).toBe(0);
  const link = page.locator('[data-rule] > a').nth(5);
  const id = await link.innerText();
  await link.click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
  await page.locator(`[data-rule="${id}"][data-on]`).waitFor();
  expect(ann.troubles).toEqual([]);
  await ann.leave();
});
