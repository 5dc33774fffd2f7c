import { withEnglish } from '../text/near.ts';
import { CACHE, foreignTo, LISTING, type Listing, WISHES } from '../worker/names.ts';
import { settings } from './settings.ts';
import { canWork, siteWorker } from './worker.ts';

/** The site and its games kept on this device, to be played without the network. */

/** Fetches what is missing; tells whether all of it is here. False where there is no service worker: on plain http, or in some private windows. */
export async function keepHere(games: readonly string[]): Promise<boolean> {
  const worker = (await siteWorker())?.active;
  if (worker === null || worker === undefined) return false;
  // What is played here is not to be thrown away because something else needs room.
  void navigator.storage.persist().catch(() => false);
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<{ readonly kept: boolean }>) => resolve(data.kept), { once: true });
  });
  port1.start();
  // Fonts that this page has met: the worker saw none of them yet.
  const fonts = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [new URL(name).pathname] : []));
  worker.postMessage({ keep: games, fonts, langs: withEnglish(settings().lang) }, [port2]);
  return told;
}

export interface KeptGame {
  readonly game: string;
  readonly bytes: number;
  /** Files that are here, of all: both alike when it can be played. */
  readonly here: number;
  readonly all: number;
}

/** What is here and what is not; null where nothing can be kept. */
export async function keptGames(): Promise<readonly KeptGame[] | null> {
  if (!canWork()) return null;
  const cache = await caches.open(CACHE);
  // Without the network: as it was when something was fetched last.
  const answer = await fetch(LISTING).catch(() => cache.match(LISTING));
  const listing = (await answer?.json()) as Listing;
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wishes = (await (await cache.match(WISHES))?.json()) as string[] | undefined;
  const langs = withEnglish(settings().lang);
  const foreign = foreignTo(listing, langs);
  return Object.entries(listing.games).map(([game, { files, bytes, words }]) => {
    const needed = files.filter((file) => !foreign.has(file));
    return {
      game,
      bytes: langs.reduce((sum, lang) => sum + (words[lang] ?? 0), bytes),
      here: wishes?.includes(game) === true ? needed.filter((file) => here.has(file)).length : 0,
      all: needed.length,
    };
  });
}
