import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { configFrom } from '../config.ts';
import { makeBound } from '../http/gate.ts';
import type { Listener } from '../match/audience.ts';
import type { Change } from '../store/types.ts';
import { crowding, freshKey, Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
let behind: Server;
let strict: Server;
beforeAll(async () => {
  server = await startServer({ config: { maxRequests: 20, streams: { match: 3, person: 2, address: 5, all: 100 } } });
  behind = await startServer({ config: { rateLimit: 10, trustProxy: 1 } });
  strict = await startServer({ config: { rateLimit: 10 } });
});
afterAll(async () => {
  await Promise.all([server, behind, strict].map((one) => one.close()));
});

interface Plain {
  readonly status: number;
  readonly head: string;
}

/** A request as it is written, without a library that would mend it. */
async function written(url: string, line: string, headers: readonly string[] = []): Promise<Plain> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nhost: table\r\nconnection: close\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n`);
  let text = '';
  for await (const data of socket) text += String(data);
  return { status: Number(text.slice(9, 12)), head: text.split('\r\n\r\n', 1)[0].toLowerCase() };
}

test('limits and headers follow the route that was found, however its address is written', async () => {
  for (const line of ['GET /api/me', 'GET /%61pi/me', 'GET /ap%69/m%65', 'GET http://table/api/me']) {
    const reply = await written(server.url, line);
    expect([line, reply.status]).toEqual([line, 200]);
    expect(reply.head).toContain('cache-control: no-store');
    expect(reply.head).toContain("content-security-policy: default-src 'none'");
  }
  // 10 a minute of a stranger by the identity's limit; the same however they are written.
  const lines = ['GET /%61pi/games', 'GET http://table/api/games', 'GET /api/games', 'GET /%61pi/nothing'];
  const replies: Plain[] = [];
  for (let i = 0; i < 24; i++) replies.push(await written(strict.url, lines[i % lines.length]));
  expect(replies.slice(12).map((reply) => reply.status)).toEqual(Array(12).fill(429));
});

test('a client behind a trusted proxy has the address that the proxy saw, not one of its own choice', async () => {
  const ask = (forwarded: string) => written(behind.url, 'GET /api/me', [`x-forwarded-for: ${forwarded}`]);
  // The same client, telling another address each time: the proxy writes the last one.
  const same: Plain[] = [];
  for (let i = 0; i < 14; i++) same.push(await ask(`10.9.8.${i}, 203.0.113.7`));
  expect(same.at(-1)?.status).toBe(429);
  expect((await ask('203.0.113.7, 203.0.113.8')).status).toBe(200);

  expect(configFrom({}).ipv6Prefix).toBe(64);
  expect(configFrom({ IPV6_PREFIX: '16' }).ipv6Prefix).toBe(16);
  expect(configFrom({ IPV6_PREFIX: '128' }).ipv6Prefix).toBe(128);
  for (const wrong of ['15', '129', 'x']) expect(() => configFrom({ IPV6_PREFIX: wrong })).toThrow(/IPV6_PREFIX/);
  expect(configFrom({}).trustProxy).toBe(0);
  expect(configFrom({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(configFrom({ TRUST_PROXY: '10.0.0.0/8, 192.168.1.1, loopback' }).trustProxy).toBe('10.0.0.0/8, 192.168.1.1, loopback');
  for (const wrong of ['yes', '10.0.0.0/33', 'true', '10.0.0']) expect(() => configFrom({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/);
});

test('a dear request counts for several, of an identity and of an address', async () => {
  const ask = async (path: string, address: string) => (await written(behind.url, `GET ${path}`, [`x-forwarded-for: ${address}`])).status;
  const many = async (path: string, address: string, times: number) => {
    const found: number[] = [];
    for (let i = 0; i < times; i++) found.push(await ask(path, address));
    return found;
  };
  const replay = '/api/matches/abcdefghijklmnopqrstuv/replay';
  expect(await many('/api/games', '203.0.113.50', 11)).toEqual([...Array(10).fill(200), 429]);
  const [first, second, third] = await many(replay, '203.0.113.51', 3);
  expect([first, second]).not.toContain(429);
  expect(third).toBe(429);
});

test('identities cost nothing, so all at one address together may not ask without end', async () => {
  const from = { 'x-forwarded-for': '203.0.113.60' };
  const people: Guest[] = [];
  for (let i = 0; i < 6; i++) {
    const one = new Guest(behind.url);
    await one.send('POST', '/api/me', { name: 'A' }, { 'x-forwarded-for': `203.0.113.${70 + i}` });
    people.push(one);
  }
  const replies: number[] = [];
  for (let i = 0; i < 8; i++) for (const one of people) replies.push((await one.send('GET', '/api/me', undefined, from)).status);
  // Each asks less than it may; four times as much as one may is for the whole address.
  expect(replies.slice(0, 40)).toEqual(Array(40).fill(200));
  expect(replies.slice(40)).toEqual(Array(8).fill(429));
});

test('beyond the bound requests are told at once to come again; health checks are answered at all times', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const commit = server.house.store.commit.bind(server.house.store);
  const held: (() => void)[] = [];
  // A disk that takes its time.
  Object.assign(server.house.store, {
    commit: async (change: Change) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return commit(change);
    },
  });
  const asked = Array.from({ length: 30 }, () => ann.post(`/api/matches/${id}/chat`, { key: freshKey(), text: 'hello' }));
  const refused: number[] = [];
  for (const one of asked)
    void one.then((reply) => {
      if (reply.status !== 503) return;
      expect(reply.headers.get('retry-after')).toBe('1');
      expect(reply.body.code).toBe('overloaded');
      refused.push(reply.status);
    });
  await waitFor(() => refused.length === 10);
  expect((await ann.get('/healthz')).status).toBe(200);
  expect((await ann.get('/readyz')).status).toBe(200);
  expect((await ann.get('/api/me')).status).toBe(503);
  Object.assign(server.house.store, { commit });
  await waitFor(() => {
    for (const go of held.splice(0)) go();
    return Promise.race([Promise.all(asked).then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false), 5))]);
  });
  expect((await Promise.all(asked)).filter((reply) => reply.status === 200).length).toBe(20);
  expect((await ann.get('/api/me')).status).toBe(200);
});

test('once somebody had to be turned away, no more are inside than are answered soon; and it opens again', () => {
  let now = 0;
  let busy = 1;
  const bound = makeBound(
    500,
    () => now,
    () => busy,
  );
  /** So long, each millisecond `offered` ask and up to `served` of those inside are answered; gives how many were inside at most. */
  const run = (ms: number, offered: number, served: number): number => {
    let inside = 0;
    let most = 0;
    for (const end = now + ms; now < end; now++) {
      for (let i = 0; i < offered; i++) if (bound.enter()) inside++;
      most = Math.max(most, inside);
      for (let i = 0; i < Math.min(served, inside); i++) bound.leave();
      inside = Math.max(0, inside - served);
    }
    while (inside-- > 0) bound.leave();
    return most;
  };
  // As many as come are served: there is room for a crowd that comes at once.
  expect(run(1000, 4, 4)).toBe(4);
  expect(bound.room).toBe(500);
  // Twice as many as can be served: at first as many as fit, soon no more than are answered in a few hundredths of a second.
  expect(run(1000, 8, 4)).toBe(500);
  expect(run(1000, 8, 4)).toBeLessThan(300);
  expect(bound.room).toBe(112);
  // A slow machine lets some in all the same.
  run(2000, 8, 1);
  expect(bound.room).toBe(40);
  // Where the store is what they wait for, more at once do little harm.
  busy = 0.5;
  run(1000, 8, 1);
  expect(bound.room).toBe(250);
  run(1000, 8, 4);
  expect(bound.room).toBe(280);
  busy = 1;
  run(2000, 8, 1);
  expect(bound.room).toBe(40);
  expect(run(1000, 1, 1)).toBeLessThan(60);
  expect(bound.room).toBe(500);
});

test('whoever piles up requests without waiting for replies is cut off', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nhost: table\r\n\r\n';
  const pile = connect(Number(new URL(server.url).port), '127.0.0.1');
  pile.on('error', () => undefined);
  pile.resume();
  const cut = once(pile, 'close');
  pile.write(one.repeat(400));
  await cut;
  // A few at once are nothing unusual: a reply to each, in order.
  const some = connect(Number(new URL(server.url).port), '127.0.0.1');
  some.write(one.repeat(9) + one.replace('host: table', 'host: table\r\nconnection: close'));
  let text = '';
  for await (const data of some) text += String(data);
  expect(text.split('HTTP/1.1 200').length - 1).toBe(10);
});

test('a text with the sign NUL in it is refused, wherever it stands', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const refused = [
    await ann.get<{ code: string }>('/api/tables?game=%00'),
    await ann.get<{ code: string }>('/api/matches/%00'),
    await ann.act(id, 'chat', { text: 'a\0b' }),
    await ann.post('/api/matches', { key: freshKey(), game: 'canary', seats: [{ kind: 'me' }], options: { 'a\0': 'b' } }),
  ];
  expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(4).fill('400 bad-request'));
});

test('ready means that the store takes something and keeps it', async () => {
  const guest = await server.guest();
  const ping = server.house.store.ping.bind(server.house.store);
  // What was found is true for a second.
  const clock = performance.now.bind(performance);
  let later = 1100;
  const looked = vi.spyOn(performance, 'now').mockImplementation(() => clock() + later);
  Object.assign(server.house.store, { ping: () => Promise.reject(new Error('disk full')) });
  const reply = await guest.get<{ code: string }>('/readyz');
  expect([reply.status, reply.body.code]).toEqual([503, 'store-down']);
  expect((await guest.get('/healthz')).status).toBe(200);
  Object.assign(server.house.store, { ping });
  server.forgive('ready');
  expect((await guest.get('/readyz')).status).toBe(503);
  later += 1100;
  expect((await guest.get('/readyz')).status).toBe(200);
  looked.mockRestore();
});

test('streams are limited for each table, person and address', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)));
  const stranger = await server.guest();
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const other = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const anns = [ann.listen(id), ann.listen(id)];
  await Promise.all(anns.map((stream) => stream.until((heard) => heard.length > 0)));
  const refused = await ann.get<{ code: string }>(`/api/matches/${other}/events`);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-streams']);
  const bobs = bob.listen(id);
  await bobs.until((heard) => heard.length > 0);
  expect((await stranger.get(`/api/matches/${id}/events`)).status).toBe(429);
  await Promise.all([...anns, bobs].map((stream) => stream.close()));
  // Whoever goes makes room.
  await waitFor(async () => {
    const again = stranger.listen(id);
    await waitFor(() => again.heard.length > 0 || again.ended);
    await again.close();
    return again.heard.length > 0;
  });
});

test('four thousand spectators of whom one comes and goes each second cost less than a fifth of a processor', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const room = await server.app.rooms.get(id);
  const messages = new Set<object>();
  let told = 0;
  const spectator = (i: number): Listener => ({
    identity: i % 2 === 0 ? null : `guest-${i}`,
    wish: {},
    at: -1,
    muted: new Set(),
    changes: false,
    known: null,
    isOpen: () => true,
    send: (_, message) => {
      told++;
      messages.add(message);
    },
  });
  const crowd = Array.from({ length: 4000 }, (_, i) => spectator(i));
  const chat = async () => [];
  for (const one of crowd) await room.enter(one, chat);
  // Whoever was to be told of these has been told.
  await new Promise((resolve) => setTimeout(resolve, 200));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Of this thread alone: other tests share the process.
  const begun = process.threadCpuUsage();
  told = 0;
  messages.clear();
  for (let second = 0; second < 5; second++) {
    room.leave(crowd[second]);
    await room.enter(crowd[second], chat);
    await vi.advanceTimersByTimeAsync(1000);
  }
  vi.useRealTimers();
  const { user, system } = process.threadCpuUsage(begun);
  expect((user + system) / 1000 / 5000).toBeLessThan(0.2);
  expect(told).toBeGreaterThan(4000);
  // All who see the same are told the same thing, and how many look on is no news for every second.
  expect(told).toBeLessThan(2 * 4000 + 10);
  expect(messages.size).toBeLessThan(10);
  for (const one of crowd) room.leave(one);
});

test('a request whose head or body never ends is cut off in time', async () => {
  const port = Number(new URL(server.url).port);
  const { headersTimeout, requestTimeout } = server.app.http.server;
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000]);
  server.app.http.server.headersTimeout = 200;
  server.app.http.server.requestTimeout = 400;
  const begin = async (text: string): Promise<[Socket, number]> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return [socket, performance.now()];
  };
  const slow = [
    'GET /api/me HTTP/1.1\r\nhost: table\r\nx-slow: ',
    'POST /api/me HTTP/1.1\r\nhost: table\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"name"',
  ].map(async (text) => {
    const [socket, begun] = await begin(text);
    socket.resume();
    await once(socket, 'close');
    // Looked after every two seconds.
    expect((performance.now() - begun) / crowding()).toBeLessThan(3500);
  });
  await Promise.all(slow);
  Object.assign(server.app.http.server, { headersTimeout, requestTimeout });
});
