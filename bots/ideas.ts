import type { AdvisedPlan, Standing, Verdict } from '#engine';
import { LEAST_MATCHES } from './claims.ts';
import type { Glanced, Imagined } from './imagine.ts';
import type { Weighed } from './normal.ts';
import type { Plan } from './plan.ts';
import { type Estimate, estimate } from './trial.ts';

/** Chances closer than this read the same; further apart than that is clear. */
export const SMALL = 0.015;
export const CLEAR = 0.06;
/** What is closer than this is the same to whoever thinks, too. */
const EQUAL = 0.005;
/** Half of one more, of what is counted. */
const PLAINLY = 0.5;
/** A plan that loses at once in so many worlds is not recommended where another does not. */
const FATAL = 0.5;

/** A plan as far as it was looked at, in the same worlds as the others. */
export interface Sketch {
  readonly picks: readonly number[];
  readonly plan: Plan;
  /** What the search made of it, in so many playouts. */
  readonly found: Pick<Weighed, 'value' | 'playouts' | 'leaning'>;
  /** What it came to in each world since, the same worlds for all. */
  readonly seen: number[];
  readonly trials: Glanced[];
  /** Next clicks that come to the same. */
  readonly same: (readonly number[])[];
}

/** A plan with what came of it. */
export interface Idea extends Sketch {
  readonly trials: Imagined[];
}

export const losesNow = ({ trials }: Sketch): boolean => trials.filter((one) => one.losesNow).length >= FATAL * Math.max(1, trials.length);
/** So many more matches are lost before the next own turn that it cannot be overlooked. */
const DOOMED = 0.1;

/** Plainly more matches are lost with it before the next own turn, and fewer are won: that lies further ahead than thinking looks, and near enough to be sure of. */
export function isDoomed(one: Idea, other: Idea): boolean {
  const { mean: more, error } = estimate(one.trials.map(({ losesSoon }, i) => Number(losesSoon) - Number(other.trials[i].losesSoon)));
  return one.trials.length >= LEAST_MATCHES && more > Math.max(DOOMED, 2.5 * error) && lead(other, one, 'result').mean > 0;
}

type Measure = 'merit' | 'value' | 'result';
export const mean = ({ trials }: Idea, of: Measure): Estimate => estimate(trials.map((one) => one[of]));
export const lead = (a: Idea, b: Idea, of: Measure): Estimate => estimate(a.trials.map((one, i) => one[of] - b.trials[i][of]));

/**
 * Best first, by all that is known of each; a plan that gives the match away comes after all that do not. Of two that are known to come to the same, the one
 * that leaves more.
 */
export function ranked<I extends Sketch>(ideas: readonly I[]): I[] {
  const [first] = ideas;
  const leads = new Map(ideas.map((one) => [one, ahead(one, first).mean]));
  const sorted = ideas.slice().sort((a, b) => Number(losesNow(a)) - Number(losesNow(b)) || (leads.get(b) ?? 0) - (leads.get(a) ?? 0));
  let [best] = sorted;
  for (const one of ideas) if (!losesNow(one) && areEqual(one, best) && spares(one, best)) best = one;
  return [best, ...sorted.filter((one) => one !== best)];
}

/** Thinking knows that they are worth the same. That it has not found a difference yet is not enough. */
function areEqual(a: Sketch, b: Sketch): boolean {
  const { mean: gap, error } = ahead(a, b);
  return Math.abs(gap) + error < EQUAL;
}

/** One is worse than another, as far as thinking tells: beyond its error, and not by next to nothing. */
export function isBehind(one: Sketch, other: Sketch): boolean {
  const { mean: gap, error } = ahead(other, one);
  return gap > Math.max(EQUAL, Math.min(SMALL, error));
}

/**
 * How much better one is than another, by all that was tried: the first look, playouts of the search, and worlds imagined since. A dozen of worlds alone
 * would often take luck for merit, and what is thrown away of all this is strength.
 */
export function ahead(a: Sketch, b: Sketch): Estimate {
  const since = Math.min(a.seen.length, b.seen.length);
  const { mean: gap, error } = estimate(a.seen.slice(0, since).map((one, i) => one - b.seen[i]));
  const before = Math.min(a.found.playouts, b.found.playouts);
  const all = Math.max(1, since + before);
  return {
    mean: a.found.leaning - b.found.leaning + (gap * since + (a.found.value - b.found.value) * before) / all,
    error: error * Math.sqrt(since / all),
  };
}

/** It plainly leaves the seat more of something that counts, and plainly less of nothing. */
function spares(a: Sketch, b: Sketch): boolean {
  const gaps = a.trials[0].holds.map((_, k) => {
    const had = estimate(b.trials.map((one) => one.holds[k])).mean;
    // Of many, one more is not plain to see.
    return (estimate(a.trials.map((one) => one.holds[k])).mean - had) / Math.max(1, Math.abs(had) / 10);
  });
  return gaps.every((gap) => gap > -PLAINLY) && gaps.some((gap) => gap > PLAINLY);
}

/** How the seat stands beside what everybody begins with. */
export function standingOf(
  verdict: Verdict,
  { chance: told, low, high }: Pick<AdvisedPlan, 'chance' | 'low' | 'high'>,
  seats: number,
): Standing {
  if (verdict === 'wins') return 'winning';
  const fair = 1 / Math.max(2, seats);
  // As far as it is known: a few worlds of a match that has hardly begun say nothing about it. Low and high are two errors away.
  const off = (high - low) / 4;
  const chance = told > fair ? Math.max(fair, told - off) : Math.min(fair, told + off);
  const odds = (p: number): number => Math.min(0.999, Math.max(0.001, p)) / (1 - Math.min(0.999, Math.max(0.001, p)));
  const ratio = odds(chance) / odds(fair);
  if (ratio > 6) return 'winning';
  if (ratio > 1.6) return 'ahead';
  return ratio > 1 / 1.6 ? 'even' : ratio > 1 / 6 ? 'behind' : 'losing';
}
