import { chooseMove, type Knowledge, randomPicks } from '#bots/index.ts';
import type { Ask, Game, Rng, Run, SeatId } from '#engine';
import { fastRng, keyOf, Match, refOf, uint32 } from '#engine';
import { type Aim, aimOf, type Proved } from './aim.ts';
import { answersOf, TooMany } from './branches.ts';
import { AT_TABLE, mainLine, Prover, proveFirst } from './prove.ts';
import { type Kind, type Move, movesOf, type Puzzle, sameKeys } from './puzzle.ts';
import { tries } from './reach.ts';
import { play } from './referee.ts';
import { matchAt, type Spot, spotsOf, turnsOf } from './spots.ts';
import { judgeAnswers, judgeDice } from './weigh.ts';

/** A finished match to look through. */
export interface Mined {
  readonly game: Game;
  readonly match: Match;
  readonly knowledge: Knowledge | undefined;
}

export interface MineSettings {
  /** Positions that a proof may take, for the solution and for all that refutes other answers. */
  readonly nodes: number;
  /** Kinds that are still wanted. */
  readonly kinds: ReadonlySet<Kind>;
  /** Shapes that there are already. */
  readonly shapes: Set<string>;
  readonly rng: Rng;
  /** A position was looked at, and why it is no puzzle; null: it is one. */
  readonly tell: (kind: Kind, refused: string | null) => void;
}

/** What one level finds in so many tries tells how hard a puzzle is. */
const TRIES = 4;
const TEMPTING = 4;
/** Positions of one turn of which all first answers are looked through. */
const PROOFS = 4;
/** Judged positions of a match: more of them would be alike. */
const JUDGED = 12;
/** Most plans that there are show within so many positions; others are not waited for. */
const SCREEN = 2500;
/** In the middle of somebody else's turn little is left open: what can be held shows at once. */
const SCREEN_BLOCK = 700;
/** Dangers of a match that are searched. */
const DANGERS = 12;
/** Tries by habit and chance that tell whether a position is worth a search. */
const GLANCES = 24;
/** Before this part of a match nobody wins. */
const EARLY = 0.4;

/** Puzzles of one match, from its end backwards. */
export function* puzzlesOf(mined: Mined, settings: MineSettings): Generator<Puzzle> {
  const winner = mined.match.table.outcome?.winners[0];
  if (winner === undefined) return;
  const spots = spotsOf(mined);
  if (settings.kinds.has('win')) yield* wins(spots, winner, mined, settings);
  if (settings.kinds.has('block')) yield* blocks(spots, mined, settings);
  const asked = spots.filter(({ at }) => at > mined.match.journal.length * 0.15);
  for (const kind of ['tokens', 'dice', 'best'] as const) {
    if (!settings.kinds.has(kind)) continue;
    const fitting = asked.filter((one) => one.kind === kind && (kind !== 'best' || one.quiet));
    for (let i = 0; i < JUDGED && fitting.length > 0; i++) {
      const [spot] = fitting.splice(Math.floor((uint32(settings.rng) / 2 ** 32) * fitting.length), 1);
      yield* judged(spot, kind, mined, settings);
    }
  }
}

/** Turns that won the match, and turns in which a win was there and was missed. */
function* wins(spots: readonly Spot[], winner: SeatId, mined: Mined, settings: MineSettings): Generator<Puzzle> {
  const last = spots.at(-1)?.turn ?? 0;
  for (const { seat, turn, spots: own } of turnsOf(spots).toReversed()) {
    if (turn < last * EARLY) return;
    if (turn === last && seat === winner) yield* firstOf(own, 'win', mined, settings);
    else if (isWorthIt(own[0], 'win', mined, settings)) yield* firstOf(own.slice(0, 1), 'win', mined, settings);
  }
}

