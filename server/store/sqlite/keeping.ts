import type { DatabaseSync } from 'node:sqlite';
import type { KeepingStore, Walked } from '../keeping.ts';
import type { SqliteArchive } from './archive.ts';
import { openTail, readTail } from './damage.ts';
import type { Queue } from './queue.ts';

const ENDED = "coalesce(m.doc ->> 'finishedAt', m.created)";
/** What a match leaves behind, by the column that names it. */
const OF_MATCH = {
  journal: 'match',
  checkpoints: 'match',
  courses: 'match',
  analyses: 'match',
  lines: 'match',
  live: 'match',
  presence: 'match',
  members: 'match',
  records: 'match',
  calls: 'match',
  commands: 'scope',
  matches: 'id',
} as const;
const PUT_AWAY = ['journal', 'checkpoints', 'courses', 'analyses', 'presence'] as const;

/** The note of what was acknowledged last must not name what goes: it would be taken for lost. Before it goes, since a note that says nothing does no harm. */
function forgetTail(file: string, ids: readonly string[]): void {
  const last = readTail(file);
  if (last === null || !ids.includes(last.match)) return;
  const tail = openTail(file);
  tail.write({ match: '', n: -1, hash: '' });
  tail.close();
}

/** How the embedded store lets go of what is old. */
export function keepingOfSqlite(db: DatabaseSync, file: string, archive: SqliteArchive, { writing }: Queue): KeepingStore {
  const ids = (sql: string, ...values: (string | number)[]): string[] =>
    db
      .prepare(sql)
      .all(...values)
      .map((found) => (found as { id: string }).id);
  const forget = (tables: readonly (keyof typeof OF_MATCH)[], id: string): void => {
    for (const table of tables) db.prepare(`DELETE FROM ${table} WHERE ${OF_MATCH[table]} = ?`).run(id);
  };

  return {
    knowsArchives: async () => true,
    endedBefore: async (before, after, limit) =>
      db
        .prepare(
          `SELECT m.created, m.id FROM matches m WHERE m.status = 'finished' AND m.archived IS NULL AND m.created < ? AND ${ENDED} < ?
             AND (m.created, m.id) > (?, ?) ORDER BY m.created, m.id LIMIT ?`,
        )
        .all(before, before, after?.created ?? -1, after?.id ?? '', limit)
        .map((found) => ({ ...found }) as unknown as Walked),
    latestOf: async (game, rulesVersion, limit) =>
      ids(
        `SELECT id FROM matches WHERE status = 'finished' AND archived IS NULL AND game = ? AND doc ->> 'rulesVersion' = ? ORDER BY created DESC LIMIT ?`,
        game,
        rulesVersion,
        limit,
      ),
    putAway: async (row) => {
      const isDue = db.prepare("SELECT 1 FROM matches WHERE id = ? AND status = 'finished' AND archived IS NULL");
      if (isDue.get(row.match) === undefined) return false;
      archive.put(row);
      forgetTail(file, [row.match]);
      return writing(() => {
        const { changes } = db
          .prepare("UPDATE matches SET archived = ? WHERE id = ? AND status = 'finished' AND archived IS NULL")
          .run(row.month, row.match);
        if (changes === 0) return false;
        forget(PUT_AWAY, row.match);
        return true;
      });
    },
    wordsOf: async (game, rulesVersion) => archive.wordsOf(game, rulesVersion),
    saveWords: async (game, rulesVersion, words) => archive.saveWords(game, rulesVersion, words),
    archivedBefore: async (month, limit) => ids('SELECT id FROM matches WHERE archived < ? ORDER BY archived, id LIMIT ?', month, limit),
    abandonedBefore: async (before, limit) =>
      ids(
        `SELECT m.id FROM matches m JOIN live l ON l.match = m.id
         WHERE m.status <> 'finished' AND m.created < ? AND l.updated < ? ORDER BY m.created LIMIT ?`,
        before,
        before,
        limit,
      ),
    removeMatches: async (gone) => {
      forgetTail(file, gone);
      const put = await writing(() => {
        const months = gone.flatMap(
          (id) =>
            db.prepare('SELECT archived AS month, id AS match FROM matches WHERE id = ? AND archived IS NOT NULL').all(id) as unknown[],
        ) as { month: number; match: string }[];
        for (const id of gone) forget(Object.keys(OF_MATCH) as (keyof typeof OF_MATCH)[], id);
        return months;
      });
      archive.remove(put);
    },
    dropMonthsBefore: async (month) => {
      // Whoever was killed between the two files has left them.
      const left = archive.db()?.prepare('SELECT month, match FROM archive WHERE month < ? LIMIT 1000').all(month) ?? [];
      archive.remove(
        (left as unknown as { month: number; match: string }[]).filter(
          ({ match }) => db.prepare('SELECT 1 FROM matches WHERE id = ?').get(match) === undefined,
        ),
      );
    },
    removeTalkBefore: (before, limit) =>
      writing(() => {
        const old = ids(
          `SELECT DISTINCT l.match AS id FROM lines l JOIN matches m ON m.id = l.match WHERE m.status = 'finished' AND ${ENDED} < ? LIMIT ?`,
          before,
          limit,
        );
        for (const id of old) forget(['lines'], id);
        return old.length;
      }),
    silentSince: async (before, unplayed, now, limit) =>
      ids(
        `SELECT p.id FROM (
           SELECT i.id, max(i.doc ->> 'createdAt', coalesce((SELECT max(d.seen) FROM devices d WHERE d.identity = i.id), 0)) AS last FROM identities i) p
         WHERE (p.last < ?1 OR (p.last < ?2 AND NOT EXISTS (SELECT 1 FROM members b WHERE b.identity = p.id)
             AND NOT EXISTS (SELECT 1 FROM records r WHERE r.identity = p.id)))
           AND NOT EXISTS (SELECT 1 FROM recoveries r WHERE r.identity = p.id AND r.expires > ?3)
           AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.identity = p.id)
           AND NOT EXISTS (SELECT 1 FROM mailboxes l WHERE l.identity = p.id)
           AND NOT EXISTS (SELECT 1 FROM members b JOIN matches m ON m.id = b.match WHERE b.identity = p.id AND m.status <> 'finished')
         LIMIT ?4`,
        before,
        unplayed,
        now,
        limit,
      ),
    removeDevicesBefore: (before) => writing(() => void db.prepare('DELETE FROM devices WHERE seen < ?').run(before)),
  };
}
