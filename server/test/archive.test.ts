import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, EventView } from '#engine';
import { backUp } from '../ops/backup.ts';
import { keepFrom } from '../ops/keep-settings.ts';
import { putAway, scheduleKeeping, tidy } from '../ops/keeping.ts';
import { commonIn, type Json, NO_WORDS, packed, unpacked } from '../store/archive/pack.ts';
import { archiveRowOf, monthOf, monthsOn } from '../store/archive/row.ts';
import { linked, rootOf } from '../store/chain.ts';
import { differing, moveAll } from '../store/move.ts';
import { databaseFile, openPlace, type Place } from '../store/place.ts';
import { archiveFile, openArchive } from '../store/sqlite/archive.ts';
import { Damaged, openSqlite } from '../store/sqlite/open.ts';
import { type JournalRow, MATCH_DEFAULTS, type MatchRow, type Store } from '../store/types.ts';
import { verify } from '../store/verify.ts';
import { databases, noPostgres } from './databases.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const DAY = 24 * 3600_000;
const NOW = Date.UTC(2026, 10, 18, 12);
const KEEP = keepFrom((_, usual) => usual);
const postgres = databases();
const quickly = { now: NOW, pause: async () => undefined, report: (_: string, error: unknown) => expect.fail(String(error)) };

const entry = (n: number, salt = 0): Entry => ({ kind: 'answer', n, seat: n % 2, picks: [n + salt], keys: [`c${(n * 7 + salt) % 13}`] });
const told = (n: number): EventView[] => [
  { e: 'move', card: n % 5, def: n % 3 === 0 ? null : `porter-${n % 4}`, from: 'hand:0', to: 'discard' },
  {
    e: 'log',
    key: 'plays',
    rule: 'T-1',
    params: { seat: { seat: n % 2 }, card: { card: n % 5, def: 'porter' }, cards: { cards: [{ id: 3, def: null }] } },
  },
];
const COURSE = [[], ...Array.from({ length: 30 }, (_, n) => told(n)), [{ e: 'shuffle' as const, zone: 'deck' }]];

function row(id: string, finishedAt: number | null, more: Partial<MatchRow> = {}): MatchRow {
  const seat = { kind: 'human', identity: 'ann', name: 'Ann', avatar: 'fox-1', level: null, away: null, since: 0 } as const;
  return {
    ...MATCH_DEFAULTS,
    id,
    version: 1,
    game: 'canary',
    rulesVersion: 1,
    status: finishedAt === null ? 'playing' : 'finished',
    visibility: 'private',
    clock: 'none',
    options: {},
    seats: [seat],
    players: 1,
    host: 'ann',
    seed: 'ab'.repeat(32),
    undo: null,
    preferences: {},
    rematch: null,
    from: null,
    outcome: finishedAt === null ? null : { winners: [0], reason: 'plays', rule: 'T-9' },
    createdAt: (finishedAt ?? NOW - 2 * DAY) - 1000,
    startedAt: 1,
    finishedAt,
    ...more,
  };
}

/** A match with a journal and, if it is over, a course and a word of talk. */
async function fill(store: Store, id: string, finishedAt: number | null, more: Partial<MatchRow> = {}, salt = 0): Promise<void> {
  let head = rootOf(id);
  const entries: JournalRow[] = [];
  for (let n = 0; n < 30; n++) {
    // Once the clock of another node was behind.
    entries.push(linked(head, n, 1_700_000_000_000 + n * 1500 - (n === 9 ? 9000 : 0), entry(n, salt)));
    head = entries[n].hash;
  }
  const line = { n: 0, at: 1, identity: 'ann', name: 'Ann', avatar: 'fox-1', seat: 0, kind: 'chat', text: 'hello' } as const;
  const made = row(id, finishedAt, more);
  const course = finishedAt === null ? {} : { course: COURSE };
  await store.commit({ match: id, row: made, entries, line, ...course, due: null, updatedAt: finishedAt ?? made.createdAt });
}

const journalOf = async (store: Store, id: string) => (await store.journal(id)).map(({ at, entry: one, hash }) => [at, one, hash]);

