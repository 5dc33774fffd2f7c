import { mindWorker } from 'virtual:page-house';
import type { ThoughtTold } from '../house/words.ts';
import { SPEED, type Speed } from './here.ts';
import { remember } from './remembered.ts';

/** How fast this device plays, measured once for a while: where it is fast enough, bots think in the page. */

/** So long a worker plays at random. */
const MEASURE_MS = 80;

export function measureSpeed(game: string, seats: number): Promise<void> {
  const worker = new Worker(mindWorker, { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = (rate: number | null): void => {
    if (rate !== null) remember(SPEED, { rate, at: Date.now() } satisfies Speed);
    worker.terminate();
    resolve();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ThoughtTold>) => end((data.found as number | undefined) ?? null));
  worker.addEventListener('error', () => end(null));
  worker.postMessage({ id: 0, what: 'speed', job: { game, seats, ms: MEASURE_MS } }, {});
  return promise;
}
