import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bus } from '../bus.ts';
import type { Store } from '../types.ts';
import { makeBus } from './bus.ts';
import { callingOfPostgres } from './calling.ts';
import { clientsOf, hostsOf, patienceWith } from './hosts.ts';
import { keepingOfPostgres, wordsOfPostgres } from './keeping.ts';
import { dutiesOfPostgres, matchesOfPostgres } from './matches.ts';
import { peopleOfPostgres } from './people.ts';
import { plainOfPostgres } from './plain.ts';
import { makeQueue } from './queue.ts';
import { resultsOfPostgres } from './results.ts';
import { type Rows, rowsOf } from './rows.ts';
import { STEPS } from './schema.ts';
import { seatsOfPostgres } from './seats.ts';

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
/** A node that has said nothing for so long is gone, and nobody is connected to it. */
const ALIVE_MS = 15_000;

export interface PostgresSettings {
  readonly onBatch?: (changes: number, seconds: number) => void;
  report?(where: string, error: unknown): void;
  readonly connections?: number;
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
): Promise<{ clock: () => number; elders: Store['elders']; sayAlive: () => Promise<void>; stop: () => void }> {
  let ahead = 0;
  let latest = 0;
  let rules: { readonly [game: string]: number } = {};
  let seen = false;
  const clock = (): number => {
    latest = Math.max(latest, Math.round(performance.now() + ahead));
    return latest;
  };
  async function look(): Promise<void> {
    const before = performance.now();
    const { rows } = await pool.query<{ now: number }>(
      `INSERT INTO nodes (node, until, rules) VALUES ($1, extract(epoch FROM clock_timestamp()) * 1000 + $2, $3)
       ON CONFLICT (node) DO UPDATE SET until = excluded.until, rules = excluded.rules RETURNING until - $2 AS now`,
      [node, ALIVE_MS, JSON.stringify(rules)],
    );
    ahead = rows[0].now - (before + performance.now()) / 2;
    seen = await areAbout();
  }
  /** Whether a living node plays some game by earlier rules, or this one. */
  async function areAbout(game: string | null = null): Promise<boolean> {
    const { rows } = await pool.query<{ about: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM nodes n WHERE n.until >= $1 AND n.node <> $2 AND (n.rules IS NULL OR EXISTS (
         SELECT 1 FROM json_each_text($3) AS mine(game, version)
         WHERE (n.rules ->> mine.game)::int < mine.version::int AND ($4::text IS NULL OR mine.game = $4)))) AS about`,
      [clock(), node, JSON.stringify(rules), game],
    );
    return rows[0].about;
  }
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => report('database', error));
  }, ALIVE_MS / 3);
  timer.unref();
  const elders: Store['elders'] = {
    play: async (own) => {
      rules = own;
      await look();
    },
    seen: () => seen,
    know: areAbout,
  };
  return { clock, elders, sayAlive: look, stop: () => clearInterval(timer) };
}

/** What nodes count together: requests in a minute, and streams that are open. */
function countsOfPostgres({ all, run }: Rows, node: string, clock: () => number): Pick<Store, 'addUses' | 'shareCounts'> {
  return {
    addUses: async (minute, counts) => {
      const keys = [...counts.keys()];
      const found = await all<{ key: string; count: number }>(
        'add-uses',
        `INSERT INTO uses (key, minute, count) SELECT k, $2, c FROM unnest($1::text[], $3::int[]) AS u(k, c) ORDER BY 1
         ON CONFLICT (key, minute) DO UPDATE SET count = uses.count + excluded.count RETURNING key, count`,
        [keys, minute, keys.map((key) => counts.get(key))],
      );
      return new Map(found.map(({ key, count }) => [key, count]));
    },
    shareCounts: async (counts, keys) => {
      if (counts.size > 0)
        await run(
          'set-counts',
          `INSERT INTO counts (key, node, count) SELECT k, $2, c FROM unnest($1::text[], $3::int[]) AS u(k, c) ORDER BY 1
           ON CONFLICT (key, node) DO UPDATE SET count = excluded.count`,
          [[...counts.keys()], node, [...counts.values()]],
        );
      const found = await all<{ key: string; count: number }>(
        'counts',
        `SELECT c.key, sum(c.count)::int AS count FROM counts c JOIN nodes n ON n.node = c.node
         WHERE c.key = ANY ($1) AND c.node <> $2 AND n.until >= $3 GROUP BY c.key`,
        [keys, node, clock()],
      );
      return new Map(found.map(({ key, count }) => [key, count]));
    },
  };
}

/** The store of several nodes: any number of processes on one database. */
export async function openPostgres(url: string, settings: PostgresSettings = {}): Promise<PostgresStore> {
  const report = (where: string, error: unknown): void => settings.report?.(where, error);
  const hosts = hostsOf(url);
  await hosts.lookAgain();
  const Client = clientsOf(hosts);
  const pool = new pg.Pool({
    Client,
    types,
    max: settings.connections ?? 8,
    keepAlive: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
    onConnect: hosts.check,
    ...patienceWith(hosts),
  });
  pool.on('error', (error) => report('database', error));
  await migrate(pool);
  const node = randomUUID();
  const { clock, elders, sayAlive, stop } = await keepTime(pool, node, report);
  /** After a crash the database knows no node any more, and nobody is connected to a node that it does not know: first this node is told, then who is there. */
  const join = async (client: pg.ClientBase): Promise<void> => {
    await hosts.check(client);
    await sayAlive();
  };
  const bus = makeBus(() => new Client({ keepAlive: true, ...patienceWith(hosts) }), join, node, report);
  const rows = rowsOf(pool);
  const { all, run } = rows;
  const queue = makeQueue(pool, bus, settings.onBatch);
  const words = wordsOfPostgres(rows);

  return {
    ...peopleOfPostgres(rows),
    ...seatsOfPostgres(rows),
    ...resultsOfPostgres(rows),
    ...matchesOfPostgres(rows, words),
    ...dutiesOfPostgres(rows, node, clock, bus),
    ...callingOfPostgres(rows),
    ...countsOfPostgres(rows, node, clock),
    ...plainOfPostgres(pool),
    ...keepingOfPostgres(pool, rows, words, clock),
    bus,
    clock,
    elders,
    commit: queue.commit,
    secret: async (name, fresh) => {
      await run('add-secret', 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh]);
      return (await all<{ value: string }>('secret', 'SELECT value FROM secrets WHERE name = $1', [name]))[0].value;
    },
    setting: async (name) =>
      (await all<{ value: string }>('setting', 'SELECT value FROM settings WHERE name = $1', [name]))[0]?.value ?? null,
    setSetting: async (name, value, before) =>
      (before === null
        ? await all('add-setting', 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name', [
            name,
            value,
          ])
        : await all('set-setting', 'UPDATE settings SET value = $2 WHERE name = $1 AND value = $3 RETURNING name', [name, value, before])
      ).length > 0,
    claim: async (key, now, until) =>
      (
        await all(
          'claim',
          'INSERT INTO marks (key, until) VALUES ($1, $3) ON CONFLICT (key) DO UPDATE SET until = excluded.until WHERE marks.until <= $2 RETURNING key',
          [key, now, until],
        )
      ).length > 0,
    prune: async (before) => {
      await run('prune', 'DELETE FROM commands WHERE at < $1', [before]);
      await run('prune-recoveries', 'DELETE FROM recoveries WHERE expires < $1', [before]);
      await run('prune-tickets', 'DELETE FROM tickets WHERE expires < $1', [before]);
      await run('prune-marks', 'DELETE FROM marks WHERE until < $1', [before]);
      await run('prune-uses', 'DELETE FROM uses WHERE minute < $1', [Math.floor(clock() / 60_000) - 1]);
      await run('prune-nodes', 'DELETE FROM nodes WHERE until < $1', [before]);
      await run('prune-counts', 'DELETE FROM counts WHERE count = 0 OR node NOT IN (SELECT node FROM nodes)', []);
      await run('prune-presence', 'DELETE FROM presence WHERE at < $1 AND node NOT IN (SELECT node FROM nodes)', [before]);
    },
    ping: async () => {
      await run('ping', 'INSERT INTO pings (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = excluded.at', ['any', clock()]);
    },
    check: async () => [],
    close: async () => {
      await queue.close();
      stop();
      await bus.close();
      await pool.query('DELETE FROM nodes WHERE node = $1', [node]).catch(() => undefined);
      await pool.end();
    },
  };
}
