import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Drill, type Drilled } from '#bots/judgement/drill.ts';
import { addPositions, CALMS, countOf, type Fitted, fitTo, noPositions } from '#bots/judgement/fit.ts';
import { type Noted, positionsOf, threatsFaced } from '#bots/judgement/gather.ts';
import type { HabitData } from '#bots/judgement/habits.ts';
import { fileOf, modelFor, readModel, weightsFile } from '#bots/judgement/load.ts';
import { decodeModel, emptyModel, encodeModel, type Model, type ModelData } from '#bots/judgement/model.ts';
import { Questions } from '#bots/judgement/practise.ts';
import { learnUnits } from '#bots/judgement/units.ts';
import { type Estimate, fastRng, type Game } from '#engine';
import { gameOf, gamesFolder, usualSeats } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { inOrder, type Range, shareOut } from './crew.ts';
import { fight, percent } from './duel.ts';
import { columns, type Io, Progress, UsageError } from './io.ts';
import { beginningOf, type DuelPlan, playLessons } from './lessons.ts';
import { calibrationPlot } from './plot.ts';

export const train: Command = {
  name: 'train',
  summary: 'learns from playing what positions are worth and what players answer',
  about: `A game gets a good bot without a line of evaluation: bots play matches against themselves, thinking shortly. From how the matches ended it is
learned how much each card in each zone, each number of cards and each feature of the game is worth (the judgement); from what was answered after thinking,
what players tend to answer (the habits), by which imagined matches are played. With that they play again, better, and so on.
How far the weights may go from the game's own estimate (with --further: from those that are there) is chosen so that matches held back from learning are
foretold best. The judgement is learned twice: as a player knows the table, and with open cards, for worlds that a bot imagines (nothing is hidden there).
Then judgement and habits together, the same with open cards, and each alone, play against the best so far (first the same search with the game's own estimate and priors) at equal playouts with swapped
seats, with every number of seats that is learned with (one against others all alike); what wins most is kept if it wins more than its share, and goes to
games/<game>/bot/weights.json, where hard finds it. What does not win is thrown away. What is kept is measured against classic too. What is learned with three
seats or more only goes to weights-many.json, which is played with at such tables instead.
The value is a chance to win that can be taken at its word: the table at the end shows, for matches held back, what was foretold and what came (--plot
draws it). Matches lie in a folder (--work), so that an interrupted training goes on where it stopped; the same seed gives the same weights on any number
of threads. A good start: --matches 400 --generations 2, some minutes on a quiet machine.
With --practice habits are not taken from what was answered but found by trying: so many matches first that are played by habit alone, thousands a minute,
where what wins is done more readily after. With --iterations 0 the judgement is learned from matches by habit alone too, of which there can be many more;
it is then that of matches in which nobody thinks, which won in Pickle and lost in Fluxx.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    seats: { value: 'N,…', help: 'numbers of seats to play with, in turn', usual: 'the usual number' },
    matches: { value: 'N', help: 'matches a generation', usual: '400' },
    generations: { value: 'N', help: 'how often it learns and plays again', usual: '2' },
    practice: { value: 'N', help: 'find habits in so many matches by habit alone; 0: learn them from answers', usual: '0' },
    iterations: { value: 'N', help: 'playouts an answer while learning; 0: by habit alone', usual: '24' },
    duels: { value: 'N', help: 'matches of each comparison, for each number of seats', usual: '100' },
    playouts: { value: 'N', help: 'playouts an answer in those', usual: '100' },
    hidden: { value: 'N', help: 'hidden units of the judgement, which look at what the game names; 0: a plain sum', usual: '0' },
    further: { help: 'begin with the weights that are there (--out), learn on from them, and keep only what beats them' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    threads: { value: 'N', help: 'how many threads', usual: 'all cores' },
    work: { value: 'DIR', help: 'where matches are kept while it learns', usual: 'training/<game>' },
    out: { value: 'FILE', help: 'where the weights go', usual: 'games/<game>/bot/weights.json, or weights-many.json' },
    plot: { value: 'FILE', help: 'draw what was foretold against what came, as SVG' },
    json: { help: 'the figures as one JSON value' },
  },
  examples: [
    'train --game unicorns --plot unicorns.svg',
    'train --game fluxx --seats 2,3,4 --matches 2000 --generations 4',
    'train --game fluxx --seats 4 --hidden 32 --matches 8000 --generations 1 --further',
    'train --game pickle --practice 400000 --iterations 0 --matches 10000 --generations 1',
  ],
  async run(args, io) {
    const plan = planOf(args);
    const news = await learn(plan, io);
    const last = news.findLast((one) => one.kept !== null) ?? news[news.length - 1];
    const plot = args.text('plot');
    if (plot !== undefined) writeFileSync(plot, calibrationPlot(plan.game.id, last.judgement));
    io.out(args.has('json') ? `${JSON.stringify(news)}\n` : report(plan.game, news));
    return 0;
  },
};

interface Plan {
  readonly game: Game;
  readonly seats: readonly number[];
  readonly matches: number;
  readonly generations: number;
  readonly practice: number;
  readonly iterations: number;
  readonly duels: number;
  readonly playouts: number;
  readonly hidden: number;
  /** What is there already; null: begin with nothing. */
  readonly before: ModelData | null;
  readonly seed: number;
  readonly threads: number;
  readonly work: string;
  readonly out: string;
}

interface Duel {
  readonly plays: ModelData['plays'];
  readonly seats: number;
  readonly share: Estimate;
}

interface Generation {
  readonly positions: number;
  /** Who wins within a turn; null where the game names no threats. */
  readonly soon: Fitted | null;
  readonly judgement: Fitted;
  /** The same with open cards. */
  readonly open: Fitted;
  /** Null: they were found by trying. */
  readonly habits: Fitted | null;
  /** Against the best so far, by what was played with, and with how many seats. */
  readonly duels: readonly Duel[];
  /** Null: nothing won. */
  readonly kept: ModelData['plays'] | null;
  /** What is kept against classic, by the number of seats. */
  readonly classic: readonly Duel[];
}

const VARIANTS: readonly ModelData['plays'][] = [['judgement', 'habits'], ['open', 'habits'], ['judgement'], ['habits']];
const HELD = 0.2;
const STEPS = 80;

function planOf(args: Args): Plan {
  const game = gameOf(args);
  const seats = (args.text('seats') ?? `${usualSeats(game)}`).split(',').map(Number);
  const wrong = seats.find((n) => !(Number.isInteger(n) && n >= Math.max(2, game.seats.min) && n <= game.seats.max));
  if (wrong !== undefined) throw new UsageError(`${game.id} is not learned with ${wrong} seats`);
  const out = args.text('out') ?? fileURLToPath(weightsFile(gamesFolder, game.id, Math.min(...seats)));
  return {
    game,
    seats,
    before: args.has('further') ? (readModel(pathToFileURL(out)) ?? modelFor(gamesFolder, game.id, Math.min(...seats))) : null,
    matches: args.number('matches', 400, { min: 2, max: 1_000_000 }),
    generations: args.number('generations', 2, { min: 1, max: 100 }),
    practice: args.number('practice', 0, { min: 0, max: 100_000_000 }),
    iterations: args.number('iterations', 24, { min: 0, max: 100_000 }),
    duels: args.number('duels', 100, { min: 2, max: 100_000 }),
    playouts: args.number('playouts', 100, { min: 1, max: 100_000 }),
    hidden: args.number('hidden', 0, { min: 0, max: 64 }),
    seed: args.number('seed', 1, { min: 0, max: 2_000 }),
    threads: args.number('threads', availableParallelism(), { min: 1, max: 256 }),
    work: args.text('work') ?? `training/${game.id}`,
    out,
  };
}

async function learn(plan: Plan, io: Io): Promise<Generation[]> {
  const { game, seed } = plan;
  mkdirSync(plan.work, { recursive: true });
  let best = plan.before;
  const practised = plan.practice === 0 ? null : practise(plan, io);
  const lessons: Noted[][] = [];
  const news: Generation[] = [];
  for (let g = 0; g < plan.generations; g++) {
    lessons.push(await lessonsOf(plan, g, practised === null ? best : withHabits(game, best, practised), io));
    // The oldest matches were played worst.
    const matches = lessons.slice(-3).flat();
    const { model, soon, judgement, positions } = learnJudgement(plan, matches, false);
    const open = learnJudgement(plan, matches, true);
    const questions = new Questions();
    if (practised === null) for (const noted of matches) questions.add(game, beginningOf(game, noted), noted);
    const { data, fitted: habits } = practised === null ? questions.learn({ steps: STEPS, held: HELD }) : { data: practised, fitted: null };
    const learned = {
      matches: matches.length,
      generations: g + 1,
      seed,
      seats: plan.seats,
      logLoss: round(judgement.heldLogLoss),
      even: round(judgement.evenLogLoss),
    };
    let next: ModelData | null = null;
    // In fair shares, so that a win among four counts as it should.
    let most = 1;
    const duels: Duel[] = [];
    for (const plays of VARIANTS) {
      const variant = encodeModel(model, learned, plays, { habits: data, open: open.model });
      const fought = await compare(plan, variant, best, `generation ${g + 1}, ${plays.join(' and ')}, against the best so far`, io);
      duels.push(...fought);
      const shares = fought.reduce((sum, { share, seats }) => sum + (share.share * seats) / fought.length, 0);
      if (shares <= most) continue;
      most = shares;
      next = variant;
    }
    const classic = next === null ? [] : await compare(plan, next, 'classic', `generation ${g + 1}, what is kept, against classic`, io);
    news.push({ positions, soon, judgement, open: open.judgement, habits, duels, kept: next?.plays ?? null, classic });
    if (next === null) continue;
    best = next;
    mkdirSync(dirname(plan.out), { recursive: true });
    writeFileSync(plan.out, fileOf(next));
  }
  return news;
}

interface Learned {
  readonly model: Model;
  readonly soon: Fitted | null;
  readonly judgement: Fitted;
  readonly positions: number;
}

function learnJudgement(plan: Plan, matches: readonly Noted[], isOpen: boolean): Learned {
  const { game, seed } = plan;
  const model = beginningFrom(plan, isOpen);
  const soon = learnThreats(plan, model, matches, isOpen);
  const positions = noPositions();
  for (const noted of matches)
    addPositions(positions, positionsOf(game, beginningOf(game, noted), noted, fastRng(noted.seed), model.soon, isOpen));
  const aside = new Float32Array(model.plain.length);
  const sum = fitTo(model, positions, { calms: CALMS, steps: STEPS, held: HELD, aside });
  const units = model.hidden === 0 ? null : learnUnits(model, positions, { held: HELD, rng: fastRng(seed), aside });
  const judgement = units === null ? sum : { ...sum, heldLogLoss: units.logLoss, calibration: units.calibration };
  return { model, soon, judgement, positions: countOf(positions) };
}

/** What each threat says about who wins within a turn: first, since the judgement goes by it. */
function learnThreats({ game }: Plan, model: Model, matches: readonly Noted[], isOpen: boolean): Fitted | null {
  if (game.bot?.threats === undefined) return null;
  const faced = noPositions();
  for (const noted of matches) addPositions(faced, threatsFaced(game, beginningOf(game, noted), noted, fastRng(noted.seed), isOpen));
  // Few and telling: each of them moves easily.
  const learner = { layout: { size: model.soon.length, featuresAt: 0 }, plain: model.soon };
  return fitTo(learner, faced, { calms: CALMS, steps: STEPS, held: HELD });
}

/** Matches between two changes of the habits. */
const ROUND = 2000;

/** Habits found by trying; rounds that were played before an interruption are not played again. */
function practise({ game, seats, seed, practice, work }: Plan, io: Io): HabitData {
  const file = `${work}/practice.json`;
  const mark = JSON.stringify({ game: game.id, rules: game.rulesVersion, seats, seed });
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly mark: string; readonly drilled: Drilled }) : null;
  const drill = new Drill(game, before?.mark === mark ? before.drilled : undefined);
  const rounds = Math.ceil(practice / ROUND);
  const progress = new Progress(io, `practice: ${practice} matches of ${game.id}`);
  while (drill.state.rounds < rounds) {
    const first = drill.state.rounds * ROUND;
    const beginnings = Array.from({ length: ROUND }, (_, i) => {
      const match = first + i;
      return beginningOf(game, { seats: seats[match % seats.length], seed: (seed * 1_000_003 + match) % 2 ** 31 });
    });
    drill.round(beginnings, fastRng(seed + first));
    writeFileSync(file, JSON.stringify({ mark, drilled: drill.state }));
    progress.show(drill.state.rounds * ROUND, rounds * ROUND);
  }
  progress.clear();
  return drill.data;
}

/** What was learned so far, but with other habits. */
function withHabits(game: Game, best: ModelData | null, habits: HabitData): ModelData {
  const base = best ?? encodeModel(emptyModel(game, 0), { matches: 0, generations: 0, seed: 0, logLoss: 0 }, []);
  return { ...base, habits, plays: [...base.plays.filter((one) => one !== 'habits'), 'habits'] };
}

/** What is known already is where learning begins: that is worth as much as the matches it was learned from. Hidden units are learned anew. */
function beginningFrom({ game, hidden, before }: Plan, isOpen: boolean): Model {
  const model = emptyModel(game, hidden);
  if (before === null) return model;
  const known = decodeModel(game, before, isOpen ? before.open : undefined);
  model.plain.set(known.plain);
  model.soon.set(known.soon);
  return model;
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000;

/** The matches of a generation; those that were played before an interruption are read again. */
async function lessonsOf(plan: Plan, generation: number, model: ModelData | null, io: Io): Promise<Noted[]> {
  const { game, seats, seed, iterations } = plan;
  const lesson = { game: game.id, seats, seed: seed * 1000 + generation, iterations, stray: 0.04, model };
  const file = `${plan.work}/generation-${generation + 1}.jsonl`;
  const mark = JSON.stringify({ ...lesson, rules: game.rulesVersion });
  const played = readLessons(file, mark, plan.matches);
  if (played.length === 0) writeFileSync(file, `${mark}\n`);
  const before = played.length;
  const progress = new Progress(io, `generation ${generation + 1}: ${plan.matches} matches of ${game.id}`);
  await shareOut(
    { kind: 'lesson', plan: lesson, first: before },
    plan.matches - before,
    plan.threads,
    ({ from, to }: Range) => playLessons(lesson, before + from, before + to),
    // What is in the file is the beginning of the whole.
    inOrder((matches: Noted[]) => {
      appendFileSync(file, matches.map((one) => `${JSON.stringify(one)}\n`).join(''));
      played.push(...matches);
      progress.show(played.length, plan.matches);
    }),
  );
  progress.clear();
  return played;
}

function readLessons(file: string, mark: string, most: number): Noted[] {
  if (!existsSync(file)) return [];
  const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return first === mark ? lines.slice(0, most).map((line) => JSON.parse(line) as Noted) : [];
}

/** One against others, with every number of seats. */
async function compare(plan: Plan, one: ModelData, others: DuelPlan['others'], title: string, io: Io): Promise<Duel[]> {
  const fought: Duel[] = [];
  for (const seats of plan.seats) {
    const duels = { game: plan.game.id, seats, seed: plan.seed * 1000 + 999, iterations: plan.playouts, one, others };
    const share = await fight(duels, { matches: plan.duels, threads: plan.threads }, `${title} with ${seats} seats`, io);
    fought.push({ plays: one.plays, seats, share });
  }
  return fought;
}

function classicOf({ classic }: Generation, seats: number): string {
  const share = classic.find((one) => one.seats === seats)?.share;
  return share === undefined ? '' : `, ${percent(share.share)} against classic`;
}

function report(game: Game, news: readonly Generation[]): string {
  const rows = news.flatMap((one, i) =>
    one.duels.map(({ plays, seats, share }) => [
      `generation ${i + 1}`,
      plays.join(' and '),
      `${seats} seats`,
      `${percent(share.share)} (${percent(share.low)} to ${percent(share.high)})`,
      one.kept === plays ? `kept${classicOf(one, seats)}` : '',
    ]),
  );
  const loss = ({ heldLogLoss, writtenLogLoss }: Fitted): string => `${heldLogLoss.toFixed(4)} (${writtenLogLoss.toFixed(4)})`;
  const losses = news.map(({ positions, soon, judgement, open, habits }, i) => [
    `generation ${i + 1}`,
    positions,
    loss(judgement),
    loss(open),
    habits === null ? 'found by trying' : loss(habits),
    soon === null ? '' : loss(soon),
  ]);
  const last = news.findLast((one) => one.kept !== null) ?? news[news.length - 1];
  const calibration = last.judgement.calibration
    .filter(({ many }) => many > 0)
    .map(({ many, foretold, came }) => [`foretold ${percent(foretold)}`, `came ${percent(came)}`, many]);
  return [
    `${game.id}\n`,
    columns([['', 'with', '', 'won against the best so far', ''], ...rows]),
    `Log loss on matches held back, in brackets that of what it began with (the game's own estimate, or the weights that were there; its priors):`,
    columns([
      ['', 'positions', 'judgement', 'with open cards', 'habits', news.some(({ soon }) => soon !== null) ? 'who wins within a turn' : ''],
      ...losses,
    ]),
    `Of positions held back from learning:`,
    columns(calibration),
  ].join('\n');
}
