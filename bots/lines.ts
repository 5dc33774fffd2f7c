import type { Glanced } from './imagine.ts';
import { estimate } from './trial.ts';

/** A step is told if it follows in so many of the worlds. */
const ROBUST = 0.6;
/** More steps than these nobody keeps in mind. */
const MOST_STEPS = 5;

/** What is done in most worlds, by the names of the steps: the next click first, the others in the order in which they mostly come. */
export function lineOf(trials: readonly Glanced[]): readonly string[] {
  const [first] = trials[0].steps;
  const met = new Map<string, { times: number; places: number; lasts: number; isButton: boolean }>();
  for (const { steps } of trials)
    steps.forEach(({ name, isButton, isIdle }, place) => {
      if (place === 0 || isIdle === true || steps.findIndex((one) => one.name === name) !== place) return;
      const one = met.get(name) ?? { times: 0, places: 0, lasts: 0, isButton };
      one.times++;
      one.places += place;
      if (place === steps.length - 1) one.lasts++;
      met.set(name, one);
    });
  const robust = [...met]
    .filter(([name, { times }]) => name !== first.name && times >= ROBUST * trials.length)
    .sort(([, a], [, b]) => a.places / a.times - b.places / b.times);
  // That the turn ends when all is done goes without saying.
  while (robust.length > 0 && robust[robust.length - 1][1].isButton) robust.pop();
  return [first.name, ...robust.map(([name]) => name)].slice(0, MOST_STEPS);
}

/** Two answers are one plan if they come to the same in every world, or lead to the same steps in another order. */
export function areOne(a: readonly Glanced[], b: readonly Glanced[]): boolean {
  if (a.every(({ merit }, i) => merit === b[i].merit)) return true;
  const [one, other] = [new Set(lineOf(a)), new Set(lineOf(b))];
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (![...few].every((name) => many.has(name))) return false;
  const { mean, error } = estimate(a.map(({ merit }, i) => merit - b[i].merit));
  return few.size === many.size || Math.abs(mean) <= 2 * error;
}
