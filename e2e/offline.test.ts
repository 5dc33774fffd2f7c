import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as bots from '#bots/index.ts';
import { loadKnowledge } from '#bots/judgement/load.ts';
import { answered, type Job, jobFor } from '#bots/work.ts';
import { fastRng, fittingOptions, type Game, Match } from '#engine';
import { games } from '#games/registry.ts';
import { browser, house } from './lib/evening.ts';
import { openHouse } from './lib/house.ts';
import { Person } from './lib/person.ts';
import { chooseGame, sitAlone } from './lib/table.ts';

const knowledgeOf = loadKnowledge(new URL('../games/', import.meta.url));

/** So many positions a game; 200 once for every change of the bots: `POSITIONS=200 npx vitest run e2e/offline.test.ts -t same`. */
const POSITIONS = Number(process.env.POSITIONS ?? 4);
const PLAYOUTS = Number(process.env.PLAYOUTS ?? 40);

/** Positions from all over a match that is played quickly. */
function positionsOf(game: Game, many: number): Job[] {
  const found: Job[] = [];
  for (let seed = 1; found.length < many; seed++) {
    const seats = Math.min(game.seats.max, 2 + (seed % 3));
    const options = fittingOptions(game, seats);
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed: seed.toString(16).padStart(64, '0') };
    const match = Match.start(game, header, { record: true, keep: true });
    const rng = fastRng(seed);
    for (let n = 0; match.open !== null && n < 400 && found.length < many; n++) {
      const asked = match.open.asks.find(({ seat }) => match.askOf(seat) !== null);
      if (asked === undefined) break;
      if (n % 37 === 11) found.push(jobFor(match, asked.seat, n % 2 === 0 ? 'hard' : 'normal', 0, n, PLAYOUTS));
      match.answer(asked.seat, match.n, bots.chooseMove(match, asked.seat, 'random', { iterations: 1 }, rng), 'bot');
    }
  }
  return found;
}

/** Where the build has put the worker in which bots think. */
const mind = (): string => {
  const file = readdirSync(resolve(import.meta.dirname, '../dist/web/assets')).find((name) => /^mind-.*\.js$/.test(name));
  if (file === undefined) throw new Error('the page has no bots');
  return `/assets/${file}`;
};

/** The later half is warm: playouts a second on the server and in the page, and the longest answer there. */
function speeds(there: readonly number[], here: readonly number[]): string {
  const warm = (all: readonly number[]): number => all.slice(all.length / 2).reduce((sum, ms) => sum + ms, 0);
  const [node, page] = [warm(there), warm(here)];
  const rate = (ms: number): number => Math.round((Math.ceil(there.length / 2) * PLAYOUTS * 1000) / ms);
  return `${rate(node)} in Node, ${rate(page)} in the page (${Math.round((100 * node) / page)} %), longest ${Math.round(Math.max(...here))} ms`;
}

test('the same seed and the same number of playouts: the same answer in a page as on the server', {
  timeout: 60_000 + POSITIONS * 10_000,
}, async () => {
  const person = await Person.arrive(browser, 'Same', { lang: 'en' });
  await person.page.goto(`${house.url}/about`);
  for (const game of games) {
    const jobs = positionsOf(game, POSITIONS);
    const took: number[] = [];
    const there = jobs.map((job) => {
      const begun = performance.now();
      const found = answered(bots, { game, knowledge: knowledgeOf(game, job.header.seats) }, job, () => false);
      took.push(performance.now() - begun);
      return found;
    });
    const { found: here, times } = await person.page.evaluate(
      async ([address, list]) => {
        const worker = new Worker(address, { type: 'module' });
        const found: unknown[] = [];
        const times: number[] = [];
        for (const [id, job] of list.entries()) {
          const begun = performance.now();
          worker.postMessage({ id, what: 'answer', job }, {});
          found.push(
            await new Promise((done, failed) => {
              worker.addEventListener('message', ({ data }) => done(data.found ?? data.failed), { once: true });
              worker.addEventListener('error', ({ message }) => failed(new Error(message)), { once: true });
            }),
          );
          times.push(performance.now() - begun);
        }
        worker.terminate();
        return { found, times };
      },
      [mind(), jobs] as const,
    );
    expect({ game: game.id, answers: here }).toEqual({ game: game.id, answers: there });
    if (process.env.SPEED !== undefined) process.stderr.write(`${game.id}: ${speeds(took, times)}\n`);
  }
  await person.leave();
});

const opened = (person: Person) => person.page.locator('[data-table="pickle"]').waitFor();
const pickle = { lang: 'en', fastClicks: true } as const;

