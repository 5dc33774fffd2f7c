import type { EventView, GameEvent, Snapshot } from '#engine';
import type { TableHouse } from '#server/house.ts';
import type { Analysis } from '#server/schema.ts';
import { listsOfTold } from '#server/store/told.ts';
import type { Change, JournalRow, LineRow, MatchRow, Position, WholeMatch } from '#server/store/types.ts';
import { answerOf, type Base, ofMatch, type TableName } from './base.ts';

/** A match as lists show it, with everything about it but its journal. */
export interface KeptMatch extends Position {
  readonly id: string;
  readonly row: MatchRow;
  /** Hash of the last entry. */
  readonly head: string;
  readonly updated: number;
  readonly asked: readonly number[];
}

interface KeptCheckpoint {
  readonly match: string;
  readonly entries: number;
  readonly snapshot: Snapshot | null;
  readonly events: readonly (readonly GameEvent[])[];
}

type Tables = (name: TableName) => IDBObjectStore;

const OF_A_CHANGE: readonly TableName[] = ['matches', 'journal', 'checkpoints', 'courses', 'lines', 'commands'];
const OF_A_MATCH: readonly TableName[] = ['matches', 'journal', 'checkpoints', 'courses', 'analyses', 'lines'];
const NOTHING: Omit<KeptMatch, 'id' | 'row'> = { version: 0, length: 0, lines: 0, head: '', updated: 0, asked: [] };

