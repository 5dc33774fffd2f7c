import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { LabLevel } from '#bots/index.ts';
import { isLevel, LAB_LEVELS } from '#bots/index.ts';
import type { FailedMatch, Series, Tally } from '#bots/series.ts';
import { addTally, newTally, playSeries, stalematesOf } from '#bots/series.ts';
import type { Estimate, Game } from '#engine';
import { shareOf } from '#engine';
import { gameOf, knowledgeOf, optionsOf, playersOf, usualSeats } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { inOrder, type Range, shareOut } from './crew.ts';
import type { Io } from './io.ts';
import { columns, Progress, UsageError } from './io.ts';
import { Saved } from './saved.ts';

/** Thinking that does not depend on the machine's speed, so that a series can be repeated. */
const ITERATIONS = 300;

export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly capped: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly wins: readonly number[];
  readonly draws: number;
  /** Matches that ended because nobody got on. */
  readonly stalemates: number;
  readonly turns: { readonly median: number; readonly p95: number };
  readonly cardsNeverPlayed: readonly string[];
  /** With `--swap`: by place in the list of bots. */
  readonly byBot?: readonly (Estimate & { readonly bot: LabLevel; readonly wins: number; readonly slowestMs: number })[];
  /** With `--balance`, by seat: the share of all matches, and its 95 % interval. */
  readonly shares?: readonly Estimate[];
  /** With `--balance`: how often a match ended for each reason, the commonest first. */
  readonly reasons?: { readonly [reason: string]: number };
  /** With `--balance`: what the game counts matches by, how often each was there and its share of wins. */
  readonly facts?: { readonly [kind: string]: { readonly [name: string]: Estimate & { readonly games: number; readonly wins: number } } };
  /** Matches that broke, if any. */
  readonly failed?: readonly { readonly match: number; readonly seed: number; readonly why: string }[];
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'plays many matches by bots and counts',
  about: `Every match follows from the seed and its number alone, so that the figures are the same on any number of threads (the speed apart,
and apart from --ms). A match that is not over after the game's cap of decisions counts as capped. Draws are matches of two or more
without exactly one winner. Turns are the game's own count where it has one. A card was played if it ever lay in a zone that everybody
sees by the game's declaration. With --json: one value, { game, players, games, finished, capped, decisions, decisionsPerSecond,
wins: [by seat], draws, stalemates (matches that ended because nobody got on), turns: { median, p95 }, cardsNeverPlayed: [ids] }; with --swap also byBot; with --balance also shares: [by seat
{ share, low, high }, a 95 % interval] and reasons: { reason: matches }, facts: { kind: { name: { games,
wins, share, low, high } } } where the game counts by more than seats; failed only if a match broke.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    players: { value: 'N', help: 'how many seats', usual: 'as many as --bots names, or 2' },
    games: { value: 'K', help: 'how many matches', usual: '100' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    bots: { value: 'B,…', help: `one for each seat or one for all: ${LAB_LEVELS.join(', ')}`, usual: 'random' },
    options: { value: 'K=V,…', help: "the table's settings" },
    swap: { help: 'play every deal with the bots in every seat, and count wins by bot' },
    balance: { help: 'in JSON too: shares with their intervals, and why the matches ended' },
    iterations: { value: 'N', help: 'playouts per answer of normal; hard and expert have more', usual: `${ITERATIONS}` },
    ms: { value: 'N', help: 'let normal think by the clock instead; figures then vary' },
    threads: { value: 'N', help: 'how many threads', usual: 'all cores' },
    log: { value: 'FILE', help: 'write the journals of matches that broke or were capped, for replay' },
    save: { value: 'FILE', help: 'with --balance: keep all sums in a file; a series that is there already is played on' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: [
    'simulate --game fluxx --players 4 --games 200 --seed 1 --bots random --json',
    'simulate --game fluxx --players 2 --games 400 --bots normal,random --swap',
    'simulate --game pickle --bots normal --options sides=rick-first --balance --json',
    'simulate --game fluxx --games 3000 --bots hard --iterations 120 --balance --save docs/balance/fluxx-2.json',
  ],
  async run(args, io) {
    const game = gameOf(args);
    const series = seriesOf(args, game);
    const threads = args.number('threads', availableParallelism(), { min: 1, max: 256 });
    const file = args.text('save');
    if (file !== undefined && !series.balance) throw new UsageError('--save keeps what --balance counts; give both');
    const saved = file === undefined ? undefined : new Saved(file, game, series);
    const { tally, seconds } = await playAll(game, series, threads, io, saved);
    const asJson = args.has('json');
    const result = summary(game, series, tally, seconds, !asJson || args.has('balance'));
    const log = args.text('log');
    if (log !== undefined) writeFileSync(log, tally.failed.map((one) => `${one.journal}\n`).join('\n'));
    io.out(asJson ? `${JSON.stringify(result)}\n` : report(result, series));
    reportFailures(tally.failed, log, io);
    return result.failed === undefined ? 0 : 1;
  },
};

function seriesOf(args: Args, game: Game): Series {
  const named = (args.text('bots') ?? 'random').split(',').length;
  const players = playersOf(args, game, named > 1 ? named : usualSeats(game));
  const ms = args.maybeNumber('ms', { min: 1, max: 60_000 });
  const iterations = args.maybeNumber('iterations', { min: 1, max: 10_000_000 }) ?? (ms === undefined ? ITERATIONS : undefined);
  return {
    game: game.id,
    players,
    games: args.number('games', 100, { min: 1, max: 1_000_000 }),
    seed: args.number('seed', 1, { min: 0, max: 4_294_967_295 }),
    bots: botsOf(args.text('bots') ?? 'random', players),
    options: optionsOf(args, game),
    budget: { ...(ms === undefined ? {} : { ms }), ...(iterations === undefined ? {} : { iterations }) },
    swap: args.has('swap'),
    balance: args.has('balance'),
  };
}

/** A level for each seat; one alone is for all of them. */
export function botsOf(text: string, seats: number): LabLevel[] {
  const words = text.split(',').map((word) => word.trim());
  const levels = words.map((word) => {
    if (!isLevel(word)) throw new UsageError(`there is no bot ${JSON.stringify(word)}; there are: ${LAB_LEVELS.join(', ')}`);
    return word;
  });
  if (levels.length === 1) return Array.from({ length: seats }, () => levels[0]);
  if (levels.length !== seats) throw new UsageError(`--bots names ${levels.length} for ${seats} seats; give one for each, or one for all`);
  return levels;
}

export async function playAll(
  game: Game,
  series: Series,
  threads: number,
  io: Io,
  saved?: Saved,
): Promise<{ tally: Tally; seconds: number }> {
  const progress = new Progress(io, `${series.games} matches of ${game.id}`);
  const tally = saved?.tally ?? newTally(game, series.players);
  const first = tally.games;
  let start = performance.now();
  await shareOut(
    { kind: 'series', series, first },
    Math.max(0, series.games - first),
    threads,
    ({ from, to }: Range) => playSeries(game, series, first + from, first + to, { knowledge: knowledgeOf(game, series.players) }),
    // What is kept is always the first so many matches of the series, so that it can be played on.
    inOrder((part: Tally) => {
      addTally(tally, part);
      saved?.keep();
      progress.show(tally.games, series.games);
    }),
    () => {
      start = performance.now();
    },
    saved === undefined ? undefined : 4,
  );
  saved?.keep('now');
  progress.clear();
  tally.failed.sort((a, b) => a.index - b.index);
  return { tally, seconds: (performance.now() - start) / 1000 };
}

function summary(game: Game, series: Series, tally: Tally, seconds: number, balance: boolean): Simulation {
  const turns = tally.turns.sort((a, b) => a - b);
  const at = (share: number): number => (turns.length === 0 ? 0 : turns[Math.min(turns.length - 1, Math.floor(share * turns.length))]);
  const broken = tally.failed.filter((one) => !one.why.startsWith('not over'));
  return {
    game: game.id,
    players: series.players,
    games: series.games,
    finished: tally.finished,
    capped: tally.capped,
    decisions: tally.decisions,
    decisionsPerSecond: Math.round(tally.decisions / Math.max(seconds, 1e-6)),
    wins: tally.wins,
    draws: tally.draws,
    stalemates: stalematesOf(tally),
    turns: { median: at(0.5), p95: at(0.95) },
    cardsNeverPlayed: game.defs.filter((_, def) => !tally.shown[def]).map((def) => def.id),
    ...(series.swap
      ? {
          byBot: series.bots.map((bot, i) => ({
            bot,
            wins: tally.botWins[i],
            ...shareOf(tally.botWins[i], series.games),
            slowestMs: Math.round(tally.slowest[i] * 10) / 10,
          })),
        }
      : {}),
    ...(balance
      ? {
          shares: tally.wins.map((wins) => shareOf(wins, series.games)),
          reasons: Object.fromEntries(Object.entries(tally.reasons).sort(([, a], [, b]) => b - a)),
          ...(game.pages?.facts === undefined ? {} : { facts: factShares(tally) }),
        }
      : {}),
    ...(broken.length > 0 ? { failed: broken.map(({ index, seed, why }) => ({ match: index, seed, why })) } : {}),
  };
}

const factShares = (tally: Tally): NonNullable<Simulation['facts']> =>
  Object.fromEntries(
    Object.entries(tally.facts).map(([kind, names]) => [
      kind,
      Object.fromEntries(
        Object.entries(names)
          .sort(([, a], [, b]) => b.wins / b.games - a.wins / a.games || b.games - a.games)
          .map(([name, one]) => [name, { ...one, ...shareOf(one.wins, one.games) }]),
      ),
    ]),
  );

const between = ({ share, low, high }: Estimate): string =>
  `${(share * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %)`;

function report(result: Simulation, series: Series): string {
  const percent = (n: number): string => `${((n / Math.max(1, result.games)) * 100).toFixed(1)} %`;
  const rows: (string | number)[][] = [
    ['finished', result.finished, percent(result.finished)],
    ['capped', result.capped, percent(result.capped)],
    ['draws', result.draws, percent(result.draws)],
    ['stalemates', result.stalemates, percent(result.stalemates)],
    ...result.wins.map((n, seat) => [
      `won by seat ${seat + 1}`,
      n,
      between(shareOf(n, result.games)),
      series.swap ? '' : series.bots[seat],
    ]),
    ...(result.byBot ?? []).map((one, i) => [
      `won by bot ${i + 1}`,
      one.wins,
      between(one),
      `${one.bot}, slowest answer ${one.slowestMs} ms`,
    ]),
    ...Object.entries(result.reasons ?? {}).map(([reason, n]) => [`ended by ${reason}`, n, percent(n)]),
    ...Object.entries(result.facts ?? {}).flatMap(([kind, names]) =>
      Object.entries(names).map(([name, one]) => [`${kind} ${name}`, one.games, one.wins > 0 ? between(one) : '']),
    ),
    ['turns', result.turns.median, `median, ${result.turns.p95} at 95 %`],
    ['decisions', result.decisions, `${result.decisionsPerSecond.toLocaleString('en')} a second`],
  ];
  const never = result.cardsNeverPlayed;
  const cards = never.length === 0 ? 'every card was played' : `never played (${never.length}): ${never.join(', ')}`;
  return `${result.games} matches of ${result.game} for ${result.players}, seed ${series.seed}\n\n${columns(rows)}\n${cards}\n`;
}

function reportFailures(failed: readonly FailedMatch[], log: string | undefined, io: Io): void {
  for (const one of failed.slice(0, 10)) io.err(`match ${one.index} (seed ${one.seed}): ${one.why}\n`);
  if (failed.length > 10) io.err(`… and ${failed.length - 10} more\n`);
  if (failed.length === 0) return;
  io.err(
    log === undefined
      ? 'write their journals with --log FILE\n'
      : `their journals are in ${log}; open one with: npm run -s lab -- replay ${log} --match 1\n`,
  );
}
