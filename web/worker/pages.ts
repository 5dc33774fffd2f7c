import { CACHE, LISTING, type Listing, WISHES } from './names.ts';
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

const filesOf = ({ shell, games }: Listing, kept: readonly string[]): string[] => [
  ...shell,
  ...kept.flatMap((game) => games[game]?.files ?? []),
];

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** Takes care that all of the newest version is here. Where there is no room, the game that was played longest ago goes. */
async function settle(scope: WorkerScope, more: readonly string[], fonts: readonly string[] = []): Promise<void> {
  try {
    await settleAll(scope, more, fonts);
  } catch (error) {
    const cache = await scope.caches.open(CACHE);
    const wishes = (await jsonOf<string[]>(cache, WISHES)) ?? [];
    const oldest = wishes.find((game) => !more.includes(game));
    if (!isFull(error) || oldest === undefined) throw error;
    const rest = wishes.filter((game) => game !== oldest);
    const games = (await jsonOf<Listing>(cache, LISTING))?.games;
    for (const file of games?.[oldest]?.files ?? []) await cache.delete(file);
    await cache.put(WISHES, new Response(JSON.stringify(rest)));
    await settle(scope, more, fonts);
  }
}

/** The shell, and the games that are kept, those played last at the end. */
async function settleAll(scope: WorkerScope, more: readonly string[], fonts: readonly string[]): Promise<void> {
  const cache = await scope.caches.open(CACHE);
  const before = await jsonOf<Listing>(cache, LISTING);
  const wishes = [...((await jsonOf<string[]>(cache, WISHES)) ?? []).filter((game) => !more.includes(game)), ...more];
  if (more.length > 0) await cache.put(WISHES, new Response(JSON.stringify(wishes)));
  const answer = await scope.fetch(LISTING, { cache: 'no-store' });
  if (!answer.ok) throw new Error('the files of the site are not named');
  const listing = (await answer.clone().json()) as Listing;
  const wanted = filesOf(listing, wishes);
  await Promise.all([...wanted, ...fonts].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  if (before?.version !== listing.version || (await cache.match(PAGE)) === undefined) {
    await cache.add(PAGE);
    await cache.put(LISTING, answer);
  }
  // Of the version before, a page may still be open.
  const needed = new Set([PAGE, LISTING, WISHES, ...wanted, ...(before === null ? [] : filesOf(before, wishes))]);
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
      if (pathname === PAGE) event.waitUntil(settle(scope, []).catch(() => undefined));
    } else event.respondWith(file(scope, request));
  });
  scope.addEventListener('message', (event: Heard) => {
    const { keep, fonts } = event.data;
    const tell = (kept: boolean): void => event.ports[0]?.postMessage({ kept });
    event.waitUntil(
      settle(scope, keep, fonts).then(
        () => tell(true),
        () => tell(false),
      ),
    );
  });
}
