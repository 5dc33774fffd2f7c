import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { below, fastRng, type Game, Match } from '#engine';
import { openPostgres } from '../store/postgres/open.ts';
import type { MatchRow } from '../store/types.ts';
import { figuresOf } from './parts.ts';
import type { Weight } from './probe.ts';

/** Clients of the load test, and the server that they load. */

/** One connection that asks one thing after the other; no library in between. */
export class Line {
  private readonly socket: Socket;
  private readonly host: string;
  private heard = '';
  private waiting: ((reply: { status: number; head: string; body: string }) => void) | null = null;
  cookie = '';
  /** What every request says besides. */
  private readonly more: string;

  /** `address`: from where it seems to come, to a server that believes a proxy. */
  constructor(port: number, address?: string) {
    this.more = address === undefined ? '' : `x-forwarded-for: ${address}\r\n`;
    this.host = `127.0.0.1:${port}`;
    this.socket = connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    // One character for each byte, so that lengths fit; nobody reads what is said in Russian here.
    this.socket.setEncoding('latin1');
    // Who is cut off by the server hears nothing more.
    this.socket.on('error', () => undefined);
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
        `POST ${path} HTTP/1.1\r\nhost: ${this.host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${this.cookie === '' ? '' : `cookie: ${this.cookie}\r\n`}${this.more}\r\n${body}`,
      );
    });
  }

  get(path: string): Promise<{ status: number; head: string; body: string }> {
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${this.cookie === '' ? '' : `cookie: ${this.cookie}\r\n`}${this.more}\r\n`,
      );
    });
  }

  /** Calls `hear` with every message of a match's event stream. */
  listen(id: string, hear: (event: string, data: string) => void, query = ''): Socket {
    const socket = connect(this.socket.remotePort ?? 0, '127.0.0.1', () =>
      socket.write(`GET /api/matches/${id}/events${query} HTTP/1.1\r\nhost: ${this.host}\r\ncookie: ${this.cookie}\r\n${this.more}\r\n`),
    );
    socket.setEncoding('utf8');
    let rest = '';
    socket.on('data', (data) => {
      const blocks = (rest + data).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const found = /event: (\w+)\ndata: (.*)/.exec(block);
        if (found !== null) hear(found[1], found[2]);
      }
    });
    socket.on('error', () => undefined);
    return socket;
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
export function listen(port: number, cookie: string, id: string, hear: (to: number, at: number) => void): Promise<Socket> {
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

export interface ServerUnderLoad {
  readonly port: number;
  /** What of its heap is held by something. Only where it was wished for. */
  weigh(): Promise<Weight>;
  stop(): void;
  readonly gone: Promise<unknown>;
}

export interface ServerWish {
  readonly folder: string;
  readonly games: string;
  readonly database: string | null;
  /** Where a profile of its processor time goes. */
  readonly profile?: string;
  /** Its heap will be weighed. */
  readonly weigh?: boolean;
  readonly env?: { readonly [name: string]: string };
}

export async function startServer({ folder, games, database, profile, weigh = false, env }: ServerWish): Promise<ServerUnderLoad> {
  const flags = [
    ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    ...(weigh ? ['--expose-gc', '--import', pathToFileURL(join(import.meta.dirname, 'probe.ts')).href] : []),
  ];
  const child = spawn(process.execPath, [...flags, '--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../main.ts')], {
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
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(weigh ? ['ipc' as const] : [])],
  });
  let output = '';
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const heapOf = (): Promise<Weight> =>
    new Promise((resolve) => {
      child.once('message', (told: Weight) => resolve(told));
      child.send('weigh');
    });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString();
      const port = /"address":"http:[^"]*:(\d+)"/.exec(output)?.[1];
      if (port !== undefined) resolve({ port: Number(port), weigh: heapOf, stop: () => child.kill('SIGTERM'), gone });
    });
  });
}

/** Processor time the server has used, in seconds: tells more than the clock on a busy machine. */
export const cpuOf = async (port: number): Promise<number> => (await figuresOf(port))('process_cpu_seconds_total');

export const rng = fastRng(1);
let serial = 0;
export const key = (): string => `load-${++serial}`;

export interface Rows {
  find(id: string): Promise<MatchRow>;
  close(): Promise<void>;
}

/** Rows of matches with their seeds, read past the server. */
export async function rowsOf(folder: string, database: string | null): Promise<Rows> {
  if (database === null) {
    const db = new DatabaseSync(join(folder, 'zastolye.db'), { readOnly: true });
    const find = db.prepare('SELECT doc FROM matches WHERE id = ?');
    return {
      find: async (id) => JSON.parse((find.get(id) as { doc: string }).doc) as MatchRow,
      close: async () => db.close(),
    };
  }
  const store = await openPostgres(database);
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
export function nextAnswer(match: Match): { seat: number; n: number; picks: number[] } | null {
  const ask = match.open?.asks.find((_, i) => match.picks[i] === null);
  if (ask === undefined) return null;
  const left = ask.options.map((_, i) => i);
  const picks: number[] = [];
  const many = Math.max(ask.min, ask.max > 0 && left.length > 0 && ask.min === 0 ? below(rng, 2) : ask.min);
  while (picks.length < many) picks.push(left.splice(below(rng, left.length), 1)[0]);
  return { seat: ask.seat, n: match.n, picks };
}

/** A table that the clients know by its seed. */
export class Table {
  readonly id: string;
  readonly match: Match;

  private constructor(id: string, match: Match) {
    this.id = id;
    this.match = match;
  }

  static async open(line: Line, game: Game, rows: Rows): Promise<Table> {
    const others = Array.from({ length: Math.max(2, game.seats.min) - 1 }, (_, i) => ({ kind: 'hotseat', name: `P${i}` }));
    const { body } = await line.post('/api/matches', { key: key(), game: game.id, seats: [{ kind: 'me' }, ...others] });
    const { id } = JSON.parse(body) as { id: string };
    const { rulesVersion, players, options, seed } = await rows.find(id);
    return new Table(id, Match.start(game, { game: game.id, rulesVersion, seats: players, options, seed }));
  }
}
