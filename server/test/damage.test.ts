import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '#engine';
import { backUp } from '../ops/backup.ts';
import { linked, rootOf } from '../store/chain.ts';
import { differing, isEmpty, moveAll } from '../store/move.ts';
import { databaseFile, openPlace } from '../store/place.ts';
import { Damaged, openSqlite, type SqliteStore } from '../store/sqlite/open.ts';
import { steadyClock } from '../store/sqlite/steady.ts';
import { type JournalRow, MATCH_DEFAULTS, type MatchRow } from '../store/types.ts';
import { verify } from '../store/verify.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let store: SqliteStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-damage-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const entry = (n: number): Entry => ({ kind: 'answer', n, seat: 0, picks: [n], keys: [`c${n}`] });
const row = (id: string): MatchRow =>
  ({
    ...MATCH_DEFAULTS,
    id,
    version: 1,
    game: 'canary',
    rulesVersion: 1,
    status: 'playing',
    visibility: 'private',
    seats: [],
    createdAt: 5,
  }) as unknown as MatchRow;

/** A match with so many entries, each of them acknowledged before the next. */
async function fill(at: SqliteStore, id: string, entries: number): Promise<void> {
  await at.commit({ match: id, row: row(id), due: null, updatedAt: 5 });
  let last: JournalRow | null = null;
  for (let n = 0; n < entries; n++) {
    last = linked(last?.hash ?? rootOf(id), n, 1000 + n, entry(n));
    expect(await at.commit({ match: id, entries: [last], due: null, updatedAt: 1000 + n })).toBe('done');
  }
}

/** The files as a killed process leaves them. */
function killed(name: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  for (const end of ['', '-wal', '-tail']) copyFileSync(databaseFile(folder) + end, databaseFile(place) + end);
  return databaseFile(place);
}

function flip(file: string, at: number): void {
  const data = readFileSync(file);
  data[at] ^= 1;
  writeFileSync(file, data);
}

/** What somebody finds who only looks, while a server may be running on the file. */
async function troublesOf(file: string): Promise<readonly string[]> {
  const looked = openSqlite(file, { readOnly: true });
  const { troubles } = await verify(looked, null);
  await looked.close();
  return troubles;
}

describe('one bit of the write-ahead log', () => {
  beforeEach(async () => {
    store = openSqlite(databaseFile(folder));
    await fill(store, 'm', 40);
  });
  afterEach(() => store.close());

  test('in the middle: the loss is noticed, the server does not start on it, and the files are kept', async () => {
    const whole = openSqlite(killed('whole'));
    expect((await whole.journal('m')).length).toBe(40);
    await whole.close();

    const file = killed('flipped');
    flip(`${file}-wal`, Math.floor(statSync(`${file}-wal`).size / 2));
    expect(() => openSqlite(file)).toThrow(Damaged);
    expect(() => openSqlite(file)).toThrow(/damaged at frame \d+: \d+ pages of later commits/);
    expect(await troublesOf(file)).toEqual([
      expect.stringMatching(/write-ahead log is damaged/),
      expect.stringMatching(/entry 39 of match m was acknowledged and is not there any more/),
    ]);
    // Whoever wants to goes on with what is left; what was there stays beside it.
    const left = openSqlite(file, { acceptLoss: true });
    expect((await left.journal('m')).length).toBeLessThan(40);
    await left.close();
    const kept = readdirSync(join(folder, 'flipped')).filter((name) => name.startsWith('damaged-'));
    expect(existsSync(join(folder, 'flipped', kept[0], 'zastolye.db-wal'))).toBe(true);
  });

  test('in the very last commit: the note of what was acknowledged tells', () => {
    const file = killed('last');
    flip(`${file}-wal`, statSync(`${file}-wal`).size - 10);
    expect(() => openSqlite(file)).toThrow(/entry 39 of match m was acknowledged/);
  });

  test('a commit that was torn by the end of the power was never acknowledged: that is no damage', async () => {
    const file = killed('torn');
    truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - 100);
    const [before] = (await store.journal('m')).slice(-2);
    writeFileSync(`${file}-tail`, JSON.stringify({ match: 'm', n: before.n, hash: before.hash }));
    const torn = openSqlite(file);
    expect((await torn.journal('m')).length).toBe(39);
    await torn.close();
  });
});

