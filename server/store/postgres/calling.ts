import type { CallFacts, CallingStore, ChannelRow, OutboxRow } from '../calling.ts';
import type { Rows } from './rows.ts';

const COLUMNS = 'c.identity, c.match, c.kind, c.at, c.due, c.tries, c.doc, c.sent';

type Found = Omit<OutboxRow, 'facts' | 'sent'> & { readonly doc: CallFacts; readonly sent: string };

const outboxRow = ({ doc, sent, ...row }: Found): OutboxRow => ({ ...row, facts: doc, sent: JSON.parse(sent) as OutboxRow['sent'] });

/** How people are called, in PostgreSQL. */
export function callingOfPostgres({ all, run }: Rows): CallingStore {
  return {
    channels: (identity) =>
      all<ChannelRow>('channels', 'SELECT id, identity, kind, doc FROM channels WHERE identity = $1 ORDER BY id', [identity]),
    channel: async (id) =>
      (await all<ChannelRow>('channel', 'SELECT id, identity, kind, doc FROM channels WHERE id = $1', [id]))[0] ?? null,
    saveChannel: ({ id, identity, kind, doc }) =>
      run(
        'save-channel',
        `INSERT INTO channels (id, identity, kind, doc) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET identity = excluded.identity, kind = excluded.kind, doc = excluded.doc`,
        [id, identity, kind, JSON.stringify(doc)],
      ),
    removeChannel: (id) => run('remove-channel', 'DELETE FROM channels WHERE id = $1', [id]),
    wishes: async (identity) =>
      (await all<{ doc: string }>('wishes', 'SELECT doc::text AS doc FROM callings WHERE identity = $1', [identity]))[0]?.doc ?? null,
    saveWishes: (identity, doc) =>
      run('save-wishes', 'INSERT INTO callings (identity, doc) VALUES ($1, $2) ON CONFLICT (identity) DO UPDATE SET doc = excluded.doc', [
        identity,
        doc,
      ]),
    claimCalls: async (now, until, people) =>
      (
        await all<Found>(
          'claim-calls',
          `WITH mine AS (
             SELECT identity, match FROM calls WHERE due <= $1 AND lease <= $1
               AND identity IN (SELECT identity FROM calls WHERE due <= $1 AND lease <= $1 ORDER BY due LIMIT $3)
             ORDER BY identity, match FOR UPDATE SKIP LOCKED)
           UPDATE calls c SET lease = $2 FROM mine WHERE c.identity = mine.identity AND c.match = mine.match RETURNING ${COLUMNS}`,
          [now, until, people],
        )
      ).map(outboxRow),
    outbox: async (identity) =>
      (await all<Found>('outbox', `SELECT ${COLUMNS} FROM calls c WHERE c.identity = $1 ORDER BY c.match`, [identity])).map(outboxRow),
    settleCall: ({ identity, match, at }, { kind, due, tries, sent }) =>
      run(
        'settle-call',
        `UPDATE calls SET sent = $4, kind = CASE WHEN at = $3 THEN $5 ELSE kind END, due = CASE WHEN at = $3 THEN $6 ELSE due END,
           tries = CASE WHEN at = $3 THEN $7 ELSE tries END, lease = CASE WHEN at = $3 THEN 0 ELSE lease END
         WHERE identity = $1 AND match = $2`,
        [identity, match, at, JSON.stringify(sent), kind, due, tries],
      ),
    dropCall: ({ identity, match, at }) =>
      run('drop-call', 'DELETE FROM calls WHERE identity = $1 AND match = $2 AND at = $3', [identity, match, at]),
    uncalled: async (since, limit) =>
      (
        await all<{ id: string }>(
          'uncalled',
          `SELECT m.id FROM matches m JOIN live l ON l.match = m.id
           WHERE m.status = 'playing' AND m.doc ->> 'clock' IN ('day', 'three-days', 'week') AND l.asked::text <> '[]' AND l.updated >= $1
             AND NOT EXISTS (SELECT 1 FROM calls c WHERE c.match = m.id AND c.at >= l.updated) ORDER BY l.updated LIMIT $2`,
          [since, limit],
        )
      ).map(({ id }) => id),
  };
}
