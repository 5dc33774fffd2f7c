import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Entry, Match } from '#engine';
import { layWire } from '../cluster/wire.ts';
import type { MatchRow } from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';
import { canary, canaryName } from './games.ts';
import { answerAnyhow, crowding, freshKey, Guest, gamesModule, waitFor } from './kit.ts';

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);
const TABLES = Number(process.env.DURABILITY_TABLES ?? 12);
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const postgres = databases();
let folder: string;
let child: ChildProcess | null = null;
let output = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-process-'));
  output = '';
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The real server, as `npm start` starts it. Gives its address. */
async function start(port = 0, databaseUrl = ''): Promise<string> {
  const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      BOT_PAUSE_MS: '0',
      BOT_THREADS: '1',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'debug',
      METRICS_PORT: '0',
      GAMES_MODULE: gamesModule,
      WEB_DIR: join(folder, 'none'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  const from = output.length;
  for (const pipe of [started.stdout, started.stderr])
    pipe?.on('data', (data: Buffer) => {
      output += data.toString();
    });
  return waitFor(() => {
    if (started.exitCode !== null) throw new Error(`the server ended: ${output.slice(from)}`);
    return /"address":"(http:[^"]+)"/.exec(output.slice(from))?.[1];
  }, 60_000);
}

const gone = (process: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    process.exitCode !== null || process.signalCode !== null ? resolve(process.exitCode) : process.once('exit', resolve),
  );

interface Acknowledged {
  readonly match: string;
  readonly n: number;
  readonly picks: readonly number[];
}

