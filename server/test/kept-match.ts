import type { Match } from '#engine';
import { linked, rootOf } from '../store/chain.ts';
import { type JournalRow, MATCH_DEFAULTS, type MatchRow, type SeatRow, type Store } from '../store/types.ts';

export const sits = (identity: string | null, more: Partial<SeatRow> = {}): SeatRow => ({
  kind: identity === null ? 'bot' : 'human',
  identity,
  name: identity ?? 'Otto',
  avatar: 'fox-1',
  level: null,
  away: null,
  since: 0,
  ...more,
});

/** Puts a finished match of an open table into a store, as if it had been played there. */
export async function keepMatch(
  store: Store,
  id: string,
  { game, header, journal, table }: Match,
  seats: readonly SeatRow[],
  more: Partial<MatchRow> = {},
): Promise<void> {
  const row: MatchRow = {
    ...MATCH_DEFAULTS,
    id,
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    status: 'finished',
    visibility: 'open',
    clock: 'none',
    options: header.options,
    seats,
    players: seats.length,
    host: 'ann',
    // Matches of the lab count their seeds, those of people have 32 bytes.
    seed: header.seed as string,
    undo: null,
    preferences: {},
    rematch: null,
    from: null,
    outcome: table.outcome,
    createdAt: 10,
    startedAt: 11,
    finishedAt: 12,
    ...more,
  };
  const entries: JournalRow[] = [];
  for (const [n, entry] of journal.entries()) entries.push(linked(entries.at(-1)?.hash ?? rootOf(id), n, 1000 + n, entry));
  if ((await store.commit({ match: id, row, due: null, updatedAt: 10, entries })) !== 'done') throw new Error(`${id} is there already`);
}
