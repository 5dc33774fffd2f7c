import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { trouble } from '../trouble.ts';
import { makePreview, type Preview } from './preview.ts';

const MISSING = 'The web client has not been built: run “npm run build”. The interface for programs is described at /api/docs.\n';

/** The built client: hashed files for ever, the page itself always fresh; every address that is not a file is the page. */
export async function serveWeb(app: FastifyInstance, house: House): Promise<void> {
  const { webDir } = house.config;
  const index = join(webDir, 'index.html');
  const isBuilt = existsSync(index);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webDir,
      // The page itself is told what the link is about.
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (res, path) => {
        res.header('cache-control', path.includes(join(webDir, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    compressAll(webDir).catch((error: unknown) => house.report('compress', error));
  }
  const preview = isBuilt ? makePreview(house) : null;
  const sendPage = async (pages: Preview, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const text = await pages.pageFor(request);
    return reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8').send(text);
  };
  // To whoever takes no packed answers the files would refuse their folder.
  if (preview !== null)
    app.route({ method: ['GET', 'HEAD'], url: '/', schema: { hide: true }, handler: (...parts) => sendPage(preview, ...parts) });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    if ((request.method !== 'GET' && request.method !== 'HEAD') || path.startsWith('/api/') || path.startsWith('/assets/'))
      throw trouble('not-found');
    if (preview !== null) return sendPage(preview, request, reply);
    return reply
      .code(path === '/' ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(MISSING);
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Small copies beside the files, made once after each build. */
async function compressAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) continue;
    if ((await stat(path)).size < 1024) continue;
    const plain = await readFile(path);
    await put(`${path}.br`, await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    await put(`${path}.gz`, await zip(plain, { level: 9 }));
  }
}

async function put(path: string, data: Buffer): Promise<void> {
  // Several servers may do this at once.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, data);
  await rename(part, path);
}
