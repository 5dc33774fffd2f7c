import { Worker } from 'node:worker_threads';
import type { Order } from './orders.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Has so many things done by threads, a range at a time, whoever is free. `take` hears of each range; they come in any order. `here` does them without threads. A range is of `most` things at most.
 */
export async function shareOut<T>(
  order: Order,
  total: number,
  threads: number,
  here: (range: Range) => T,
  take: (result: T, range: Range) => void,
  onReady: () => void = () => undefined,
  most = 64,
): Promise<void> {
  const many = Math.min(threads, total);
  const chunk = Math.max(1, Math.min(most, Math.ceil(total / (many * 16))));
  let from = 0;
  const next = (): Range | null => {
    if (from >= total) return null;
    const range = { from, to: Math.min(from + chunk, total) };
    from = range.to;
    return range;
  };
  if (many <= 1) {
    onReady();
    for (let range = next(); range !== null; range = next()) {
      take(here(range), range);
      // A progress bar and ctrl-C want their turn.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    return;
  }
  const workers = Array.from({ length: many }, () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: order }));
  try {
    await Promise.all(workers.map((worker) => nextMessage(worker)));
    onReady();
    await Promise.all(
      workers.map(async (worker) => {
        for (let range = next(); range !== null; range = next()) {
          worker.postMessage(range, []);
          take((await nextMessage(worker)) as T, range);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hears of ranges in any order and tells of them in theirs, whoever was faster. */
export function inOrder<T>(take: (result: T, range: Range) => void): (result: T, range: Range) => void {
  const waiting = new Map<number, { readonly result: T; readonly range: Range }>();
  let next = 0;
  return (result, range) => {
    waiting.set(range.from, { result, range });
    for (let one = waiting.get(next); one !== undefined; one = waiting.get(next)) {
      waiting.delete(next);
      next = one.range.to;
      take(one.result, one.range);
    }
  };
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', (message) => {
      worker.off('error', reject);
      resolve(message);
    });
    worker.once('error', reject);
  });
}
