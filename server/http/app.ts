import { createHash, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { schedulePeople } from '../book/people.ts';
import { Trials } from '../book/trials.ts';
import { type Calls, openCalls } from '../calls/index.ts';
import { openMailer } from '../calls/mail.ts';
import type { House } from '../house.ts';
import { damaged, makeRooms, type Rooms } from '../match/rooms.ts';
import { makeIdentities } from '../people/identity.ts';
import { forgetWhoLeft } from '../people/leaving.ts';
import { lookAfterPeople } from '../people/person.ts';
import { HealthReply } from '../schema.ts';
import { Hole } from '../store/chain.ts';
import { trouble } from '../trouble.ts';
import { makeGate } from './gate.ts';
import { asTrouble, isOfInterface, limit, locate, refuseForeign, refuseNul } from './guard.ts';
import { book } from './routes/book.ts';
import { calling, callingElsewhere, callingLetters } from './routes/calling.ts';
import { coaching } from './routes/coaching.ts';
import { commands } from './routes/commands.ts';
import { letters } from './routes/letters.ts';
import { lists } from './routes/lists.ts';
import { looking } from './routes/looking.ts';
import { daily, opening } from './routes/opening.ts';
import { people } from './routes/people.ts';
import { seat } from './routes/seat.ts';
import { taking } from './routes/taking.ts';
import { serveSitemap } from './sitemap.ts';
import { makeStreams } from './stream.ts';
import { serveWeb } from './web.ts';

const BODY_LIMIT = 32 * 1024;
const PATIENCE_MS = 3_000;
const PING_MS = 1_000;
const PING_PATIENCE_MS = 2_000;
// The page of the description sets styles of its own.
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

export interface App {
  readonly http: FastifyInstance;
  readonly rooms: Rooms;
  /** Forgets whoever left more than two weeks ago; gives how many. */
  forgetWhoLeft(now: number): Promise<number>;
  readonly calls: Calls;
  /** Lets open requests end and tells listeners to come back. */
  close(): Promise<void>;
}

/** Addresses hold text: its strings are converted only where a schema wants other types, since converting costs more than checking. */
const checkerOf: typeof TypeBoxValidatorCompiler = (wanted) => {
  const { properties } = wanted.schema as { properties?: { readonly [name: string]: { readonly type?: string } } };
  const isText = properties !== undefined && Object.values(properties).every(({ type }) => type === 'string');
  return TypeBoxValidatorCompiler(isText ? { ...wanted, httpPart: 'body' } : wanted);
};

/** Takes as long whatever differs. */
function sameText(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Whether the store takes something and keeps it. Asked by anybody, so at most once a second, and not waited for for ever. */
function pinging(house: House): () => Promise<boolean> {
  let asked: { at: number; works: Promise<boolean> } | null = null;
  return () => {
    if (asked !== null && performance.now() - asked.at < PING_MS) return asked.works;
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PING_PATIENCE_MS).unref());
    const works = house.store.ping().then(
      () => true,
      (error: unknown) => {
        house.report('ready', error);
        return false;
      },
    );
    asked = { at: performance.now(), works: Promise.race([works, late]) };
    return asked.works;
  };
}

/** Pages take nothing from elsewhere and run no inline script. */
const PAGE_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const PAGE_GUARD = {
  contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
  // Whoever puts the server behind https says so there.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
} as const;

