import { Worker } from 'node:worker_threads';
import { answerAll, anyPicks, weigh } from '#bots/index.ts';
import type { Game, Options, Rng } from '#engine';
import { cloneTable, fastRng, fittingOptions, Match, sampleTable, uint32 } from '#engine';
import { games as allGames } from '#games/registry.ts';
import { findGame, headerOf } from './catalog.ts';
import type { Command } from './command.ts';
import { columns, Progress } from './io.ts';
import type { BenchOrder } from './orders.ts';
import { PEER_PLAYERS, peerVersion, playPeer } from './peer/goals.ts';

export interface GameBench {
  readonly players: number;
  /** Random play on one core, nothing kept. */
  readonly decisionsPerSecond: number;
  /** How many times as fast as the peer in this run. */
  readonly ratio: number;
  readonly forksPerSecond: number;
  /** A whole match from its journal: the median and the worst. */
  readonly replayMs: number;
  readonly replayMsWorst: number;
  readonly viewMicros: number;
  readonly sampleMicros: number;
  /** Playouts of the bot «normal». */
  readonly searchIterationsPerSecond: number;
}

interface Bench {
  readonly node: string;
  readonly games: { readonly [id: string]: GameBench };
  readonly peer: { readonly name: string; readonly version: string; readonly players: number; readonly decisionsPerSecond: number };
}

const RUNS = 5;
/** The larger a game, the later its code is compiled for good: Smash Up is much slower in its first second, and by a twentieth in the next three. The peer warms up as long. */
const WARM_UPS = 10;
const SEATS = 4;
/** Decisions between two looks at the clock, at least. */
const LONG = 1_000;
/** Bars that the project holds: at least so many times the peer, so many forks, so many milliseconds. */
const FLOORS = { ratio: 45, forksPerSecond: 150_000, replayMs: 20, searchIterationsPerSecond: 10_000 };

export const bench: Command = {
  name: 'bench',
  summary: 'measures speed, beside boardgame.io in the same run',
  about: `One core, in processor time, so that a busy machine does not blur it. Each game has a thread of its own; everything is warmed up
first and measured ${RUNS} times in turns with the peer, and the median counts. Decisions are those of random play without journal or snapshots; the peer (boardgame.io, its reducer
alone, as its own bots simulate) plays a smaller card game of draws, plays and a goal. A fork is the last quiet state copied and the
answers since run again. With --json: { node, games: { id: { players, decisionsPerSecond, ratio, forksPerSecond, replayMs, replayMsWorst,
viewMicros, sampleMicros, searchIterationsPerSecond } }, peer: { name, version, players, decisionsPerSecond } }.`,
  flags: {
    game: { value: 'G', help: 'only this game', usual: 'all' },
    ms: { value: 'N', help: 'how long one measurement takes', usual: '400' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: ['bench', 'bench --game fluxx --json'],
  async run(args, io) {
    const only = args.text('game');
    const games = only === undefined ? allGames : [findGame(only)];
    const ms = args.number('ms', 400, { min: 5, max: 60_000 });
    const progress = new Progress(io, 'bench');
    const result = await measureAll(games, ms, progress);
    progress.clear();
    io.out(args.has('json') ? `${JSON.stringify(result)}\n` : report(result));
    return 0;
  },
};

/** Processor time of this thread, so that other programs on the machine do not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export interface Measured {
  readonly game: GameBench;
  readonly peer: number;
}
/** What a measuring thread tells: how far it is, and in the end what it found. */
export type BenchNews = { readonly step: string } | { readonly measured: Measured };
const STEPS = WARM_UPS + RUNS + 5;

/** Each game in a thread of its own, one after the other: code warmed up by one game would slow the next one down. */
async function measureAll(games: readonly Game[], ms: number, progress: Progress): Promise<Bench> {
  const found: { [id: string]: GameBench } = {};
  const peers: number[] = [];
  let done = 0;
  for (const game of games) {
    const order: BenchOrder = { kind: 'bench', game: game.id, ms };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order });
    const { game: figures, peer } = await new Promise<Measured>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (news: BenchNews) => {
        if ('measured' in news) resolve(news.measured);
        else progress.show(done++, games.length * STEPS, `${game.id}: ${news.step}`);
      });
    });
    await worker.terminate();
    found[game.id] = figures;
    peers.push(peer);
  }
  const peer = { name: 'boardgame.io', version: peerVersion, players: PEER_PLAYERS, decisionsPerSecond: Math.round(median(peers)) };
  return { node: process.version, games: found, peer };
}

/** All figures of one game, in the thread that calls. */
export function measure(game: Game, ms: number, tell: (step: string) => void): Measured {
  const rng = fastRng(20_240_501);
  const peerRun = (): number => rate(ms, () => playPeer(rng, 2_000));
  const options = fittingOptions(game, seatsOf(game));
  const gameRun = (): number => rate(ms, () => playRandomly(game, options, rng));
  for (let i = 0; i < WARM_UPS; i++) {
    tell('warming up');
    peerRun();
    gameRun();
  }
  const peerRuns: number[] = [];
  const gameRuns: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    tell('random play');
    peerRuns.push(peerRun());
    gameRuns.push(gameRun());
  }
  const peer = median(peerRuns);
  const decisionsPerSecond = Math.round(median(gameRuns));
  const positions = gather(game, 40, rng);
  tell('forks');
  const forks = repeated(() => rate(ms, () => positions.forEach((match) => void match.fork()), positions.length));
  tell('replay');
  const replays = replayTimes(game, rng, ms * RUNS);
  tell('views');
  const views = repeated(() => rate(ms, () => positions.forEach((match) => void match.view(match.table.ring[0])), positions.length));
  tell('samples');
  const samples = repeated(() => sampleRate(positions, rng, ms));
  tell('search');
  const searches = repeated(() => searchRate(positions, rng, ms));
  const figures: GameBench = {
    players: seatsOf(game),
    decisionsPerSecond,
    ratio: round(decisionsPerSecond / peer, 1),
    forksPerSecond: Math.round(forks),
    replayMs: round(median(replays), 3),
    replayMsWorst: round(Math.max(...replays), 3),
    viewMicros: round(1e6 / views, 2),
    sampleMicros: round(1e6 / samples, 2),
    searchIterationsPerSecond: Math.round(searches),
  };
  return { game: figures, peer };
}

