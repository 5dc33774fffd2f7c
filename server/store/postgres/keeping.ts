import type { Pool, PoolClient } from 'pg';
import { NO_WORDS, type Words } from '../archive/pack.ts';
import { monthsOn, wordsFromBytes, wordsToBytes } from '../archive/row.ts';
import type { KeepingStore, Walked } from '../keeping.ts';
import type { Rows } from './rows.ts';

/** A key of ours for the lock under which months are made and dropped. */
const MONTHS = 0x7a617375;
const ENDED = "coalesce((m.doc ->> 'finishedAt')::bigint, m.created)";
const PUT_AWAY = ['journal', 'checkpoints', 'courses', 'analyses'];
const OF_MATCH = [...PUT_AWAY, 'lines', 'live', 'presence', 'members', 'records', 'calls'];

/** What matches were packed with. */
export interface PostgresWords {
  get(id: string): Promise<Words>;
}

export function wordsOfPostgres({ all }: Rows): PostgresWords {
  const known = new Map<string, Words>([['', NO_WORDS]]);
  return {
    get: async (id) => {
      const kept = known.get(id);
      if (kept !== undefined) return kept;
      const [found] = await all<{ words: Uint8Array }>('words', 'SELECT words FROM dictionaries WHERE id = $1', [id]);
      if (found === undefined) throw new Error(`the words ${id} are not in the archive`);
      const words = wordsFromBytes(id, found.words);
      known.set(id, words);
      return words;
    },
  };
}

/** All or nothing. */
async function atOnce<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The partition of a month, if it is not there yet. */
export async function makeMonth(pool: Pool, month: number): Promise<void> {
  const name = `archive_${month}`;
  const { rows } = await pool.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [name]);
  if (rows[0].there) return;
  await atOnce(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MONTHS]);
    await client.query(`CREATE TABLE IF NOT EXISTS ${name} PARTITION OF archive FOR VALUES FROM (${month}) TO (${monthsOn(month, 1)})`);
  });
}

