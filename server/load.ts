import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { below, fastRng, Match } from '#engine';
import { loadLibrary } from './library.ts';
import { coldLoads, figuresOf, percentile, rawFlushes, rawStore, streamMemory } from './load-parts.ts';
import { startLocalPostgres } from './store/local-postgres.ts';
import { openPostgres } from './store/postgres.ts';
import type { MatchRow } from './store/types.ts';

/**
 * How much a server bears: a real server process with an empty data folder, and clients that speak plain HTTP to it.
 *   node server/load.ts [--store sqlite|postgres] [--game fluxx] [--seconds 8] [--tables 64] [--live 500] [--streams 10000] [--bots 40] [--json]
 * First what the disk and the store alone bear. Then answers per second, each acknowledged after its commit, from so many tables at once; with
 * many live matches the time from an answer to the event at the other player; memory for each event stream; how late the event loop is while
 * bots play at so many tables; how long it takes to take up a match from the store.
 * With PostgreSQL the database server is one of its own on the same machine, and on the same cores.
 * The clients know each table from the seed in the store, so that no request but answers is counted.
 */

export interface LoadOptions {
  readonly game: string;
  readonly games: string;
  readonly seconds: number;
  readonly tables: number;
  readonly live: number;
  readonly streams: number;
  readonly bots: number;
  readonly store?: 'sqlite' | 'postgres';
  readonly say: (text: string) => void;
}

export interface LoadFigures {
  readonly cores: number;
  readonly store: 'sqlite' | 'postgres';
  readonly game: string;
  readonly tables: number;
  /** The same disk and store in the same run, without a server. */
  readonly raw: { readonly flushesPerSecond: number; readonly answersPerSecond: number; readonly answersPerCpuSecond: number };
  readonly answersPerSecond: number;
  readonly answersPerCpuSecond: number;
  readonly refused: number;
  readonly answerMs: { readonly p50: number; readonly p99: number };
  readonly live: number;
  readonly events: number;
  readonly eventMs: { readonly p50: number; readonly p99: number; readonly p99FromSending: number };
  readonly streamKb: { readonly rss: number; readonly heap: number };
  readonly loopMs: { readonly idle: number; readonly withBots: number };
  readonly coldMs: { readonly p50: number; readonly p99: number; readonly entries: number };
}

/** One connection that asks one thing after the other; no library in between. */
class Line {
  private readonly socket: Socket;
  private readonly host: string;
  private heard = '';
  private waiting: ((reply: { status: number; head: string; body: string }) => void) | null = null;
  cookie = '';

  constructor(port: number) {
    this.host = `127.0.0.1:${port}`;
    this.socket = connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.socket.setEncoding('utf8');
    this.socket.on('data', (data) => {
      this.heard += data;
      this.take();
    });
  }

  private take(): void {
    const end = this.heard.indexOf('\r\n\r\n');
    if (end < 0 || this.waiting === null) return;
    const head = this.heard.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    // Everything the server says here is plain ASCII.
    if (this.heard.length < end + 4 + length) return;
    const body = this.heard.slice(end + 4, end + 4 + length);
    this.heard = this.heard.slice(end + 4 + length);
    const resolve = this.waiting;
    this.waiting = null;
    resolve({ status: Number(head.slice(9, 12)), head, body });
  }

  post(path: string, value: object): Promise<{ status: number; head: string; body: string }> {
    const body = JSON.stringify(value);
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${this.host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${this.cookie === '' ? '' : `cookie: ${this.cookie}\r\n`}\r\n${body}`,
      );
    });
  }

  async introduce(): Promise<void> {
    const { head } = await this.post('/api/me', { name: 'Load' });
    this.cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? '';
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Calls `hear` with the time of each update that comes by an event stream. */
function listen(port: number, cookie: string, id: string, hear: (to: number, at: number) => void): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/matches/${id}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`),
    );
    socket.setEncoding('utf8');
    let rest = '';
    socket.on('data', (data) => {
      const now = performance.now();
      rest += data;
      for (const found of rest.matchAll(/\nid: (\d+)\nevent: update\n|^id: (\d+)\nevent: update\n/g)) {
        hear(Number(found[1] ?? found[2]), now);
        resolve(socket);
      }
      rest = rest.slice(rest.lastIndexOf('\n\n') + 1);
    });
  });
}

