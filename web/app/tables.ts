import { useSyncExternalStore } from 'react';
import type { MyTable, MyTablesReply } from '#server/schema.ts';
import { get } from './api.ts';
import { loadMe } from './session.ts';

/** What the server says of the viewer's tables, for everything on the page that tells of them: asked for once, however many look. */
export interface Tables {
  readonly reply: MyTablesReply | null;
  /** What its times differ by from the clock of this device. */
  readonly skew: number;
  readonly failed: boolean;
}

const EVERY_MS = 15_000;
let current: Tables = { reply: null, skew: 0, failed: false };
let timer = 0;
const listeners = new Set<() => void>();

function set(next: Tables): void {
  current = next;
  tellBadge(waitingIn(next).length);
  for (const listener of listeners) listener();
}

/** Tables that wait for the viewer, the most urgent first. */
export const waitingIn = ({ reply }: Tables): readonly MyTable[] => reply?.tables.filter(({ state }) => state === 'mine') ?? [];

/** The installed page wears the number on its sign. */
function tellBadge(n: number): void {
  if (!('setAppBadge' in navigator)) return;
  const told = n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge();
  told.catch(() => undefined);
}

/** Asks now: after an answer the next list is another one. */
export async function refreshTables(): Promise<void> {
  // A stranger has none.
  if ((await loadMe()) === null) return;
  try {
    const reply = await get<MyTablesReply>('/api/my/tables');
    set({ reply, skew: Date.now() - reply.now, failed: false });
  } catch {
    set({ ...current, failed: true });
  }
}

const tick = (): void => {
  if (!document.hidden) void refreshTables();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    timer = window.setInterval(tick, EVERY_MS);
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('online', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('online', tick);
  };
}

export const useTables = (): Tables => useSyncExternalStore(subscribe, () => current);

/** How many tables wait for the viewer. */
export const useWaiting = (): number => waitingIn(useTables()).length;
