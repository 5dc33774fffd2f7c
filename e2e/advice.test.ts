import { expect, test, vi } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { DESKTOP, Person, PHONE } from './lib/person.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 });

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

/** Whether every blue number lies near the left edge of something that it could be about and that can be seen. */
const marksLieOnThings = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-mark]')].every((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // A place on a map has no paint of its own that could be hit.
      const places = [...document.querySelectorAll('[data-cell]')].filter((place) => {
        const box = place.getBoundingClientRect();
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      });
      return [...document.elementsFromPoint(x, y), ...places]
        .filter((one) => one.matches('[data-card], [data-seat], [data-faction], [data-figure], [data-cell], [data-die], [data-zone]'))
        .map((thing) => left - thing.getBoundingClientRect().left)
        .some((far) => far >= -16 && far < 40);
    }),
  );

/** Moves every row that can be moved, as a finger would, and the window a little. */
const stir = ({ page }: Person): Promise<void> =>
  page.evaluate(async () => {
    for (const row of document.querySelectorAll('[data-table] *')) row.scrollBy({ left: 24, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  });

const LOW = { width: 1280, height: 600 };
/** Low enough that the whole table is drawn smaller. */
const LAPTOP = { width: 1280, height: 800 };

/** The panel lies within the window, over nothing that is needed for the answer, and the way out is in sight. */
const liesBesidePrompt = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => {
    const [panel, prompt, close] = ['[data-hint-panel]', '[data-table] [data-prompt]', '[data-action="hint-close"]'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    if (panel === undefined || prompt === undefined || close === undefined) return false;
    const isOver = panel.left < prompt.right && panel.right > prompt.left && panel.top < prompt.bottom && panel.bottom > prompt.top;
    const isInside = panel.top >= 0 && panel.bottom <= window.innerHeight && panel.right <= window.innerWidth + 2;
    return !isOver && isInside && close.top >= panel.top && close.bottom <= panel.bottom;
  });

test.each([
  ['unicorns', 'in Russian on a desktop', { lang: 'ru' }, 16, 'Подсказка', 'Почему', 'Разбор партии', 'С открытыми картами'],
  ['fluxx', 'in English on a phone', { lang: 'en', theme: 'light', phone: true }, 16, 'Hint', 'Why', 'Looking back', 'All cards open'],
  ['smash-up', 'in English on a desktop', { lang: 'en', theme: 'light' }, 16, 'Hint', 'Why', 'Looking back', 'All cards open'],
  ['pickle', 'in Russian on a phone', { lang: 'ru', phone: true }, 28, 'Подсказка', 'Почему', 'Разбор партии', 'С открытыми картами'],
] as const)('a hint at a table of %s, %s, and a look back after the end', async (game, _, manners, answers, title, why, back, open) => {
  const eve = await Person.arrive(browser, 'Eve', manners);
  const { page } = eve;
  const id = await sitDown(eve, game);
  // On with the match until a question is put that has answers to compare, about things that lie on the table.
  const panel = page.locator('[data-hint-panel]');
  const hint = page.getByRole('button', { name: title });
  let asked = 0;
  for (let i = 0; i < 40; i++) {
    await page.locator('[data-prompt="act"]').waitFor();
    await hint.first().click();
    // The first words change when there is more; and the question may be closed meanwhile, then the panel goes with it.
    const whole = page.locator('[data-hint-panel="whole"]');
    await expect.poll(async () => (await panel.count()) === 0 || (await whole.count()) > 0, { timeout: 20_000 }).toBe(true);
    asked++;
    if ((await panel.count()) === 0) continue;
    const meant = await page.locator('[data-mark], [data-action="hint-show"]').count();
    if (meant > 0) break;
    await page.locator('[data-action="hint-close"]').click();
    await eve.act();
  }
  expect((await panel.locator('h2').innerText()).split('\n')[0].trim()).toBe(title);
  // What to do, in words; chances are for whoever wants them.
  expect((await panel.locator('[data-plan="1"] p').first().innerText()).length).toBeGreaterThan(5);
  expect(await panel.innerText()).not.toMatch(/\d+%/);
  await panel.locator('[data-action="hint-numbers"]').click();
  expect(await panel.locator('[data-plan="1"] [data-chance]').innerText()).toMatch(/\d+%/);
  await panel.locator('[data-action="hint-numbers"]').click();
  // Where there is a reason it stands for numbers that can be shown; what reasons look like is tested with the panel itself.
  if ((await panel.locator('[data-claim]').count()) > 0) {
    expect(await panel.innerText()).toContain(why);
    await panel.locator('[data-claim]').first().click();
    expect(await panel.locator('[data-numbers]').innerText()).toMatch(/\d/);
  }
  await eve.seesNoBarriers('a hint');
  // The numbers lie on what is meant; where the panel lies over it, as on every phone, it goes away to show them, and comes back.
  const show = page.locator('[data-action="hint-show"]');
  if (page.viewportSize()?.width === PHONE.width) await show.waitFor();
  if ((await show.count()) > 0) await show.click();
  await page.locator('[data-mark]').first().waitFor();
  // They follow what moves from frame to frame, and a busy machine leaves some out.
  const marksFollow = async (): Promise<void> => {
    await expect.poll(() => marksLieOnThings(eve), { timeout: 5000 }).toBe(true);
  };
  await marksFollow();
  // A row that is scrolled takes its numbers along, or away.
  await stir(eve);
  await marksFollow();
  if ((await panel.count()) === 0) await page.locator('[data-action="hint-unfold"]').click();
  await panel.waitFor();
  // On a low screen, too, it lies within the window and beside the prompt, and the way out stays in sight.
  if (page.viewportSize()?.width === DESKTOP.width) {
    await page.setViewportSize(LOW);
    await expect.poll(() => liesBesidePrompt(eve), { timeout: 5000 }).toBe(true);
    await page.setViewportSize(DESKTOP);
  }
  // It does not play: the same question is still open, and the same answers can be given.
  const shown = await page.locator('[data-prompt="act"]').count();
  expect(shown).toBe(1);
  await page.locator('[data-action="hint-close"]').click();
  await panel.waitFor({ state: 'detached' });
  // Answers to look back at: many of Pickle's only throw dice again.
  const length = async (): Promise<number> => Number(await page.locator('[data-table]').getAttribute('data-at'));
  const enough = (await length()) + answers;
  for (let i = 0; i < 250 && (await length()) < enough; i++) if (!(await eve.act())) await page.waitForTimeout(80);

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
  // From the start to the result: decisions, others' mistakes, giving up, luck. What is shown adds up.
  const parts = await look.locator('[data-part] dd').allInnerTexts();
  const numbers = parts.map((text) => Number(text.replace('−', '-').replace(/[^-\d]/g, '')));
  expect(numbers.length).toBe(6);
  expect(numbers.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(numbers.at(-1));
  expect(await look.innerText()).toMatch(/(be off by about|с ошибкой около) \d+/);
  expect(await look.locator('[data-fact]').count()).toBeGreaterThan(0);
  expect(Number(await look.locator('[data-decisions]').getAttribute('data-decisions'))).toBeGreaterThan(0);
  // The curve as a table counts turns, as the line below it does.
  expect(await look.locator('table th').first().textContent()).toMatch(/^(Turn|Ход)$/);
  expect(await look.locator('table tbody th').last().textContent()).toMatch(/^(end|конец)$/);
  // With open cards it is another curve.
  const curve = look.locator('svg[role="img"] path').last();
  const closed = await curve.getAttribute('d');
  await look.locator('[role="radio"], button').getByText(open).click();
  await expect.poll(() => curve.getAttribute('d')).not.toBe(closed);
  // Once for each question, however often it was looked at.
  const used = Number(await look.locator('[data-hints-used]').getAttribute('data-hints-used'));
  expect([used >= 1, used <= asked]).toEqual([true, true]);
  // The picture is for others: it names everybody.
  expect(await look.locator('canvas').getAttribute('aria-label')).not.toMatch(/\b(You|you)\b|Вы|вы /);
  await eve.seesNoBarriers('the end with the look back');
  // The picture is a picture.
  const [saved] = await Promise.all([page.waitForEvent('download'), look.locator('[data-action="share-picture"]').click()]);
  expect(saved.suggestedFilename()).toBe(`zastolye-${game}.png`);

  // Giving up was a turning point: its card leads there.
  const turning = look.locator('[data-turning]').last();
  const moment = await turning.getAttribute('data-turning');
  await turning.click();
  await page.waitForURL(`**/replay?at=${moment}&seat=0`);
  if (page.viewportSize()?.width === DESKTOP.width) await page.setViewportSize(LAPTOP);
  await page.goto(`${house.url}/m/${id}/replay?at=2&seat=0`);
  const insight = page.locator('[data-insight="done"]');
  await insight.waitFor();
  expect(await insight.locator('[data-eval] i').count()).toBe(2);
  // What else could be done, and an arrow from what a strong bot would have moved to where it goes; said aloud, too.
  const arrow = page.locator('[data-arrow]').first();
  for (let i = 0; i < 40 && (await arrow.count()) === 0; i++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(120);
    // What lies on the table is looked for again and again while it moves.
    if ((await insight.locator('[data-judged] [data-answer]').count()) > 1)
      await arrow.waitFor({ state: 'attached', timeout: 700 }).catch(() => undefined);
  }
  expect(await arrow.count()).toBe(1);
  // Arrows and numbers lie where the table is, however large it is drawn.
  expect(await page.locator('[data-arrows]').evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()?.a)).toBe(1);
  await marksFollow();
  expect((await page.locator('[data-advised]').textContent())?.length).toBeGreaterThan(20);
  await eve.seesNoBarriers('a replay with advice');
  expect(eve.troubles).toEqual([]);
  await eve.leave();
});

test('a hint that the server does not give says so in words, and can be asked for again', async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'ru' });
  const { page } = eve;
  await sitDown(eve, 'unicorns');
  await page.locator('[data-prompt="act"]').waitFor();
  const closing = { code: 'closing', message: { en: 'The server restarts.', ru: 'Сервер перезапускается.' }, params: {} };
  let sent = 0;
  await page.route('**/hint', (route) => {
    sent++;
    return route.fulfill({ status: 503, json: closing });
  });
  await page.keyboard.press('h');
  const again = page.locator('[data-action="hint-again"]');
  await again.waitFor({ timeout: 20_000 });
  expect(sent).toBeGreaterThan(1);
  const panel = page.locator('[data-hint-panel]');
  expect(await panel.innerText()).toContain('Подсказка не удалась. Сервер перезапускается.');
  expect(await panel.innerText()).not.toContain('Думаю');
  await page.unroute('**/hint');
  await again.click();
  await panel.locator('[data-plan="1"]').waitFor({ timeout: 20_000 });
  expect(await again.count()).toBe(0);
  await eve.leave();
});

test('the way to a hint says what it is and its key where there is room, and is a sign elsewhere', async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'ru' });
  const { page } = eve;
  await sitDown(eve, 'unicorns');
  await page.locator('[data-prompt="act"]').waitFor();
  const hint = page.getByRole('button', { name: 'Подсказка H' });
  expect((await hint.innerText()).split(/\s+/)).toEqual(['Подсказка', 'H']);
  // Nothing in the bar has to give way for it.
  await page.setViewportSize(LAPTOP);
  expect(await page.locator('h1').evaluate((title) => title.scrollWidth <= title.clientWidth)).toBe(true);
  expect(await hint.innerText()).toContain('Подсказка');
  for (const size of [{ width: 1100, height: 800 }, PHONE]) {
    await page.setViewportSize(size);
    expect(await hint.innerText()).toBe('');
  }
  await eve.leave();
});
