import type { Rng } from '#engine';
import { uint32 } from '#engine';

/** How many playouts the first impression of a thing counts for. */
const GLANCE = 8;

interface Trying {
  /** What it looks like at first sight, from 0 to 1. */
  readonly glance: (lot: number) => number;
  /** What a playout after it comes to; the same number makes the same world for everything that may come. */
  readonly tryOut: (lot: number, world: number) => number;
  readonly isOver: (spent: number) => boolean;
  readonly rng: Rng;
}

interface Lot {
  readonly at: number;
  /** How likely the answer that makes it likeliest makes it. */
  readonly weight: number;
  readonly glance: number;
  sum: number;
  playouts: number;
}

/**
 * What answers are worth that only say what is left to chance. By answer, then by thing: how likely that comes. Things are tried, the likely ones more often,
 * instead of answers, so that every playout tells about all answers, and an answer is worth what comes of it on average, exactly.
 */
export function weighLots(
  chances: readonly (readonly number[])[],
  { glance, tryOut, isOver, rng }: Trying,
): { readonly values: number[]; readonly playouts: number } {
  const lots: Lot[] = [];
  for (let at = 0; at < chances[0].length; at++) {
    const weight = Math.max(...chances.map((one) => one[at]));
    if (weight > 0) lots.push({ at, weight, glance: glance(at), sum: 0, playouts: 0 });
  }
  const worlds: number[] = [];
  let spent = 0;
  do {
    const lot = mostWanted(lots);
    if (lot.playouts === worlds.length) worlds.push(uint32(rng));
    lot.sum += tryOut(lot.at, worlds[lot.playouts]);
    lot.playouts++;
    spent++;
  } while (!isOver(spent));
  // How much better playouts go than they look at first sight, on the whole.
  const gain = lots.reduce((sum, lot) => sum + lot.sum - lot.playouts * lot.glance, 0) / spent;
  const worths: number[] = [];
  for (const lot of lots) worths[lot.at] = (lot.sum + GLANCE * (lot.glance + gain)) / (lot.playouts + GLANCE);
  return { values: chances.map((one) => lots.reduce((sum, { at }) => sum + one[at] * worths[at], 0)), playouts: spent };
}

function mostWanted(lots: readonly Lot[]): Lot {
  let best = lots[0];
  for (const lot of lots) if (lot.weight * (best.playouts + 1) > best.weight * (lot.playouts + 1)) best = lot;
  return best;
}
