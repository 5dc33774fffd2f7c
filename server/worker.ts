import { workerData } from 'node:worker_threads';
import { fastRng, Match, type Rng, type SeatId } from '#engine';
import type { Job } from './bots.ts';
import { loadLibrary } from './library.ts';

type ChooseMove = (
  match: Match,
  seat: SeatId,
  level: Job['level'],
  budget: { ms?: number; iterations?: number },
  rng: Rng,
) => readonly number[];

// Piscina hands its own array with the pool's data in second place.
const data = (Array.isArray(workerData) ? workerData[1] : workerData) as { readonly gamesModule: string; readonly botsModule: string };
const library = await loadLibrary(data.gamesModule);
const { chooseMove } = (await import(data.botsModule)) as { chooseMove: ChooseMove };

/** Finds a move. The bot looks only into worlds that its seat cannot tell from the real one. */
export function answer(job: Job): readonly number[] {
  const game = library.gameById(job.game);
  if (game === undefined) throw new Error(`no game ${job.game}`);
  const match = Match.load(game, job.header, [], job.snapshot, { record: true, keep: true });
  return chooseMove(match, job.seat, job.level, { ms: job.budgetMs }, fastRng(job.seed));
}
