import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setImmediate as soon } from 'node:timers/promises';
import { type ArchiveRow, isUnhurt } from '../archive/row.ts';
import { archiveFile, openArchive } from './archive.ts';

/** More than a database has. */
const ALL_PAGES = 2 ** 30;
const AT_ONCE = 100;

/** A whole copy of the first file. By a connection of its own, in one step: what is written meanwhile by the other one would stop it. */
async function copyHot(file: string, to: string): Promise<void> {
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

/**
 * All copies in a folder share one archive, since what is put away never changes: only what is new is added to it, and only what the copied store has let go of
 * is taken out. What is damaged here does not take the place of what is whole there.
 */
async function copyArchive(file: string, to: string): Promise<void> {
  if (!existsSync(archiveFile(file))) return;
  const target = openArchive(archiveFile(to), false);
  const hurt: string[] = [];
  try {
    const db = target.made();
    db.prepare('ATTACH ? AS source').run(archiveFile(file));
    db.prepare('ATTACH ? AS hot').run(to);
    db.exec('INSERT OR IGNORE INTO dictionaries SELECT * FROM source.dictionaries');
    const fresh = db.prepare(
      `SELECT s.* FROM source.archive s WHERE (s.month, s.match) > (?, ?)
         AND NOT EXISTS (SELECT 1 FROM archive t WHERE t.month = s.month AND t.match = s.match AND t.sum = s.sum)
       ORDER BY s.month, s.match LIMIT ${AT_ONCE}`,
    );
    for (let last = { month: 0, match: '' }; ; await soon()) {
      const rows = fresh.all(last.month, last.match) as unknown as ArchiveRow[];
      if (rows.length === 0) break;
      last = rows[rows.length - 1];
      db.exec('BEGIN IMMEDIATE');
      for (const row of rows)
        if (isUnhurt(row)) target.put(row);
        else hurt.push(row.match);
      db.exec('COMMIT');
    }
    db.exec('DELETE FROM archive WHERE NOT EXISTS (SELECT 1 FROM hot.matches m WHERE m.id = archive.match)');
    db.exec('PRAGMA incremental_vacuum');
  } finally {
    target.close();
  }
  if (hurt.length > 0) throw new Error(`damaged in the archive: ${hurt.join(', ')}`);
}

/**
 * The first file comes first: a match that is put away meanwhile is then in both copies, never in none.
 */
export async function copyStore(file: string, to: string): Promise<void> {
  await copyHot(file, to);
  await copyArchive(file, to);
}
