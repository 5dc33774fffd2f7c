import type { BotMatch, Playable, Rng, SeatId } from '#engine';
import { fastRng, uint32 } from '#engine';
import { worth } from './judge.ts';
import type { SearchStyle } from './normal.ts';
import { Course, type Plan } from './plan.ts';
import { answerAll } from './policy.ts';

/** From where answers are tried: whose question in which match, how positions are looked at, and what makes the worlds. */
export interface Viewpoint<V> {
  readonly match: BotMatch<V>;
  readonly seat: SeatId;
  readonly style: SearchStyle;
  readonly rng: Rng;
}

/** One answer tried in one imagined world, and what could be seen there. */
export interface Trial {
  /** What made the world and its luck: with it the trial can be made again. */
  readonly world: number;
  /** From 0 to 1: what it came to in the end. */
  readonly value: number;
  /** What was so when the answer had been carried out: by aspect of the game, then by seat of the ring. */
  readonly seen: readonly number[];
  /** The seat goes on by itself then; and what is so when it is somebody else's turn, or the trial is over. */
  readonly goesOn: boolean;
  readonly later: readonly number[];
  /** The seat has won by the answer itself; has won, or has lost to somebody or to the game, soon after it. A match that nobody wins is no loss. */
  readonly winsNow: boolean;
  readonly wins: boolean;
  readonly loses: boolean;
}

const isQuiet = <V>(match: Playable<V>): boolean => match.open?.asks.every((ask) => ask.prompt.quiet === true) ?? true;

/** Nobody but the seat is asked. */
const isOwn = <V>(match: Playable<V>, seat: SeatId): boolean => match.open?.asks.every((ask) => ask.seat === seat) ?? false;

/**
 * The same number makes the same world and the same luck for every answer, so that only their own merits differ. The seat goes on by a plan, which gets
 * better with every trial of the same answer: what comes first in a turn is not worth less because of what anybody might do after it.
 */
export function tryOut<V>({ match, seat, style }: Omit<Viewpoint<V>, 'rng'>, picks: readonly number[], world: number, plan: Plan): Trial {
  const rng = fastRng(world);
  const game = match.forkFor(seat, rng);
  const isMover = match.askOf(seat)?.prompt.quiet === true;
  const refused = game.answer(seat, game.n, picks);
  if (refused !== null) throw new Error(`${game.game.id}: ${refused.code} for [${picks.join(' ')}] at decision ${match.n}`);
  const course = new Course(game, seat, style, plan, rng, isMover);
  // Until nothing is under way: by then the answer has done what it does.
  while (!isQuiet(game) && course.goOn());
  const winsNow = hasWon(game, seat);
  const seen = aspectsOf(game, seat);
  const goesOn = isOwn(game, seat);
  let later = goesOn ? null : seen;
  while (course.goOn()) if (later === null && isQuiet(game) && !isOwn(game, seat)) later = aspectsOf(game, seat);
  const wins = hasWon(game, seat);
  const loses = !wins && game.table.outcome !== null && (game.table.outcome.winners.length > 0 || game.table.ring.length === 1);
  const value = worth(game, seat, style.judge);
  course.learn(value);
  return { world, value, seen, goesOn, later: later ?? aspectsOf(game, seat), winsNow, wins, loses };
}

const hasWon = <V>({ table }: Playable<V>, seat: SeatId): boolean => table.outcome?.winners.includes(seat) ?? false;

function aspectsOf<V>({ table: t }: Playable<V>, viewer: SeatId): number[] {
  const seen: number[] = [];
  for (const aspect of t.game.bot?.aspects ?? []) for (const seat of t.ring) seen.push(aspect.of(t, seat, viewer));
  return seen;
}

/** A mean, and how far off it may be (standard error). */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export function estimate(values: readonly number[]): Estimate {
  const many = Math.max(1, values.length);
  const mean = values.reduce((sum, one) => sum + one, 0) / many;
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, many - 1);
  return { mean, error: Math.sqrt(spread / many) };
}

/** How the position stands for a seat, in so many imagined worlds. */
export function standing<V>({ match, seat, style, rng }: Viewpoint<V>, worlds: number): Estimate {
  const values = Array.from({ length: worlds }, () => {
    const luck = fastRng(uint32(rng));
    const game = match.forkFor(seat, luck);
    for (let steps = 0; steps < style.depth && game.open !== null; steps++) answerAll(game, style.policy, luck);
    return worth(game, seat, style.judge);
  });
  return estimate(values);
}

/** How it stands for everybody in the world as it is, with all cards open; chance is nobody's to know. Adds up to one. */
export function openStanding<V>(match: Playable<V>, { style, rng }: Pick<Viewpoint<V>, 'style' | 'rng'>, worlds: number): number[] {
  const { ring } = match.table;
  const sums = ring.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const luck = fastRng(uint32(rng));
    const game = match.fork();
    game.table.rng = fastRng(uint32(luck));
    for (let steps = 0; steps < style.depth && game.open !== null; steps++) answerAll(game, style.policy, luck);
    ring.forEach((seat, k) => {
      sums[k] += worth(game, seat, style.judge);
    });
  }
  const all = sums.reduce((a, b) => a + b, 0);
  return sums.map((sum) => (all === 0 ? 1 / ring.length : sum / all));
}
