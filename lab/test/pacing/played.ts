import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { likelyPicks } from '#bots/policy.ts';
import { below, fastRng, fittingOptions, type Game, type SeatId } from '#engine';
import { titles } from '#games/registry.ts';
import type { Bots } from '#server/bots/bots.ts';
import { configFrom } from '#server/config.ts';
import type { House } from '#server/house.ts';
import { type App, makeApp } from '#server/http/app.ts';
import { openKeys } from '#server/keys.ts';
import { openDays } from '#server/lobby/day.ts';
import { shareCounts } from '#server/ops/counts.ts';
import { makeMetrics } from '#server/ops/metrics.ts';
import { makeWhereabouts } from '#server/ops/whereabouts.ts';
import { openPlace } from '#server/store/place.ts';
import type { Pace } from '#web/app/settings.ts';
import type { PaceFigures } from '../../pace.ts';
import { turnClock } from './between.ts';
import { stubPage, type Wire } from './page.ts';

/** What came of a match. */
export interface Played extends PaceFigures {
  readonly over: boolean;
}

export interface Sitting {
  readonly game: Game;
  readonly pace: Pace;
  readonly seed: number;
  /** A second person sits there, who answers as fast as the bots. */
  readonly people: boolean;
  /** Answers of the person after which it is enough. */
  readonly most: number;
}

const BOT_MS = 5;
/** Among people windows are passed for this person too, one or two seconds after they open: many a click comes just then. */
const THINKS_MS = 2400;
const WIRE_MS = 40;
/** Longer than anything takes: then it is stuck. */
const MOST_MS = 60 * 60_000;

/** A whole server on a fake clock, but for the wire. */
export interface PacedServer {
  readonly app: App;
  readonly ask: (cookie: string, method: string, path: string, body?: string) => Promise<{ status: number; body: string; cookie: string }>;
  readonly close: () => Promise<void>;
}

export async function startPaced(): Promise<PacedServer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const rng = fastRng(1);
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-pace-'));
  const reports: string[] = [];
  const { store } = await openPlace(folder);
  const picksFor = (id: string, seat: SeatId): readonly number[] => {
    const match = app.rooms.all().find(({ row }) => row.id === id)?.match;
    const ask = match?.askOf(seat) ?? null;
    return match === undefined || match === null || ask === null ? [] : likelyPicks(match.table, ask, rng);
  };
  const bots: Bots = {
    choose: async ({ seat }, { match }) => picksFor(match, seat),
    advise: () => new Promise(() => undefined),
    lookBack: () => new Promise(() => undefined),
    isFull: () => false,
    waiting: 0,
    close: async () => undefined,
  };
  const games = Object.values(titles).map(({ game }) => game);
  const days = await openDays(store, configFrom({}), (where, error) => reports.push(`${where}: ${String(error)}`));
  const house: House = {
    days,
    keys: await openKeys(store, 'secret of the tests', days),
    config: { ...configFrom({}), dataDir: folder, rateLimit: 0, botPauseMs: BOT_MS, botThreads: 1, webDir: join(folder, 'no-web') },
    store,
    counts: shareCounts(store, (where, error) => reports.push(`${where}: ${String(error)}`)),
    library: { games, gameById: (id) => games.find((game) => game.id === id), titleOf: () => undefined, wordsOf: () => undefined },
    bots,
    metrics: makeMetrics(),
    whereabouts: makeWhereabouts(),
    now: () => store.clock(),
    report: (where, error) => reports.push(`${where}: ${String(error)}`),
  };
  const app: App = await makeApp(house, null);
  await app.http.ready();
  app.rooms.start();
  return {
    app,
    async close() {
      const closing = app.close();
      for (let i = 0; i < 10; i++) {
        await vi.advanceTimersByTimeAsync(1000);
        await settle();
      }
      await closing;
      vi.useRealTimers();
      vi.unstubAllGlobals();
      rmSync(folder, { recursive: true, force: true });
      if (reports.length > 0) throw new Error(reports.join('\n'));
    },
    async ask(cookie, method, path, body) {
      const { statusCode, payload, cookies } = await app.http.inject({
        method: method as 'GET' | 'POST',
        url: path,
        headers: { ...(cookie === '' ? {} : { cookie }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: body }),
      });
      const given = cookies[0] as { name: string; value: string } | undefined;
      return {
        status: statusCode,
        body: payload,
        cookie: given === undefined ? cookie : `${given.name}=${encodeURIComponent(given.value)}`,
      };
    },
  };
}

