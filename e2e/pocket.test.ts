import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAll, anyPicks } from '#bots/index.ts';
import { fastRng, fittingOptions, type Game, Match } from '#engine';
import { games } from '#games/registry.ts';
import type { CarriedRequest, RecordReply } from '#server/schema.ts';
import { newMatchId } from '#server/words.ts';
import { browser } from './lib/evening.ts';
import { type Gateway, openGateway } from './lib/gateway.ts';
import { type House, openHouse } from './lib/house.ts';
import { noEnd, Person } from './lib/person.ts';
import { chooseGame } from './lib/table.ts';

/** The installed page: what it fetches, and how it lives without a network. One house and one way to it serve all tests. */
let inn: House;
let gate: Gateway;
beforeAll(async () => {
  inn = await openHouse();
  gate = await openGateway(inn.url);
});
afterAll(async () => {
  await gate.close();
  await inn.close();
});

/** What may be fetched after the site itself, up to a first match without the network. */
const MOST_BYTES: { readonly [game: string]: number } = { 'smash-up': 330_000 };
const USUAL_BYTES = 260_000;
/** A game has pictures, words and rules: less than this would be a log with holes. */
const LEAST_BYTES = 60_000;

/** So many answers at random end the match from here. */
const NEAR = 8;
const TRIES = 4;

/** A match of one person against one bot, cut off where it ends soon whatever is answered. */
function nearItsEnd(game: Game): Omit<CarriedRequest, 'key'> {
  for (let seed = 1; ; seed++) {
    const options = fittingOptions(game, 2);
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options, seed: seed.toString(16).padStart(64, '0') };
    const whole = Match.start(game, header);
    for (const rng = fastRng(seed); !whole.over && whole.journal.length < 3000; ) answerAll(whole, anyPicks, rng);
    if (!whole.over) continue;
    const cut = whole.journal.slice(0, -3);
    const ends = Array.from({ length: TRIES }, (_, other) => {
      const match = Match.load(game, header, cut);
      const rng = fastRng(1000 + other);
      for (let n = 0; n < NEAR && !match.over; n++) answerAll(match, anyPicks, rng);
      return match.over;
    });
    if (ends.includes(false) || Match.load(game, header, cut).askOf(0) === null) continue;
    return {
      id: newMatchId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: { ...options },
      seats: [
        { kind: 'me', name: 'Traveller', avatar: 'fox-1' },
        { kind: 'bot', name: 'Otto', avatar: 'robot-1', level: 'easy' },
      ],
      players: 2,
      seed: header.seed,
      createdAt: Date.now(),
      journal: cut.map((entry, i) => ({ at: Date.now() + i, entry })),
    };
  }
}

/** The site itself is kept, and no game yet: what the page asks of its service worker. */
const installed = ({ page }: Person, lang: string): Promise<boolean> =>
  page.evaluate(async (read) => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise<boolean>((done) => {
      port1.addEventListener('message', ({ data }: MessageEvent<{ kept: boolean }>) => done(data.kept));
      port1.start();
      active?.postMessage({ keep: [], fonts: [], langs: [read] }, [port2]);
    });
  }, lang);

const told = ({ page }: Person): Promise<number> => page.locator('[data-at]').getAttribute('data-at').then(Number);
const tableOf = ({ page }: Person, game: string) => page.locator(`[data-table="${game}"]`);

/** One answer that the screen has acknowledged: the number of the journal that it shows from then on. */
async function acknowledged(person: Person): Promise<number> {
  const before = await told(person);
  for (let look = 0; look < 200; look++) {
    await person.act();
    const now = await told(person);
    if (now > before) return now;
    await person.page.waitForTimeout(40);
  }
  throw await noEnd([person]);
}

async function toTheEnd(person: Person): Promise<void> {
  for (let look = 0; look < 400 && !(await person.isOver()); look++) if (!(await person.act())) await person.page.waitForTimeout(40);
  if (!(await person.isOver())) throw await noEnd([person]);
  await person.page.locator('[data-end]').waitFor();
}

/** Lays the end of a match of this game on the device, by the menu of its table. */
async function takeAlong(person: Person, game: Game): Promise<string> {
  const { page } = person;
  const match = nearItsEnd(game);
  const answer = await page.request.post(`${gate.url}/api/matches/carried`, { data: { key: newMatchId(), ...match } });
  expect([game.id, answer.status()]).toEqual([game.id, 201]);
  await page.goto(`${gate.url}/m/${match.id}`);
  await tableOf(person, game.id).waitFor();
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.locator('[data-action="take-along"]').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zastolye-here')), { timeout: 30_000 }).toContain(match.id);
  await tableOf(person, game.id).waitFor();
  return match.id;
}

