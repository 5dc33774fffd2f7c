import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
      // The build packs them (web/build/packed.ts).
      preCompressed: true,
      cacheControl: false,
      setHeaders: (res, path) => {
        res.header('cache-control', path.includes(join(webDir, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
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
