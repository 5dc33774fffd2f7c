import type { DatabaseSync } from 'node:sqlite';
import type { LeavingRow, MailboxRow, PasskeyRow, SeatStore, TicketRow } from '../seats.ts';
import { type PlainRow, TABLES } from '../types.ts';
import type { Queue } from './queue.ts';

const PASSKEY = 'id, identity, site, lock, counter, transports, label, created AS createdAt, used AS usedAt';
const TICKET = 'hash, kind, identity, bound, expires';
const MAILBOX = 'mailbox, identity, address, since';
const GOOD = 'kind = ? AND hash = ? AND expires > ?';

/** Each step names the one who goes (?1) and the one who stays (?2). */
const BROUGHT = [
  "UPDATE lines SET doc = json_set(doc, '$.identity', ?2) WHERE doc ->> 'identity' = ?1",
  'INSERT OR IGNORE INTO mutes (identity, other, name, avatar) SELECT ?2, other, name, avatar FROM mutes WHERE identity = ?1 AND other <> ?2',
  'INSERT OR IGNORE INTO mutes (identity, other, name, avatar) SELECT identity, ?2, name, avatar FROM mutes WHERE other = ?1 AND identity <> ?2',
];
const BROUGHT_BY_MATCH = [
  'UPDATE OR IGNORE records SET identity = ?2 WHERE identity = ?1 AND match = ?3',
  `UPDATE OR IGNORE results SET identity = ?2, doc = json_set(doc, '$.identity', ?2) WHERE identity = ?1 AND doc ->> 'match' = ?3
     AND NOT EXISTS (SELECT 1 FROM results o WHERE o.identity = ?2 AND replace(o.challenge, '/new', '') = replace(results.challenge, '/new', ''))`,
];

/** What keeps seats, in the embedded store. */
export function seatsOfSqlite(db: DatabaseSync, { writing, write }: Queue): SeatStore {
  const one = <T>(sql: string, ...values: (string | number)[]): T | null => {
    const found = db.prepare(sql).get(...values);
    return found === undefined ? null : ({ ...found } as unknown as T);
  };
  const all = <T>(sql: string, ...values: (string | number)[]): T[] =>
    db
      .prepare(sql)
      .all(...values)
      .map((found) => ({ ...found }) as unknown as T);
  const change = (sql: string, ...values: (string | number)[]): Promise<boolean> => write(() => db.prepare(sql).run(...values).changes > 0);
  const done = async (changed: Promise<boolean>): Promise<void> => void (await changed);

  return {
    savePasskey: (row) =>
      change(
        'INSERT OR IGNORE INTO passkeys (id, identity, site, lock, counter, transports, label, created, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        row.id,
        row.identity,
        row.site,
        row.lock,
        row.counter,
        row.transports,
        row.label,
        row.createdAt,
        row.usedAt,
      ),
    passkey: async (id) => one<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?`, id),
    passkeys: async (identity) => all<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE identity = ? ORDER BY used DESC, id`, identity),
    usePasskey: (id, before, counter, now) =>
      change('UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND counter = ?', counter, now, id, before),
    removePasskey: (identity, id) => change('DELETE FROM passkeys WHERE identity = ? AND id = ?', identity, id),
    addTicket: (row) =>
      done(
        change(
          `INSERT OR REPLACE INTO tickets (${TICKET}) VALUES (?, ?, ?, ?, ?)`,
          row.hash,
          row.kind,
          row.identity,
          row.bound,
          row.expires,
        ),
      ),
    ticket: async (kind, hash, now) => one<TicketRow>(`SELECT ${TICKET} FROM tickets WHERE ${GOOD}`, kind, hash, now),
    takeTicket: (kind, hash, now) =>
      writing(() => one<TicketRow>(`DELETE FROM tickets WHERE ${GOOD} RETURNING ${TICKET}`, kind, hash, now)),
    dropTickets: (identity, kind) => done(change('DELETE FROM tickets WHERE identity = ? AND kind = ?', identity, kind)),
    recoveryUntil: async (identity, now) =>
      one<{ expires: number }>('SELECT expires FROM recoveries WHERE identity = ? AND expires > ?', identity, now)?.expires ?? null,
    setMailbox: (row) =>
      writing(() => {
        db.prepare('DELETE FROM mailboxes WHERE identity = ? OR mailbox = ?').run(row.identity, row.mailbox);
        db.prepare(`INSERT INTO mailboxes (${MAILBOX}) VALUES (?, ?, ?, ?)`).run(row.mailbox, row.identity, row.address, row.since);
      }),
    seatBehind: async (mailbox) => one<MailboxRow>(`SELECT ${MAILBOX} FROM mailboxes WHERE mailbox = ?`, mailbox),
    mailboxOf: async (identity) => one<MailboxRow>(`SELECT ${MAILBOX} FROM mailboxes WHERE identity = ?`, identity),
    removeMailbox: (identity) => done(change('DELETE FROM mailboxes WHERE identity = ?', identity)),
    setLeaving: (row) =>
      done(change('INSERT OR IGNORE INTO leavings (identity, asked, due) VALUES (?, ?, ?)', row.identity, row.asked, row.due)),
    leaving: async (identity) => one<LeavingRow>('SELECT identity, asked, due FROM leavings WHERE identity = ?', identity),
    stay: (identity) => change('DELETE FROM leavings WHERE identity = ?', identity),
    leavingBefore: async (due, limit) =>
      all<LeavingRow>('SELECT identity FROM leavings WHERE due < ? ORDER BY due, identity LIMIT ?', due, limit).map(
        ({ identity }) => identity,
      ),
    bringOver: (from, to, matches) =>
      writing(() => {
        for (const sql of BROUGHT) db.prepare(sql).run(from, to);
        for (const match of matches) for (const sql of BROUGHT_BY_MATCH) db.prepare(sql).run(from, to, match);
      }),
    rowsOf: async (table, identity) => {
      const column = table === 'identities' ? 'id' : table === 'lines' ? "(doc ->> 'identity')" : 'identity';
      return all<PlainRow>(`SELECT ${TABLES[table].columns.join(', ')} FROM ${table} WHERE ${column} = ?`, identity);
    },
  };
}
