import type { Ask, Rng } from '#engine';
import { below, shuffled } from '#engine';
import { randomPicks } from './policy.ts';

/**
 * Answers worth thinking about: all of them where they are few, otherwise the ones that the priors like best and a sample of the rest.
 * `priors` is aligned with the options; null: nothing is known.
 */
export function candidates(ask: Ask, priors: readonly number[] | null, most: number, rng: Rng): (readonly number[])[] {
  if (answerCount(ask, most) <= most) return priors === null ? everyAnswer(ask) : sane(everyAnswer(ask), ask, priors);
  const found = new Found();
  const ranked = ranking(ask, priors, rng);
  if (ask.max === 1) {
    if (ask.min === 0) found.add([]);
    for (const at of ranked) if (found.list.length < most) found.add([at]);
    return found.list;
  }
  for (let many = ask.min; many <= ask.max && found.list.length < most / 2; many++) found.add(inOptionOrder(ask, ranked.slice(0, many)));
  // Neighbours of the liked answers: one pick exchanged for another, or two changed in order.
  for (let tries = 0; tries < most && found.list.length < (most * 3) / 4; tries++)
    found.add(inOptionOrder(ask, neighbour(ask, found.list[below(rng, found.list.length)], rng)));
  for (let tries = 0; tries < most * 4 && found.list.length < most; tries++) found.add(inOptionOrder(ask, randomPicks(ask, rng)));
  return found.list;
}

/** Leaves out answers that add a harmful pick although fewer picks would do. */
function sane(answers: number[][], ask: Ask, priors: readonly number[]): number[][] {
  if (ask.max === 1 || ask.min === ask.max) return answers;
  return answers.filter((picks) => picks.length === ask.min || picks.every((at) => priors[at] >= 0));
}

/** The promise of an answer: the mean of its picks; an ordered answer should have the good ones first. */
export function promise(ask: Ask, picks: readonly number[], priors: readonly number[]): number {
  if (picks.length === 0) return 0;
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < picks.length; i++) {
    const share = ask.ordered ? picks.length - i : 1;
    sum += priors[picks[i]] * share;
    weight += share;
  }
  return sum / weight;
}

/** From 0 to 1, whatever the scale was. */
export function spread(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return values.map((value) => (high > low ? (value - low) / (high - low) : 0));
}

/** How many answers there are; counting stops above `limit`. */
export function answerCount(ask: Ask, limit: number): number {
  const n = ask.options.length;
  let total = 0;
  for (let many = ask.min; many <= ask.max && total <= limit; many++) {
    let ways = 1;
    for (let i = 0; i < many && ways <= limit * many; i++) ways = ask.ordered ? ways * (n - i) : (ways * (n - i)) / (i + 1);
    total += ways;
  }
  return total;
}

function everyAnswer(ask: Ask): number[][] {
  const all: number[][] = [];
  const n = ask.options.length;
  const extend = (picks: number[], from: number): void => {
    if (picks.length >= ask.min) all.push(picks);
    if (picks.length === ask.max) return;
    for (let i = ask.ordered ? 0 : from; i < n; i++) if (!ask.ordered || !picks.includes(i)) extend([...picks, i], i + 1);
  };
  extend([], 0);
  return all;
}

/** Options from the most promising to the least; equal ones in any order. */
function ranking(ask: Ask, priors: readonly number[] | null, rng: Rng): number[] {
  const list = shuffled(
    rng,
    ask.options.map((_, i) => i),
  );
  return priors === null ? list : list.sort((a, b) => priors[b] - priors[a]);
}

function neighbour(ask: Ask, picks: readonly number[], rng: Rng): readonly number[] {
  const next = picks.slice();
  if (next.length === 0) return next;
  const at = below(rng, next.length);
  const other = below(rng, ask.options.length);
  const held = next.indexOf(other);
  if (held >= 0) next[held] = next[at];
  next[at] = other;
  return next;
}

const inOptionOrder = (ask: Ask, picks: readonly number[]): readonly number[] =>
  ask.ordered ? picks : picks.slice().sort((a, b) => a - b);

class Found {
  readonly list: (readonly number[])[] = [];
  private readonly keys = new Set<string>();

  add(picks: readonly number[]): void {
    const key = picks.join(' ');
    if (this.keys.has(key)) return;
    this.keys.add(key);
    this.list.push(picks);
  }
}
