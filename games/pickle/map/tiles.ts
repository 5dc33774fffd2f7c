import { type Dir, type Turn, turned } from './grid.ts';

type EdgeName = 'N' | 'E' | 'S' | 'W';
type Colour = 'red' | 'blue' | 'grey';

export interface TileFace {
  readonly id: string;
  readonly kind: 'start-tile' | 'corridor-tile';
  readonly code: string;
  /** Start tiles have none and never count as red, blue or grey (PKL-006). */
  readonly colour: Colour | null;
  /** Edges in printed orientation: the white arrow of a corridor tile is on S (PKL-007). */
  readonly walls: readonly EdgeName[];
  readonly vents: readonly EdgeName[];
  /** Agents summoned when the tile is revealed (PKL-011). */
  readonly summon: 0 | 1 | 2;
}

/** The letter that repeats the colour for people who cannot tell the colours apart (PKL-004). */
export const COLOUR_LETTERS: Readonly<Record<Colour, { readonly en: string; readonly ru: string }>> = {
  red: { en: 'R', ru: 'К' },
  blue: { en: 'B', ru: 'Г' },
  grey: { en: 'G', ru: 'С' },
};

const FACES = [
  { id: 'tile-toilet', kind: 'start-tile', code: 'T', colour: null, walls: [], vents: [], summon: 0 },
  { id: 'tile-guard-a', kind: 'start-tile', code: 'A', colour: null, walls: [], vents: [], summon: 0 },
  { id: 'tile-guard-b', kind: 'start-tile', code: 'B', colour: null, walls: [], vents: [], summon: 0 },
  { id: 'tile-rooftop', kind: 'start-tile', code: 'H', colour: null, walls: [], vents: [], summon: 0 },
  { id: 'tile-red-1', kind: 'corridor-tile', code: 'R1', colour: 'red', walls: ['N'], vents: ['N'], summon: 0 },
  { id: 'tile-red-2', kind: 'corridor-tile', code: 'R2', colour: 'red', walls: ['N'], vents: [], summon: 1 },
  { id: 'tile-red-3', kind: 'corridor-tile', code: 'R3', colour: 'red', walls: ['E', 'W'], vents: ['E'], summon: 0 },
  { id: 'tile-red-4', kind: 'corridor-tile', code: 'R4', colour: 'red', walls: ['E', 'W'], vents: [], summon: 1 },
  { id: 'tile-red-5', kind: 'corridor-tile', code: 'R5', colour: 'red', walls: ['N', 'E'], vents: ['N', 'E'], summon: 0 },
  { id: 'tile-red-6', kind: 'corridor-tile', code: 'R6', colour: 'red', walls: ['N', 'W'], vents: ['W'], summon: 0 },
  { id: 'tile-red-7', kind: 'corridor-tile', code: 'R7', colour: 'red', walls: ['N', 'E', 'W'], vents: ['N'], summon: 0 },
  { id: 'tile-red-8', kind: 'corridor-tile', code: 'R8', colour: 'red', walls: ['E'], vents: ['E'], summon: 0 },
  { id: 'tile-blue-1', kind: 'corridor-tile', code: 'B1', colour: 'blue', walls: ['N'], vents: ['N'], summon: 1 },
  { id: 'tile-blue-2', kind: 'corridor-tile', code: 'B2', colour: 'blue', walls: ['W'], vents: ['W'], summon: 0 },
  { id: 'tile-blue-3', kind: 'corridor-tile', code: 'B3', colour: 'blue', walls: ['E', 'W'], vents: ['W'], summon: 0 },
  { id: 'tile-blue-4', kind: 'corridor-tile', code: 'B4', colour: 'blue', walls: ['N', 'E'], vents: ['E'], summon: 0 },
  { id: 'tile-blue-5', kind: 'corridor-tile', code: 'B5', colour: 'blue', walls: ['N', 'W'], vents: ['N'], summon: 1 },
  { id: 'tile-blue-6', kind: 'corridor-tile', code: 'B6', colour: 'blue', walls: ['N', 'E', 'W'], vents: ['E', 'W'], summon: 0 },
  { id: 'tile-blue-7', kind: 'corridor-tile', code: 'B7', colour: 'blue', walls: ['E'], vents: [], summon: 1 },
  { id: 'tile-blue-8', kind: 'corridor-tile', code: 'B8', colour: 'blue', walls: ['N', 'E', 'W'], vents: ['N', 'E'], summon: 0 },
  { id: 'tile-grey-1', kind: 'corridor-tile', code: 'G1', colour: 'grey', walls: [], vents: [], summon: 2 },
  { id: 'tile-grey-2', kind: 'corridor-tile', code: 'G2', colour: 'grey', walls: [], vents: [], summon: 1 },
  { id: 'tile-grey-3', kind: 'corridor-tile', code: 'G3', colour: 'grey', walls: ['N'], vents: ['N'], summon: 0 },
  { id: 'tile-grey-4', kind: 'corridor-tile', code: 'G4', colour: 'grey', walls: ['E', 'W'], vents: ['E', 'W'], summon: 0 },
  { id: 'tile-grey-5', kind: 'corridor-tile', code: 'G5', colour: 'grey', walls: ['N', 'E'], vents: [], summon: 0 },
  { id: 'tile-grey-6', kind: 'corridor-tile', code: 'G6', colour: 'grey', walls: ['N', 'W'], vents: [], summon: 2 },
  { id: 'tile-grey-7', kind: 'corridor-tile', code: 'G7', colour: 'grey', walls: ['W'], vents: [], summon: 0 },
  { id: 'tile-grey-8', kind: 'corridor-tile', code: 'G8', colour: 'grey', walls: ['N', 'E', 'W'], vents: ['W'], summon: 0 },
] as const satisfies readonly TileFace[];