test('whatever is packed comes back as it was, with and without what is common', async () => {
  const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(json, { maxLength: 5 }), { maxLength: 6 }), async (lists) => {
      const words = { id: 'w', ...commonIn(lists) };
      // As text, since chains are made of texts.
      const asText = JSON.stringify(JSON.parse(JSON.stringify(lists)));
      for (const one of [NO_WORDS, words]) expect(JSON.stringify(unpacked(await packed(JSON.parse(asText), one), one))).toBe(asText);
    }),
    { numRuns: 60 },
  );
});

test('months go on over the turn of a year', () => {
  expect([monthOf(Date.UTC(2026, 11, 31, 23, 59)), monthOf(Date.UTC(2027, 0, 1))]).toEqual([202612, 202701]);
  expect([monthsOn(202612, 1), monthsOn(202701, -1), monthsOn(202611, 2)]).toEqual([202701, 202612, 202701]);
});

const stores = ['sqlite', ...(noPostgres === null ? ['postgres'] : [])];
test.runIf(noPostgres !== null)(`left out: ${noPostgres}`, () => undefined);

describe.each(stores)('the archive of the %s store', (name) => {
  let folder: string;
  let store: Store;
  const placeOf = async (sub: string): Promise<string> =>
    name === 'sqlite' ? join(folder, sub) : postgres.urlFor(`${folder}${sub === '' ? '' : `-${sub}`}`);
  const open = async (sub = ''): Promise<Place> => openPlace(await placeOf(sub));
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-archive-'));
    store = (await open()).store;
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const reopen = async (): Promise<void> => {
    await store.close();
    store = (await open()).store;
  };

  test('a match that was put away is told as before: journal, course, look back, row, talk; and it is off the hot tables', async () => {
    await fill(store, 'm', NOW - 90 * DAY);
    await store.saveAnalysis('m', { looked: 'back' } as never);
    const look = async () => ({
      row: await store.match('m'),
      journal: await journalOf(store, 'm'),
      tail: (await store.journal('m', 28)).map(({ n }) => n),
      course: await store.course('m'),
      analysis: await store.analysis('m'),
      position: await store.position('m'),
      lines: await store.lines('m', 5),
      past: await store.pastOf('ann', { game: null, companion: null, won: false, before: null, limit: 5 }),
      mine: (await store.matchesOf('ann', 5)).map((one) => one.row.id),
    });
    const before = await look();
    expect(before.tail).toEqual([28, 29]);
    expect(await putAway(store, 'm')).toBe(true);
    expect(await look()).toEqual(before);
    expect(await store.whole('m')).toMatchObject({ row: before.row, lines: 1, snapshot: null, told: 0, past: [] });
    expect((await store.whole('m'))?.journal).toEqual(await store.journal('m'));
    for (const table of ['journal', 'courses', 'checkpoints', 'analyses'] as const) expect(await store.dump(table, null, 5)).toEqual([]);
    expect(await putAway(store, 'm')).toBe(false);
    await reopen();
    expect(await look()).toEqual(before);
    expect(await verify(store, null)).toEqual({ matches: 1, entries: 30, troubles: [] });
    // What changes beside the journal still does.
    const changed = { ...(before.row as MatchRow), version: 2, rematch: 'other' };
    expect(await store.commit({ match: 'm', row: changed })).toBe('done');
    expect(await look()).toEqual({
      ...before,
      row: changed,
      past: [{ ...before.past[0], row: changed }],
      position: { ...before.position, version: 2 },
    });
  });

  test('what is running, or ended lately, stays; the rest goes by itself, once a day, by one node', async () => {
    await fill(store, 'running', null);
    await fill(store, 'late', NOW - 59 * DAY);
    await fill(store, 'early', NOW - 61 * DAY, { createdAt: NOW - 300 * DAY });
    await fill(store, 'long', NOW - DAY, { createdAt: NOW - 100 * DAY });
    expect(await putAway(store, 'running')).toBe(false);
    const row = await archiveRowOf({
      match: 'running',
      finishedAt: NOW,
      journal: await store.journal('running'),
      course: null,
      analysis: null,
    });
    expect(await store.putAway(row)).toBe(false);
    expect((await store.journal('running')).length).toBe(30);
    expect(await tidy(store, KEEP, quickly)).toEqual({ archived: 1, removed: 0, talk: 0, people: 0 });
    expect((await store.dump('archive', null, 5)).map((one) => one.match)).toEqual(['early']);
    expect(await tidy(store, { ...KEEP, hot: 0 }, { ...quickly, now: NOW + 100 * DAY })).toMatchObject({ archived: 0 });

    const done: unknown[] = [];
    let now = NOW + 2 * DAY;
    const nodes = [0, 1].map(() =>
      scheduleKeeping(
        { ...store, clock: () => now },
        KEEP,
        async () => 0,
        (one) => done.push(one),
        quickly.report,
        { firstMs: 1, againMs: 5 },
      ),
    );
    await vi.waitFor(() => expect(done).toEqual([{ archived: 1, removed: 0, talk: 0, people: 0 }]), 20_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(done.length).toBe(1);
    now += DAY;
    await vi.waitFor(() => expect(done.length).toBe(2), 20_000);
    for (const stop of nodes) stop();
  });

  test('words are learned once from matches of the same rules, and make what is packed smaller', async () => {
    for (let i = 0; i < 8; i++) await fill(store, `m${i}`, NOW - (70 + i) * DAY, {}, i);
    await fill(store, 'newer', NOW - 70 * DAY, { rulesVersion: 2 });
    const before = await journalOf(store, 'm3');
    const alone = await archiveRowOf({ match: 'm3', finishedAt: NOW, journal: await store.journal('m3'), course: COURSE, analysis: null });
    expect((await tidy(store, KEEP, quickly)).archived).toBe(9);
    const rows = await store.dump('archive', null, 20);
    expect(new Set(rows.map((one) => [one.match === 'newer', one.dictionary === ''].join()))).toEqual(
      new Set(['true,true', 'false,false']),
    );
    expect((await store.dump('dictionaries', null, 5)).map((one) => [one.game, one.rules])).toEqual([['canary', 1]]);
    const packedRow = rows.find((one) => one.match === 'm3');
    expect(Buffer.from(String(packedRow?.course), 'base64').length).toBeLessThan(alone.course.length * 0.8);
    await reopen();
    expect(await journalOf(store, 'm3')).toEqual(before);
    expect(await store.course('m3')).toEqual(COURSE);
    // Nobody's name is in it.
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('Ann').toString('base64').slice(0, 4));
  });

  test('what was put away goes too in the end, whole months of it; so do tables that nobody touches, and talk', async () => {
    await fill(store, 'old', NOW - (5 * 365 + 40) * DAY);
    await fill(store, 'kept', NOW - 4 * 365 * DAY);
    await fill(store, 'fresh', NOW - 10 * DAY);
    await fill(store, 'abandoned', null, { createdAt: NOW - 400 * DAY });
    await fill(store, 'waiting', null, { createdAt: NOW - 300 * DAY });
    expect(await tidy(store, KEEP, quickly)).toEqual({ archived: 2, removed: 2, talk: 1, people: 0 });
    expect((await store.dump('matches', null, 9)).map((one) => one.id)).toEqual(['fresh', 'kept', 'waiting']);
    expect((await store.dump('archive', null, 9)).map((one) => one.match)).toEqual(['kept']);
    expect((await store.dump('lines', null, 9)).map((one) => one.match)).toEqual(['fresh', 'waiting']);
    expect(await store.whole('old')).toBeNull();
    expect((await store.tallies('ann')).reduce((sum, one) => sum + one.matches, 0)).toBe(2);
    expect((await verify(store, null)).troubles).toEqual([]);
    expect(await tidy(store, { hot: 0, all: 0, chat: 0, guest: 0, unfinished: 0 }, { ...quickly, now: NOW + 1e13 })).toEqual({
      archived: 0,
      removed: 0,
      talk: 0,
      people: 0,
    });
    // Where nothing is put away, matches go all the same.
    expect((await tidy(store, { ...KEEP, hot: 0, chat: 0, unfinished: 0 }, { ...quickly, now: NOW + 6 * 365 * DAY })).removed).toBe(2);
    if (name === 'postgres') expect(await monthsOf(await placeOf(''))).toEqual([]);
  });

  test('somebody of whom nothing is seen any more is forgotten, unless a table or a link waits', async () => {
    const person = async (id: string, created: number, seen: number | null): Promise<void> => {
      await store.saveIdentity({ id, name: id, avatar: 'fox-1', createdAt: NOW - created * DAY });
      if (seen !== null)
        await store.saveDevice({ id: `d-${id}`, identity: id, label: '', createdAt: NOW - created * DAY, seenAt: NOW - seen * DAY });
    };
    const sat = (id: string, ended: number | null) =>
      fill(store, `of-${id}`, ended, { seats: [{ ...row('x', null).seats[0], identity: id }] });
    await person('silent', 900, 401);
    await sat('silent', NOW - 401 * DAY);
    await person('seen', 900, 399);
    await sat('seen', NOW - 401 * DAY);
    await person('playing', 900, 401);
    await sat('playing', null);
    await person('linked', 900, 401);
    await store.setRecovery('linked', 'hash', NOW + DAY);
    await person('passer-by', 40, 31);
    await person('newcomer', 29, 29);
    await person('signed-out', 900, null);
    await store.setMute('seen', { identity: 'silent', name: 'silent', avatar: 'fox-1' }, true);
    await store.setMute('silent', { identity: 'seen', name: 'seen', avatar: 'fox-1' }, true);
    expect((await tidy(store, KEEP, quickly)).people).toBe(3);
    expect((await store.dump('identities', null, 9)).map((one) => one.id)).toEqual(['linked', 'newcomer', 'playing', 'seen']);
    expect((await store.dump('devices', null, 9)).map((one) => one.id)).toEqual(['d-newcomer', 'd-seen']);
    expect(await store.mutes('seen')).toEqual([]);
    expect(await store.match('of-silent')).not.toBeNull();
  });

  test('everything that was put away is carried over to another place', async () => {
    for (let i = 0; i < 7; i++) await fill(store, `m${i}`, NOW - (70 + 31 * i) * DAY, {}, i);
    await tidy(store, KEEP, quickly);
    const [from, to] = [await open(), await open('to')];
    const moved = await moveAll(from, to, () => undefined);
    expect(moved).toMatchObject({ matches: 7, archive: 7, dictionaries: 1, journal: 0 });
    expect(await differing(from.store, to.store)).toEqual([]);
    expect(await journalOf(to.store, 'm6')).toEqual(await journalOf(store, 'm6'));
    expect(await to.store.course('m0')).toEqual(COURSE);
    expect((await verify(to.store, null)).troubles).toEqual([]);
    await from.store.close();
    await to.store.close();
  });

  test('a bit that flips in the archive is named', async () => {
    await fill(store, 'm', NOW - 90 * DAY);
    await fill(store, 'other', NOW - 90 * DAY);
    for (const id of ['m', 'other']) await putAway(store, id);
    const harm = async (sql: string): Promise<void> => {
      if (name === 'sqlite') {
        const db = new DatabaseSync(archiveFile(databaseFile(folder)));
        db.exec(sql);
        db.close();
      } else await ask(await placeOf(''), sql);
    };
    await harm("UPDATE archive SET sum = 'x' WHERE match = 'm'");
    await expect(store.journal('m')).rejects.toThrow('match m, entry 0: is damaged in the archive');
    await expect(store.course('m')).rejects.toThrow('is damaged in the archive');
    expect((await verify(store, null)).troubles).toEqual(['match m, entry 0: is damaged in the archive']);
    await harm("DELETE FROM archive WHERE match = 'm'");
    await expect(store.whole('m')).rejects.toThrow('was put away and is not in the archive');
    expect((await verify(store, null)).troubles).toContainEqual('match m, entry 0: was put away and is not in the archive');
    expect((await store.journal('other')).length).toBe(30);
  });
});

