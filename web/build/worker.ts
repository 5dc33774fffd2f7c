import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

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

/** `sw.js` beside the page: its address stays, so it has no hash, and the server says that it is always to be fetched anew. */
export function siteWorker(target: string[]): Plugin {
  return {
    name: 'site-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(target) });
    },
  };
}
