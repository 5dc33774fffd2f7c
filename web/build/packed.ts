import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Nothing is gained by packing what is smaller. */
const LEAST_BYTES = 300;

const done = new Map<string, Promise<Buffer>>();

/** A file as it travels. */
export function packed(content: string | Uint8Array): Promise<Buffer> {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
  const known = done.get(text) ?? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  done.set(text, known);
  return known;
}

/** Small copies beside the files, for the server to send. Packed as well as can be: it is done once for each build. */
export function packedFiles(): Plugin {
  let folder = '';
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name));
      await Promise.all(files.map((entry) => pack(join(entry.parentPath, entry.name))));
      done.clear();
    },
  };
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < LEAST_BYTES) return;
  await writeFile(`${path}.br`, await packed(plain));
  await writeFile(`${path}.gz`, await zip(plain, { level: 9 }));
}
