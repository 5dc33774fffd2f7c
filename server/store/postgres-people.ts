import type { Pool } from 'pg';
import {
  type CompanionRow,
  type DeviceRow,
  type IdentityRow,
  MATCH_DEFAULTS,
  type MatchRow,
  type MuteRow,
  type PlainRow,
  type ResultRow,
  type Store,
  TABLES,
  type TableName,
  type TallyRow,
  type Value,
} from './types.ts';

type People = Pick<
  Store,
  | 'identity'
  | 'saveIdentity'
  | 'device'
  | 'unknownDevices'
  | 'saveDevice'
  | 'touchDevice'
  | 'devices'
  | 'removeDevices'
  | 'setRecovery'
  | 'takeRecovery'
  | 'mutes'
  | 'setMute'
  | 'saveResult'
  | 'results'
  | 'standing'
  | 'tallies'
  | 'companions'
  | 'pastOf'
>;

/** The part of the PostgreSQL store that is about people, not about matches. */
export function peopleOfPostgres(pool: Pool): People {
  const rows = async <T extends object>(name: string, text: string, values: readonly unknown[]): Promise<T[]> =>
    (await pool.query<T>({ name, text, values: [...values] })).rows;
  const run = async (name: string, text: string, values: readonly unknown[]): Promise<void> => {
    await rows(name, text, values);
  };
  const docs = async <T>(name: string, text: string, values: readonly unknown[]): Promise<T[]> =>
    (await rows<{ doc: T }>(name, text, values)).map(({ doc }) => doc);
  return {
    identity: async (id) => (await docs<IdentityRow>('identity', 'SELECT doc FROM identities WHERE id = $1', [id]))[0] ?? null,
    saveIdentity: (row) =>
      run('save-identity', 'INSERT INTO identities (id, doc) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc', [
        row.id,
        JSON.stringify(row),
      ]),
    device: async (id) =>
      (await docs<IdentityRow>('device', 'SELECT i.doc FROM devices d JOIN identities i ON i.id = d.identity WHERE d.id = $1', [id]))[0] ??
      null,
    unknownDevices: async (ids) =>
      (
        await rows<{ id: string }>(
          'unknown-devices',
          'SELECT u.id FROM unnest($1::text[]) AS u(id) WHERE NOT EXISTS (SELECT 1 FROM devices d WHERE d.id = u.id) ORDER BY 1',
          [ids],
        )
      ).map(({ id }) => id),
    saveDevice: (row) =>
      run(
        'save-device',
        `INSERT INTO devices (id, identity, label, created, seen) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET label = excluded.label, seen = excluded.seen`,
        [row.id, row.identity, row.label, row.createdAt, row.seenAt],
      ),
    touchDevice: (id, label, seenAt) => run('touch-device', 'UPDATE devices SET label = $2, seen = $3 WHERE id = $1', [id, label, seenAt]),
    devices: (identity) =>
      rows<DeviceRow>(
        'devices',
        'SELECT id, identity, label, created AS "createdAt", seen AS "seenAt" FROM devices WHERE identity = $1 ORDER BY seen DESC, id',
        [identity],
      ),
    removeDevices: async (identity, which) => {
      const gone =
        'only' in which
          ? await rows<{ id: string }>('remove-device', 'DELETE FROM devices WHERE identity = $1 AND id = $2 RETURNING id', [
              identity,
              which.only,
            ])
          : await rows<{ id: string }>('remove-devices', 'DELETE FROM devices WHERE identity = $1 AND id <> $2 RETURNING id', [
              identity,
              which.except,
            ]);
      return gone.map(({ id }) => id);
    },
    setRecovery: (identity, hash, expires) =>
      run(
        'set-recovery',
        `INSERT INTO recoveries (identity, hash, expires) VALUES ($1, $2, $3)
         ON CONFLICT (identity) DO UPDATE SET hash = excluded.hash, expires = excluded.expires`,
        [identity, hash, expires],
      ),
    takeRecovery: async (hash, now) =>
      (
        await docs<IdentityRow>(
          'take-recovery',
          `WITH taken AS (DELETE FROM recoveries WHERE hash = $1 AND expires > $2 RETURNING identity)
           SELECT i.doc FROM taken t JOIN identities i ON i.id = t.identity`,
          [hash, now],
        )
      )[0] ?? null,
    mutes: (identity) =>
      rows<MuteRow>('mutes', 'SELECT other AS identity, name, avatar FROM mutes WHERE identity = $1 ORDER BY name, other', [identity]),
    setMute: (identity, other, on) =>
      on
        ? run(
            'mute',
            `INSERT INTO mutes (identity, other, name, avatar) VALUES ($1, $2, $3, $4)
             ON CONFLICT (identity, other) DO UPDATE SET name = excluded.name, avatar = excluded.avatar`,
            [identity, other.identity, other.name, other.avatar],
          )
        : run('unmute', 'DELETE FROM mutes WHERE identity = $1 AND other = $2', [identity, other.identity]),
    saveResult: async (row) =>
      (
        await rows(
          'save-result',
          'INSERT INTO results (challenge, identity, won, score, length, doc) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING identity',
          [row.challenge, row.identity, row.won ? 1 : 0, row.score, row.length, JSON.stringify(row)],
        )
      ).length > 0,
    results: (challenge, limit) =>
      docs<ResultRow>('results', 'SELECT doc FROM results WHERE challenge = $1 ORDER BY score DESC, length, identity LIMIT $2', [
        challenge,
        limit,
      ]),
    standing: async (challenge, identity) => {
      const [found] = await rows<{ players: number; won: number; place: number | null }>(
        'standing',
        `SELECT count(*) AS players, coalesce(sum(r.won), 0) AS won, (
           SELECT 1 + (SELECT count(*) FROM results b WHERE b.challenge = $1 AND (b.score > a.score OR (b.score = a.score AND b.length < a.length)))
           FROM results a WHERE a.challenge = $1 AND a.identity = $2) AS place FROM results r WHERE r.challenge = $1`,
        [challenge, identity],
      );
      return found;
    },
    tallies: (identity) =>
      rows<TallyRow>(
        'tallies',
        `SELECT game, to_char(to_timestamp(finished / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
           count(*) AS matches, sum(counts::int) AS counted, sum(won::int) AS won
         FROM records WHERE identity = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
        [identity],
      ),
    companions: (identity, limit) =>
      rows<CompanionRow>(
        'companions',
        `SELECT c.identity, m.doc -> 'seats' -> o.seat ->> 'name' AS name, m.doc -> 'seats' -> o.seat ->> 'avatar' AS avatar,
           c.matches, c.won, c.lost, c.match, o.seat, m.game, c.at
         FROM (SELECT o.identity, (array_agg(o.match ORDER BY o.finished DESC, o.match DESC))[1] AS match, max(o.finished) AS at,
             count(*) AS matches, sum(r.won::int) AS won, sum(o.won::int) AS lost
           FROM records r JOIN records o ON o.match = r.match AND o.identity <> r.identity WHERE r.identity = $1
           GROUP BY o.identity ORDER BY matches DESC, at DESC, o.identity LIMIT $2) c
         JOIN records o ON o.identity = c.identity AND o.finished = c.at AND o.match = c.match JOIN matches m ON m.id = c.match
         ORDER BY c.matches DESC, c.at DESC, c.identity`,
        [identity, limit],
      ),
    pastOf: async (identity, { game, companion, won, before, limit }) =>
      (
        await rows<{ doc: MatchRow; seat: number; counts: boolean }>(
          'past-of',
          `SELECT m.doc, r.seat, r.counts FROM records r JOIN matches m ON m.id = r.match
           WHERE r.identity = $1 AND (r.finished, r.match) < ($2, $3) AND ($4::text IS NULL OR r.game = $4) AND (r.won OR NOT $5)
             AND ($6::text IS NULL OR EXISTS (SELECT 1 FROM records o WHERE o.match = r.match AND o.identity = $6))
           ORDER BY r.finished DESC, r.match DESC LIMIT $7`,
          [identity, before?.at ?? Number.MAX_SAFE_INTEGER, before?.match ?? '', game, won, companion, limit],
        )
      ).map(({ doc, ...rest }) => ({ row: { ...MATCH_DEFAULTS, ...doc }, ...rest })),
  };
}

const JSON_COLUMNS: readonly string[] = ['doc', 'entry', 'reply', 'asked', 'snapshot', 'events'];

export async function dumpPostgres(pool: Pool, table: TableName, after: readonly Value[] | null, limit: number): Promise<PlainRow[]> {
  const { key, columns } = TABLES[table];
  const chosen = columns.map((column) => (JSON_COLUMNS.includes(column) ? `${column}::text AS ${column}` : column)).join(', ');
  const keys = columns.slice(0, key).join(', ');
  const where = after === null ? '' : `WHERE (${keys}) > (${after.map((_, i) => `$${i + 2}`).join(', ')})`;
  const { rows } = await pool.query<PlainRow>(`SELECT ${chosen} FROM ${table} ${where} ORDER BY ${keys} LIMIT $1`, [
    limit,
    ...(after ?? []),
  ]);
  return rows;
}

export async function restorePostgres(pool: Pool, table: TableName, rows: readonly PlainRow[]): Promise<void> {
  const { columns } = TABLES[table];
  if (rows.length === 0) return;
  const picked = columns.map((column) => rows.map((row) => row[column]));
  const types = await pool.query<{ name: string; type: string }>(
    'SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped',
    [table],
  );
  const typeOf = (column: string): string => types.rows.find(({ name }) => name === column)?.type ?? 'text';
  const arrays = columns.map((column, i) => `$${i + 1}::${typeOf(column)}[]`).join(', ');
  await pool.query(`INSERT INTO ${table} (${columns.join(', ')}) SELECT * FROM unnest(${arrays}) ON CONFLICT DO NOTHING`, picked);
}
