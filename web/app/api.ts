import type { CommandReply, CreatedReply, CreateRequest, ErrorReply, TablesReply } from '#server/schema.ts';
import { ApiError, OFFLINE } from './errors.ts';
import { hasAnyHere, isHere, matchOf, thinksHere } from './here.ts';
import { isOffline, noteReached } from './net.ts';
import { settings } from './settings.ts';

export { ApiError };

/** A connection may be dead without a word; whoever waits longer than this asks again. */
const PATIENCE_MS = 15_000;

/** One house, two addresses: what lives in this page is asked there, everything else goes to the server. */
async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  if (path === MINE && hasAnyHere()) return (await mineOf(() => callServer<TablesReply>(method, path, body, signal))) as T;
  const match = matchOf(path);
  if (match === null || !isHere(match)) return callServer<T>(method, path, body, signal);
  const { askHere } = await import('./home.ts');
  return askHere<T>(method, path, body);
}

const MINE = '/api/my/matches';

/** One's own matches, wherever they live. Without the network those on this device are all that can be told. */
async function mineOf(ask: () => Promise<TablesReply>): Promise<TablesReply> {
  const { askHere } = await import('./home.ts');
  const [far, near] = await Promise.allSettled([ask(), askHere<TablesReply>('GET', MINE)]);
  if (near.status === 'rejected') return ask();
  const others = far.status === 'fulfilled' ? far.value.matches.filter(({ id }) => !isHere(id)) : [];
  return { matches: [...near.value.matches, ...others].toSorted((a, b) => b.updatedAt - a.updatedAt) };
}

async function callServer<T>(method: 'GET' | 'POST', path: string, body?: unknown, signal = AbortSignal.timeout(PATIENCE_MS)): Promise<T> {
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    signal,
    // Names that the server invents are in the language chosen here.
    headers: { 'accept-language': settings().lang, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    noteReached(false);
    throw new ApiError(0, OFFLINE);
  }
  noteReached(true);
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply as T;
  throw new ApiError(response.status, isError(reply) ? reply : OFFLINE);
}

const isError = (reply: unknown): reply is ErrorReply =>
  typeof reply === 'object' && reply !== null && 'code' in reply && 'message' in reply;

export const get = <T>(path: string): Promise<T> => call('GET', path);
export const post = <T>(path: string, body: object, signal?: AbortSignal): Promise<T> => call('POST', path, body, signal);

/** Not `randomUUID`: a page without https has none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const MOST_ATTEMPTS = 20;

/** Nobody is there, or not able to answer just now: later it may work. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** Sends until somebody answers; `onWaiting` tells that it takes longer than usual. */
export async function untilAnswered<T>(
  send: () => Promise<T>,
  onWaiting?: (waiting: boolean) => void,
  attempts = MOST_ATTEMPTS,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const reply = await send();
      if (attempt > 0) onWaiting?.(false);
      return reply;
    } catch (error) {
      if (!isAway(error) || attempt >= attempts) {
        if (attempt > 0) onWaiting?.(false);
        throw error;
      }
      onWaiting?.(true);
      await new Promise((resolve) => setTimeout(resolve, Math.min(2000, 250 * 1.5 ** attempt)));
    }
  }
}

/** A command that is not lost when the server restarts: it is sent again with the same key, and the key sees to it that it counts once. */
export function command<T = CommandReply>(path: string, body: object, onWaiting?: (waiting: boolean) => void): Promise<T> {
  const keyed = { key: newKey(), ...body };
  return untilAnswered(() => post<T>(path, keyed), onWaiting);
}

/** For what is of use only soon: it is sent again a few times, and given up when it takes too long. */
export function soon<T>(path: string, body: object, { again, ms }: { readonly again: number; readonly ms: number }): Promise<T> {
  const keyed = { key: newKey(), ...body };
  const signal = AbortSignal.timeout(ms);
  return untilAnswered(() => post<T>(path, keyed, signal), undefined, again);
}

/** A table of one device: nobody else sits there, nobody waits, and no time runs. */
const isOfOneDevice = ({ seats = [], clock = 'none', visibility = 'private', start = true }: Partial<CreateRequest>): boolean =>
  start && clock === 'none' && visibility === 'private' && seats.length > 0 && seats.every(({ kind }) => kind !== 'open');

/** Lays a table: in this page, where nobody else is needed for it and the device is fast enough, or the server out of reach. */
export async function createMatch(body: Partial<CreateRequest>): Promise<CreatedReply> {
  if (!isOfOneDevice(body) || !(isOffline() || thinksHere())) return command<CreatedReply>('/api/matches', body);
  const { askHere } = await import('./home.ts');
  return askHere<CreatedReply>('POST', '/api/matches', { key: newKey(), ...body });
}
