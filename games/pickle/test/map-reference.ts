import * as fc from 'fast-check';
import { type Board, emptyBoard, layFaceDown, layTile } from '../map/board.ts';
import { cellAt, type Turn } from '../map/grid.ts';
import { TILES } from '../map/tiles.ts';

/** A second, slow and literal reading of the geometry rules, for comparison with the tables of the real one. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly turn: Turn;
  readonly faceDown: boolean;
}

const NAMES = ['N', 'E', 'S', 'W'] as const;
const AHEAD = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const;

export type Compass = (typeof NAMES)[number];
export const COMPASS: readonly Compass[] = NAMES;

function turnedName(name: Compass, turn: Turn): Compass {
  return NAMES[(NAMES.indexOf(name) + turn) % 4];
}

function facing(name: Compass): Compass {
  return turnedName(name, 2);
}

export function hasWall(laid: Laid, name: Compass): boolean {
  return TILES[laid.tile].walls.some((wall) => turnedName(wall, laid.turn) === name);
}

export function hasVent(laid: Laid, name: Compass): boolean {
  return TILES[laid.tile].vents.some((vent) => turnedName(vent, laid.turn) === name);
}

/** Index of the tile next to tile i, or -1. */
export function nextTo(tiles: readonly Laid[], i: number, name: Compass): number {
  const [dx, dy] = AHEAD[name];
  return tiles.findIndex((other) => other.x === tiles[i].x + dx && other.y === tiles[i].y + dy);
}

export type EdgeKind = 'open' | 'blocked' | 'unknown';

export function edgeKind(tiles: readonly Laid[], i: number, name: Compass): EdgeKind {
  const j = nextTo(tiles, i, name);
  if (j === -1 || tiles[j].faceDown) return 'unknown';
  return hasWall(tiles[i], name) || hasWall(tiles[j], facing(name)) ? 'blocked' : 'open';
}

export function ventsAdjoin(tiles: readonly Laid[], i: number, name: Compass): boolean {
  const j = nextTo(tiles, i, name);
  return j !== -1 && !tiles[j].faceDown && hasVent(tiles[i], name) && hasVent(tiles[j], facing(name));
}

/** Least costs between all pairs, by relaxing until nothing changes; Infinity without a path. */
export function allCosts(tiles: readonly Laid[], cost: (i: number, name: Compass) => number): number[][] {
  const costs = tiles.map((_, i) => tiles.map((_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)));
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < tiles.length; i++) {
      if (tiles[i].faceDown) continue;
      for (const name of COMPASS) {
        const price = cost(i, name);
        if (price === Number.POSITIVE_INFINITY) continue;
        const j = nextTo(tiles, i, name);
        for (let k = 0; k < tiles.length; k++) {
          if (costs[j][k] + price < costs[i][k]) {
            costs[i][k] = costs[j][k] + price;
            changed = true;
          }
        }
      }
    }
  }
  return costs;
}

export function build(tiles: readonly Laid[]): Board {
  const board = emptyBoard();
  for (const { x, y, tile, turn, faceDown } of tiles) {
    if (faceDown) layFaceDown(board, cellAt(x, y));
    else layTile(board, cellAt(x, y), tile, turn);
  }
  return board;
}

const anyTurn = fc.constantFrom<Turn>(0, 1, 2, 3);

function tilesIn(side: number, least: number, choice: readonly number[]): fc.Arbitrary<Laid[]> {
  const room = Math.min(choice.length, side * side);
  return fc
    .record({
      tiles: fc.shuffledSubarray([...choice], { minLength: least, maxLength: room }),
      cells: fc.shuffledSubarray([...Array(side * side).keys()], { minLength: side * side }),
      turns: fc.array(anyTurn, { minLength: room, maxLength: room }),
      hidden: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: room, maxLength: room }),
    })
    .map(({ tiles, cells, turns, hidden }) =>
      tiles.map((tile, i) => ({
        x: (cells[i] % side) - 2,
        y: Math.floor(cells[i] / side) - 1,
        tile,
        turn: turns[i],
        faceDown: hidden[i] === 0 && TILES[tile].kind === 'corridor-tile',
      })),
    );
}

/** Crowded boards of any tiles in any orientation, some face down; spot i is the i-th tile of the list. */
export const anyTiles: fc.Arbitrary<Laid[]> = tilesIn(5, 2, [...TILES.keys()]);

/** Full squares with walls but hardly a vent, where Rick is often stuck. */
export const wallyTiles: fc.Arbitrary<Laid[]> = tilesIn(
  3,
  9,
  [...TILES.keys()].filter((tile) => TILES[tile].vents.length === 0 || tile % 8 === 0),
);
