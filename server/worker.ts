import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { fastRng, Match } from '#engine';
import type { Job } from './bots.ts';
import { loadLibrary } from './library.ts';

/** What a module with bots brings; those of tests may do without learned judgements. */
type BotsModule = Pick<typeof import('#bots/index.ts'), 'chooseMove'> &
  Partial<Pick<typeof import('#bots/index.ts'), 'budgetOf' | 'loadMinds'>>;

// The event loop goes first. Elsewhere this would slow down the whole process, not only this thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Piscina hands its own array with the pool's data in second place.
const data = (Array.isArray(workerData) ? workerData[1] : workerData) as { readonly gamesModule: string; readonly botsModule: string };
const library = await loadLibrary(data.gamesModule);
const { chooseMove, budgetOf, loadMinds } = (await import(data.botsModule)) as BotsModule;
const mindOf = loadMinds?.(new URL('./', import.meta.resolve(data.gamesModule)));

/** Finds a move. The bot looks only into worlds that its seat cannot tell from the real one. */
export function answer(job: Job): readonly number[] {
  const game = library.gameById(job.game);
  if (game === undefined) throw new Error(`no game ${job.game}`);
  const match = Match.load(game, job.header, [], job.snapshot, { record: true, keep: true });
  const budget = job.iterations === undefined ? { ms: job.budgetMs } : { iterations: job.iterations };
  return chooseMove(match, job.seat, job.level, budgetOf?.(job.level, budget) ?? budget, fastRng(job.seed), mindOf?.(game));
}