export type TileId = (typeof FACES)[number]['id'];

/** Index into TILES. A board stores numbers instead of ids, because it is cloned for every branch of a search. */
export type TileNo = number;

export const TILES: readonly (TileFace & { readonly id: TileId })[] = FACES;

/** Start tiles come first, so `tile < START_TILES` tells them from corridor tiles. */
export const START_TILES = 4;
export const TOILET: TileNo = 0;
export const GUARD_A: TileNo = 1;
export const GUARD_B: TileNo = 2;
export const ROOFTOP: TileNo = 3;

const NUMBERS: Readonly<Record<string, TileNo>> = Object.fromEntries(TILES.map((tile, no) => [tile.id, no]));

export function tileNo(id: TileId): TileNo {
  return NUMBERS[id];
}

const BIT: Readonly<Record<EdgeName, number>> = { N: 1, E: 2, S: 4, W: 8 };

function edgeMask(names: readonly EdgeName[]): number {
  return names.reduce((mask, name) => mask | BIT[name], 0);
}

function maskTable(pick: (tile: TileFace) => readonly EdgeName[]): readonly number[] {
  return TILES.flatMap((tile) => ([0, 1, 2, 3] as const).map((turn) => turned(edgeMask(pick(tile)), turn)));
}

/** Walls and vents of every tile in every orientation as direction masks, at index tile * 4 + turn (PKL-054). */
export const WALLS = maskTable((tile) => tile.walls);
export const VENTS = maskTable((tile) => tile.vents);

export function wallsOf(tile: TileNo, turn: Turn): number {
  return WALLS[tile * 4 + turn];
}

export function ventsOf(tile: TileNo, turn: Turn): number {
  return VENTS[tile * 4 + turn];
}

/** The edge with the white arrow, or null on a start tile. */
export function arrowOf(tile: TileNo, turn: Turn): Dir | null {
  return tile < START_TILES ? null : (((turn + 2) & 3) as Dir);
}
