import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Entry, EventView, Snapshot } from '#engine';
import type { CommandReply } from '../schema.ts';
import type { Change, IdentityRow, JournalRow, LineRow, ListedRow, MatchRow, Position, PresenceRow, Store } from './types.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS identities (id TEXT PRIMARY KEY, recovery TEXT UNIQUE, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, game TEXT NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL, created INTEGER NOT NULL, doc TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS matches_open ON matches (created DESC) WHERE visibility = 'open' AND status <> 'finished';
  CREATE TABLE IF NOT EXISTS members (identity TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (identity, match)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS members_match ON members (match);
  CREATE TABLE IF NOT EXISTS journal (match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match, n)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lines (match TEXT NOT NULL, n INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (match, n)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS commands (scope TEXT NOT NULL, actor TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL, reply TEXT NOT NULL, PRIMARY KEY (scope, actor, key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS live (match TEXT PRIMARY KEY, due INTEGER, lease INTEGER NOT NULL DEFAULT 0, updated INTEGER NOT NULL, asked TEXT NOT NULL DEFAULT '[]') WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS live_due ON live (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS snapshots (match TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS courses (match TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS marks (key TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS presence (match TEXT NOT NULL, identity TEXT NOT NULL, connected INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, identity)) WITHOUT ROWID;
`;

const STATEMENTS = {
  identity: 'SELECT doc FROM identities WHERE id = ?',
  identityByRecovery: 'SELECT doc FROM identities WHERE recovery = ?',
  saveIdentity: 'INSERT INTO identities (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc',
  setRecovery: 'UPDATE identities SET recovery = ? WHERE id = ?',
  match: 'SELECT doc FROM matches WHERE id = ?',
  version: 'SELECT version FROM matches WHERE id = ?',
  insertMatch: 'INSERT INTO matches (id, version, game, status, visibility, created, doc) VALUES (?, ?, ?, ?, ?, ?, ?)',
  updateMatch: 'UPDATE matches SET version = ?, status = ?, visibility = ?, doc = ? WHERE id = ?',
  clearMembers: 'DELETE FROM members WHERE match = ?',
  addMember: 'INSERT OR IGNORE INTO members (identity, match) VALUES (?, ?)',
  position: `SELECT version, (SELECT n FROM journal WHERE match = ?1 ORDER BY n DESC LIMIT 1) AS last,
    (SELECT n FROM lines WHERE match = ?1 ORDER BY n DESC LIMIT 1) AS line FROM matches WHERE id = ?1`,
  length: 'SELECT n FROM journal WHERE match = ? ORDER BY n DESC LIMIT 1',
  append: 'INSERT INTO journal (match, n, at, entry) VALUES (?, ?, ?, ?)',
  journal: 'SELECT n, at, entry FROM journal WHERE match = ? AND n >= ? ORDER BY n',
  lastLine: 'SELECT n FROM lines WHERE match = ? ORDER BY n DESC LIMIT 1',
  addLine: 'INSERT INTO lines (match, n, doc) VALUES (?, ?, ?)',
  lines: 'SELECT doc FROM lines WHERE match = ? ORDER BY n DESC LIMIT ?',
  command: 'SELECT reply FROM commands WHERE scope = ? AND actor = ? AND key = ?',
  addCommand: 'INSERT INTO commands (scope, actor, key, at, reply) VALUES (?, ?, ?, ?, ?)',
  live: `INSERT INTO live (match, due, lease, updated, asked) VALUES (?1, ?2, 0, coalesce(?3, 0), coalesce(?4, '[]')) ON CONFLICT (match) DO UPDATE
    SET due = excluded.due, lease = 0, updated = coalesce(?3, updated), asked = coalesce(?4, asked)`,
  touch: 'UPDATE live SET updated = ? WHERE match = ?',
  snapshot: 'SELECT doc FROM snapshots WHERE match = ?',
  saveSnapshot: 'INSERT INTO snapshots (match, doc) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET doc = excluded.doc',
  course: 'SELECT doc FROM courses WHERE match = ?',
  saveCourse: 'INSERT OR REPLACE INTO courses (match, doc) VALUES (?, ?)',
  openTables: `SELECT m.doc, l.updated, l.asked FROM matches m JOIN live l ON l.match = m.id
    WHERE m.visibility = 'open' AND m.status <> 'finished' AND (?1 IS NULL OR m.game = ?1) ORDER BY m.created DESC LIMIT ?2`,
  matchesOf: `SELECT m.doc, l.updated, l.asked FROM members b JOIN matches m ON m.id = b.match JOIN live l ON l.match = m.id
    WHERE b.identity = ? ORDER BY m.status = 'finished', l.updated DESC LIMIT ?`,
  anyDue: 'SELECT 1 FROM live WHERE due <= ? AND lease <= ? LIMIT 1',
  claimDue: `UPDATE live SET lease = ?3 WHERE match IN (SELECT match FROM live WHERE due <= ?1 AND lease <= ?2 ORDER BY due LIMIT ?4) RETURNING match`,
  presence: 'SELECT identity, connected, at FROM presence WHERE match = ?',
  setPresence:
    'INSERT INTO presence (match, identity, connected, at) VALUES (?, ?, ?, ?) ON CONFLICT (match, identity) DO UPDATE SET connected = excluded.connected, at = excluded.at',
  claim: 'INSERT INTO marks (key, until) VALUES (?1, ?3) ON CONFLICT (key) DO UPDATE SET until = excluded.until WHERE until <= ?2',
  prune: 'DELETE FROM commands WHERE at < ?',
  pruneMarks: 'DELETE FROM marks WHERE until < ?',
} as const;
type Statements = { readonly [name in keyof typeof STATEMENTS]: StatementSync };

/** A write waiting for its turn: `run` says whether it took place, `settle` is called once everything is on disk. */
interface Waiting {
  run(): boolean;
  settle(done: boolean): void;
  fail(error: unknown): void;
}

export interface SqliteSettings {
  /** Told after each transaction: how many changes shared it. */
  onBatch?(changes: number, seconds: number): void;
}

/** The embedded store: one file, nothing to set up. Writes of one turn of the event loop share one transaction and one flush to disk. */
export function openSqlite(file: string, settings: SqliteSettings = {}): Store {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 4000;');
  db.exec(TABLES);
  const s = Object.fromEntries(Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)])) as unknown as Statements;
  // Whoever was here before is gone: nobody is connected and nothing is in anybody's hands.
  db.exec('UPDATE live SET lease = 0 WHERE lease <> 0; UPDATE presence SET connected = 0 WHERE connected <> 0;');

  let queue: Waiting[] = [];
  let scheduled: NodeJS.Immediate | null = null;

  function flush(): void {
    scheduled = null;
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    const begun = performance.now();
    const results: boolean[] = [];
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const one of batch) results.push(one.run());
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const one of batch) one.fail(error);
      return;
    }
    settings.onBatch?.(batch.length, (performance.now() - begun) / 1000);
    batch.forEach((one, i) => {
      one.settle(results[i]);
    });
  }

  function write(run: () => boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      queue.push({ run, settle: resolve, fail: reject });
      scheduled ??= setImmediate(flush);
    });
  }

  const nextOf = (last: unknown): number => (last === undefined ? 0 : (last as { n: number }).n + 1);

  /** All checks come first: within the transaction nobody else writes, so a change that passes them goes through whole. */
  function apply(change: Change): boolean {
    const { match, row, entries, line, command } = change;
    const version = change.version ?? (row === undefined ? undefined : row.version - 1);
    if (version !== undefined) {
      const found = s.version.get(match) as { version: number } | undefined;
      if ((found?.version ?? 0) !== version) return false;
    }
    if (entries !== undefined && entries.length > 0 && nextOf(s.length.get(match)) !== entries[0].n) return false;
    if (line !== undefined && nextOf(s.lastLine.get(match)) !== line.n) return false;
    if (command !== undefined && s.command.get(command.scope ?? match, command.actor, command.key) !== undefined) return false;

    if (row !== undefined) saveRow(row);
    for (const one of entries ?? []) s.append.run(match, one.n, one.at, JSON.stringify(one.entry));
    if (line !== undefined) s.addLine.run(match, line.n, JSON.stringify(line));
    if (command !== undefined)
      s.addCommand.run(command.scope ?? match, command.actor, command.key, command.at, JSON.stringify(command.reply));
    if (change.due !== undefined)
      s.live.run(match, change.due, change.updatedAt ?? null, change.asked === undefined ? null : JSON.stringify(change.asked));
    else if (change.updatedAt !== undefined) s.touch.run(change.updatedAt, match);
    if (change.snapshot !== undefined) s.saveSnapshot.run(match, JSON.stringify(change.snapshot));
    if (change.course !== undefined) s.saveCourse.run(match, JSON.stringify(change.course));
    return true;
  }

  function saveRow(row: MatchRow): void {
    const doc = JSON.stringify(row);
    if (row.version === 1) s.insertMatch.run(row.id, row.version, row.game, row.status, row.visibility, row.createdAt, doc);
    else s.updateMatch.run(row.version, row.status, row.visibility, doc, row.id);
    s.clearMembers.run(row.id);
    for (const seat of row.seats) if (seat.identity !== null) s.addMember.run(seat.identity, row.id);
  }

  const doc = <T>(found: unknown): T | null => (found === undefined ? null : (JSON.parse((found as { doc: string }).doc) as T));
  /** Asked with every request: kept for a moment. Another process may change it meanwhile, so not for long. */
  const known = new Map<string, { row: IdentityRow; until: number }>();
  const identityOf = (id: string): IdentityRow | null => {
    const now = Date.now();
    const kept = known.get(id);
    if (kept !== undefined && kept.until > now) return kept.row;
    const row = doc<IdentityRow>(s.identity.get(id));
    if (known.size > 10_000) known.clear();
    if (row !== null) known.set(id, { row, until: now + 2000 });
    return row;
  };
  const positionOf = (id: string): Position | null => {
    const found = s.position.get(id) as { version: number; last: number | null; line: number | null } | undefined;
    return found === undefined ? null : { version: found.version, length: (found.last ?? -1) + 1, lines: (found.line ?? -1) + 1 };
  };
  const listed = (found: unknown): ListedRow => {
    const one = found as { doc: string; updated: number; asked: string };
    return { row: JSON.parse(one.doc) as MatchRow, updatedAt: one.updated, asked: JSON.parse(one.asked) as number[] };
  };

  return {
    bus: null,
    clock: null,
    identity: async (id) => identityOf(id),
    identityByRecovery: async (hash) => doc<IdentityRow>(s.identityByRecovery.get(hash)),
    saveIdentity: async (row) => {
      await write(() => {
        known.delete(row.id);
        s.saveIdentity.run(row.id, JSON.stringify(row));
        return true;
      });
    },
    setRecovery: async (id, hash) => {
      await write(() => {
        s.setRecovery.run(hash, id);
        return true;
      });
    },
    commit: async (change) => ((await write(() => apply(change))) ? 'done' : 'conflict'),
    match: async (id) => doc<MatchRow>(s.match.get(id)),
    position: async (id) => positionOf(id) ?? { version: 0, length: 0, lines: 0 },
    positions: async (ids) =>
      new Map(
        ids.flatMap((id): [string, Position][] => {
          const found = positionOf(id);
          return found === null ? [] : [[id, found]];
        }),
      ),
    journal: async (id, from = 0) =>
      s.journal.all(id, from).map((found): JournalRow => {
        const one = found as unknown as { n: number; at: number; entry: string };
        return { n: one.n, at: one.at, entry: JSON.parse(one.entry) as Entry };
      }),
    snapshot: async (id) => doc<Snapshot>(s.snapshot.get(id)),
    course: async (id) => doc<EventView[][]>(s.course.get(id)),
    lines: async (id, limit) =>
      s.lines
        .all(id, limit)
        .map((found) => JSON.parse((found as { doc: string }).doc) as LineRow)
        .reverse(),
    command: async (scope, actor, key) => {
      const found = s.command.get(scope, actor, key) as { reply: string } | undefined;
      return found === undefined ? null : (JSON.parse(found.reply) as CommandReply);
    },
    openTables: async (limit, game) => s.openTables.all(game ?? null, limit).map(listed),
    matchesOf: async (identity, limit) => s.matchesOf.all(identity, limit).map(listed),
    claimDue: async (before, now, until, limit) => {
      // Looking costs nothing, writing costs a flush.
      if (s.anyDue.get(before, now) === undefined) return [];
      let taken: string[] = [];
      await write(() => {
        taken = s.claimDue.all(before, now, until, limit).map((found) => (found as { match: string }).match);
        return true;
      });
      return taken;
    },
    claim: (key, now, until) => write(() => s.claim.run(key, now, until).changes > 0),
    presence: async (match) =>
      s.presence.all(match).map((found): PresenceRow => {
        const one = found as unknown as { identity: string; connected: number; at: number };
        return { identity: one.identity, connected: one.connected !== 0, at: one.at };
      }),
    setPresence: async (match, row) => {
      await write(() => {
        s.setPresence.run(match, row.identity, row.connected ? 1 : 0, row.at);
        return true;
      });
    },
    prune: async (before) => {
      await write(() => {
        s.prune.run(before);
        s.pruneMarks.run(before);
        return true;
      });
    },
    close: async () => {
      if (scheduled !== null) clearImmediate(scheduled);
      flush();
      db.close();
    },
  };
}
