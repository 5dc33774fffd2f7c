import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '#engine';
import type { Bots } from '../bots/bots.ts';
import { startBots } from '../bots/pool.ts';
import { type Config, configFrom } from '../config.ts';
import type { House } from '../house.ts';
import { type App, makeApp } from '../http/app.ts';
import { openKeys } from '../keys.ts';
import { openDays } from '../lobby/day.ts';
import { shareCounts } from '../ops/counts.ts';
import { makeMetrics } from '../ops/metrics.ts';
import { makeWhereabouts } from '../ops/whereabouts.ts';
import type { CommandReply, CreateRequest, ErrorReply, MatchState, ReplayReply, ServerEvents, StateReply } from '../schema.ts';
import { openPlace } from '../store/place.ts';
import { games as testGames } from './games.ts';

export const gamesModule = fileURLToPath(new URL('./games.ts', import.meta.url));

export const SECRET = 'secret of the tests';

export interface Server {
  readonly url: string;
  readonly app: App;
  readonly house: House;
  /** Moves the server's clock on. Timers that were set before do not notice. */
  pass(ms: number): void;
  guest(name?: string): Promise<Guest>;
  /** Mishaps of that place were meant. */
  forgive(where: string): number;
  close(): Promise<void>;
}

export interface Settings {
  readonly config?: Partial<Config>;
  readonly dataDir?: string;
  /** A database that several servers share, instead of a folder. */
  readonly databaseUrl?: string;
  readonly bots?: Bots;
  readonly games?: readonly Game[];
  readonly titleOf?: House['library']['titleOf'];
  readonly wordsOf?: House['library']['wordsOf'];
}

export async function startServer({
  config: more = {},
  dataDir,
  databaseUrl,
  bots,
  games = testGames,
  titleOf = () => undefined,
  wordsOf = () => undefined,
}: Settings = {}): Promise<Server> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'zastolye-'));
  const config: Config = {
    ...configFrom({}),
    dataDir: folder,
    rateLimit: 0,
    botPauseMs: 0,
    botThreads: 1,
    gamesModule,
    webDir: join(folder, 'no-web'),
    ...more,
  };
  const reports: string[] = [];
  let shift = 0;
  const { store } = await openPlace(databaseUrl ?? folder);
  const whereabouts = makeWhereabouts();
  const days = await openDays(store, config, (where, error) => reports.push(`${where}: ${String(error)}`));
  const house: House = {
    config,
    store,
    whereabouts,
    days,
    keys: await openKeys(store, SECRET, days),
    counts: shareCounts(store, (where, error) => reports.push(`${where}: ${String(error)}`)),
    library: { games, gameById: (id) => games.find((game) => game.id === id), titleOf, wordsOf },
    bots: bots ?? startBots(config, (person) => whereabouts.of(person)),
    metrics: makeMetrics(),
    now: () => store.clock() + shift,
    report: (where, error) => reports.push(`${where}: ${error instanceof Error ? error.stack : String(error)}`),
  };
  const app = await makeApp(house, null);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  app.rooms.start();
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    house,
    pass: (ms) => {
      shift += ms;
    },
    guest: async (name) => {
      const guest = new Guest(url);
      if (name !== undefined) await guest.post('/api/me', { name });
      return guest;
    },
    forgive: (where) => {
      const before = reports.length;
      for (let i = before - 1; i >= 0; i--) if (reports[i].startsWith(`${where}:`)) reports.splice(i, 1);
      return before - reports.length;
    },
    close: async () => {
      await app.close();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      // No test means to bring the server into trouble with itself.
      if (reports.length > 0) throw new Error(reports.join('\n'));
    },
  };
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
  readonly headers: Headers;
}

let serial = 0;
export const freshKey = (): string => `key-${process.pid}-${++serial}`;

/** A person with a browser: keeps the cookie, speaks JSON. */
export class Guest {
  url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  async send<T>(method: string, path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<Reply<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const given = response.headers.getSetCookie()[0];
    if (given !== undefined) this.cookie = given.split(';')[0];
    const text = await response.text();
    let parsed: unknown = null;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = null;
    }
    return { status: response.status, body: parsed as T, text, headers: response.headers };
  }

  get<T>(path: string): Promise<Reply<T>> {
    return this.send<T>('GET', path);
  }

  post<T = CommandReply & ErrorReply>(path: string, body: object = {}): Promise<Reply<T>> {
    return this.send<T>('POST', path, body);
  }

  /** A command on a match, with a fresh key unless given. */
  act(id: string, name: string, body: object = {}): Promise<Reply<CommandReply & ErrorReply>> {
    return this.post(`/api/matches/${id}/${name}`, { key: freshKey(), ...body });
  }

  async create(request: Omit<CreateRequest, 'key'>): Promise<string> {
    const reply = await this.post<{ id: string }>('/api/matches', { key: freshKey(), ...request });
    if (reply.status !== 201) throw new Error(`not created: ${reply.text}`);
    return reply.body.id;
  }

  /** Says yes or no to what is proposed at this moment. */
  async vote(id: string, matter: 'undo' | 'settings', agree: boolean): Promise<Reply<CommandReply & ErrorReply>> {
    const { undo, proposal } = (await this.state(id)).meta;
    return this.act(id, `${matter}-vote`, { number: (matter === 'undo' ? undo.request : proposal)?.number ?? 0, agree });
  }

  async state(id: string, query = ''): Promise<MatchState> {
    const reply = await this.get<StateReply>(`/api/matches/${id}${query}`);
    if (reply.status !== 200) throw new Error(`no state: ${reply.text}`);
    return reply.body.state;
  }

  async replay(id: string): Promise<ReplayReply> {
    return (await this.get<ReplayReply>(`/api/matches/${id}/replay`)).body;
  }

  listen(id: string, options: { query?: string; lastEventId?: number } = {}): Stream {
    return new Stream(`${this.url}/api/matches/${id}/events${options.query ?? ''}`, this.cookie, options.lastEventId);
  }
}

