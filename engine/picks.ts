import { keyOf } from './ask.ts';
import { decoded } from './codes.ts';
import type { Rng } from './random.ts';
import { below } from './random.ts';
import type { Ask, Choice } from './types.ts';

// Shared, yet not frozen: frozen lists are of another inner kind than those that players make, and whoever reads picks would have to tell them apart.
const SINGLE: readonly (readonly number[])[] = Array.from({ length: 128 }, (_, i) => [i]);

/** The picks `[index]`, shared. */
export const single = (index: number): readonly number[] => SINGLE[index] ?? [index];

/** As few as are allowed, at random; what is voluntary only if nothing else is left. */
export function anyPicks(ask: Ask, rng: Rng): number[] {
  const all = ask.options.map((_, i) => i);
  const plain = all.filter((i) => isPlain(ask.options[i]));
  const left = plain.length >= ask.min ? plain : all;
  const picks: number[] = [];
  while (picks.length < ask.min) picks.push(left.splice(below(rng, left.length), 1)[0]);
  return picks;
}

function isPlain(choice: Choice): boolean {
  const one = decoded(choice);
  return typeof one === 'number' || one.voluntary !== true;
}

/** Whether two questions offer the same, in the same order. */
export function sameOptions(a: Ask, b: Ask): boolean {
  if (a.options.length !== b.options.length || a.min !== b.min || a.max !== b.max) return false;
  for (let i = 0; i < a.options.length; i++) if (keyOf(a.options[i]) !== keyOf(b.options[i])) return false;
  return true;
}
