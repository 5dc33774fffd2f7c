import type { Rng } from '#engine';
import { uint32 } from '#engine';

/** How many playouts the first impression of a result counts for. */
const GLANCE = 8;

interface Trying {
  /** What it looks like at first sight, from 0 to 1. */
  readonly glance: (result: number) => number;
  /** What a playout after it comes to; the same number makes the same world for every result. */
  readonly tryOut: (result: number, world: number) => number;
  readonly isOver: (spent: number) => boolean;
  readonly rng: Rng;
}

interface Result {
  readonly at: number;
  /** How likely the answer that makes it likeliest makes it. */
  readonly weight: number;
  readonly glance: number;
  sum: number;
  playouts: number;
}

/**
 * What answers are worth that only say what is left to chance. `chances`: by answer, then by result, how likely the result is. Not answers are tried but
 * results, likely ones more often: every playout then tells about all answers. An answer is worth the exact average of what may come of it.
 */
export function weighRolls(
  chances: readonly (readonly number[])[],
  { glance, tryOut, isOver, rng }: Trying,
): { readonly values: number[]; readonly playouts: number } {
  const results: Result[] = [];
  for (let at = 0; at < chances[0].length; at++) {
    const weight = Math.max(...chances.map((one) => one[at]));
    if (weight > 0) results.push({ at, weight, glance: glance(at), sum: 0, playouts: 0 });
  }
  const worlds: number[] = [];
  let spent = 0;
  do {
    const result = mostWanted(results);
    if (result.playouts === worlds.length) worlds.push(uint32(rng));
    result.sum += tryOut(result.at, worlds[result.playouts]);
    result.playouts++;
    spent++;
  } while (!isOver(spent));
  // How much better playouts go than they look at first sight, on the whole.
  const gain = results.reduce((sum, result) => sum + result.sum - result.playouts * result.glance, 0) / spent;
  const worths: number[] = [];
  for (const result of results) worths[result.at] = (result.sum + GLANCE * (result.glance + gain)) / (result.playouts + GLANCE);
  return { values: chances.map((one) => results.reduce((sum, { at }) => sum + one[at] * worths[at], 0)), playouts: spent };
}

function mostWanted(results: readonly Result[]): Result {
  let best = results[0];
  for (const result of results) if (result.weight * (best.playouts + 1) > best.weight * (result.playouts + 1)) best = result;
  return best;
}
