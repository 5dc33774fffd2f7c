import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { GameEvent, Snapshot } from '#engine';
import type { CommandReply } from '../schema.ts';
import type { Bus } from './bus.ts';
import { type RawEntry, unchained } from './chain.ts';
import { makeBus } from './postgres-bus.ts';
import { dumpPostgres, peopleOfPostgres, restorePostgres } from './postgres-people.ts';
import { STEPS } from './postgres-schema.ts';
import {
  type Change,
  type LineRow,
  type ListedRow,
  MATCH_DEFAULTS,
  type MatchRow,
  type Position,
  type PresenceRow,
  type Store,
} from './types.ts';

/** Numbers that fit into a double come as numbers: times and counts are far below. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

const INT8 = 20;
/** A key of ours for the lock under which one node at a time changes the tables. */
const MIGRATING = 0x7a617374;
const MOST_AT_ONCE = 400;
/** A node that has said nothing for so long is gone, and nobody is connected to it. */
const ALIVE_MS = 15_000;
const UNIQUE_VIOLATION = '23505';

export interface PostgresSettings {
  onBatch?(changes: number, seconds: number): void;
  report?(where: string, error: unknown): void;
  readonly connections?: number;
}

interface Waiting {
  readonly change: Change;
  settle(result: 'done' | 'conflict'): void;
  fail(error: unknown): void;
}

export interface PostgresStore extends Store {
  readonly bus: Bus;
  /** A secret that all nodes share: whoever asks first makes it. */
  secret(name: string, fresh: string): Promise<string>;
}

/** Brings the tables to the present step. Nodes that start at once do it one after the other; those that come later find nothing to do. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_steps (step int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())');
    const { rows } = await client.query<{ last: number | null }>('SELECT max(step) AS last FROM schema_steps');
    const last = rows[0].last ?? 0;
    if (last > STEPS.length)
      throw new Error(`the database is of step ${last}, this program knows ${STEPS.length}: a newer one has been here`);
    for (let step = last; step < STEPS.length; step++) {
      await client.query(STEPS[step]);
      await client.query('INSERT INTO schema_steps (step) VALUES ($1)', [step + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * The database's time on this node, and the sign that the node lives. Deadlines and leases of all nodes are measured on it, so that clocks which differ
 * do no harm; between two looks it goes on with the processor's own clock, which nobody sets, and it never goes back.
 */
async function keepTime(
  pool: pg.Pool,
  node: string,
  report: (where: string, error: unknown) => void,
): Promise<{ clock: () => number; stop: () => void }> {
  let ahead = 0;
  let latest = 0;
  const clock = (): number => {
    latest = Math.max(latest, Math.round(performance.now() + ahead));
    return latest;
  };
  async function look(): Promise<void> {
    const before = performance.now();
    const { rows } = await pool.query<{ now: number }>(
      `INSERT INTO nodes (node, until) VALUES ($1, extract(epoch FROM clock_timestamp()) * 1000 + $2)
       ON CONFLICT (node) DO UPDATE SET until = excluded.until RETURNING until - $2 AS now`,
      [node, ALIVE_MS],
    );
    ahead = rows[0].now - (before + performance.now()) / 2;
  }
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => report('database', error));
  }, ALIVE_MS / 3);
  timer.unref();
  return { clock, stop: () => clearInterval(timer) };
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
        : { covers: checkpoint.entries, snapshot: checkpoint.snapshot, events: checkpoint.events, keep: checkpoint.keep }),
      course,
    });
  });
  const text = (list: readonly object[]): string | null => (list.length === 0 ? null : JSON.stringify(list));
  return [JSON.stringify(heads), text(entries), text(commands), text(rare)];
}

const LISTED = 'SELECT m.doc, l.updated, l.asked FROM matches m JOIN live l ON l.match = m.id';

