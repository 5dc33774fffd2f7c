import type { Bots } from '#server/bots/bots.ts';
import type { ThoughtAsked, ThoughtTold } from './words.ts';

/** Bots of the page's own house, in a worker of their own. */
export function pageBots(open: () => Worker): Bots {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, { readonly resolve: (found: never) => void; readonly reject: (error: Error) => void }>();

  function hear({ data }: MessageEvent<ThoughtTold>): void {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failed === undefined) one?.resolve(data.found as never);
    else one?.reject(new Error(data.failed));
  }

  function fail(): void {
    for (const { reject } of waiting.values()) reject(new Error('the bots could not be fetched'));
    waiting.clear();
    worker?.terminate();
    worker = null;
  }

  function ask<T>(what: ThoughtAsked['what'], job: ThoughtAsked['job']): Promise<T> {
    if (worker === null) {
      worker = open();
      worker.addEventListener('message', hear);
      worker.addEventListener('error', fail);
    }
    const id = ++asked;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, what, job } satisfies ThoughtAsked, {});
    return promise;
  }

  return {
    choose: (job) => ask('answer', job),
    advise: (job) => ask('advise', job),
    lookBack: (piece) => ask('lookBack', piece),
    // One person's tables: nobody else waits.
    isFull: () => false,
    waiting: 0,
    close: async () => fail(),
  };
}
