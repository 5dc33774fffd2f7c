import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { Advice } from '#bots/index.ts';
import type { Tally } from '#bots/series.ts';
import { advisedBy, answered, type Job, type Known, lookedBackBy, type Mind, type Piece, type PieceDone } from '#bots/work.ts';
import type { Header } from '#engine';
import { loadLibrary } from '../library.ts';
import { type Told, textOfTold } from '../store/told.ts';
import { counted, type Played, type Stretch, stretched } from './counting.ts';
import { type Course, followed, type Journal, type Moment, momentOf } from './follow.ts';
import type { Slotted } from './pool.ts';

/** What a module with bots brings. */
type BotsModule = Mind & Partial<Pick<typeof import('#bots/learned.ts'), 'loadKnowledge'>>;

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

function gameOf(id: string, { seats }: Pick<Header, 'seats'>): Known {
  const game = library.gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return { game, knowledge: knowledgeOf?.(game, seats) };
}

/** Somebody else is to have this thread now. */
function stopAt(slot: number): () => boolean {
  const begun = performance.now();
  return () => performance.now() - begun >= Atomics.load(data.limits, slot);
}

export const answer = (job: Job & Slotted): readonly number[] => answered(bots, gameOf(job.game, job.header), job, stopAt(job.slot));

export const advise = (job: Job & Slotted): Advice => advisedBy(bots, gameOf(job.game, job.header), job, stopAt(job.slot));

/** What this thread has used, in milliseconds; the clock where that cannot be known. */
function processorMs(): number {
  const used = process.threadCpuUsage?.();
  return used === undefined ? performance.now() : (used.user + used.system) / 1000;
}

export const lookBack = (piece: Piece & Slotted): PieceDone =>
  lookedBackBy(bots, gameOf(piece.game, piece.header), piece, processorMs, stopAt(piece.slot));

/** As the text in which it is stored: the event loop hands it on and never looks inside, and a text crosses over in no time. */
const written = (events: Told<unknown>): { readonly json: string } => ({ json: textOfTold(events) });

export function follow(journal: Journal): Course | null {
  const course = followed(gameOf(journal.game, journal.header).game, journal);
  return course === null ? null : { ...course, events: written(course.events) };
}

export function momentAfter(journal: Journal): Moment | null {
  const moment = momentOf(gameOf(journal.game, journal.header).game, journal);
  if (moment === null || moment.checkpoint === null) return moment;
  return { ...moment, checkpoint: { ...moment.checkpoint, events: written(moment.checkpoint.events) } };
}

export const simulate = (stretch: Stretch & Slotted): Tally =>
  stretched(gameOf(stretch.game, stretch.header), stretch, stopAt(stretch.slot));

export const count = (played: Played): Tally => counted(gameOf(played.game, played.header), played);
