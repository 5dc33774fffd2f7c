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

/** One answer tried in one imagined world: from 0 to 1, what it came to in the end. */
export interface Trial {
  readonly value: number;
}

/**
 * The same number makes the same world and the same luck for every answer, so that only their own merits differ. The seat goes on by a plan, which gets
 * better with every trial of the same answer. So the first answer of a turn is not worth less for what a careless player would do after it.
 */
export function tryOut<V>({ match, seat, style }: Omit<Viewpoint<V>, 'rng'>, picks: readonly number[], world: number, plan: Plan): Trial {
  const rng = fastRng(world);
  const game = match.forkFor(seat, rng);
  const isMover = match.askOf(seat)?.prompt.quiet === true;
  const refused = game.answer(seat, game.n, picks);
  if (refused !== null) throw new Error(`${game.game.id}: ${refused.code} for [${picks.join(' ')}] at decision ${match.n}`);
  const course = new Course(game, seat, style, plan, rng, isMover);
  while (course.goOn());
  const value = worth(game, seat, style.judge);
  course.learn(value);
  return { value };
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
