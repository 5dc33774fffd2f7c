import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { CallHouse } from '../calls/channels.ts';
import { callsFrom } from '../calls/config.ts';
import { openPost, vapidOf } from '../calls/post.ts';
import { startSender } from '../calls/sender.ts';
import { configFrom } from '../config.ts';
import { makeMetrics } from '../ops/metrics.ts';
import type { CallChange } from '../store/calling.ts';
import { openSqlite } from '../store/sqlite/open.ts';

/** How many calls a node sends, to a push service that takes its time, and how late its event loop is meanwhile. */
export interface CallFigures {
  readonly calls: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly loopMs: { readonly p50: number; readonly p99: number };
}

export interface CallLoad {
  /** So many become due in a second, for so many seconds. */
  readonly rate: number;
  readonly seconds: number;
  readonly waitMs: number;
}

/** In a thread of its own, so that what it does is not laid to the sender. */
const SERVICE = `
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => setTimeout(() => response.writeHead(201).end(), workerData));
});
server.keepAliveTimeout = 60000;
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address()));
`;

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
    ...calls.map(({ call: { identity } }) =>
      Promise.all([
        store.saveWishes(identity, '{"quiet":null}'),
        store.saveChannel({
          id: `c-${identity}`,
          identity,
          kind: 'push',
          doc: { lang: 'en', createdAt: 0, to: `http://127.0.0.1:${port}/${identity}`, label: '', keys: { p256dh, auth } },
        }),
      ]),
    ),
    store.commit({ match: 'm', calls }),
  ]);
}

export async function measureCalls({ rate, seconds, waitMs }: CallLoad): Promise<CallFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-calls-'));
  const store = openSqlite(join(folder, 'zastolye.db'));
  const service = new Worker(SERVICE, { eval: true, workerData: waitMs });
  const { port } = await new Promise<AddressInfo>((ready) => service.once('message', ready));
  const calls = callsFrom({ CALLS_ALLOW: '127.0.0.1' });
  const metrics = makeMetrics();
  const house: CallHouse = {
    config: { ...configFrom({}), calls },
    store,
    library: { titleOf: () => undefined },
    metrics,
    now: store.clock,
    report: (where, error) => process.stderr.write(`${where}: ${String(error)}\n`),
  };
  const post = openPost(calls, await vapidOf(store));
  const people = rate * seconds;
  const begins = store.clock() + 2000;
  await outboxOf(store, port, people, (i) => begins + Math.floor((i * 1000) / rate));
  const sender = startSender(house, { post, mail: null, telegram: null, webhooks: false });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const sent = async (): Promise<number> =>
    (await metrics.calls.get()).values.reduce((sum, { value, labels }) => (labels.how === 'sent' ? sum + value : sum), 0);
  while (store.clock() < begins) await new Promise((done) => setTimeout(done, 20));
  delay.enable();
  const most = begins + seconds * 4000 + 20_000;
  while ((await sent()) < people && store.clock() < most) await new Promise((done) => setTimeout(done, 50));
  delay.disable();
  const took = (store.clock() - begins) / 1000;
  const done = await sent();
  await sender.close();
  await post.close();
  await service.terminate();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  const ms = (share: number): number => Math.round(delay.percentile(share) / 1e5) / 10;
  return { calls: done, seconds: took, perSecond: Math.round(done / took), loopMs: { p50: ms(50), p99: ms(99) } };
}
