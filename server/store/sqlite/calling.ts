import type { DatabaseSync } from 'node:sqlite';
import type {
  CallChange,
  CallFacts,
  CallingStore,
  CallKind,
  ChannelDoc,
  ChannelKind,
  ChannelRow,
  OutboxRow,
  Sent,
  Settled,
} from '../calling.ts';
import type { Queue } from './queue.ts';

interface Found {
  readonly identity: string;
  readonly match: string;
  readonly kind: CallKind;
  readonly at: number;
  readonly due: number | null;
  readonly tries: number;
  readonly lease: number;
  readonly doc: string;
  readonly sent: string;
}

const outboxRow = (found: unknown): OutboxRow => {
  const { doc, sent, ...row } = found as Found;
  return { ...row, facts: JSON.parse(doc) as CallFacts, sent: JSON.parse(sent) as Sent };
};

const channelRow = (found: unknown): ChannelRow => {
  const { doc, ...row } = found as { id: string; identity: string; kind: ChannelKind; doc: string };
  return { ...row, doc: JSON.parse(doc) as ChannelDoc };
};

const COLUMNS = 'identity, match, kind, at, due, tries, lease, doc, sent';

/** Writes calls within the transaction of the change that they belong to. */
export function callsIn(db: DatabaseSync): (calls: readonly CallChange[]) => void {
  const put = db.prepare(
    `INSERT INTO calls (identity, match, kind, at, due, doc) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (identity, match)
     DO UPDATE SET kind = excluded.kind, at = max(excluded.at, at + 1), due = excluded.due, doc = excluded.doc, tries = 0`,
  );
  const end = db.prepare("UPDATE calls SET kind = 'past', at = max(?, at + 1), due = ?, tries = 0 WHERE identity = ? AND match = ?");
  const amend = db.prepare(
    "UPDATE calls SET doc = ?, due = CASE WHEN kind = 'quarter' THEN ? ELSE due END WHERE identity = ? AND match = ? AND kind <> 'past'",
  );
  return (calls) => {
    for (const { how, call } of calls) {
      const { identity, match, kind, at, due } = call;
      const doc = JSON.stringify(call.facts);
      if (how === 'put') put.run(identity, match, kind, at, due, doc);
      else if (how === 'end') end.run(at, due, identity, match);
      else amend.run(doc, due, identity, match);
    }
  };
}

/** How people are called, in the embedded store. */
export function callingOfSqlite(db: DatabaseSync, { writing }: Queue): CallingStore {
  const channels = db.prepare('SELECT id, identity, kind, doc FROM channels WHERE identity = ? ORDER BY id');
  const channel = db.prepare('SELECT id, identity, kind, doc FROM channels WHERE id = ?');
  const saveChannel = db.prepare(
    `INSERT INTO channels (id, identity, kind, doc) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET identity = excluded.identity, kind = excluded.kind, doc = excluded.doc`,
  );
  const removeChannel = db.prepare('DELETE FROM channels WHERE id = ?');
  const wishes = db.prepare('SELECT doc FROM callings WHERE identity = ?');
  const wishesOf = (identity: string): string | null => (wishes.get(identity) as { doc: string } | undefined)?.doc ?? null;
  const saveWishes = db.prepare(
    'INSERT INTO callings (identity, doc) VALUES (?, ?) ON CONFLICT (identity) DO UPDATE SET doc = excluded.doc',
  );
  const anyDue = db.prepare('SELECT 1 FROM calls WHERE due <= ? AND lease <= ? LIMIT 1');
  const claim = db.prepare(
    // Read in the order of the index as far as needed; the plus keeps what is changed from being looked for in that index, too.
    `UPDATE calls SET lease = ?2, tries = tries + (lease > 0) WHERE +due <= ?1 AND lease <= ?1
       AND identity IN (SELECT identity FROM calls WHERE due <= ?1 AND lease <= ?1 ORDER BY due LIMIT ?3)
     RETURNING ${COLUMNS}`,
  );
  const outbox = db.prepare(`SELECT ${COLUMNS} FROM calls WHERE identity = ? ORDER BY match`);
  const drop = db.prepare('DELETE FROM calls WHERE identity = ? AND match = ? AND lease = ? AND at = ?');
  const settle = db.prepare(
    'UPDATE calls SET sent = ?, kind = ?, due = ?, tries = ?, lease = 0 WHERE identity = ? AND match = ? AND lease = ? AND at = ?',
  );
  const note = db.prepare('UPDATE calls SET sent = ?, lease = 0 WHERE identity = ? AND match = ? AND lease = ?');
  /** Whether it was still in these hands. */
  function settles({ call: { identity, match, lease, at }, next, sent }: Settled): boolean {
    const of = [identity, match, lease] as const;
    const standing = JSON.stringify(sent);
    const done = next === null ? drop.run(...of, at) : settle.run(standing, next.kind, next.due, next.tries, ...of, at);
    return done.changes > 0 || note.run(standing, ...of).changes > 0;
  }
  const uncalled = db.prepare(
    `SELECT m.id FROM matches m JOIN live l ON l.match = m.id
     WHERE m.status = 'playing' AND m.doc ->> 'clock' IN ('day', 'three-days', 'week') AND l.asked <> '[]' AND l.updated >= ?
       AND NOT EXISTS (SELECT 1 FROM calls c WHERE c.match = m.id AND c.at >= l.updated) ORDER BY l.updated LIMIT ?`,
  );
  return {
    channels: async (identity) => channels.all(identity).map(channelRow),
    channel: async (id) => {
      const found = channel.get(id);
      return found === undefined ? null : channelRow(found);
    },
    saveChannel: ({ id, identity, kind, doc }) => writing(() => void saveChannel.run(id, identity, kind, JSON.stringify(doc))),
    removeChannel: (id) => writing(() => void removeChannel.run(id)),
    wishes: async (identity) => wishesOf(identity),
    saveWishes: (identity, doc) => writing(() => void saveWishes.run(identity, doc)),
    claimCalls: async (now, until, people) => {
      // Looking costs nothing, writing costs a flush.
      if (anyDue.get(now, now) === undefined) return [];
      return writing(() => claim.all(now, until, people).map(outboxRow));
    },
    outbox: async (identity) => outbox.all(identity).map(outboxRow),
    callees: async (identities) =>
      new Map(
        identities.map((identity) => [
          identity,
          { channels: channels.all(identity).map(channelRow), wishes: wishesOf(identity), outbox: outbox.all(identity).map(outboxRow) },
        ]),
      ),
    settleCalls: (settled) => writing(() => settled.filter((one) => !settles(one))),
    uncalled: async (since, limit) => uncalled.all(since, limit).map((found) => (found as { id: string }).id),
  };
}
