import type { DatabaseSync } from 'node:sqlite';
import type { openTail, Tail } from './damage.ts';

/** A write waiting for its turn: `run` says whether it took place, `settle` is called once everything is on disk. */
interface Waiting {
  run(): boolean;
  settle(done: boolean): void;
  fail(error: unknown): void;
}

export interface Queue {
  /** Runs in the next transaction; resolves when that is on disk, with what `run` gave. */
  readonly write: (run: () => boolean) => Promise<boolean>;
  /** A write that always takes place, and what it found. */
  readonly writing: <T>(run: () => T) => Promise<T>;
  /** Notes the last entry written in this transaction: once it is on disk, the tail names it. */
  readonly wrote: (entry: Tail) => void;
  /** The same, of what another connection has written: it is on disk. */
  readonly written: (entry: Tail) => void;
  /** Looks at several things as they were at one moment: another process may write to the file meanwhile. */
  readonly atOnce: <T>(look: () => T) => T;
  /** Something that another connection writes. Nothing is written here meanwhile; what waits here has its turn between two of them. */
  readonly aside: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when everything that waited is written. */
  readonly drain: () => Promise<void>;
}

/** Writes of one turn of the event loop share one transaction and one flush to disk. */
export function makeQueue(
  db: DatabaseSync,
  tail: ReturnType<typeof openTail> | null,
  onBatch?: (changes: number, seconds: number) => void,
): Queue {
  let queue: Waiting[] = [];
  const others: (() => Promise<void>)[] = [];
  /** Another connection is writing. */
  let away: Promise<void> | null = null;
  let scheduled: NodeJS.Immediate | null = null;
  let last: Tail | null = null;

  function soon(): void {
    if (away === null) scheduled ??= setImmediate(turn);
  }

  function flush(): void {
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    const begun = performance.now();
    const results: boolean[] = [];
    last = null;
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const one of batch) results.push(one.run());
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const one of batch) one.fail(error);
      return;
    }
    if (last !== null) tail?.write(last);
    onBatch?.(batch.length, (performance.now() - begun) / 1000);
    batch.forEach((one, i) => {
      one.settle(results[i]);
    });
  }

  function turn(): void {
    if (scheduled !== null) clearImmediate(scheduled);
    scheduled = null;
    if (away !== null) return;
    flush();
    const next = others.shift();
    if (next === undefined) return;
    away = next().finally(() => {
      away = null;
      if (queue.length > 0 || others.length > 0) soon();
    });
  }

  function write(run: () => boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      queue.push({ run, settle: resolve, fail: reject });
      soon();
    });
  }
  /** A write that always takes place, and what it found. */
  async function writing<T>(run: () => T): Promise<T> {
    let result: T | undefined;
    await write(() => {
      result = run();
      return true;
    });
    return result as T;
  }

  function atOnce<T>(look: () => T): T {
    db.exec('BEGIN');
    try {
      return look();
    } finally {
      db.exec('COMMIT');
    }
  }

  return {
    write,
    writing,
    atOnce,
    aside: (work) =>
      new Promise((resolve, reject) => {
        others.push(() => work().then(resolve, reject));
        soon();
      }),
    drain: async () => {
      for (turn(); away !== null; turn()) await away;
    },
    wrote: (entry) => {
      last = entry;
    },
    written: (entry) => tail?.write(entry),
  };
}
