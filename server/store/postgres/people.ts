import type { DeviceRow, IdentityRow, MuteRow, PeopleStore } from '../types.ts';
import type { Rows } from './rows.ts';

/** Who people are, in PostgreSQL. */
export function peopleOfPostgres({ all, run, docs }: Rows): PeopleStore {
  return {
    identity: async (id) => (await docs<IdentityRow>('identity', 'SELECT doc FROM identities WHERE id = $1', [id]))[0] ?? null,
    saveIdentity: (row) =>
      run('save-identity', 'INSERT INTO identities (id, doc) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc', [
        row.id,
        JSON.stringify(row),
      ]),
    device: async (id) =>
      (await docs<IdentityRow>('device', 'SELECT i.doc FROM devices d JOIN identities i ON i.id = d.identity WHERE d.id = $1', [id]))[0] ??
      null,
    unknownDevices: async (ids) =>
      (
        await all<{ id: string }>(
          'unknown-devices',
          'SELECT u.id FROM unnest($1::text[]) AS u(id) WHERE NOT EXISTS (SELECT 1 FROM devices d WHERE d.id = u.id) ORDER BY 1',
          [ids],
        )
      ).map(({ id }) => id),
    saveDevice: (row) =>
      run(
        'save-device',
        `INSERT INTO devices (id, identity, label, created, seen) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET label = excluded.label, seen = excluded.seen`,
        [row.id, row.identity, row.label, row.createdAt, row.seenAt],
      ),
    touchDevice: (id, label, seenAt) => run('touch-device', 'UPDATE devices SET label = $2, seen = $3 WHERE id = $1', [id, label, seenAt]),
    devices: (identity) =>
      all<DeviceRow>(
        'devices',
        'SELECT id, identity, label, created AS "createdAt", seen AS "seenAt" FROM devices WHERE identity = $1 ORDER BY seen DESC, id',
        [identity],
      ),
    removeDevices: async (identity, which) => {
      const gone =
        'only' in which
          ? await all<{ id: string }>('remove-device', 'DELETE FROM devices WHERE identity = $1 AND id = $2 RETURNING id', [
              identity,
              which.only,
            ])
          : await all<{ id: string }>('remove-devices', 'DELETE FROM devices WHERE identity = $1 AND id <> $2 RETURNING id', [
              identity,
              which.except,
            ]);
      return gone.map(({ id }) => id);
    },
    setRecovery: (identity, hash, expires) =>
      run(
        'set-recovery',
        `INSERT INTO recoveries (identity, hash, expires) VALUES ($1, $2, $3)
         ON CONFLICT (identity) DO UPDATE SET hash = excluded.hash, expires = excluded.expires`,
        [identity, hash, expires],
      ),
    takeRecovery: async (hash, now) =>
      (
        await docs<IdentityRow>(
          'take-recovery',
          `WITH taken AS (DELETE FROM recoveries WHERE hash = $1 AND expires > $2 RETURNING identity)
           SELECT i.doc FROM taken t JOIN identities i ON i.id = t.identity`,
          [hash, now],
        )
      )[0] ?? null,
    mutes: (identity) =>
      all<MuteRow>('mutes', 'SELECT other AS identity, name, avatar FROM mutes WHERE identity = $1 ORDER BY name, other', [identity]),
    matchesWith: async (identity) =>
      (
        await all<{ match: string }>(
          'matches-with',
          `SELECT match FROM members WHERE identity = $1 UNION SELECT match FROM records WHERE identity = $1
           UNION SELECT id FROM matches WHERE status <> 'finished' AND strpos(doc::text, $1) > 0`,
          [identity],
        )
      ).map(({ match }) => match),
    forget: (identity) =>
      run(
        'forget',
        `WITH said AS (
           UPDATE lines SET doc = (doc::jsonb || '{"identity":null,"name":"","avatar":"","text":""}')::json WHERE doc ->> 'identity' = $1),
         reached AS (
           UPDATE results SET identity = 'gone-' || gen_random_uuid(), doc = (doc::jsonb || '{"identity":"","name":"","avatar":""}')::json
           WHERE identity = $1),
         muted AS (DELETE FROM mutes WHERE identity = $1 OR other = $1),
         sat AS (DELETE FROM members WHERE identity = $1),
         played AS (DELETE FROM records WHERE identity = $1),
         seen AS (DELETE FROM presence WHERE identity = $1),
         keys AS (DELETE FROM passkeys WHERE identity = $1),
         secrets AS (DELETE FROM tickets WHERE identity = $1 OR bound = $1),
         letters AS (DELETE FROM mailboxes WHERE identity = $1),
         going AS (DELETE FROM leavings WHERE identity = $1),
         links AS (DELETE FROM recoveries WHERE identity = $1),
         ways AS (DELETE FROM channels WHERE identity = $1),
         wished AS (DELETE FROM callings WHERE identity = $1),
         called AS (DELETE FROM calls WHERE identity = $1),
         signed AS (DELETE FROM devices WHERE identity = $1)
         DELETE FROM identities WHERE id = $1`,
        [identity],
      ),
    setMute: (identity, other, on) =>
      on
        ? run(
            'mute',
            `INSERT INTO mutes (identity, other, name, avatar) VALUES ($1, $2, $3, $4)
             ON CONFLICT (identity, other) DO UPDATE SET name = excluded.name, avatar = excluded.avatar`,
            [identity, other.identity, other.name, other.avatar],
          )
        : run('unmute', 'DELETE FROM mutes WHERE identity = $1 AND other = $2', [identity, other.identity]),
  };
}
