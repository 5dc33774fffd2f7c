import type { Ask, BotMatch, Rng, Rolls, SeatId, Table } from '#engine';
import { fastRng, uint32 } from '#engine';
import { candidates, promise, spread } from './candidates.ts';
import { type Judge, worth, written } from './judge.ts';
import type { Budget } from './levels.ts';
import { Course, type Leaning, Plan } from './plan.ts';
import { likelyPicks, type Policy } from './policy.ts';
import { weighRolls } from './rolls.ts';

/** An answer as thinking left it: its worth from 0 to 1 and how many playouts that rests on. */
export interface Weighed {
  readonly picks: readonly number[];
  readonly value: number;
  readonly playouts: number;
  /** What its first look adds to the worth where answers are chosen; the less, the more it was tried. */
  readonly leaning: number;
  /** How the own turn goes on after it. */
  readonly plan: Plan;
}

interface Candidate {
  readonly picks: readonly number[];
  readonly prior: number;
  /** The playouts from which on the prior fades. */
  readonly fades: number;
  /** How many rounds of the halving it has survived. */
  rounds: number;
  sum: number;
  squares: number;
  playouts: number;
  readonly plan: Plan;
}

export const DEFAULT_MS = 120;
const CANDIDATES = 32;
/** How many decisions a playout goes on before the game's own estimate is taken; without an estimate it goes to the end. */
const DEPTH = 12;
const NOTHING: readonly number[] = Object.freeze([]);
/** What is won later is worth a little less, so that a won position is won and not kept. */
const PATIENCE = 0.995;
/** Priors decide only between answers that playouts cannot tell apart. */
const PRIOR_WEIGHT = 0.02;
/** After this many playouts of an answer, its prior counts less with every further one: by then they tell more apart than it is worth. */
const TELLING = 100;

/** How a position is looked at: what it is worth, and how far a playout goes before that is asked. */
export interface SearchStyle {
  readonly judge: Judge;
  readonly depth: number;
  /** Whether playouts end where turns do, in games that say so (`foresight`). */
  readonly byTurns: boolean;
  /** What everybody is imagined to answer. */
  readonly policy: Policy;
  /** How promising each option looks before any thought; null: nothing is known. */
  readonly priors: <V>(t: Table<V>, ask: Ask) => readonly number[] | null;
  /** How the rest of the own turn is planned: so many answers, by what the seat leans to. Null: as anybody is imagined to answer. */
  readonly planning: { readonly answers: number; readonly lean: Leaning } | null;
  /** By how many standard errors an answer has to lie behind the best to be given up at once; 0: never. */
  readonly sure: number;
}
export const USUAL: SearchStyle = {
  judge: written,
  depth: DEPTH,
  byTurns: false,
  policy: likelyPicks,
  priors: (t, ask) => t.game.bot?.priors?.(t, ask) ?? null,
  planning: null,
  sure: 0,
};
/** Rarely wrong: of ten thousand answers that far behind one is not worse. */
export const SURE = 4;
/** Fewer playouts say nothing about how much they vary. */
const ENOUGH = 24;

/**
 * Weighs the answers of a seat, best first. Every candidate is tried in the same imagined worlds, a short playout each. Again and again the worse half is
 * given up, so the promising ones get most of the budget.
 */
export function weigh<V>(match: BotMatch<V>, seat: SeatId, budget: Budget, rng: Rng, style: SearchStyle = USUAL): Weighed[] {
  const start = performance.now();
  const limit = budget.ms === undefined && budget.iterations === undefined ? { ms: DEFAULT_MS } : budget;
  const guess = match.forkFor(seat, fastRng(uint32(rng)));
  const ask = guess.askOf(seat);
  if (ask === null) throw new Error(`${match.game.id}: seat ${seat} is not asked in a world of its own`);
  const priors = style.priors(guess.table, ask);
  const answers = candidates(ask, priors, CANDIDATES, rng);
  const liked = priors === null ? answers.map(() => 0) : spread(answers.map((picks) => promise(ask, picks, priors)));
  const instinct = style.planning === null ? 1 : (match.game.bot?.instinct ?? 1);
  const all: Candidate[] = answers.map((picks, i) => ({
    picks,
    prior: liked[i] * instinct,
    fades: style.planning === null ? Number.POSITIVE_INFINITY : TELLING,
    rounds: 0,
    sum: 0,
    squares: 0,
    playouts: 0,
    plan: new Plan(),
  }));
  all.sort((a, b) => b.prior - a.prior);
  const rolls = style.planning === null || all.length < 2 ? null : (match.game.bot?.rolls?.(guess.table, ask) ?? null);
  if (rolls !== null) return byRolls(match, seat, all, rolls, { ...limit, start }, rng, style);
  if (all.length > 1) halve(match, seat, all, { ...limit, start }, rng, style);
  return ranked(all).map((one) => {
    const { picks, sum, playouts, plan } = one;
    return { picks, value: playouts === 0 ? 0 : sum / playouts, playouts, leaning: leaningOf(one), plan };
  });
}

