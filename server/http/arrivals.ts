/** After the first few, one more may come from an address this often. */
const EVERY_MS = 2_000;
const REMEMBERED = 20_000;

/** Whether one more new person may come from there. So many come at once, as a club or a household does; the others one after the other. */
export function makeArrivals(atOnce: number, now: () => number = () => performance.now()): (network: string) => boolean {
  /** When all places of an address are free again. */
  const freeAt = new Map<string, number>();
  return (network) => {
    const time = now();
    const free = Math.max(time, freeAt.get(network) ?? 0);
    if (free > time + (atOnce - 1) * EVERY_MS) return false;
    freeAt.delete(network);
    freeAt.set(network, free + EVERY_MS);
    // The one from whom nobody has come for the longest time.
    if (freeAt.size > REMEMBERED) freeAt.delete(freeAt.keys().next().value ?? network);
    return true;
  };
}
