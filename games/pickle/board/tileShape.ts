import { DIRS, type Dir, dirsOf, type Turn, turned } from '../map/grid.ts';
import { arrowOf, type TileNo, ventsOf, wallsOf } from '../map/tiles.ts';
import { CELL, type Quarter, screenDir } from './geometry.ts';

// A tile as lines. All masks here are of the screen: bit 0 up, then clockwise.

const WALL = 9;
const POST = 17;

type Rect = readonly [x: number, y: number, width: number, height: number];

/** A rectangle at the upper side, turned to another side. */
function atSide([x, y, width, height]: Rect, side: Dir): Rect {
  switch (side) {
    case 0:
      return [x, y, width, height];
    case 1:
      return [CELL - y - height, x, height, width];
    case 2:
      return [CELL - x - width, CELL - y - height, width, height];
    case 3:
      return [y, CELL - x - width, height, width];
  }
}

const draw = ([x, y, width, height]: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const wallPaths = new Map<number, string>();

/** Walls all along, and two posts where one can pass. */
export function wallPath(mask: number): string {
  const known = wallPaths.get(mask);
  if (known !== undefined) return known;
  const path = DIRS.flatMap((side) =>
    ((mask >> side) & 1 ? [[0, 0, CELL, WALL] as const] : [[0, 0, POST, WALL] as const, [CELL - POST, 0, POST, WALL] as const]).map(
      (rect) => draw(atSide(rect, side)),
    ),
  ).join('');
  wallPaths.set(mask, path);
  return path;
}

const GRILLE: Rect = [28, 0, 44, 14];
const SLATS: readonly Rect[] = [32, 39, 46, 53, 60, 66].map((x) => [x, 3, 3, 8]);

export interface VentPath {
  readonly side: Dir;
  readonly frame: string;
  readonly slats: string;
}

const ventPaths: readonly VentPath[] = DIRS.map((side) => ({
  side,
  frame: draw(atSide(GRILLE, side)),
  slats: SLATS.map((slat) => draw(atSide(slat, side))).join(''),
}));

/** The white arrow at a side, pointing outwards. */
const ARROWS: readonly string[] = [
  'M50 15l9 11h-5v10h-8v-10h-5z',
  'M85 50l-11 9v-5h-10v-8h10v-5z',
  'M50 85l9-11h-5v-10h-8v10h-5z',
  'M15 50l11 9v-5h10v-8h-10v-5z',
];

export interface TileShape {
  readonly walls: number;
  readonly vents: readonly VentPath[];
  readonly arrow: string | null;
}

/** A face-up tile as it lies on a map that is turned itself. */
export function shapeOf(tile: TileNo, turn: Turn, quarter: Quarter): TileShape {
  const arrow = arrowOf(tile, turn);
  return {
    walls: turned(wallsOf(tile, turn), quarter),
    vents: dirsOf(turned(ventsOf(tile, turn), quarter)).map((side) => ventPaths[side]),
    arrow: arrow === null ? null : ARROWS[screenDir(arrow, quarter)],
  };
}
