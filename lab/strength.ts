import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isLevel, LAB_LEVELS, type LabLevel } from '#bots/index.ts';
import type { Game } from '#engine';
import { fittingOptions } from '#engine';
import { findGame, gameIds } from './catalog.ts';
import type { Args, Command } from './command.ts';
import type { Io } from './io.ts';
import { columns, UsageError } from './io.ts';
import { playAll, type Share, shareOf, stalematesOf } from './simulate.ts';

/** Who is measured against whom. */
const PAIRS = 'easy/random,normal/easy,hard/normal,expert/hard,hard/classic,clairvoyant/classic';

export interface Strength {
  readonly game: string;
  readonly seats: number;
  readonly one: LabLevel;
  readonly others: LabLevel;
  readonly games: number;
  /** Of matches with one of the first against the others in all other seats; shared victories count for nobody. */
  readonly won: Share;
  readonly stalemates: number;
  /** Of the first: the mean and the longest. */
  readonly thoughtMs: number;
  readonly slowestMs: number;
}

export const strength: Command = {
  name: 'strength',
  summary: 'measures the levels against each other',
  about: `Plays one bot of a level against bots of another in all other seats, every deal once from each seat, and tells how many of the matches it won, between what
that would lie 19 times in 20, and how long it thought about an answer on this machine. By playouts (--iterations, of normal; hard and expert have more), the
figures of wins are the same everywhere; by the clock (--ms) they are what players meet. Where a game has no such number of seats it is left out.
With --write the table goes into a file between the lines <!-- strength --> and <!-- /strength -->.`,
  flags: {
    game: { value: 'G,…', help: 'which games', usual: 'all' },
    seats: { value: 'N,…', help: 'numbers of seats', usual: '2' },
    pairs: { value: 'A/B,…', help: `levels: ${LAB_LEVELS.join(', ')}`, usual: PAIRS },
    games: { value: 'K', help: 'matches of each', usual: '100' },
    iterations: { value: 'N', help: 'playouts per answer of normal', usual: '300' },
    ms: { value: 'N', help: 'let normal think so long instead' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    threads: { value: 'N', help: 'how many threads', usual: 'all cores' },
    write: { value: 'FILE', help: 'put the table into a file' },
    json: { help: 'one JSON value' },
  },
  examples: ['strength --write bots/README.md', 'strength --game fluxx,unicorns --seats 2,4 --pairs hard/classic --games 400'],
  async run(args, io) {
    const rows = await measureAll(args, io);
    const file = args.text('write');
    if (file !== undefined) writeFileSync(file, withTable(readFileSync(file, 'utf8'), markdown(rows)));
    io.out(args.has('json') ? `${JSON.stringify(rows)}\n` : columns(rows.map(cellsOf)));
    return 0;
  },
};

async function measureAll(args: Args, io: Io): Promise<Strength[]> {
  const games = (args.text('game') ?? gameIds().join(',')).split(',').map(findGame);
  const seats = (args.text('seats') ?? '2').split(',').map(Number);
  const pairs = (args.text('pairs') ?? PAIRS).split(',').map(pairOf);
  const ms = args.maybeNumber('ms', { min: 1, max: 60_000 });
  const budget = ms === undefined ? { iterations: args.number('iterations', 300, { min: 1, max: 10_000_000 }) } : { ms };
  const plan = {
    games: args.number('games', 100, { min: 1, max: 1_000_000 }),
    seed: args.number('seed', 1, { min: 0, max: 4_294_967_295 }),
    budget,
  };
  const threads = args.number('threads', availableParallelism(), { min: 1, max: 256 });
  const rows: Strength[] = [];
  for (const game of games)
    for (const many of seats)
      for (const pair of pairs) {
        if (many < Math.max(2, game.seats.min) || many > game.seats.max) continue;
        rows.push(await measure(game, many, pair, plan, threads, io));
        io.err(`${cellsOf(rows[rows.length - 1]).join('  ')}\n`);
      }
  return rows;
}

function pairOf(text: string): readonly [LabLevel, LabLevel] {
  const [one, others, ...rest] = text.split('/');
  for (const word of [one, others ?? '', ...rest])
    if (!isLevel(word) || rest.length > 0)
      throw new UsageError(`${JSON.stringify(text)} is no pair of levels like hard/normal; there are: ${LAB_LEVELS.join(', ')}`);
  return [one as LabLevel, others as LabLevel];
}

async function measure(
  game: Game,
  players: number,
  [one, others]: readonly [LabLevel, LabLevel],
  plan: { readonly games: number; readonly seed: number; readonly budget: { readonly ms?: number; readonly iterations?: number } },
  threads: number,
  io: Io,
): Promise<Strength> {
  const bots = Array.from({ length: players }, (_, i) => (i === 0 ? one : others));
  const series = { ...plan, game: game.id, players, bots, options: fittingOptions(game, players), swap: true };
  const { tally } = await playAll(game, series, threads, io);
  return {
    game: game.id,
    seats: players,
    one,
    others,
    games: plan.games,
    won: shareOf(tally.botWins[0], plan.games),
    stalemates: stalematesOf(tally) + tally.capped,
    thoughtMs: Math.round(tally.thought[0] / Math.max(1, tally.answers[0])),
    slowestMs: Math.round(tally.slowest[0]),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function cellsOf(row: Strength): (string | number)[] {
  const { won } = row;
  return [
    row.game,
    row.seats,
    `${row.one} against ${row.others}`,
    `${percent(won.share)} (${percent(won.low)} to ${percent(won.high)})`,
    row.games,
    `${row.thoughtMs} ms, at most ${row.slowestMs}`,
    row.stalemates,
  ];
}

function markdown(rows: readonly Strength[]): string {
  const lines = rows.map((row) => `| ${cellsOf(row).join(' | ')} |`);
  return ['| game | seats | level | won | matches | thinking | stalemates |', '| --- | --- | --- | --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

const BEGIN = '<!-- strength -->';
const END = '<!-- /strength -->';

function withTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new UsageError(`the file has no lines ${BEGIN} and ${END}`);
  return `${text.slice(0, from + BEGIN.length)}\n\n${table}\n\n${text.slice(to)}`;
}
