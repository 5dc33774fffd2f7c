import type { CompanionRow, ResultRow, ResultStore, TallyRow } from '../types.ts';
import type { Queue } from './queue.ts';
import { docOf, matchRow, type Statements } from './rows.ts';

/** What people have played, in the embedded store. */
export function resultsOfSqlite(s: Statements, { write }: Queue): ResultStore {
  return {
    saveResult: (row) =>
      write(() => s.saveResult.run(row.challenge, row.identity, row.won ? 1 : 0, row.score, row.length, JSON.stringify(row)).changes === 1),
    results: async (challenge, limit) => s.results.all(challenge, limit).map((found) => docOf<ResultRow>(found) as ResultRow),
    standing: async (challenge, identity) => {
      const { players, won } = s.standing.get(challenge) as { players: number; won: number };
      const found = identity === null ? undefined : (s.place.get(challenge, identity) as { place: number } | undefined);
      return { players, won, place: found?.place ?? null };
    },
    tallies: async (identity) => s.tallies.all(identity).map((found) => ({ ...found }) as unknown as TallyRow),
    companions: async (identity, limit) => s.companions.all(identity, limit).map((found) => ({ ...found }) as unknown as CompanionRow),
    pastOf: async (identity, { game, companion, won, before, limit }) =>
      s.pastOf
        .all(identity, before?.at ?? Number.MAX_SAFE_INTEGER, before?.match ?? '', game, won ? 1 : 0, companion, limit)
        .map((found) => {
          const one = found as { doc: string; seat: number; counts: number };
          return { row: matchRow(one.doc), seat: one.seat, counts: one.counts !== 0 };
        }),
  };
}
