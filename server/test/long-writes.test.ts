import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as round } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, EventView, GameEvent, Snapshot } from '#engine';
import { linked, rootOf } from '../store/chain.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { readTail } from '../store/sqlite/damage.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { makeQueue } from '../store/sqlite/queue.ts';
import { type Change, type JournalRow, MATCH_DEFAULTS, type MatchRow, type Store } from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const MANY = 1722;
const postgres = databases();
interface Opened {
  readonly name: string;
  readonly missing: string | null;
  readonly open: (folder: string) => Promise<Store>;
}
const stores: readonly Opened[] = [
  { name: 'sqlite', missing: null, open: async (folder) => openSqlite(join(folder, 'store.db')) },
  { name: 'postgres', missing: noPostgres, open: async (folder) => openPostgres(await postgres.urlFor(folder)) },
];

const entry = (n: number): Entry => ({ kind: 'answer', n, seat: n % 5, picks: [n % 7], keys: [`c${n}`] });
function journalOf(match: string, many: number): JournalRow[] {
  const rows: JournalRow[] = [];
  for (let n = 0; n < many; n++) rows.push(linked(rows.at(-1)?.hash ?? rootOf(match), n, 1000 + n, entry(n)));
  return rows;
}
const row = (id: string, more: Partial<MatchRow> = {}): MatchRow =>
  ({
    ...MATCH_DEFAULTS,
    id,
    version: 1,
    game: 'canary',
    rulesVersion: 1,
    status: 'playing',
    visibility: 'private',
    clock: 'none',
    options: {},
    seats: [],
    players: 1,
    host: 'ann',
    preferences: {},
    createdAt: 5,
    ...more,
  }) as unknown as MatchRow;
const told = (many: number): GameEvent[][] =>
  Array.from({ length: many }, (_, n) => [{ kind: 'log', key: `told-${n}` } as unknown as GameEvent]);
/** A branch at the end of a long match: its journal, what was told so far, and the position that it goes on from. */
const branch = (id: string, more: Partial<Change> = {}): Change => ({
  match: id,
  row: row(id),
  entries: journalOf(id, MANY),
  checkpoint: { entries: MANY - 20, snapshot: { entries: MANY - 20 } as unknown as Snapshot, events: told(MANY - 19), keep: [] },
  due: 7,
  asked: [2],
  updatedAt: 6,
  ...more,
});

/** Goes round with the event loop until the work is done; gives how often, and what `look` saw each time. */
async function meanwhile<T>(work: Promise<unknown>, look: () => Promise<T>): Promise<{ rounds: number; seen: T[] }> {
  const seen: T[] = [];
  const at = { isOver: false };
  const done = work.finally(() => {
    at.isOver = true;
  });
  while (!at.isOver) {
    seen.push(await look());
    await round();
  }
  await done;
  return { rounds: seen.length, seen };
}

describe.each(stores.filter((one) => one.missing === null))('a long change in the $name store', ({ open }) => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-long-'));
    store = await open(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is there whole when it is acknowledged, and before that nothing of it is', async () => {
    const work = store.commit(branch('m'));
    const { seen } = await meanwhile(work, async () => {
      const whole = await store.whole('m');
      return whole === null ? 'nothing' : `${whole.journal.length} entries, ${whole.past.length} told`;
    });
    expect(await work).toBe('done');
    expect(new Set([...seen, 'nothing', `${MANY} entries, ${MANY - 19} told`]).size).toBe(2);
    const whole = await store.whole('m');
    expect(whole?.journal).toEqual(journalOf('m', MANY));
    expect(whole?.past).toEqual(told(MANY - 19));
    expect(whole?.snapshot).toEqual({ entries: MANY - 20 });
    expect(await store.position('m')).toEqual({ version: 1, length: MANY, lines: 0 });
    expect(await store.claimDue(7, 7, 8, 10)).toEqual(['m']);
  });

  test('does not hold up those of a few rows, whoever came first; each of one turn of the event loop is kept', async () => {
    const order: string[] = [];
    const small = async (id: string): Promise<void> => {
      order.push(`${id} ${await store.commit({ match: id, row: row(id), entries: journalOf(id, 3), due: null, updatedAt: 6 })}`);
    };
    await small('warm');
    const long = ['long-1', 'long-2', 'long-3'].map((id) => store.commit(branch(id)).then(() => order.push(id)));
    await Promise.all([small('a'), ...long, small('b'), store.saveIdentity({ id: 'ann', name: 'Ann', avatar: 'fox', createdAt: 1 })]);
    expect(order.toSorted()).toEqual(['a done', 'b done', 'long-1', 'long-2', 'long-3', 'warm done']);
    for (const id of ['a', 'b']) expect(await store.journal(id)).toEqual(journalOf(id, 3));
    for (const id of ['long-1', 'long-2', 'long-3']) expect((await store.journal(id)).length).toBe(MANY);
    expect((await store.identity('ann'))?.name).toBe('Ann');
  });

  test('loses as a short one does: to a row, an entry or a command that is there already', async () => {
    expect(await store.commit(branch('m'))).toBe('done');
    expect(await store.commit(branch('m'))).toBe('conflict');
    const command = { scope: '', actor: 'ann', key: 'k', body: 'b', reply: { ok: true, at: 0, match: 'one' }, at: 6 } as const;
    const both = await Promise.all([store.commit(branch('one', { command })), store.commit(branch('two', { command }))]);
    expect(both.toSorted()).toEqual(['conflict', 'done']);
    const lost = both[0] === 'conflict' ? 'one' : 'two';
    expect(await store.match(lost)).toBeNull();
    expect(await store.journal(lost)).toEqual([]);
    // What goes on where the journal ends, and what goes on from an entry that is another by now.
    const grown = journalOf('m', MANY * 2);
    const course: EventView[][] = [];
    const more = { match: 'm', row: row('m', { version: 2 }), entries: grown.slice(MANY), course, updatedAt: 9 };
    expect(await store.commit({ ...more, after: 'another' })).toBe('conflict');
    expect(await store.commit({ ...more, after: grown[MANY - 1].hash })).toBe('done');
    expect(await store.journal('m')).toEqual(grown);
    expect(await store.course('m')).toEqual([]);
  });

  test('is waited for when the store closes', async () => {
    const work = store.commit(branch('m'));
    await store.close();
    expect(await work).toBe('done');
    store = await open(folder);
    expect((await store.journal('m')).length).toBe(MANY);
  });
});

