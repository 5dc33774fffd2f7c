import { CELL, type Point } from './geometry.ts';

// What part of the map is shown, and how large. Pure: the viewport only carries it out.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point of the drawing in the middle of the field, and pixels per unit. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Columns and rows of the drawing, both ends included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const MIN_SCALE = 0.28;
export const MAX_SCALE = 2.2;
/** No closer than this by itself: a map is to be seen, not a tile. */
const CLOSEST = 1.24;
/** Where only a part of the map is shown, it is this much larger than just readable: what lies around belongs to the picture. */
const COMFORT = 1.4;
/** Room around the outermost cells, in cells. */
const MARGIN = 0.22;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export function boxOf(cells: readonly Point[]): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** How large a box can be shown. */
export function scaleFor(box: Box, field: Size): number {
  const columns = box.right - box.left + 1 + 2 * MARGIN;
  const rows = box.bottom - box.top + 1 + 2 * MARGIN;
  return Math.min(field.width / (columns * CELL), field.height / (rows * CELL));
}

/** The whole box in the middle of the field. */
export function fitBox(box: Box, field: Size): Look {
  return {
    x: ((box.left + box.right + 1) / 2) * CELL,
    y: ((box.top + box.bottom + 1) / 2) * CELL,
    scale: clamp(scaleFor(box, field), MIN_SCALE, CLOSEST),
  };
}

/**
 * What matters: all of `wanted`, and as much of `also`, in order, as leaves the cells readable. If everything is readable at once, everything
 * is shown.
 */
export function frame(all: readonly Point[], wanted: readonly Point[], also: readonly Point[], field: Size, readable: number): Look {
  const whole = boxOf(all);
  if (wanted.length === 0 || scaleFor(around(whole, boxOf(wanted)), field) >= readable)
    return fitBox(wanted.length === 0 ? whole : around(whole, boxOf(wanted)), field);
  let box = boxOf(wanted);
  for (const cell of also) {
    const wider = around(box, boxOf([cell]));
    if (scaleFor(wider, field) >= readable) box = wider;
  }
  const fit = fitBox(box, field);
  return within({ ...fit, scale: Math.min(fit.scale, readable * COMFORT) }, around(whole, boxOf(wanted)), field);
}

/** No emptiness beside the map as long as there is more of the map on the other side. What was shown of it stays shown. */
function within(look: Look, box: Box, field: Size): Look {
  const along = (at: number, low: number, high: number, room: number): number => {
    const [from, to] = [(low - MARGIN) * CELL, (high + 1 + MARGIN) * CELL];
    const half = room / look.scale / 2;
    return to - from <= 2 * half ? (from + to) / 2 : clamp(at, from + half, to - half);
  };
  return { ...look, x: along(look.x, box.left, box.right, field.width), y: along(look.y, box.top, box.bottom, field.height) };
}

/** The part of the drawing that is to be seen. */
export function seenBy(
  look: Look,
  field: Size,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  const width = field.width / look.scale / 2;
  const height = field.height / look.scale / 2;
  return { left: look.x - width, top: look.y - height, right: look.x + width, bottom: look.y + height };
}

/** Whether all cells lie inside the field. */
export function shows(look: Look, field: Size, cells: readonly Point[]): boolean {
  const seen = seenBy(look, field);
  return cells.every(
    ({ x, y }) =>
      x * CELL >= seen.left - 1 && (x + 1) * CELL <= seen.right + 1 && y * CELL >= seen.top - 1 && (y + 1) * CELL <= seen.bottom + 1,
  );
}

/** Where a sign at the edge of the field points at a cell that is out of sight: pixels from its top left corner, and degrees from east. */
export interface Pointing {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
/** How far from the edge the sign stands. */
const EDGE = 34;

/** Null while most of the cell is to be seen. */
export function pointingAt(look: Look, field: Size, cell: Point): Pointing | null {
  const dx = ((cell.x + 0.5) * CELL - look.x) * look.scale;
  const dy = ((cell.y + 0.5) * CELL - look.y) * look.scale;
  const [halfWidth, halfHeight] = [field.width / 2, field.height / 2];
  if (Math.abs(dx) <= halfWidth && Math.abs(dy) <= halfHeight) return null;
  const far = Math.max(Math.abs(dx) / Math.max(1, halfWidth - EDGE), Math.abs(dy) / Math.max(1, halfHeight - EDGE));
  return { x: halfWidth + dx / far, y: halfHeight + dy / far, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** Zooms so that the drawing's point under `at` (pixels from the field's top left corner) stays where it is. */
export function zoomAt(look: Look, field: Size, at: Point, factor: number): Look {
  const scale = clamp(look.scale * factor, MIN_SCALE, MAX_SCALE);
  const dx = at.x - field.width / 2;
  const dy = at.y - field.height / 2;
  return { x: look.x + dx / look.scale - dx / scale, y: look.y + dy / look.scale - dy / scale, scale };
}

/** Moves by pixels. */
export const panBy = (look: Look, dx: number, dy: number): Look => ({ ...look, x: look.x - dx / look.scale, y: look.y - dy / look.scale });

/** The map cannot be lost: its middle part stays within the field. */
export function hold(look: Look, all: readonly Point[]): Look {
  if (all.length === 0) return look;
  const box = boxOf(all);
  return { ...look, x: clamp(look.x, box.left * CELL, (box.right + 1) * CELL), y: clamp(look.y, box.top * CELL, (box.bottom + 1) * CELL) };
}

/** Two fingers: moves and zooms so that the points under them stay under them. */
export function pinch(look: Look, field: Size, before: readonly [Point, Point], now: readonly [Point, Point]): Look {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const gap = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const [from, to] = [middle(before), middle(now)];
  return zoomAt(panBy(look, to.x - from.x, to.y - from.y), field, to, gap(now) / Math.max(1, gap(before)));
}