/** The store of several nodes: any number of processes on one database. Answers of one turn of the event loop share one transaction and one round trip. */
export async function openPostgres(url: string, settings: PostgresSettings = {}): Promise<PostgresStore> {
  const report = (where: string, error: unknown): void => settings.report?.(where, error);
  const pool = new pg.Pool({ connectionString: url, types, max: settings.connections ?? 8, keepAlive: true });
  pool.on('error', (error) => report('database', error));
  await migrate(pool);
  const node = randomUUID();
  const bus = makeBus(url, node, report);
  const { clock, stop } = await keepTime(pool, node, report);

  let queue: Waiting[] = [];
  let scheduled: NodeJS.Immediate | null = null;
  let writing = false;
  let closed = false;

  async function write(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    let done: Set<number>;
    try {
      const { rows } = await pool.query<{ done: number[] }>({
        name: 'commit',
        text: 'SELECT commit_changes($1, $2, $3, $4) AS done',
        values: packed(batch),
      });
      done = new Set(rows[0].done);
    } catch (error) {
      const twice = (error as { code?: string }).code === UNIQUE_VIOLATION;
      if (twice && batch.length === 1) return batch[0].settle('conflict');
      // Somebody else made the same command at the same moment: who it was shows when each goes by itself.
      if (twice) for (const one of batch) await write([one]);
      else for (const one of batch) one.fail(error);
      return;
    }
    settings.onBatch?.(batch.length, (performance.now() - begun) / 1000);
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

  async function rowsOf<T extends object>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
    return (await pool.query<T>({ name, text, values: [...values] })).rows;
  }
  const docOf = async <T>(name: string, text: string, values: readonly unknown[]): Promise<T | null> =>
    (await rowsOf<{ doc: T }>(name, text, values))[0]?.doc ?? null;
  const listed = (found: { doc: MatchRow; updated: number; asked: number[] }): ListedRow => ({
    row: { ...MATCH_DEFAULTS, ...found.doc },
    updatedAt: found.updated,
    asked: found.asked,
  });

  return {
    bus,
    clock,
    addUses: async (minute, counts) => {
      const keys = [...counts.keys()];
      const found = await rowsOf<{ key: string; count: number }>(
        'add-uses',
        `INSERT INTO uses (key, minute, count) SELECT k, $2, c FROM unnest($1::text[], $3::int[]) AS u(k, c) ORDER BY 1
         ON CONFLICT (key, minute) DO UPDATE SET count = uses.count + excluded.count RETURNING key, count`,
        [keys, minute, keys.map((key) => counts.get(key))],
      );
      return new Map(found.map(({ key, count }) => [key, count]));
    },
    shareCounts: async (counts, keys) => {
      if (counts.size > 0)
        await rowsOf(
          'set-counts',
          `INSERT INTO counts (key, node, count) SELECT k, $2, c FROM unnest($1::text[], $3::int[]) AS u(k, c) ORDER BY 1
           ON CONFLICT (key, node) DO UPDATE SET count = excluded.count`,
          [[...counts.keys()], node, [...counts.values()]],
        );
      const found = await rowsOf<{ key: string; count: number }>(
        'counts',
        `SELECT c.key, sum(c.count)::int AS count FROM counts c JOIN nodes n ON n.node = c.node
         WHERE c.key = ANY ($1) AND c.node <> $2 AND n.until >= $3 GROUP BY c.key`,
        [keys, node, clock()],
      );
      return new Map(found.map(({ key, count }) => [key, count]));
    },
    secret: async (name, fresh) => {
      await rowsOf('add-secret', 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh]);
      return (await rowsOf<{ value: string }>('secret', 'SELECT value FROM secrets WHERE name = $1', [name]))[0].value;
    },
    ...peopleOfPostgres(pool),
    commit,
    match: async (id) => {
      const row = await docOf<MatchRow>('match', 'SELECT doc FROM matches WHERE id = $1', [id]);
      return row === null ? null : { ...MATCH_DEFAULTS, ...row };
    },
    position: async (id) => {
      const [found] = await rowsOf<Position>('position', 'SELECT version, length, lines FROM live WHERE match = $1', [id]);
      return found ?? { version: 0, length: 0, lines: 0 };
    },
    positions: async (ids) => {
      const found = await rowsOf<Position & { match: string }>(
        'positions',
        'SELECT match, version, length, lines FROM live WHERE match = ANY ($1)',
        [ids],
      );
      return new Map(found.map(({ match, ...position }) => [match, position]));
    },
    journal: async (id, from = 0) => {
      const [end] = await rowsOf<{ length: number; head: string }>('end', 'SELECT length, head FROM live WHERE match = $1', [id]);
      const rows = await rowsOf<RawEntry>(
        'journal',
        'SELECT n, at, entry::text AS entry, hash FROM journal WHERE match = $1 AND n >= $2 ORDER BY n',
        [id, Math.max(0, from - 1)],
      );
      return unchained(id, rows, from, end ?? null);
    },
    checkpoint: async (id) => {
      const [found] = await rowsOf<{ snapshot: Snapshot | null; told: number }>(
        'checkpoint',
        `SELECT (SELECT snapshot FROM checkpoints WHERE match = $1 AND snapshot IS NOT NULL ORDER BY covers LIMIT 1) AS snapshot,
           coalesce((SELECT max(covers) + 1 FROM checkpoints WHERE match = $1), 0) AS told`,
        [id],
      );
      return found;
    },
    past: async (id) =>
      (await rowsOf<{ events: GameEvent[][] }>('past', 'SELECT events FROM checkpoints WHERE match = $1 ORDER BY covers', [id])).flatMap(
        ({ events }) => events,
      ),
    course: (id) => docOf('course', 'SELECT doc FROM courses WHERE match = $1', [id]),
    analysis: (id) => docOf('analysis', 'SELECT doc FROM analyses WHERE match = $1', [id]),
    saveAnalysis: async (id, analysis) => {
      await rowsOf('save-analysis', 'INSERT INTO analyses (match, doc) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        id,
        JSON.stringify(analysis),
      ]);
    },
    lines: async (id, limit) =>
      (await rowsOf<{ doc: LineRow }>('lines', 'SELECT doc FROM lines WHERE match = $1 ORDER BY n DESC LIMIT $2', [id, limit]))
        .map(({ doc }) => ({ ...doc, identity: doc.identity ?? null }))
        .reverse(),
    command: async (scope, actor, key) =>
      (
        await rowsOf<{ reply: CommandReply; body: string }>(
          'command',
          'SELECT reply, body FROM commands WHERE scope = $1 AND actor = $2 AND key = $3',
          [scope, actor, key],
        )
      )[0] ?? null,
    openTables: async (limit, game) =>
      (
        await rowsOf<Parameters<typeof listed>[0]>(
          'open-tables',
          `${LISTED} WHERE m.visibility = 'open' AND m.status <> 'finished' AND ($1::text IS NULL OR m.game = $1) ORDER BY m.created DESC LIMIT $2`,
          [game ?? null, limit],
        )
      ).map(listed),
    matchesOf: async (identity, limit) =>
      (
        await rowsOf<Parameters<typeof listed>[0]>(
          'matches-of',
          `${LISTED} JOIN members b ON b.match = m.id WHERE b.identity = $1 ORDER BY m.status = 'finished', l.updated DESC LIMIT $2`,
          [identity, limit],
        )
      ).map(listed),
    lobbiesOf: async (identity, limit) =>
      (
        await rowsOf<{ doc: MatchRow }>(
          'lobbies-of',
          `SELECT m.doc FROM members b JOIN matches m ON m.id = b.match WHERE b.identity = $1 AND m.status = 'lobby' ORDER BY m.created DESC LIMIT $2`,
          [identity, limit],
        )
      ).map(({ doc }) => ({ ...MATCH_DEFAULTS, ...doc })),
    claimDue: async (before, now, until, limit) =>
      (
        await rowsOf<{ match: string }>(
          'claim-due',
          `UPDATE live SET lease = $3 WHERE match IN (
             SELECT match FROM live WHERE due <= $1 AND lease <= $2 ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING match`,
          [before, now, until, limit],
        )
      ).map(({ match }) => match),
    claim: async (key, now, until) =>
      (
        await rowsOf(
          'claim',
          'INSERT INTO marks (key, until) VALUES ($1, $3) ON CONFLICT (key) DO UPDATE SET until = excluded.until WHERE marks.until <= $2 RETURNING key',
          [key, now, until],
        )
      ).length > 0,
    presence: (match) =>
      rowsOf<PresenceRow>(
        'presence',
        `SELECT p.identity, coalesce(bool_or(p.connected AND n.until >= $2 AND p.node <> $3), false) AS connected, max(p.at) AS at
         FROM presence p LEFT JOIN nodes n ON n.node = p.node WHERE p.match = $1 GROUP BY p.identity`,
        [match, clock(), node],
      ),
    setPresence: async (match, row) => {
      await rowsOf(
        'set-presence',
        `INSERT INTO presence (match, identity, node, connected, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (match, identity, node) DO UPDATE SET connected = excluded.connected, at = excluded.at`,
        [match, row.identity, node, row.connected, row.at],
      );
      bus.tell({ about: 'presence', id: match });
    },
    prune: async (before) => {
      await rowsOf('prune', 'DELETE FROM commands WHERE at < $1', [before]);
      await rowsOf('prune-recoveries', 'DELETE FROM recoveries WHERE expires < $1', [before]);
      await rowsOf('prune-marks', 'DELETE FROM marks WHERE until < $1', [before]);
      await rowsOf('prune-uses', 'DELETE FROM uses WHERE minute < $1', [Math.floor(clock() / 60_000) - 1]);
      await rowsOf('prune-nodes', 'DELETE FROM nodes WHERE until < $1', [before]);
      await rowsOf('prune-counts', 'DELETE FROM counts WHERE count = 0 OR node NOT IN (SELECT node FROM nodes)', []);
      await rowsOf('prune-presence', 'DELETE FROM presence WHERE at < $1 AND node NOT IN (SELECT node FROM nodes)', [before]);
    },
    ping: async () => {
      await rowsOf('ping', 'INSERT INTO pings (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at', [
        'any',
        clock(),
      ]);
    },
    dump: (table, after, limit) => dumpPostgres(pool, table, after, limit),
    restore: (table, rows) => restorePostgres(pool, table, rows),
    check: async () => [],
    close: async () => {
      closed = true;
      if (scheduled !== null) clearImmediate(scheduled);
      while (queue.length > 0 || writing) {
        await flush();
        if (writing) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      stop();
      await bus.close();
      await pool.query('DELETE FROM nodes WHERE node = $1', [node]).catch(() => undefined);
      await pool.end();
    },
  };
}