/** What those who run the server ask. */
function operation(http: FastifyInstance, house: House, isClosing: () => boolean): void {
  const storeWorks = pinging(house);
  http.get('/healthz', { schema: { tags: ['operation'], summary: 'The process lives', response: { 200: HealthReply } } }, async () => ({
    ok: true,
  }));
  http.get('/readyz', { schema: { tags: ['operation'], summary: 'Requests are taken', response: { 200: HealthReply } } }, async () => {
    if (isClosing()) throw trouble('closing');
    if (!(await storeWorks())) throw trouble('store-down');
    return { ok: true };
  });
  http.get('/metrics', { schema: { tags: ['operation'], summary: 'Figures for Prometheus' } }, async (request, reply) => {
    const { metricsToken } = house.config;
    if (metricsToken === null || !sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) throw trouble('not-found');
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}

export async function makeApp(house: House, log: Logger | null): Promise<App> {
  const rooms = makeRooms(house);
  const gate = makeGate(house.config.maxRequests, house.metrics);
  const streams = makeStreams(house.metrics, house.counts, house.config, gate.release);
  const trusted = house.config.trustProxy;
  let closing = false;

  const http = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof trusted === 'string' ? trusted : trusted > 0 && ((_address: string, hop: number) => hop < trusted),
    logger: false,
    exposeHeadRoutes: false,
    serverFactory: gate.server,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => {
      const known = asTrouble(error) ?? trouble('bad-request');
      (reply as FastifyReply).code(known.status).type('application/json; charset=utf-8').send(JSON.stringify(known.reply));
    },
  });
  http.setValidatorCompiler(checkerOf as Parameters<typeof http.setValidatorCompiler>[0]);
  // Replies are put together field by field; schemas of replies are for the description.
  http.setSerializerCompiler(() => (data) => JSON.stringify(data));
  http.removeContentTypeParser('text/plain');
  http.setErrorHandler((error, _request, reply) => {
    const known = asTrouble(error instanceof Hole ? damaged(house, error) : error);
    if (known === null) house.report('request', error);
    const { status, reply: body } = known ?? trouble('internal');
    reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
  });
  http.addHook('onResponse', (request, reply, done) => {
    // The route, not the address: addresses hold invitations.
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    house.metrics.requests.observe({ method: request.method, route, status: `${Math.floor(reply.statusCode / 100)}xx` }, seconds);
    log?.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  // Replies of the interface are no pages: a few fixed headers say so.
  http.addHook('onRequest', (request, reply, done) => {
    if (isOfInterface(request) && !request.routeOptions.url?.startsWith('/api/docs')) reply.headers(DATA_HEADERS);
    done();
  });

  await http.register(cookie, { secret: house.keys.cookies });
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Zastolye', version: '1', description: 'Five tabletop games. A complete match played with curl: docs/api.md.' },
      components: { securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'zastolye' } } },
    },
  });
  refuseForeign(http);
  refuseNul(http);
  const identities = makeIdentities(house);
  identities.recognise(http);
  const everybody = lookAfterPeople(house, identities, rooms, streams);
  locate(http, house);
  const limitMaking = await limit(http, house);
  const mail = openMailer(house.config.calls);
  const trials = new Trials(house);
  const stopCounting = schedulePeople(house);
  const settings = { house, rooms, streams, identities, everybody, mail, limitMaking, trials };
  for (const part of [people, seat, letters, taking, lists, looking, daily, opening, commands, coaching, book])
    await http.register(part, settings);

  const calls = await openCalls(house, rooms, mail);
  for (const part of [calling, callingElsewhere, callingLetters]) await http.register(part, { ...settings, calls });

  // Apart from the interface, whose many small requests need none of what pages are guarded with.
  await http.register(async (pages) => {
    await pages.register(helmet, PAGE_GUARD);
    await pages.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: () => DOCS_POLICY });
    operation(pages, house, () => closing);
    serveSitemap(pages, house);
    await serveWeb(pages, house);
  });

  return {
    http,
    rooms,
    forgetWhoLeft: (now) => forgetWhoLeft(house, rooms, (identity) => everybody.changed(identity), now),
    calls,
    close: async () => {
      closing = true;
      streams.close();
      const hurry = setInterval(gate.closeIdle, 20);
      // Whoever sends or reads too slowly is cut off: what was acknowledged is durable.
      const enough = setTimeout(gate.closeAll, PATIENCE_MS);
      await http.close().finally(() => {
        clearInterval(hurry);
        clearTimeout(enough);
      });
      everybody.close();
      stopCounting();
      await trials.close();
      await calls.close();
      mail?.close();
      house.counts.close();
      house.days.close();
      await rooms.close();
      await house.bots.close();
      await house.store.close();
    },
  };
}
