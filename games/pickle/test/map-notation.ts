import { adjoiningVents, type Board, emptyBoard, isFaceUp, layFaceDown, layTile, type Spot, spotAt, tileOn, turnOf } from '../map/board.ts';
import { type Cell, cellAt, cellBeside, DIR_NAMES, type Dir, dirsOf, E, N, NONE, opposite, S, type Turn, xOf, yOf } from '../map/grid.ts';
import { TILES, ventsOf, wallsOf } from '../map/tiles.ts';

/** Boards in the notation of the rules: `B5@(0,1)/1` lies face up on (0,1) turned once, `?@(0,2)` lies face down. */
export function boardOf(notation: string): Board {
  const board = emptyBoard();
  for (const word of notation.trim().split(/\s+/)) {
    const parts = /^(\?|[A-Z]\d?)@\((-?\d+),(-?\d+)\)(?:\/([0-3]))?$/.exec(word);
    if (parts === null) throw new Error(`not a tile: ${word}`);
    const [, code, x, y, turn] = parts;
    const cell = cellAt(Number(x), Number(y));
    if (code === '?') layFaceDown(board, cell);
    else layTile(board, cell, tileOfCode(code), Number(turn ?? 0) as Turn);
  }
  return board;
}

export function tileOfCode(code: string): number {
  const tile = TILES.findIndex((face) => face.code === code);
  if (tile === -1) throw new Error(`no tile ${code}`);
  return tile;
}

/** The tile lying on (x,y). */
export function on(board: Board, x: number, y: number): Spot {
  const spot = spotAt(board, cellAt(x, y));
  if (spot === NONE) throw new Error(`no tile on (${x},${y})`);
  return spot;
}

/** `B5@(0,1)/1` for a spot. */
export function written(board: Board, spot: Spot): string {
  const place = `(${xOf(board.cell[spot])},${yOf(board.cell[spot])})`;
  return isFaceUp(board, spot) ? `${TILES[tileOn(board, spot)].code}@${place}/${turnOf(board, spot)}` : `?@${place}`;
}

export function places(board: Board, spots: readonly Spot[]): string[] {
  return spots.map((spot) => `(${xOf(board.cell[spot])},${yOf(board.cell[spot])})`);
}

/** A direction mask or list in words: `NE`. */
export function compass(dirs: number | readonly Dir[]): string {
  const list = typeof dirs === 'number' ? dirsOf(dirs) : dirs;
  return list.map((dir) => DIR_NAMES[dir]).join('');
}

/**
 * The board as a picture, N upwards: `B5` face up, `??` face down, `..` empty; on an edge `-` and `|` a wall,
 * `x` a wall with a vent that adjoins none, `o` adjoining vents.
 */
export function picture(board: Board): string {
  const xs = board.cell.map(xOf);
  const ys = board.cell.map(yOf);
  const lines: string[] = [];
  for (let y = Math.max(...ys) + 1; y >= Math.min(...ys) - 1; y--) {
    let row = '';
    let below = '';
    for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
      row += label(board, cellAt(x, y)) + edgeSign(board, cellAt(x, y), E);
      below += `${edgeSign(board, cellAt(x, y), S)}  `;
    }
    lines.push(row, below);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

function label(board: Board, cell: Cell): string {
  const spot = spotAt(board, cell);
  if (spot === NONE) return '..';
  return isFaceUp(board, spot) ? TILES[tileOn(board, spot)].code.padEnd(2) : '??';
}

function edgeSign(board: Board, cell: Cell, dir: Dir): string {
  const near = spotAt(board, cell);
  const far = spotAt(board, cellBeside(cell, dir));
  if (near !== NONE && isFaceUp(board, near) && (adjoiningVents(board, near) >> dir) & 1) return 'o';
  const sides = [side(board, near, dir), side(board, far, opposite(dir))];
  if (sides.includes('vent')) return 'x';
  if (sides.includes('wall')) return dir === N || dir === S ? '-' : '|';
  return ' ';
}

function side(board: Board, spot: Spot, dir: Dir): 'vent' | 'wall' | 'free' {
  if (spot === NONE || !isFaceUp(board, spot)) return 'free';
  if ((ventsOf(tileOn(board, spot), turnOf(board, spot)) >> dir) & 1) return 'vent';
  return (wallsOf(tileOn(board, spot), turnOf(board, spot)) >> dir) & 1 ? 'wall' : 'free';
}