const leaningOf = ({ playouts, prior, fades }: Candidate): number =>
  PRIOR_WEIGHT * prior * (playouts === 0 ? 1 : Math.min(1, fades / playouts));

/** Where answers only say what is left to chance: each thing that may come is tried with a plan of its own. */
function byRolls<V>(
  match: BotMatch<V>,
  seat: SeatId,
  all: readonly Candidate[],
  rolls: Rolls<V>,
  limit: Budget & { readonly start: number },
  rng: Rng,
  style: SearchStyle,
): Weighed[] {
  const chances = all.map(({ picks }) => rolls.chances(picks));
  const plans = chances[0].map(() => new Plan());
  const { values, playouts } = weighRolls(chances, {
    glance(result) {
      const game = match.forkFor(seat, fastRng(0));
      rolls.bring(game.table, result);
      game.answer(seat, game.n, NOTHING);
      return worth(game, seat);
    },
    tryOut: (result, world) => playout(match, seat, { picks: NOTHING, plan: plans[result] }, world, style, (t) => rolls.bring(t, result)),
    isOver: (spent) => isSpent(limit, spent, 1),
    rng,
  });
  for (const [i, one] of all.entries()) {
    one.sum = values[i] * playouts;
    one.playouts = playouts;
  }
  return ranked(all).map((one) => ({ picks: one.picks, value: one.sum / playouts, playouts, leaning: leaningOf(one), plan: one.plan }));
}

function halve<V>(
  match: BotMatch<V>,
  seat: SeatId,
  all: readonly Candidate[],
  limit: Budget & { readonly start: number },
  rng: Rng,
  style: SearchStyle,
): void {
  let alive = all;
  const rounds = Math.ceil(Math.log2(all.length));
  let spent = 0;
  for (let round = 1; round <= rounds; round++) {
    const share = round / rounds;
    do {
      const world = uint32(rng);
      for (const candidate of alive) {
        const value = playout(match, seat, candidate, world, style);
        candidate.sum += value;
        candidate.squares += value * value;
        candidate.playouts++;
        spent++;
        // In the first pass everybody gets one look, unless the time is over altogether.
        if (isSpent(limit, spent, 1)) return;
      }
      if (style.sure > 0) alive = inTheRunning(alive, style.sure);
      if (alive.length === 1) return;
    } while (!isSpent(limit, spent, share));
    alive = ranked(alive).slice(0, Math.ceil(alive.length / 2));
    for (const candidate of alive) candidate.rounds += 1;
  }
}

/** Without those that lie clearly behind: what they would cost is better spent on the others, or not at all. */
function inTheRunning(alive: readonly Candidate[], sure: number): readonly Candidate[] {
  let best = alive[0];
  for (const one of alive) if (one.sum * best.playouts > best.sum * one.playouts) best = one;
  if (best.playouts < ENOUGH) return alive;
  const [mean, error] = [best.sum / best.playouts, errorOf(best)];
  const left = alive.filter((one) => one === best || mean - one.sum / one.playouts < sure * Math.sqrt(error + errorOf(one)));
  if (left.length === alive.length) return alive;
  for (const one of left) one.rounds += 0.5;
  return left;
}

/** The square of the standard error of its mean; a little more than seen, since few playouts may look alike by chance. */
function errorOf({ sum, squares, playouts }: Candidate): number {
  return (squares / playouts - (sum / playouts) ** 2 + 0.002) / playouts;
}

function isSpent(limit: Budget & { readonly start: number }, spent: number, share: number): boolean {
  if (limit.iterations !== undefined && spent >= limit.iterations * share) return true;
  if (limit.isStopped?.() === true) return true;
  return limit.ms !== undefined && performance.now() - limit.start >= limit.ms * share;
}

/**
 * Best first. Who was beaten in an early round stays behind those who went on: its few playouts may have been lucky ones. Those that never
 * had their turn come last, in the order of the priors.
 */
function ranked(list: readonly Candidate[]): Candidate[] {
  const merit = (one: Candidate): number => (one.playouts === 0 ? one.prior - 2 : one.sum / one.playouts + leaningOf(one));
  return list.slice().sort((a, b) => b.rounds - a.rounds || merit(b) - merit(a));
}

/** The same number makes the same world and the same luck for every candidate, so that only their own merits differ. */
function playout<V>(
  match: BotMatch<V>,
  seat: SeatId,
  { picks, plan }: Pick<Candidate, 'picks' | 'plan'>,
  world: number,
  style: SearchStyle,
  prepare: (t: Table<V>) => void = () => undefined,
): number {
  const rng = fastRng(world);
  const game = match.forkFor(seat, rng);
  prepare(game.table);
  const refused = game.answer(seat, game.n, picks);
  if (refused !== null)
    throw new Error(`${game.game.id}: ${refused.code} for [${picks.join(' ')}] in an imagined world at decision ${match.n}`);
  const course = new Course(game, seat, style, plan, rng, match.askOf(seat)?.prompt.quiet === true);
  let steps = 0;
  while (course.goOn()) steps++;
  const value = 0.5 + (worth(game, seat, style.judge) - 0.5) * PATIENCE ** steps;
  course.learn(value);
  return value;
}
