import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Advice, LookBack, Progress } from '#bots/index.ts';
import type { Entry, Header, Match, SeatId, Snapshot } from '#engine';
import type { Config } from '../config.ts';
import type { Level } from '../schema.ts';
import type { Claimant, Waiting } from './queue.ts';
import { type Line, Turns } from './turns.ts';

/** What a worker needs to find a move. */
export interface Job {
  readonly game: string;
  readonly header: Header;
  readonly snapshot: Snapshot;
  readonly seat: SeatId;
  readonly level: Level;
  readonly budgetMs: number;
  /** Playouts instead of time, where the same position must get the same answer. */
  readonly iterations?: number;
  readonly seed: number;
}

/** A piece of a look back at a finished match. */
export interface Piece {
  readonly game: string;
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly progress: Progress | null;
  readonly pieceMs: number;
  readonly wholeMs: number;
}
/** Where it is told how long it may take. */
export interface Slotted {
  readonly slot: number;
}
export interface PieceDone {
  readonly progress: Progress;
  readonly result: LookBack | null;
}

export interface Bots {
  /** Rejects with `BotsBusy` if too much is waiting. */
  choose(job: Job, claimant: Claimant): Promise<readonly number[]>;
  /** What somebody is advised to answer: waits in the same queue as the bots' answers. */
  advise(job: Job, claimant: Claimant): Promise<Advice>;
  /** A piece of a look back. */
  lookBack(piece: Piece, claimant: Claimant): Promise<PieceDone>;
  /** Whether one more match with bots would only make everybody wait. */
  isFull(person: string): boolean;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Too many jobs are waiting: ask again later. */
export class BotsBusy extends Error {}

const NO_LIMIT = 2 ** 31 - 1;

/** Bots think in threads of their own, never on the event loop. `addressOf` tells where a person comes from, as far as is known here. */
export function startBots(
  config: Pick<Config, 'botThreads' | 'botQueue' | 'gamesModule' | 'botsModule'>,
  addressOf: (person: string) => string | undefined = () => undefined,
): Bots {
  const threads = Math.min(config.botThreads, availableParallelism() * 2);
  // One number for each thread: how many milliseconds the thought that runs there may take.
  const limits = new Int32Array(new SharedArrayBuffer(4 * threads));
  const free = Array.from({ length: threads }, (_, slot) => slot);
  const pool = new Piscina<(Job | Piece) & Slotted, unknown>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'answer',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    workerData: { gamesModule: config.gamesModule, botsModule: config.botsModule, limits },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const turns = new Turns(threads, config.botQueue);

  /** Whoever is unknown here shares a place with all others of whom that is true. */
  const placeOf = ({ person, others = [] }: Pick<Claimant, 'person' | 'others'>): string =>
    [person, ...others].map(addressOf).find((address) => address !== undefined) ?? '';

  function next(): void {
    while (turns.hasRoom) {
      const turn = turns.take(performance.now());
      if (turn === undefined) break;
      if (turn.waiting.until < performance.now()) turn.waiting.fail(new BotsBusy('too late'));
      else turn.waiting.run();
    }
    turns.hurry();
  }

  /** `name` is the worker's function for it. */
  function run<T>(name: 'answer' | 'advise' | 'lookBack', job: Job | Piece, claimant: Claimant): Promise<T> {
    const { person, match, within, until = Number.POSITIVE_INFINITY } = claimant;
    const address = placeOf(claimant);
    const isSteady = 'iterations' in job && job.iterations !== undefined;
    const line: Line = within === undefined ? 'leisure' : isSteady ? 'steady' : 'table';
    if (turns.line(line).isFull({ person, address })) return Promise.reject(new BotsBusy('too much is waiting'));
    return new Promise((resolve, reject) => {
      const now = performance.now();
      const waiting: Waiting = { person, address, match, due: now + (within ?? 0), until: now + until, fail: reject, run: () => begin() };
      const begin = (): void => {
        const slot = free.pop() ?? 0;
        const limit = (ms: number): void => void Atomics.store(limits, slot, Math.ceil(Math.min(ms, NO_LIMIT)));
        limit(NO_LIMIT);
        const thought = turns.begins(waiting, line, performance.now(), limit);
        pool
          .run({ ...job, slot }, { name })
          .then((found) => resolve(found as T), reject)
          .finally(() => {
            free.push(slot);
            turns.ends(thought, performance.now());
            next();
          });
      };
      turns.line(line).add(waiting)?.fail(new BotsBusy('somebody with less to do came'));
      next();
    });
  }

  return {
    choose: (job, claimant) => run('answer', job, claimant),
    advise: (job, claimant) => run('advise', job, claimant),
    lookBack: (piece, claimant) => run('lookBack', piece, claimant),
    isFull: (person) => turns.line('table').isFull({ person, address: placeOf({ person }) }),
    get waiting() {
      return turns.waiting;
    },
    close: async () => {
      for (const name of ['table', 'steady', 'leisure'] as const) {
        const line = turns.line(name);
        for (let waiting = line.take(); waiting !== undefined; waiting = line.take()) waiting.fail(new BotsBusy('the server closes'));
      }
      await pool.destroy();
    },
  };
}

/** A worker gets the moment itself, not the journal that led to it. */
export function jobFor(match: Match, seat: SeatId, level: Level, budgetMs: number, seed: number, iterations?: number): Job {
  return {
    game: match.game.id,
    header: match.header,
    snapshot: { ...match.checkpoint(), entries: 0 },
    seat,
    level,
    budgetMs,
    seed,
    ...(iterations === undefined ? {} : { iterations }),
  };
}
