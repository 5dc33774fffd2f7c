import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { Trouble, type TroubleCode, trouble } from '../trouble.ts';
import { makeArrivals } from './arrivals.ts';
import { networkOf } from './network.ts';
import { countUses } from './uses.ts';

/** Commands come from our own pages or from programs, never from a page of another site. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}

/** PostgreSQL keeps no text with the sign NUL in it, and nobody types one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => name.includes('\0') || holdsNul(one));
}

export function refuseNul(app: FastifyInstance): void {
  app.decorateRequest('mayHoldNul', false);
  const parse = app.getDefaultJsonParser('error', 'error');
  // In JSON the sign can only be written like this. So the many bodies without it need not be searched, which for a long journal takes long.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.mayHoldNul = text.includes('\\u0000');
    return parse(request, text, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body, mayHoldNul } = request;
    done((mayHoldNul ? [params, query, body] : [params, query]).some(holdsNul) ? trouble('bad-request') : undefined);
  });
}

export function refuseForeign(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request) ? trouble('cross-site') : undefined);
  });
}

/** Whether the request goes to the interface for programs, however its address is written. */
export const isOfInterface = (request: FastifyRequest): boolean => request.routeOptions.url?.startsWith('/api/') === true;

/** Where pages say what they have shown. */
export const SHOWN = '/api/matches/:id/shown';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For how many ordinary requests one of these counts: what it costs the event loop, in parts of about a millisecond. */
    weight?: number;
  }
  interface FastifyRequest {
    /** From where it comes, as limits see it. */
    network: string;
    /** Its body has the sign NUL in it, or what looks like it. */
    mayHoldNul: boolean;
  }
}

/** Notes from where everybody comes. After people are recognised, before anything is counted. */
export function locate(app: FastifyInstance, { config, whereabouts }: House): void {
  app.decorateRequest('network', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.network = networkOf(request.ip, config.ipv6Prefix);
    // Pages that describe the interface know nobody.
    const person = request.me?.id;
    if (person !== undefined) whereabouts.note(person, request.network);
    done();
  });
}

/** What is limited more tightly than requests: things that are made, and people who were not there before. */
export type Making = 'thing' | 'person';

/** So many requests a minute of an identity, four times as many of an address. Dear ones count for several; making things costs more, and new people come one after the other. */
export async function limit(app: FastifyInstance, house: House): Promise<(request: FastifyRequest, what: Making) => Promise<void>> {
  const { rateLimit } = house.config;
  if (rateLimit === 0) return async () => undefined;
  const uses = countUses(house);
  app.addHook('onClose', (_, done) => {
    uses.close();
    done();
  });
  const perMinute = (most: number, keyOf: (request: FastifyRequest) => string) => {
    return (request: FastifyRequest, weight = 1): void => {
      // Where the limit is below the weight of a dear request, one is let through now and then all the same.
      if (uses.tooMany(keyOf(request), most, Math.min(weight, Math.ceil(most / 2)))) throw trouble('too-often');
    };
  };
  const from = (request: FastifyRequest): string => request.network;
  const byAddress = perMinute(rateLimit * 4, (request) => `a${from(request)}`);
  const byIdentity = perMinute(rateLimit, (request) => `i${request.me?.id ?? from(request)}`);
  // What a page has shown costs next to nothing, and must not use up what its person needs for playing.
  const byShown = perMinute(rateLimit, (request) => `s${request.me?.id ?? from(request)}`);
  const things = Math.max(1, Math.floor(rateLimit / 10));
  const byMaker = perMinute(things, (request) => `m${request.me?.id ?? from(request)}`);
  // Identities are free, so what all of an address make is limited, too.
  const byMakers = perMinute(things * 4, (request) => `n${from(request)}`);
  const arrivals = makeArrivals(house.config.newPeople);
  app.addHook('onRequest', (request, _reply, done) => {
    // By the route that was found: the same address can be written in many ways. What is not found is asked for, too.
    const { url, config } = request.routeOptions;
    if (url !== undefined && !isOfInterface(request)) return done();
    const weight = config?.weight ?? 1;
    byAddress(request, weight);
    if (url === SHOWN) byShown(request);
    else byIdentity(request, weight);
    done();
  });
  return async (request, what) => {
    byMaker(request);
    byMakers(request);
    if (what === 'person' && !arrivals(from(request))) throw trouble('too-often');
  };
}

const CODES: { readonly [status: number]: TroubleCode } = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-often',
  503: 'closing',
};

/** Every error becomes an `ErrorReply`. What a request contained is never repeated, and a mishap tells nothing about itself. */
export function asTrouble(error: unknown): Trouble | null {
  if (error instanceof Trouble) return error;
  const { statusCode, validation } = error as Partial<FastifyError>;
  if (validation !== undefined) return trouble('bad-request');
  if (statusCode === undefined || statusCode >= 500) return statusCode === 503 ? trouble('closing') : null;
  return trouble(CODES[statusCode] ?? 'bad-request');
}
