import { useSyncExternalStore } from 'react';
import type { ClockKind, MyTable, MyTablesReply } from '#server/schema.ts';
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
/** Those who ask for nothing, and want to know whether there is anything. */
const learning = new Set<() => void>();
const learn = (listener: () => void): (() => void) => {
  learning.add(listener);
  return () => learning.delete(listener);
};

/** Matches over days. */
export const isSlowClock = (clock: ClockKind): boolean => clock === 'day' || clock === 'three-days' || clock === 'week';

const SLOW = 'zastolye-slow';

/** Whether this device has seen a match over days: only then pages look out for the end of its time. */
export const useHadSlow = (): boolean => useSyncExternalStore(learn, hadSlow);

function hadSlow(): boolean {
  try {
    return localStorage.getItem(SLOW) !== null;
  } catch {
    return false;
  }
}

function noteSlow({ reply }: Tables): void {
  if (reply === null || !reply.tables.some(({ slow }) => slow)) return;
  try {
    localStorage.setItem(SLOW, '');
  } catch {
    // Private windows may refuse to store; then nothing reminds.
  }
}

function set(next: Tables): void {
  current = next;
  noteSlow(next);
  for (const learnt of learning) learnt();
  tellBadge(waitingIn(next).length);
  for (const listener of listeners) listener();
}

/** Tables that were put off with «the next one» come last, as long as this page is open. */
let skipped: readonly string[] = [];

/** Tables that wait for the viewer, the most urgent first. */
export function waitingIn({ reply }: Tables): readonly MyTable[] {
  const mine = reply?.tables.filter(({ state }) => state === 'mine') ?? [];
  return mine.toSorted((a, b) => skipped.indexOf(a.id) - skipped.indexOf(b.id));
}

export function skipTable(id: string): void {
  skipped = [...skipped.filter((one) => one !== id), id];
  set({ ...current });
}

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

const never = () => () => undefined;

/** `on` false: nobody asks for them here. */
export const useTables = (on = true): Tables => useSyncExternalStore(on ? subscribe : never, () => current);

/** How many tables wait for the viewer. */
export const useWaiting = (on = true): number => waitingIn(useTables(on)).length;
