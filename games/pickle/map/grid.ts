/** N is towards the Russian player, then clockwise: N 0, E 1, S 2, W 3. */
export type Dir = 0 | 1 | 2 | 3;
export type Turn = 0 | 1 | 2 | 3;

export const N: Dir = 0;
export const E: Dir = 1;
export const S: Dir = 2;
export const W: Dir = 3;
/** In the order of the rules' tie-breaks (PKL-229). */
export const DIRS: readonly Dir[] = [N, E, S, W];
export const DIR_NAMES = ['N', 'E', 'S', 'W'] as const;

/** Stands for "no cell, no tile, no direction" wherever a number is expected. */
export const NONE = -1;

export function opposite(dir: Dir): Dir {
  return ((dir + 2) & 3) as Dir;
}

/** Bit d of a direction mask stands for direction d; a quarter turn clockwise maps N to E, E to S, S to W, W to N. */
export function turned(mask: number, turn: Turn): number {
  return ((mask << turn) | (mask >> (4 - turn))) & 15;
}

const MASK_DIRS: readonly (readonly Dir[])[] = Array.from({ length: 16 }, (_, mask) => DIRS.filter((dir) => (mask >> dir) & 1));

/** The directions of a mask in the order N, E, S, W. The lists are shared: nothing is allocated per call. */
export function dirsOf(mask: number): readonly Dir[] {
  return MASK_DIRS[mask & 15];
}

/**
 * A cell (x,y) packed into one integer. The board of PKL-040 has no limit, but the 24 corridor tiles cannot lead
 * further than 25 rows or columns away from the Toilet, so 128 rows and columns never run out.
 */
export type Cell = number;

const HALF = 64;
const ROW_BITS = 7;
const ROW = 1 << ROW_BITS;
/** Cells are numbers below this. */
export const CELLS = ROW * ROW;
const STEP = [ROW, 1, -ROW, -1] as const;

export function cellAt(x: number, y: number): Cell {
  return (y + HALF) * ROW + x + HALF;
}

export function xOf(cell: Cell): number {
  return (cell & (ROW - 1)) - HALF;
}

export function yOf(cell: Cell): number {
  return (cell >> ROW_BITS) - HALF;
}

export function cellBeside(cell: Cell, dir: Dir): Cell {
  return cell + STEP[dir];
}

/** The key of a cell in options and logs: "3,-1". */
export function cellKey(cell: Cell): string {
  return `${xOf(cell)},${yOf(cell)}`;
}

/** The direction of the straight line between two different cells, or NONE when they share neither row nor column. */
export function lineDir(from: Cell, to: Cell): Dir | typeof NONE {
  const gap = to - from;
  if (gap % ROW === 0) return gap > 0 ? N : S;
  if (yOf(from) === yOf(to)) return gap > 0 ? E : W;
  return NONE;
}

export function stepsApart(a: Cell, b: Cell): number {
  return Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b));
}
