import { type Cell, cellAt, cellBeside, cellKey, DIRS, type Dir, NONE, opposite, type Turn } from './grid.ts';
import { GUARD_A, GUARD_B, ROOFTOP, START_TILES, TILES, type TileNo, TOILET, VENTS, WALLS } from './tiles.ts';

/** A tile lying on the board, counted in the order in which the tiles came; tiles never leave, so a spot stays valid. */
export type Spot = number;

/**
 * The board as plain data, public as a whole: the identity of a face-down tile is not in here.
 * `next` and `edge` follow from `cell` and `face`; they are kept with the board because every look at it reads them,
 * while only a reveal or a rotation changes them.
 */
export interface Board {
  /** Spot -> cell. */
  cell: Cell[];
  /** Spot -> tile number * 4 + turn, or NONE while the tile is face down. */
  face: number[];
  /** Spot * 4 + direction -> neighbouring spot, face up or not, or NONE at an empty cell. */
  next: Spot[];
  /** Spot -> the direction masks below, packed; 0 for a face-down tile. */
  edge: number[];
}

// Four bits each, direction d at bit d of its group.
const BLOCKED = 4;
const ADJOINING = 8;
const FREE = 12;
const VENT = 16;
const VOID = 20;

export function emptyBoard(): Board {
  return { cell: [], face: [], next: [], edge: [] };
}

export function copyBoard(board: Board): Board {
  return {
    cell: board.cell.slice(),
    face: board.face.slice(),
    next: board.next.slice(),
    edge: board.edge.slice(),
  };
}

// --- changing the board (for verbs only) ---

export function layFaceDown(board: Board, cell: Cell): Spot {
  return add(board, cell, NONE);
}

/** Lays a tile face up on an empty cell. A new tile need not match its neighbours (PKL-055). */
export function layTile(board: Board, cell: Cell, tile: TileNo, turn: Turn): Spot {
  return add(board, cell, tile * 4 + turn);
}

export function flipTile(board: Board, spot: Spot, tile: TileNo, turn: Turn): void {
  if (isFaceUp(board, spot)) throw new Error(`the tile at ${cellKey(board.cell[spot])} is face up already`);
  setFace(board, spot, tile * 4 + turn);
}

/** Gives a face-up tile another orientation (What a Twist!, PKL-047). */
export function turnTile(board: Board, spot: Spot, turn: Turn): void {
  if (!isFaceUp(board, spot)) throw new Error(`the tile at ${cellKey(board.cell[spot])} is face down`);
  setFace(board, spot, (board.face[spot] & ~3) | turn);
}

function add(board: Board, cell: Cell, face: number): Spot {
  const spot = board.cell.length;
  if (spotAt(board, cell) !== NONE) throw new Error(`a tile lies at ${cellKey(cell)} already`);
  // Sets of spots are 32-bit masks, and there are 28 tiles (PKL-003).
  if (spot >= TILES.length) throw new Error('the game has no further tile');
  board.cell.push(cell);
  board.face.push(NONE);
  board.edge.push(0);
  for (const dir of DIRS) {
    const other = spotAt(board, cellBeside(cell, dir));
    board.next.push(other);
    if (other !== NONE) board.next[other * 4 + opposite(dir)] = spot;
  }
  setFace(board, spot, face);
  return spot;
}

function setFace(board: Board, spot: Spot, face: number): void {
  board.face[spot] = face;
  readEdges(board, spot);
  for (let dir = 0; dir < 4; dir++) {
    const other = board.next[spot * 4 + dir];
    if (other !== NONE) readEdges(board, other);
  }
}

function readEdges(board: Board, spot: Spot): void {
  const face = board.face[spot];
  if (face === NONE) {
    board.edge[spot] = 0;
    return;
  }
  const walls = WALLS[face];
  const vents = VENTS[face];
  let mask = vents << VENT;
  for (let dir = 0; dir < 4; dir++) {
    const other = board.next[spot * 4 + dir];
    const bit = 1 << dir;
    if (other === NONE) mask |= bit << VOID;
    if (other === NONE || board.face[other] === NONE) {
      if (!(walls & bit)) mask |= bit << FREE; // PKL-045
      continue;
    }
    const otherFace = board.face[other];
    const otherBit = 1 << opposite(dir as Dir);
    mask |= walls & bit || WALLS[otherFace] & otherBit ? bit << BLOCKED : bit; // PKL-042
    if (vents & bit && VENTS[otherFace] & otherBit) mask |= bit << ADJOINING; // PKL-044
  }
  board.edge[spot] = mask;
}

// --- what lies where ---

