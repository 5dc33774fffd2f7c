import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry, Snapshot } from '#engine';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { IdentityRow, JournalRow, MatchRow, Store } from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';

/** What every store owes; another one is added to this list. */
const postgres = databases();
const stores: readonly { readonly name: string; readonly missing: string | null; readonly open: (folder: string) => Promise<Store> }[] = [
  { name: 'sqlite', missing: null, open: async (folder) => openSqlite(join(folder, 'store.db')) },
  { name: 'postgres', missing: noPostgres, open: async (folder) => openPostgres(await postgres.urlFor(folder)) },
];
test.runIf(noPostgres !== null)(`left out: ${noPostgres}`, () => undefined);

const identity = (id: string, more: Partial<IdentityRow> = {}): IdentityRow => ({
  id,
  name: 'Ann',
  avatar: 'fox-1',
  createdAt: 5,
  ...more,
});
const row = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  version: 1,
  game: 'canary',
  rulesVersion: 1,
  status: 'playing',
  visibility: 'open',
  clock: 'none',
  options: {},
  seats: [{ kind: 'human', identity: 'ann', name: 'Ann', avatar: 'fox-1', level: null, away: null, since: 0 }],
  players: 1,
  host: 'ann',
  seed: 'ab'.repeat(32),
  undo: null,
  preferences: {},
  rematch: null,
  from: null,
  outcome: null,
  createdAt: 10,
  startedAt: 11,
  finishedAt: null,
  ...more,
});
const entry = (n: number, seat = 0): Entry => ({ kind: 'answer', n, seat, picks: [n], keys: [`c${n}`] });
const at = (n: number, seat = 0): JournalRow => ({ n, at: 1000 + n, entry: entry(n, seat) });

