import * as bots from '#bots/index.ts';
import { advisedBy, answered, type Job, lookedBackBy, type Piece } from '#bots/work.ts';
import { fetchKnown } from './fetching.ts';
import type { ThoughtAsked, ThoughtTold } from './words.ts';

/** Where bots think: a worker beside that of the tables, so that a long thought holds up no click. */

const NEVER = (): boolean => false;
const clock = (): number => performance.now();

async function think({ what, job }: ThoughtAsked): Promise<unknown> {
  const known = await fetchKnown(job.game, job.header.seats);
  if (what === 'lookBack') return lookedBackBy(bots, known, job as Piece, clock, NEVER);
  return what === 'advise' ? advisedBy(bots, known, job as Job, NEVER) : answered(bots, known, job as Job, NEVER);
}

self.addEventListener('message', ({ data }: MessageEvent<ThoughtAsked>) => {
  const tell = (told: ThoughtTold): void => self.postMessage(told, {});
  think(data).then(
    (found) => tell({ id: data.id, found }),
    (error: unknown) => tell({ id: data.id, failed: String(error) }),
  );
});
