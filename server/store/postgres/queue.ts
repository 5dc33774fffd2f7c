import type { Pool } from 'pg';
import type { Bus } from '../bus.ts';
import { listsOfTold } from '../told.ts';
import type { Change } from '../types.ts';

const MOST_AT_ONCE = 400;
const UNIQUE_VIOLATION = '23505';

interface Waiting {
  readonly change: Change;
  settle(result: 'done' | 'conflict'): void;
  fail(error: unknown): void;
}

export interface Queue {
  readonly commit: (change: Change) => Promise<'done' | 'conflict'>;
  /** Takes nothing more, and resolves when everything that waited is written. */
  close(): Promise<void>;
}

/** Changes of one turn of the event loop share one transaction and one round trip. */
export function makeQueue(pool: Pool, bus: Bus, onBatch?: (changes: number, seconds: number) => void): Queue {
  let queue: Waiting[] = [];
  let scheduled: NodeJS.Immediate | null = null;
  let writing = false;
  let closed = false;

  async function write(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    let done: Set<number>;
    try {
      const calls = batch.flatMap(({ change }, i) => (change.calls ?? []).map(({ how, call }) => ({ i, how, ...call })));
      const { rows } = await pool.query<{ done: number[] }>(
        calls.length === 0
          ? { name: 'commit', text: 'SELECT commit_changes($1, $2, $3, $4) AS done', values: packed(batch) }
          : {
              name: 'commit-with-calls',
              text: 'SELECT commit_with_calls($1, $2, $3, $4, $5) AS done',
              values: [...packed(batch), JSON.stringify(calls)],
            },
      );
      done = new Set(rows[0].done);
    } catch (error) {
      const twice = (error as { code?: string }).code === UNIQUE_VIOLATION;
      if (twice && batch.length === 1) return batch[0].settle('conflict');
      // Somebody else made the same command at the same moment: who it was shows when each goes by itself.
      if (twice) for (const one of batch) await write([one]);
      else for (const one of batch) one.fail(error);
      return;
    }
    onBatch?.(batch.length, (performance.now() - begun) / 1000);
    batch.forEach((one, i) => {
      if (done.has(i)) bus.tell({ about: 'match', id: one.change.match });
      one.settle(done.has(i) ? 'done' : 'conflict');
    });
  }

  /** Each match at most once in a batch, so that a change is decided on what the one before it left. */
  function nextBatch(): Waiting[] {
    const taken = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of queue) {
      if (batch.length >= MOST_AT_ONCE || taken.has(one.change.match)) rest.push(one);
      else batch.push(one);
      taken.add(one.change.match);
    }
    queue = rest;
    return batch;
  }

  async function flush(): Promise<void> {
    scheduled = null;
    if (writing) return;
    writing = true;
    try {
      while (queue.length > 0) await write(nextBatch());
    } finally {
      writing = false;
    }
  }

  const commit = (change: Change): Promise<'done' | 'conflict'> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('the store is closed'));
      queue.push({ change, settle: resolve, fail: reject });
      if (!writing) scheduled ??= setImmediate(() => void flush());
    });

  return {
    commit,
    close: async () => {
      closed = true;
      if (scheduled !== null) clearImmediate(scheduled);
      while (queue.length > 0 || writing) {
        await flush();
        if (writing) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

/** The parts of a change as the database takes them; what is rare goes apart, so that the usual answer stays small. */
function packed(batch: readonly Waiting[]): [string, string | null, string | null, string | null] {
  const heads: object[] = [];
  const entries: object[] = [];
  const commands: object[] = [];
  const rare: object[] = [];
  batch.forEach(({ change }, i) => {
    const { match, row, line, command, checkpoint, course } = change;
    heads.push({
      i,
      match,
      version: change.version ?? (row === undefined ? undefined : row.version - 1),
      next: row?.version,
      fresh: row?.version === 1,
      first: change.entries?.[0]?.n,
      after: change.after,
      added: change.entries?.length ?? 0,
      head: change.entries?.at(-1)?.hash,
      line: line?.n,
      plans: change.due !== undefined,
      due: change.due,
      updated: change.updatedAt,
      asked: change.asked,
    });
    for (const one of change.entries ?? []) entries.push({ i, match, ...one });
    if (command !== undefined) commands.push({ i, ...command, scope: command.scope ?? match });
    if (row === undefined && line === undefined && checkpoint === undefined && course === undefined) return;
    rare.push({
      i,
      match,
      ...(row === undefined
        ? {}
        : {
            version: row.version,
            game: row.game,
            status: row.status,
            visibility: row.visibility,
            created: row.createdAt,
            doc: row,
            people: row.seats.flatMap((seat) => (seat.identity === null ? [] : [seat.identity])),
          }),
      ...(line === undefined ? {} : { n: line.n, line }),
      ...(checkpoint === undefined
        ? {}
        : { covers: checkpoint.entries, snapshot: checkpoint.snapshot, events: listsOfTold(checkpoint.events), keep: checkpoint.keep }),
      ...(course === undefined ? {} : { course: listsOfTold(course) }),
    });
  });
  const text = (list: readonly object[]): string | null => (list.length === 0 ? null : JSON.stringify(list));
  return [JSON.stringify(heads), text(entries), text(commands), text(rare)];
}