test(
  'killed in the middle of many matches, again and again: no acknowledged answer is lost, none counts twice, every match goes on',
  async () => {
    let url = await start();
    const port = Number(new URL(url).port);
    const acknowledged: Acknowledged[] = [];
    let repeats = 0;
    const end = { over: false };

    /** Sends until there is a definite reply, as a client does that lost the connection. */
    async function insist<T>(send: () => Promise<T>): Promise<T> {
      const begun = performance.now();
      for (let attempt = 0; ; attempt++) {
        try {
          const reply = await send();
          if (attempt > 0) repeats++;
          return reply;
        } catch (error) {
          // A busy machine takes its time to start a server.
          if (performance.now() - begun > 60_000) throw error;
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      }
    }

    async function person(i: number): Promise<string> {
      const guest = new Guest(url);
      await insist(() => guest.post('/api/me', { name: `P${i}` }));
      const key = freshKey();
      const bots = [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ];
      const made = await insist(() =>
        guest.post<{ id: string }>('/api/matches', {
          key,
          game: 'canary',
          seats: [{ kind: 'me' }, ...bots],
          options: { length: '100000' },
        }),
      );
      const id = made.body.id;
      while (!end.over) {
        const { view } = await insist(() => guest.state(id));
        const decision = view?.decision;
        if (decision === null || decision === undefined || decision.mine === null) {
          await new Promise((resolve) => setTimeout(resolve, 15));
          continue;
        }
        const picks = Array.from({ length: decision.mine.min }, (_, k) => k);
        const request = { key: freshKey(), n: decision.n, picks };
        const reply = await insist(() => guest.post(`/api/matches/${id}/answer`, request));
        if (reply.status === 200) acknowledged.push({ match: id, n: decision.n, picks });
        else expect(reply.status).toBe(409);
      }
      return id;
    }

    const people = Array.from({ length: TABLES }, (_, i) => person(i));
    for (let round = 0; round < ROUNDS; round++) {
      const before = acknowledged.length;
      await waitFor(() => acknowledged.length > before + 100 + round * 7, 60_000);
      const victim = child as ChildProcess;
      victim.kill('SIGKILL');
      await gone(victim);
      url = await start(port);
    }
    const matchesBefore = new Map<string, number>();
    for (const one of acknowledged) matchesBefore.set(one.match, (matchesBefore.get(one.match) ?? 0) + 1);
    const total = acknowledged.length;
    // Every single match goes on after the last restart.
    await waitFor(
      () => [...matchesBefore].every(([match, count]) => acknowledged.filter((one) => one.match === match).length > count),
      60_000,
    );
    end.over = true;
    const ids = await Promise.all(people);
    const victim = child as ChildProcess;
    victim.kill('SIGKILL');
    await gone(victim);

    const db = new DatabaseSync(join(folder, 'zastolye.db'));
    expect(total).toBeGreaterThan(ROUNDS * 100);
    expect(repeats).toBeGreaterThan(0);
    for (const id of ids) {
      const row = JSON.parse((db.prepare('SELECT doc FROM matches WHERE id = ?').get(id) as { doc: string }).doc) as MatchRow;
      const entries = (db.prepare('SELECT entry FROM journal WHERE match = ? ORDER BY n').all(id) as { entry: string }[]).map(
        (one) => JSON.parse(one.entry) as Entry,
      );
      const human = entries.flatMap((entry) =>
        entry.kind === 'answer' && entry.by === undefined ? [{ n: entry.n, picks: entry.picks }] : [],
      );
      expect(human).toEqual(acknowledged.filter((one) => one.match === id).map(({ n, picks }) => ({ n, picks })));
      const match = Match.load(
        canary,
        { game: row.game, rulesVersion: 1, seats: row.players, options: row.options, seed: row.seed },
        entries,
      );
      expect(match.journal.length).toBe(entries.length);
    }
    db.close();
  },
  90_000 + ROUNDS * 30_000,
);

test('SIGTERM: open requests end, listeners are told to come back, and the log holds no secret', async () => {
  const url = await start();
  const guest = new Guest(url);
  await guest.post('/api/me', { name: 'Very Secret Name' });
  const id = await guest.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const stream = guest.listen(id);
  await stream.until((heard) => heard.length > 0);
  await guest.act(id, 'chat', { text: 'a whispered word' });
  await guest.act(id, 'answer', { n: 99, picks: [] });
  const { token } = (await guest.post<{ token: string }>('/api/me/recovery')).body;
  expect((await guest.get('/readyz')).status).toBe(200);
  // Figures have a port of their own for this machine alone; at the open one they are not found without a token.
  const figures = /"figures":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(output)?.[1] ?? '';
  expect(await (await fetch(figures)).text()).toContain('answers_total');
  expect((await guest.get('/metrics')).status).toBe(404);
  const server = child as ChildProcess;
  const chatting = Promise.all(
    Array.from({ length: 20 }, () =>
      guest.act(id, 'chat', { text: 'still there?' }).then(
        (reply) => reply.status,
        () => 0,
      ),
    ),
  );
  server.kill('SIGTERM');
  await stream.until((heard) => heard.find((one) => one.event === 'bye'));
  expect(await gone(server)).toBe(0);
  await stream.done;
  expect((await chatting).every((status) => status === 200 || status === 503 || status === 0)).toBe(true);
  expect(output).toContain('"closing"');
  expect(output).toContain('/api/matches/:id/answer');
  const cookie = decodeURIComponent(guest.cookie.split('=')[1]);
  for (const secret of [id, token, cookie, cookie.split('.')[0], 'Very Secret Name', 'a whispered word'])
    expect(output).not.toContain(secret);
  for (let i = 0; i < 72; i++) expect(output).not.toContain(canaryName(i));
});

/** Connections that ask without ever waiting for a reply, and come again when they are cut off; in a thread of their own. */
function flood(port: number): Worker {
  return new Worker(
    `const { connect } = require('node:net');
     const many = 'GET /api/games HTTP/1.1\\r\\nhost: table\\r\\n\\r\\n'.repeat(400);
     const come = () => {
       const socket = connect(require('node:worker_threads').workerData, '127.0.0.1');
       const ask = () => { while (!socket.destroyed && socket.write(many)); };
       socket.on('error', () => undefined).on('connect', ask).on('drain', ask).on('close', () => setTimeout(come, 1)).resume();
     };
     for (let i = 0; i < 5; i++) come();`,
    { eval: true, workerData: port },
  );
}

test('connections that never wait for replies silence nobody, and do not keep the server from ending', async () => {
  const url = await start();
  const guest = new Guest(url);
  await guest.post('/api/me', { name: 'Ann' });
  const asking = flood(Number(new URL(url).port));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const times: number[] = [];
  for (let i = 0; i < 10; i++) {
    const begun = performance.now();
    expect([200, 503]).toContain((await guest.get('/api/me')).status);
    times.push(performance.now() - begun);
  }
  const server = child as ChildProcess;
  const begun = performance.now();
  server.kill('SIGTERM');
  await gone(server);
  const took = performance.now() - begun;
  await asking.terminate();
  // Many seconds where nothing was bounded.
  expect(times.sort((a, b) => a - b)[5]).toBeLessThan(1000 * crowding());
  expect(took).toBeLessThan(5000 * crowding());
});

test('SIGTERM ends the server within five seconds whatever clients do', async () => {
  const url = await start();
  const guest = new Guest(url);
  await guest.post('/api/me', { name: 'Ann' });
  const id = await guest.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const port = Number(new URL(url).port);
  const stubborn = [
    // A request that never ends, one that was never begun, and a listener that does not read and does not go.
    'POST /api/me HTTP/1.1\r\nhost: table\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    '',
    `GET /api/matches/${id}/events HTTP/1.1\r\nhost: table\r\n\r\n`,
  ].map((text) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined);
    return socket.pause();
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const server = child as ChildProcess;
  const begun = performance.now();
  server.kill('SIGTERM');
  expect(await gone(server)).toBe(0);
  expect((performance.now() - begun) / crowding()).toBeLessThan(5000);
  for (const socket of stubborn) socket.destroy();
});

test.skipIf(noPostgres !== null)(
  `SIGTERM ends the server within five seconds, also where its database says nothing any more${noPostgres === null ? '' : ` (left out: ${noPostgres})`}`,
  async () => {
    const database = new URL(await postgres.urlFor(folder));
    const wire = await layWire(Number(database.port));
    database.port = `${wire.port}`;
    await start(0, database.href);
    wire.silent = true;
    const server = child as ChildProcess;
    const begun = performance.now();
    server.kill('SIGTERM');
    await gone(server);
    expect((performance.now() - begun) / crowding()).toBeLessThan(6000);
    await wire.close();
  },
);

test('a server does not start on data that were damaged, and says what to do', async () => {
  const url = await start();
  const guest = new Guest(url);
  await guest.post('/api/me', { name: 'Ann' });
  const id = await guest.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }], options: { length: '200' } });
  for (let i = 0; i < 12; i++) for (const seat of [0, 1]) await answerAnyhow(guest, id, seat);
  const server = child as ChildProcess;
  server.kill('SIGKILL');
  await gone(server);
  const wal = join(folder, 'zastolye.db-wal');
  const data = readFileSync(wal);
  data[Math.floor(data.length / 2)] ^= 1;
  writeFileSync(wal, data);
  await expect(start()).rejects.toThrow(/ACCEPT_DATA_LOSS/);
});