export type Heard = {
  [E in keyof ServerEvents]: { readonly event: E; readonly id: string | null; readonly data: ServerEvents[E]; readonly text: string };
}[keyof ServerEvents];

/** An open event stream: everything heard, and waiting for what comes. */
export class Stream {
  readonly heard: Heard[] = [];
  /** When beats came: they come whatever happens and tell nothing. */
  readonly beats: number[] = [];
  lastId: number | null = null;
  ended = false;
  private readonly abort = new AbortController();
  private wake: (() => void)[] = [];
  readonly done: Promise<void>;

  constructor(url: string, cookie: string, lastEventId?: number) {
    this.done = this.run(url, {
      ...(cookie === '' ? {} : { cookie }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': `${lastEventId}` }),
    });
  }

  private async run(url: string, headers: { [name: string]: string }): Promise<void> {
    try {
      const response = await fetch(url, { headers, signal: this.abort.signal });
      if (response.status !== 200 || response.body === null) throw new Error(`stream: ${response.status}`);
      let rest = '';
      const decoder = new TextDecoder();
      for await (const chunk of response.body) {
        rest += decoder.decode(chunk, { stream: true });
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      // Cut off: by us or by the server.
    }
    this.ended = true;
    this.stir();
  }

  private take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]),
    );
    const event = fields.get('event');
    const data = fields.get('data');
    if (event === undefined || data === undefined) return;
    const id = fields.get('id') ?? null;
    if (id !== null) this.lastId = Number(id);
    if (event === 'beat') this.beats.push(performance.now());
    else this.heard.push({ event, id, data: JSON.parse(data), text: data } as Heard);
    this.stir();
  }

  private stir(): void {
    const waiting = this.wake;
    this.wake = [];
    for (const one of waiting) one();
  }

  /** The first message, heard already or to come, that fits. */
  async until<T>(find: (heard: readonly Heard[]) => T | undefined | false, ms = 20_000): Promise<T> {
    const end = Date.now() + ms;
    for (;;) {
      const found = find(this.heard);
      if (found !== undefined && found !== false) return found;
      const left = end - Date.now();
      if (left <= 0 || this.ended) throw new Error(`not heard; heard: ${this.heard.map((one) => one.event).join(' ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): Promise<void> {
    this.abort.abort();
    return this.done;
  }
}

export async function waitFor<T>(look: () => Promise<T | undefined | false> | T | undefined | false, ms = 20_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const SAMPLE_MS = 60;

/**
 * How many times longer everything takes here and now than with a processor for oneself: for work that only computes, the time of the clock against that
 * of the thread. Where a test has to compare with seconds, its bound is so many times longer.
 */
export function crowding(): number {
  const [begun, used] = [performance.now(), process.threadCpuUsage()];
  while (performance.now() - begun < SAMPLE_MS) createHash('sha256').update('a little work').digest();
  const { user, system } = process.threadCpuUsage(used);
  return Math.max(1, ((performance.now() - begun) * 1000) / (user + system));
}

/** Answers for a guest's seat with the first options there are, `played` by number; false if it is not asked. */
export async function answerAnyhow(
  guest: Guest,
  id: string,
  seat?: number,
  pickOf: (options: number) => number = () => 0,
): Promise<boolean> {
  const state = await guest.state(id, seat === undefined ? '' : `?seat=${seat}`);
  const mine = state.view?.decision?.mine;
  if (mine === null || mine === undefined) return false;
  const first = pickOf(mine.options.length);
  const picks = Array.from({ length: mine.min }, (_, i) => (first + i) % mine.options.length);
  const reply = await guest.act(id, 'answer', { n: state.view?.decision?.n, picks, ...(seat === undefined ? {} : { seat }) });
  // Somebody else may have closed the window meanwhile.
  if (reply.status !== 200 && reply.status !== 409) throw new Error(`refused: ${reply.text}`);
  return reply.status === 200;
}
