/** Devices instead of cookies for ever, chained journals, checkpoints that keep what was told, results, mutes. */
export const SECOND = `
  CREATE TABLE devices (id text PRIMARY KEY, identity text NOT NULL, label text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL);
  CREATE INDEX devices_identity ON devices (identity);
  CREATE TABLE recoveries (identity text PRIMARY KEY, hash text NOT NULL UNIQUE, expires bigint NOT NULL);
  CREATE TABLE mutes (identity text NOT NULL, other text NOT NULL, name text NOT NULL, avatar text NOT NULL, PRIMARY KEY (identity, other));
  CREATE TABLE results (
    challenge text NOT NULL, identity text NOT NULL, won int NOT NULL, score double precision NOT NULL, length int NOT NULL, doc json NOT NULL,
    PRIMARY KEY (challenge, identity)
  );
  CREATE INDEX results_best ON results (challenge, score DESC, length);
  CREATE TABLE checkpoints (match text NOT NULL, covers int NOT NULL, snapshot json, events json NOT NULL, PRIMARY KEY (match, covers));
  CREATE TABLE pings (node text PRIMARY KEY, at bigint NOT NULL);
  DROP TABLE snapshots;
  ALTER TABLE identities DROP COLUMN recovery;
  ALTER TABLE commands ADD COLUMN body text NOT NULL DEFAULT '';
  ALTER TABLE journal ADD COLUMN hash text NOT NULL DEFAULT '';
  ALTER TABLE live ADD COLUMN head text NOT NULL DEFAULT '';

  -- All changes of one moment in one round trip. A change whose checks fail is left out whole; the places of the others are returned.
  CREATE OR REPLACE FUNCTION commit_changes(heads json, entries json, commands json, rare json) RETURNS int[] LANGUAGE plpgsql AS $$
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
`;