/** Questions of whoever is about to lose, also in the middle of the other's turn: there the least is left open. */
function* blocks(spots: readonly Spot[], mined: Mined, settings: MineSettings): Generator<Puzzle> {
  const last = spots.at(-1)?.turn ?? 0;
  const asked = spots.filter(({ quiet, turn }) => turn >= last * EARLY && (!quiet || turn >= last - 1));
  let of: Spot | undefined;
  let dangers = 0;
  for (const spot of asked.toReversed()) {
    if (dangers >= DANGERS) return;
    // One question of a turn: the others come after it.
    if ((of !== undefined && of.turn === spot.turn && of.seat === spot.seat) || !isWorthIt(spot, 'block', mined, settings)) continue;
    dangers++;
    for (const puzzle of firstOf([spot], 'block', mined, settings)) {
      of = spot;
      yield puzzle;
    }
  }
}

/** The aim is within reach, and something is in its way. */
function isWorthIt({ at, seat }: Spot, kind: Proved, mined: Mined, { rng, tell }: MineSettings): boolean {
  const match = matchAt(mined, at);
  const { reached, missed } = tries(match, aimOf(match, seat, kind), rng, GLANCES);
  const isIt = reached > 0 && missed > 0;
  if (!isIt) tell(kind, missed === 0 ? 'nothing is in the way' : 'out of reach');
  return isIt;
}

/** The longest of these positions that can be proved and that is a puzzle: the way to it goes back from the last one until it fails. */
function* firstOf(spots: readonly Spot[], kind: Proved, mined: Mined, settings: MineSettings): Generator<Puzzle> {
  const { tell } = settings;
  const proofs: { readonly spot: Spot; readonly run: Run }[] = [];
  let prover: Prover | undefined;
  for (const spot of spots.toReversed()) {
    const run = matchAt(mined, spot.at).fork({ keep: true });
    prover ??= new Prover(aimOf(run, spot.seat, kind));
    const proof = prover.prove(run, Math.min(kind === 'win' ? SCREEN : SCREEN_BLOCK, settings.nodes));
    if (proof !== true) {
      tell(kind, proof === null ? 'not settled within the limit' : 'cannot be forced');
      break;
    }
    proofs.push({ spot, run });
  }
  // To refute all other first answers is the dear part: what comes early is the better puzzle, so it is tried first.
  for (const { spot, run } of spread(proofs.toReversed(), PROOFS)) {
    const puzzle = proved(run, spot, kind, prover as Prover, mined, settings);
    tell(kind, typeof puzzle === 'string' ? puzzle : null);
    if (typeof puzzle === 'string') continue;
    settings.shapes.add(shapeOf(mined, puzzle));
    yield puzzle;
    return;
  }
}

/** So many of a list, from its beginning to its end. */
const spread = <One>(list: readonly One[], many: number): readonly One[] =>
  list.length <= many ? list : Array.from({ length: many }, (_, i) => list[Math.round((i * (list.length - 1)) / (many - 1))]);

/** A position that was proved: whether it is a puzzle, cheap refusals first. */
function proved(run: Run, spot: Spot, kind: Proved, prover: Prover, mined: Mined, settings: MineSettings): Puzzle | string {
  const aim = aimOf(run, spot.seat, kind);
  const ask = run.askOf(spot.seat) as Ask;
  try {
    if (isTrivial(run, aim, prover, mined, settings.rng)) return 'trivial';
    const mostRight = Math.max(1, answersOf(ask).length / 2);
    const glance = proveFirst(run, aim, settings.nodes, { prover, mostRight });
    if (glance.right.length > mostRight) return 'most answers are right';
    if (glance.open.length > 0) return 'another first answer is not settled';
    if (glance.wrong.length === 0) return 'every answer is right';
    // Again from nothing, as whoever proves it later will have to.
    const proof = proveFirst(run, aim, settings.nodes);
    if (proof.open.length > 0) return 'another first answer is not settled';
    const main = proof.right
      .slice(0, 3)
      .flatMap((keys) => mainLine(run, aim, keys, AT_TABLE) ?? [])
      .sort((a, b) => a.steps - b.steps)[0];
    if (main === undefined) return 'no line within the limit';
    const [{ keys: first }] = main.line;
    const right = [first, ...proof.right.filter((keys) => !sameKeys(keys, first))];
    const parts = { spot, kind, right, wrong: tempting(run, ask, proof.wrong), line: main.line, steps: main.steps, nodes: proof.nodes };
    const found = foundBy(run, spot.seat, right, mined, settings.rng);
    const puzzle = asPuzzle({ ...parts, found }, mined);
    if (puzzle === null) return 'people came and went';
    return settings.shapes.has(shapeOf(mined, puzzle)) ? 'alike' : puzzle;
  } catch (error) {
    if (error instanceof TooMany) return 'too many answers';
    throw error;
  }
}

