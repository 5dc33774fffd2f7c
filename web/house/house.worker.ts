import { mindWorker } from 'virtual:page-house';
import type { Listener } from '#server/match/audience.ts';
import { Trouble, trouble } from '#server/trouble.ts';
import { openBase } from './base.ts';
import { pageBots } from './bots.ts';
import { ME, openHouse, type PageHouse } from './house.ts';
import { openShelf } from './shelf.ts';
import type { Asking, Telling } from './words.ts';

/** The house of this page: its tables live in this worker, and what they keep on the disk of the browser. */

const tell = (telling: Telling): void => self.postMessage(telling, {});
const report = (where: string, error: unknown): void => console.error(where, error instanceof Trouble ? error.reply.code : error);

/** Other windows of this browser have the same disk. */
const windows = new BroadcastChannel('zastolye-here');

async function open(): Promise<PageHouse> {
  const shelf = openShelf(await openBase(), Date.now);
  const { commit } = shelf.store;
  const store = {
    ...shelf.store,
    commit: async (change: Parameters<typeof commit>[0]) => {
      const result = await commit(change);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      if (result === 'done' && (change.entries !== undefined || change.row !== undefined)) windows.postMessage(change.match);
      return result;
    },
  };
  const bots = pageBots(() => new Worker(mindWorker, { type: 'module' }));
  const house = openHouse({ ...shelf, store }, bots, report);
  windows.addEventListener('message', ({ data }: MessageEvent<string>) => house.changedElsewhere(data));
  return house;
}

const house = open();
const listeners = new Map<number, { readonly match: string; readonly listener: Listener }>();

const asTrouble = (error: unknown): Trouble => {
  if (error instanceof Trouble) return error;
  // What could not be written down has not happened.
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return trouble('device-full');
  report('request', error);
  return trouble('internal');
};

async function answer({ id, method, path, body, before }: Asking & { kind: 'ask' }): Promise<void> {
  try {
    tell({ kind: 'reply', id, status: 200, reply: await (await house).answer(method, path, body, before) });
  } catch (error) {
    const { status, reply } = asTrouble(error);
    tell({ kind: 'reply', id, status, reply });
  }
}

async function listen({ id, match, wish, at }: Asking & { kind: 'listen' }): Promise<void> {
  try {
    const here = await house;
    const room = await here.room(match);
    const listener: Listener = {
      identity: ME,
      wish,
      at,
      muted: new Set(),
      changes: false,
      known: null,
      isOpen: () => listeners.has(id),
      send: (event, message) => tell({ kind: 'event', id, event, message }),
    };
    listeners.set(id, { match, listener });
    await room.enter(listener, () => here.talk(match));
  } catch (error) {
    tell({ kind: 'refused', id, error: asTrouble(error).reply });
  }
}

async function hush(id: number): Promise<void> {
  const found = listeners.get(id);
  listeners.delete(id);
  if (found !== undefined) (await (await house).room(found.match)).leave(found.listener);
}

self.addEventListener('message', ({ data }: MessageEvent<Asking>) => {
  if (data.kind === 'ask') void answer(data);
  else if (data.kind === 'listen') void listen(data);
  else void hush(data.id);
});
