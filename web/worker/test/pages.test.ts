import { expect, test } from 'vitest';
import { LISTING, type Listing, TONGUES, WISHES } from '../names.ts';
import { keepPages } from '../pages.ts';
import type { WorkerScope } from '../scope.ts';

const ORIGIN = 'https://house';

/** A browser's cache with room for so many files, and a server with one version of the site. */
function browser(site: { listing: Listing; reachable: boolean }, room = 1000) {
  const listeners = new Map<string, (event: never) => void>();
  const files = new Map<string, Response>();
  const pathOf = (what: string | Request): string => new URL(typeof what === 'string' ? what : what.url, ORIGIN).pathname;
  async function fetched(what: string | Request): Promise<Response> {
    if (!site.reachable) throw new TypeError('no network');
    const path = pathOf(what);
    if (path === LISTING) return Response.json(site.listing);
    const known =
      path === '/' || [...site.listing.shell, ...Object.values(site.listing.games).flatMap((game) => game.files)].includes(path);
    return new Response(`${site.listing.version} ${path}`, { status: known ? 200 : 404 });
  }
  const put = async (what: string | Request, value: Response): Promise<void> => {
    if (!files.has(pathOf(what)) && files.size >= room) throw new DOMException('full', 'QuotaExceededError');
    files.set(pathOf(what), value);
  };
  const cache = {
    match: async (what: string | Request) => files.get(pathOf(what))?.clone(),
    put,
    add: async (what: string) => {
      const answer = await fetched(what);
      if (!answer.ok) throw new TypeError('not there');
      await put(what, answer);
    },
    delete: async (what: string) => files.delete(pathOf(what)),
    keys: async () => [...files.keys()].map((path) => ({ url: `${ORIGIN}${path}` })),
  };
  const scope = {
    location: { origin: ORIGIN },
    caches: { open: async () => cache },
    fetch: fetched,
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
  };
  keepPages(scope as unknown as WorkerScope);

  /** Tells whether all of it is there afterwards. */
  const keep = (...games: string[]): Promise<boolean> => wish({ keep: games });
  async function wish(data: { keep: string[]; langs?: string[] }): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const ports = [{ postMessage: ({ kept }: { kept: boolean }) => resolve(kept) }];
    listeners.get('message')?.({ data: { fonts: [], ...data }, ports, waitUntil: () => undefined } as never);
    return promise;
  }
  async function open(path: string, mode: string): Promise<string | number> {
    const { promise, resolve } = Promise.withResolvers<Promise<Response>>();
    const waited: Promise<unknown>[] = [];
    const request = { method: 'GET', url: `${ORIGIN}${path}`, mode };
    const event = {
      request,
      respondWith: (answer: Promise<Response>) => resolve(answer),
      waitUntil: (work: Promise<unknown>) => waited.push(work),
    };
    listeners.get('fetch')?.(event as never);
    const text = await (await promise).text();
    await Promise.all(waited);
    return text;
  }
  return { files, keep, wish, open };
}

const version = (name: string): Listing => ({
  version: name,
  shell: [`/assets/start-${name}.js`, `/assets/words-ru-${name}.js`],
  games: {
    fluxx: {
      files: [`/assets/fluxx-${name}.js`, `/assets/fluxx-ru-${name}.js`, `/assets/fluxx-en-${name}.js`],
      bytes: 10,
      words: { en: 3, ru: 4 },
    },
    pickle: { files: [`/assets/pickle-${name}.js`], bytes: 5, words: {} },
  },
  languages: { ru: [`/assets/fluxx-ru-${name}.js`, `/assets/words-ru-${name}.js`], en: [`/assets/fluxx-en-${name}.js`] },
});

test('without the network the page that was kept opens, with its own files; with it every page is fresh', async () => {
  const site = { listing: version('one'), reachable: true };
  const { open, keep } = browser(site);
  expect(await keep('fluxx')).toBe(true);
  site.reachable = false;
  expect(await open('/m/abc', 'navigate')).toBe('one /');
  expect(await open('/assets/fluxx-one.js', 'cors')).toBe('one /assets/fluxx-one.js');
  site.reachable = true;
  site.listing = version('two');
  expect(await open('/m/abc', 'navigate')).toBe('two /m/abc');
});

