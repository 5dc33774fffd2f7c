import { type CompanionRow, MATCH_DEFAULTS, type MatchRow, type ResultRow, type ResultStore, type TallyRow } from '../types.ts';
import type { Rows } from './rows.ts';

/** What people have played, in PostgreSQL. */
export function resultsOfPostgres({ all, docs }: Rows): ResultStore {
  return {
    saveResult: async (row) =>
      (
        await all(
          'save-result',
          'INSERT INTO results (challenge, identity, won, score, length, doc) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING identity',
          [row.challenge, row.identity, row.won ? 1 : 0, row.score, row.length, JSON.stringify(row)],
        )
      ).length > 0,
    results: (challenge, limit) =>
      docs<ResultRow>('results', 'SELECT doc FROM results WHERE challenge = $1 ORDER BY score DESC, length, identity LIMIT $2', [
        challenge,
        limit,
      ]),
    standing: async (challenge, identity) => {
      const [found] = await all<{ players: number; won: number; place: number | null }>(
        'standing',
        `SELECT count(*) AS players, coalesce(sum(r.won), 0) AS won, (
           SELECT 1 + (SELECT count(*) FROM results b WHERE b.challenge = $1 AND (b.score > a.score OR (b.score = a.score AND b.length < a.length)))
           FROM results a WHERE a.challenge = $1 AND a.identity = $2) AS place FROM results r WHERE r.challenge = $1`,
        [challenge, identity],
      );
      return found;
    },
    tallies: (identity) =>
      all<TallyRow>(
        'tallies',
        `SELECT game, to_char(to_timestamp(finished / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
           count(*) AS matches, sum(counts::int) AS counted, sum(won::int) AS won
         FROM records WHERE identity = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
        [identity],
      ),
    companions: (identity, limit) =>
      all<CompanionRow>(
        'companions',
        `SELECT c.identity, m.doc -> 'seats' -> o.seat ->> 'name' AS name, m.doc -> 'seats' -> o.seat ->> 'avatar' AS avatar,
           c.matches, c.won, c.lost, c.match, o.seat, m.game, c.at
         FROM (SELECT o.identity, (array_agg(o.match ORDER BY o.finished DESC, o.match DESC))[1] AS match, max(o.finished) AS at,
             count(*) AS matches, sum(r.won::int) AS won, sum(o.won::int) AS lost
           FROM records r JOIN records o ON o.match = r.match AND o.identity <> r.identity WHERE r.identity = $1
           GROUP BY o.identity ORDER BY matches DESC, at DESC, o.identity LIMIT $2) c
         JOIN records o ON o.identity = c.identity AND o.finished = c.at AND o.match = c.match JOIN matches m ON m.id = c.match
         ORDER BY c.matches DESC, c.at DESC, c.identity`,
        [identity, limit],
      ),
    pastOf: async (identity, { game, companion, won, before, limit }) =>
      (
        await all<{ doc: MatchRow; seat: number; counts: boolean }>(
          'past-of',
          `SELECT m.doc, r.seat, r.counts FROM records r JOIN matches m ON m.id = r.match
           WHERE r.identity = $1 AND (r.finished, r.match) < ($2, $3) AND ($4::text IS NULL OR r.game = $4) AND (r.won OR NOT $5)
             AND ($6::text IS NULL OR EXISTS (SELECT 1 FROM records o WHERE o.match = r.match AND o.identity = $6))
           ORDER BY r.finished DESC, r.match DESC LIMIT $7`,
          [identity, before?.at ?? Number.MAX_SAFE_INTEGER, before?.match ?? '', game, won, companion, limit],
        )
      ).map(({ doc, ...rest }) => ({ row: { ...MATCH_DEFAULTS, ...doc }, ...rest })),
  };
}
