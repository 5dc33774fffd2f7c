import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ArtSet, IconSet, PosterArt } from '../art/types.ts';
import { extractIcons } from './extract.ts';

/** The set that comes with the first page as code; all others are data files, fetched where they are shown. */
const INLINE = 'virtual:icons/ui';
const URLS = 'virtual:icons/urls';
const DEV_PATH = '/@icons/';

/** Set name to the file that lists its art: pages' sets lie in web/art/sets, every game has one of its own. */
function sources(root: string): Map<string, string> {
  const pages = readdirSync(join(root, 'web/art/sets')).map((file): [string, string] => [
    file.slice(0, -3),
    join(root, 'web/art/sets', file),
  ]);
  const games = readdirSync(join(root, 'games'))
    .map((game): [string, string] => [game, join(root, 'games', game, 'board/art.ts')])
    .filter(([, file]) => existsSync(file));
  return new Map([...pages, ...games]);
}

/** Every poster there is; a game has one in its folder. */
async function posterStickers(root: string): Promise<string[]> {
  const files = readdirSync(join(root, 'games'))
    .map((game) => join(root, 'games', game, 'board/poster.ts'))
    .filter((file) => existsSync(file));
  const posters = await Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)) as { readonly poster: PosterArt }));
  return posters.flatMap(({ poster: { emblem, tall, wide } }) => [emblem, ...[...tall, ...wide].map(([name]) => name)]);
}

/** The art of a set, with the posters for the lobby. */
export async function artOf(root: string, set: string): Promise<ArtSet> {
  const file = sources(root).get(set);
  if (file === undefined) throw new Error(`There is no icon set "${set}"`);
  // The query defeats the module cache, so that the development server sees edited art.
  const { art } = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as { art?: ArtSet };
  if (art === undefined) throw new Error(`${relative(root, file)} exports no "art"`);
  return set === 'lobby' ? { ...art, stickers: [...new Set([...(art.stickers ?? []), ...(await posterStickers(root))])] } : art;
}

/** Names of all sets. */
export const setNames = (root: string): string[] => [...sources(root).keys()];

/**
 * Draws only the icons that a set's art names: the board of one game never loads the pictures of another. An unknown
 * name stops the build and is told by name.
 */
export function iconSets(root: string): Plugin {
  async function draw(set: string): Promise<IconSet> {
    return extractIcons(set, await artOf(root, set));
  }
  let building = false;
  return {
    name: 'icon-sets',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === INLINE || id === URLS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${INLINE}`) return `export const icons = ${JSON.stringify(await draw('ui'))};`;
      if (id !== `\0${URLS}`) return undefined;
      const names = setNames(root).filter((set) => set !== 'ui');
      const lines = names.map(async (set) => {
        if (!building) return `${JSON.stringify(set)}: "${DEV_PATH}${set}.json"`;
        const file = this.emitFile({ type: 'asset', name: `icons-${set}.json`, source: JSON.stringify(await draw(set)) });
        return `${JSON.stringify(set)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const urls = {${(await Promise.all(lines)).join(',')}};`;
    },
    // The home page fetches these as soon as it is there: see theme.js.
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const early = Object.keys(bundle ?? {}).filter((file) => /icons-(lobby|avatars)-/.test(file));
        if (early.length === 0) return html;
        return html.replace('src="/theme.js"', `src="/theme.js" data-home="${early.map((file) => `/${file}`).join(' ')}"`);
      },
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const set = /^\/([\w-]+)\.json/.exec(request.url ?? '')?.[1];
        if (set === undefined) return next();
        void serve(draw(set), response, next);
      });
    },
  };
}

async function serve(icons: Promise<unknown>, response: ServerResponse, next: (error?: unknown) => void): Promise<void> {
  try {
    const drawn = JSON.stringify(await icons);
    response.setHeader('content-type', 'application/json');
    response.end(drawn);
  } catch (error) {
    next(error);
  }
}
