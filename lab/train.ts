import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addPositions, countOf, type Fitted, fitTo, noPositions, type Positions } from '#bots/judgement/fit.ts';
import { weightsFile } from '#bots/judgement/load.ts';
import { emptyModel, encodeModel, type ModelData } from '#bots/judgement/model.ts';
import { fastRng, type Game } from '#engine';
import { gameOf, gamesFolder, usualSeats } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { type Range, shareOut } from './crew.ts';
import { columns, type Io, Progress, UsageError } from './io.ts';
import { type DuelTally, playDuels, playLessons } from './lessons.ts';
import { shareOf } from './simulate.ts';

export const train: Command = {
  name: 'train',
  summary: 'learns what positions are worth from playing',
  about: `A game gets a judgement of its own without a line of evaluation: bots play matches against themselves, thinking shortly; from how the matches ended
it is learned how much each card in each zone, each number of cards and each feature of the game is worth; with that they play again, better, and so on.
Each generation is fitted to the matches of the last ones and has to win against the one before it, and against the game's own estimate (classic), at equal
playouts with swapped seats; what does not win is thrown away. What is kept goes to games/<game>/weights.json, where hard finds it.
The value is a chance to win that can be taken at its word: the table at the end shows, for positions held back from learning, what was foretold and what came.
Matches that were played lie in a folder (--work), so that an interrupted training goes on where it stopped; the same seed gives the same weights on any
number of threads. A good start: --matches 600 --generations 3, a few minutes on a quiet machine.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    seats: { value: 'N,…', help: 'numbers of seats to play with, in turn', usual: 'the usual number' },
    matches: { value: 'N', help: 'matches a generation', usual: '600' },
    generations: { value: 'N', help: 'how often it learns and plays again', usual: '3' },
    iterations: { value: 'N', help: 'playouts an answer while learning', usual: '16' },
    duels: { value: 'N', help: 'matches to compare generations', usual: '100' },
    playouts: { value: 'N', help: 'playouts an answer in those', usual: '100' },
    hidden: { value: 'N', help: 'hidden units; 0: a plain sum', usual: '0' },
    calm: { value: 'N', help: 'how strongly weights keep to where they began; more for few matches', usual: '250' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    threads: { value: 'N', help: 'how many threads', usual: 'all cores' },
    work: { value: 'DIR', help: 'where matches are kept while it learns', usual: 'training/<game>' },
    out: { value: 'FILE', help: 'where the weights go', usual: 'games/<game>/weights.json' },
    json: { help: 'the figures as one JSON value' },
  },
  examples: ['train --game unicorns', 'train --game fluxx --seats 2,3,4 --matches 2000 --generations 4'],
  async run(args, io) {
    const plan = planOf(args);
    const news = await learn(plan, io);
    io.out(args.has('json') ? `${JSON.stringify(news)}\n` : report(plan.game, news));
    return 0;
  },
};

interface Plan {
  readonly game: Game;
  readonly seats: readonly number[];
  readonly matches: number;
  readonly generations: number;
  readonly iterations: number;
  readonly duels: number;
  readonly playouts: number;
  readonly hidden: number;
  readonly calm: number;
  readonly seed: number;
  readonly threads: number;
  readonly work: string;
  readonly out: string;
}

interface Generation {
  readonly positions: number;
  readonly fitted: Fitted;
  readonly againstLast: ReturnType<typeof shareOf>;
  readonly againstClassic: ReturnType<typeof shareOf>;
  readonly kept: boolean;
}

function planOf(args: Args): Plan {
  const game = gameOf(args);
  const seats = (args.text('seats') ?? `${usualSeats(game)}`).split(',').map(Number);
  const wrong = seats.find((n) => !(Number.isInteger(n) && n >= Math.max(2, game.seats.min) && n <= game.seats.max));
  if (wrong !== undefined) throw new UsageError(`${game.id} is not learned with ${wrong} seats`);
  return {
    game,
    seats,
    matches: args.number('matches', 600, { min: 2, max: 1_000_000 }),
    generations: args.number('generations', 3, { min: 1, max: 100 }),
    iterations: args.number('iterations', 16, { min: 1, max: 100_000 }),
    duels: args.number('duels', 100, { min: 2, max: 100_000 }),
    playouts: args.number('playouts', 100, { min: 1, max: 100_000 }),
    hidden: args.number('hidden', 0, { min: 0, max: 64 }),
    calm: args.number('calm', 250, { min: 0, max: 1_000_000 }),
    seed: args.number('seed', 1, { min: 0, max: 2_000 }),
    threads: args.number('threads', availableParallelism(), { min: 1, max: 256 }),
    work: args.text('work') ?? `training/${game.id}`,
    out: args.text('out') ?? fileURLToPath(weightsFile(gamesFolder, game.id)),
  };
}

async function learn(plan: Plan, io: Io): Promise<Generation[]> {
  const { game } = plan;
  mkdirSync(plan.work, { recursive: true });
  let best: ModelData | null = null;
  const lessons: Positions[] = [];
  const news: Generation[] = [];
  for (let g = 0; g < plan.generations; g++) {
    lessons.push(await lessonsOf(plan, g, best, io));
    const all = noPositions();
    // The oldest matches were played worst.
    for (const some of lessons.slice(-3)) addPositions(all, some);
    const model = emptyModel(game, plan.hidden);
    const fitted = fitTo(model, all, { rounds: 5, rate: 0.01, calm: plan.calm / countOf(all), rng: fastRng(plan.seed), held: 0.15 });
    const matches = (g + 1) * plan.matches;
    const next = encodeModel(model, { matches, generations: g + 1, seed: plan.seed, logLoss: round(fitted.heldLogLoss) });
    const againstClassic = await duel(plan, next, null, `generation ${g + 1} against classic`, io);
    const againstLast = best === null ? againstClassic : await duel(plan, next, best, `generation ${g + 1} against the last`, io);
    const fair = 1 / plan.seats[0];
    const kept = againstLast.share > fair && againstClassic.share > fair;
    news.push({ positions: countOf(all), fitted, againstLast, againstClassic, kept });
    io.err(
      `generation ${g + 1}: log loss ${fitted.heldLogLoss.toFixed(4)}, ${percent(againstClassic.share)} against classic, ${percent(againstLast.share)} against the last${kept ? '' : ', not kept'}\n`,
    );
    if (!kept) continue;
    best = next;
    mkdirSync(dirname(plan.out), { recursive: true });
    writeFileSync(plan.out, `${JSON.stringify(next, null, 2)}\n`);
  }
  return news;
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000;
const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;

/** The matches of a generation; those that were played before an interruption are read again. */
async function lessonsOf(plan: Plan, generation: number, model: ModelData | null, io: Io): Promise<Positions> {
  const { game, seats, seed, iterations } = plan;
  const lesson = { game: game.id, seats, seed: seed * 1000 + generation, iterations, stray: 0.05, model };
  const file = `${plan.work}/generation-${generation + 1}.json`;
  const mark = JSON.stringify({ ...lesson, matches: plan.matches, rules: game.rulesVersion });
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { mark: string; positions: Positions };
    if (kept.mark === mark) return kept.positions;
  }
  const progress = new Progress(io, `generation ${generation + 1}: ${plan.matches} matches of ${game.id}`);
  const parts: { readonly from: number; readonly positions: Positions }[] = [];
  let done = 0;
  await shareOut(
    { kind: 'lesson', plan: lesson },
    plan.matches,
    plan.threads,
    ({ from, to }: Range) => playLessons(lesson, from, to),
    (positions: Positions, range) => {
      parts.push({ from: range.from, positions });
      done += range.to - range.from;
      progress.show(done, plan.matches);
    },
  );
  progress.clear();
  const all = noPositions();
  for (const { positions } of parts.sort((a, b) => a.from - b.from)) addPositions(all, positions);
  writeFileSync(file, JSON.stringify({ mark, positions: all }));
  return all;
}

async function duel(plan: Plan, one: ModelData, others: ModelData | null, title: string, io: Io): Promise<ReturnType<typeof shareOf>> {
  const duels = { game: plan.game.id, seats: plan.seats[0], seed: plan.seed * 1000 + 999, iterations: plan.playouts, one, others };
  const progress = new Progress(io, title);
  const total = { games: 0, won: 0 };
  await shareOut(
    { kind: 'duel', plan: duels },
    plan.duels,
    plan.threads,
    ({ from, to }: Range) => playDuels(duels, from, to),
    (tally: DuelTally) => {
      total.games += tally.games;
      total.won += tally.won;
      progress.show(total.games, plan.duels);
    },
  );
  progress.clear();
  return shareOf(total.won, total.games);
}

function report(game: Game, news: readonly Generation[]): string {
  const rows = news.map((one, i) => [
    `generation ${i + 1}`,
    one.positions,
    one.fitted.heldLogLoss.toFixed(4),
    `${percent(one.againstClassic.share)} (${percent(one.againstClassic.low)} to ${percent(one.againstClassic.high)})`,
    percent(one.againstLast.share),
    one.kept ? 'kept' : 'thrown away',
  ]);
  const last = news.findLast((one) => one.kept) ?? news[news.length - 1];
  const calibration = last.fitted.calibration
    .filter(({ many }) => many > 0)
    .map(({ many, foretold, came }) => [`foretold ${percent(foretold)}`, `came ${percent(came)}`, many]);
  return `${game.id}\n\n${columns([['', 'positions', 'log loss', 'against classic', 'against the last', ''], ...rows])}\nOf positions held back from learning:\n${columns(calibration)}`;
}