export function spotAt(board: Board, cell: Cell): Spot {
  return board.cell.indexOf(cell);
}

export function isFaceUp(board: Board, spot: Spot): boolean {
  return board.face[spot] !== NONE;
}

/** The face-up tile on a spot, or NONE. */
export function tileOn(board: Board, spot: Spot): TileNo {
  return board.face[spot] >> 2;
}

/** The orientation of a face-up tile. */
export function turnOf(board: Board, spot: Spot): Turn {
  return (board.face[spot] & 3) as Turn;
}

/** The neighbouring tile, face up or face down, or NONE (PKL-041). */
export function beside(board: Board, spot: Spot, dir: Dir): Spot {
  return board.next[spot * 4 + dir];
}

export function cellBeyond(board: Board, spot: Spot, dir: Dir): Cell {
  return cellBeside(board.cell[spot], dir);
}

export function faceUpSpots(board: Board): Spot[] {
  const spots: Spot[] = [];
  for (let spot = 0; spot < board.face.length; spot++) if (board.face[spot] !== NONE) spots.push(spot);
  return spots;
}

/** The tiles What a Twist! may turn: face up and no start tile (PKL-203). */
export function corridorSpots(board: Board): Spot[] {
  return faceUpSpots(board).filter((spot) => tileOn(board, spot) >= START_TILES);
}

/** Face-up tiles of a colour on the board (PKL-151). */
export function countFaceUp(board: Board, colour: 'red' | 'blue' | 'grey'): number {
  let count = 0;
  for (let spot = 0; spot < board.face.length; spot++) {
    if (board.face[spot] !== NONE && TILES[board.face[spot] >> 2].colour === colour) count++;
  }
  return count;
}

/** Whether the tile just revealed is the third red or the third blue one (PKL-150). */
export function callsJaguar(board: Board, spot: Spot): boolean {
  const colour = TILES[tileOn(board, spot)].colour;
  return (colour === 'red' || colour === 'blue') && countFaceUp(board, colour) === 3;
}

// --- edges of a face-up tile, as direction masks ---

/** Towards a face-up tile, no wall on either side (PKL-042). */
export function openEdges(board: Board, spot: Spot): number {
  return board.edge[spot] & 15;
}

/** Towards a face-up tile, a wall on at least one side, with or without vents (PKL-042, PKL-043). */
export function blockedEdges(board: Board, spot: Spot): number {
  return (board.edge[spot] >> BLOCKED) & 15;
}

/** Towards a face-up tile, a vent on both sides (PKL-044). */
export function adjoiningVents(board: Board, spot: Spot): number {
  return (board.edge[spot] >> ADJOINING) & 15;
}

/** Towards a face-down tile or an empty cell, no wall on the own side (PKL-045). */
export function freeEdges(board: Board, spot: Spot): number {
  return (board.edge[spot] >> FREE) & 15;
}

/** The vents of the tile itself, whatever lies beyond. */
export function ownVents(board: Board, spot: Spot): number {
  return (board.edge[spot] >> VENT) & 15;
}

/** Towards an empty cell, whatever the own side looks like. */
export function voidEdges(board: Board, spot: Spot): number {
  return (board.edge[spot] >> VOID) & 15;
}

// --- setup ---

/** Spots of the start tiles on every board made by setupBoard. */
export const TOILET_SPOT: Spot = 0;
export const GUARD_A_SPOT: Spot = 1;
export const GUARD_B_SPOT: Spot = 2;
export const ROOFTOP_SPOT: Spot = 3;

/**
 * The corridor of PKL-021 to PKL-027: `between` face-down tiles between neighbouring start tiles (2 with two players,
 * 3 or 4 alone). The start tiles are spots 0 to 3, the face-down tiles follow from the Toilet to the Rooftop.
 */
export function setupBoard(between: number, side: 'right' | 'left'): Board {
  const leg = between + 1;
  const out = side === 'right' ? 1 : -1;
  const board = emptyBoard();
  layTile(board, cellAt(0, 0), TOILET, 0);
  layTile(board, cellAt(0, leg), GUARD_A, 0);
  layTile(board, cellAt(out * leg, leg), GUARD_B, 0);
  layTile(board, cellAt(out * leg, 2 * leg), ROOFTOP, 0);
  for (let i = 1; i <= between; i++) layFaceDown(board, cellAt(0, i));
  for (let i = 1; i <= between; i++) layFaceDown(board, cellAt(out * i, leg));
  for (let i = 1; i <= between; i++) layFaceDown(board, cellAt(out * leg, leg + i));
  return board;
}
