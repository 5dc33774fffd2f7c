import { type ArchiveRow, journalIn } from '../archive/row.ts';
import { Hole, type RawEntry, unchained } from '../chain.ts';
import type { JournalRow } from '../types.ts';
import type { PostgresWords } from './keeping.ts';
import type { Rows } from './rows.ts';

/** A journal as it was at one moment: on the hot tables, or put away under a month. */
export interface JournalFound {
  readonly length: number;
  readonly head: string;
  readonly journal: RawEntry[] | null;
  readonly archived: number | null;
}

/** Reads what was put away. */
export function archivedOf(
  all: Rows['all'],
  words: PostgresWords,
): {
  /** Null: the match is not put away. */
  readonly putAway: (id: string) => Promise<ArchiveRow | null>;
  readonly journalOf: (id: string, from: number, found: JournalFound) => Promise<JournalRow[]>;
} {
  async function rowOf(month: number, id: string): Promise<ArchiveRow> {
    const [row] = await all<ArchiveRow>(
      'archived',
      'SELECT month, match, dictionary, journal, course, analysis, sum FROM archive WHERE month = $1 AND match = $2',
      [month, id],
    );
    if (row === undefined) throw new Hole(id, 0, 'was put away and is not in the archive');
    return row;
  }
  return {
    putAway: async (id) => {
      const [found] = await all<{ archived: number | null }>('archived-in', 'SELECT archived FROM matches WHERE id = $1', [id]);
      const month = found?.archived ?? null;
      return month === null ? null : rowOf(month, id);
    },
    journalOf: async (id, from, found) => {
      if (found.archived === null) return unchained(id, found.journal ?? [], from, found);
      const row = await rowOf(found.archived, id);
      return journalIn(row, await words.get(row.dictionary), found).slice(from);
    },
  };
}
