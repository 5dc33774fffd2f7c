import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Entry, Header, Match, SeatId, Snapshot } from '#engine';
import type { Config } from './config.ts';
import type { Level } from './schema.ts';

/** What a worker needs to find a move: a quiet point and what came after it, or the whole journal. */
export interface Job {
  readonly game: string;
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | null;
  readonly seat: SeatId;
  readonly level: Level;
  readonly budgetMs: number;
  readonly seed: number;
}

export interface Bots {
  choose(job: Job): Promise<readonly number[]>;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Bots think in threads of their own, never on the event loop. */
export function startBots(config: Pick<Config, 'botThreads' | 'gamesModule' | 'botsModule'>): Bots {
  const pool = new Piscina<Job, readonly number[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'answer',
    minThreads: 1,
    maxThreads: Math.min(config.botThreads, availableParallelism() * 2),
    idleTimeout: 60_000,
    workerData: { gamesModule: config.gamesModule, botsModule: config.botsModule },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    choose: (job) => pool.run(job),
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}

/**
 * The last quiet point with what came after it. Null where the journal cannot be taken up there: an answer was taken back, or somebody
 * came or went, since the last quiet point.
 */
export function quietPoint(match: Match): { snapshot: Snapshot; entries: Entry[] } | null {
  const snapshot = match.snapshot();
  const since = match.journal.slice(snapshot.entries);
  if (since.some((entry) => entry.kind !== 'answer' && entry.kind !== 'time-out' && entry.kind !== 'bot' && entry.kind !== 'human'))
    return null;
  const cause = match.journal[snapshot.entries - 1];
  if (cause !== undefined && (cause.kind === 'undo' || cause.kind === 'redo')) return null;
  return { snapshot, entries: since };
}

export function jobFor(match: Match, seat: SeatId, level: Level, budgetMs: number, seed: number): Job {
  const quiet = quietPoint(match);
  return {
    game: match.game.id,
    header: match.header,
    entries: quiet === null ? match.journal : quiet.entries,
    snapshot: quiet === null ? null : { ...quiet.snapshot, entries: 0 },
    seat,
    level,
    budgetMs,
    seed,
  };
}
