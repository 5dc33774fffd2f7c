import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '#engine';
import { linked, rootOf } from '../chain.ts';

/** One step of the schema. A step that has been released is never changed: the next one mends it. */
type Migration = (db: DatabaseSync) => void;

const first = `
  CREATE TABLE IF NOT EXISTS identities (id TEXT PRIMARY KEY, recovery TEXT UNIQUE, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, game TEXT NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL, created INTEGER NOT NULL, doc TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS matches_open ON matches (created DESC) WHERE visibility = 'open' AND status <> 'finished';
  CREATE TABLE IF NOT EXISTS members (identity TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (identity, match)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS members_match ON members (match);
  CREATE TABLE IF NOT EXISTS journal (match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match, n)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lines (match TEXT NOT NULL, n INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (match, n)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS commands (scope TEXT NOT NULL, actor TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL, reply TEXT NOT NULL, PRIMARY KEY (scope, actor, key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS live (match TEXT PRIMARY KEY, due INTEGER, lease INTEGER NOT NULL DEFAULT 0, updated INTEGER NOT NULL, asked TEXT NOT NULL DEFAULT '[]') WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS live_due ON live (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS snapshots (match TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS courses (match TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS presence (match TEXT NOT NULL, identity TEXT NOT NULL, connected INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, identity)) WITHOUT ROWID;
`;

const second = `
  CREATE TABLE devices (id TEXT PRIMARY KEY, identity TEXT NOT NULL, label TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX devices_identity ON devices (identity);
  CREATE TABLE recoveries (identity TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, expires INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE mutes (identity TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL, PRIMARY KEY (identity, other)) WITHOUT ROWID;
  CREATE TABLE results (
    challenge TEXT NOT NULL, identity TEXT NOT NULL, won INTEGER NOT NULL, score REAL NOT NULL, length INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (challenge, identity)
  ) WITHOUT ROWID;
  CREATE INDEX results_best ON results (challenge, score DESC, length);
  CREATE TABLE IF NOT EXISTS marks (key TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE checkpoints (match TEXT NOT NULL, covers INTEGER NOT NULL, snapshot TEXT, events TEXT NOT NULL, PRIMARY KEY (match, covers)) WITHOUT ROWID;
  INSERT INTO checkpoints SELECT match, json_extract(doc, '$.entries'), doc, '[]' FROM snapshots;
  DROP TABLE snapshots;

  -- The cookies that are out there name the person: each person's first device has the same name.
  INSERT INTO devices SELECT id, id, '', json_extract(doc, '$.createdAt'), json_extract(doc, '$.createdAt') FROM identities;
  -- Links from before were good for ever: now for another month, and once.
  INSERT INTO recoveries SELECT id, recovery, (unixepoch() + 30 * 24 * 3600) * 1000 FROM identities WHERE recovery IS NOT NULL;
  CREATE TABLE people (id TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO people SELECT id, doc FROM identities;
  DROP TABLE identities;
  ALTER TABLE people RENAME TO identities;

  ALTER TABLE commands ADD COLUMN body TEXT NOT NULL DEFAULT '';
  ALTER TABLE journal ADD COLUMN hash TEXT NOT NULL DEFAULT '';
  ALTER TABLE live ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE live ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE live ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE live ADD COLUMN head TEXT NOT NULL DEFAULT '';
  UPDATE live SET version = coalesce((SELECT version FROM matches WHERE id = live.match), 0),
    lines = coalesce((SELECT max(n) + 1 FROM lines WHERE lines.match = live.match), 0);
`;

const third = 'CREATE TABLE analyses (match TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;';

/** Whose the finished matches are, and who won: follows from their rows, so that lists of a person read nothing else. */
const recorded = (which: string): string => `
  INSERT OR IGNORE INTO records (identity, finished, match, game, seat, counts, won)
    SELECT identity, finished, id, game, seat, counts, counts AND won FROM (
      SELECT coalesce(s.value ->> 'identity', s.value ->> 'was') AS identity, coalesce(m.doc ->> 'finishedAt', m.created) AS finished, m.id, m.game,
        coalesce(min(CASE WHEN s.value ->> 'kind' <> 'hotseat' THEN s.key END), min(s.key)) AS seat,
        count(*) = 1 AND m.doc ->> 'from' IS NULL AS counts,
        max(s.value ->> 'identity' IS NOT NULL AND s.key IN (SELECT w.value FROM json_each(m.doc, '$.outcome.winners') w)) AS won
      FROM matches m, json_each(m.doc, '$.seats') s WHERE ${which} AND coalesce(s.value ->> 'identity', s.value ->> 'was') IS NOT NULL
      GROUP BY m.id, 1);`;