async function ask(url: string, sql: string): Promise<{ readonly [column: string]: unknown }[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
const monthsOf = async (url: string): Promise<unknown[]> =>
  (await ask(url, "SELECT relname FROM pg_class WHERE relname ~ '^archive_[0-9]+$' ORDER BY 1")).map((one) => one.relname);

test.skipIf(noPostgres !== null)('as long as a node is there that does not know of archives, nothing is put away', async () => {
  const url = await postgres.urlFor(`archive-nodes-${process.pid}`);
  const store = (await openPlace(url)).store;
  await fill(store, 'm', NOW - 90 * DAY);
  await ask(url, `INSERT INTO nodes (node, until) VALUES ('older', ${Date.now() + 60_000})`);
  expect((await tidy(store, KEEP, quickly)).archived).toBe(0);
  await ask(url, `UPDATE nodes SET until = ${Date.now() - 60_000} WHERE node = 'older'`);
  expect((await tidy(store, KEEP, quickly)).archived).toBe(1);
  expect(await monthsOf(url)).toEqual(['archive_202608']);
  await store.close();
});

describe('the second file of the embedded store', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-second-'));
    file = databaseFile(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const troublesOf = async (of: string): Promise<readonly string[]> => {
    const looked = openSqlite(of, { readOnly: true });
    const { troubles } = await verify(looked, null);
    await looked.close();
    return troubles;
  };

  test('whoever is killed between the two files leaves the match in both, and it is done again', async () => {
    let store = openSqlite(file);
    await fill(store, 'm', NOW - 90 * DAY);
    const before = await journalOf(store, 'm');
    const made = await archiveRowOf({
      match: 'm',
      finishedAt: NOW - 90 * DAY,
      journal: await store.journal('m'),
      course: COURSE,
      analysis: null,
    });
    await store.close();
    // As far as a killed process came.
    const archive = openArchive(archiveFile(file), false);
    archive.put({ ...made, course: new Uint8Array() });
    archive.close();
    store = openSqlite(file);
    expect(await journalOf(store, 'm')).toEqual(before);
    expect((await verify(store, null)).troubles).toEqual([]);
    expect((await tidy(store, KEEP, quickly)).archived).toBe(1);
    expect(await store.course('m')).toEqual(COURSE);
    // The other way round: gone from the first, not yet from the second.
    const left = openArchive(archiveFile(file), false);
    left.put({ ...made, match: 'gone', month: 202001 });
    left.close();
    await tidy(store, KEEP, quickly);
    expect((await store.dump('archive', null, 9)).map((one) => one.match)).toEqual(['m']);
    await store.close();
  });

  test('killed again and again while it puts away, it loses nothing', async () => {
    let store = openSqlite(file);
    const ids = Array.from({ length: 40 }, (_, i) => `m${String(i).padStart(2, '0')}`);
    for (const [i, id] of ids.entries()) await fill(store, id, NOW - (70 + i) * DAY, {}, i);
    const before = await Promise.all(ids.map((id) => journalOf(store, id)));
    await store.close();
    for (const lines of [3, 7, 12, Number.POSITIVE_INFINITY]) {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'archiving.ts'), file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let seen = 0;
      child.stdout.on('data', (data: Buffer) => {
        seen += data.toString().split('\n').length - 1;
        if (seen >= lines) child.kill('SIGKILL');
      });
      await new Promise((resolve) => child.once('exit', resolve));
      expect(seen).toBeGreaterThan(0);
      expect(await troublesOf(file)).toEqual([]);
    }
    store = openSqlite(file);
    expect((await store.dump('archive', null, 99)).length).toBe(40);
    expect(await Promise.all(ids.map((id) => journalOf(store, id)))).toEqual(before);
    for (const id of ids) expect(await store.course(id)).toEqual(COURSE);
    await store.close();
  });

  test('the note of what was acknowledged last does not take what was put away for lost', async () => {
    const store = openSqlite(file);
    await fill(store, 'm', NOW - 90 * DAY);
    await putAway(store, 'm');
    await store.close();
    await openSqlite(file).close();
    const again = openSqlite(file);
    await again.removeMatches(['m']);
    await again.close();
    await openSqlite(file).close();
  });

  test('a file that is gone, cut short or overwritten: the server does not start on it, and it is kept', async () => {
    const store = openSqlite(file);
    for (const id of ['a', 'b']) {
      await fill(store, id, NOW - 90 * DAY);
      await putAway(store, id);
    }
    await fill(store, 'hot', NOW - DAY);
    await store.close();
    expect(statSync(archiveFile(file)).mode & 0o077).toBe(0);
    const whole = readFileSync(archiveFile(file));
    const harms: readonly [string, () => void, RegExp][] = [
      ['gone', () => rmSync(archiveFile(file)), /2 matches were put away and 0 are in the archive/],
      ['cut short', () => truncateSync(archiveFile(file), 5000), /archive/],
      ['overwritten', () => writeFileSync(archiveFile(file), 'nothing of the kind'.repeat(500)), /the archive cannot be read/],
    ];
    for (const [what, harm, says] of harms) {
      harm();
      expect(() => openSqlite(file)).toThrow(Damaged);
      expect(() => openSqlite(file)).toThrow(says);
      expect([what, (await troublesOf(file)).join('\n')]).toEqual([what, expect.stringMatching(says)]);
      writeFileSync(archiveFile(file), whole);
      expect([what, await troublesOf(file)]).toEqual([what, []]);
    }
    writeFileSync(archiveFile(file), 'nothing of the kind'.repeat(500));
    const left = openSqlite(file, { acceptLoss: true });
    expect((await left.journal('hot')).length).toBe(30);
    await expect(left.journal('a')).rejects.toThrow('was put away and is not in the archive');
    await tidy(left, KEEP, { ...quickly, now: NOW + 90 * DAY });
    expect((await left.journal('hot')).length).toBe(30);
    await left.close();
    const kept = readdirSync(folder).filter((name) => name.startsWith('damaged-'));
    expect(kept.some((name) => existsSync(join(folder, name, 'zastolye-archive.db')))).toBe(true);
  });

  test('copies share one archive, which takes in what is new; restoring any of them is putting both in place', async () => {
    const store = openSqlite(file);
    const copies = join(folder, 'backups');
    const settings = { folder: copies, everyMs: 1, keep: 2 };
    for (const [i, id] of ['a', 'b', 'c'].entries()) await fill(store, id, NOW - (62 - i) * DAY);
    await tidy(store, KEEP, quickly);
    await backUp(store, settings, NOW);
    await tidy(store, KEEP, { ...quickly, now: NOW + 2 * DAY });
    // One is put away while the copy is made.
    const [second] = await Promise.all([
      backUp(store, settings, NOW + DAY),
      fill(store, 'd', NOW - 90 * DAY).then(() => putAway(store, 'd')),
    ]);
    expect(readdirSync(copies)).toEqual(['zastolye-2026-11-18T12-00-00Z.db', 'zastolye-2026-11-19T12-00-00Z.db', 'zastolye-archive.db']);
    for (const name of readdirSync(copies)) {
      expect([name, statSync(join(copies, name)).mode & 0o077]).toEqual([name, 0]);
      if (name !== 'zastolye-archive.db') expect([name, await troublesOf(join(copies, name))]).toEqual([name, []]);
    }
    // What is removed goes from the copy of the archive too, and what is damaged here stays whole there.
    await store.removeMatches(['b']);
    const db = new DatabaseSync(archiveFile(file));
    db.exec("UPDATE archive SET course = x'00', sum = 'x' WHERE match = 'a'");
    db.close();
    await expect(backUp(store, settings, NOW + 2 * DAY)).rejects.toThrow('damaged in the archive: a');
    await store.close();
    const kept = openArchive(archiveFile(second), true);
    expect(kept.count()).toBe(3);
    expect(() => kept.row(monthOf(NOW - 61 * DAY), 'b')).toThrow('not in the archive');
    kept.close();

    for (const name of readdirSync(folder).filter((one) => one.startsWith('zastolye'))) rmSync(join(folder, name));
    copyFileSync(join(copies, 'zastolye-2026-11-20T12-00-00Z.db'), file);
    copyFileSync(archiveFile(second), archiveFile(file));
    const restored = openSqlite(file);
    expect((await verify(restored, null)).troubles).toEqual([]);
    expect(await restored.course('a')).toEqual(COURSE);
    await restored.close();
  });
});
