import type { CallFacts, CallingStore, ChannelRow, OutboxRow, Settled } from '../calling.ts';
import type { Rows } from './rows.ts';

const COLUMNS = 'c.identity, c.match, c.kind, c.at, c.due, c.tries, c.lease, c.doc, c.sent';

type Found = Omit<OutboxRow, 'facts' | 'sent'> & { readonly doc: CallFacts; readonly sent: string };

const outboxRow = ({ doc, sent, ...row }: Found): OutboxRow => ({ ...row, facts: doc, sent: JSON.parse(sent) as OutboxRow['sent'] });

/** Those that are still in one's own hands, as they are now; then each is done with, or goes on, or has become another one. `how`: what is done about rows that others change. */
const settling = (how: '' | 'SKIP LOCKED'): string => `
  WITH mine AS (
    SELECT g.*, c.at AS now, g.kind IS NULL AND c.at = g.at AS done
    FROM json_to_recordset($1) AS g(i int, identity text, match text, at bigint, lease bigint, kind text, due bigint, tries int, sent text)
    JOIN calls c ON c.identity = g.identity AND c.match = g.match AND c.lease = g.lease ORDER BY c.identity, c.match FOR UPDATE OF c ${how}),
  dropped AS (DELETE FROM calls c USING mine m WHERE c.identity = m.identity AND c.match = m.match AND m.done),
  settled AS (
    UPDATE calls c SET sent = m.sent, lease = 0, kind = CASE WHEN m.now = m.at THEN m.kind ELSE c.kind END,
      due = CASE WHEN m.now = m.at THEN m.due ELSE c.due END, tries = CASE WHEN m.now = m.at THEN m.tries ELSE c.tries END
    FROM mine m WHERE c.identity = m.identity AND c.match = m.match AND NOT m.done)
  SELECT i FROM mine`;

/** How people are called, in PostgreSQL. */
export function callingOfPostgres({ all, run }: Rows): CallingStore {
  const outboxes = async (identities: readonly string[]): Promise<OutboxRow[]> =>
    (await all<Found>('outboxes', `SELECT ${COLUMNS} FROM calls c WHERE c.identity = ANY ($1) ORDER BY c.match`, [identities])).map(
      outboxRow,
    );
  /** Those about which something could be noted. */
  async function noted(settled: readonly Settled[], how: '' | 'SKIP LOCKED'): Promise<ReadonlySet<Settled>> {
    const given = settled.map(({ call: { identity, match, at, lease }, next, sent }, i) => ({
      i,
      identity,
      match,
      at,
      lease,
      sent: JSON.stringify(sent),
      ...next,
    }));
    const found = await all<{ i: number }>(`settle-calls ${how}`, settling(how), [JSON.stringify(given)]);
    return new Set(found.map(({ i }) => settled[i]));
  }

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
           UPDATE calls c SET lease = $2, tries = c.tries + (c.lease > 0)::int FROM mine WHERE c.identity = mine.identity AND c.match = mine.match RETURNING ${COLUMNS}`,
          [now, until, people],
        )
      ).map(outboxRow),
    outbox: (identity) => outboxes([identity]),
    callees: async (identities) => {
      const [channels, wishes, outbox] = await Promise.all([
        all<ChannelRow>('channels-of', 'SELECT id, identity, kind, doc FROM channels WHERE identity = ANY ($1) ORDER BY id', [identities]),
        all<{ identity: string; doc: string }>('wishes-of', 'SELECT identity, doc::text AS doc FROM callings WHERE identity = ANY ($1)', [
          identities,
        ]),
        outboxes(identities),
      ]);
      const [ways, calls] = [Map.groupBy(channels, ({ identity }) => identity), Map.groupBy(outbox, ({ identity }) => identity)];
      const said = new Map(wishes.map(({ identity, doc }) => [identity, doc]));
      return new Map(
        identities.map((identity) => [
          identity,
          { channels: ways.get(identity) ?? [], wishes: said.get(identity) ?? null, outbox: calls.get(identity) ?? [] },
        ]),
      );
    },
    settleCalls: async (settled) => {
      // Whoever waited for one row while holding others could be waited for in turn: what others change is left over, and then waited for alone.
      const once = await noted(settled, 'SKIP LOCKED');
      const left = settled.filter((one) => !once.has(one));
      const lost = await Promise.all(left.map(async (one) => ((await noted([one], '')).has(one) ? [] : [one])));
      return lost.flat();
    },
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
