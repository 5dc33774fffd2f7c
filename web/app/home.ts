import { houseWorker } from 'virtual:page-house';
import type { CommandReply, CreatedReply, ErrorReply, SeatQuery, ServerEvents } from '#server/schema.ts';
import type { Asking, Before, Telling } from '../house/words.ts';
import { newKey } from './api.ts';
import { ApiError, OFFLINE } from './errors.ts';
import { nowHere } from './here.ts';
import { remember, remembered } from './remembered.ts';
import { knownMe } from './session.ts';
import { settings } from './settings.ts';

/** The way to the page's own house: what goes to the server by HTTP goes to its worker by message, and comes back alike. */

type Waiting = { readonly resolve: (reply: never) => void; readonly reject: (error: Error) => void };
type Hear = (event: keyof ServerEvents, message: never) => void;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();
const lines = new Map<number, { readonly hear: Hear; readonly onRefused: () => void }>();

/** Who sits before this page, as far as it knows. */
function person(): Pick<Before, 'name' | 'avatar'> {
  const me = knownMe();
  return { name: me?.name ?? '', avatar: me?.avatar ?? 'guest' };
}

/** The name that this device has drawn for itself: a match is played at one place at a time. */
function deviceName(): string {
  const known = remembered<string>('device');
  if (known !== null) return known;
  const drawn = newKey();
  remember('device', drawn);
  return drawn;
}

/** What was made here stays here. */
function noteMade(reply: unknown): void {
  const { id, path, match } = (reply ?? {}) as Partial<CreatedReply & CommandReply>;
  if (typeof match === 'string') nowHere(match);
  else if (id !== undefined && path !== undefined) nowHere(id);
}

function hear({ data }: MessageEvent<Telling>): void {
  if (data.kind === 'event') lines.get(data.id)?.hear(data.event, data.message as never);
  else if (data.kind === 'refused') lines.get(data.id)?.onRefused();
  else {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.status === 200) {
      noteMade(data.reply);
      one?.resolve(data.reply as never);
      // A worker that could not reach the server says so by this.
    } else one?.reject(new ApiError(data.status, data.status === 0 ? OFFLINE : (data.reply as ErrorReply)));
  }
}

function house(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(houseWorker, { type: 'module' });
  worker.addEventListener('message', hear);
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the house of this page could not be opened'));
    waiting.clear();
    worker = null;
  });
  return worker;
}

const post = (asking: Asking): void => house().postMessage(asking, {});

export function askHere<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const id = ++asked;
  const { lang, pace } = settings();
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  waiting.set(id, { resolve, reject });
  post({ kind: 'ask', id, method, path, body: body ?? null, before: { ...person(), lang, hurried: pace === 'now', device: deviceName() } });
  return promise;
}

/** The stream of a match that lives here; gives back how to stop it. */
export function listenHere(
  match: string,
  wish: SeatQuery,
  at: number,
  hears: { readonly hear: Hear; readonly onRefused: () => void },
): () => void {
  const id = ++asked;
  lines.set(id, hears);
  post({ kind: 'listen', id, match, wish, at });
  return () => {
    lines.delete(id);
    post({ kind: 'hush', id });
  };
}
