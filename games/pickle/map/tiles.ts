import { components, type Edge, type Tile } from '../cards/data.ts';
import { type Dir, type Turn, turned } from './grid.ts';

type Face = Extract<(typeof components)[number], { readonly kind: 'start-tile' | 'corridor-tile' }>;

export type TileId = Face['id'];

/** Index into TILES. A board stores numbers instead of ids, because it is cloned for every branch of a search. */
export type TileNo = number;

const isTile = (component: (typeof components)[number]): component is Face =>
  component.kind === 'start-tile' || component.kind === 'corridor-tile';

/** The tiles of the component list, in its order. */
export const TILES: readonly (Tile & { readonly id: TileId })[] = components.filter(isTile);

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

const BIT: Readonly<Record<Edge, number>> = { N: 1, E: 2, S: 4, W: 8 };

function edgeMask(names: readonly Edge[]): number {
  return names.reduce((mask, name) => mask | BIT[name], 0);
}

function maskTable(pick: (tile: Tile) => readonly Edge[]): readonly number[] {
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
