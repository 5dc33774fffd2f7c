import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Entry } from '#engine';
import { configFrom } from '../config.ts';
import type { House } from '../house.ts';
import { keysFrom } from '../keys.ts';
import type { Library } from '../library.ts';
import { openDays } from '../lobby/day.ts';
import { Room } from '../match/room.ts';
import { shareCounts } from '../ops/counts.ts';
import { makeMetrics } from '../ops/metrics.ts';
import { makeWhereabouts } from '../ops/whereabouts.ts';
import { linked, rootOf } from '../store/chain.ts';
import { openPlace } from '../store/place.ts';
import { type JournalRow, MATCH_DEFAULTS, type MatchRow } from '../store/types.ts';

/** Parts of the load test that stand for themselves. */

export const percentile = (list: readonly number[], p: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * p))] ?? 0;

/** How often a second this disk takes 4 KB and keeps them: what no durable server on it can exceed without sharing flushes. */
export function rawFlushes(folder: string, ms: number): number {
  const file = openSync(join(folder, 'raw'), 'w');
  const page = Buffer.alloc(4096, 1);
  const begun = performance.now();
  let flushes = 0;
  while (performance.now() - begun < ms) {
    writeSync(file, page);
    fdatasyncSync(file);
    flushes++;
  }
  closeSync(file);
  return flushes / ((performance.now() - begun) / 1000);
}

/** Answers a second that the store alone takes from so many tables at once, and for each second of processor time. */
export async function rawStore(place: string, tables: number, ms: number): Promise<{ perSecond: number; perCpuSecond: number }> {
  const { store } = await openPlace(place);
  let count = 0;
  const begun = performance.now();
  const cpu = process.cpuUsage();
  await Promise.all(
    Array.from({ length: tables }, async (_, i) => {
      const match = `raw${i}`;
      const row = {
        ...MATCH_DEFAULTS,
        id: match,
        version: 1,
        game: 'raw',
        status: 'playing',
        visibility: 'private',
        seats: [],
        createdAt: 1,
      };
      await store.commit({ match, row: row as unknown as MatchRow, due: null, updatedAt: 1 });
      let last: JournalRow | null = null;
      for (let n = 0; performance.now() - begun < ms; n++) {
        const entry: Entry = { kind: 'answer', n, seat: 0, picks: [3], keys: ['c17'] };
        last = linked(last?.hash ?? rootOf(match), n, 1000 + n, entry);
        const command = { actor: 'load', key: `k${n}`, body: 'b', reply: { ok: true as const, at: n }, at: n };
        await store.commit({ match, version: 1, entries: [last], command, due: null, asked: [0], updatedAt: n });
        count++;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  await store.close();
  return { perSecond: count / seconds, perCpuSecond: count / ((user + system) / 1e6) };
}

/** Figures as the server tells them. */
export async function figuresOf(port: number): Promise<(name: string) => number> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: 'Bearer load' } });
  const text = await reply.text();
  return (name) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)`, 'm').exec(text)?.[1] ?? 0);
}

/** Opens so many event streams and tells what each of them costs in memory: of the process, and of its heap after a while. */
export async function streamMemory(port: number, ids: readonly string[], count: number): Promise<{ rssKb: number; heapKb: number }> {
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3000));
  await rest();
  const before = await figuresOf(port);
  const open: Socket[] = [];
  const one = (i: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET /api/matches/${ids[i % ids.length]}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\nuser-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\naccept-language: ru,en;q=0.5\r\n\r\n`,
        ),
      );
      socket.once('data', () => resolve());
      socket.once('error', reject);
      socket.resume();
      open.push(socket);
    });
  for (let i = 0; i < count; i += 50) await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, k) => one(i + k)));
  // Rubbish from opening them goes in time; a figure of the heap is taken after that.
  let heap = Number.POSITIVE_INFINITY;
  let rss = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    await rest();
    const now = await figuresOf(port);
    heap = Math.min(heap, now('nodejs_heap_size_used_bytes'));
    rss = Math.min(rss, now('process_resident_memory_bytes'));
  }
  for (const socket of open) socket.destroy();
  return {
    rssKb: (rss - before('process_resident_memory_bytes')) / count / 1024,
    heapKb: (heap - before('nodejs_heap_size_used_bytes')) / count / 1024,
  };
}

/** How long it takes to take up each of these matches from the store, as a process that has never seen them. */
export async function coldLoads(
  place: string,
  library: Library,
  ids: readonly string[],
): Promise<{ p50: number; p99: number; entries: number }> {
  const { store } = await openPlace(place);
  const idle = () => new Promise<never>(() => undefined);
  const never = { choose: idle, advise: idle, lookBack: idle, isFull: () => false, waiting: 0, close: async () => undefined };
  const house: House = {
    config: configFrom({}),
    store,
    counts: shareCounts(store, () => undefined),
    days: await openDays(store, configFrom({}), () => undefined),
    keys: keysFrom(''),
    library,
    bots: never,
    metrics: makeMetrics(),
    whereabouts: makeWhereabouts(),
    now: store.clock,
    report: (where, error) => process.stderr.write(`${where}: ${String(error)}\n`),
  };
  const takeUp = async (id: string): Promise<{ ms: number; entries: number }> => {
    const begun = performance.now();
    const room = await Room.open(house, id);
    const ms = performance.now() - begun;
    await room?.close();
    return { ms, entries: room?.match?.journal.length ?? 0 };
  };
  // The first round runs code that nobody has run before, unlike in a server that has been up for a minute.
  for (const id of ids) await takeUp(id);
  const loads: { ms: number; entries: number }[] = [];
  for (const id of ids) loads.push(await takeUp(id));
  house.days.close();
  await store.close();
  const times = loads.map(({ ms }) => ms);
  const lengths = loads.map(({ entries }) => entries);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), entries: percentile(lengths, 0.99) };
}
