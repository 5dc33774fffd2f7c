import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Advice, LookBack, Progress } from '#bots/index.ts';
import type { Entry, Header, Match, SeatId, Snapshot } from '#engine';
import type { Config } from '../config.ts';
import type { Level } from '../schema.ts';

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
export interface PieceDone {
  readonly progress: Progress;
  readonly result: LookBack | null;
}

/** For whom a bot thinks: what waits is taken in turn from each person, and of each person from each match. */
export interface Claimant {
  readonly person: string;
  readonly match: string;
}

export interface Bots {
  /** Rejects with `BotsBusy` if too much is waiting. */
  choose(job: Job, claimant: Claimant): Promise<readonly number[]>;
  /** What somebody is advised to answer: waits in the same queue as the bots' answers. */
  advise(job: Job, claimant: Claimant): Promise<Advice>;
  /** Only while nobody waits for an answer or for advice. */
  lookBack(piece: Piece, claimant: Claimant): Promise<PieceDone>;
  /** Whether one more match with bots would only make everybody wait. */
  isFull(person: string): boolean;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Too many jobs are waiting: ask again later. */
export class BotsBusy extends Error {}

interface Waiting {
  readonly run: () => void;
  readonly fail: (error: Error) => void;
}

/**
 * A queue in which nobody waits for somebody else's heap: people take turns, and so do the matches of each. `most` wait at all, a quarter of them for one person.
 */
export class FairQueue {
  private readonly people = new Map<string, Map<string, Waiting[]>>();
  private readonly counts = new Map<string, number>();
  private readonly most: number;
  size = 0;

  constructor(most: number) {
    this.most = most;
  }

  isFull(person: string): boolean {
    return this.size >= this.most || (this.counts.get(person) ?? 0) >= this.most / 4;
  }

  add({ person, match }: Claimant, waiting: Waiting): void {
    const matches = this.people.get(person) ?? new Map<string, Waiting[]>();
    const list = matches.get(match) ?? [];
    list.push(waiting);
    matches.set(match, list);
    this.people.set(person, matches);
    this.counts.set(person, (this.counts.get(person) ?? 0) + 1);
    this.size++;
  }

  take(): Waiting | undefined {
    const turn = this.people.entries().next().value;
    if (turn === undefined) return undefined;
    const [person, matches] = turn;
    // The first in order of turns; whoever has more goes to the end.
    this.people.delete(person);
    const [match, list] = matches.entries().next().value as [string, Waiting[]];
    matches.delete(match);
    const waiting = list.shift();
    if (list.length > 0) matches.set(match, list);
    const left = (this.counts.get(person) ?? 1) - 1;
    if (left > 0) {
      this.counts.set(person, left);
      this.people.set(person, matches);
    } else this.counts.delete(person);
    this.size--;
    return waiting;
  }
}

/** Bots think in threads of their own, never on the event loop. */
export function startBots(config: Pick<Config, 'botThreads' | 'botQueue' | 'gamesModule' | 'botsModule'>): Bots {
  const threads = Math.min(config.botThreads, availableParallelism() * 2);
  const pool = new Piscina<Job | Piece, unknown>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'answer',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    workerData: { gamesModule: config.gamesModule, botsModule: config.botsModule },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const queue = new FairQueue(config.botQueue);
  // What nobody waits for at a table.
  const leisure = new FairQueue(config.botQueue);
  let running = 0;

  function next(): void {
    while (running < threads) {
      const waiting = queue.take() ?? leisure.take();
      if (waiting === undefined) return;
      running++;
      waiting.run();
    }
  }

  /** `name` is the worker's function for it. */
  function run<T>(name: 'answer' | 'advise' | 'lookBack', job: Job | Piece, claimant: Claimant): Promise<T> {
    const line = name === 'lookBack' ? leisure : queue;
    if (line.isFull(claimant.person)) return Promise.reject(new BotsBusy('too much is waiting'));
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        pool
          .run(job, { name })
          .then((found) => resolve(found as T), reject)
          .finally(() => {
            running--;
            next();
          });
      };
      line.add(claimant, { run: begin, fail: reject });
      next();
    });
  }

  return {
    choose: (job, claimant) => run('answer', job, claimant),
    advise: (job, claimant) => run('advise', job, claimant),
    lookBack: (piece, claimant) => run('lookBack', piece, claimant),
    isFull: (person) => queue.isFull(person),
    get waiting() {
      return queue.size;
    },
    close: async () => {
      for (const line of [queue, leisure])
        for (let waiting = line.take(); waiting !== undefined; waiting = line.take()) waiting.fail(new BotsBusy('the server closes'));
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
