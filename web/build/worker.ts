import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Listing } from '../worker/names.ts';

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

/** Which game a file is for; undefined: for all of them, or for the page. */
function gameOf(file: Rolldown.OutputBundle[string], games: readonly string[]): string | undefined {
  if (file.type === 'asset') return games.find((game) => new RegExp(`^assets/${game}-[^-]+\\.json$`).test(file.fileName));
  const found = new Set(file.moduleIds.flatMap((id) => /\/games\/([^/]+)\//.exec(id)?.[1] ?? []));
  return found.size === 1 && file.moduleIds.every((id) => /\/games\//.test(id)) ? [...found][0] : undefined;
}

/** What the service worker keeps: the page with all its code, and each game by itself. Fonts are kept as they are met. */
function listingOf(bundle: Rolldown.OutputBundle): Listing {
  const games = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const shell = ['/theme.js', '/icon.svg', '/manifest.webmanifest'];
  const of: { [game: string]: { files: string[]; bytes: number } } = {};
  const styled = new Map<string, string>();
  for (const chunk of Object.values(bundle)) {
    const game = gameOf(chunk, games);
    if (chunk.type === 'chunk' && game !== undefined) for (const css of chunk.viteMetadata?.importedCss ?? []) styled.set(css, game);
  }
  for (const file of Object.values(bundle)) {
    const { fileName } = file;
    if (!/^assets\/.*\.(js|css|json)$/.test(fileName)) continue;
    const game = gameOf(file, games) ?? styled.get(fileName);
    if (game === undefined) shell.push(`/${fileName}`);
    else {
      of[game] ??= { files: [], bytes: 0 };
      of[game].files.push(`/${fileName}`);
      of[game].bytes += gzipSync(file.type === 'chunk' ? file.code : file.source).length;
    }
  }
  const version = createHash('sha256')
    .update(JSON.stringify([shell, of]))
    .digest('hex')
    .slice(0, 16);
  return { version, shell, games: of };
}

/** `sw.js` beside the page: its address stays, so it has no hash, and the server says that it is always to be fetched anew. */
export function siteWorker(target: string[]): Plugin {
  return {
    name: 'site-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(listingOf(bundle)) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(target) });
      },
    },
  };
}
