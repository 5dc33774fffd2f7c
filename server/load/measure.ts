import type { Socket } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below } from '#engine';
import { seekAdvice } from './advice.ts';
import { cpuOf, key, Line, listen, nextAnswer, rng, Table } from './client.ts';
import { houseUnderLoad, type LoadWish } from './house.ts';
import { measureOverload } from './overload.ts';
import { coldLoads, figuresOf, percentile, rawFlushes, rawStore, streamMemory } from './parts.ts';
import { partsOf } from './profile.ts';

/**
 * How much a server bears: a real server process with an empty data folder, and clients that speak plain HTTP to it.
 *   node server/load/measure.ts [--store sqlite|postgres] [--game fluxx] [--seconds 8] [--tables 64] [--live 500] [--streams 10000] [--bots 40] [--advice 8] [--json]
 *   node server/load/measure.ts --overload 2 [--store …]: so many times what it can bear is offered, see load-overload.ts; --profile <folder> keeps a profile
 * First what the disk and the store alone bear. Then answers per second, each acknowledged after its commit, from so many tables at once; with
 * many live matches the time from an answer to the event at the other player; memory for each event stream; how late the event loop is while
 * bots play at so many tables, and while people ask for hints and look back at matches; how long it takes to take up a match from the store.
 * With PostgreSQL the database server is one of its own on the same machine, and on the same cores.
 * The clients know each table from the seed in the store, so that no request but answers is counted.
 */

export interface LoadOptions extends LoadWish {
  readonly live: number;
  readonly streams: number;
  readonly bots: number;
  /** People who ask for hints before every answer and look back at every match. */
  readonly advice: number;
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
  readonly loopMs: { readonly idle: number; readonly withBots: number; readonly withAdvice: number };
  readonly hintMs: { readonly count: number; readonly p50: number; readonly p99: number };
  readonly coldMs: { readonly p50: number; readonly p99: number; readonly entries: number };
}

export async function measure(options: LoadOptions): Promise<LoadFigures> {
  const { say, seconds } = options;
  const house = await houseUnderLoad(options);
  const { library, game, folder, database, server, rows } = house;
  const { port } = server;
  const seats = Math.max(2, game.seats.min);

  const played = new Set<string>();
  async function open(line: Line): Promise<Table> {
    const table = await Table.open(line, game, rows);
    played.add(table.id);
    return table;
  }

  const share = Math.min(2000, (seconds * 1000) / 3);
  const flushes = rawFlushes(folder, share);
  const alone = await rawStore(database ?? join(folder, 'raw-store'), options.tables, share);
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
    return async (): Promise<void> => {
      while (performance.now() < until) {
        const answer = nextAnswer(table.match);
        if (answer === null) {
          table = await open(line);
          continue;
        }
        const begun = performance.now();
        const reply = await line.post(`/api/matches/${table.id}/answer`, { key: key(), ...answer });
        times.push(performance.now() - begun);
        if (reply.status === 200) {
          answers++;
          table.match.answer(answer.seat, answer.n, answer.picks);
        } else {
          refused++;
          if (refused < 4) say(reply.body.slice(0, 300));
          table = await open(line);
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
          const answer = nextAnswer(table.match);
          if (answer === null) {
            socket.destroy();
            table = await open(line);
            heardAt = new Map();
            socket = await listen(port, line.cookie, table.id, (to, at) => heardAt.set(to, at));
            continue;
          }
          const sent = performance.now();
          const reply = await line.post(`/api/matches/${table.id}/answer`, { key: key(), ...answer });
          const acknowledged = performance.now();
          if (reply.status !== 200) break;
          table.match.answer(answer.seat, answer.n, answer.picks);
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
  const [withAdvice, advice] = await Promise.all([late(), seekAdvice(port, game.id, seats, options.advice, seconds * 1000)]);
  const hintMs = { count: advice.hints, p50: percentile(advice.times, 0.5), p99: percentile(advice.times, 0.99) };
  say(
    `event loop late, p99: ${withAdvice.toFixed(1)} ms while ${options.advice} people ask for hints and look back: ${advice.hints} hints, first words p50 ${hintMs.p50.toFixed(0)} ms, p99 ${hintMs.p99.toFixed(0)} ms; ${advice.lookBacks} look backs begun`,
  );

  await house.stop();
  if (options.profile !== undefined)
    for (const { part, us } of partsOf(options.profile)) say(`${(us / answers).toFixed(1).padStart(7)} µs an answer: ${part}`);
  const cold = await coldLoads(database ?? folder, library, ids.slice(0, 400));
  say(`taking up a match from the store: p50 ${cold.p50.toFixed(1)} ms, p99 ${cold.p99.toFixed(1)} ms (up to ${cold.entries} entries)`);
  await house.remove();
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
    loopMs: { idle, withBots, withAdvice },
    hintMs,
    coldMs: cold,
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'fluxx' },
      seconds: { type: 'string', default: '8' },
      tables: { type: 'string' },
      live: { type: 'string', default: '500' },
      streams: { type: 'string', default: '10000' },
      bots: { type: 'string', default: '40' },
      advice: { type: 'string', default: '8' },
      store: { type: 'string', default: 'sqlite' },
      overload: { type: 'string' },
      profile: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const say = (text: string): boolean => values.json || process.stderr.write(`${text}\n`);
  const common = {
    game: values.game,
    games: '#games/registry.ts',
    seconds: Number(values.seconds),
    store: values.store === 'postgres' ? 'postgres' : 'sqlite',
    ...(values.profile === undefined ? {} : { profile: values.profile }),
    say,
  } as const;
  const figures =
    values.overload === undefined
      ? await measure({
          ...common,
          tables: Number(values.tables ?? 64),
          live: Number(values.live),
          streams: Number(values.streams),
          bots: Number(values.bots),
          advice: Number(values.advice),
        })
      : await measureOverload({ ...common, times: Number(values.overload), tables: Number(values.tables ?? 200) });
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exit(0);
}
