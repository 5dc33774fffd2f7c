/** What commits changes together with the calls that they make necessary. `free`: what becomes of calls that are in somebody's hands. */
const commitWithCalls = (free: 'lease = 0, ' | ''): string => `
  CREATE OR REPLACE FUNCTION commit_with_calls(heads json, entries json, commands json, rare json, calls json) RETURNS int[] LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    done int[] := commit_changes(heads, entries, commands, rare);
  BEGIN
    INSERT INTO calls AS k (identity, match, kind, at, due, doc)
      SELECT c.identity, c.match, c.kind, c.at, c.due, c.facts
      FROM json_to_recordset(commit_with_calls.calls) AS c(i int, how text, identity text, match text, kind text, at bigint, due bigint, facts json)
      WHERE c.how = 'put' AND c.i = ANY (done) ORDER BY c.identity, c.match
      ON CONFLICT (identity, match) DO UPDATE SET kind = excluded.kind, at = greatest(excluded.at, k.at + 1), due = excluded.due, doc = excluded.doc,
        ${free}tries = 0;
    UPDATE calls k SET kind = 'past', at = greatest(c.at, k.at + 1), due = c.due, ${free}tries = 0
      FROM json_to_recordset(commit_with_calls.calls) AS c(i int, how text, identity text, match text, at bigint, due bigint)
      WHERE c.how = 'end' AND c.i = ANY (done) AND k.identity = c.identity AND k.match = c.match;
    UPDATE calls k SET doc = c.facts, due = CASE WHEN k.kind = 'quarter' THEN c.due ELSE k.due END
      FROM json_to_recordset(commit_with_calls.calls) AS c(i int, how text, identity text, match text, due bigint, facts json)
      WHERE c.how = 'amend' AND c.i = ANY (done) AND k.identity = c.identity AND k.match = c.match AND k.kind <> 'past';
    RETURN done;
  END $$;
`;