describe('the thread that writes', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-long-'));
    file = join(folder, 'store.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('leaves the event loop free, and the note of what was acknowledged follows it', async () => {
    const store = openSqlite(file);
    await store.commit(branch('first'));
    const work = store.commit(branch('m'));
    const { rounds } = await meanwhile(work, async () => undefined);
    // Written on the event loop it would be one round or two.
    expect(rounds).toBeGreaterThan(20);
    expect(readTail(file)).toEqual({ match: 'm', n: MANY - 1, hash: journalOf('m', MANY)[MANY - 1].hash });
    await store.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  test('has its errors told to whoever asked, and goes on', async () => {
    const store = openSqlite(file);
    const unfit = { ...branch('m'), entries: [...journalOf('m', MANY), ...journalOf('m', 1)] };
    await expect(store.commit(unfit)).rejects.toThrow(/UNIQUE constraint/);
    expect(await store.match('m')).toBeNull();
    expect(await store.commit(branch('m'))).toBe('done');
    await store.close();
  });

  test('carries the log over, so that it begins anew and does not grow for ever', async () => {
    const store = openSqlite(file);
    const beside = new DatabaseSync(file, { readOnly: true });
    const look = beside.prepare('PRAGMA wal_checkpoint(NOOP)');
    const pages = () => (look.get() as { log: number }).log;
    const words = 'x'.repeat(30_000);
    let many = 0;
    const small = (host: string) => store.commit({ match: `m${many}`, row: row(`m${many++}`, { host }), due: null, updatedAt: 5 });
    while (pages() < 4000) await Promise.all(Array.from({ length: 16 }, () => small(words)));
    // Nobody waits for the thread: one write follows the other, and yet one of them finds an empty log before long.
    const end = Date.now() + 20_000;
    while (pages() >= 1000 && Date.now() < end) await small('');
    expect(pages()).toBeLessThan(1000);
    beside.close();
    await store.close();
    const again = openSqlite(file);
    expect((await again.match('m15'))?.host).toBe(words);
    expect((await again.match(`m${many - 1}`))?.host).toBe('');
    await again.close();
  });

  test('has the file for itself: what the event loop has to write waits, and comes before the next long one', async () => {
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE done (what TEXT)');
    const queue = makeQueue(db, null);
    const order: string[] = [];
    const gates: (() => void)[] = [];
    const long = (name: string) =>
      queue.aside(() => new Promise<void>((resolve) => void gates.push(resolve))).then(() => void order.push(name));
    const short = (name: string) => queue.writing(() => void order.push(name));
    const all = [long('first'), long('second'), short('a')];
    await vi.waitUntil(() => gates.length === 1);
    all.push(short('b'), short('c'));
    for (let i = 0; i < 5; i++) await round();
    expect(order).toEqual(['a']);
    expect(gates.length).toBe(1);
    gates[0]();
    await vi.waitUntil(() => gates.length === 2);
    expect(order).toEqual(['a', 'first', 'b', 'c']);
    gates[1]();
    await queue.drain();
    await Promise.all(all);
    expect(order.at(-1)).toBe('second');
    db.close();
  });

  test('killed with the process leaves all of a change or nothing, and all of what was acknowledged', async () => {
    for (let tries = 0; tries < 3; tries++) {
      const at = join(folder, `killed-${tries}.db`);
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'long-worker.ts'), at], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let heard = '';
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.stdout.on('data', (data) => {
        heard += data;
        // In the midst of the next one, somewhere.
        if (heard.split('\n').length > 2 + tries) setTimeout(() => child.kill('SIGKILL'), tries * 5);
      });
      await gone;
      const acknowledged = heard.split('\n').filter((line) => line !== '');
      expect(acknowledged.length).toBeGreaterThan(1);
      const store = openSqlite(at);
      expect(await store.check()).toEqual([]);
      for (const id of acknowledged) expect((await store.whole(id))?.journal.length).toBe(MANY);
      const next = await store.whole(`m${acknowledged.length}`);
      expect([undefined, MANY]).toContain(next?.journal.length);
      await store.close();
    }
  });
});
