import type { Dir } from '../map/grid.ts';

/** One cell of the map in units of its drawing. */
export const CELL = 100;

/** Quarter turns clockwise by which the whole map is turned on the screen: 0 has north at the top, 1 has it on the right. */
export type Quarter = 0 | 1 | 2 | 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cell of the board as column and row of the drawing; rows grow downwards. */
export function project({ x, y }: Point, quarter: Quarter): Point {
  // Adding zero keeps -0 out of the drawing.
  switch (quarter) {
    case 0:
      return { x, y: 0 - y };
    case 1:
      return { x: y, y: x };
    case 2:
      return { x: 0 - x, y };
    case 3:
      return { x: 0 - y, y: 0 - x };
  }
}

/** Where a direction of the board points on the screen: 0 up, then clockwise. */
export const screenDir = (dir: Dir, quarter: Quarter): Dir => ((dir + quarter) & 3) as Dir;

/** The middle of a cell in units of the drawing. */
export function middleOf(cell: Point, quarter: Quarter): Point {
  const { x, y } = project(cell, quarter);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

const OUT: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The middle of a side of a cell, moved outwards by so many units. */
export function sideOf(cell: Point, dir: Dir, quarter: Quarter, out = 0): Point {
  const middle = middleOf(cell, quarter);
  const { x, y } = OUT[screenDir(dir, quarter)];
  return { x: middle.x + x * (CELL / 2 + out), y: middle.y + y * (CELL / 2 + out) };
}

/** Where a figure stands within its cell, and how big it is. */
export interface Stand extends Point {
  readonly scale: number;
}

// Columns by number of figures; so many rows as needed.
const COLUMNS = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4];
const SCALES = [1, 1, 0.8, 0.72, 0.68, 0.56, 0.56, 0.46, 0.46, 0.44, 0.44, 0.44, 0.44];

/** Places for so many figures on one tile, back row first, so that those in front cover those behind. */
export function stands(many: number): Stand[] {
  const capped = Math.min(many, COLUMNS.length - 1);
  const columns = COLUMNS[capped];
  const rows = Math.ceil(many / columns);
  const scale = SCALES[capped];
  return Array.from({ length: many }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, many - row * columns);
    const column = n - row * columns;
    return {
      x: CELL * (0.5 + (column - (inRow - 1) / 2) * (0.7 / columns) * (columns === 1 ? 0 : 1)),
      y: CELL * (rows === 1 ? 0.55 : 0.36 + (0.36 * row) / (rows - 1)),
      scale,
    };
  });
}

/** The cells passed by a walk: straight where it is one space, over the middle where it is two, else one leap. */
export function pathOf(from: Point, to: Point, isTile: (cell: Point) => boolean): Point[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) + Math.abs(dy) !== 2) return [from, to];
  const middles: Point[] =
    dx === 0 || dy === 0
      ? [{ x: from.x + dx / 2, y: from.y + dy / 2 }]
      : [
          { x: to.x, y: from.y },
          { x: from.x, y: to.y },
        ];
  const middle = middles.find(isTile);
  return middle === undefined ? [from, to] : [from, middle, to];
}