/** How the PostgreSQL store lets go of what is old. */
export function keepingOfPostgres(pool: Pool, { all, run }: Rows, words: PostgresWords, clock: () => number): KeepingStore {
  const ids = async (name: string, text: string, values: readonly unknown[]): Promise<string[]> =>
    (await all<{ id: string }>(name, text, values)).map(({ id }) => id);

  return {
    knowsArchives: async () =>
      (await all('old-nodes', 'SELECT 1 FROM nodes WHERE until >= $1 AND rules IS NULL LIMIT 1', [clock()])).length === 0,
    endedBefore: (before, after, limit) =>
      all<Walked>(
        'ended-before',
        `SELECT m.created, m.id FROM matches m WHERE m.status = 'finished' AND m.archived IS NULL AND m.created < $1 AND ${ENDED} < $1
           AND (m.created, m.id) > ($2, $3) ORDER BY m.created, m.id LIMIT $4`,
        [before, after?.created ?? -1, after?.id ?? '', limit],
      ),
    latestOf: (game, rulesVersion, limit) =>
      ids(
        'latest-of',
        `SELECT id FROM matches WHERE status = 'finished' AND archived IS NULL AND game = $1 AND (doc ->> 'rulesVersion')::int = $2
         ORDER BY created DESC LIMIT $3`,
        [game, rulesVersion, limit],
      ),
    putAway: async (row) => {
      await makeMonth(pool, row.month);
      return atOnce(pool, async (client) => {
        // The row that every change of the match locks.
        await client.query('SELECT 1 FROM live WHERE match = $1 FOR UPDATE', [row.match]);
        const { rowCount } = await client.query(
          "UPDATE matches SET archived = $2 WHERE id = $1 AND status = 'finished' AND archived IS NULL",
          [row.match, row.month],
        );
        if (rowCount === 0) return false;
        await client.query(
          `INSERT INTO archive (month, match, dictionary, journal, course, analysis, sum) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [row.month, row.match, row.dictionary, row.journal, row.course, row.analysis, row.sum],
        );
        for (const table of PUT_AWAY) await client.query(`DELETE FROM ${table} WHERE match = $1`, [row.match]);
        return true;
      });
    },
    wordsOf: async (game, rulesVersion) => {
      const [found] = await ids('words-of', 'SELECT id FROM dictionaries WHERE game = $1 AND rules = $2 LIMIT 1', [game, rulesVersion]);
      return found === undefined ? null : words.get(found);
    },
    saveWords: (game, rulesVersion, fresh) =>
      run('save-words', 'INSERT INTO dictionaries (id, game, rules, words) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
        fresh.id,
        game,
        rulesVersion,
        wordsToBytes(fresh),
      ]),
    archivedBefore: (month, limit) =>
      ids('archived-before', 'SELECT id FROM matches WHERE archived < $1 ORDER BY archived, id LIMIT $2', [month, limit]),
    abandonedBefore: (before, limit) =>
      ids(
        'abandoned-before',
        `SELECT m.id FROM matches m JOIN live l ON l.match = m.id
         WHERE m.status <> 'finished' AND m.created < $1 AND l.updated < $1 ORDER BY m.created LIMIT $2`,
        [before, limit],
      ),
    removeMatches: (gone) =>
      atOnce(pool, async (client) => {
        await client.query('SELECT 1 FROM live WHERE match = ANY ($1) ORDER BY match FOR UPDATE', [gone]);
        await client.query('DELETE FROM archive a USING matches m WHERE m.id = ANY ($1) AND a.month = m.archived AND a.match = m.id', [
          gone,
        ]);
        for (const table of OF_MATCH) await client.query(`DELETE FROM ${table} WHERE match = ANY ($1)`, [gone]);
        await client.query('DELETE FROM commands WHERE scope = ANY ($1)', [gone]);
        await client.query('DELETE FROM matches WHERE id = ANY ($1)', [gone]);
      }),
    dropMonthsBefore: async (month) => {
      const { rows } = await pool.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
         WHERE i.inhparent = 'archive'::regclass AND substring(c.relname FROM '^archive_(\\d{6})$')::int < $1`,
        [month],
      );
      for (const { name } of rows)
        await atOnce(pool, async (client) => {
          await client.query('SELECT pg_advisory_xact_lock($1)', [MONTHS]);
          const left = await client.query(`SELECT 1 FROM ${name} a JOIN matches m ON m.id = a.match LIMIT 1`);
          if (left.rows.length === 0) await client.query(`DROP TABLE ${name}`);
        });
    },
    removeTalkBefore: async (before, limit) =>
      (
        await all(
          'remove-talk',
          `WITH old AS (SELECT DISTINCT l.match FROM lines l JOIN matches m ON m.id = l.match WHERE m.status = 'finished' AND ${ENDED} < $1 LIMIT $2),
             gone AS (DELETE FROM lines l USING old WHERE l.match = old.match)
           SELECT match FROM old`,
          [before, limit],
        )
      ).length,
    silentSince: (before, unplayed, now, limit) =>
      ids(
        'silent-since',
        `SELECT p.id FROM (
           SELECT i.id, greatest((i.doc ->> 'createdAt')::bigint, (SELECT max(d.seen) FROM devices d WHERE d.identity = i.id)) AS last FROM identities i) p
         WHERE (p.last < $1 OR (p.last < $2 AND NOT EXISTS (SELECT 1 FROM members b WHERE b.identity = p.id)
             AND NOT EXISTS (SELECT 1 FROM records r WHERE r.identity = p.id)))
           AND NOT EXISTS (SELECT 1 FROM recoveries r WHERE r.identity = p.id AND r.expires > $3)
           AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.identity = p.id)
           AND NOT EXISTS (SELECT 1 FROM mailboxes l WHERE l.identity = p.id)
           AND NOT EXISTS (SELECT 1 FROM members b JOIN matches m ON m.id = b.match WHERE b.identity = p.id AND m.status <> 'finished')
         LIMIT $4`,
        [before, unplayed, now, limit],
      ),
    removeDevicesBefore: (before) => run('remove-old-devices', 'DELETE FROM devices WHERE seen < $1', [before]),
  };
}