test('each game is downloaded within its size and played to its end with the network off and the server gone; neither a reload nor a killed page loses anything', {
  timeout: 300_000,
}, async () => {
  const person = await Person.arrive(browser, 'Traveller', { fastClicks: true });
  await person.page.goto(`${gate.url}/offline`);
  expect(await installed(person, 'ru')).toBe(true);
  await person.page.reload();
  await person.page.locator('[data-action="keep"]').first().waitFor();
  gate.looked();
  const sizes: { [game: string]: number } = {};
  for (const { id } of games) {
    await person.page.locator(`[data-action="keep"][data-game="${id}"]`).click();
    await person.page.locator(`[data-kept="${id}"]`).waitFor({ timeout: 60_000 });
    const { bytes, files } = gate.looked();
    sizes[id] = bytes;
    const code = files.filter((file) => file.startsWith('/assets/'));
    expect(code, `files of ${id}, each once`).toEqual([...new Set(code)]);
    expect(bytes, `bytes of ${id}`).toBeLessThan(MOST_BYTES[id] ?? USUAL_BYTES);
    expect(bytes, `bytes of ${id}`).toBeGreaterThan(LEAST_BYTES);
  }
  if (process.env.SIZES !== undefined) process.stderr.write(`${JSON.stringify(sizes)}\n`);
  expect((await person.page.request.post(`${gate.url}/api/me`, { data: {} })).ok()).toBe(true);
  const matches: string[] = [];
  for (const game of games) matches.push(await takeAlong(person, game));
  await inn.kill();
  await person.page.context().setOffline(true);
  await person.page.goto(`${gate.url}/offline`);
  await expect.poll(() => person.page.locator('[data-kept]').count()).toBe(games.length);
  gate.looked();
  for (const [n, { id }] of games.entries()) {
    await person.page.goto(`${gate.url}/m/${matches[n]}`);
    await tableOf(person, id).waitFor();
    await expect.poll(() => person.page.locator('[data-offline]').count()).toBe(1);
    if (n < 2) {
      const before = await acknowledged(person);
      if (n === 0) await person.page.reload();
      else await person.crash();
      await tableOf(person, id).waitFor();
      expect(await told(person), `after the page of ${id} was gone`).toBeGreaterThanOrEqual(before);
    }
    await toTheEnd(person);
  }
  // A match that begins without the network.
  await chooseGame(person, gate, games[0].id);
  await person.page.locator(`article[data-game="${games[0].id}"] [data-action="play-now"]`).click();
  await tableOf(person, games[0].id).waitFor();
  await acknowledged(person);
  await person.resign();
  await person.page.locator('[data-end]').waitFor();
  expect(gate.looked()).toEqual({ bytes: 0, files: [] });
  // Home again: what was ended goes to the own record, and counts for nothing.
  await inn.start();
  await person.page.context().setOffline(false);
  await person.page.goto(gate.url);
  const record = () => person.page.evaluate(async () => (await fetch('/api/my/record')).json() as Promise<RecordReply>);
  await expect.poll(async () => (await record()).history?.matches.length ?? 0, { timeout: 30_000 }).toBe(games.length + 1);
  const { history, totals } = await record();
  expect([totals.matches, totals.counted, history.matches.every(({ offline }) => offline)]).toEqual([games.length + 1, 0, true]);
  expect(await person.page.evaluate(() => localStorage.getItem('zastolye-here'))).toBe('[]');
  expect(person.troubles).toEqual([]);
  await person.leave();
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}
interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: { readonly action: string; readonly params: { readonly url: string } };
}