/** Where the page's own house keeps its matches, beside what its tables ask for. */
export interface Shelf {
  readonly store: TableHouse['store'];
  readonly all: () => Promise<readonly KeptMatch[]>;
  /** A whole match, to be put down elsewhere. */
  readonly whole: (id: string) => Promise<WholeMatch | null>;
  /** A match from elsewhere; one of that name that lies here already is put away first. */
  readonly put: (match: WholeMatch & { readonly updated: number; readonly asked: readonly number[] }) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

async function kept(table: Tables, id: string): Promise<KeptMatch | undefined> {
  return (await answerOf(table('matches').get(id))) as KeptMatch | undefined;
}

const listOf = async <T>(store: IDBObjectStore, range: IDBKeyRange): Promise<T[]> => (await answerOf(store.getAll(range))) as T[];

/** All checks come first, in the transaction that writes: whoever comes second, in another window, changes nothing. */
async function commit(table: Tables, change: Change): Promise<'done' | 'conflict'> {
  const { match, row, line, command, checkpoint, entries = [] } = change;
  const found = await kept(table, match);
  const before = found ?? NOTHING;
  const version = change.version ?? (row === undefined ? before.version : row.version - 1);
  const isLate =
    before.version !== version ||
    (entries.length > 0 && before.length !== entries[0].n) ||
    (change.after !== undefined && before.length > 0 && before.head !== change.after) ||
    (line !== undefined && before.lines !== line.n);
  const now = row ?? found?.row;
  if (isLate || now === undefined) return 'conflict';
  if (command !== undefined) {
    const { scope = match, actor, key } = command;
    if ((await answerOf(table('commands').get([scope, actor, key]))) !== undefined) return 'conflict';
    table('commands').put({ ...command, scope });
  }
  for (const one of entries) table('journal').put({ match, ...one });
  if (line !== undefined) table('lines').put({ match, ...line });
  const last = entries.at(-1);
  table('matches').put({
    id: match,
    row: now,
    version: row?.version ?? before.version,
    length: last === undefined ? before.length : last.n + 1,
    lines: line === undefined ? before.lines : line.n + 1,
    head: last?.hash ?? before.head,
    updated: change.updatedAt ?? before.updated,
    asked: change.asked ?? before.asked,
  } satisfies KeptMatch);
  if (checkpoint !== undefined) {
    const { entries: covers, snapshot, events, keep } = checkpoint;
    for (const old of await listOf<KeptCheckpoint>(table('checkpoints'), ofMatch(match)))
      if (old.snapshot !== null && !keep.includes(old.entries)) table('checkpoints').put({ ...old, snapshot: null });
    table('checkpoints').put({ match, entries: covers, snapshot, events: listsOfTold(events) } satisfies KeptCheckpoint);
  }
  if (change.course !== undefined) table('courses').put({ match, events: listsOfTold(change.course) });
  return 'done';
}

async function wholeOf(table: Tables, id: string): Promise<WholeMatch | null> {
  const found = await kept(table, id);
  if (found === undefined) return null;
  const journal = (await listOf<JournalRow>(table('journal'), ofMatch(id))).map(({ n, at, entry, hash }) => ({ n, at, entry, hash }));
  const checkpoints = await listOf<KeptCheckpoint>(table('checkpoints'), ofMatch(id));
  const past = checkpoints.flatMap(({ events }) => events);
  const snapshot = checkpoints.find((one) => one.snapshot !== null)?.snapshot ?? null;
  return { row: found.row, journal, lines: found.lines, snapshot, told: past.length, past };
}

async function putDown(table: Tables, { row, journal, updated, asked }: Parameters<Shelf['put']>[0]): Promise<void> {
  for (const one of journal) table('journal').put({ match: row.id, ...one });
  const { version } = row;
  const head = journal.at(-1)?.hash ?? '';
  table('matches').put({ id: row.id, row, version, length: journal.length, lines: 0, head, updated, asked } satisfies KeptMatch);
}

export function openShelf(base: Base, now: () => number): Shelf {
  const { read, write } = base;
  /** What is to be done once, or not too often: in this page. */
  const claims = new Map<string, number>();
  const store: Shelf['store'] = {
    bus: null,
    // No other node, and no release but this one.
    elders: { play: async () => undefined, seen: () => false, know: async () => false },
    claim: async (key, from, until) => {
      if ((claims.get(key) ?? 0) > from) return false;
      claims.set(key, until);
      return true;
    },
    commit: (change) => write(OF_A_CHANGE, (table) => commit(table, change)),
    match: (id) => read(['matches'], async (table) => (await kept(table, id))?.row ?? null),
    position: (id) =>
      read(['matches'], async (table) => {
        const { version, length, lines } = (await kept(table, id)) ?? NOTHING;
        return { version, length, lines };
      }),
    journal: (id, from = 0) => read(['journal'], (table) => listOf<JournalRow>(table('journal'), ofMatch(id, from))),
    whole: (id) => read(OF_A_MATCH, (table) => wholeOf(table, id)),
    course: (id) =>
      read(['courses'], async (table) => {
        const found = (await answerOf(table('courses').get(id))) as { readonly events: readonly (readonly EventView[])[] } | undefined;
        return found?.events ?? null;
      }),
    analysis: (id) =>
      read(['analyses'], async (table) => {
        const found = (await answerOf(table('analyses').get(id))) as { readonly analysis: Analysis } | undefined;
        return found?.analysis ?? null;
      }),
    saveAnalysis: (match, analysis) => write(['analyses'], async (table) => void table('analyses').put({ match, analysis })),
    lines: (id, limit) => read(['lines'], async (table) => (await listOf<LineRow>(table('lines'), ofMatch(id))).slice(-limit)),
    command: (scope, actor, key) =>
      read(['commands'], async (table) => {
        const found = (await answerOf(table('commands').get([scope, actor, key]))) as Change['command'];
        return found === undefined ? null : { reply: found.reply, body: found.body };
      }),
    // Nobody comes and goes: one person, at this device.
    lobbiesOf: async () => [],
    presence: async () => [],
    setPresence: async () => undefined,
    // The deal of the day is played where everybody plays it.
    identity: async (id) => ({ id, name: '', avatar: '', createdAt: now() }),
    saveResult: async () => false,
  };
  const remove = (id: string): Promise<void> =>
    write(OF_A_MATCH, async (table) => {
      for (const name of ['matches', 'courses', 'analyses'] as const) table(name).delete(id);
      for (const name of ['journal', 'checkpoints', 'lines'] as const) table(name).delete(ofMatch(id));
    });
  return {
    store,
    remove,
    all: () => read(['matches'], async (table) => (await answerOf(table('matches').getAll())) as KeptMatch[]),
    whole: store.whole,
    put: async (match) => {
      await remove(match.row.id);
      await write(OF_A_MATCH, (table) => putDown(table, match));
    },
  };
}
