/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins */
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Laid, lastOf } from './commit.ts';
import type { Queue } from './queue.ts';

/**
 * What takes long to write is written by a thread with a connection of its own, so that the event loop goes round meanwhile: a change with a whole journal in it,
 * and what is carried from the write-ahead log into the file. Changes of a few rows are quicker than the way there, and stay here.
 * The queue lets only one of the two connections write at a time, so neither ever waits for the other's lock.
 */
export interface Writer {
  /** Resolves when the change is on disk; false: it does not fit what is there, and nothing was changed. */
  readonly commit: (change: Laid) => Promise<boolean>;
  /** After each transaction: the log is carried over when there is much of it. */
  readonly lookAtLog: () => void;
  /** Everything has been written. */
  readonly close: () => Promise<void>;
}

export type Errand = { readonly id: number; readonly change: Laid | null };
export interface Done {
  readonly id: number;
  /** Null: it failed. */
  readonly done: boolean | null;
  readonly error?: string;
}

/** From so many pages on the log is carried over. */
const LOG_PAGES = 4000;
/** The event loop does it only if the thread does not manage. */
export const LAST_RESORT_PAGES = 8 * LOG_PAGES;

export function openWriter(
  db: DatabaseSync,
  file: string,
  queue: Pick<Queue, 'aside' | 'written'>,
  onBatch?: (changes: number, seconds: number) => void,
): Writer {
  const waiting = new Map<number, (reply: Done) => void>();
  const log = db.prepare('PRAGMA wal_checkpoint(NOOP)');
  let worker: Worker | null = null;
  let last = 0;
  let carrying = false;
  let closed = false;
  let mark = LOG_PAGES;

  function giveUp(error: string): void {
    worker = null;
    for (const [id, answered] of waiting) answered({ id, done: null, error });
    waiting.clear();
  }

  /** Begun with the first errand, and anew should it ever die: what it had in hand may have been done or not. */
  function begun(): Worker {
    if (worker !== null) return worker;
    const made = new Worker(new URL('./writer-worker.ts', import.meta.url), {
      workerData: { file },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    made.on('message', (reply: Done) => {
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
      if (waiting.size === 0) made.unref();
    });
    made.on('error', (error) => {
      if (worker === made) giveUp(String(error));
    });
    made.on('exit', () => {
      if (worker === made) giveUp('the thread that writes has ended');
    });
    worker = made;
    return made;
  }

  function send(change: Laid | null): Promise<Done> {
    return new Promise((answered) => {
      const id = ++last;
      if (closed) return answered({ id, done: null, error: 'the store is closed' });
      waiting.set(id, answered);
      const there = begun();
      there.ref();
      there.postMessage({ id, change } satisfies Errand);
    });
  }

  const pages = (): number => {
    try {
      return (log.get() as { log: number }).log;
    } catch {
      // Somebody has the log to himself for a moment: it is looked at again after the next transaction.
      return mark - 1;
    }
  };

  /** Most of it beside the writes that go on, and the rest while nobody writes: only a log that is carried over whole begins anew. */
  async function carryOver(): Promise<void> {
    await send(null);
    await queue.aside(() => send(null));
    // Somebody who reads for long holds it up.
    mark = Math.max(LOG_PAGES, pages() + LOG_PAGES / 4);
  }

  function lookAtLog(): void {
    if (carrying || closed) return;
    const there = pages();
    if (there < LOG_PAGES) mark = LOG_PAGES;
    if (there < mark) return;
    carrying = true;
    void carryOver().finally(() => {
      carrying = false;
    });
  }

  return {
    commit: async (change) => {
      const { done, error } = await queue.aside(async () => {
        const at = performance.now();
        const reply = await send(change);
        const end = lastOf(change);
        if (reply.done === true && end !== null) queue.written(end);
        if (reply.done !== null) onBatch?.(1, (performance.now() - at) / 1000);
        return reply;
      });
      if (done === null) throw new Error(error);
      lookAtLog();
      return done;
    },
    lookAtLog,
    close: async () => {
      closed = true;
      const running = worker;
      worker = null;
      await running?.terminate();
    },
  };
}