const seatsOf = (game: Game): number => Math.min(SEATS, game.seats.max);

type Kept = { readonly record: boolean; readonly keep: boolean };

function start(game: Game, rng: Rng, settings: Kept, options = fittingOptions(game, seatsOf(game))): Match {
  return Match.start(game, headerOf(game, seatsOf(game), options, uint32(rng)), settings);
}

/** Whole matches, until they come to so many decisions that looking at the clock takes nothing beside them, as with the peer. */
function playRandomly(game: Game, options: Options, rng: Rng): number {
  let decisions = 0;
  while (decisions < LONG) {
    const match = start(game, rng, { record: false, keep: false }, options);
    for (let i = 0; match.open !== null && i < game.cap; i++, decisions++) answerAll(match, anyPicks, rng);
  }
  return decisions;
}

/** How much is done in a second by repeating something for that long; `each`: how much one call does, if it does not say itself. */
function rate(ms: number, work: () => number | void, each = 1): number {
  const start = cpuMs();
  let done = 0;
  let now = start;
  do {
    done += work() ?? each;
    now = cpuMs();
  } while (now - start < ms);
  return (done / (now - start)) * 1000;
}

/** Positions from all over random matches, ready to be forked. */
function gather(game: Game, many: number, rng: Rng): Match[] {
  const positions: Match[] = [];
  for (let tries = 0; positions.length < many && tries < many * 20; tries++) {
    const match = start(game, rng, { record: false, keep: true });
    const stop = (uint32(rng) % 150) + 1;
    for (let i = 0; i < stop && match.open !== null; i++) answerAll(match, anyPicks, rng);
    if (match.open !== null) positions.push(match);
  }
  return positions;
}

function replayTimes(game: Game, rng: Rng, ms: number): number[] {
  const times: number[] = [];
  const begin = cpuMs();
  while (times.length < 5 || (cpuMs() - begin < ms && times.length < 300)) {
    const match = start(game, rng, { record: true, keep: true });
    for (let i = 0; match.open !== null && i < game.cap; i++) answerAll(match, anyPicks, rng);
    // Processor time is too coarse for one match: the clock on the wall, and the best of three, since others may have come in between.
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3; i++) {
      const before = performance.now();
      Match.load(game, match.header, match.journal);
      best = Math.min(best, performance.now() - before);
    }
    times.push(best);
  }
  return times;
}

function sampleRate(positions: readonly Match[], rng: Rng, ms: number): number {
  const tables = positions.map((match) => cloneTable(match.table));
  const once = (): void => {
    for (const t of tables) sampleTable(t, t.ring[0], rng);
  };
  return rate(ms, once, tables.length);
}

function searchRate(positions: readonly Match[], rng: Rng, ms: number): number {
  const asked = positions.filter((match) => match.open !== null);
  let at = 0;
  return rate(ms, () => {
    const match = asked[at++ % asked.length];
    const seat = match.open?.asks[0].seat ?? 0;
    return weigh(match, seat, { iterations: 200 }, rng).reduce((sum, one) => sum + one.playouts, 0);
  });
}

function repeated(run: () => number): number {
  run();
  return median(Array.from({ length: RUNS }, run));
}

function median(list: readonly number[]): number {
  const sorted = list.slice().sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function report({ node, games, peer }: Bench): string {
  const mark = (good: boolean): string => (good ? '' : '  below the floor');
  const parts = Object.entries(games).map(([id, b]) => {
    const rows: (string | number)[][] = [
      [
        'decisions a second',
        b.decisionsPerSecond.toLocaleString('en'),
        `${b.ratio} × ${peer.name} (floor ${FLOORS.ratio})${mark(b.ratio >= FLOORS.ratio)}`,
      ],
      [
        'forks a second',
        b.forksPerSecond.toLocaleString('en'),
        `floor ${FLOORS.forksPerSecond.toLocaleString('en')}${mark(b.forksPerSecond >= FLOORS.forksPerSecond)}`,
      ],
      [
        'replay of a match',
        `${b.replayMs} ms`,
        `worst ${b.replayMsWorst} ms, floor ${FLOORS.replayMs} ms${mark(b.replayMs <= FLOORS.replayMs)}`,
      ],
      [
        'search iterations a second',
        b.searchIterationsPerSecond.toLocaleString('en'),
        `floor ${FLOORS.searchIterationsPerSecond.toLocaleString('en')}${mark(b.searchIterationsPerSecond >= FLOORS.searchIterationsPerSecond)}`,
      ],
      ['view', `${b.viewMicros} µs`, ''],
      ['sampled world', `${b.sampleMicros} µs`, ''],
    ];
    return `${id}, ${b.players} seats\n${columns(rows)}`;
  });
  return `${parts.join('\n')}\n${peer.name} ${peer.version}: ${peer.decisionsPerSecond.toLocaleString('en')} decisions a second (Node ${node})\n`;
}
