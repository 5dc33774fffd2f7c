import type { House } from '../house.ts';

const EVERY_MS = 1000;
const MINUTE_MS = 60_000;

/** Beyond this many keys the oldest is forgotten. */
const REMEMBERED = 50_000;

/**
 * How much somebody has asked for within a minute, over all nodes. Each node counts for itself and tells the store once a second. So going from node
 * to node gains a second, not a multiple.
 */
export interface Uses {
  /** Counts so much more; true: that was too much. */
  tooMany(key: string, most: number, weight: number): boolean;
  close(): void;
}

/** Counts in this process: a minute begins with the first request of a key. */
function countHere(): (key: string, weight: number) => number {
  const windows = new Map<string, { count: number; until: number }>();
  return (key, weight) => {
    const now = performance.now();
    const open = windows.get(key);
    if (open !== undefined && open.until > now) {
      open.count += weight;
      return open.count;
    }
    windows.delete(key);
    windows.set(key, { count: weight, until: now + MINUTE_MS });
    if (windows.size > REMEMBERED) windows.delete(windows.keys().next().value ?? key);
    return weight;
  };
}

export function countUses(house: House): Uses {
  const { store } = house;
  const share = store.addUses;
  const count = countHere();
  if (share === null) return { tooMany: (key, most, weight) => count(key, weight) > most, close: () => undefined };
  let minute = 0;
  let here = new Map<string, number>();
  let fresh = new Map<string, number>();
  let elsewhere = new Map<string, number>();

  function turn(): void {
    const now = Math.floor(house.now() / MINUTE_MS);
    if (now === minute) return;
    minute = now;
    here = new Map();
    fresh = new Map();
    elsewhere = new Map();
  }

  async function tell(): Promise<void> {
    if (fresh.size === 0 || share === null) return;
    const [told, when] = [fresh, minute];
    fresh = new Map();
    const totals = await share(when, told);
    if (when !== minute) return;
    for (const [key, total] of totals) elsewhere.set(key, Math.max(0, total - (here.get(key) ?? 0) + (fresh.get(key) ?? 0)));
  }

  const timer = setInterval(() => {
    tell().catch((error: unknown) => house.report('uses', error));
  }, EVERY_MS);
  timer.unref();
  return {
    tooMany: (key, most, weight) => {
      turn();
      const sum = (here.get(key) ?? 0) + weight;
      here.set(key, sum);
      fresh.set(key, (fresh.get(key) ?? 0) + weight);
      return count(key, weight) > most || sum + (elsewhere.get(key) ?? 0) > most;
    },
    close: () => clearInterval(timer),
  };
}
