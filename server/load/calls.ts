import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallHouse } from '../calls/channels.ts';
import { callsFrom } from '../calls/config.ts';
import { openPost, vapidOf } from '../calls/post.ts';
import { startSender } from '../calls/sender.ts';
import { configFrom } from '../config.ts';
import { makeMetrics } from '../ops/metrics.ts';
import type { CallChange } from '../store/calling.ts';
import { startLocalPostgres } from '../store/postgres/local.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { CalleeFigures, CalleeReady } from './callee.ts';
import { startChild } from './child.ts';

/** How many calls a node sends, to a push service that takes its time, and how late its event loop is meanwhile. */
export interface CallFigures {
  /** Different calls that the service got. */
  readonly calls: number;
  readonly twice: number;
  /** From the first that was due until the last came. */
  readonly seconds: number;
  readonly perSecond: number;
  /** From the moment at which a call was due until it came. */
  readonly lateMs: { readonly p50: number; readonly p99: number };
  /** Processor time for each call. `loop`: of the thread on which tables are played. */
  readonly cpuMs: { readonly node: number; readonly loop: number; readonly service: number };
  readonly loopMs: { readonly p50: number; readonly p99: number };
}

export interface CallLoad {
  /** So many become due in a second, for so many seconds. */
  readonly rate: number;
  readonly seconds: number;
  readonly waitMs: number;
  readonly store?: 'sqlite' | 'postgres';
}

async function outboxOf(store: CallHouse['store'], port: number, people: number, dueAt: (i: number) => number): Promise<void> {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const none = { by: null, others: 1, until: null, time: null, mayPass: false, mayMore: false, away: null };
  await store.saveWishes('nobody', '{}');
  const calls = Array.from({ length: people }, (_, i): CallChange => {
    const facts = { seat: 0, n: 1, game: 'fluxx', ...none };
    return { how: 'put', call: { identity: `p${i}`, match: 'm', kind: 'turn', at: dueAt(i), due: dueAt(i), facts } };
  });
  await Promise.all([
    ...calls.map(({ call: { identity, at } }) =>
      Promise.all([
        store.saveWishes(identity, '{"quiet":null}'),
        store.saveChannel({
          id: `c-${identity}`,
          identity,
          kind: 'push',
          doc: { lang: 'en', createdAt: 0, to: `http://127.0.0.1:${port}/${at}/${identity}`, label: '', keys: { p256dh, auth } },
        }),
      ]),
    ),
    store.commit({ match: 'm', calls }),
  ]);
}

/** Seconds of processor time so far, of all threads and of this one. */
function used(): { readonly node: number; readonly loop: number } {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  return { node: (all.user + all.system) / 1e6, loop: (own.user + own.system) / 1e6 };
}

export async function measureCalls({ rate, seconds, waitMs, store: kind = 'sqlite' }: CallLoad): Promise<CallFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-calls-'));
  const postgres = kind === 'postgres' ? await startLocalPostgres() : null;
  const store = postgres === null ? openSqlite(join(folder, 'zastolye.db')) : await openPostgres(postgres.url);
  const service = await startChild<CalleeReady, CalleeFigures>(join(import.meta.dirname, 'callee.ts'), [String(waitMs)]);
  const calls = callsFrom({ CALLS_ALLOW: '127.0.0.1' });
  const house: CallHouse = {
    config: { ...configFrom({}), calls },
    store,
    library: { titleOf: () => undefined },
    metrics: makeMetrics(),
    now: store.clock,
    report: (where, error) => process.stderr.write(`${where}: ${String(error)}\n`),
  };
  const post = openPost(calls, await vapidOf(store));
  const people = rate * seconds;
  const begins = store.clock() + 2000;
  await outboxOf(store, service.ready.port, people, (i) => begins + Math.floor((i * 1000) / rate));
  const sender = startSender(house, { post, mail: null, telegram: null, webhooks: false });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  while (store.clock() < begins) await pause(20);
  delay.enable();
  const before = { ...used(), service: (await service.figures()).cpu };
  const most = begins + seconds * 4000 + 20_000;
  let got = await service.figures();
  while (got.calls < people && store.clock() < most) {
    await pause(200);
    got = await service.figures();
  }
  // What has been said is noted as well before it counts.
  await sender.close();
  delay.disable();
  const after = used();
  await post.close();
  service.stop();
  await store.close();
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
  const took = (got.last - begins) / 1000;
  const each = (cpu: number): number => Math.round((cpu * 1e5) / got.calls) / 100;
  const ms = (share: number): number => Math.round(delay.percentile(share) / 1e5) / 10;
  return {
    calls: got.calls,
    twice: got.twice,
    seconds: took,
    perSecond: Math.round(got.calls / took),
    lateMs: got.lateMs,
    cpuMs: { node: each(after.node - before.node), loop: each(after.loop - before.loop), service: each(got.cpu - before.service) },
    loopMs: { p50: ms(50), p99: ms(99) },
  };
}