/** Lets everything happen that needs no time, the disk included. */
async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Plays one match on a fake clock, through the page's own stream, commands and show. */
export async function playPaced(server: PacedServer, { game, pace, seed, people, most }: Sitting): Promise<Played> {
  const rng = fastRng(seed);
  const chance = (ms: number): number => 1 + below(rng, ms);
  const { cookie } = await server.ask('', 'POST', '/api/me', '{"name":"Ann"}');
  const other = people ? (await server.ask('', 'POST', '/api/me', '{"name":"Bob"}')).cookie : '';
  const many = Math.min(Math.max(game.seats.min, 3), game.seats.max);
  const seats = Array.from({ length: many }, (_, i) =>
    i === 0 ? { kind: 'me' } : i === 1 && people ? { kind: 'open' } : { kind: 'bot', level: 'easy' },
  );
  const { id } = JSON.parse(
    (
      await server.ask(
        cookie,
        'POST',
        '/api/matches',
        JSON.stringify({ key: 'created-here', game: game.id, seats, options: fittingOptions(game, many) }),
      )
    ).body,
  ) as { id: string };
  if (people) {
    await server.ask(other, 'POST', `/api/matches/${id}/join`, '{"key":"joins-here"}');
    await server.ask(cookie, 'POST', `/api/matches/${id}/start`, '{"key":"starts-here"}');
  }
  const room = await server.app.rooms.get(id);
  const identity = room.row.seats[0].identity ?? '';
  const wire: Wire = {
    rooms: server.app.rooms,
    ask: (method, path, body) => server.ask(cookie, method, path, body),
    identity,
    delay: () => chance(WIRE_MS),
  };
  stubPage(() => wire);
  const { openLive } = await import('#web/app/live.ts');
  const { paced } = await import('#web/table/show/pace.ts');
  const { isFleeting } = await import('#web/table/prompt/fleeting.ts');
  const { ApiError } = await import('#web/app/api.ts');

  const live = openLive(id);
  const source = paced(live, () => false);
  const clock = await turnClock(source, game, pace);
  const count = { answers: 0, prompts: 0, empty: 0, unasked: 0, lies: 0, races: 0 };
  const asked = new Set<number>();
  const passed = new Set<number>();
  let busy: number | null = null;
  let thinking = false;
  /** The page is closed: nobody presses anything any more. */
  let left = false;

  /** The person presses what the table offers at this moment. */
  async function click(): Promise<void> {
    thinking = false;
    if (left) return;
    const { state } = source.getState();
    const decision = state?.view?.decision ?? null;
    const ask = decision?.mine ?? null;
    if (state === null || state.view === null || decision === null || ask === null || busy === decision.n) return look();
    if (isFleeting(state.meta, state.view)) return look();
    const real = room.match?.askOf(0) ?? null;
    const isSame = room.match?.n === decision.n && real !== null && room.match !== null;
    const picks =
      isSame && room.match !== null && real !== null
        ? likelyPicks(room.match.table, real, rng)
        : ask.options.slice(0, ask.min).map((_, i) => i);
    const newest = live.getState().state?.view?.decision ?? null;
    const isOffered = newest !== null && newest.n === decision.n && newest.mine !== null;
    busy = decision.n;
    clock.answers(state);
    source.end();
    count.answers++;
    try {
      await live.send('answer', { n: decision.n, seat: 0, options: picks.map((i) => ask.options[i].key) });
      if (people && !left && !decision.window) await live.send('preferences', { seat: 0, passUntilTurn: true });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      if (isOffered) count.races++;
      else count.lies++;
      busy = null;
    }
    look();
  }

  /** Whatever the table shows now. */
  function look(): void {
    clock.looks();
    const { state } = source.getState();
    const decision = state?.view?.decision ?? null;
    if (state === null || state.view === null || decision === null || decision.mine === null) return;
    if (isFleeting(state.meta, state.view)) return;
    if (!asked.has(decision.n)) {
      asked.add(decision.n);
      count.prompts++;
      if (decision.window && decision.mine.options.length === 0) count.empty++;
    }
    if (thinking || busy === decision.n) return;
    thinking = true;
    setTimeout(() => void click(), chance(THINKS_MS));
  }
  const stop = source.subscribe(look);
  live.subscribe(() => {
    const { state } = live.getState();
    if (state !== null && state.view !== null && isFleeting(state.meta, state.view)) passed.add(state.view.decision?.n ?? -1);
  });

  /** The second person sees everything at once. */
  async function answersFast(): Promise<void> {
    const { match } = room;
    const ask = match?.askOf(1) ?? null;
    if (match === null || ask === null) return;
    const body = { key: `bob-${match.n}-${vi.getMockedSystemTime()?.getTime()}`, n: match.n, picks: likelyPicks(match.table, ask, rng) };
    await server.ask(other, 'POST', `/api/matches/${id}/answer`, JSON.stringify(body));
  }
  const fast = people ? setInterval(() => void answersFast(), BOT_MS * 4) : undefined;

  const begun = Date.now();
  while (room.row.status === 'playing' && count.answers < most && Date.now() - begun < MOST_MS) {
    await vi.advanceTimersToNextTimerAsync();
    await settle();
  }
  const over = room.row.status === 'finished';
  const seconds = (Date.now() - begun) / 1000;
  left = true;
  clearInterval(fast);
  stop();
  live.close();
  await settle();
  return { ...count, unasked: passed.size, over, seconds, between: clock.waits };
}
