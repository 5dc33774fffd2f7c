import { useSyncExternalStore } from 'react';

/** Whether the server can be reached, as far as this page has seen: the browser says when there is no network, and every request says how it fared. */

let isAway = false;
const listeners = new Set<() => void>();

function set(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  for (const listener of listeners) listener();
}

/** A request has reached the server, or nothing has. */
export const noteReached = (reached: boolean): void => set(!reached);

export const isOffline = (): boolean => isAway || !navigator.onLine;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const online = (): void => {
    set(false);
    listener();
  };
  window.addEventListener('online', online);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', online);
    window.removeEventListener('offline', listener);
  };
}

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
