import type { Store } from '../store/types.ts';

const EVERY_MS = 1000;

/**
 * What each node counts for itself and all should know the sum of: event streams of a person, an address, a table; people who look on. Each node tells the
 * store once a second what has changed with it, and hears what the others have of the same; a node that is gone does not count.
 */
export interface Counts {
  /** So many there are here. */
  set(key: string, count: number): void;
  /** So many at other nodes, as far as this one has heard. */
  elsewhere(key: string): number;
  /** Hears about these now; gives those that have changed since they were asked about last. */
  ask(keys: readonly string[]): Promise<string[]>;
  /** The store may have forgotten what it was told. */
  tellAll(): void;
  close(): void;
}

export function shareCounts(store: Store, report: (where: string, error: unknown) => void): Counts {
  const share = store.shareCounts;
  if (share === null)
    return { set: () => undefined, elsewhere: () => 0, ask: async () => [], tellAll: () => undefined, close: () => undefined };
  const here = new Map<string, number>();
  const others = new Map<string, number>();
  let fresh = new Set<string>();
  const news = new Set<string>();
  let telling = false;

  function learn(keys: readonly string[], found: ReadonlyMap<string, number>): void {
    for (const key of keys) {
      const now = found.get(key) ?? 0;
      if (now !== (others.get(key) ?? 0)) news.add(key);
      if (now > 0) others.set(key, now);
      else others.delete(key);
    }
  }

  async function tell(): Promise<void> {
    if (fresh.size === 0 || telling || share === null) return;
    telling = true;
    const keys = [...fresh];
    fresh = new Set();
    try {
      learn(keys, await share(new Map(keys.map((key) => [key, here.get(key) ?? 0])), keys));
      // Where nobody is any more nobody asks.
      for (const key of keys) {
        if (here.has(key)) continue;
        others.delete(key);
        news.delete(key);
      }
    } catch (error) {
      for (const key of keys) fresh.add(key);
      throw error;
    } finally {
      telling = false;
    }
  }

  const timer = setInterval(() => {
    tell().catch((error: unknown) => report('counts', error));
  }, EVERY_MS);
  timer.unref();
  return {
    set: (key, count) => {
      if ((here.get(key) ?? 0) === count) return;
      if (count > 0) here.set(key, count);
      else here.delete(key);
      fresh.add(key);
    },
    elsewhere: (key) => others.get(key) ?? 0,
    ask: async (keys) => {
      if (keys.length === 0) return [];
      learn(keys, await share(new Map(), keys));
      return keys.filter((key) => news.delete(key));
    },
    tellAll: () => {
      for (const key of here.keys()) fresh.add(key);
    },
    close: () => clearInterval(timer),
  };
}
