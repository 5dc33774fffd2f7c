import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../types.ts';
import { archiveFile, openArchive, type SqliteArchive } from './archive.ts';
import { callingOfSqlite, callsIn } from './calling.ts';
import { copyStore } from './copy.ts';
import { keepDamaged, openTail, readTail, walDamage } from './damage.ts';
import { keepingOfSqlite } from './keeping.ts';
import { matchesOfSqlite } from './matches.ts';
import { peopleOfSqlite } from './people.ts';
import { plainOfSqlite } from './plain.ts';
import { makeQueue } from './queue.ts';
import { resultsOfSqlite } from './results.ts';
import { prepared, type Statements } from './rows.ts';
import { DURABLY, migrate } from './schema.ts';
import { seatsOfSqlite } from './seats.ts';
import { steadyClock } from './steady.ts';
import { LAST_RESORT_PAGES, openWriter } from './writer.ts';

export interface SqliteSettings {
  /** Told after each transaction: how many changes shared it. */
  readonly onBatch?: (changes: number, seconds: number) => void;
  /** Goes on with what is left of a damaged file, after copies of it have been put aside. */
  readonly acceptLoss?: boolean;
  /** Only looks, also while a server is running on the file; what is damaged is not refused. */
  readonly readOnly?: boolean;
  /** Works on a file that a server may be running on: what is in its hands stays there. */
  readonly beside?: boolean;
}

export interface SqliteStore extends Store {
  /** A whole copy at one moment, while matches go on. The file appears when it is complete; what was put away lies in the archive beside it. */
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

/** The last entry that was acknowledged, if it is missing. */
function lostTail(s: Statements, file: string): string | null {
  const last = readTail(file);
  if (last === null || (s.entryHash.get(last.match, last.n) as { hash: string } | undefined)?.hash === last.hash) return null;
  return `entry ${last.n} of match ${last.match} was acknowledged and is not there any more`;
}

/** Matches that were put away, if not all of them are in the archive any more. */
function lostArchive(s: Statements, archive: SqliteArchive): string | null {
  const wanted = (s.archivedMatches.get() as { count: number }).count;
  if (wanted === 0) return null;
  try {
    const there = archive.count();
    return there >= wanted ? null : `${wanted} matches were put away and ${there} are in the archive`;
  } catch (error) {
    return `${wanted} matches were put away and the archive cannot be read: ${(error as Error).message}`;
  }
}

/** The embedded store: one file, nothing to set up. */
export function openSqlite(file: string, settings: SqliteSettings = {}): SqliteStore {
  const looking = settings.readOnly === true;
  const damage = looking ? null : walDamage(file);
  if (damage !== null) refuseDamaged(null, file, damage, settings);
  const db = looking ? new DatabaseSync(file, { readOnly: true }) : openFile(file);
  db.exec(looking ? 'PRAGMA busy_timeout = 5000' : `${DURABLY} PRAGMA wal_autocheckpoint = ${LAST_RESORT_PAGES};`);
  migrate(db, looking);
  const s = prepared(db);
  const archive = openArchive(archiveFile(file), looking);
  const lost = lostTail(s, file) ?? lostArchive(s, archive);
  if (lost !== null && !looking) {
    refuseDamaged(db, file, lost, settings);
    if (archive.check().length > 0) archive.startOver();
  }
  const tail = looking ? null : openTail(file);
  // Whoever was here before is gone: nobody is connected and nothing is in anybody's hands.
  if (!looking && settings.beside !== true)
    db.exec(
      'UPDATE live SET lease = 0 WHERE lease <> 0; UPDATE calls SET lease = 0 WHERE lease <> 0; UPDATE presence SET connected = 0 WHERE connected <> 0;',
    );
  const queue = makeQueue(db, tail, (changes, seconds) => {
    settings.onBatch?.(changes, seconds);
    writer.lookAtLog();
  });
  const writer = openWriter(db, file, queue, settings.onBatch);
  const clock = steadyClock((s.latest.get() as { at: number }).at);
  const keepClock = (): void => {
    const now = clock();
    s.claim.run('clock', now, now);
  };

  /** A copy of both files is made while nothing is taken out of the second. */
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const keeping = keepingOfSqlite(db, file, archive, queue);

  return {
    ...peopleOfSqlite(s, queue),
    ...seatsOfSqlite(db, queue),
    ...resultsOfSqlite(s, queue),
    ...matchesOfSqlite(s, archive, queue, writer, callsIn(db)),
    ...callingOfSqlite(db, queue),
    ...plainOfSqlite(db, archive, queue),
    ...keeping,
    removeMatches: (ids) => alone(() => keeping.removeMatches(ids)),
    dropMonthsBefore: (month) => alone(() => keeping.dropMonthsBefore(month)),
    bus: null,
    addUses: null,
    shareCounts: null,
    // One process has the file for itself.
    elders: { play: async () => undefined, seen: () => false, know: async () => false },
    clock,
    ping: () => queue.writing(keepClock),
    setting: async (name) => (s.setting.get(name) as { value: string } | undefined)?.value ?? null,
    setSetting: (name, value, before) =>
      queue.write(() => (before === null ? s.addSetting.run(name, value) : s.changeSetting.run(name, value, before)).changes > 0),
    claim: (key, now, until) => queue.write(() => s.claim.run(key, now, until).changes > 0),
    prune: (before) =>
      queue.writing(() => {
        keepClock();
        s.prune.run(before);
        s.pruneMarks.run(before);
        s.pruneRecoveries.run(before);
        s.pruneTickets.run(before);
      }),
    check: async () => {
      const found = db.prepare('PRAGMA integrity_check(20)').all() as { integrity_check: string }[];
      const wrong = found.map((one) => one.integrity_check).filter((text) => text !== 'ok');
      return [walDamage(file), lostTail(s, file), lostArchive(s, archive), ...wrong, ...archive.check()].filter((text) => text !== null);
    },
    backup: (to) => alone(() => copyStore(file, to)),
    close: async () => {
      await queue.drain();
      await writer.close();
      tail?.close();
      archive.close();
      db.close();
    },
  };
}