/**
 * The tables of the PostgreSQL store, as steps from the empty database on. A step that was released never changes: what is wanted next is a step more.
 * Every table of a match leads with the match, so that a distributed database can keep all that belongs to one match in one place.
 */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE identities (id text PRIMARY KEY, doc json NOT NULL);
  CREATE TABLE devices (id text PRIMARY KEY, identity text NOT NULL, label text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL);
  CREATE INDEX devices_identity ON devices (identity);
  CREATE TABLE recoveries (identity text PRIMARY KEY, hash text NOT NULL UNIQUE, expires bigint NOT NULL);
  CREATE TABLE mutes (identity text NOT NULL, other text NOT NULL, name text NOT NULL, avatar text NOT NULL, PRIMARY KEY (identity, other));
  CREATE TABLE results (
    challenge text NOT NULL, identity text NOT NULL, won int NOT NULL, score double precision NOT NULL, length int NOT NULL, doc json NOT NULL,
    PRIMARY KEY (challenge, identity)
  );
  CREATE INDEX results_best ON results (challenge, score DESC, length);
  CREATE TABLE matches (
    id text PRIMARY KEY, version int NOT NULL, game text NOT NULL, status text NOT NULL, visibility text NOT NULL, created bigint NOT NULL, doc json NOT NULL
  );
  CREATE INDEX matches_open ON matches (created DESC) WHERE visibility = 'open' AND status <> 'finished';
  CREATE TABLE members (identity text NOT NULL, match text NOT NULL, PRIMARY KEY (identity, match));
  CREATE INDEX members_match ON members (match);
  CREATE TABLE journal (match text NOT NULL, n int NOT NULL, at bigint NOT NULL, entry json NOT NULL, hash text NOT NULL, PRIMARY KEY (match, n));
  CREATE TABLE lines (match text NOT NULL, n int NOT NULL, doc json NOT NULL, PRIMARY KEY (match, n));
  CREATE TABLE commands (
    scope text NOT NULL, actor text NOT NULL, key text NOT NULL, body text NOT NULL, at bigint NOT NULL, reply json NOT NULL, PRIMARY KEY (scope, actor, key)
  );
  CREATE INDEX commands_at ON commands (at);
  -- Where a match is: the row that every change of the match locks. Narrow, and with room beside it, so that changing it stays cheap.
  CREATE TABLE live (
    match text PRIMARY KEY, version int NOT NULL DEFAULT 0, length int NOT NULL DEFAULT 0, lines int NOT NULL DEFAULT 0, head text NOT NULL DEFAULT '',
    due bigint, lease bigint NOT NULL DEFAULT 0, updated bigint NOT NULL DEFAULT 0, asked json NOT NULL DEFAULT '[]'
  ) WITH (fillfactor = 50);
  CREATE INDEX live_due ON live (due) WHERE due IS NOT NULL;
  CREATE TABLE checkpoints (match text NOT NULL, covers int NOT NULL, snapshot json, events json NOT NULL, PRIMARY KEY (match, covers));
  CREATE TABLE courses (match text PRIMARY KEY, doc json NOT NULL);
  CREATE TABLE analyses (match text PRIMARY KEY, doc json NOT NULL);
  CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
  CREATE UNLOGGED TABLE presence (
    match text NOT NULL, identity text NOT NULL, node text NOT NULL, connected boolean NOT NULL, at bigint NOT NULL, PRIMARY KEY (match, identity, node)
  );
  CREATE UNLOGGED TABLE nodes (node text PRIMARY KEY, until bigint NOT NULL);
  CREATE TABLE pings (node text PRIMARY KEY, at bigint NOT NULL);
  CREATE UNLOGGED TABLE marks (key text PRIMARY KEY, until bigint NOT NULL);
  CREATE UNLOGGED TABLE counts (key text NOT NULL, node text NOT NULL, count int NOT NULL, PRIMARY KEY (key, node));
  CREATE UNLOGGED TABLE uses (key text NOT NULL, minute bigint NOT NULL, count int NOT NULL, PRIMARY KEY (key, minute));

  -- All changes of one moment in one round trip. A change whose checks fail is left out whole; the places of the others are returned.
  CREATE FUNCTION commit_changes(heads json, entries json, commands json, rare json) RETURNS int[] LANGUAGE plpgsql AS $$
  DECLARE
    done int[];
    ids text[];
  BEGIN
    ids := ARRAY(SELECT h.match FROM json_to_recordset(heads) AS h(match text) ORDER BY 1);
    IF rare IS NOT NULL THEN
      INSERT INTO live (match)
        SELECT h.match FROM json_to_recordset(heads) AS h(match text, fresh boolean) WHERE h.fresh ORDER BY 1 ON CONFLICT DO NOTHING;
    END IF;
    PERFORM 1 FROM live l WHERE l.match = ANY (ids) ORDER BY l.match FOR UPDATE;
    -- From here on nobody else changes these matches: what is read now stays true.
    done := ARRAY(
      SELECT h.i FROM json_to_recordset(heads) AS h(i int, match text, version int, first int, after text, line int) LEFT JOIN live l ON l.match = h.match
      WHERE (h.version IS NULL OR coalesce(l.version, 0) = h.version) AND (h.first IS NULL OR coalesce(l.length, 0) = h.first)
        AND (h.after IS NULL OR coalesce(l.length, 0) = 0 OR l.head = h.after)
        AND (h.line IS NULL OR coalesce(l.lines, 0) = h.line));
    IF commands IS NOT NULL THEN
      done := ARRAY(
        SELECT d FROM unnest(done) AS d WHERE NOT EXISTS (
          SELECT 1 FROM json_to_recordset(commands) AS c(i int, scope text, actor text, key text)
          JOIN commands k ON k.scope = c.scope AND k.actor = c.actor AND k.key = c.key WHERE c.i = d));
      INSERT INTO commands (scope, actor, key, body, at, reply)
        SELECT c.scope, c.actor, c.key, c.body, c.at, c.reply
        FROM json_to_recordset(commands) AS c(i int, scope text, actor text, key text, body text, at bigint, reply json) WHERE c.i = ANY (done);
    END IF;
    IF entries IS NOT NULL THEN
      INSERT INTO journal (match, n, at, entry, hash)
        SELECT e.match, e.n, e.at, e.entry, e.hash FROM json_to_recordset(entries) AS e(i int, match text, n int, at bigint, entry json, hash text) WHERE e.i = ANY (done);
    END IF;
    UPDATE live l SET version = coalesce(h.next, l.version), length = l.length + h.added, head = coalesce(h.head, l.head), lines = l.lines + (h.line IS NOT NULL)::int,
        due = CASE WHEN h.plans THEN h.due ELSE l.due END, lease = CASE WHEN h.plans THEN 0 ELSE l.lease END,
        updated = coalesce(h.updated, l.updated), asked = coalesce(h.asked, l.asked)
      FROM json_to_recordset(heads)
        AS h(i int, match text, next int, added int, head text, line int, plans boolean, due bigint, updated bigint, asked json)
      WHERE l.match = h.match AND h.i = ANY (done);
    IF rare IS NOT NULL THEN
      INSERT INTO matches (id, version, game, status, visibility, created, doc)
        SELECT r.match, r.version, r.game, r.status, r.visibility, r.created, r.doc
        FROM json_to_recordset(rare) AS r(i int, match text, version int, game text, status text, visibility text, created bigint, doc json)
        WHERE r.doc IS NOT NULL AND r.i = ANY (done)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, status = excluded.status, visibility = excluded.visibility, doc = excluded.doc;
      DELETE FROM members m USING json_to_recordset(rare) AS r(i int, match text, doc json)
        WHERE m.match = r.match AND r.doc IS NOT NULL AND r.i = ANY (done);
      INSERT INTO members (identity, match)
        SELECT p, r.match FROM json_to_recordset(rare) AS r(i int, match text, people json), json_array_elements_text(r.people) AS p
        WHERE r.people IS NOT NULL AND r.i = ANY (done) ON CONFLICT DO NOTHING;
      INSERT INTO lines (match, n, doc)
        SELECT r.match, r.n, r.line FROM json_to_recordset(rare) AS r(i int, match text, n int, line json) WHERE r.line IS NOT NULL AND r.i = ANY (done);
      INSERT INTO checkpoints (match, covers, snapshot, events)
        SELECT r.match, r.covers, r.snapshot, r.events FROM json_to_recordset(rare) AS r(i int, match text, covers int, snapshot json, events json)
        WHERE r.covers IS NOT NULL AND r.i = ANY (done)
        ON CONFLICT (match, covers) DO UPDATE SET snapshot = excluded.snapshot;
      UPDATE checkpoints c SET snapshot = NULL FROM json_to_recordset(rare) AS r(i int, match text, covers int, keep json)
        WHERE c.match = r.match AND r.covers IS NOT NULL AND c.covers <> r.covers AND c.snapshot IS NOT NULL AND r.i = ANY (done)
          AND c.covers NOT IN (SELECT k::int FROM json_array_elements_text(r.keep) AS k);
      INSERT INTO courses (match, doc)
        SELECT r.match, r.course FROM json_to_recordset(rare) AS r(i int, match text, course json) WHERE r.course IS NOT NULL AND r.i = ANY (done)
        ON CONFLICT (match) DO UPDATE SET doc = excluded.doc;
      DELETE FROM live l WHERE l.match = ANY (ids) AND l.version = 0;
    END IF;
    RETURN done;
  END $$;
  `,
  `
  -- Whose the finished matches are, and who won: follows from their rows, so that lists of a person read nothing else.
  CREATE TABLE records (
    identity text NOT NULL, finished bigint NOT NULL, match text NOT NULL, game text NOT NULL, seat int NOT NULL, counts boolean NOT NULL, won boolean NOT NULL,
    PRIMARY KEY (identity, finished, match)
  );
  CREATE INDEX records_match ON records (match) INCLUDE (identity, won);
  CREATE FUNCTION record_match(m matches) RETURNS void LANGUAGE sql AS $$
    INSERT INTO records (identity, finished, match, game, seat, counts, won)
      SELECT p.identity, coalesce((m.doc ->> 'finishedAt')::bigint, m.created), m.id, m.game, p.seat, p.counts, p.counts AND p.won
      FROM (SELECT coalesce(s.one ->> 'identity', s.one ->> 'was') AS identity,
          coalesce(min(s.n) FILTER (WHERE s.one ->> 'kind' <> 'hotseat'), min(s.n)) - 1 AS seat,
          count(*) = 1 AND m.doc ->> 'from' IS NULL AS counts,
          bool_or(s.one ->> 'identity' IS NOT NULL
            AND s.n - 1 IN (SELECT w::int FROM json_array_elements_text(m.doc -> 'outcome' -> 'winners') AS w)) AS won
        FROM json_array_elements(m.doc -> 'seats') WITH ORDINALITY AS s(one, n) GROUP BY 1) p
      WHERE p.identity IS NOT NULL
      ON CONFLICT DO NOTHING;
  $$;
  CREATE FUNCTION match_ended() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM record_match(NEW);
    RETURN NULL;
  END $$;
  CREATE TRIGGER matches_ended AFTER INSERT OR UPDATE OF status ON matches FOR EACH ROW WHEN (NEW.status = 'finished') EXECUTE FUNCTION match_ended();
  SELECT record_match(m) FROM matches m WHERE m.status = 'finished';
  `,
  `
  -- What all nodes go by.
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
  -- Whoever wants to be forgotten is found in what they said and reached.
  CREATE INDEX lines_said ON lines ((doc ->> 'identity'));
  CREATE INDEX results_of ON results (identity);
  CREATE INDEX mutes_other ON mutes (other);
  `,
  `
  -- Finished matches off the hot tables, by the month in which they ended: a month that is over is dropped as a whole.
  ALTER TABLE matches ADD COLUMN archived int;
  CREATE INDEX matches_ended_hot ON matches (created, id) WHERE status = 'finished' AND archived IS NULL;
  CREATE INDEX matches_archived ON matches (archived, id) WHERE archived IS NOT NULL;
  CREATE INDEX matches_unfinished ON matches (created) WHERE status <> 'finished';
  CREATE TABLE archive (
    month int NOT NULL, match text NOT NULL, dictionary text NOT NULL, journal bytea NOT NULL, course bytea NOT NULL, analysis bytea, sum text NOT NULL,
    PRIMARY KEY (month, match)
  ) PARTITION BY RANGE (month);
  ALTER TABLE archive ALTER journal SET STORAGE EXTERNAL, ALTER course SET STORAGE EXTERNAL, ALTER analysis SET STORAGE EXTERNAL;
  CREATE TABLE dictionaries (id text PRIMARY KEY, game text NOT NULL, rules int NOT NULL, words bytea NOT NULL);
  -- By game, the version of the rules that a node plays by. Nodes of earlier releases say nothing, and know nothing of archives.
  ALTER TABLE nodes ADD COLUMN rules json;
  `,
  `
  -- What keeps a seat: keys, secrets that are good once, and seats that are to be forgotten.
  CREATE TABLE passkeys (
    id text PRIMARY KEY, identity text NOT NULL, site text NOT NULL, lock text NOT NULL, counter bigint NOT NULL, transports text NOT NULL, label text NOT NULL,
    created bigint NOT NULL, used bigint NOT NULL
  );
  CREATE INDEX passkeys_identity ON passkeys (identity);
  CREATE TABLE tickets (hash text PRIMARY KEY, kind text NOT NULL, identity text NOT NULL, bound text NOT NULL, expires bigint NOT NULL);
  CREATE INDEX tickets_identity ON tickets (identity);
  CREATE TABLE leavings (identity text PRIMARY KEY, asked bigint NOT NULL, due bigint NOT NULL);
  CREATE INDEX leavings_due ON leavings (due);
  CREATE TABLE mailboxes (mailbox text PRIMARY KEY, identity text NOT NULL UNIQUE, address text NOT NULL, since bigint NOT NULL);
  `,
  `
  -- Ways to reach people, what they wish to be called for, and what still has to be said to them.
  CREATE TABLE channels (id text PRIMARY KEY, identity text NOT NULL, kind text NOT NULL, doc json NOT NULL);
  CREATE INDEX channels_identity ON channels (identity);
  CREATE TABLE callings (identity text PRIMARY KEY, doc json NOT NULL);
  CREATE TABLE calls (
    identity text NOT NULL, match text NOT NULL, kind text NOT NULL, at bigint NOT NULL, due bigint, lease bigint NOT NULL DEFAULT 0,
    tries int NOT NULL DEFAULT 0, doc json NOT NULL, sent text NOT NULL DEFAULT '{}', PRIMARY KEY (identity, match)
  );
  CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
  CREATE INDEX calls_match ON calls (match, at);
  -- With the changes go the calls that they make necessary. Nodes of earlier releases go on with the function of before.
  ${commitWithCalls('lease = 0, ')}
  `,
  `
  -- A call that becomes another one stays in the hands that it is in: what is just being said is not lost sight of.
  ${commitWithCalls('')}
  `,
];