test('versions are never mixed: a new one takes the place of the old when all of it is there', async () => {
  const site = { listing: version('one'), reachable: true };
  const { open, keep, files } = browser(site);
  await keep('fluxx');
  site.listing = version('two');
  await open('/', 'navigate');
  site.reachable = false;
  expect(await open('/', 'navigate')).toBe('two /');
  // What is open may still be of the version before; with the next visit that goes.
  expect(files.has('/assets/fluxx-one.js')).toBe(true);
  site.reachable = true;
  await open('/', 'navigate');
  expect([...files.keys()].filter((path) => path.includes('-one'))).toEqual([]);
  expect([...files.keys()].filter((path) => path.includes('fluxx'))).toEqual([
    '/assets/fluxx-two.js',
    '/assets/fluxx-ru-two.js',
    '/assets/fluxx-en-two.js',
  ]);
});

test('a version of which a file is missing changes nothing', async () => {
  const site = { listing: version('one'), reachable: true };
  const { open, keep, files } = browser(site);
  await keep('pickle');
  const next = version('two');
  let asked = false;
  // Named, but gone again when it is fetched.
  site.listing = {
    ...next,
    get shell() {
      const whole = asked ? next.shell : [...next.shell, '/assets/lost.js'];
      asked = true;
      return whole;
    },
  };
  await open('/', 'navigate');
  site.reachable = false;
  expect(await open('/', 'navigate')).toBe('one /');
  expect(files.has('/assets/start-one.js')).toBe(true);
});

test('where there is no room, the game that was played longest ago goes; what is asked for is kept', async () => {
  const site = { listing: version('one'), reachable: true };
  // The page, the list, the wishes, the shell of two files, and three files more.
  const { keep, files } = browser(site, 8);
  expect(await keep('fluxx')).toBe(true);
  expect(await keep('pickle')).toBe(true);
  expect(files.has('/assets/pickle-one.js')).toBe(true);
  expect([...files.keys()].filter((path) => path.includes('fluxx'))).toEqual([]);
  expect(await files.get(WISHES)?.clone().json()).toEqual(['pickle']);
  // Nothing is left that could go.
  expect(await browser(site, 3).keep('fluxx')).toBe(false);
});

test('games are kept in the languages that are read here; another one comes when the site is read in it', async () => {
  const site = { listing: version('one'), reachable: true };
  const { wish, open, files } = browser(site);
  const words = (): string[] => [...files.keys()].filter((path) => /-(?:ru|en)-/.test(path)).toSorted();
  expect(await wish({ keep: ['fluxx'], langs: ['en'] })).toBe(true);
  expect(words()).toEqual(['/assets/fluxx-en-one.js']);
  // The words of a game are looked at in the book of cards: nobody reads the site in Russian for that.
  await open('/assets/fluxx-ru-one.js', 'cors');
  expect(words()).toEqual(['/assets/fluxx-en-one.js']);
  await open('/assets/words-ru-one.js', 'cors');
  expect(words()).toEqual(['/assets/fluxx-en-one.js', '/assets/fluxx-ru-one.js', '/assets/words-ru-one.js']);
  expect(await files.get(TONGUES)?.clone().json()).toEqual(['en', 'ru']);
  // The next version is kept in both.
  site.listing = version('two');
  await open('/', 'navigate');
  expect(words().filter((path) => path.includes('two'))).toHaveLength(3);
});

test('a version that names no languages, and a page that tells none, keep all of them', async () => {
  const { languages, ...older } = version('one');
  const { wish, keep, files } = browser({ listing: older as Listing, reachable: true });
  expect(await wish({ keep: ['fluxx'], langs: ['en'] })).toBe(true);
  expect([...files.keys()]).toEqual(expect.arrayContaining(Object.values(languages).flat()));
  const later = browser({ listing: version('two'), reachable: true });
  expect(await later.keep('fluxx')).toBe(true);
  expect([...later.files.keys()]).toContain('/assets/fluxx-ru-two.js');
  expect(await keep('fluxx')).toBe(true);
});
