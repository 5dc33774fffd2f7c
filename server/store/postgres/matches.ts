import type { EventView, GameEvent, Snapshot } from '#engine';
import type { Analysis, CommandReply } from '../../schema.ts';
import { analysisIn, courseIn } from '../archive/row.ts';
import type { Bus } from '../bus.ts';
import { type LineRow, type ListedRow, MATCH_DEFAULTS, type MatchRow, type MatchStore, type Position, type PresenceRow } from '../types.ts';
import { archivedOf, type JournalFound } from './archived.ts';
import type { PostgresWords } from './keeping.ts';
import type { Rows } from './rows.ts';

const LISTED = 'SELECT m.doc, l.updated, l.asked FROM matches m JOIN live l ON l.match = m.id';

interface ListedFound {
  readonly doc: MatchRow;
  readonly updated: number;
  readonly asked: number[];
}

interface WholeFound extends JournalFound {
  readonly doc: MatchRow;
  readonly lines: number;
  readonly snapshot: Snapshot | null;
  readonly told: number;
  readonly past: GameEvent[][][] | null;
}

const matchRow = (doc: MatchRow): MatchRow => ({ ...MATCH_DEFAULTS, ...doc });
const listed = ({ doc, updated, asked }: ListedFound): ListedRow => ({ row: matchRow(doc), updatedAt: updated, asked });

type LookedAt = Omit<MatchStore, 'commit' | 'claimDue' | 'presence' | 'setPresence'>;