const fourth = `
  CREATE TABLE records (
    identity TEXT NOT NULL, finished INTEGER NOT NULL, match TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL, counts INTEGER NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (identity, finished, match)
  ) WITHOUT ROWID;
  CREATE INDEX records_match ON records (match, seat, won);
  CREATE TRIGGER matches_ended AFTER UPDATE ON matches WHEN NEW.status = 'finished' AND OLD.status <> 'finished' BEGIN ${recorded('m.id = NEW.id')} END;
  CREATE TRIGGER matches_brought AFTER INSERT ON matches WHEN NEW.status = 'finished' BEGIN ${recorded('m.id = NEW.id')} END;
  ${recorded("m.status = 'finished'")}
`;

/** What all go by; and whoever wants to be forgotten is found in what they said and reached. */
const fifth = `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX lines_said ON lines (doc ->> 'identity');
  CREATE INDEX results_of ON results (identity);
  CREATE INDEX mutes_other ON mutes (other);
`;

/** The month under which a finished match lies in the archive. */
const sixth = `
  ALTER TABLE matches ADD COLUMN archived INTEGER;
  CREATE INDEX matches_ended_hot ON matches (created, id) WHERE status = 'finished' AND archived IS NULL;
  CREATE INDEX matches_archived ON matches (archived, id) WHERE archived IS NOT NULL;
  CREATE INDEX matches_unfinished ON matches (created) WHERE status <> 'finished';
`;

/** What keeps a seat: keys, secrets that are good once, and seats that are to be forgotten. */
const seventh = `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, identity TEXT NOT NULL, site TEXT NOT NULL, lock TEXT NOT NULL, counter INTEGER NOT NULL, transports TEXT NOT NULL, label TEXT NOT NULL,
    created INTEGER NOT NULL, used INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX passkeys_identity ON passkeys (identity);
  CREATE TABLE tickets (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, identity TEXT NOT NULL, bound TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX tickets_identity ON tickets (identity);
  CREATE TABLE leavings (identity TEXT PRIMARY KEY, asked INTEGER NOT NULL, due INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX leavings_due ON leavings (due);
  CREATE TABLE mailboxes (mailbox TEXT PRIMARY KEY, identity TEXT NOT NULL UNIQUE, address TEXT NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
`;

/** Ways to reach people, what they wish to be called for, and what still has to be said to them. */
const calling = `
  CREATE TABLE channels (id TEXT PRIMARY KEY, identity TEXT NOT NULL, kind TEXT NOT NULL, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX channels_identity ON channels (identity);
  CREATE TABLE callings (identity TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE calls (
    identity TEXT NOT NULL, match TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, due INTEGER, lease INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0, doc TEXT NOT NULL, sent TEXT NOT NULL DEFAULT '{}', PRIMARY KEY (identity, match)
  ) WITHOUT ROWID;
  CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
  CREATE INDEX calls_match ON calls (match, at);
`;

/** Journals from before the chain get theirs. */
function chainAll(db: DatabaseSync): void {
  const matches = db.prepare('SELECT DISTINCT match FROM journal').all() as { match: string }[];
  const entries = db.prepare('SELECT n, at, entry FROM journal WHERE match = ? ORDER BY n');
  const setHash = db.prepare('UPDATE journal SET hash = ? WHERE match = ? AND n = ?');
  const setEnd = db.prepare('UPDATE live SET length = ?, head = ? WHERE match = ?');
  for (const { match } of matches) {
    let head = rootOf(match);
    let length = 0;
    for (const { n, at, entry } of entries.all(match) as { n: number; at: number; entry: string }[]) {
      head = linked(head, n, at, JSON.parse(entry) as Entry).hash;
      setHash.run(head, match, n);
      length = n + 1;
    }
    setEnd.run(length, head, match);
  }
}

