import * as bots from '#bots/index.ts';
import { advisedBy, answered, type Job, lookedBackBy, type Piece } from '#bots/work.ts';
import { fastRng, fittingOptions, Match } from '#engine';
import { fetchKnown } from './fetching.ts';
import type { SpeedAsked, ThoughtAsked, ThoughtTold } from './words.ts';

/** Where bots think: a worker beside that of the tables, so that a long thought holds up no click. */

const NEVER = (): boolean => false;
const clock = (): number => performance.now();

/** Half of the time is for the engine to warm up. */
async function speedOf({ game: id, seats, ms }: SpeedAsked['job']): Promise<number> {
  const { game } = await fetchKnown(id, seats);
  let decisions = 0;
  let begun = 0;
  const from = clock();
  for (let seed = 1; clock() - from < ms; seed++) {
    const header = { game: id, rulesVersion: game.rulesVersion, seats, options: fittingOptions(game, seats), seed };
    const match = Match.start(game, header);
    const rng = fastRng(seed);
    while (!match.over && clock() - from < ms) {
      if (begun === 0 && clock() - from > ms / 2) begun = clock();
      bots.answerAll(match, bots.anyPicks, rng);
      if (begun > 0) decisions++;
    }
  }
  return Math.round((decisions * 1000) / (clock() - begun));
}

async function think(asked: ThoughtAsked | SpeedAsked): Promise<unknown> {
  if (asked.what === 'speed') return speedOf(asked.job);
  const { what, job } = asked;
  const known = await fetchKnown(job.game, job.header.seats);
  if (what === 'lookBack') return lookedBackBy(bots, known, job as Piece, clock, NEVER);
  return what === 'advise' ? advisedBy(bots, known, job as Job, NEVER) : answered(bots, known, job as Job, NEVER);
}

self.addEventListener('message', ({ data }: MessageEvent<ThoughtAsked | SpeedAsked>) => {
  const tell = (told: ThoughtTold): void => self.postMessage(told, {});
  think(data).then(
    (found) => tell({ id: data.id, found }),
    (error: unknown) => tell({ id: data.id, failed: String(error) }),
  );
});
