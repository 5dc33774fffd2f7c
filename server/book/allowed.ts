import type { Entry, Game, Header } from '#engine';
import { daysOf, sealedUntil } from '../lobby/day.ts';
import { headerOf } from '../match/checkpoints.ts';
import type { MatchRow, PlainRow, Store, Value } from '../store/types.ts';

/** Rows that are read at a time. */
const ROWS = 500;

/** Whoever sat or sits there and is known; null: somebody of whom nobody can ask whether it may be. */
function peopleAt({ seats }: MatchRow): string[] | null {
  const people = new Set<string>();
  for (const { kind, identity, was } of seats) {
    // At one device there may be guests who were asked nothing, and whoever is deleted can say nothing any more.
    if (kind === 'hotseat' || (kind !== 'bot' && identity === null && was === undefined)) return null;
    if (identity !== null) people.add(identity);
    if (was !== undefined) people.add(was);
  }
  return people.size === 0 ? null : [...people];
}

/** A match of an open table whose end everybody may know, and that nobody took from elsewhere. */
const isPublic = (row: MatchRow): boolean =>
  row.status === 'finished' &&
  row.visibility === 'open' &&
  row.outcome !== null &&
  row.from === null &&
  row.offline === undefined &&
  row.unchecked === undefined &&
  row.seats.length === row.players;

/** Also those that were put away. */
async function* finishedIn(store: Store, game: Game): AsyncGenerator<string> {
  for (let after: Value[] | null = null; ; ) {
    const rows: PlainRow[] = await store.dump('matches', after, ROWS);
    if (rows.length === 0) return;
    for (const row of rows) if (row.game === game.id && row.status === 'finished') yield String(row.id);
    after = [rows[rows.length - 1].id];
  }
}

/** Finished matches of which puzzles may be made: open tables at which everybody has allowed it, and no deal of a day that is not over. */
export async function* allowedMatches(
  store: Store,
  game: Game,
): AsyncGenerator<{ readonly header: Header; readonly entries: readonly Entry[] }> {
  const days = await daysOf(store);
  const allowed = new Map<string, boolean>();
  for await (const id of finishedIn(store, game)) {
    const row = await store.match(id);
    if (row === null || row.rulesVersion !== game.rulesVersion || !isPublic(row) || sealedUntil(days, row, store.clock()) !== null)
      continue;
    const people = peopleAt(row);
    if (people === null) continue;
    for (const one of people) if (!allowed.has(one)) allowed.set(one, (await store.identity(one))?.puzzles === true);
    if (people.some((one) => allowed.get(one) !== true)) continue;
    yield { header: headerOf(row), entries: (await store.journal(id)).map(({ entry }) => entry) };
  }
}