test('an entry that vanished from the file is named, by the server and by lab verify', async () => {
  store = openSqlite(databaseFile(folder));
  await fill(store, 'm', 10);
  await fill(store, 'other', 3);
  await store.close();
  const db = new DatabaseSync(databaseFile(folder));
  db.exec("DELETE FROM journal WHERE match = 'm' AND n = 4");
  db.close();
  store = openSqlite(databaseFile(folder));
  await expect(store.journal('m')).rejects.toThrow('match m, entry 4: missing');
  await expect(store.whole('m')).rejects.toThrow('match m, entry 4: missing');
  expect((await store.journal('other')).length).toBe(3);
  // While a server runs on it, too.
  expect(await troublesOf(databaseFile(folder))).toEqual(['match m, entry 4: missing']);
  await store.close();
});

test('a backup made while matches go on is whole, and restoring it is putting it in place', async () => {
  store = openSqlite(databaseFile(folder));
  await fill(store, 'a', 20);
  const copies = join(folder, 'backups');
  const settings = { folder: copies, everyMs: 1, keep: 2 };
  const [file] = await Promise.all([backUp(store, settings, Date.UTC(2026, 10, 16, 3)), fill(store, 'b', 40)]);
  expect(file).toMatch(/zastolye-2026-11-16T03-00-00Z\.db$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await troublesOf(file)).toEqual([]);
  for (const day of [17, 18, 19]) await backUp(store, settings, Date.UTC(2026, 10, day, 3));
  expect(readdirSync(copies)).toEqual(['zastolye-2026-11-18T03-00-00Z.db', 'zastolye-2026-11-19T03-00-00Z.db']);
  await store.close();

  // As docs/hosting.md says: the old files go, the copy takes their place.
  for (const name of readdirSync(folder).filter((one) => one.startsWith('zastolye.db'))) rmSync(join(folder, name));
  copyFileSync(join(copies, 'zastolye-2026-11-19T03-00-00Z.db'), databaseFile(folder));
  store = openSqlite(databaseFile(folder));
  expect((await store.journal('a')).length).toBe(20);
  expect((await store.journal('b')).length).toBe(40);
  expect(await verify(store, null)).toEqual({ matches: 2, entries: 60, troubles: [] });
  await store.close();
});

test('the database and all files beside it are readable by nobody else', async () => {
  store = openSqlite(databaseFile(folder));
  await fill(store, 'm', 1);
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const name of files) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  await store.close();
});

test('time never goes back, not even over a restart with the clock set back', async () => {
  let wall = 1_000_000;
  let ticks = 70;
  const clock = steadyClock(
    0,
    () => wall,
    () => ticks,
  );
  expect(clock()).toBe(1_000_000);
  ticks += 500;
  wall -= 3600_000;
  expect(clock()).toBe(1_000_500);
  ticks += 500;
  wall += 2 * 3600_000;
  expect(clock()).toBe(1_000_000 + 3600_000);

  store = openSqlite(databaseFile(folder));
  const later = Date.now() + 3600_000;
  await store.commit({ match: 'm', row: row('m'), due: null, updatedAt: later });
  await store.close();
  store = openSqlite(databaseFile(folder));
  // As if the machine's clock had been set back by an hour meanwhile.
  expect(store.clock()).toBeGreaterThanOrEqual(later);
  expect(store.clock()).toBeLessThan(later + 60_000);
  await store.close();
});

