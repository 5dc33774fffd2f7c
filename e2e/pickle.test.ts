import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './lib/house.ts';
import { type Manners, openBrowser, Person, playOut } from './lib/person.ts';
import { begin, chooseGame, layTable, sitDown } from './lib/table.ts';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const dice = (page: Page): Promise<string[]> =>
  page.locator('[data-dice] [data-die]').evaluateAll((all) => all.map((die) => die.getAttribute('data-die') ?? ''));

test('two people play a match to its end by clicking, one of them on a phone, and somebody looks on', { timeout: 900_000 }, async () => {
  const rick = await Person.arrive(browser, 'Rick', { lang: 'ru', fastClicks: true });
  const agent = await Person.arrive(browser, 'Agent', { lang: 'en', theme: 'light', phone: true, fastClicks: true });
  const link = await layTable(rick, house, 'pickle', 2);
  await sitDown(agent, link);
  await begin(rick, [rick, agent], 'pickle');
  await rick.seesNoBarriers('the map');
  await agent.seesNoBarriers('the map on a phone');
  const guest = await Person.arrive(browser, 'Guest', { lang: 'en' });
  await guest.page.goto(link);
  await guest.page.locator('[data-table="pickle"] [data-map]').waitFor();
  expect(await dice(guest.page)).toHaveLength(4);
  expect(await guest.page.locator('[data-prompt="watch"]').count()).toBe(1);
  expect(await guest.page.locator('[data-legal], button[data-die], [data-target]').count()).toBe(0);
  await guest.leave();
  await playOut([rick, agent]);
  for (const person of [rick, agent]) {
    await expect.poll(() => person.isOver(), { timeout: 10_000 }).toBe(true);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
});

test.each([
  ['in Russian on a desktop', { lang: 'ru', fastClicks: true }],
  ['in English on a phone', { lang: 'en', theme: 'light', phone: true, fastClicks: true }],
] as const)('alone against the Russians, %s', { timeout: 900_000 }, async (_, manners) => {
  const rick = await Person.arrive(browser, 'Solo', manners);
  await chooseGame(rick, house, 'pickle');
  // The second seat is taken away: the rules drive the Russians.
  const fewer = rick.page.locator('article[data-game="pickle"] [data-action="fewer"]');
  if ((await fewer.count()) > 0) await fewer.click();
  await rick.page.locator('article[data-game="pickle"] [data-action="play-now"]').click();
  await rick.page.locator('[data-table="pickle"]').waitFor();
  await playOut([rick]);
  expect(rick.troubles).toEqual([]);
  await rick.leave();
});

describe('challenge of the day', () => {
  async function arrive(name: string, manners: Manners): Promise<Person> {
    const person = await Person.arrive(browser, name, manners);
    await person.page.addInitScript(shiftDate);
    return person;
  }
  /** The page of a day, at noon. */
  async function open(person: Person, day: string): Promise<void> {
    await person.page.goto(`${house.url}/daily/pickle?today=${day}T12:00:00Z`);
    await person.page.locator('[data-daily="panel"]').waitFor();
  }
  async function start(person: Person): Promise<void> {
    await person.page.locator('[data-daily="panel"] button[data-kind="act"]:not([disabled])').click();
    await person.page.locator('[data-table="pickle"] [data-prompt="act"]').waitFor();
  }
  /** Building, hand and dice as they lie. */
  async function setting({ page }: Person): Promise<unknown> {
    const cards = await page.locator('[data-hand] [data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-type')));
    const tiles = await page
      .locator('[data-spot]')
      .evaluateAll((all) => all.map((tile) => tile.querySelector(':scope > text')?.textContent));
    return { cards, tiles, dice: await dice(page) };
  }
  const results = (person: Person): Promise<(string | null)[][]> =>
    person.page
      .locator('[data-daily="panel"] tbody tr')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-counts'), row.getAttribute('data-won')]));

  test('played to the end it enters the list; the same for everybody and on every visit, another one tomorrow', {
    timeout: 600_000,
  }, async () => {
    const ann = await arrive('Ann', { lang: 'ru', fastClicks: true });
    await open(ann, '2026-05-05');
    expect(await results(ann)).toEqual([]);
    await start(ann);
    const begun = await setting(ann);
    await playOut([ann]);
    await open(ann, '2026-05-05');
    const [[counts, outcome]] = await results(ann);
    expect(counts).toBe('true');
    expect(['true', 'false']).toContain(outcome);
    await ann.seesNoBarriers('the list of results');

    // Once more is practice with the same building, cards and dice; it can be left and gone on with.
    await start(ann);
    expect(await setting(ann)).toEqual(begun);
    await ann.page.locator('[data-prompt="act"] [data-action="decline"]').click();
    await expect.poll(() => ann.page.locator('button[data-die]').count()).toBeGreaterThan(0);
    const thrown = await dice(ann.page);
    await open(ann, '2026-05-05');
    expect(await results(ann)).toEqual([
      ['false', 'open'],
      ['true', outcome],
    ]);
    await start(ann);
    expect(await dice(ann.page)).toEqual(thrown);
    expect(ann.troubles).toEqual([]);
    await ann.leave();

    const bob = await arrive('Bob', { lang: 'en', theme: 'light', phone: true });
    await open(bob, '2026-05-05');
    expect(await results(bob)).toEqual([]);
    await start(bob);
    expect(await setting(bob)).toEqual(begun);
    await open(bob, '2026-05-06');
    await start(bob);
    expect(await setting(bob)).not.toEqual(begun);
    expect(bob.troubles).toEqual([]);
    await bob.leave();
  });

  test('a die is dragged to where it is spent; the map is moved and played on by keyboard', async () => {
    const eve = await arrive('Eve', { lang: 'en' });
    const { page } = eve;
    const at = (): Promise<number> => page.locator('[data-at]').getAttribute('data-at').then(Number);
    const move = page.locator('button[data-die="move"]');
    // The first days of a year whose first roll has two moves.
    for (let day = 1; (await move.count()) < 2 && day < 29; day++) {
      await open(eve, `2027-01-${String(day).padStart(2, '0')}`);
      await start(eve);
      if ((await dice(page)).filter((die) => die === 'move').length < 2) continue;
      await page.locator('[data-prompt="act"] [data-action="decline"]').click();
      await move.nth(1).waitFor();
    }
    const target = page.locator('[data-target][data-legal]').first();
    const [die, cell] = [await move.first().boundingBox(), await target.boundingBox()];
    if (die === null || cell === null) throw new Error('nothing to drag');
    const before = await at();
    await page.mouse.move(die.x + die.width / 2, die.y + die.height / 2);
    await page.mouse.down();
    await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(at).toBeGreaterThan(before);
    await expect.poll(() => move.count()).toBe(1);

    const world = (): Promise<string | null> => page.locator('[data-map] > div').first().getAttribute('style');
    await page.locator('[data-map]').focus();
    for (const key of ['ArrowLeft', '+', 'ArrowDown', '-', '0', 'Home']) {
      const seen = await world();
      await page.keyboard.press(key);
      await expect.poll(world, { message: `${key} moves the map` }).not.toBe(seen);
    }
    const asked = await at();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-target'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-target][aria-pressed="true"]').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(at).toBeGreaterThan(asked);
    expect(eve.troubles).toEqual([]);
    await eve.leave();
  });
});

/** In the page: the calendar shows the day that the address asks for, and time goes on from there. */
function shiftDate(): void {
  const today = new URLSearchParams(location.search).get('today');
  if (today === null) return;
  const now = Date.now;
  const shift = Date.parse(today) - now();
  window.Date = new Proxy(Date, {
    construct: (real, args: []) => (args.length === 0 ? new real(now() + shift) : Reflect.construct(real, args)),
    get: (real, key) => (key === 'now' ? () => now() + shift : Reflect.get(real, key)),
  });
}
