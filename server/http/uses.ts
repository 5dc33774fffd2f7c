import type { House } from '../house.ts';

const EVERY_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * How often somebody has done something in the present minute, over all nodes. Each node counts for itself and tells the store once a second, so whoever
 * goes from node to node gains a second, not a multiple.
 */
export interface Uses {
  /** Counts one more; true: that was too many. */
  tooMany(key: string, most: number): boolean;
  close(): void;
}

export function countUses(house: House): Uses {
  const { store } = house;
  const share = store.addUses;
  if (share === null) return { tooMany: () => false, close: () => undefined };
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
    tooMany: (key, most) => {
      turn();
      const count = (here.get(key) ?? 0) + 1;
      here.set(key, count);
      fresh.set(key, (fresh.get(key) ?? 0) + 1);
      return count + (elsewhere.get(key) ?? 0) > most;
    },
    close: () => clearInterval(timer),
  };
}