test('everything that lasts is carried over to another place, with what signs the cookies, and the copy is held against it row by row', async () => {
  const [from, to] = await Promise.all(['from', 'to'].map((name) => openPlace(join(folder, name))));
  expect(await isEmpty(from.store)).toBe(true);
  // More than are carried at once.
  await from.store.restore(
    'mutes',
    Array.from({ length: 1200 }, (_, i) => ({ identity: `p${i % 7}`, other: `q${i}`, name: 'Bob', avatar: 'fox-1' })),
  );
  await fill(from.store as SqliteStore, 'm', 5);
  const told: (readonly [string, number])[] = [];
  const moved = await moveAll(from, to, (table, rows) => told.push([table, rows]));
  expect(moved).toMatchObject({ mutes: 1200, matches: 1, journal: 5, identities: 0 });
  expect(told.filter(([table]) => table === 'mutes').map(([, rows]) => rows)).toEqual([500, 1000, 1200]);
  expect(await isEmpty(to.store)).toBe(false);
  expect(await to.secret()).toBe(await from.secret());
  expect(await differing(from.store, to.store)).toEqual([]);
  expect((await to.store.journal('m', 3)).map((one) => one.entry)).toEqual([3, 4].map(entry));
  await to.store.setMute('p0', { identity: 'nobody', name: 'Cat', avatar: 'fox-1' }, true);
  expect(await differing(from.store, to.store)).toEqual(['mutes']);
  await Promise.all([from.store.close(), to.store.close()]);
});

test('a database of an earlier release is taken over: journals get their chain, people stay who they are', async () => {
  const db = new DatabaseSync(databaseFile(folder));
  db.exec(readFileSync(new URL('./first-schema.sql', import.meta.url), 'utf8'));
  const put = (table: string, ...values: (string | number | null)[]) =>
    db.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`).run(...values);
  put('identities', 'ann', 'hash of a link', JSON.stringify({ id: 'ann', name: 'Ann', avatar: 'fox-1', createdAt: 7 }));
  put('identities', 'bob', null, JSON.stringify({ id: 'bob', name: 'Bob', avatar: 'owl-1', createdAt: 8 }));
  const { clockSince, proposal, spectatorChat, ...old } = row('m');
  expect([clockSince, proposal, spectatorChat]).toEqual([null, null, false]);
  put('matches', 'm', 1, 'canary', 'playing', 'private', 5, JSON.stringify(old));
  const seats = [{ kind: 'human', identity: 'ann', name: 'Ann', avatar: 'fox-1', level: null, away: null, since: 0 }];
  const outcome = { winners: [0], reason: 'plays', rule: 'T-9' };
  const over = { ...old, id: 'o', status: 'finished', seats, outcome, finishedAt: Date.UTC(2026, 2, 5) };
  put('matches', 'o', 1, 'canary', 'finished', 'private', 5, JSON.stringify(over));
  put('live', 'o', null, 0, 1004, '[]');
  for (let n = 0; n < 5; n++) put('journal', 'm', n, 1000 + n, JSON.stringify(entry(n)));
  put('live', 'm', null, 0, 1004, '[0]');
  put('lines', 'm', 0, JSON.stringify({ n: 0, at: 1, name: 'Ann', avatar: 'fox-1', seat: 0, kind: 'chat', text: 'hi' }));
  put('commands', '', 'ann', 'k', 99, JSON.stringify({ ok: true, at: 1 }));
  put('snapshots', 'm', JSON.stringify({ stage: 'play', n: 3, entries: 2, table: {} }));
  db.close();
  store = openSqlite(databaseFile(folder));
  expect((await store.journal('m')).map((one) => one.entry)).toEqual([0, 1, 2, 3, 4].map(entry));
  expect(await store.match('m')).toEqual(row('m'));
  expect(await store.position('m')).toEqual({ version: 1, length: 5, lines: 1 });
  // The cookies that are out there name the person.
  expect((await store.device('ann'))?.name).toBe('Ann');
  expect((await store.takeRecovery('hash of a link', Date.now()))?.id).toBe('ann');
  expect((await store.command('', 'ann', 'k'))?.reply).toEqual({ ok: true, at: 1 });
  expect((await store.whole('m'))?.snapshot?.entries).toBe(2);
  expect(await store.tallies('ann')).toEqual([{ game: 'canary', month: '2026-03', matches: 1, counted: 1, won: 1 }]);
  expect((await verify(store, null)).troubles).toEqual([]);
  await store.close();
});