test('the browser finds nothing that keeps the site from being installed; pictures have the size that is said, each game has a way in, links can be shared to it', async () => {
  const person = await Person.arrive(browser, 'Installer', { lang: 'en' });
  const { page } = person;
  await page.goto(gate.url);
  await page.locator('[data-action="play-now"]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Pages of a test are in a private window of the browser.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as Manifest;
  const apple = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? '';
  const pictures = [...manifest.icons, ...manifest.screenshots, { src: apple, sizes: '180x180', type: 'image/png' }].filter(
    ({ type }) => type === 'image/png',
  );
  for (const { src, sizes, type } of pictures) {
    const found = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      const { width, height } = await createImageBitmap(await answer.clone().blob());
      return { size: `${width}x${height}`, type: answer.headers.get('content-type') };
    }, src);
    expect({ src, ...found }).toEqual({ src, size: sizes, type });
  }
  expect(manifest.icons.filter(({ type, purpose }) => type === 'image/png' && purpose === undefined).map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'wide']);
  expect(manifest.shortcuts.map(({ url }) => url).toSorted()).toEqual(games.map(({ id }) => `/?game=${id}`).toSorted());
  for (const { url } of manifest.shortcuts) {
    await page.goto(gate.url + url);
    await page.locator(`article[data-game="${url.split('=')[1]}"] [data-action="play-now"]`).waitFor();
  }
  // A link that is shared to the site opens there.
  const { action, params } = manifest.share_target;
  const shared = newMatchId();
  await page.goto(`${gate.url}${action}?${params.url}=${encodeURIComponent(`${gate.url}/m/${shared}`)}`);
  await page.waitForURL(`**/m/${shared}`);
  expect(person.troubles).toEqual([]);
  await person.leave();
});

const listing = (): { readonly shell: readonly string[] } =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist/web/files.json'), 'utf8')) as { shell: string[] };

test('the service worker comes with the first game, takes a new version of the site whole, and can be removed: the page lives on', {
  timeout: 120_000,
}, async () => {
  const person = await Person.arrive(browser, 'Keeper', { lang: 'en', fastClicks: true });
  const { page } = person;
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname));
  const keep = async (): Promise<void> => {
    await page.goto(`${gate.url}/offline`);
    await page.locator('[data-action="keep"][data-game="pickle"]').click();
    await page.locator('[data-kept="pickle"]').waitFor({ timeout: 60_000 });
  };
  // Whoever only looks around is given nothing to keep.
  await page.goto(gate.url);
  await page.locator('[data-action="play-now"]').first().waitFor();
  expect(await workers()).toEqual([]);
  await keep();
  expect(await workers()).toEqual(['/']);
  const kept = () =>
    page.evaluate(
      async () => (await (await (await caches.open('zastolye-site')).match('/files.json'))?.json()) as { version: string } | undefined,
    );
  const first = await kept();
  // A new version on the server, with a file more.
  gate.change('/files.json', (body) => {
    const now = JSON.parse(body) as { shell: string[] };
    return JSON.stringify({ ...now, version: 'next', shell: [...now.shell, '/icon-192.png'] });
  });
  await page.goto(gate.url);
  await expect.poll(async () => (await kept())?.version, { timeout: 30_000 }).toBe('next');
  expect(first?.version).not.toBe('next');
  // Removed, with all that was kept: nothing that was played is lost, the page works, and can be kept again.
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    await caches.delete('zastolye-site');
  });
  await page.goto(`${gate.url}/offline`);
  await page.locator('[data-action="keep"][data-game="pickle"]').waitFor();
  expect(await workers()).toEqual([]);
  await chooseGame(person, gate, 'pickle');
  await keep();
  expect(await workers()).toEqual(['/']);
  expect(person.troubles).toEqual([]);
  await person.leave();
});

test('a page whose code the server has no more says so and is loaded anew', async () => {
  const person = await Person.arrive(browser, 'Late', { lang: 'en' });
  const { page } = person;
  await page.goto(gate.url);
  await page.locator('[data-action="play-now"]').first().waitFor();
  const [late] = listing().shell.filter((path) => /\/AboutPage-.*\.js$/.test(path));
  gate.change(late, null);
  await page.locator('a[href="/about"]').first().click();
  await page.getByRole('heading', { name: 'Zastolye has been updated' }).first().waitFor();
  gate.change(late, (body) => body);
  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('heading', { name: 'About' }).first().waitFor();
  await person.leave();
});

test('on plain http nothing is kept and nothing offers it; a match is played as ever', async () => {
  const person = await Person.arrive(browser, 'Plain', { lang: 'en', fastClicks: true, near: true });
  const { page } = person;
  const plain = { url: gate.url.replace('localhost', 'plain.test') };
  await page.goto(`${plain.url}/offline`);
  await page.getByText('This browser keeps no games').waitFor();
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  expect(await page.locator('[data-action="keep"]').count()).toBe(0);
  await chooseGame(person, plain, 'pickle');
  await page.locator('article[data-game="pickle"] [data-action="play-now"]').click();
  await tableOf(person, 'pickle').waitFor();
  await acknowledged(person);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-action="leave"]').waitFor();
  expect(await page.locator('[data-action="take-along"]').count()).toBe(0);
  expect(person.troubles).toEqual([]);
  await person.leave();
});