/** What the PostgreSQL store knows of matches. */
export function matchesOfPostgres({ all, run, docs }: Rows, words: PostgresWords): LookedAt {
  const { putAway, journalOf } = archivedOf(all, words);
  return {
    match: async (id) => {
      const [row] = await docs<MatchRow>('match', 'SELECT doc FROM matches WHERE id = $1', [id]);
      return row === undefined ? null : matchRow(row);
    },
    position: async (id) => {
      const [found] = await all<Position>('position', 'SELECT version, length, lines FROM live WHERE match = $1', [id]);
      return found ?? { version: 0, length: 0, lines: 0 };
    },
    positions: async (ids) => {
      const found = await all<Position & { match: string }>(
        'positions',
        'SELECT match, version, length, lines FROM live WHERE match = ANY ($1)',
        [ids],
      );
      return new Map(found.map(({ match, ...position }) => [match, position]));
    },
    journal: async (id, from = 0) => {
      // One question, so that all of it is of one moment: a match may be put away meanwhile.
      const [found] = await all<JournalFound>(
        'journal',
        `SELECT l.length, l.head, (SELECT m.archived FROM matches m WHERE m.id = $1) AS archived,
           (SELECT json_agg(json_build_object('n', j.n, 'at', j.at, 'entry', j.entry::text, 'hash', j.hash) ORDER BY j.n)
             FROM journal j WHERE j.match = $1 AND j.n >= $2) AS journal
         FROM live l WHERE l.match = $1`,
        [id, Math.max(0, from - 1)],
      );
      return found === undefined ? [] : journalOf(id, from, found);
    },
    whole: async (id) => {
      // One question, so that all of it is of one moment.
      const [found] = await all<WholeFound>(
        'whole',
        `SELECT m.doc, m.archived, l.length, l.head, l.lines,
           (SELECT json_agg(json_build_object('n', j.n, 'at', j.at, 'entry', j.entry::text, 'hash', j.hash) ORDER BY j.n)
             FROM journal j WHERE j.match = $1) AS journal,
           (SELECT snapshot FROM checkpoints WHERE match = $1 AND snapshot IS NOT NULL ORDER BY covers LIMIT 1) AS snapshot,
           coalesce((SELECT max(covers) + 1 FROM checkpoints WHERE match = $1), 0) AS told,
           (SELECT json_agg(c.events ORDER BY c.covers) FROM checkpoints c WHERE c.match = $1) AS past
         FROM matches m JOIN live l ON l.match = m.id WHERE m.id = $1`,
        [id],
      );
      if (found === undefined) return null;
      const { doc, lines, snapshot, told } = found;
      return {
        row: matchRow(doc),
        journal: await journalOf(id, 0, found),
        lines,
        snapshot,
        told,
        past: (found.past ?? []).flat(),
      };
    },
    course: async (id) => {
      const [hot] = await docs<EventView[][]>('course', 'SELECT doc FROM courses WHERE match = $1', [id]);
      if (hot !== undefined) return hot;
      const row = await putAway(id);
      return row === null ? null : courseIn(row, await words.get(row.dictionary));
    },
    analysis: async (id) => {
      const [hot] = await docs<Analysis>('analysis', 'SELECT doc FROM analyses WHERE match = $1', [id]);
      if (hot !== undefined) return hot;
      const row = await putAway(id);
      return row === null ? null : analysisIn(row);
    },
    saveAnalysis: async (id, analysis) => {
      await run('save-analysis', 'INSERT INTO analyses (match, doc) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        id,
        JSON.stringify(analysis),
      ]);
    },
    lines: async (id, limit) =>
      (await all<{ doc: LineRow }>('lines', 'SELECT doc FROM lines WHERE match = $1 ORDER BY n DESC LIMIT $2', [id, limit]))
        .map(({ doc }) => ({ ...doc, identity: doc.identity ?? null }))
        .reverse(),
    command: async (scope, actor, key) =>
      (
        await all<{ reply: CommandReply; body: string }>(
          'command',
          'SELECT reply, body FROM commands WHERE scope = $1 AND actor = $2 AND key = $3',
          [scope, actor, key],
        )
      )[0] ?? null,
    openTables: async (limit, game) =>
      (
        await all<ListedFound>(
          'open-tables',
          `${LISTED} WHERE m.visibility = 'open' AND m.status <> 'finished' AND ($1::text IS NULL OR m.game = $1) ORDER BY m.created DESC LIMIT $2`,
          [game ?? null, limit],
        )
      ).map(listed),
    matchesOf: async (identity, limit) =>
      (
        await all<ListedFound>(
          'matches-of',
          `${LISTED} JOIN members b ON b.match = m.id WHERE b.identity = $1 ORDER BY m.status = 'finished', l.updated DESC LIMIT $2`,
          [identity, limit],
        )
      ).map(listed),
    tablesOf: async (identity, since, limit) =>
      (
        await all<ListedFound>(
          'tables-of',
          `${LISTED} JOIN members b ON b.match = m.id WHERE b.identity = $1 AND (m.status <> 'finished' OR l.updated > $2)
             ORDER BY m.status = 'finished', l.updated DESC LIMIT $3`,
          [identity, since, limit],
        )
      ).map(listed),
    lobbiesOf: async (identity, limit) =>
      (
        await all<{ doc: MatchRow }>(
          'lobbies-of',
          `SELECT m.doc FROM members b JOIN matches m ON m.id = b.match WHERE b.identity = $1 AND m.status = 'lobby' ORDER BY m.created DESC LIMIT $2`,
          [identity, limit],
        )
      ).map(({ doc }) => matchRow(doc)),
  };
}

/** What nodes tell each other about matches: who looks after one, and who is connected where. */
export function dutiesOfPostgres(
  { all, run }: Rows,
  node: string,
  clock: () => number,
  bus: Bus,
): Pick<MatchStore, 'claimDue' | 'presence' | 'setPresence'> {
  return {
    claimDue: async (before, now, until, limit) =>
      (
        await all<{ match: string }>(
          'claim-due',
          `UPDATE live SET lease = $3 WHERE match IN (
             SELECT match FROM live WHERE due <= $1 AND lease <= $2 ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING match`,
          [before, now, until, limit],
        )
      ).map(({ match }) => match),
    presence: (match) =>
      all<PresenceRow>(
        'presence',
        `SELECT p.identity, coalesce(bool_or(p.connected AND n.until >= $2 AND p.node <> $3), false) AS connected, max(p.at) AS at
         FROM presence p LEFT JOIN nodes n ON n.node = p.node WHERE p.match = $1 GROUP BY p.identity`,
        [match, clock(), node],
      ),
    setPresence: async (match, row) => {
      await run(
        'set-presence',
        `INSERT INTO presence (match, identity, node, connected, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (match, identity, node) DO UPDATE SET connected = excluded.connected, at = excluded.at`,
        [match, row.identity, node, row.connected, row.at],
      );
      bus.tell({ about: 'presence', id: match });
    },
  };
}
