import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Job, Piece } from '#bots/work.ts';
import type { Config } from '../config.ts';
import { type Bots, BotsBusy } from './bots.ts';
import type { Played, Stretch } from './counting.ts';
import type { Journal } from './follow.ts';
import type { Claimant, Waiting } from './queue.ts';
import { type Line, Turns } from './turns.ts';

/** Where it is told how long it may take. */
export interface Slotted {
  readonly slot: number;
}

type Work = Job | Piece | Journal | Stretch | Played;
type WorkName = 'answer' | 'advise' | 'lookBack' | 'follow' | 'momentAfter' | 'simulate' | 'count';

/** Whoever comes home waits so long to be told. */
const FOLLOW_MS = 5_000;
const NO_LIMIT = 0x7fffffff;

/** Bots think in threads of their own, never on the event loop. `addressOf` tells where a person comes from, as far as is known here. */
export function startBots(
  config: Pick<Config, 'botThreads' | 'botQueue' | 'gamesModule' | 'botsModule'>,
  addressOf: (person: string) => string | undefined = () => undefined,
): Bots {
  const threads = Math.min(config.botThreads, availableParallelism() * 2);
  // One number for each thread: how many milliseconds the thought that runs there may take.
  const limits = new Int32Array(new SharedArrayBuffer(4 * threads));
  const free = Array.from({ length: threads }, (_, slot) => slot);
  const pool = new Piscina<Work & Slotted, unknown>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'answer',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    workerData: { gamesModule: config.gamesModule, botsModule: config.botsModule, limits },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const turns = new Turns(threads, config.botQueue);

  /** All who are unknown here share one place. */
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
  function run<T>(name: WorkName, job: Work, claimant: Claimant): Promise<T> {
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
    simulate: (stretch, claimant) => run('simulate', stretch, claimant),
    count: (played, claimant) => run('count', played, claimant),
    follow: (journal, claimant) => run('follow', journal, { ...claimant, within: FOLLOW_MS }),
    momentOf: (journal, claimant) => run('momentAfter', journal, { ...claimant, within: FOLLOW_MS }),
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
