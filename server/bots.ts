import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Header, Match, SeatId, Snapshot } from '#engine';
import type { Config } from './config.ts';
import type { Level } from './schema.ts';

/** What a worker needs to find a move. */
export interface Job {
  readonly game: string;
  readonly header: Header;
  readonly snapshot: Snapshot;
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

/** A worker gets the moment itself, not the journal that led to it. */
export function jobFor(match: Match, seat: SeatId, level: Level, budgetMs: number, seed: number): Job {
  return {
    game: match.game.id,
    header: match.header,
    snapshot: { ...match.checkpoint(), entries: 0 },
    seat,
    level,
    budgetMs,
    seed,
  };
}
