import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { answersOf, type Crowd } from './answers.ts';
import { eventsOf } from './events.ts';
import { houseUnderLoad, type LoadWish } from './house.ts';
import { latenessOf } from './lateness.ts';
import { coldLoads, percentile, rawFlushes, rawStore, streamMemory } from './parts.ts';
import { partsOf } from './profile.ts';
import { type Talk, talkOf } from './talk.ts';

/**
 * How much a server bears: a real server process with an empty data folder, and clients that speak plain HTTP to it. `npm run -s lab -- load` starts it.
 * First the disk and the store are measured alone. Then come answers per second from many tables at once, each acknowledged after its commit. Then many
 * live matches: the time from an answer to the event at the other player. Then the memory of each event stream. Then how late the event loop is while
 * bots play, and while people ask for hints and look back. Last, how long it takes to take up a match from the store.
 * With PostgreSQL the database server is one of its own on the same machine, and on the same cores.
 * The clients know each table from the seed in the store, so only answers are counted as requests.
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
  /** Bytes of a stream, for each answer. */
  readonly talk: Talk;
  readonly streamKb: { readonly rss: number; readonly heap: number };
  readonly loopMs: { readonly idle: number; readonly withBots: number; readonly withAdvice: number };
  readonly hintMs: { readonly count: number; readonly p50: number; readonly p99: number };
  readonly coldMs: { readonly p50: number; readonly p99: number; readonly entries: number };
}

/** What the disk and the store bear in the same run, without a server. */
async function aloneOf(options: LoadOptions, folder: string, database: string | null): Promise<LoadFigures['raw']> {
  const share = Math.min(2000, (options.seconds * 1000) / 3);
  const flushes = Math.round(rawFlushes(folder, share));
  const store = await rawStore(database ?? join(folder, 'raw-store'), options.tables, share);
  const raw = {
    flushesPerSecond: flushes,
    answersPerSecond: Math.round(store.perSecond),
    answersPerCpuSecond: Math.round(store.perCpuSecond),
  };
  options.say(
    `the disk alone: ${raw.flushesPerSecond} flushes a second; the store alone: ${raw.answersPerSecond} answers a second, ${raw.answersPerCpuSecond} for each second of processor time`,
  );
  return raw;
}

async function streamsOf({ streams, say }: LoadOptions, port: number, ids: readonly string[]): Promise<LoadFigures['streamKb']> {
  if (streams === 0) return { rss: 0, heap: 0 };
  const { rssKb, heapKb } = await streamMemory(port, ids.slice(0, 200), streams);
  say(`${streams} event streams: ${rssKb.toFixed(1)} KB of the process for each, ${heapKb.toFixed(1)} KB of its heap`);
  return { rss: rssKb, heap: heapKb };
}

export async function measure(options: LoadOptions): Promise<LoadFigures> {
  const { say, seconds } = options;
  const house = await houseUnderLoad(options);
  const { library, game, folder, database, server, rows } = house;
  const crowd: Crowd = { port: server.port, game, rows, played: new Set(), seconds, say };

  const raw = await aloneOf(options, folder, database);
  say(`${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; ${game.id}, ${options.tables} tables for ${seconds} s`);
  const { answers, cpu, perSecond, refused, times } = await answersOf(crowd, options.tables);
  const { delays, fromSending } = await eventsOf(crowd, options.live);
  const talk = await talkOf(crowd);
  const ids = [...crowd.played];
  const streamKb = await streamsOf(options, server.port, ids);
  const { loopMs, hintMs } = await latenessOf(crowd, options);

  await house.stop();
  if (options.profile !== undefined)
    for (const { part, us } of partsOf(options.profile)) say(`${(us / answers).toFixed(1).padStart(7)} µs an answer: ${part}`);
  const coldMs = await coldLoads(database ?? folder, library, ids.slice(0, 400));
  say(
    `taking up a match from the store: p50 ${coldMs.p50.toFixed(1)} ms, p99 ${coldMs.p99.toFixed(1)} ms (up to ${coldMs.entries} entries)`,
  );
  await house.remove();
  return {
    cores: availableParallelism(),
    store: options.store ?? 'sqlite',
    game: game.id,
    tables: options.tables,
    raw,
    answersPerSecond: Math.round(perSecond),
    answersPerCpuSecond: Math.round(answers / cpu),
    refused,
    answerMs: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
    live: options.live,
    events: delays.length,
    eventMs: { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99), p99FromSending: percentile(fromSending, 0.99) },
    talk,
    streamKb,
    loopMs,
    hintMs,
    coldMs,
  };
}
