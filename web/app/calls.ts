import { useSyncExternalStore } from 'react';
import type { Call, CallsReply } from '#server/schema.ts';
import { command, get } from './api.ts';

/** Somebody wants to play another one with this person, until a moment of this clock. */
export type Called = Omit<Call, 'until'> & { readonly until: number };

const EVERY_MS = 4000;
let calls: readonly Called[] = [];
let timer = 0;
const answered = new Set<string>();
const listeners = new Set<() => void>();

function set(next: readonly Called[]): void {
  if (next.length === 0 && calls.length === 0) return;
  calls = next;
  for (const listener of listeners) listener();
}

/** Asks now; whoever hears of a new table by other ways does not wait for the next time. */
export async function refreshCalls(): Promise<void> {
  try {
    const reply = await get<CallsReply>('/api/my/calls');
    const skew = Date.now() - reply.now;
    set(reply.calls.filter(({ match }) => !answered.has(match)).map((call) => ({ ...call, until: call.until + skew })));
  } catch {
    // A stranger, or no connection: nobody calls.
  }
}

const tick = (): void => {
  if (!document.hidden) void refreshCalls();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    timer = window.setInterval(tick, EVERY_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

export const useCalls = (): readonly Called[] => useSyncExternalStore(subscribe, () => calls);

/** Sits down, or lets a bot have the seat. False: it is too late for that. */
export async function answerCall(match: string, sit: boolean): Promise<boolean> {
  answered.add(match);
  set(calls.filter((call) => call.match !== match));
  try {
    // With the last who sits down it begins: whoever wants a say in the deal says so before.
    if (sit) await import('./share.ts').then(({ bind }) => bind(match));
    await command(`/api/matches/${match}/${sit ? 'join' : 'decline'}`, {});
    return true;
  } catch {
    return false;
  }
}