/** One step, and `easy` takes it. */
function isTrivial(run: Run, aim: Aim, prover: Prover, { knowledge }: Mined, rng: Rng): boolean {
  const main = mainLine(run, aim, null, SCREEN);
  if (main === null || main.steps > 1) return false;
  const ask = run.askOf(aim.seat) as Ask;
  let found = 0;
  for (let i = 0; i < TRIES; i++) {
    const picks = chooseMove(run, aim.seat, 'easy', { iterations: 24 }, fastRng(uint32(rng)), knowledge);
    const keys = picks.map((at) => keyOf(ask.options[at]));
    if (prover.proveAnswer(run, keys, SCREEN) === true) found++;
  }
  return found > TRIES / 2;
}

function* judged(spot: Spot, kind: 'tokens' | 'dice' | 'best', mined: Mined, settings: MineSettings): Generator<Puzzle> {
  const { tell, rng } = settings;
  const match = matchAt(mined, spot.at);
  const look = kind === 'dice' ? judgeDice : judgeAnswers;
  let result: ReturnType<typeof judgeAnswers>;
  try {
    result = look(match, spot.seat, rng, mined.knowledge);
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    result = 'too many answers';
  }
  if (typeof result === 'string') {
    tell(kind, result);
    return;
  }
  const run = match.fork({ keep: true });
  const found = foundBy(run, spot.seat, result.right, mined, rng);
  if (found.easy === 1 && found.normal === 1 && kind === 'best') {
    tell(kind, 'trivial');
    return;
  }
  const line: Move[] = [{ seat: spot.seat, keys: result.right[0] }];
  const wrong = result.wrong.slice(0, TEMPTING);
  const puzzle = asPuzzle({ spot, kind, right: result.right, wrong, line, steps: 1, found, values: result.values.slice(0, 8) }, mined);
  if (puzzle === null) return;
  const shape = shapeOf(mined, puzzle);
  if (settings.shapes.has(shape)) {
    tell(kind, 'alike');
    return;
  }
  settings.shapes.add(shape);
  tell(kind, null);
  yield puzzle;
}

interface Found {
  readonly random: number;
  readonly easy: number;
  readonly normal: number;
  readonly hard: number;
}

/** How often each level finds a right first answer. */
function foundBy(run: Run, seat: SeatId, right: readonly (readonly string[])[], { knowledge }: Mined, rng: Rng): Found {
  const ask = run.askOf(seat) as Ask;
  const isRight = (picks: readonly number[]): boolean => {
    const keys = picks.map((i) => keyOf(ask.options[i]));
    return right.some((one) => sameKeys(one, keys));
  };
  const share = (level: 'easy' | 'normal' | 'hard', iterations: number): number => {
    let many = 0;
    for (let i = 0; i < TRIES; i++) if (isRight(chooseMove(run, seat, level, { iterations }, fastRng(uint32(rng)), knowledge))) many++;
    return many / TRIES;
  };
  let lucky = 0;
  for (let i = 0; i < 100; i++) if (isRight(randomPicks(ask, rng))) lucky++;
  return { random: lucky / 100, easy: share('easy', 24), normal: share('normal', 80), hard: share('hard', 200) };
}