async function startServer(
  folder: string,
  games: string,
  database: string | null,
): Promise<{ port: number; stop(): void; gone: Promise<unknown> }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      STREAMS_PER_ADDRESS: '100000',
      STREAMS_PER_MATCH: '100000',
      STREAMS_PER_PERSON: '100000',
      MAX_STREAMS: '100000',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: database ?? '',
      RATE_LIMIT: '0',
      METRICS_TOKEN: 'load',
      MAX_REQUESTS: '0',
      BOT_THREADS: '1',
      GAMES_MODULE: games,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const port = /"address":"http:[^"]*:(\d+)"/.exec(output)?.[1];
      if (port !== undefined) resolve({ port: Number(port), stop: () => child.kill('SIGTERM'), gone });
    });
  });
}

/** Processor time the server has used, in seconds: tells more than the clock on a busy machine. */
const cpuOf = async (port: number): Promise<number> => (await figuresOf(port))('process_cpu_seconds_total');

interface Table {
  readonly id: string;
  readonly row: MatchRow;
}

const rng = fastRng(1);
let serial = 0;
const key = (): string => `load-${++serial}`;

interface Rows {
  find(id: string): Promise<MatchRow>;
  close(): Promise<void>;
}

function rowsOfFile(file: string): Rows {
  const db = new DatabaseSync(file, { readOnly: true });
  const find = db.prepare('SELECT doc FROM matches WHERE id = ?');
  return {
    find: async (id) => JSON.parse((find.get(id) as { doc: string }).doc) as MatchRow,
    close: async () => db.close(),
  };
}

async function rowsOfDatabase(url: string): Promise<Rows> {
  const store = await openPostgres(url);
  return {
    find: async (id) => {
      const row = await store.match(id);
      if (row === null) throw new Error(`there is no match ${id}`);
      return row;
    },
    close: () => store.close(),
  };
}

/** The next answer of a table, found by playing along. */
function nextAnswer(match: Match): { seat: number; n: number; picks: number[] } | null {
  const ask = match.open?.asks.find((_, i) => match.picks[i] === null);
  if (ask === undefined) return null;
  const left = ask.options.map((_, i) => i);
  const picks: number[] = [];
  const many = Math.max(ask.min, ask.max > 0 && left.length > 0 && ask.min === 0 ? below(rng, 2) : ask.min);
  while (picks.length < many) picks.push(left.splice(below(rng, left.length), 1)[0]);
  return { seat: ask.seat, n: match.n, picks };
}

