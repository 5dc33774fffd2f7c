import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NO_WORDS, type Words } from '../archive/pack.ts';
import { type ArchiveRow, wordsFromBytes, wordsToBytes } from '../archive/row.ts';
import { Hole } from '../chain.ts';

/**
 * Matches that were put away lie in a second file beside the first. The two do not commit together, so the order is: the row is written here and on the disk,
 * then the hot tables let go. Whoever is killed in between finds the match in both and does it again. The file is there from the first match on.
 */
export interface SqliteArchive {
  /** Throws a `Hole` if it is not there. */
  row(month: number, match: string): ArchiveRow;
  words(id: string): Words;
  wordsOf(game: string, rulesVersion: number): Words | null;
  saveWords(game: string, rulesVersion: number, words: Words): void;
  /** On the disk when it returns. */
  put(row: ArchiveRow): void;
  remove(matches: readonly { readonly month: number; readonly match: string }[]): void;
  /** Null: there is no file yet. */
  readonly db: () => DatabaseSync | null;
  /** The file, made if there is none. */
  readonly made: () => DatabaseSync;
  /** How many matches are there. */
  count(): number;
  /** Begins anew instead of a file that cannot be read. */
  startOver(): void;
  /** What is wrong with the file, in words. */
  check(): string[];
  close(): void;
}

export const ARCHIVE_NAME = 'zastolye-archive.db';

/** Copies of the first file lie in one folder and share one archive: what is in it never changes. */
export const archiveFile = (file: string): string => join(dirname(file), ARCHIVE_NAME);

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS archive (
    month INTEGER NOT NULL, match TEXT NOT NULL, dictionary TEXT NOT NULL, journal BLOB NOT NULL, course BLOB NOT NULL, analysis BLOB, sum TEXT NOT NULL,
    PRIMARY KEY (month, match)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS dictionaries (id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, words BLOB NOT NULL) WITHOUT ROWID;
`;

function openFile(file: string): DatabaseSync {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file);
  // One file with nothing beside it. What is removed is overwritten, and its room given back.
  db.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
  );
  db.exec(SCHEMA);
  return db;
}

export function openArchive(file: string, looking: boolean): SqliteArchive {
  let open: DatabaseSync | null = null;
  const known = new Map<string, Words>();
  const made = (): DatabaseSync => {
    open ??= openFile(file);
    return open;
  };
  const db = (): DatabaseSync | null => {
    if (open !== null) return open;
    if (!existsSync(file)) return null;
    if (!looking) return made();
    open = new DatabaseSync(file, { readOnly: true });
    open.exec('PRAGMA busy_timeout = 5000');
    return open;
  };
  const get = (sql: string, ...values: (string | number)[]): unknown =>
    db()
      ?.prepare(sql)
      .get(...values);

  return {
    row: (month, match) => {
      const found = get(
        'SELECT month, match, dictionary, journal, course, analysis, sum FROM archive WHERE month = ? AND match = ?',
        month,
        match,
      );
      if (found === undefined) throw new Hole(match, 0, 'was put away and is not in the archive');
      return found as ArchiveRow;
    },
    words: (id) => {
      if (id === '') return NO_WORDS;
      const kept = known.get(id);
      if (kept !== undefined) return kept;
      const found = get('SELECT words FROM dictionaries WHERE id = ?', id) as { words: Uint8Array } | undefined;
      if (found === undefined) throw new Error(`the words ${id} are not in the archive`);
      const words = wordsFromBytes(id, found.words);
      known.set(id, words);
      return words;
    },
    wordsOf: (game, rulesVersion) => {
      const found = get('SELECT id, words FROM dictionaries WHERE game = ? AND rules = ? LIMIT 1', game, rulesVersion);
      const { id, words } = (found ?? {}) as { id?: string; words?: Uint8Array };
      return id === undefined || words === undefined ? null : wordsFromBytes(id, words);
    },
    saveWords: (game, rulesVersion, words) =>
      void made()
        .prepare('INSERT OR IGNORE INTO dictionaries (id, game, rules, words) VALUES (?, ?, ?, ?)')
        .run(words.id, game, rulesVersion, wordsToBytes(words)),
    put: ({ month, match, dictionary, journal, course, analysis, sum }) =>
      void made()
        .prepare('INSERT OR REPLACE INTO archive (month, match, dictionary, journal, course, analysis, sum) VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(month, match, dictionary, journal, course, analysis, sum),
    remove: (matches) => {
      const file = db();
      if (file === null || matches.length === 0) return;
      const gone = file.prepare('DELETE FROM archive WHERE month = ? AND match = ?');
      file.exec('BEGIN IMMEDIATE');
      for (const { month, match } of matches) gone.run(month, match);
      file.exec('COMMIT');
      file.exec('PRAGMA incremental_vacuum');
    },
    db,
    made,
    count: () => ((get('SELECT count(*) AS count FROM archive') ?? { count: 0 }) as { count: number }).count,
    startOver: () => {
      open?.close();
      open = null;
      rmSync(file, { force: true });
    },
    check: () => {
      try {
        const found = (db()?.prepare('PRAGMA integrity_check(20)').all() ?? []) as { integrity_check: string }[];
        return found
          .map((one) => one.integrity_check)
          .filter((text) => text !== 'ok')
          .map((text) => `archive: ${text}`);
      } catch (error) {
        return [`archive: ${(error as Error).message}`];
      }
    },
    close: () => open?.close(),
  };
}
