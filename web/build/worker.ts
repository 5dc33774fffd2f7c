import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { LANGS } from '../../engine/languages.ts';
import type { Listing } from '../worker/names.ts';
import { packed } from './packed.ts';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const SOURCE = fileURLToPath(new URL('../worker/sw.ts', import.meta.url));

/** The code of the service worker in one file without imports, since not every browser takes modules there. */
async function bundled(target: string[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built[0].output;
  return chunk.code;
}

type Bundle = Rolldown.OutputBundle;
type Files = Bundle[string];

type Chunk = Rolldown.OutputChunk;

/** Chunks made for one thing alone (a game, a language), by their name; but none that another chunk begins with: it would be of no use without it. */
function chunksFor(chunks: readonly Chunk[], thingOf: (chunk: Chunk) => string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const chunk of chunks) {
    const thing = chunk.isEntry ? undefined : thingOf(chunk);
    if (thing !== undefined) found.set(chunk.fileName, thing);
  }
  const isAlien = (of: Chunk, name: string): boolean => found.has(name) && found.get(of.fileName) !== found.get(name);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const chunk of chunks) for (const name of chunk.imports) if (isAlien(chunk, name)) found.delete(name);
  }
  return found;
}

const onlyOne = <T>(all: ReadonlySet<T>): T | undefined => (all.size === 1 ? [...all][0] : undefined);
const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');
/** With something of one game, and perhaps of the site. */
const gameIn = ({ moduleIds }: Chunk): string | undefined =>
  onlyOne(new Set(moduleIds.flatMap((id) => /\/games\/([^/]+)\//.exec(id)?.[1] ?? [])));
/** With nothing but words of one language. */
const languageIn = ({ moduleIds }: Chunk): string | undefined =>
  onlyOne(new Set(moduleIds.map((id) => /\/text\/([a-z]{2})\/[^/]+$/.exec(id)?.[1])));

/** Which game a file is for; undefined: for all of them, or for the page. */
function gamesOf(bundle: Bundle, games: readonly string[]): (file: Files) => string | undefined {
  const chunks = chunksOf(bundle);
  const byName = chunksFor(chunks, gameIn);
  for (const chunk of chunks) {
    const game = byName.get(chunk.fileName);
    if (game !== undefined) for (const css of chunk.viteMetadata?.importedCss ?? []) byName.set(css, game);
  }
  const faces = games.flatMap((game) => facesOf(game).map((path) => [path, game] as const));
  const drawnIn = (file: Files): string | undefined => faces.find(([path]) => isMadeOf(file, path))?.[1];
  const listedFor = ({ fileName }: Files): string | undefined =>
    games.find((game) => new RegExp(`^assets/(?:icons-)?${game}-[^-]+\\.json$`).test(fileName));
  return (file) => byName.get(file.fileName) ?? listedFor(file) ?? drawnIn(file);
}

const isMadeOf = (file: Files, path: string): boolean =>
  file.type === 'asset' && file.originalFileNames.some((name) => name.replaceAll('\\', '/').endsWith(path));

/** The typefaces of a game, by the end of their path. */
const facesOf = (game: string): string[] =>
  ['theme', 'title'].flatMap((sheet) => {
    const file = `${GAMES}${game}/board/${sheet}.css`;
    const css = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...css.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, path]) =>
      path.startsWith('./') ? `games/${game}/board/${path.slice(2)}` : path,
    );
  });

/** In what languages alone a file is of use; none: in all of them. */
function languagesOf(bundle: Bundle): (file: Files) => readonly string[] {
  const byName = chunksFor(chunksOf(bundle), languageIn);
  const cyrillic = LANGS.filter((lang) => new Intl.Locale(lang).maximize().script === 'Cyrl');
  return ({ fileName }) => {
    const lang = byName.get(fileName);
    return lang === undefined ? (fileName.endsWith('.woff2') && fileName.includes('cyrillic') ? cyrillic : []) : [lang];
  };
}

/** Whole typefaces come as they are met; the small ones of the site, and those of a game, lie beside the code. */
const isListed = (file: Files, game: string | undefined): boolean =>
  /^assets\/.*\.(js|css|json)$/.test(file.fileName) ||
  (file.fileName.endsWith('.woff2') &&
    (game !== undefined || (file.type === 'asset' && file.originalFileNames.some((name) => name.includes('styles/fonts/')))));

/** How many bytes of it travel; a typeface is packed already. */
async function travelling(file: Files): Promise<number> {
  if (file.fileName.endsWith('.woff2')) return file.type === 'asset' ? file.source.length : 0;
  return (await packed(file.type === 'chunk' ? file.code : file.source)).length;
}

/** What the service worker keeps: the page with all its code, and each game by itself. */
async function listingOf(bundle: Bundle): Promise<Listing> {
  const games = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const shell = ['/theme.js', '/icon.svg', '/manifest.webmanifest'];
  const of: { [game: string]: { files: string[]; bytes: number; words: { [lang: string]: number } } } = {};
  const languages: { [lang: string]: string[] } = {};
  const gameOf = gamesOf(bundle, games);
  const langsOf = languagesOf(bundle);
  const files = Object.values(bundle);
  // All at once: many cores are faster than one.
  await Promise.all(files.map(travelling));
  for (const file of files) {
    const game = gameOf(file);
    if (!isListed(file, game)) continue;
    const path = `/${file.fileName}`;
    const langs = langsOf(file);
    for (const lang of langs) languages[lang] = [...(languages[lang] ?? []), path];
    if (game === undefined) shell.push(path);
    else {
      of[game] ??= { files: [], bytes: 0, words: {} };
      of[game].files.push(path);
      const bytes = await travelling(file);
      if (langs.length === 0) of[game].bytes += bytes;
      for (const lang of langs) of[game].words[lang] = (of[game].words[lang] ?? 0) + bytes;
    }
  }
  const version = createHash('sha256')
    .update(JSON.stringify([shell, of]))
    .digest('hex')
    .slice(0, 16);
  return { version, shell, games: of, languages };
}

/** `sw.js` beside the page: its address stays, so it has no hash, and the server says that it is always to be fetched anew. */
export function siteWorker(target: string[]): Plugin {
  return {
    name: 'site-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(await listingOf(bundle)) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(target) });
      },
    },
  };
}
