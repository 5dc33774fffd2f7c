import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:page-house';
const HERE = '\0page-house';
const ROOM = fileURLToPath(new URL('../house/', import.meta.url));
const WEB = fileURLToPath(new URL('../', import.meta.url));
/** Files of the workers, by the names of their modules. */
const BESIDE = /\/(?:house|mind|fetching|proof)-[^/]+\.js$/;
const WORKERS = { houseWorker: 'house/house', mindWorker: 'house/mind', proofWorker: 'puzzles/proof' } as const;

/**
 * The page's own house (`web/house`) runs in two workers. They are parts of the same build, so that rules, words and the engine are fetched once for the page and for
 * them; and what tables use of `node:crypto` is there, too.
 */
export function pageHouse(): Plugin {
  let isBuild = false;
  return {
    name: 'page-house',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId(id) {
      if (id === VIRTUAL) return HERE;
      return id === 'node:crypto' ? `${ROOM}crypto.ts` : null;
    },
    load(id) {
      if (id !== HERE) return null;
      const lines = Object.entries(WORKERS).map(([name, file]) => {
        if (!isBuild) return `export const ${name} = '/${file}.worker.ts';`;
        const chunk = this.emitFile({ type: 'chunk', id: `${WEB}${file}.worker.ts`, name: file.split('/')[1] });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${chunk};`;
      });
      return lines.join('\n');
    },
    // A worker has no page to put preloads and styles into: it fetches the code alone.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && BESIDE.test(chunk.fileName))
            chunk.code = chunk.code.replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
      },
    },
  };
}
