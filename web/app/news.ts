import { useSyncExternalStore } from 'react';
import { remember, remembered } from './remembered.ts';

/** What became of matches that were played on this device, until it was read. */
export interface News {
  /** In one's own record now. */
  readonly carried: number;
  /** Gone on with at two places: both are there. */
  readonly apart: number;
  /** The server did not take them: they stay on the device. */
  readonly kept: number;
}

const NAME = 'news';
const NONE: News = { carried: 0, apart: 0, kept: 0 };
let known: News | null = remembered<News>(NAME);
const listeners = new Set<() => void>();

function set(next: News | null): void {
  known = next;
  remember(NAME, next);
  for (const listener of listeners) listener();
}

export function noteNews(more: Partial<News>): void {
  const before = known ?? NONE;
  const { carried = 0, apart = 0, kept = 0 } = more;
  set({ carried: before.carried + carried, apart: before.apart + apart, kept: before.kept + kept });
}

export const newsRead = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNews = (): News | null => useSyncExternalStore(subscribe, () => known);
