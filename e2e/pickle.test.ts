import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { scene } from '#games/pickle/test/table.ts';
import { openLive } from '#lab/live.ts';
import { sawEnd, watchEnd } from './lib/ending.ts';
import { browser, house } from './lib/evening.ts';
import { type Manners, Person, playOut } from './lib/person.ts';
import { begin, chooseGame, layTable, sitAtLive, sitDown } from './lib/table.ts';

const dice = (page: Page): Promise<string[]> =>
  page.locator('[data-dice] [data-die]').evaluateAll((all) => all.map((die) => die.getAttribute('data-die') ?? ''));

test('two people sit down and begin to play by clicking, one of them on a phone, and somebody looks on', { timeout: 240_000 }, async () => {
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
  const told = agent.page.locator('[data-at]');
  for (let round = 0; round < 300 && Number(await told.getAttribute('data-at')) < 12; round++)
    await Promise.all([rick, agent].map((person) => person.act()));
  expect(Number(await told.getAttribute('data-at')), 'answers given').toBeGreaterThanOrEqual(12);
  for (const person of [rick, agent]) {
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
});

// A whole match takes hundreds of clicks of the same kind, so this one begins where Rick is nearly out, and nearly done for.
test('two people play to the end by clicking, one of them on a phone', { timeout: 240_000 }, async () => {
  const { table } = scene({
    board: 'G2@(0,0) H@(1,2) G5@(0,1)',
    rick: '(0,0)',
    agents: { 1: '(0,1)', 2: '(0,1)' },
    dice: 'MTTG',
    vars: { rickHealth: 2 },
    unfinished: true,
  });
  const live = await openLive(table.match as unknown as Match, 0);
  const people = await sitAtLive(browser, live, 'pickle', [{ lang: 'ru' }, { lang: 'en', theme: 'light', phone: true }]);
  for (const person of people) await watchEnd(person);
  await playOut(people);
  for (const person of people) {
    await sawEnd(person);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
  await live.close();
});

// In Russian, on a desktop, the deal of the day is played so.
test('alone against the Russians, in English on a phone', { timeout: 900_000 }, async () => {
  const rick = await Person.arrive(browser, 'Solo', { lang: 'en', theme: 'light', phone: true, fastClicks: true });
  await solo(rick);
  await playOut([rick]);
  expect(rick.troubles).toEqual([]);
  await rick.leave();
});

test('the deal of the day: alone, the same for everybody, played to its end and in the list with its place', {
  timeout: 600_000,
}, async () => {
  const arrive = async (name: string, manners: Manners): Promise<Person> => {
    const person = await Person.arrive(browser, name, manners);
    await person.page.goto(`${house.url}/daily/pickle`);
    await person.page.locator('[data-daily="panel"] button[data-kind="act"]:not([disabled])').click();
    await person.page.locator('[data-table="pickle"] [data-prompt="act"]').waitFor();
    return person;
  };
  /** Building, hand and dice as they lie. */
  const setting = async ({ page }: Person): Promise<unknown> => {
    const cards = await page.locator('[data-hand] [data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-type')));
    const tiles = await page
      .locator('[data-spot]')
      .evaluateAll((all) => all.map((tile) => tile.querySelector(':scope > text')?.textContent));
    return { cards, tiles, dice: await dice(page) };
  };
  const ann = await arrive('Ann', { lang: 'ru', fastClicks: true });
  const bob = await arrive('Bob', { lang: 'en', phone: true });
  const begun = await setting(ann);
  expect(await setting(bob)).toMatchObject({ cards: (begun as { cards: unknown }).cards, dice: (begun as { dice: unknown }).dice });
  await playOut([ann]);
  await ann.page.goto(`${house.url}/daily/pickle`);
  const rows = ann.page.locator('[data-daily="panel"] tbody tr[data-me="true"]');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  expect(['true', 'false']).toContain(await rows.first().getAttribute('data-won'));
  await ann.seesNoBarriers('the list of results');
  // Bob still plays: where Ann ended is marked on his way, and told in the menu.
  const ghosts = bob.page.locator('[data-ghosts]:not([data-ghosts="0"])');
  for (let i = 0; i < 40 && (await ghosts.count()) === 0; i++) if (!(await bob.act())) await bob.page.waitForTimeout(250);
  await bob.page.locator('[data-prompt="act"]').waitFor();
  // A card that was opened to be read is put back.
  await bob.page.keyboard.press('Escape');
  await bob.page.getByRole('button', { name: 'Menu', exact: true }).click();
  const word = (await rows.first().getAttribute('data-won')) === 'true' ? 'Others won with' : 'Others lost after';
  expect(await bob.page.locator('dialog[open]').innerText()).toContain(word);
  await bob.seesNoBarriers('a deal of the day with others');
  expect([...ann.troubles, ...bob.troubles]).toEqual([]);
  await ann.leave();
  await bob.leave();
});

/** A table alone against the Russians. */
async function solo(person: Person): Promise<void> {
  await chooseGame(person, house, 'pickle');
  // The second seat is taken away: the rules drive the Russians.
  const fewer = person.page.locator('article[data-game="pickle"] [data-action="fewer"]');
  // Whoever played alone before has it so again.
  if ((await fewer.count()) > 0 && (await fewer.isEnabled())) await fewer.click();
  await person.page.locator('article[data-game="pickle"] [data-action="play-now"]').click();
  await person.page.locator('[data-table="pickle"]').waitFor();
}

test('a die is dragged to where it is spent; the map is moved and played on by keyboard', async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'en' });
  const { page } = eve;
  const at = (): Promise<number> => page.locator('[data-at]').getAttribute('data-at').then(Number);
  const move = page.locator('button[data-die="move"]');
  // A table whose first roll has two moves.
  for (let tries = 0; (await move.count()) < 2 && tries < 40; tries++) {
    await solo(eve);
    await page.locator('[data-prompt="act"]').waitFor();
    if ((await dice(page)).filter((die) => die === 'move').length < 2) continue;
    await page.locator('[data-prompt="act"] [data-action="decline"]').click();
    await move.nth(1).waitFor();
  }
  const target = page.locator('[data-target][data-legal]').first();
  const [die, cell] = [await move.first().boundingBox(), await target.boundingBox()];
  if (die === null || cell === null) throw new Error('nothing to drag');
  const before = await at();
  const moves = await move.count();
  await page.mouse.move(die.x + die.width / 2, die.y + die.height / 2);
  await page.mouse.down();
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(at).toBeGreaterThan(before);
  await expect.poll(() => move.count()).toBe(moves - 1);

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
