import type { EventView, GameEvent, Snapshot } from '#engine';
import type { Analysis, CommandReply } from '../../schema.ts';
import { analysisIn, courseIn, journalIn } from '../archive/row.ts';
import type { CallChange } from '../calling.ts';
import { type RawEntry, unchained } from '../chain.ts';
import type { Change, JournalRow, LineRow, ListedRow, MatchRow, MatchStore, Position, PresenceRow } from '../types.ts';
import type { SqliteArchive } from './archive.ts';
import type { Queue } from './queue.ts';
import { docOf, matchRow, type Statements } from './rows.ts';

interface LiveRow extends Position {
  readonly head: string;
  readonly due: number | null;
  readonly lease: number;
  readonly updated: number;
  readonly asked: string;
}
const NOT_LIVE: LiveRow = { version: 0, length: 0, lines: 0, head: '', due: null, lease: 0, updated: 0, asked: '[]' };

/** Matches, in the embedded store. */
export function matchesOfSqlite(
  s: Statements,
  archive: SqliteArchive,
  { write, writing, wrote, atOnce }: Queue,
  putCalls: (calls: readonly CallChange[]) => void,
): MatchStore {
  const found = (id: string): { doc: string; archived: number | null } | undefined =>
    s.match.get(id) as { doc: string; archived: number | null } | undefined;
  /** What was put away of the match, read by `read`; null: it is not put away. */
  function putAway<T>(id: string, read: (row: ReturnType<SqliteArchive['row']>) => T): T | null {
    const month = found(id)?.archived ?? null;
    return month === null ? null : read(archive.row(month, id));
  }
  const liveOf = (id: string): LiveRow => (s.live.get(id) as LiveRow | undefined) ?? NOT_LIVE;
  const positionOf = (id: string): Position => {
    const { version, length, lines } = liveOf(id);
    return { version, length, lines };
  };
  const journalOf = (id: string, from: number): JournalRow[] => {
    const end = liveOf(id);
    const kept = putAway(id, (row) => journalIn(row, archive.words(row.dictionary), end));
    return kept === null ? unchained(id, s.journal.all(id, Math.max(0, from - 1)) as unknown as RawEntry[], from, end) : kept.slice(from);
  };

  return {
    commit: async (change) => ((await write(() => apply(s, change, wrote, putCalls))) ? 'done' : 'conflict'),
    match: async (id) => {
      const row = found(id);
      return row === undefined ? null : matchRow(row.doc);
    },
    position: async (id) => positionOf(id),
    positions: async (ids) => new Map(ids.map((id): [string, Position] => [id, positionOf(id)]).filter(([, at]) => at.version > 0)),
    journal: async (id, from = 0) => atOnce(() => journalOf(id, from)),
    whole: async (id) =>
      atOnce(() => {
        const row = found(id);
        if (row === undefined) return null;
        return {
          row: matchRow(row.doc),
          journal: journalOf(id, 0),
          lines: liveOf(id).lines,
          snapshot: docOf<Snapshot>(s.snapshot.get(id)),
          told: (s.told.get(id) as { told: number }).told,
          past: s.past.all(id).flatMap((one) => JSON.parse((one as { events: string }).events) as GameEvent[][]),
        };
      }),
    course: async (id) =>
      atOnce(() => docOf<EventView[][]>(s.course.get(id)) ?? putAway(id, (row) => courseIn(row, archive.words(row.dictionary)))),
    analysis: async (id) => atOnce(() => docOf<Analysis>(s.analysis.get(id)) ?? putAway(id, analysisIn)),
    saveAnalysis: (id, analysis) => writing(() => void s.saveAnalysis.run(id, JSON.stringify(analysis))),
    lines: async (id, limit) =>
      s.lines
        .all(id, limit)
        .map((found): LineRow => {
          const line = docOf<LineRow>(found) as LineRow;
          return { ...line, identity: line.identity ?? null };
        })
        .reverse(),
    command: async (scope, actor, key) => {
      const found = s.command.get(scope, actor, key) as { reply: string; body: string } | undefined;
      return found === undefined ? null : { reply: JSON.parse(found.reply) as CommandReply, body: found.body };
    },
    openTables: async (limit, game) => s.openTables.all(game ?? null, limit).map(listed),
    matchesOf: async (identity, limit) => s.matchesOf.all(identity, limit).map(listed),
    tablesOf: async (identity, since, limit) => s.tablesOf.all(identity, since, limit).map(listed),
    lobbiesOf: async (identity, limit) => s.lobbiesOf.all(identity, limit).map((found) => matchRow((found as { doc: string }).doc)),
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
  };
}

/** All checks come first: within the transaction nobody else writes, so a change that passes them goes through whole. */
function apply(s: Statements, change: Change, wrote: Queue['wrote'], putCalls: (calls: readonly CallChange[]) => void): boolean {
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

  if (row !== undefined) saveRow(s, row);
  for (const one of entries) s.append.run(match, one.n, one.at, JSON.stringify(one.entry), one.hash);
  const last = entries.at(-1);
  if (last !== undefined) wrote({ match, n: last.n, hash: last.hash });
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
  if (change.calls !== undefined) putCalls(change.calls);
  return true;
}

function saveRow(s: Statements, row: MatchRow): void {
  const text = JSON.stringify(row);
  if (row.version === 1) s.insertMatch.run(row.id, row.version, row.game, row.status, row.visibility, row.createdAt, text);
  else s.updateMatch.run(row.version, row.status, row.visibility, text, row.id);
  s.clearMembers.run(row.id);
  for (const seat of row.seats) if (seat.identity !== null) s.addMember.run(seat.identity, row.id);
}

const listed = (found: unknown): ListedRow => {
  const one = found as { doc: string; updated: number; asked: string };
  return { row: matchRow(one.doc), updatedAt: one.updated, asked: JSON.parse(one.asked) as number[] };
};
