import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry, GameEvent, Snapshot } from '#engine';
import type { CallChange, CallRow } from '../store/calling.ts';
import { Hole, linked, rootOf } from '../store/chain.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { STEPS } from '../store/postgres/schema.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import {
  type DeviceRow,
  type IdentityRow,
  type JournalRow,
  MATCH_DEFAULTS,
  type MatchRow,
  type PastWish,
  type PlainRow,
  type ResultRow,
  type SeatRow,
  type Store,
  TABLE_NAMES,
  TABLES,
} from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';

/** What every store owes; another one is added to this list. */
const postgres = databases();
interface Opened {
  readonly name: string;
  readonly missing: string | null;
  readonly open: (folder: string, onBatch?: (changes: number) => void) => Promise<Store>;
}
const told = (onBatch: ((changes: number) => void) | undefined) => (onBatch === undefined ? {} : { onBatch });
const stores: readonly Opened[] = [
  { name: 'sqlite', missing: null, open: async (folder, onBatch) => openSqlite(join(folder, 'store.db'), told(onBatch)) },
  { name: 'postgres', missing: noPostgres, open: async (folder, onBatch) => openPostgres(await postgres.urlFor(folder), told(onBatch)) },
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
  ...MATCH_DEFAULTS,
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
const calling = (how: CallChange['how'], identity: string, at: number, more: Partial<CallRow> = {}): CallChange => {
  const none = { by: null, others: 1, until: null, time: null, mayPass: false, mayMore: false, away: null };
  return { how, call: { identity, match: 'm', kind: 'turn', at, due: at, facts: { seat: 0, n: at, game: 'canary', ...none }, ...more } };
};
const sits = (identity: string | null, more: Partial<SeatRow> = {}): SeatRow => ({
  kind: identity === null ? 'bot' : 'human',
  identity,
  name: identity ?? 'Otto',
  avatar: 'fox-1',
  level: null,
  away: null,
  since: 0,
  ...more,
});
const gone = (was: string, kind: 'bot' | 'left'): SeatRow => sits(null, { kind, name: was, was });
const entry = (n: number, seat = 0): Entry => ({ kind: 'answer', n, seat, picks: [n], keys: [`c${n}`] });
/** Entry n of the journal of `match`, in which every entry before it was given by seat 0. */
function at(n: number, seat = 0, match = 'm'): JournalRow {
  let head = rootOf(match);
  for (let i = 0; i < n; i++) head = linked(head, i, 1000 + i, entry(i)).hash;
  return linked(head, n, 1000 + n, entry(n, seat));
}

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

  test('keeps identities; a recovery secret is good once, until it expires, and only the latest', async () => {
    await store.saveIdentity(identity('ann'));
    await store.setRecovery('ann', 'old', 100);
    await store.setRecovery('ann', 'hash', 100);
    await store.saveIdentity(identity('ann', { name: 'Анна' }));
    expect(await store.identity('ann')).toEqual(identity('ann', { name: 'Анна' }));
    expect(await store.identity('bob')).toBeNull();
    expect(await store.takeRecovery('old', 50)).toBeNull();
    expect(await store.takeRecovery('other', 50)).toBeNull();
    expect(await store.takeRecovery('hash', 100)).toBeNull();
    expect((await Promise.all([store.takeRecovery('hash', 99), store.takeRecovery('hash', 99)])).filter((one) => one !== null)).toEqual([
      identity('ann', { name: 'Анна' }),
    ]);
    expect(await store.takeRecovery('hash', 99)).toBeNull();
  });

  test('knows the devices of a person and signs them out', async () => {
    const device = (id: string, identity: string, seenAt: number): DeviceRow => ({ id, identity, label: 'Firefox', createdAt: 1, seenAt });
    await store.saveIdentity(identity('ann'));
    await store.saveIdentity(identity('bob'));
    for (const one of [device('a', 'ann', 5), device('b', 'ann', 7), device('c', 'ann', 6), device('d', 'bob', 9)])
      await store.saveDevice(one);
    expect(await store.device('a')).toEqual(identity('ann'));
    await store.touchDevice('a', 'Firefox', 8);
    await store.touchDevice('gone', 'Firefox', 8);
    expect(await store.device('gone')).toBeNull();
    expect(await store.devices('ann')).toEqual([device('a', 'ann', 8), device('b', 'ann', 7), device('c', 'ann', 6)]);
    expect(await store.removeDevices('ann', { only: 'd' })).toEqual([]);
    expect(await store.removeDevices('ann', { only: 'b' })).toEqual(['b']);
    expect(await store.removeDevices('ann', { except: 'a' })).toEqual(['c']);
    expect(await store.device('c')).toBeNull();
    expect(await store.unknownDevices(['a', 'b', 'c', 'd', 'never'])).toEqual(['b', 'c', 'never']);
    expect(await store.device('d')).toEqual(identity('bob'));
  });

  test('knows who does not want to hear whom', async () => {
    const bob = { identity: 'bob', name: 'Bob', avatar: 'owl-1' };
    await store.setMute('ann', bob, true);
    await store.setMute('ann', { ...bob, name: 'Robert' }, true);
    expect(await store.mutes('ann')).toEqual([{ ...bob, name: 'Robert' }]);
    expect(await store.mutes('bob')).toEqual([]);
    await store.setMute('ann', bob, false);
    expect(await store.mutes('ann')).toEqual([]);
  });

  test('keeps the first result of everybody in a challenge, best first', async () => {
    const result = (identity: string, score: number, length: number): ResultRow => ({
      challenge: 'pickle/2026-11-16',
      identity,
      name: identity,
      avatar: 'fox-1',
      won: score > 0,
      score,
      length,
      match: null,
      at: 5,
    });
    const all = [result('ann', 3, 40), result('bob', 5, 60), result('cy', 5, 50), result('dan', 0, 10)];
    for (const one of all) expect(await store.saveResult(one)).toBe(true);
    expect(await store.saveResult(result('dan', 9, 1))).toBe(false);
    await store.saveResult({ ...result('ann', 9, 9), challenge: 'other' });
    expect(await store.results('pickle/2026-11-16', 3)).toEqual([all[2], all[1], all[0]]);
    expect(await store.standing('pickle/2026-11-16', 'ann')).toEqual({ players: 4, won: 3, place: 3 });
    expect(await store.standing('pickle/2026-11-16', 'eve')).toEqual({ players: 4, won: 3, place: null });
    expect(await store.standing('none', null)).toEqual({ players: 0, won: 0, place: null });
  });

  test('one of two appends for the same journal number wins, the other changes nothing at all', async () => {
    await create('m');
    const results = await Promise.all([
      store.commit({ match: 'm', entries: [at(0, 0)], command: { actor: 'ann', key: 'k1', body: 'b', reply: { ok: true, at: 1 }, at: 1 } }),
      store.commit({
        match: 'm',
        row: row('m', { version: 2, clock: 'quick' }),
        entries: [at(0, 1)],
        command: { actor: 'bob', key: 'k2', body: 'b', reply: { ok: true, at: 1 }, at: 1 },
      }),
    ]);
    expect(results).toEqual(['done', 'conflict']);
    expect((await store.journal('m')).map((one) => one.entry)).toEqual([entry(0, 0)]);
    expect((await store.match('m'))?.clock).toBe('none');
    expect(await store.command('m', 'bob', 'k2')).toBeNull();
    expect(await store.position('m')).toEqual({ version: 1, length: 1, lines: 0 });
    expect(await store.positions(['m', 'none'])).toEqual(new Map([['m', { version: 1, length: 1, lines: 0 }]]));
  });

  test('an entry decided on another one than is there is a conflict, though its number be right', async () => {
    await create('m');
    expect(await store.commit({ match: 'm', entries: [at(0, 1)], after: rootOf('m') })).toBe('done');
    // Decided on the first entry of seat 0, which lost.
    expect(await store.commit({ match: 'm', entries: [at(1)], after: at(0).hash })).toBe('conflict');
    const next = linked(at(0, 1).hash, 1, 1001, entry(1));
    expect(await store.commit({ match: 'm', entries: [next], after: at(0, 1).hash })).toBe('done');
    expect((await store.journal('m')).map((one) => one.hash)).toEqual([at(0, 1).hash, next.hash]);
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
    const command = { actor: 'ann', key: 'k', body: 'hash', reply: { ok: true as const, at: 3 }, at: 100 };
    expect(await store.commit({ match: 'm', entries: [at(0)], command })).toBe('done');
    expect(await store.commit({ match: 'm', entries: [at(1)], command })).toBe('conflict');
    expect(await store.command('m', 'ann', 'k')).toEqual({ reply: { ok: true, at: 3 }, body: 'hash' });
    expect((await store.journal('m')).length).toBe(1);
    await store.prune(101);
    expect(await store.command('m', 'ann', 'k')).toBeNull();
  });

  test('numbers lines of chat and gives the latest, oldest first', async () => {
    await create('m');
    const line = (n: number) => ({ n, at: n, identity: 'ann', name: 'Ann', avatar: 'fox-1', seat: 0, kind: 'chat' as const, text: `${n}` });
    for (const n of [0, 1, 2]) expect(await store.commit({ match: 'm', line: line(n) })).toBe('done');
    expect(await store.commit({ match: 'm', line: line(2) })).toBe('conflict');
    expect(await store.lines('m', 2)).toEqual([line(1), line(2)]);
  });

  test('keeps the snapshots that are still needed, everything told at checkpoints, and the course of a match', async () => {
    await create('m');
    const snapshot = (entries: number) => ({ stage: 'play', n: 3, entries, table: {} }) as unknown as Snapshot;
    const told = (zone: number): GameEvent[] => [{ e: 'shuffle', zone }];
    expect(await store.whole('m')).toMatchObject({ row: { id: 'm' }, journal: [], lines: 0, snapshot: null, told: 0, past: [] });
    expect(await store.whole('none')).toBeNull();
    const checkpoint = (entries: number, events: GameEvent[][], keep: number[]) =>
      store.commit({ match: 'm', checkpoint: { entries, snapshot: snapshot(entries), events, keep } });
    await checkpoint(2, [told(1), told(2), []], []);
    await checkpoint(4, [told(3), told(4)], [2]);
    expect(await store.whole('m')).toMatchObject({ snapshot: snapshot(2), told: 5 });
    await checkpoint(5, [told(5)], [4]);
    const past = [told(1), told(2), [], told(3), told(4), told(5)];
    expect(await store.whole('m')).toMatchObject({ snapshot: snapshot(4), told: 6, past });
    await store.commit({ match: 'm', course: [[{ e: 'shuffle', zone: 'deck' }]] });
    expect(await store.course('m')).toEqual([[{ e: 'shuffle', zone: 'deck' }]]);
    expect(await store.course('none')).toBeNull();
    const looked = { learned: true, moments: [], decisions: [], accounts: [], left: 0, spentMs: 5 };
    expect(await store.analysis('m')).toBeNull();
    await store.saveAnalysis('m', looked);
    // Everybody sees the first one.
    await store.saveAnalysis('m', { ...looked, spentMs: 6 });
    expect(await store.analysis('m')).toEqual(looked);
  });

  test('whatever is missing from a journal or was changed in it is noticed and named', async () => {
    const entries = Array.from({ length: 5 }, (_, n) => at(n));
    const holed = async (id: string, change: (rows: PlainRow[]) => PlainRow[]): Promise<unknown> => {
      await store.restore('matches', [
        { id, version: 1, game: 'canary', status: 'playing', visibility: 'private', created: 1, doc: JSON.stringify(row(id)) },
      ]);
      const rows = entries.map(({ n, at, entry: one, hash }): PlainRow => ({ match: id, n, at, entry: JSON.stringify(one), hash }));
      await store.restore('journal', change(rows));
      await store.restore('live', [
        { match: id, version: 1, length: 5, lines: 0, head: entries[4].hash, due: null, lease: 0, updated: 1, asked: '[]' },
      ]);
      return store.journal(id).then(
        () => null,
        (error: unknown) => (error instanceof Hole ? error.n : error),
      );
    };
    // The chain begins with the name of the match: nobody else's journal fits.
    expect(await holed('other', (rows) => rows)).toBe(0);
    expect(await holed('m', (rows) => rows)).toBeNull();
    await store.close();
    for (const [name, hole, change] of [
      ['cut', 3, (rows: PlainRow[]) => rows.slice(0, 3)],
      ['middle', 2, (rows: PlainRow[]) => rows.filter((_, n) => n !== 2)],
      ['time', 1, (rows: PlainRow[]) => rows.map((one, n) => (n === 1 ? { ...one, at: 5 } : one))],
      ['text', 4, (rows: PlainRow[]) => rows.map((one, n) => (n === 4 ? { ...one, entry: JSON.stringify(entry(4, 1)) } : one))],
    ] as const) {
      const elsewhere = join(folder, name);
      mkdirSync(elsewhere);
      store = await open(elsewhere);
      expect([name, await holed('m', change)]).toEqual([name, hole]);
      await store.close();
    }
    store = await open(folder);
  });

  test('what all nodes go by is set once, and changed only by who has read the latest', async () => {
    expect(await store.setting('day')).toBeNull();
    expect(await store.setSetting('day', 'never', 'was')).toBe(false);
    expect(await store.setSetting('day', 'one', null)).toBe(true);
    expect(await store.setSetting('day', 'two', null)).toBe(false);
    expect(await store.setSetting('day', 'two', 'other')).toBe(false);
    expect(await store.setting('day')).toBe('one');
    // Of two at once one is heard, whichever comes first over its connection.
    const [two, three] = await Promise.all([store.setSetting('day', 'two', 'one'), store.setSetting('day', 'three', 'one')]);
    expect([two, three].filter(Boolean)).toHaveLength(1);
    expect(await store.setting('day')).toBe(two ? 'two' : 'three');
    expect(await store.setting('other')).toBeNull();
  });

  test('everything in it can be carried over to another store', async () => {
    await create('m');
    await store.commit({
      match: 'm',
      entries: [at(0), at(1)],
      due: 7,
      command: { actor: 'ann', key: 'k', body: 'b', reply: { ok: true, at: 1 }, at: 1 },
    });
    await store.commit({ match: 'm', checkpoint: { entries: 1, snapshot: { n: 1 } as unknown as Snapshot, events: [[]], keep: [] } });
    await store.saveIdentity(identity('ann'));
    await store.saveDevice({ id: 'd', identity: 'ann', label: '', createdAt: 1, seenAt: 2 });
    await store.setSetting('day', 'one', null);
    await store.saveChannel({ id: 'c', identity: 'ann', kind: 'push', doc: { lang: 'en', createdAt: 1, to: 'x', label: '' } });
    await store.saveWishes('ann', '{}');
    await store.commit({ match: 'm', calls: [calling('put', 'ann', 5)] });
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    const other = await open(elsewhere);
    let carried = 0;
    for (const table of TABLE_NAMES) {
      let after: (string | number | null)[] | null = null;
      for (;;) {
        const rows: PlainRow[] = await store.dump(table, after, 1);
        if (rows.length === 0) break;
        await other.restore(table, rows);
        await other.restore(table, rows);
        carried += rows.length;
        const { key, columns } = TABLES[table];
        after = columns.slice(0, key).map((column) => rows[0][column]);
      }
    }
    expect(carried).toBe(13);
    expect(await other.outbox('ann')).toEqual(await store.outbox('ann'));
    expect(await other.setting('day')).toBe('one');
    expect(await other.journal('m')).toEqual(await store.journal('m'));
    expect(await other.match('m')).toEqual(await store.match('m'));
    expect(await other.position('m')).toEqual(await store.position('m'));
    expect(await other.device('d')).toEqual(identity('ann'));
    expect(await other.claimDue(8, 8, 9, 1)).toEqual(['m']);
    expect(await other.check()).toEqual([]);
    await other.close();
  });

  test('a call goes out with the change that makes it necessary, or neither does', async () => {
    await create('m');
    const lost = { match: 'm', version: 7, entries: [at(0)], calls: [calling('put', 'ann', 5)] };
    expect(await store.commit(lost)).toBe('conflict');
    expect(await store.outbox('ann')).toEqual([]);
    expect(await store.commit({ ...lost, version: 1 })).toBe('done');
    expect(await store.outbox('ann')).toMatchObject([{ match: 'm', kind: 'turn', at: 5, due: 5, tries: 0, sent: {} }]);
    // The next one takes its place, and is later, whatever the clock says.
    await store.commit({ match: 'm', calls: [calling('put', 'ann', 3, { kind: 'asked' })] });
    expect(await store.outbox('ann')).toMatchObject([{ kind: 'asked', at: 6, due: 3 }]);
    // What is over is said to be over, where anything was said at all.
    await store.commit({ match: 'm', calls: [calling('end', 'ann', 9), calling('end', 'bob', 9)] });
    expect(await store.outbox('ann')).toMatchObject([{ kind: 'past', at: 9, due: 9 }]);
    expect(await store.outbox('bob')).toEqual([]);
  });

  test('calls are left to one node at a time, person by person; what has become another call meanwhile is not settled with the old one', async () => {
    await create('m');
    await store.commit({ match: 'm', calls: [calling('put', 'ann', 5), calling('put', 'bob', 6), calling('put', 'cy', 50)] });
    const both = await Promise.all([store.claimCalls(20, 100, 1), store.claimCalls(20, 100, 1)]);
    expect(
      both
        .flat()
        .map(({ identity }) => identity)
        .sort(),
    ).toEqual(expect.arrayContaining(['ann']));
    const rest = await store.claimCalls(20, 100, 9);
    expect([...both.flat(), ...rest].map(({ identity }) => identity).sort()).toEqual(['ann', 'bob']);
    expect(await store.claimCalls(99, 900, 9)).toMatchObject([{ identity: 'cy' }]);
    expect((await store.claimCalls(101, 300, 9)).map(({ identity }) => identity).sort()).toEqual(['ann', 'bob']);
    // What becomes another call stays in the same hands.
    const [ann] = await store.outbox('ann');
    await store.commit({ match: 'm', calls: [calling('put', 'ann', 40), calling('end', 'bob', 45)] });
    expect(await store.claimCalls(299, 500, 9)).toEqual([]);
    const sent = { c: { at: 5, mark: '7' } };
    expect(await store.settleCalls([{ call: ann, next: { kind: 'quarter', due: null, tries: 1 }, sent }])).toEqual([]);
    expect(await store.outbox('ann')).toMatchObject([{ kind: 'turn', at: 40, due: 40, tries: 0, lease: 0, sent }]);
    const [now] = await store.claimCalls(200, 310, 9);
    expect(now.at).toBe(40);
    expect(await store.settleCalls([{ call: now, next: { kind: 'quarter', due: 70, tries: 0 }, sent: {} }])).toEqual([]);
    await store.commit({ match: 'm', calls: [calling('amend', 'ann', 0, { due: 90 })] });
    expect(await store.outbox('ann')).toMatchObject([{ kind: 'quarter', at: 40, due: 90, sent: {}, facts: { n: 0 } }]);
    // Whoever is too late finds it in other hands, and notes nothing about it; for whoever has it now it is one try more.
    const [bob] = await store.outbox('bob');
    const [, taken] = (await store.claimCalls(301, 500, 9)).sort((a, b) => a.identity.localeCompare(b.identity));
    expect([bob, taken]).toMatchObject([
      { kind: 'past', tries: 0, lease: 300 },
      { kind: 'past', tries: 1, lease: 500 },
    ]);
    const late = { call: bob, next: null, sent };
    const [last] = await store.outbox('ann');
    expect(await store.settleCalls([late, { call: last, next: null, sent }])).toEqual([late]);
    expect(await store.outbox('ann')).toEqual([]);
    expect(await store.outbox('bob')).toMatchObject([{ kind: 'past', lease: 500, sent: {} }]);
    expect(await store.settleCalls([{ ...late, call: taken }])).toEqual([]);
    expect(await store.outbox('bob')).toEqual([]);
    const callees = await store.callees(['cy', 'dan']);
    expect(callees.get('cy')).toEqual({ channels: [], wishes: null, outbox: await store.outbox('cy') });
    expect(callees.get('dan')).toEqual({ channels: [], wishes: null, outbox: [] });
  });

  test('ways to reach somebody belong to one person, and go with the person; calls go with their match', async () => {
    await create('m');
    const channel = { id: 'c', identity: 'ann', kind: 'push' as const, doc: { lang: 'en' as const, createdAt: 1, to: 'x', label: '' } };
    await store.saveChannel(channel);
    expect(await store.channels('ann')).toEqual([channel]);
    await store.saveChannel({ ...channel, identity: 'bob' });
    expect([await store.channels('ann'), (await store.channel('c'))?.identity]).toEqual([[], 'bob']);
    await store.saveWishes('bob', '{"a":1}');
    await store.saveWishes('bob', '{"a":2}');
    expect(JSON.parse((await store.wishes('bob')) ?? '')).toEqual({ a: 2 });
    await store.commit({ match: 'm', calls: [calling('put', 'ann', 5), calling('put', 'bob', 6)] });
    await store.forget('bob');
    expect([await store.channel('c'), await store.wishes('bob'), await store.outbox('bob')]).toEqual([null, null, []]);
    await store.removeMatches(['m']);
    expect(await store.outbox('ann')).toEqual([]);
  });

  test('matches over days that were changed without a word are found, others are not', async () => {
    for (const [id, clock] of [
      ['slow', 'day'],
      ['told', 'week'],
      ['live', 'quick'],
    ] as const) {
      await create(id, { clock });
      await store.commit({ match: id, asked: [0], updatedAt: 50, due: 99 });
    }
    await store.commit({
      match: 'told',
      calls: [{ ...calling('put', 'ann', 60), call: { ...calling('put', 'ann', 60).call, match: 'told' } }],
    });
    expect(await store.uncalled(10, 9)).toEqual(['slow']);
    expect(await store.uncalled(51, 9)).toEqual([]);
  });

  test('the tables of a person: what goes on first, each part by its last change, with who is asked; what ended only for so long', async () => {
    const [mine] = row('').seats;
    const others = [{ ...mine, identity: 'bob', name: 'Bob' }];
    for (const [id, updatedAt, more] of [
      ['early', 20, {}],
      ['late', 40, { clock: 'day' as const }],
      ['gathers', 30, { status: 'lobby' as const }],
      ['ended', 50, { status: 'finished' as const }],
      ['long-ago', 10, { status: 'finished' as const }],
      ['not-mine', 60, { seats: others }],
    ] as const) {
      await create(id, more);
      await store.commit({ match: id, asked: id === 'late' ? [0] : [], updatedAt });
    }
    const told = (since: number, limit: number) =>
      store.tablesOf('ann', since, limit).then((found) => found.map(({ row: { id }, updatedAt, asked }) => [id, updatedAt, asked]));
    const all = [
      ['late', 40, [0]],
      ['gathers', 30, []],
      ['early', 20, []],
      ['ended', 50, []],
    ];
    expect(await told(10, 9)).toEqual(all);
    expect(await told(9, 9)).toEqual([...all, ['long-ago', 10, []]]);
    expect(await told(10, 2)).toEqual(all.slice(0, 2));
    expect(await store.tablesOf('cy', 0, 9)).toEqual([]);
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
    await create('e', { createdAt: 5, status: 'lobby' });
    await create('f', { createdAt: 6, status: 'lobby', seats: [] });
    expect((await store.lobbiesOf('ann', 10)).map((one) => [one.id, one.status])).toEqual([['e', 'lobby']]);
    expect(await store.lobbiesOf('bob', 10)).toEqual([]);
  });

  describe('the record of a person', () => {
    const DAY = 86_400_000;
    const march = Date.UTC(2026, 2, 1);
    const everything: PastWish = { game: null, companion: null, won: false, before: null, limit: 10 };
    const idsOf = async (identity: string, wish: Partial<PastWish> = {}) =>
      (await store.pastOf(identity, { ...everything, ...wish })).map((one) => one.row.id);
    /** A match that runs, then ends on that day since March 1. */
    async function ended(id: string, day: number, seats: readonly SeatRow[], winners: readonly number[], more: Partial<MatchRow> = {}) {
      await create(id, { seats, ...more });
      const finishedAt = march + day * DAY;
      const outcome = { winners, reason: 'plays', rule: 'T-9' };
      const change = row(id, { seats, status: 'finished', finishedAt, outcome, version: 2, ...more });
      expect(await store.commit({ match: id, row: change, due: null, updatedAt: 20 })).toBe('done');
    }
    const ann = sits('ann');
    const bob = sits('bob');

    test('begins with the end of a match, and what is changed in its row later changes nothing', async () => {
      await create('m', { seats: [ann, bob] });
      expect(await store.tallies('ann')).toEqual([]);
      await ended('n', 3, [ann, bob], [0]);
      const again = (await store.match('n')) as MatchRow;
      await store.commit({ match: 'n', row: { ...again, version: 3, rematch: 'o' } });
      expect(await store.tallies('ann')).toEqual([{ game: 'canary', month: '2026-03', matches: 1, counted: 1, won: 1 }]);
      expect(await store.tallies('bob')).toEqual([{ game: 'canary', month: '2026-03', matches: 1, counted: 1, won: 0 }]);
      expect(await store.tallies('eve')).toEqual([]);
      expect((await store.pastOf('ann', everything))[0]).toMatchObject({ row: { rematch: 'o' }, seat: 0, counts: true });
    });

    test('is summed by game and by month, which begins and ends by Greenwich', async () => {
      await ended('a', 0, [ann], [0]);
      await ended('b', 31 - 1 / DAY, [ann, sits(null)], [1]);
      await ended('c', 31, [sits(null), ann], [1]);
      await ended('d', 31, [sits(null), ann], [1], { game: 'closed' });
      expect(await store.tallies('ann')).toEqual([
        { game: 'canary', month: '2026-03', matches: 2, counted: 2, won: 1 },
        { game: 'canary', month: '2026-04', matches: 1, counted: 1, won: 1 },
        { game: 'closed', month: '2026-04', matches: 1, counted: 1, won: 1 },
      ]);
    });

    test('nobody wins over himself at one screen, with cards that he knew, or by the bot that plays on for him', async () => {
      await ended('screen', 1, [sits('ann', { kind: 'hotseat', name: 'Tom' }), ann, bob], [0, 1]);
      await ended('known', 2, [ann, sits(null)], [0], { from: { match: 'm', at: 3 } });
      await ended('bot', 3, [gone('ann', 'bot'), bob], [0]);
      await ended('left', 4, [bob, gone('ann', 'left')], [0]);
      expect(await store.tallies('ann')).toEqual([{ game: 'canary', month: '2026-03', matches: 4, counted: 2, won: 0 }]);
      expect((await store.pastOf('ann', everything)).map((one) => [one.row.id, one.seat, one.counts])).toEqual([
        ['left', 1, true],
        ['bot', 0, true],
        ['known', 0, false],
        ['screen', 1, false],
      ]);
      expect(await store.tallies('bob')).toMatchObject([{ matches: 3, counted: 3, won: 1 }]);
    });

    test('tells with whom, by the name of the last match together', async () => {
      await ended('a', 1, [ann, bob], [0]);
      await ended('c', 3, [sits('cat'), sits(null), sits('bob', { name: 'Robert', avatar: 'owl-2' }), ann], [2]);
      await ended('b', 2, [ann, gone('bob', 'bot')], [0]);
      await ended('d', 4, [bob, sits('cat')], [1]);
      const robert = { identity: 'bob', name: 'Robert', avatar: 'owl-2', matches: 3, won: 2, lost: 1 };
      const cat = { identity: 'cat', name: 'cat', avatar: 'fox-1', matches: 1, won: 0, lost: 0 };
      const last = { match: 'c', game: 'canary', at: march + 3 * DAY };
      expect(await store.companions('ann', 10)).toEqual([
        { ...robert, ...last, seat: 2 },
        { ...cat, ...last, seat: 0 },
      ]);
      expect((await store.companions('ann', 1)).map((one) => one.identity)).toEqual(['bob']);
      expect(await store.companions('eve', 10)).toEqual([]);
    });

    test('is read in pages, latest first, also of a game, with a person, of wins alone', async () => {
      for (const [i, id] of ['a', 'b', 'c', 'd'].entries())
        await ended(id, i < 2 ? 1 : 2, [ann, i % 2 === 0 ? bob : sits('cat')], [i === 3 ? 1 : 0], i === 0 ? { game: 'closed' } : {});
      expect(await idsOf('ann')).toEqual(['d', 'c', 'b', 'a']);
      expect(await idsOf('ann', { limit: 1 })).toEqual(['d']);
      expect(await idsOf('ann', { before: { at: march + 2 * DAY, match: 'd' }, limit: 2 })).toEqual(['c', 'b']);
      expect(await idsOf('ann', { before: { at: march + DAY, match: 'b' } })).toEqual(['a']);
      expect(await idsOf('ann', { game: 'closed' })).toEqual(['a']);
      expect(await idsOf('ann', { companion: 'cat' })).toEqual(['d', 'b']);
      expect(await idsOf('ann', { won: true })).toEqual(['c', 'b', 'a']);
      expect(await idsOf('ann', { won: true, companion: 'bob', game: 'canary' })).toEqual(['c']);
      expect(await idsOf('eve')).toEqual([]);
    });

    test('comes with the matches to another store', async () => {
      await ended('a', 1, [ann, bob], [0]);
      const elsewhere = join(folder, 'elsewhere');
      mkdirSync(elsewhere);
      const other = await open(elsewhere);
      await other.restore('matches', await store.dump('matches', null, 10));
      expect(await other.tallies('ann')).toEqual(await store.tallies('ann'));
      await other.close();
    });
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

  test('all changes of one moment share one commit', async () => {
    const batches: number[] = [];
    const other = await open(folder, (changes) => batches.push(changes));
    const change = (i: number) => other.commit({ match: `m${i}`, row: row(`m${i}`), due: null, updatedAt: 10 });
    expect(await Promise.all(Array.from({ length: 50 }, (_, i) => change(i)))).toEqual(Array(50).fill('done'));
    expect(batches).toEqual([50]);
    await other.close();
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
      const results = await Promise.all([store.commit({ match: 'm', entries: [at(n)] }), other.commit({ match: 'm', entries: [at(n)] })]);
      expect(results.sort()).toEqual(['conflict', 'done']);
    }
    expect((await other.journal('m')).length).toBe(30);
    await other.close();
  });
});

