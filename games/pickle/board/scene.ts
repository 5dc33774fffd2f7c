import type { AskView } from '#engine';
import { START_TILES } from '../map/tiles.ts';
import type { Figure } from '../state.ts';
import { boxOf, type Size, scaleFor } from './frame.ts';
import { CELL, type Point, project, type Quarter, stands } from './geometry.ts';
import { FIGURES, type Model, pointOf, seatFor, spotOf } from './state.ts';

// What is where on the map, read off the table.

export const apart = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
export const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** The corridor lies along the longer side of the field: north is up, or to the right. */
export function quarterFor(model: Model, size: Size): Quarter {
  // A phone's field is now higher, now wider than it is high.
  if (model.phone) return 0;
  const cells = model.vars.board.cell.slice(0, START_TILES).map(pointOf);
  const scale = (quarter: Quarter): number => scaleFor(boxOf(cells.map((cell) => project(cell, quarter))), size);
  return scale(1) > scale(0) ? 1 : 0;
}

interface Standing {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where every figure stands in the drawing, those further back first. */
export function standing(model: Model, quarter: Quarter): Standing[] {
  const v = model.vars;
  const bySpot = new Map<number, Figure[]>();
  for (const figure of FIGURES) {
    const spot = spotOf(v, figure);
    if (spot !== null) bySpot.set(spot, [...(bySpot.get(spot) ?? []), figure]);
  }
  const places: Standing[] = [];
  for (const [spot, figures] of bySpot) {
    const { x, y } = project(pointOf(v.board.cell[spot]), quarter);
    const stand = stands(figures.length);
    figures.forEach((figure, n) => {
      places.push({ figure, x: x * CELL + stand[n].x, y: y * CELL + stand[n].y, scale: stand[n].scale });
    });
  }
  // A steady order keeps elements in place, so that what walks goes on walking.
  return places.sort((a, b) => a.figure - b.figure);
}

/** The card that is being carried out, or was just now. */
export function lastPlayed(model: Model): string | null {
  const v = model.vars;
  const open = model.cards('play').at(-1);
  if (open !== undefined) return open.def;
  const seat = seatFor(v, v.side);
  return seat === null ? null : (model.cards(`discard:${seat}`).at(-1)?.def ?? null);
}

/** The cell that a question is about, where it is not one of those to choose from. */
export function pendingOf(ask: AskView | null): Point | null {
  const cell = ask?.params.cell;
  const place = typeof cell === 'string' ? /^(-?\d+), (-?\d+)$/.exec(cell) : null;
  return place === null ? null : { x: Number(place[1]), y: Number(place[2]) };
}
