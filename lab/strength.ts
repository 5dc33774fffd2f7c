import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Budget, budgetOf, isLevel, LAB_LEVELS, type LabLevel } from '#bots/index.ts';
import { playSeries, type Tally } from '#bots/series.ts';
import type { Game } from '#engine';
import { type Estimate, fittingOptions, shareOf } from '#engine';
import { findGame, gameIds, knowledgeOf } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { inOrder, type Range, shareOut } from './crew.ts';
import type { Io } from './io.ts';
import { columns, Progress, UsageError } from './io.ts';
import { type Contest, type Result, Results, resultOf } from './results.ts';

/** Who is measured against whom. */
const PAIRS = 'easy/random,normal/easy,hard/normal,expert/hard,hard/classic,clairvoyant/classic';

export interface Strength {
  readonly game: string;
  readonly seats: number;
  /** Levels with how long they thought: `hard@750`. */
  readonly one: string;
  readonly others: string;
  readonly games: number;
  /** Counted over matches with one bot of the first kind, and the other kind in all other seats; shared victories count for nobody. */
  readonly won: Estimate;
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
A level may have a budget of its own: hard@2000 thinks 2000 playouts about an answer, hard@1000ms a second.
A long measurement can be made in pieces: with --results every match is kept in a file, one line each, and those that are there already are not played
again. Stop it when you like, the same command goes on; new seeds and new pairs may share the file. --table plays nothing and tells what the file holds.
After a change of the bots begin a new file: matches of another rules version are counted apart, those of other bots are not.
With --write the table goes into a file between the lines <!-- strength --> and <!-- /strength -->.`,
  flags: {
    game: { value: 'G,…', help: 'which games', usual: 'all' },
    seats: { value: 'N,…', help: 'numbers of seats', usual: '2' },
    pairs: { value: 'A/B,…', help: `levels, with @N or @Nms a budget: ${LAB_LEVELS.join(', ')}`, usual: PAIRS },
    games: { value: 'K', help: 'matches of each', usual: '100' },
    iterations: { value: 'N', help: 'playouts per answer of normal', usual: '300' },
    ms: { value: 'N', help: 'let normal think so long instead' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    threads: { value: 'N', help: 'how many threads', usual: 'all cores' },
    results: { value: 'FILE', help: 'keep every match there, and go on from there' },
    table: { help: 'play nothing: the table of all that --results holds' },
    write: { value: 'FILE', help: 'put the table into a file' },
    json: { help: 'one JSON value' },
  },
  examples: [
    'strength --write docs/strength.md',
    'strength --game fluxx,unicorns --seats 2,4 --pairs hard/classic --games 400',
    'strength --game fluxx --pairs hard@2000/classic@300 --games 400 --results fluxx.jsonl',
    'strength --table --results fluxx.jsonl --write docs/strength.md',
  ],
  async run(args, io) {
    const kept = args.text('results');
    if (args.has('table') && (kept === undefined || !existsSync(kept)))
      throw new UsageError('--table wants --results with a file that is there');
    const results = new Results(kept);
    const rows = args.has('table') ? results.all().map(strengthOf).sort(inTableOrder) : await measureAll(args, results, io);
    const file = args.text('write');
    if (file !== undefined) writeFileSync(file, withTable(readFileSync(file, 'utf8'), markdown(rows)));
    io.out(args.has('json') ? `${JSON.stringify(rows)}\n` : columns(rows.map(cellsOf)));
    return 0;
  },
};

/** As a user names it, and how long it thinks. */
interface Contender {
  readonly level: LabLevel;
  readonly budget: Budget;
}

async function measureAll(args: Args, results: Results, io: Io): Promise<Strength[]> {
  const games = (args.text('game') ?? gameIds().join(',')).split(',').map(findGame);
  const seats = (args.text('seats') ?? '2').split(',').map(Number);
  const ms = args.maybeNumber('ms', { min: 1, max: 60_000 });
  const usual = ms === undefined ? { iterations: args.number('iterations', 300, { min: 1, max: 10_000_000 }) } : { ms };
  const pairs = (args.text('pairs') ?? PAIRS).split(',').map((text) => pairOf(text, usual));
  const plan = {
    games: args.number('games', 100, { min: 1, max: 1_000_000 }),
    seed: args.number('seed', 1, { min: 0, max: 4_294_967_295 }),
    threads: args.number('threads', availableParallelism(), { min: 1, max: 256 }),
  };
  const rows: Strength[] = [];
  for (const game of games)
    for (const many of seats)
      for (const pair of pairs) {
        if (many < Math.max(2, game.seats.min) || many > game.seats.max) continue;
        const row = strengthOf(await measure(game, many, pair, plan, results, io));
        rows.push(row);
        io.err(`${cellsOf(row).join('  ')}\n`);
      }
  return rows;
}

function pairOf(text: string, usual: Budget): readonly [Contender, Contender] {
  const contenders = text.split('/').map((word): Contender | null => {
    const [, level, many, unit] = /^([a-z]+)(?:@([1-9]\d{0,7})(ms)?)?$/.exec(word) ?? [];
    if (level === undefined || !isLevel(level)) return null;
    if (many === undefined) return { level, budget: budgetOf(level, usual) };
    return { level, budget: unit === undefined ? { iterations: Number(many) } : { ms: Number(many) } };
  });
  const [one, others] = contenders;
  if (contenders.length !== 2 || one === null || others === null)
    throw new UsageError(
      `${JSON.stringify(text)} is no pair of levels like hard/normal or hard@2000/normal@300; there are: ${LAB_LEVELS.join(', ')}`,
    );
  return [one, others];
}

function nameOf({ level, budget: { ms, iterations } }: Contender): string {
  // These do not think, however long they may.
  if (level === 'random' || level === 'easy') return level;
  return iterations === undefined ? `${level}@${ms}ms` : `${level}@${iterations}`;
}

/** The matches of a pair, those that were played before and those that are missing. */
async function measure(
  game: Game,
  players: number,
  [one, others]: readonly [Contender, Contender],
  { games, seed, threads }: { readonly games: number; readonly seed: number; readonly threads: number },
  results: Results,
  io: Io,
): Promise<readonly Result[]> {
  const places = Array.from({ length: players }, (_, i) => (i === 0 ? one : others));
  const contest: Contest = { game: game.id, rules: game.rulesVersion, seats: players, one: nameOf(one), others: nameOf(others) };
  const series = {
    game: game.id,
    players,
    games,
    seed,
    bots: places.map(({ level }) => level),
    budget: {},
    budgets: places.map(({ budget }) => budget),
    options: fittingOptions(game, players),
    swap: true,
  };
  // Matches of a seed are kept in their order, so that their number tells which ones are there.
  const first = results.of(contest).filter((result) => result.seed === seed).length;
  const progress = new Progress(io, `${games} matches of ${game.id}, ${contest.one} against ${contest.others}`);
  const often = Math.max(1, Math.ceil(games / 10));
  await shareOut(
    { kind: 'series', series, first },
    Math.max(0, games - first),
    threads,
    ({ from, to }: Range) => playSeries(game, series, first + from, first + to, { knowledge: knowledgeOf(game, series.players) }),
    inOrder((tally: Tally, range) => {
      const [failed] = tally.failed;
      if (failed !== undefined && tally.capped === 0) throw new Error(`match ${failed.index} (seed ${failed.seed}): ${failed.why}`);
      results.add(resultOf(contest, seed, first + range.from, tally));
      const done = first + range.to;
      progress.show(done, games);
      if (done % often === 0 && done < games) io.err(`${cellsOf(strengthOf(results.of(contest))).join('  ')}\n`);
    }),
    undefined,
    1,
  );
  progress.clear();
  return results.of(contest);
}

function strengthOf(results: readonly Result[]): Strength {
  const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0);
  const [{ game, seats, one, others }] = results;
  return {
    game,
    seats,
    one,
    others,
    games: results.length,
    won: shareOf(
      sum(({ won }) => won),
      results.length,
    ),
    stalemates: sum(({ stalemate }) => stalemate),
    thoughtMs: Math.round(
      sum(({ thoughtMs }) => thoughtMs) /
        Math.max(
          1,
          sum(({ answers }) => answers),
        ),
    ),
    slowestMs: Math.max(...results.map(({ slowestMs }) => slowestMs)),
  };
}

const inTableOrder = (a: Strength, b: Strength): number =>
  gameIds().indexOf(a.game) - gameIds().indexOf(b.game) ||
  a.seats - b.seats ||
  a.one.localeCompare(b.one) ||
  a.others.localeCompare(b.others);

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
