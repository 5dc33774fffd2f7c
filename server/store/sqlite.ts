import { chmodSync, closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { EventView, GameEvent, Snapshot } from '#engine';
import type { Analysis, CommandReply } from '../schema.ts';
import { type RawEntry, unchained } from './chain.ts';
import { keepDamaged, openTail, readTail, walDamage } from './damage.ts';
import { migrate, STATEMENTS } from './sqlite-schema.ts';
import { steadyClock } from './steady.ts';
import {
  type Change,
  type CompanionRow,
  type DeviceRow,
  type IdentityRow,
  type LineRow,
  type ListedRow,
  MATCH_DEFAULTS,
  type MatchRow,
  type MuteRow,
  type PlainRow,
  type Position,
  type PresenceRow,
  type ResultRow,
  type Store,
  TABLES,
  type TallyRow,
} from './types.ts';

interface LiveRow extends Position {
  readonly head: string;
  readonly due: number | null;
  readonly lease: number;
  readonly updated: number;
  readonly asked: string;
}
const NOT_LIVE: LiveRow = { version: 0, length: 0, lines: 0, head: '', due: null, lease: 0, updated: 0, asked: '[]' };

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

/** The embedded store: one file, nothing to set up. Writes of one turn of the event loop share one transaction and one flush to disk. */
export function openSqlite(file: string, settings: SqliteSettings = {}): SqliteStore {
  const looking = settings.readOnly === true;
  const damage = looking ? null : walDamage(file);
  if (damage !== null) refuseDamaged(null, file, damage, settings);
  const db = looking ? new DatabaseSync(file, { readOnly: true }) : openFile(file);
  if (looking) db.exec('PRAGMA busy_timeout = 5000');
  else db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 4000;');
  migrate(db, looking);
  const s = Object.fromEntries(Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)])) as unknown as Statements;
  const lost = lostTail();
  if (lost !== null && !looking) refuseDamaged(db, file, lost, settings);
  const tail = looking ? null : openTail(file);
  // Whoever was here before is gone: nobody is connected and nothing is in anybody's hands.
  if (!looking) db.exec('UPDATE live SET lease = 0 WHERE lease <> 0; UPDATE presence SET connected = 0 WHERE connected <> 0;');

  let queue: Waiting[] = [];
  let scheduled: NodeJS.Immediate | null = null;
  /** The last entry written in this transaction. */
  let written: { match: string; n: number; hash: string } | null = null;

  /** The last entry that was acknowledged, if it is missing. */
  function lostTail(): string | null {
    const last = readTail(file);
    if (last === null || (s.entryHash.get(last.match, last.n) as { hash: string } | undefined)?.hash === last.hash) return null;
    return `entry ${last.n} of match ${last.match} was acknowledged and is not there any more`;
  }

  function flush(): void {
    scheduled = null;
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    const begun = performance.now();
    const results: boolean[] = [];
    written = null;
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const one of batch) results.push(one.run());
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const one of batch) one.fail(error);
      return;
    }
    if (written !== null) tail?.write(written);
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
  /** A write that always takes place, and what it found. */
  async function writing<T>(run: () => T): Promise<T> {
    let result: T | undefined;
    await write(() => {
      result = run();
      return true;
    });
    return result as T;
  }

  /** All checks come first: within the transaction nobody else writes, so a change that passes them goes through whole. */
  function apply(change: Change): boolean {
    const { match, row, line, command, checkpoint } = change;
    const entries = change.entries ?? [];
    const before = (s.live.get(match) as LiveRow | undefined) ?? NOT_LIVE;
    const version = change.version ?? (row === undefined ? before.version : row.version - 1);
    if (before.version !== version) return false;
    if (entries.length > 0 && before.length !== entries[0].n) return false;
    if (change.after !== undefined && before.length > 0 && before.head !== change.after) return false;
    if (line !== undefined && before.lines !== line.n) return false;
    if (command !== undefined) {
      const { scope = match, actor, key, body, at, reply } = command;
      if (s.addCommand.run(scope, actor, key, body, at, JSON.stringify(reply)).changes === 0) return false;
    }

    if (row !== undefined) saveRow(row);
    for (const one of entries) s.append.run(match, one.n, one.at, JSON.stringify(one.entry), one.hash);
    const last = entries.at(-1);
    if (last !== undefined) written = { match, n: last.n, hash: last.hash };
    if (line !== undefined) s.addLine.run(match, line.n, JSON.stringify(line));
    const plans = change.due !== undefined;
    s.saveLive.run(
      match,
      row?.version ?? before.version,
      last === undefined ? before.length : last.n + 1,
      line === undefined ? before.lines : line.n + 1,
      last?.hash ?? before.head,
      plans ? (change.due ?? null) : before.due,
      plans ? 0 : before.lease,
      change.updatedAt ?? before.updated,
      change.asked === undefined ? before.asked : JSON.stringify(change.asked),
    );
    if (checkpoint !== undefined) {
      s.addCheckpoint.run(match, checkpoint.entries, JSON.stringify(checkpoint.snapshot), JSON.stringify(checkpoint.events));
      s.dropSnapshots.run(match, checkpoint.entries, JSON.stringify(checkpoint.keep));
    }
    if (change.course !== undefined) s.saveCourse.run(match, JSON.stringify(change.course));
    return true;
  }

  function saveRow(row: MatchRow): void {
    const text = JSON.stringify(row);
    if (row.version === 1) s.insertMatch.run(row.id, row.version, row.game, row.status, row.visibility, row.createdAt, text);
    else s.updateMatch.run(row.version, row.status, row.visibility, text, row.id);
    s.clearMembers.run(row.id);
    for (const seat of row.seats) if (seat.identity !== null) s.addMember.run(seat.identity, row.id);
  }

  const doc = <T>(found: unknown): T | null => (found === undefined ? null : (JSON.parse((found as { doc: string }).doc) as T));
  const matchRow = (text: string): MatchRow => ({ ...MATCH_DEFAULTS, ...(JSON.parse(text) as MatchRow) });
  const listed = (found: unknown): ListedRow => {
    const one = found as { doc: string; updated: number; asked: string };
    return { row: matchRow(one.doc), updatedAt: one.updated, asked: JSON.parse(one.asked) as number[] };
  };

  const liveOf = (id: string): LiveRow => (s.live.get(id) as LiveRow | undefined) ?? NOT_LIVE;
  const positionOf = (id: string): Position => {
    const { version, length, lines } = liveOf(id);
    return { version, length, lines };
  };
  const clock = steadyClock((s.latest.get() as { at: number }).at);
  const ping = (): Promise<void> =>
    writing(() => {
      const now = clock();
      s.claim.run('clock', now, now);
    });

  return {
    bus: null,
    addUses: null,
    shareCounts: null,
    clock,
    ping,
    claim: (key, now, until) => write(() => s.claim.run(key, now, until).changes > 0),

    identity: async (id) => doc<IdentityRow>(s.identity.get(id)),
    saveIdentity: (row) => writing(() => void s.saveIdentity.run(row.id, JSON.stringify(row))),
    device: async (id) => doc<IdentityRow>(s.device.get(id)),
    unknownDevices: async (ids) => ids.filter((id) => s.device.get(id) === undefined),
    saveDevice: (row) => writing(() => void s.saveDevice.run(row.id, row.identity, row.label, row.createdAt, row.seenAt)),
    touchDevice: (id, label, seenAt) => writing(() => void s.touchDevice.run(label, seenAt, id)),
    devices: async (identity) =>
      s.devices.all(identity).map((found): DeviceRow => {
        const one = found as { id: string; identity: string; label: string; created: number; seen: number };
        return { id: one.id, identity: one.identity, label: one.label, createdAt: one.created, seenAt: one.seen };
      }),
    removeDevices: (identity, which) =>
      writing(() => {
        const found = 'only' in which ? s.removeOne.all(identity, which.only) : s.removeOthers.all(identity, which.except);
        return found.map((one) => (one as { id: string }).id);
      }),
    setRecovery: (identity, hash, expires) => writing(() => void s.setRecovery.run(identity, hash, expires)),
    takeRecovery: (hash, now) =>
      writing(() => {
        const found = s.takeRecovery.get(hash, now) as { identity: string } | undefined;
        return found === undefined ? null : doc<IdentityRow>(s.identity.get(found.identity));
      }),
    mutes: async (identity) => s.mutes.all(identity).map((found) => ({ ...found }) as unknown as MuteRow),
    setMute: (identity, other, on) =>
      writing(() => void (on ? s.mute.run(identity, other.identity, other.name, other.avatar) : s.unmute.run(identity, other.identity))),

    saveResult: (row) =>
      write(() => s.saveResult.run(row.challenge, row.identity, row.won ? 1 : 0, row.score, row.length, JSON.stringify(row)).changes === 1),
    results: async (challenge, limit) => s.results.all(challenge, limit).map((found) => doc<ResultRow>(found) as ResultRow),
    standing: async (challenge, identity) => {
      const { players, won } = s.standing.get(challenge) as { players: number; won: number };
      const found = identity === null ? undefined : (s.place.get(challenge, identity) as { place: number } | undefined);
      return { players, won, place: found?.place ?? null };
    },

    commit: async (change) => ((await write(() => apply(change))) ? 'done' : 'conflict'),
    match: async (id) => {
      const found = s.match.get(id) as { doc: string } | undefined;
      return found === undefined ? null : matchRow(found.doc);
    },
    position: async (id) => positionOf(id),
    positions: async (ids) => new Map(ids.map((id): [string, Position] => [id, positionOf(id)]).filter(([, at]) => at.version > 0)),
    journal: async (id, from = 0) => {
      const end = liveOf(id);
      return unchained(id, s.journal.all(id, Math.max(0, from - 1)) as unknown as RawEntry[], from, end);
    },
    checkpoint: async (id) => ({
      snapshot: doc<Snapshot>(s.snapshot.get(id)),
      told: (s.told.get(id) as { told: number }).told,
    }),
    past: async (id) => s.past.all(id).flatMap((found) => JSON.parse((found as { events: string }).events) as GameEvent[][]),
    course: async (id) => doc<EventView[][]>(s.course.get(id)),
    analysis: async (id) => doc<Analysis>(s.analysis.get(id)),
    saveAnalysis: (id, analysis) => writing(() => void s.saveAnalysis.run(id, JSON.stringify(analysis))),
    lines: async (id, limit) =>
      s.lines
        .all(id, limit)
        .map((found): LineRow => {
          const line = doc<LineRow>(found) as LineRow;
          return { ...line, identity: line.identity ?? null };
        })
        .reverse(),
    command: async (scope, actor, key) => {
      const found = s.command.get(scope, actor, key) as { reply: string; body: string } | undefined;
      return found === undefined ? null : { reply: JSON.parse(found.reply) as CommandReply, body: found.body };
    },
    openTables: async (limit, game) => s.openTables.all(game ?? null, limit).map(listed),
    matchesOf: async (identity, limit) => s.matchesOf.all(identity, limit).map(listed),
    lobbiesOf: async (identity, limit) => s.lobbiesOf.all(identity, limit).map((found) => matchRow((found as { doc: string }).doc)),
    tallies: async (identity) => s.tallies.all(identity).map((found) => ({ ...found }) as unknown as TallyRow),
    companions: async (identity, limit) => s.companions.all(identity, limit).map((found) => ({ ...found }) as unknown as CompanionRow),
    pastOf: async (identity, { game, companion, won, before, limit }) =>
      s.pastOf
        .all(identity, before?.at ?? Number.MAX_SAFE_INTEGER, before?.match ?? '', game, won ? 1 : 0, companion, limit)
        .map((found) => {
          const one = found as { doc: string; seat: number; counts: number };
          return { row: matchRow(one.doc), seat: one.seat, counts: one.counts !== 0 };
        }),
    claimDue: async (before, now, until, limit) => {
      // Looking costs nothing, writing costs a flush.
      if (s.anyDue.get(before, now) === undefined) return [];
      return writing(() => s.claimDue.all(before, now, until, limit).map((found) => (found as { match: string }).match));
    },
    presence: async (match) =>
      s.presence.all(match).map((found): PresenceRow => {
        const one = found as unknown as { identity: string; connected: number; at: number };
        return { identity: one.identity, connected: one.connected !== 0, at: one.at };
      }),
    setPresence: (match, row) => writing(() => void s.setPresence.run(match, row.identity, row.connected ? 1 : 0, row.at)),
    prune: (before) =>
      writing(() => {
        const now = clock();
        s.claim.run('clock', now, now);
        s.prune.run(before);
        s.pruneMarks.run(before);
        s.pruneRecoveries.run(before);
      }),

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
    check: async () => {
      const found = db.prepare('PRAGMA integrity_check(20)').all() as { integrity_check: string }[];
      const wrong = found.map((one) => one.integrity_check).filter((text) => text !== 'ok');
      return [walDamage(file), lostTail(), ...wrong].filter((text) => text !== null);
    },
    backup: async (to) => {
      const part = `${to}.part`;
      rmSync(part, { force: true });
      closeSync(openSync(part, 'w', 0o600));
      // By a connection of its own, in one step: what is written meanwhile by the other one would stop it.
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
    },
    close: async () => {
      if (scheduled !== null) clearImmediate(scheduled);
      flush();
      tail?.close();
      db.close();
    },
  };
}