/** On the scale of people: 1500 is in the middle; longer ones are harder, since each step has to be found. */
function ratingOf({ random, easy, normal, hard }: Found, steps: number): number {
  const missed = 0.2 * (1 - random) + 0.3 * (1 - easy) + 0.3 * (1 - normal) + 0.2 * (1 - hard);
  return Math.round((900 + 750 * missed + 90 * Math.min(5, steps - 1)) / 10) * 10;
}

/** Wrong answers that look best at first sight. */
function tempting(run: Run, ask: Ask, wrong: readonly (readonly string[])[]): (readonly string[])[] {
  const priors = run.game.bot?.priors?.(run.table, ask) ?? [];
  const merit = (keys: readonly string[]): number =>
    keys.length === 0
      ? 0
      : keys.reduce((sum, key) => sum + (priors[ask.options.findIndex((option) => keyOf(option) === key)] ?? 0), 0) / keys.length;
  return wrong.toSorted((a, b) => merit(b) - merit(a)).slice(0, TEMPTING);
}

interface Parts extends Pick<Puzzle, 'kind' | 'right' | 'wrong' | 'line' | 'steps'> {
  readonly spot: Spot;
  readonly found: Found;
  readonly nodes?: number;
  readonly values?: Puzzle['values'];
}

function asPuzzle({ spot, kind, right, wrong, line, steps, found, nodes, values }: Parts, { game, match }: Mined): Puzzle | null {
  const moves = movesOf(match.journal.slice(0, spot.at));
  const played = match.journal[spot.at];
  if (moves === null || played.kind !== 'answer') return null;
  const { seats, options, seed } = match.header;
  return {
    id: idOf(`${seed} ${moves} ${kind}`),
    kind,
    rules: game.rulesVersion,
    seats,
    options,
    seed,
    moves,
    seat: spot.seat,
    right,
    wrong,
    line,
    ...(values === undefined ? {} : { values }),
    played: played.keys,
    won: match.table.outcome?.winners.includes(spot.seat) ?? false,
    steps,
    rating: ratingOf(found, steps),
    themes: themesOf(kind, steps, right.length),
    ...(nodes === undefined ? {} : { nodes }),
  };
}

function themesOf(kind: Kind, steps: number, right: number): string[] {
  const themes: string[] = [kind];
  if (steps >= 3) themes.push('order');
  if (steps <= 2) themes.push('short');
  if (right === 1) themes.push('only');
  return themes;
}

function idOf(text: string): string {
  let a = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
  return (a >>> 0).toString(36).padStart(7, '0');
}

/** What a puzzle is about: the questions and the cards of its solution, whoever holds them. Two of the same shape are one idea. */
export function shapeOf({ game, match }: Pick<Mined, 'game' | 'match'>, puzzle: Puzzle): string {
  const run = Match.load(game, match.header, match.journal.slice(0, puzzle.moves === '' ? 0 : puzzle.moves.split(' ').length)).fork({
    keep: true,
  });
  const words: string[] = [puzzle.kind];
  for (const move of puzzle.line) {
    const { seat, keys } = move;
    const ask = run.askOf(seat);
    const picks = keys.map((key) => ask?.options.findIndex((option) => keyOf(option) === key) ?? -1);
    if (ask !== null && seat === puzzle.seat && ask.options.length > 1)
      words.push(ask.prompt.key, ...picks.map((i) => nameOf(run, ask, i)));
    play(run, move, puzzle.seat);
  }
  // A single answer says little without what it is chosen from.
  if (words.length < 6) words.push(...answersNamed(run, puzzle));
  return words.join(' ');
}

const answersNamed = (run: Run, { values = [], wrong }: Puzzle): string[] => [
  `${values.length}`,
  `${wrong.length}`,
  run.table.zones.map((zone) => zone.length).join('.'),
];

function nameOf(run: Run, ask: Ask, i: number): string {
  const ref = refOf(ask.options[i]);
  return ref.kind === 'card' ? run.game.defs[run.table.def[ref.card]].id : keyOf(ask.options[i]);
}
