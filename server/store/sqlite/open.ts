import { chmodSync, closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { type PlainRow, type PlainStore, type Store, TABLES } from '../types.ts';
import { keepDamaged, openTail, readTail, walDamage } from './damage.ts';
import { matchesOfSqlite } from './matches.ts';
import { peopleOfSqlite } from './people.ts';
import { makeQueue, type Queue } from './queue.ts';
import { resultsOfSqlite } from './results.ts';
import { prepared, type Statements } from './rows.ts';
import { migrate } from './schema.ts';
import { steadyClock } from './steady.ts';

export interface SqliteSettings {
  /** Told after each transaction: how many changes shared it. */
  readonly onBatch?: (changes: number, seconds: number) => void;
  /** Goes on with what is left of a damaged file, after copies of it have been put aside. */
  readonly acceptLoss?: boolean;
  /** Only looks, also while a server is running on the file; what is damaged is not refused. */
  readonly readOnly?: boolean;
}

export interface SqliteStore extends Store {
  /** A whole copy at one moment, while matches go on. The file appears when it is complete. */
  backup(file: string): Promise<void>;
}

/** Something that was acknowledged is not in the file any more: nobody should go on without knowing. */
export class Damaged extends Error {}

/** Readable by nobody else from its first moment; the files beside it take their mode from it. */
function openFile(file: string): DatabaseSync {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return new DatabaseSync(file);
}

function refuseDamaged(db: DatabaseSync | null, file: string, what: string, settings: SqliteSettings): void {
  const folder = keepDamaged(file, Date.now());
  if (settings.acceptLoss === true) return;
  db?.close();
  throw new Damaged(`${what}. The files as they are have been copied to ${folder}`);
}

/** More than a database has. */
const ALL_PAGES = 2 ** 30;

/** The last entry that was acknowledged, if it is missing. */
function lostTail(s: Statements, file: string): string | null {
  const last = readTail(file);
  if (last === null || (s.entryHash.get(last.match, last.n) as { hash: string } | undefined)?.hash === last.hash) return null;
  return `entry ${last.n} of match ${last.match} was acknowledged and is not there any more`;
}

/** Rows as they lie in the tables. */
function plainOfSqlite(db: DatabaseSync, { writing }: Queue): PlainStore {
  return {
    dump: async (table, after, limit) => {
      const { key, columns } = TABLES[table];
      const keys = columns.slice(0, key).join(', ');
      const where = after === null ? '' : `WHERE (${keys}) > (${after.map(() => '?').join(', ')})`;
      const sql = `SELECT ${columns.join(', ')} FROM ${table} ${where} ORDER BY ${keys} LIMIT ?`;
      return db.prepare(sql).all(...(after ?? []), limit) as PlainRow[];
    },
    restore: (table, rows) =>
      writing(() => {
        const { columns } = TABLES[table];
        const put = db.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
        for (const row of rows) put.run(...columns.map((column) => row[column]));
      }),
  };
}

/** By a connection of its own, in one step: what is written meanwhile by the other one would stop it. */
async function copyTo(file: string, to: string): Promise<void> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'w', 0o600));
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  // One file, without others beside it.
  const copy = new DatabaseSync(part);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  renameSync(part, to);
}

/** The embedded store: one file, nothing to set up. */
export function openSqlite(file: string, settings: SqliteSettings = {}): SqliteStore {
  const looking = settings.readOnly === true;
  const damage = looking ? null : walDamage(file);
  if (damage !== null) refuseDamaged(null, file, damage, settings);
  const db = looking ? new DatabaseSync(file, { readOnly: true }) : openFile(file);
  // First of all, so that two who open a new file at once wait for each other.
  db.exec('PRAGMA busy_timeout = 5000');
  if (!looking) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;');
  migrate(db, looking);
  const s = prepared(db);
  const lost = lostTail(s, file);
  if (lost !== null && !looking) refuseDamaged(db, file, lost, settings);
  const tail = looking ? null : openTail(file);
  // Whoever was here before is gone: nobody is connected and nothing is in anybody's hands.
  if (!looking) db.exec('UPDATE live SET lease = 0 WHERE lease <> 0; UPDATE presence SET connected = 0 WHERE connected <> 0;');
  const queue = makeQueue(db, tail, settings.onBatch);
  const clock = steadyClock((s.latest.get() as { at: number }).at);
  const keepClock = (): void => {
    const now = clock();
    s.claim.run('clock', now, now);
  };

  return {
    ...peopleOfSqlite(s, queue),
    ...resultsOfSqlite(s, queue),
    ...matchesOfSqlite(s, queue),
    ...plainOfSqlite(db, queue),
    bus: null,
    addUses: null,
    shareCounts: null,
    clock,
    ping: () => queue.writing(keepClock),
    claim: (key, now, until) => queue.write(() => s.claim.run(key, now, until).changes > 0),
    prune: (before) =>
      queue.writing(() => {
        keepClock();
        s.prune.run(before);
        s.pruneMarks.run(before);
        s.pruneRecoveries.run(before);
      }),
    check: async () => {
      const found = db.prepare('PRAGMA integrity_check(20)').all() as { integrity_check: string }[];
      const wrong = found.map((one) => one.integrity_check).filter((text) => text !== 'ok');
      return [walDamage(file), lostTail(s, file), ...wrong].filter((text) => text !== null);
    },
    backup: (to) => copyTo(file, to),
    close: async () => {
      queue.flush();
      tail?.close();
      db.close();
    },
  };
}