export async function measure(options: LoadOptions): Promise<LoadFigures> {
  const { say, seconds } = options;
  const library = await loadLibrary(options.games);
  const game = library.gameById(options.game);
  if (game === undefined) throw new Error(`no game ${options.game}`);
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-load-'));
  const postgres = options.store === 'postgres' ? await startLocalPostgres() : null;
  const server = await startServer(folder, options.games, postgres?.url ?? null);
  const { port } = server;
  const rows = postgres === null ? rowsOfFile(join(folder, 'zastolye.db')) : await rowsOfDatabase(postgres.url);
  const rowOf = (id: string): Promise<MatchRow> => rows.find(id);
  const playAlong = (row: MatchRow): Match =>
    Match.start(game, { game: row.game, rulesVersion: row.rulesVersion, seats: row.players, options: row.options, seed: row.seed });
  const seats = Math.max(2, game.seats.min);

  const played = new Set<string>();
  async function open(line: Line): Promise<Table> {
    const others = Array.from({ length: seats - 1 }, (_, i) => ({ kind: 'hotseat', name: `P${i}` }));
    const { body } = await line.post('/api/matches', { key: key(), game: game?.id, seats: [{ kind: 'me' }, ...others] });
    const { id } = JSON.parse(body) as { id: string };
    played.add(id);
    return { id, row: await rowOf(id) };
  }

  const share = Math.min(2000, (seconds * 1000) / 3);
  const flushes = rawFlushes(folder, share);
  const alone = await rawStore(postgres?.url ?? join(folder, 'raw-store'), options.tables, share);
  say(
    `the disk alone: ${Math.round(flushes)} flushes a second; the store alone: ${Math.round(alone.perSecond)} answers a second, ${Math.round(alone.perCpuSecond)} for each second of processor time`,
  );
  say(`${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; ${game.id}, ${options.tables} tables for ${seconds} s`);
  let answers = 0;
  let refused = 0;
  const times: number[] = [];
  let until = Number.POSITIVE_INFINITY;
  const players = Array.from({ length: options.tables }, async () => {
    const line = new Line(port);
    await line.introduce();
    let table = await open(line);
    let match = playAlong(table.row);
    return async (): Promise<void> => {
      while (performance.now() < until) {
        const answer = nextAnswer(match);
        if (answer === null) {
          table = await open(line);
          match = playAlong(table.row);
          continue;
        }
        const begun = performance.now();
        const reply = await line.post(`/api/matches/${table.id}/answer`, { key: key(), ...answer });
        times.push(performance.now() - begun);
        if (reply.status === 200) {
          answers++;
          match.answer(answer.seat, answer.n, answer.picks);
        } else {
          refused++;
          if (refused < 4) say(reply.body.slice(0, 300));
          table = await open(line);
          match = playAlong(table.row);
        }
      }
      line.close();
    };
  });
  const ready = await Promise.all(players);
  const cpuBefore = await cpuOf(port);
  const begun = performance.now();
  until = begun + seconds * 1000;
  await Promise.all(ready.map((play) => play()));
  const cpu = (await cpuOf(port)) - cpuBefore;
  const perSecond = answers / ((performance.now() - begun) / 1000);
  say(
    `answers acknowledged durably: ${Math.round(perSecond)} a second (${answers}, ${refused} refused); p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms; ${Math.round(answers / cpu)} for each second of the server's processor time`,
  );

  const { live } = options;
  say(`${live} live matches, each with a listener, an answer every two seconds in each`);
  const delays: number[] = [];
  const fromSend: number[] = [];
  const stops: (() => void)[] = [];
  const end = { at: Number.POSITIVE_INFINITY };
  const loops: Promise<void>[] = [];
  for (let i = 0; i < live; i++) {
    const line = new Line(port);
    await line.introduce();
    let table = await open(line);
    let match = playAlong(table.row);
    let heardAt = new Map<number, number>();
    let socket = await listen(port, line.cookie, table.id, (to, at) => heardAt.set(to, at));
    stops.push(() => {
      socket.destroy();
      line.close();
    });
    loops.push(
      (async () => {
        await new Promise((resolve) => setTimeout(resolve, below(rng, 2000)));
        while (performance.now() < end.at) {
          const answer = nextAnswer(match);
          if (answer === null) {
            socket.destroy();
            table = await open(line);
            match = playAlong(table.row);
            heardAt = new Map();
            socket = await listen(port, line.cookie, table.id, (to, at) => heardAt.set(to, at));
            continue;
          }
          const sent = performance.now();
          const reply = await line.post(`/api/matches/${table.id}/answer`, { key: key(), ...answer });
          const acknowledged = performance.now();
          if (reply.status !== 200) break;
          match.answer(answer.seat, answer.n, answer.picks);
          const { at } = JSON.parse(reply.body) as { at: number };
          await new Promise((resolve) => setTimeout(resolve, 1900 + below(rng, 200)));
          const heard = heardAt.get(at);
          if (heard !== undefined) {
            delays.push(Math.max(0, heard - acknowledged));
            fromSend.push(heard - sent);
          }
        }
      })(),
    );
  }
  end.at = performance.now() + seconds * 1000;
  delays.length = 0;
  fromSend.length = 0;
  await Promise.all(loops);
  say(
    `from the acknowledged answer to the event: p50 ${percentile(delays, 0.5).toFixed(1)} ms, p99 ${percentile(delays, 0.99).toFixed(1)} ms; from sending it: p99 ${percentile(fromSend, 0.99).toFixed(1)} ms (${delays.length} measured)`,
  );
  for (const stop of stops) stop();
  const ids = [...played];

  let streamKb = { rssKb: 0, heapKb: 0 };
  if (options.streams > 0) {
    streamKb = await streamMemory(port, ids.slice(0, 200), options.streams);
    say(
      `${options.streams} event streams: ${streamKb.rssKb.toFixed(1)} KB of the process for each, ${streamKb.heapKb.toFixed(1)} KB of its heap`,
    );
  }

  /** The latest the event loop was in 99 of 100 looks, since the last time somebody asked. */
  const late = async (): Promise<number> => {
    await figuresOf(port);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return (await figuresOf(port))('nodejs_eventloop_lag_p99_seconds') * 1000;
  };
  const idle = await late();
  const watchers: Socket[] = [];
  const host = new Line(port);
  await host.introduce();
  for (let i = 0; i < options.bots; i++) {
    const robots = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'normal' }));
    const made = await host.post('/api/matches', { key: key(), game: game.id, seats: robots });
    const { id } = JSON.parse(made.body) as { id?: string };
    // All bots are busy: that is an answer, too.
    if (id !== undefined) watchers.push(await listen(port, '', id, () => undefined));
  }
  const withBots = await late();
  say(`event loop late, p99: ${idle.toFixed(1)} ms at rest, ${withBots.toFixed(1)} ms with bots at ${watchers.length} watched tables`);
  for (const socket of watchers) socket.destroy();
  host.close();

  await rows.close();
  server.stop();
  await server.gone;
  const cold = await coldLoads(postgres?.url ?? folder, library, ids.slice(0, 400));
  say(`taking up a match from the store: p50 ${cold.p50.toFixed(1)} ms, p99 ${cold.p99.toFixed(1)} ms (up to ${cold.entries} entries)`);
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    cores: availableParallelism(),
    store: options.store ?? 'sqlite',
    game: game.id,
    tables: options.tables,
    raw: {
      flushesPerSecond: Math.round(flushes),
      answersPerSecond: Math.round(alone.perSecond),
      answersPerCpuSecond: Math.round(alone.perCpuSecond),
    },
    answersPerSecond: Math.round(perSecond),
    answersPerCpuSecond: Math.round(answers / cpu),
    refused,
    answerMs: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
    live,
    events: delays.length,
    eventMs: { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99), p99FromSending: percentile(fromSend, 0.99) },
    streamKb: { rss: streamKb.rssKb, heap: streamKb.heapKb },
    loopMs: { idle, withBots },
    coldMs: cold,
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'fluxx' },
      seconds: { type: 'string', default: '8' },
      tables: { type: 'string', default: '64' },
      live: { type: 'string', default: '500' },
      streams: { type: 'string', default: '10000' },
      bots: { type: 'string', default: '40' },
      store: { type: 'string', default: 'sqlite' },
      json: { type: 'boolean', default: false },
    },
  });
  const say = (text: string): boolean => values.json || process.stderr.write(`${text}\n`);
  const figures = await measure({
    game: values.game,
    games: '#games/registry.ts',
    seconds: Number(values.seconds),
    tables: Number(values.tables),
    live: Number(values.live),
    streams: Number(values.streams),
    bots: Number(values.bots),
    store: values.store === 'postgres' ? 'postgres' : 'sqlite',
    say,
  });
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exit(0);
}
