import { type Board, beside, openEdges, type Spot } from './board.ts';
import { DIRS, type Dir, lineDir, NONE } from './grid.ts';

/**
 * The range between two tiles (PKL-049): 0 on the same tile, n over n open edges in one straight line, else NONE.
 * Figures never stand in the way (PKL-050), so only the tiles count.
 */
export function rangeBetween(board: Board, from: Spot, to: Spot): number {
  if (from === to) return 0;
  const dir = lineDir(board.cell[from], board.cell[to]);
  if (dir === NONE) return NONE;
  let here = from;
  for (let steps = 1; (openEdges(board, here) >> dir) & 1; steps++) {
    here = beside(board, here, dir);
    if (here === to) return steps;
  }
  return NONE;
}

/** Sight is a range of any length, and mutual (PKL-051 to PKL-053). */
export function sees(board: Board, from: Spot, to: Spot): boolean {
  return rangeBetween(board, from, to) !== NONE;
}

/** A Russian figure may shoot Rick at range 0 or 1 (PKL-130, PKL-135). */
export function canShoot(board: Board, from: Spot, to: Spot): boolean {
  if (from === to) return true;
  for (const dir of DIRS) if (beside(board, from, dir) === to) return ((openEdges(board, from) >> dir) & 1) === 1;
  return false;
}

/** The tiles of a beam at range 1 to `reach`, nearest first: it stops at walls, vents, face-down tiles and empty cells (PKL-211). */
export function beam(board: Board, from: Spot, dir: Dir, reach: number): Spot[] {
  const spots: Spot[] = [];
  let here = from;
  while (spots.length < reach && (openEdges(board, here) >> dir) & 1) {
    here = beside(board, here, dir);
    spots.push(here);
  }
  return spots;
}

/** All tiles at a range from `min` to `max`: the own tile first, then along N, E, S, W. */
export function spotsInRange(board: Board, from: Spot, min: number, max: number): Spot[] {
  const spots: Spot[] = min === 0 ? [from] : [];
  for (const dir of DIRS) {
    const line = beam(board, from, dir, max);
    for (let i = Math.max(min, 1); i <= line.length; i++) spots.push(line[i - 1]);
  }
  return spots;
}
