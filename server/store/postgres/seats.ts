import type { LeavingRow, MailboxRow, PasskeyRow, SeatStore, TicketRow } from '../seats.ts';
import type { PlainRow } from '../types.ts';
import { chosenColumns } from './plain.ts';
import type { Rows } from './rows.ts';

const PASSKEY = 'id, identity, site, lock, counter, transports, label, created AS "createdAt", used AS "usedAt"';
const TICKET = 'hash, kind, identity, bound, expires';
const MAILBOX = 'mailbox, identity, address, since';
const GOOD = 'kind = $1 AND hash = $2 AND expires > $3';

/** What keeps seats, in PostgreSQL. */
export function seatsOfPostgres({ all, run }: Rows): SeatStore {
  const one = async <T extends object>(name: string, text: string, values: readonly unknown[]): Promise<T | null> =>
    (await all<T>(name, text, values))[0] ?? null;
  const did = async (name: string, text: string, values: readonly unknown[]): Promise<boolean> =>
    (await all(name, text, values)).length > 0;

  return {
    savePasskey: (row) =>
      did(
        'save-passkey',
        `INSERT INTO passkeys (id, identity, site, lock, counter, transports, label, created, used) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [row.id, row.identity, row.site, row.lock, row.counter, row.transports, row.label, row.createdAt, row.usedAt],
      ),
    passkey: (id) => one<PasskeyRow>('passkey', `SELECT ${PASSKEY} FROM passkeys WHERE id = $1`, [id]),
    passkeys: (identity) =>
      all<PasskeyRow>('passkeys', `SELECT ${PASSKEY} FROM passkeys WHERE identity = $1 ORDER BY used DESC, id`, [identity]),
    usePasskey: (id, before, counter, now) =>
      did('use-passkey', 'UPDATE passkeys SET counter = $3, used = $4 WHERE id = $1 AND counter = $2 RETURNING id', [
        id,
        before,
        counter,
        now,
      ]),
    removePasskey: (identity, id) =>
      did('remove-passkey', 'DELETE FROM passkeys WHERE identity = $1 AND id = $2 RETURNING id', [identity, id]),
    addTicket: (row) =>
      run(
        'add-ticket',
        `INSERT INTO tickets (${TICKET}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO UPDATE
         SET kind = excluded.kind, identity = excluded.identity, bound = excluded.bound, expires = excluded.expires`,
        [row.hash, row.kind, row.identity, row.bound, row.expires],
      ),
    ticket: (kind, hash, now) => one<TicketRow>('ticket', `SELECT ${TICKET} FROM tickets WHERE ${GOOD}`, [kind, hash, now]),
    takeTicket: (kind, hash, now) =>
      one<TicketRow>('take-ticket', `DELETE FROM tickets WHERE ${GOOD} RETURNING ${TICKET}`, [kind, hash, now]),
    dropTickets: (identity, kind) => run('drop-tickets', 'DELETE FROM tickets WHERE identity = $1 AND kind = $2', [identity, kind]),
    recoveryUntil: async (identity, now) =>
      (
        await one<{ expires: number }>('recovery-until', 'SELECT expires FROM recoveries WHERE identity = $1 AND expires > $2', [
          identity,
          now,
        ])
      )?.expires ?? null,
    setMailbox: async (row) => {
      await run('drop-mailboxes', 'DELETE FROM mailboxes WHERE identity = $1 OR mailbox = $2', [row.identity, row.mailbox]);
      await run('set-mailbox', `INSERT INTO mailboxes (${MAILBOX}) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`, [
        row.mailbox,
        row.identity,
        row.address,
        row.since,
      ]);
    },
    seatBehind: (mailbox) => one<MailboxRow>('seat-behind', `SELECT ${MAILBOX} FROM mailboxes WHERE mailbox = $1`, [mailbox]),
    mailboxOf: (identity) => one<MailboxRow>('mailbox-of', `SELECT ${MAILBOX} FROM mailboxes WHERE identity = $1`, [identity]),
    removeMailbox: (identity) => run('remove-mailbox', 'DELETE FROM mailboxes WHERE identity = $1', [identity]),
    setLeaving: (row) =>
      run('set-leaving', 'INSERT INTO leavings (identity, asked, due) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        row.identity,
        row.asked,
        row.due,
      ]),
    leaving: (identity) => one<LeavingRow>('leaving', 'SELECT identity, asked, due FROM leavings WHERE identity = $1', [identity]),
    stay: (identity) => did('stay', 'DELETE FROM leavings WHERE identity = $1 RETURNING identity', [identity]),
    leavingBefore: async (due, limit) =>
      (
        await all<{ identity: string }>('leaving-before', 'SELECT identity FROM leavings WHERE due < $1 ORDER BY due, identity LIMIT $2', [
          due,
          limit,
        ])
      ).map(({ identity }) => identity),
    bringOver: (from, to, matches) =>
      run(
        'bring-over',
        `WITH said AS (
           UPDATE lines SET doc = (doc::jsonb || jsonb_build_object('identity', $2::text))::json WHERE doc ->> 'identity' = $1),
         muting AS (
           INSERT INTO mutes (identity, other, name, avatar) SELECT $2, other, name, avatar FROM mutes WHERE identity = $1 AND other <> $2
           UNION ALL SELECT identity, $2, name, avatar FROM mutes WHERE other = $1 AND identity <> $2 ON CONFLICT DO NOTHING),
         played AS (
           UPDATE records r SET identity = $2 WHERE r.identity = $1 AND r.match = ANY ($3)
             AND NOT EXISTS (SELECT 1 FROM records o WHERE o.identity = $2 AND o.match = r.match))
         UPDATE results r SET identity = $2, doc = (r.doc::jsonb || jsonb_build_object('identity', $2::text))::json
           WHERE r.identity = $1 AND r.doc ->> 'match' = ANY ($3)
             AND NOT EXISTS (SELECT 1 FROM results o WHERE o.identity = $2 AND replace(o.challenge, '/new', '') = replace(r.challenge, '/new', ''))`,
        [from, to, matches],
      ),
    rowsOf: (table, identity) => {
      const column = table === 'identities' ? 'id' : table === 'lines' ? "(doc ->> 'identity')" : 'identity';
      return all<PlainRow>(`rows-of-${table}`, `SELECT ${chosenColumns(table)} FROM ${table} WHERE ${column} = $1`, [identity]);
    },
  };
}
