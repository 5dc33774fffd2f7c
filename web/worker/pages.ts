import { CACHE, foreignTo, LISTING, type Listing, TONGUES, WISHES } from './names.ts';
import type { Fetching, Heard, WorkerScope } from './scope.ts';

/**
 * The site without the network. One whole version of it is kept; `files.json` of the build names its files. A new one is fetched beside the old one, and takes its
 * place when all of it is there, so versions never mix. With the network every page is as fresh as ever.
 */

const PAGE = '/';
/** So long the server has to answer before the page that is kept is shown. */
const PATIENCE_MS = 4_000;
const OUTSIDE = ['/api/', '/metrics', '/healthz', '/readyz'];

const jsonOf = async <T>(cache: Cache, path: string): Promise<T | null> => {
  const found = await cache.match(path);
  return found === undefined ? null : ((await found.json()) as T);
};

/** What is to be here: games, in the languages that are read on this device (null: nobody has told, so in all). */
interface Kept {
  readonly games: readonly string[];
  readonly langs: readonly string[] | null;
}

function filesOf(listing: Listing, { games, langs }: Kept): string[] {
  const files = [...listing.shell, ...games.flatMap((game) => listing.games[game]?.files ?? [])];
  // One that was kept by an earlier version knows of no languages.
  if (langs === null || listing.languages === undefined) return files;
  const foreign = foreignTo(listing, langs);
  return files.filter((file) => !foreign.has(file));
}

/** What a page wishes for. */
interface Wish {
  readonly games: readonly string[];
  readonly fonts: readonly string[];
  readonly langs: readonly string[];
}
const NOTHING: Wish = { games: [], fonts: [], langs: [] };

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** Takes care that all of the newest version is here. Where there is no room, the game that was played longest ago goes. */
async function settle(scope: WorkerScope, wish: Wish): Promise<void> {
  try {
    await settleAll(scope, wish);
  } catch (error) {
    const cache = await scope.caches.open(CACHE);
    const wishes = (await jsonOf<string[]>(cache, WISHES)) ?? [];
    const oldest = wishes.find((game) => !wish.games.includes(game));
    if (!isFull(error) || oldest === undefined) throw error;
    const rest = wishes.filter((game) => game !== oldest);
    const games = (await jsonOf<Listing>(cache, LISTING))?.games;
    for (const file of games?.[oldest]?.files ?? []) await cache.delete(file);
    await cache.put(WISHES, new Response(JSON.stringify(rest)));
    await settle(scope, wish);
  }
}

/** The shell, and the games that are kept, those played last at the end. */
async function settleAll(scope: WorkerScope, { games: more, fonts, langs: read }: Wish): Promise<void> {
  const cache = await scope.caches.open(CACHE);
  const before = await jsonOf<Listing>(cache, LISTING);
  const wishes = [...((await jsonOf<string[]>(cache, WISHES)) ?? []).filter((game) => !more.includes(game)), ...more];
  if (more.length > 0) await cache.put(WISHES, new Response(JSON.stringify(wishes)));
  const known = await jsonOf<string[]>(cache, TONGUES);
  const langs = known === null && read.length === 0 ? null : [...new Set([...(known ?? []), ...read])];
  if (read.length > 0) await cache.put(TONGUES, new Response(JSON.stringify(langs)));
  const kept = { games: wishes, langs };
  const answer = await scope.fetch(LISTING, { cache: 'no-store' });
  if (!answer.ok) throw new Error('the files of the site are not named');
  const listing = (await answer.clone().json()) as Listing;
  const wanted = filesOf(listing, kept);
  await Promise.all([...wanted, ...fonts].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  if (before?.version !== listing.version || (await cache.match(PAGE)) === undefined) {
    await cache.add(PAGE);
    await cache.put(LISTING, answer);
  }
  // Of the version before, a page may still be open.
  const needed = new Set([PAGE, LISTING, WISHES, TONGUES, ...wanted, ...(before === null ? [] : filesOf(before, kept))]);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!needed.has(pathname) && !pathname.endsWith('.woff2')) await cache.delete(url);
  }
}

async function page(scope: WorkerScope, request: Request): Promise<Response> {
  const cache = await scope.caches.open(CACHE);
  const kept = await cache.match(PAGE);
  const answer = scope.fetch(request);
  if (kept === undefined) return answer;
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const first = await Promise.race([answer.catch(() => null), late]);
  // A proxy answers for a server that is gone.
  return first === null || first.status >= 502 ? kept : first;
}

/** The site was read in a language that is not kept yet: from now on it is. */
async function meet(scope: WorkerScope, path: string): Promise<void> {
  const cache = await scope.caches.open(CACHE);
  const listing = await jsonOf<Listing>(cache, LISTING);
  const known = await jsonOf<string[]>(cache, TONGUES);
  if (listing?.languages === undefined || known === null || !listing.shell.includes(path)) return;
  const [lang] = Object.entries(listing.languages).find(([, files]) => files.includes(path)) ?? [];
  if (lang !== undefined && !known.includes(lang)) await settle(scope, { ...NOTHING, langs: [lang] });
}

/** Files with a hash in their name never change; the few others are asked for first. */
async function file(scope: WorkerScope, request: Request): Promise<Response> {
  const cache = await scope.caches.open(CACHE);
  const found = await cache.match(request.url);
  const isHashed = new URL(request.url).pathname.startsWith('/assets/');
  if (found !== undefined && isHashed) return found;
  try {
    const answer = await scope.fetch(request);
    // Fonts are kept as they are met: nobody needs all of them.
    if (answer.ok && request.url.endsWith('.woff2')) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    if (found !== undefined) return found;
    throw error;
  }
}

export function keepPages(scope: WorkerScope): void {
  scope.addEventListener('fetch', (event: Fetching) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin || OUTSIDE.some((path) => pathname.startsWith(path))) return;
    if (request.mode === 'navigate') {
      event.respondWith(page(scope, request));
      // Once a visit, whatever is open meanwhile: a page that is shown keeps its own files.
      if (pathname === PAGE) event.waitUntil(settle(scope, NOTHING).catch(() => undefined));
    } else {
      const answer = file(scope, request);
      event.respondWith(answer);
      if (pathname.endsWith('.js')) event.waitUntil(answer.then(() => meet(scope, pathname)).catch(() => undefined));
    }
  });
  scope.addEventListener('message', (event: Heard) => {
    // A page of an earlier version tells no language.
    const { keep, fonts, langs = [] } = event.data;
    const tell = (kept: boolean): void => event.ports[0]?.postMessage({ kept });
    event.waitUntil(
      settle(scope, { games: keep, fonts, langs }).then(
        () => tell(true),
        () => tell(false),
      ),
    );
  });
}
