import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { Advice, Budget, Knowledge } from '#bots/index.ts';
import { fastRng, type Game, type Header, Match } from '#engine';
import { loadLibrary } from '../library.ts';
import type { Job, Piece, PieceDone, Slotted } from './pool.ts';

type Bots = typeof import('#bots/index.ts');
/** What a module with bots brings; those of tests may do without learned judgements and advice. */
type BotsModule = Pick<Bots, 'chooseMove'> & Partial<Pick<Bots, 'budgetOf' | 'loadKnowledge' | 'advise' | 'lookBack'>>;

// The event loop goes first. Elsewhere this would slow down the whole process, not only this thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Piscina hands its own array with the pool's data in second place.
const data = (Array.isArray(workerData) ? workerData[1] : workerData) as {
  readonly gamesModule: string;
  readonly botsModule: string;
  readonly limits: Int32Array<SharedArrayBuffer>;
};
const library = await loadLibrary(data.gamesModule);
const bots = (await import(data.botsModule)) as BotsModule;
const knowledgeOf = bots.loadKnowledge?.(new URL('./', import.meta.resolve(data.gamesModule)));

function gameOf(id: string, { seats }: Header): { readonly game: Game; readonly knowledge: Knowledge | undefined } {
  const game = library.gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return { game, knowledge: knowledgeOf?.(game, seats) };
}

/** Somebody else is to have this thread now. */
function stopAt(slot: number): () => boolean {
  const begun = performance.now();
  return () => performance.now() - begun >= Atomics.load(data.limits, slot);
}

/** Where the same position must get the same answer, nothing cuts the thought short. */
const budgetOf = ({ budgetMs, iterations, slot }: Job & Slotted): Budget =>
  iterations === undefined ? { ms: budgetMs, isStopped: stopAt(slot) } : { iterations };

/** Finds a move. The bot looks only into worlds that its seat cannot tell from the real one. */
export function answer(job: Job & Slotted): readonly number[] {
  const { game, knowledge } = gameOf(job.game, job.header);
  const match = Match.load(game, job.header, [], job.snapshot, { record: true, keep: true });
  const budget = budgetOf(job);
  return bots.chooseMove(match, job.seat, job.level, bots.budgetOf?.(job.level, budget) ?? budget, fastRng(job.seed), knowledge);
}

/** What a seat is advised to answer, from what it may know. */
export function advise(job: Job & Slotted): Advice {
  const { game, knowledge } = gameOf(job.game, job.header);
  if (bots.advise === undefined) throw new Error('these bots give no advice');
  const match = Match.load(game, job.header, [], job.snapshot, { record: true, keep: true });
  return bots.advise(match, job.seat, budgetOf(job), fastRng(job.seed), knowledge);
}

/** What this thread has used, in milliseconds; the clock where that cannot be known. */
function processorMs(): number {
  const used = process.threadCpuUsage?.();
  return used === undefined ? performance.now() : (used.user + used.system) / 1000;
}

/** Some more of a look back at a match that is over. */
export function lookBack({ game: id, header, entries, progress, pieceMs, wholeMs, slot }: Piece & Slotted): PieceDone {
  const { game, knowledge } = gameOf(id, header);
  if (bots.lookBack === undefined) throw new Error('these bots do not look back');
  return bots.lookBack(game, header, entries, progress, { pieceMs, wholeMs, clock: processorMs, isStopped: stopAt(slot), knowledge });
}
