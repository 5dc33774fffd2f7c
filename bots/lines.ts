import type { Glanced } from './imagine.ts';
import { estimate } from './trial.ts';

/** A step is told if it follows in so many of the worlds. */
export const ROBUST = 0.6;
/** An answer that follows in this share of the worlds belongs to the plan, whether or not it is told. */
const OFTEN = 0.3;
/** More steps than these nobody keeps in mind. */
const MOST_STEPS = 5;

interface Met {
  readonly name: string;
  readonly share: number;
  readonly place: number;
  readonly isButton: boolean;
}

/** The next click, and what else is done in so many of the worlds, in the order in which it mostly comes. */
function doneIn(trials: readonly Glanced[], share: number): Met[] {
  const [first] = trials[0].steps;
  const met = new Map<string, { times: number; places: number; isButton: boolean }>();
  for (const { steps } of trials)
    steps.forEach(({ name, isButton, isIdle, isPass }, place) => {
      if (place === 0 || isIdle === true || isPass === true || steps.findIndex((one) => one.name === name) !== place) return;
      const one = met.get(name) ?? { times: 0, places: 0, isButton };
      one.times++;
      one.places += place;
      met.set(name, one);
    });
  const later = [...met]
    .map(([name, { times, places, isButton }]): Met => ({ name, share: times / trials.length, place: places / times, isButton }))
    .filter((one) => one.name !== first.name && one.share >= share)
    .sort((a, b) => a.place - b.place);
  return [{ name: first.name, share: 1, place: 0, isButton: first.isButton }, ...later];
}

/** That the turn ends when all is done goes without saying. */
function withoutEnd(met: readonly Met[]): readonly Met[] {
  let many = met.length;
  while (many > 1 && met[many - 1].isButton) many--;
  return met.slice(0, many);
}

/** What is done in most worlds, by the names of the steps: the next click first, the others in the order in which they mostly come. */
export const lineOf = (trials: readonly Glanced[]): readonly string[] =>
  withoutEnd(doneIn(trials, ROBUST))
    .map(({ name }) => name)
    .slice(0, MOST_STEPS);

/** Two answers are one plan if they are worth the same in every world, or if each of them is also done after the other, in whatever order. */
export function areOne(a: readonly Glanced[], b: readonly Glanced[]): boolean {
  if (a.every(({ merit }, i) => merit === b[i].merit)) return true;
  const within = (one: readonly Glanced[], other: readonly Glanced[]): boolean => {
    const often = new Set(doneIn(other, OFTEN).map(({ name }) => name));
    return withoutEnd(doneIn(one, ROBUST)).every(({ name }) => often.has(name));
  };
  if (!within(a, b) || !within(b, a)) return false;
  const { mean, error } = estimate(a.map(({ merit }, i) => merit - b[i].merit));
  return lineOf(a).length === lineOf(b).length || Math.abs(mean) <= 2 * error;
}
