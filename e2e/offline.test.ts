import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as bots from '#bots/index.ts';
import { loadKnowledge } from '#bots/judgement/load.ts';
import { answered, type Job, jobFor } from '#bots/work.ts';
import { fastRng, fittingOptions, type Game, Match } from '#engine';
import { games } from '#games/registry.ts';
import type { RecordReply } from '#server/schema.ts';
import { browser, house } from './lib/evening.ts';
import { openHouse } from './lib/house.ts';
import { Person } from './lib/person.ts';
import { chooseGame } from './lib/table.ts';

const knowledgeOf = loadKnowledge(new URL('../games/', import.meta.url));

/** So many positions a game; 200 once for every change of the bots: `POSITIONS=200 npx vitest run e2e/offline.test.ts -t same`. */
const POSITIONS = Number(process.env.POSITIONS ?? 4);
const PLAYOUTS = 40;

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

test('the same seed and the same number of playouts: the same answer in a page as on the server', {
  timeout: 60_000 + POSITIONS * 10_000,
}, async () => {
  const person = await Person.arrive(browser, 'Same', { lang: 'en' });
  await person.page.goto(`${house.url}/about`);
  for (const game of games) {
    const jobs = positionsOf(game, POSITIONS);
    const there = jobs.map((job) => answered(bots, { game, knowledge: knowledgeOf(game, job.header.seats) }, job, () => false));
    const here = await person.page.evaluate(
      async ([address, list]) => {
        const worker = new Worker(address, { type: 'module' });
        const found: unknown[] = [];
        for (const [id, job] of list.entries()) {
          worker.postMessage({ id, what: 'answer', job }, {});
          found.push(
            await new Promise((done, failed) => {
              worker.addEventListener('message', ({ data }) => done(data.found ?? data.failed), { once: true });
              worker.addEventListener('error', ({ message }) => failed(new Error(message)), { once: true });
            }),
          );
        }
        worker.terminate();
        return found;
      },
      [mind(), jobs] as const,
    );
    expect({ game: game.id, answers: here }).toEqual({ game: game.id, answers: there });
  }
  await person.leave();
});

/** Two games show it; all of them once for every change of the page's own house: `EVERY=1 npx vitest run --project browser e2e/offline.test.ts -t flight`. */
const travelled = process.env.EVERY === undefined ? games.slice(0, 2) : games;

/** One easy opponent, for every game. */
const EASY = {
  level: 'easy',
  levels: Object.fromEntries(games.map(({ id }) => [id, 'easy'])),
  opponents: Object.fromEntries(games.map(({ id }) => [id, 1])),
};

test('in flight mode games that were downloaded are played and ended, a match goes on after the page was gone, and all of it comes home', {
  timeout: 300_000,
}, async () => {
  const inn = await openHouse();
  const person = await Person.arrive(browser, 'Traveller', { lang: 'en', fastClicks: true });
  const { page } = person;
  const { url } = inn;
  await page.goto(`${url}/offline`);
  await page.evaluate((choice) => localStorage.setItem('zastolye-table', JSON.stringify(choice)), EASY);
  for (const { id } of travelled) {
    await page.locator(`[data-action="keep"][data-game="${id}"]`).click();
    await page.locator(`[data-kept="${id}"]`).waitFor({ timeout: 60_000 });
  }
  await inn.kill();
  await page.context().setOffline(true);
  for (const [n, { id }] of travelled.entries()) {
    await chooseGame(person, inn, id);
    await expect.poll(() => page.locator('[data-offline]').count()).toBe(1);
    await page.locator(`article[data-game="${id}"] [data-action="play-now"]`).click();
    await page.locator(`[data-table="${id}"]`).waitFor();
    const address = page.url();
    await page.locator('[data-prompt="act"]').waitFor();
    await person.act();
    // Once it is loaded anew, once everything of the page is gone without a word.
    if (n === 0) await page.reload();
    else if (n === 1) {
      await page.goto(`${url}/about`);
      await page.goto(address);
    }
    await page.locator(`[data-table="${id}"]`).waitFor();
    expect(page.url()).toBe(address);
    for (let acts = 0; acts < 4 && !(await person.isOver()); ) if (await person.act()) acts++;
    if (!(await person.isOver())) await person.resign();
    await page.locator('[data-end]').waitFor();
  }
  // Home again: what was ended goes to the own record, and counts for nothing.
  await inn.start();
  await page.context().setOffline(false);
  await page.goto(url);
  const record = () => page.evaluate(async () => (await fetch('/api/my/record')).json() as Promise<RecordReply>);
  await expect.poll(async () => (await record()).history?.matches.length ?? 0, { timeout: 30_000 }).toBe(travelled.length);
  const { history, totals } = await record();
  expect([totals.matches, totals.counted, history.matches.every(({ offline }) => offline)]).toEqual([travelled.length, 0, true]);
  expect(await page.evaluate(() => localStorage.getItem('zastolye-here'))).toBe('[]');
  expect(person.troubles).toEqual([]);
  await person.leave();
  await inn.close();
});
