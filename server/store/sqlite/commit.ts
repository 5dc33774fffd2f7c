import type { CallChange } from '../calling.ts';
import { textOfTold } from '../told.ts';
import type { Change, MatchRow } from '../types.ts';
import type { Tail } from './damage.ts';
import type { Statements } from './rows.ts';

export interface LiveRow {
  readonly version: number;
  readonly length: number;
  readonly lines: number;
  readonly head: string;
  readonly due: number | null;
  readonly lease: number;
  readonly updated: number;
  readonly asked: string;
}
export const NOT_LIVE: LiveRow = { version: 0, length: 0, lines: 0, head: '', due: null, lease: 0, updated: 0, asked: '[]' };

/** A change as it goes into the tables: numbers and texts, which cost next to nothing to hand to another thread. */
export interface Laid {
  readonly match: string;
  readonly version: number | null;
  readonly after: string | null;
  readonly row: Pick<MatchRow, 'version' | 'game' | 'status' | 'visibility' | 'createdAt'> | null;
  readonly doc: string;
  readonly members: readonly string[];
  readonly entries: readonly (readonly [n: number, at: number, entry: string, hash: string])[];
  readonly line: { readonly n: number; readonly doc: string } | null;
  readonly command: readonly [scope: string, actor: string, key: string, body: string, at: number, reply: string] | null;
  /** Undefined: it stays. */
  readonly due: number | null | undefined;
  readonly asked: string | null;
  readonly updatedAt: number | null;
  readonly checkpoint: { readonly covers: number; readonly snapshot: string; readonly events: string; readonly keep: string } | null;
  readonly course: string | null;
  readonly calls: readonly CallChange[];
}

export function laidOut(change: Change): Laid {
  const { match, row, line, command, checkpoint } = change;
  return {
    match,
    version: change.version ?? (row === undefined ? null : row.version - 1),
    after: change.after ?? null,
    row:
      row === undefined
        ? null
        : { version: row.version, game: row.game, status: row.status, visibility: row.visibility, createdAt: row.createdAt },
    doc: row === undefined ? '' : JSON.stringify(row),
    members: row?.seats.map(({ identity }) => identity).filter((identity) => identity !== null) ?? [],
    entries: change.entries?.map(({ n, at, entry, hash }) => [n, at, JSON.stringify(entry), hash] as const) ?? [],
    line: line === undefined ? null : { n: line.n, doc: JSON.stringify(line) },
    command:
      command === undefined
        ? null
        : [command.scope ?? match, command.actor, command.key, command.body, command.at, JSON.stringify(command.reply)],
    due: change.due,
    asked: change.asked === undefined ? null : JSON.stringify(change.asked),
    updatedAt: change.updatedAt ?? null,
    checkpoint:
      checkpoint === undefined
        ? null
        : {
            covers: checkpoint.entries,
            snapshot: JSON.stringify(checkpoint.snapshot),
            events: textOfTold(checkpoint.events),
            keep: JSON.stringify(checkpoint.keep),
          },
    course: change.course === undefined ? null : textOfTold(change.course),
    calls: change.calls ?? [],
  };
}

const LONG_ENTRIES = 200;
const LONG_TEXT = 256 * 1024;

/** Takes longer to write than the event loop may stand still. */
export const isLong = ({ entries, checkpoint, course }: Laid): boolean =>
  entries.length > LONG_ENTRIES || (checkpoint?.events.length ?? 0) + (course?.length ?? 0) > LONG_TEXT;

/** All checks come first: within the transaction nobody else writes, so a change that passes them goes through whole. */
export function apply(
  s: Statements,
  putCalls: (calls: readonly CallChange[]) => void,
  { match, row, entries, line, command, checkpoint, ...change }: Laid,
): boolean {
  const before = (s.live.get(match) as LiveRow | undefined) ?? NOT_LIVE;
  if (before.version !== (change.version ?? before.version)) return false;
  if (entries.length > 0 && before.length !== entries[0][0]) return false;
  if (change.after !== null && before.length > 0 && before.head !== change.after) return false;
  if (line !== null && before.lines !== line.n) return false;
  if (command !== null && s.addCommand.run(...command).changes === 0) return false;

  if (row !== null) {
    if (row.version === 1) s.insertMatch.run(match, row.version, row.game, row.status, row.visibility, row.createdAt, change.doc);
    else s.updateMatch.run(row.version, row.status, row.visibility, change.doc, match);
    s.clearMembers.run(match);
    for (const identity of change.members) s.addMember.run(identity, match);
  }
  for (const entry of entries) s.append.run(match, ...entry);
  const last = lastOf({ match, entries });
  if (line !== null) s.addLine.run(match, line.n, line.doc);
  const plans = change.due !== undefined;
  s.saveLive.run(
    match,
    row?.version ?? before.version,
    last === null ? before.length : last.n + 1,
    line === null ? before.lines : line.n + 1,
    last?.hash ?? before.head,
    plans ? (change.due ?? null) : before.due,
    plans ? 0 : before.lease,
    change.updatedAt ?? before.updated,
    change.asked ?? before.asked,
  );
  if (checkpoint !== null) {
    s.addCheckpoint.run(match, checkpoint.covers, checkpoint.snapshot, checkpoint.events);
    s.dropSnapshots.run(match, checkpoint.covers, checkpoint.keep);
  }
  if (change.course !== null) s.saveCourse.run(match, change.course);
  putCalls(change.calls);
  return true;
}

/** The last entry that it brings: once it is on disk, the note of what was acknowledged names it. */
export function lastOf({ match, entries }: Pick<Laid, 'match' | 'entries'>): Tail | null {
  const last = entries.at(-1);
  return last === undefined ? null : { match, n: last[0], hash: last[3] };
}
