import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';

/** Pages that anybody may find: the games, their rules, cards and figures. No table is among them. */
export function serveSitemap(app: FastifyInstance, { library }: House): void {
  const paths = [
    '/',
    '/about',
    ...library.games.flatMap(({ id }) => [
      `/rules/${id}`,
      `/lab/${id}`,
      `/cards/${id}`,
      ...Object.keys(library.wordsOf(id)?.en.cards ?? {}).map((card) => `/cards/${id}/${card}`),
    ]),
  ];
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const origin = `${request.protocol}://${request.host}`;
    const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