test('a ping is something written: where nothing can be written it fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-ping-'));
  const file = join(folder, 'store.db');
  await openSqlite(file).close();
  const looking = openSqlite(file, { readOnly: true });
  await expect(looking.ping()).rejects.toThrow(/readonly/);
  await looking.close();
  if (noPostgres === null) {
    const url = await postgres.urlFor(folder);
    const store = await openPostgres(url);
    await store.ping();
    const client = new pg.Client(url);
    await client.connect();
    expect((await client.query('SELECT at FROM pings')).rows).toHaveLength(1);
    await client.query('DROP TABLE pings');
    await expect(store.ping()).rejects.toThrow(/pings/);
    await client.end();
    await store.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(noPostgres === null)('matches that ended before there were records count too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-steps-'));
  const url = await postgres.urlFor(folder);
  const client = new pg.Client(url);
  await client.connect();
  await client.query('CREATE TABLE schema_steps (step int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())');
  await client.query(STEPS[0]);
  await client.query('INSERT INTO schema_steps (step) VALUES (1)');
  const over = row('m', { status: 'finished', finishedAt: Date.UTC(2026, 2, 5), outcome: { winners: [0], reason: 'plays', rule: 'T-9' } });
  await client.query("INSERT INTO matches VALUES ('m', 1, 'canary', 'finished', 'open', 10, $1)", [JSON.stringify(over)]);
  await client.end();
  const store = await openPostgres(url);
  expect(await store.tallies('ann')).toEqual([{ game: 'canary', month: '2026-03', matches: 1, counted: 1, won: 1 }]);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
