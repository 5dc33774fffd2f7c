import type { EventView, GameEvent, Snapshot } from '#engine';
import { turn } from '../../match/pieces.ts';
import type { Analysis, CommandReply } from '../../schema.ts';
import { analysisIn, courseIn, journalIn } from '../archive/row.ts';
import type { CallChange } from '../calling.ts';
import { type RawEntry, unchained } from '../chain.ts';
import type { JournalRow, LineRow, ListedRow, MatchStore, Position, PresenceRow } from '../types.ts';
import type { SqliteArchive } from './archive.ts';
import { apply, isLong, type Laid, type LiveRow, laidOut, lastOf, NOT_LIVE } from './commit.ts';
import type { Queue } from './queue.ts';
import { docOf, matchRow, type Statements } from './rows.ts';
import type { Writer } from './writer.ts';

/** To understand so many at once takes a millisecond or two, as long as it takes to wait for one's turn. */
const MANY_ENTRIES = 600;

/** Matches, in the embedded store. */
export function matchesOfSqlite(
  s: Statements,
  archive: SqliteArchive,
  { write, writing, wrote, atOnce }: Queue,
  writer: Writer,
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
  const rawJournal = (id: string, from: number): RawEntry[] => s.journal.all(id, Math.max(0, from - 1)) as unknown as RawEntry[];
  const archivedJournal = (id: string, end: LiveRow): JournalRow[] | null =>
    putAway(id, (row) => journalIn(row, archive.words(row.dictionary), end));
  /** A journal as it lies there; `raw` is null where it was put away. */
  const journalOf = (id: string, from: number) => {
    const end = liveOf(id);
    const journal = archivedJournal(id, end);
    return { end, journal: journal?.slice(from) ?? [], raw: journal === null ? rawJournal(id, from) : null };
  };
  type Stored = ReturnType<typeof journalOf>;
  /** A long one is a lot: read at one moment, and understood in pieces. */
  const understood = async (id: string, from: number, { end, journal, raw }: Stored): Promise<JournalRow[]> => {
    if (raw === null) return journal;
    if (raw.length > MANY_ENTRIES) await turn();
    return unchained(id, raw, from, end);
  };
  const wholeOf = (id: string) => {
    const row = found(id);
    if (row === undefined) return null;
    return {
      doc: row.doc,
      stored: journalOf(id, 0),
      snapshot: s.snapshot.get(id),
      told: (s.told.get(id) as { told: number }).told,
      past: s.past.all(id).map((one) => (one as { events: string }).events),
    };
  };
  const put = (laid: Laid): boolean => {
    const done = apply(s, putCalls, laid);
    const last = lastOf(laid);
    if (done && last !== null) wrote(last);
    return done;
  };

  return {
    commit: async (change) => {
      const laid = laidOut(change);
      return (await (isLong(laid) ? writer.commit(laid) : write(() => put(laid)))) ? 'done' : 'conflict';
    },
    match: async (id) => {
      const row = found(id);
      return row === undefined ? null : matchRow(row.doc);
    },
    position: async (id) => positionOf(id),
    positions: async (ids) => new Map(ids.map((id): [string, Position] => [id, positionOf(id)]).filter(([, at]) => at.version > 0)),
    journal: async (id, from = 0) =>
      understood(
        id,
        from,
        atOnce(() => journalOf(id, from)),
      ),
    whole: async (id) => {
      const found = atOnce(() => wholeOf(id));
      if (found === null) return null;
      const journal = await understood(id, 0, found.stored);
      if (journal.length > MANY_ENTRIES) await turn();
      return {
        row: matchRow(found.doc),
        journal,
        lines: found.stored.end.lines,
        snapshot: docOf<Snapshot>(found.snapshot),
        told: found.told,
        past: found.past.flatMap((events) => JSON.parse(events) as GameEvent[][]),
      };
    },
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

const listed = (found: unknown): ListedRow => {
  const one = found as { doc: string; updated: number; asked: string };
  return { row: matchRow(one.doc), updatedAt: one.updated, asked: JSON.parse(one.asked) as number[] };
};