describe.each(stores.filter((one) => one.missing === null))('the $name store', ({ open }) => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-store-'));
    store = await open(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const create = (id: string, more: Partial<MatchRow> = {}) => store.commit({ match: id, row: row(id, more), due: null, updatedAt: 10 });

  test('keeps identities, found by id and by the hash of their recovery secret', async () => {
    await store.saveIdentity(identity('ann'));
    await store.setRecovery('ann', 'old');
    await store.setRecovery('ann', 'hash');
    await store.saveIdentity(identity('ann', { name: 'Анна' }));
    expect(await store.identity('ann')).toEqual(identity('ann', { name: 'Анна' }));
    expect(await store.identityByRecovery('hash')).toEqual(identity('ann', { name: 'Анна' }));
    expect(await store.identityByRecovery('old')).toBeNull();
    expect(await store.identityByRecovery('other')).toBeNull();
    expect(await store.identity('bob')).toBeNull();
  });

  test('one of two appends for the same journal number wins, the other changes nothing at all', async () => {
    await create('m');
    const results = await Promise.all([
      store.commit({ match: 'm', entries: [at(0, 0)], command: { actor: 'ann', key: 'k1', reply: { ok: true, at: 1 }, at: 1 } }),
      store.commit({
        match: 'm',
        row: row('m', { version: 2, clock: 'quick' }),
        entries: [at(0, 1)],
        command: { actor: 'bob', key: 'k2', reply: { ok: true, at: 1 }, at: 1 },
      }),
    ]);
    expect(results).toEqual(['done', 'conflict']);
    expect((await store.journal('m')).map((one) => one.entry)).toEqual([entry(0, 0)]);
    expect((await store.match('m'))?.clock).toBe('none');
    expect(await store.command('m', 'bob', 'k2')).toBeNull();
    expect(await store.position('m')).toEqual({ version: 1, length: 1, lines: 0 });
    expect(await store.positions(['m', 'none'])).toEqual(new Map([['m', { version: 1, length: 1, lines: 0 }]]));
  });

  test('leaves no gaps in a journal', async () => {
    await create('m');
    expect(await store.commit({ match: 'm', entries: [at(1)] })).toBe('conflict');
    expect(await store.commit({ match: 'm', entries: [at(0), at(1), at(2)] })).toBe('done');
    expect(await store.commit({ match: 'm', entries: [at(2)] })).toBe('conflict');
    expect((await store.journal('m', 1)).map((one) => one.n)).toEqual([1, 2]);
  });

  test('replaces the row of a match only if nobody else has', async () => {
    await create('m');
    expect(await create('m')).toBe('conflict');
    expect(await store.commit({ match: 'm', row: row('m', { version: 2, clock: 'quick' }) })).toBe('done');
    expect(await store.commit({ match: 'm', row: row('m', { version: 2, clock: 'relaxed' }) })).toBe('conflict');
    expect(await store.match('m')).toEqual(row('m', { version: 2, clock: 'quick' }));
    expect(await store.match('none')).toBeNull();
  });

  test('remembers a command once', async () => {
    await create('m');
    const command = { actor: 'ann', key: 'k', reply: { ok: true as const, at: 3 }, at: 100 };
    expect(await store.commit({ match: 'm', entries: [at(0)], command })).toBe('done');
    expect(await store.commit({ match: 'm', entries: [at(1)], command })).toBe('conflict');
    expect(await store.command('m', 'ann', 'k')).toEqual({ ok: true, at: 3 });
    expect((await store.journal('m')).length).toBe(1);
    await store.prune(101);
    expect(await store.command('m', 'ann', 'k')).toBeNull();
  });

  test('numbers lines of chat and gives the latest, oldest first', async () => {
    await create('m');
    const line = (n: number) => ({ n, at: n, name: 'Ann', avatar: 'fox-1', seat: 0, kind: 'chat' as const, text: `${n}` });
    for (const n of [0, 1, 2]) expect(await store.commit({ match: 'm', line: line(n) })).toBe('done');
    expect(await store.commit({ match: 'm', line: line(2) })).toBe('conflict');
    expect(await store.lines('m', 2)).toEqual([line(1), line(2)]);
  });

  test('keeps snapshots and the course of a match', async () => {
    await create('m');
    const snapshot = { stage: 'play', n: 3, entries: 2, table: {} } as unknown as Snapshot;
    await store.commit({ match: 'm', snapshot });
    await store.commit({ match: 'm', snapshot: { ...snapshot, n: 4 }, course: [[{ e: 'shuffle', zone: 'deck' }]] });
    expect(await store.snapshot('m')).toEqual({ ...snapshot, n: 4 });
    expect(await store.course('m')).toEqual([[{ e: 'shuffle', zone: 'deck' }]]);
    expect(await store.course('none')).toBeNull();
  });

  test('lists open tables and the matches of a person', async () => {
    await create('a', { createdAt: 1 });
    await create('b', { createdAt: 2, visibility: 'private' });
    await create('c', { createdAt: 3, status: 'finished' });
    await create('d', { createdAt: 4, game: 'closed', seats: [] });
    expect((await store.openTables(10)).map((one) => one.row.id)).toEqual(['d', 'a']);
    expect((await store.openTables(10, 'canary')).map((one) => one.row.id)).toEqual(['a']);
    await store.commit({ match: 'b', entries: [at(0)], due: null, asked: [0, 2], updatedAt: 99 });
    const mine = await store.matchesOf('ann', 10);
    expect(mine.map((one) => one.row.id)).toEqual(['b', 'a', 'c']);
    expect(mine[0]).toMatchObject({ updatedAt: 99, asked: [0, 2] });
    await store.commit({ match: 'a', row: row('a', { version: 2, seats: [] }) });
    expect((await store.matchesOf('ann', 10)).map((one) => one.row.id)).toEqual(['b', 'c']);
  });

  test('hands a due match to one node at a time', async () => {
    for (const [id, due] of [
      ['a', 100],
      ['b', 200],
      ['c', null],
    ] as const)
      await store.commit({ match: id, row: row(id), due, updatedAt: 1 });
    expect(await store.claimDue(99, 99, 500, 10)).toEqual([]);
    const [one, two] = await Promise.all([store.claimDue(250, 250, 500, 1), store.claimDue(250, 250, 500, 1)]);
    expect([...one, ...two].sort()).toEqual(['a', 'b']);
    expect(await store.claimDue(300, 300, 600, 10)).toEqual([]);
    // Whoever took it is gone: after a while somebody else may.
    expect((await store.claimDue(300, 501, 900, 10)).sort()).toEqual(['a', 'b']);
    await store.commit({ match: 'a', entries: [at(0)], due: 1000 });
    expect(await store.claimDue(950, 950, 2000, 10)).toEqual(['b']);
  });

  test('gives a mark to the first who asks, and to the next when its time is over', async () => {
    expect(await Promise.all([store.claim('k', 100, 200), store.claim('k', 100, 200)])).toEqual(expect.arrayContaining([true, false]));
    expect(await store.claim('other', 100, 200)).toBe(true);
    expect(await store.claim('k', 199, 300)).toBe(false);
    expect(await store.claim('k', 200, 300)).toBe(true);
  });

  test('knows when somebody was last there', async () => {
    await store.setPresence('m', { identity: 'ann', connected: true, at: 5 });
    await store.setPresence('m', { identity: 'ann', connected: false, at: 9 });
    expect(await store.presence('m')).toEqual([{ identity: 'ann', connected: false, at: 9 }]);
  });

  test('a conflict among many changes of one moment spoils only itself', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => create(id)));
    const results = await Promise.all(['a', 'b', 'c', 'a', 'b'].map((id) => store.commit({ match: id, entries: [at(0)] })));
    expect(results).toEqual(['done', 'done', 'done', 'conflict', 'conflict']);
  });

  test('everything is still there after closing and opening again', async () => {
    await create('m');
    await store.commit({ match: 'm', entries: [at(0)], due: 7 });
    await store.close();
    store = await open(folder);
    expect((await store.journal('m')).length).toBe(1);
    expect(await store.claimDue(8, 8, 9, 1)).toEqual(['m']);
  });

  test('two connections race for one number: exactly one wins', async () => {
    const other = await open(folder);
    await create('m');
    for (let n = 0; n < 30; n++) {
      const results = await Promise.all([
        store.commit({ match: 'm', entries: [at(n, 0)] }),
        other.commit({ match: 'm', entries: [at(n, 1)] }),
      ]);
      expect(results.sort()).toEqual(['conflict', 'done']);
    }
    expect((await other.journal('m')).length).toBe(30);
    await other.close();
  });
});