/** Lets the person before the page answer that often. */
async function answers(person: Person, many: number): Promise<void> {
  for (let acts = 0; acts < many && !(await person.isOver()); ) if (await person.act()) acts++;
}
const menuOf = async ({ page }: Person, action: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator(`[data-action="${action}"]`).click();
};
const entriesOf = ({ page }: Person, id: string): Promise<number> =>
  page.evaluate(async (match) => ((await (await fetch(`/api/matches/${match}`)).json()) as { state: { at: number } }).state.at, id);

test('a match against bots is taken along, played on without the network, and brought back by another device; what was played on there is kept beside it', {
  timeout: 200_000,
}, async () => {
  const inn = await openHouse();
  const person = await sitAlone(browser, inn, 'pickle', pickle);
  const { page } = person;
  const id = page.url().split('/').at(-1) ?? '';
  await answers(person, 2);
  await menuOf(person, 'take-along');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zastolye-here')), { timeout: 60_000 }).toContain(id);
  await opened(person);
  await page.context().setOffline(true);
  await answers(person, 3);
  await page.reload();
  await opened(person);
  // Another device of the same person: the cookie is all that it needs.
  const other = await Person.arrive(browser, 'Other', pickle);
  await other.page.context().addCookies(await page.context().cookies());
  await other.page.goto(`${inn.url}/m/${id}`);
  await other.page.locator('[data-action="bring"]').click();
  await opened(other);
  await answers(other, 1);
  const there = await entriesOf(other, id);
  // Back at the network: both went on, so there are two.
  await page.context().setOffline(false);
  await page.goto(inn.url);
  await page.locator('[data-came-home]').waitFor({ timeout: 30_000 });
  expect(await page.locator('[data-came-home]').textContent()).toContain('two places');
  const here = await page.evaluate(() => JSON.parse(localStorage.getItem('zastolye-here') ?? '[]') as string[]);
  expect(here).toHaveLength(1);
  expect(here[0]).not.toBe(id);
  expect(await entriesOf(other, id)).toBeGreaterThanOrEqual(there);
  await page.goto(`${inn.url}/m/${here[0]}`);
  await opened(person);
  // This one is handed over in turn: from then on it is the server's.
  await menuOf(person, 'hand-over');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zastolye-here')), { timeout: 30_000 }).toBe('[]');
  await opened(person);
  expect([...person.troubles, ...other.troubles]).toEqual([]);
  await other.leave();
  await person.leave();
  await inn.close();
});

test('at home a table against bots is laid in the page where it is fast enough; another device goes on with it', {
  timeout: 120_000,
}, async () => {
  const person = await Person.arrive(browser, 'Home', { ...pickle, near: true });
  const { page } = person;
  await page.context().addInitScript(() => localStorage.setItem('zastolye-speed', JSON.stringify({ rate: 50_000, at: Date.now() })));
  await chooseGame(person, house, 'pickle');
  await page.locator('article[data-game="pickle"] [data-action="play-now"]').click();
  await opened(person);
  const id = page.url().split('/').at(-1) ?? '';
  expect(await page.evaluate(() => localStorage.getItem('zastolye-here'))).toContain(id);
  await answers(person, 2);
  // Gone from the table: the server gets a copy.
  await page.goto(house.url);
  await expect.poll(() => page.evaluate(async (match) => (await fetch(`/api/matches/${match}`)).status, id), { timeout: 30_000 }).toBe(200);
  const other = await Person.arrive(browser, 'Away', pickle);
  await other.page.context().addCookies(await page.context().cookies());
  await other.page.goto(`${house.url}/m/${id}`);
  await other.page.locator('[data-action="bring"]').click();
  await opened(other);
  await answers(other, 1);
  expect([...person.troubles, ...other.troubles]).toEqual([]);
  await other.leave();
  await person.leave();
});

test('a page that was open for long says that there is a new version, but not in the middle of a match', { timeout: 60_000 }, async () => {
  const person = await Person.arrive(browser, 'Late', pickle);
  const { page } = person;
  await page.clock.install();
  let isNew = false;
  await page.route('**/files.json', async (route) => {
    if (isNew) await route.fulfill({ json: { version: 'next', shell: ['/assets/index-next.js'], games: {} } });
    else await route.continue();
  });
  await page.goto(house.url);
  await page.locator('[data-action="play-now"]').waitFor();
  await page.clock.fastForward('11:00');
  await page.clock.runFor(1000);
  expect(await page.locator('[data-update]').count()).toBe(0);
  isNew = true;
  await page.clock.fastForward('11:00');
  await page.locator('[data-update]').waitFor();
  await page.locator('[data-action="play-now"]').click();
  await page.locator('[data-table]').waitFor();
  await page.clock.runFor(6000);
  expect(await page.locator('[data-update]').count()).toBe(0);
  await person.leave();
});