const MIGRATIONS: readonly Migration[] = [
  (db) => db.exec(first),
  (db) => {
    db.exec(second);
    chainAll(db);
  },
  (db) => db.exec(third),
  (db) => db.exec(fourth),
  (db) => db.exec(fifth),
  (db) => db.exec(sixth),
  (db) => db.exec(seventh),
  (db) => db.exec(calling),
];

/** How every connection writes: first of all so that two who open a new file at once wait for each other, then so that what is committed is on disk. */
export const DURABLY = 'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;';

const versionOf = (db: DatabaseSync): number => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Brings the schema up to date, all or nothing, also if several processes start at once. A file of a later release is refused. */
export function migrate(db: DatabaseSync, looking = false): void {
  if (versionOf(db) === MIGRATIONS.length) return;
  if (looking) throw new Error(`the database has schema ${versionOf(db)}, known is ${MIGRATIONS.length}: start the server on it once`);
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(db);
    if (version > MIGRATIONS.length) throw new Error(`the database is of a later release: schema ${version}, known ${MIGRATIONS.length}`);
    for (const step of MIGRATIONS.slice(version)) step(db);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

export const STATEMENTS = {
  identity: 'SELECT doc FROM identities WHERE id = ?',
  saveIdentity: 'INSERT INTO identities (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc',
  device: 'SELECT i.doc FROM devices d JOIN identities i ON i.id = d.identity WHERE d.id = ?',
  saveDevice:
    'INSERT INTO devices (id, identity, label, created, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET label = excluded.label, seen = excluded.seen',
  touchDevice: 'UPDATE devices SET label = ?, seen = ? WHERE id = ?',
  devices: 'SELECT id, identity, label, created, seen FROM devices WHERE identity = ? ORDER BY seen DESC, id',
  removeOne: 'DELETE FROM devices WHERE identity = ? AND id = ? RETURNING id',
  removeOthers: 'DELETE FROM devices WHERE identity = ? AND id <> ? RETURNING id',
  setRecovery:
    'INSERT INTO recoveries (identity, hash, expires) VALUES (?, ?, ?) ON CONFLICT (identity) DO UPDATE SET hash = excluded.hash, expires = excluded.expires',
  takeRecovery: 'DELETE FROM recoveries WHERE hash = ? AND expires > ? RETURNING identity',
  mutes: 'SELECT other AS identity, name, avatar FROM mutes WHERE identity = ? ORDER BY name, other',
  mute: 'INSERT OR REPLACE INTO mutes (identity, other, name, avatar) VALUES (?, ?, ?, ?)',
  unmute: 'DELETE FROM mutes WHERE identity = ? AND other = ?',
  matchesWith: `SELECT match FROM members WHERE identity = ?1 UNION SELECT match FROM records WHERE identity = ?1
    UNION SELECT id FROM matches WHERE status <> 'finished' AND instr(doc, ?1) > 0`,
  forgetChannels: 'DELETE FROM channels WHERE identity = ?',
  forgetWishes: 'DELETE FROM callings WHERE identity = ?',
  forgetCalls: 'DELETE FROM calls WHERE identity = ?',
  forgetIdentity: 'DELETE FROM identities WHERE id = ?',
  forgetDevices: 'DELETE FROM devices WHERE identity = ?',
  forgetRecoveries: 'DELETE FROM recoveries WHERE identity = ?',
  forgetPasskeys: 'DELETE FROM passkeys WHERE identity = ?',
  forgetTickets: 'DELETE FROM tickets WHERE identity = ?1 OR bound = ?1',
  forgetMailboxes: 'DELETE FROM mailboxes WHERE identity = ?',
  forgetLeavings: 'DELETE FROM leavings WHERE identity = ?',
  forgetMutes: 'DELETE FROM mutes WHERE identity = ?1 OR other = ?1',
  forgetMembers: 'DELETE FROM members WHERE identity = ?',
  forgetRecords: 'DELETE FROM records WHERE identity = ?',
  forgetPresence: 'DELETE FROM presence WHERE identity = ?',
  forgetResults: `UPDATE results SET identity = 'gone-' || lower(hex(randomblob(12))),
    doc = json_set(doc, '$.identity', '', '$.name', '', '$.avatar', '') WHERE identity = ?`,
  forgetLines: `UPDATE lines SET doc = json_set(doc, '$.identity', NULL, '$.name', '', '$.avatar', '', '$.text', '') WHERE doc ->> 'identity' = ?`,
  saveResult: 'INSERT OR IGNORE INTO results (challenge, identity, won, score, length, doc) VALUES (?, ?, ?, ?, ?, ?)',
  results: 'SELECT doc FROM results WHERE challenge = ? ORDER BY score DESC, length, identity LIMIT ?',
  standing: 'SELECT count(*) AS players, coalesce(sum(won), 0) AS won FROM results WHERE challenge = ?',
  place: `SELECT 1 + (SELECT count(*) FROM results b WHERE b.challenge = a.challenge AND (b.score > a.score OR (b.score = a.score AND b.length < a.length))) AS place
    FROM results a WHERE a.challenge = ? AND a.identity = ?`,
  match: 'SELECT doc, archived FROM matches WHERE id = ?',
  archivedMatches: 'SELECT count(*) AS count FROM matches WHERE archived IS NOT NULL',
  insertMatch: 'INSERT INTO matches (id, version, game, status, visibility, created, doc) VALUES (?, ?, ?, ?, ?, ?, ?)',
  updateMatch: 'UPDATE matches SET version = ?, status = ?, visibility = ?, doc = ? WHERE id = ?',
  clearMembers: 'DELETE FROM members WHERE match = ?',
  addMember: 'INSERT OR IGNORE INTO members (identity, match) VALUES (?, ?)',
  live: 'SELECT version, length, lines, head, due, lease, updated, asked FROM live WHERE match = ?',
  entryHash: 'SELECT hash FROM journal WHERE match = ? AND n = ?',
  append: 'INSERT INTO journal (match, n, at, entry, hash) VALUES (?, ?, ?, ?, ?)',
  journal: 'SELECT n, at, entry, hash FROM journal WHERE match = ? AND n >= ? ORDER BY n',
  addLine: 'INSERT INTO lines (match, n, doc) VALUES (?, ?, ?)',
  lines: 'SELECT doc FROM lines WHERE match = ? ORDER BY n DESC LIMIT ?',
  command: 'SELECT reply, body FROM commands WHERE scope = ? AND actor = ? AND key = ?',
  addCommand: 'INSERT OR IGNORE INTO commands (scope, actor, key, body, at, reply) VALUES (?, ?, ?, ?, ?, ?)',
  saveLive:
    'INSERT OR REPLACE INTO live (match, version, length, lines, head, due, lease, updated, asked) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  snapshot: 'SELECT snapshot AS doc FROM checkpoints WHERE match = ? AND snapshot IS NOT NULL ORDER BY covers LIMIT 1',
  past: 'SELECT events FROM checkpoints WHERE match = ? ORDER BY covers',
  addCheckpoint:
    'INSERT INTO checkpoints (match, covers, snapshot, events) VALUES (?, ?, ?, ?) ON CONFLICT (match, covers) DO UPDATE SET snapshot = excluded.snapshot',
  dropSnapshots: `UPDATE checkpoints SET snapshot = NULL
    WHERE match = ? AND covers <> ? AND snapshot IS NOT NULL AND covers NOT IN (SELECT value FROM json_each(?))`,
  told: 'SELECT coalesce(max(covers) + 1, 0) AS told FROM checkpoints WHERE match = ?',
  course: 'SELECT doc FROM courses WHERE match = ?',
  saveCourse: 'INSERT OR REPLACE INTO courses (match, doc) VALUES (?, ?)',
  analysis: 'SELECT doc FROM analyses WHERE match = ?',
  saveAnalysis: 'INSERT OR IGNORE INTO analyses (match, doc) VALUES (?, ?)',
  openTables: `SELECT m.doc, l.updated, l.asked FROM matches m JOIN live l ON l.match = m.id
    WHERE m.visibility = 'open' AND m.status <> 'finished' AND (?1 IS NULL OR m.game = ?1) ORDER BY m.created DESC LIMIT ?2`,
  matchesOf: `SELECT m.doc, l.updated, l.asked FROM members b JOIN matches m ON m.id = b.match JOIN live l ON l.match = m.id
    WHERE b.identity = ? ORDER BY m.status = 'finished', l.updated DESC LIMIT ?`,
  tablesOf: `SELECT m.doc, l.updated, l.asked FROM members b JOIN matches m ON m.id = b.match JOIN live l ON l.match = m.id
    WHERE b.identity = ? AND (m.status <> 'finished' OR l.updated > ?) ORDER BY m.status = 'finished', l.updated DESC LIMIT ?`,
  lobbiesOf: `SELECT m.doc FROM members b JOIN matches m ON m.id = b.match WHERE b.identity = ? AND m.status = 'lobby' ORDER BY m.created DESC LIMIT ?`,
  tallies: `SELECT game, strftime('%Y-%m', finished / 1000, 'unixepoch') AS month, count(*) AS matches, sum(counts) AS counted, sum(won) AS won
    FROM records WHERE identity = ? GROUP BY 1, 2 ORDER BY 1, 2`,
  // Where there is a maximum, the other columns are of its row.
  companions: `SELECT c.identity, m.doc ->> ('$.seats[' || c.seat || '].name') AS name, m.doc ->> ('$.seats[' || c.seat || '].avatar') AS avatar,
      c.matches, c.won, c.lost, c.match, c.seat, m.game, c.at
    FROM (SELECT o.identity, o.match, o.seat, max(o.finished) AS at, count(*) AS matches, sum(r.won) AS won, sum(o.won) AS lost
      FROM records r JOIN records o ON o.match = r.match AND o.identity <> r.identity WHERE r.identity = ?
      GROUP BY o.identity ORDER BY matches DESC, at DESC, o.identity LIMIT ?) c
    JOIN matches m ON m.id = c.match ORDER BY c.matches DESC, c.at DESC, c.identity`,
  pastOf: `SELECT m.doc, r.seat, r.counts FROM records r JOIN matches m ON m.id = r.match
    WHERE r.identity = ?1 AND (r.finished, r.match) < (?2, ?3) AND (?4 IS NULL OR r.game = ?4) AND r.won >= ?5
      AND (?6 IS NULL OR EXISTS (SELECT 1 FROM records o WHERE o.match = r.match AND o.identity = ?6))
    ORDER BY r.finished DESC, r.match DESC LIMIT ?7`,
  anyDue: 'SELECT 1 FROM live WHERE due <= ? AND lease <= ? LIMIT 1',
  claimDue: `UPDATE live SET lease = ?3 WHERE match IN (SELECT match FROM live WHERE due <= ?1 AND lease <= ?2 ORDER BY due LIMIT ?4) RETURNING match`,
  presence: 'SELECT identity, connected, at FROM presence WHERE match = ?',
  setPresence:
    'INSERT INTO presence (match, identity, connected, at) VALUES (?, ?, ?, ?) ON CONFLICT (match, identity) DO UPDATE SET connected = excluded.connected, at = excluded.at',
  latest: "SELECT max(coalesce((SELECT max(updated) FROM live), 0), coalesce((SELECT until FROM marks WHERE key = 'clock'), 0)) AS at",
  setting: 'SELECT value FROM settings WHERE name = ?',
  addSetting: 'INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)',
  changeSetting: 'UPDATE settings SET value = ?2 WHERE name = ?1 AND value = ?3',
  claim: 'INSERT INTO marks (key, until) VALUES (?1, ?3) ON CONFLICT (key) DO UPDATE SET until = excluded.until WHERE until <= ?2',
  prune: 'DELETE FROM commands WHERE at < ?',
  pruneMarks: "DELETE FROM marks WHERE until < ? AND key <> 'clock'",
  pruneTickets: 'DELETE FROM tickets WHERE expires < ?',
  pruneRecoveries: 'DELETE FROM recoveries WHERE expires < ?',
} as const;
