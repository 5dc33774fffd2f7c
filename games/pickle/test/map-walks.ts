import { type Board, beside, cellBeyond, type Spot } from '../map/board.ts';
import { type Cell, type Dir, dirsOf, NONE } from '../map/grid.ts';
import { type Passage, parkourVents, rickSteps, rickVents } from '../map/moves.ts';

/** One way for Rick to move, in full. */
export interface RickMove {
  readonly dir: Dir;
  readonly passage: Passage;
  readonly cell: Cell;
  /** The tile lying there, or NONE at an empty cell. */
  readonly spot: Spot;
  /** What happens first: a face-down tile is flipped, a new one is laid, or nothing. */
  readonly reveal: 'flip' | 'lay' | 'none';
}

/** What a move symbol or a space of Jetpack offers him, N, E, S, W. */
export function rickMoves(board: Board, spot: Spot, options: { readonly stack: number; readonly vents: boolean }): RickMove[] {
  const steps = rickSteps(board, spot, options.stack);
  const vents = options.vents ? rickVents(board, spot, options.stack) : 0;
  return dirsOf(steps | vents).map((dir) => rickMove(board, spot, dir, (steps >> dir) & 1 ? 'step' : 'vent'));
}

export function parkourMoves(board: Board, spot: Spot, stack: number): RickMove[] {
  return dirsOf(parkourVents(board, spot, stack)).map((dir) => rickMove(board, spot, dir, 'parkour'));
}

function rickMove(board: Board, from: Spot, dir: Dir, passage: Passage): RickMove {
  const spot = beside(board, from, dir);
  const reveal = spot === NONE ? 'lay' : board.face[spot] === NONE ? 'flip' : 'none';
  return { dir, passage, cell: cellBeyond(board, from, dir), spot, reveal };
}
