import type { SeatId } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import { components } from '../cards/data.ts';
import type { PickleDerived } from '../derived.ts';
import { SYMBOLS } from '../dice.ts';
import { type Cell, NONE, xOf, yOf } from '../map/grid.ts';
import { TILES, type TileNo } from '../map/tiles.ts';
import { AGENTS, type Figure, JAGUAR, type PickleVars, RICK, type Side, seatOf } from '../state.ts';
import type { Point } from './geometry.ts';

export type Model = TableModel<PickleVars, PickleDerived>;

export const pointOf = (cell: Cell): Point => ({ x: xOf(cell), y: yOf(cell) });
export const placeWords = ({ x, y }: Point): string => `${x}, ${y}`;

/** The cell that `placeWords` named; null for anything else. */
export function cellNamed(value: string | null): Point | null {
  const found = /^(-?\d+), (-?\d+)$/.exec(value ?? '');
  return found === null ? null : { x: Number(found[1]), y: Number(found[2]) };
}

/** The side looked from; null for a spectator. */
export function sideLookedFrom(model: Model): Side | null {
  const v = model.vars;
  return model.me === null ? null : model.me === v.rick ? 'rick' : 'russians';
}

/** The seat of a side, or null for the Russians of the solo game. */
export function seatFor(v: PickleVars, side: Side): SeatId | null {
  const seat = seatOf(v, side);
  return seat === NONE ? null : seat;
}

/** Where a figure stands, or null. */
export function spotOf(v: PickleVars, figure: Figure): number | null {
  const spot = figure === RICK ? v.rickAt : figure === JAGUAR ? v.jaguarAt : v.agents[figure];
  return spot === undefined || spot === NONE ? null : spot;
}

export const FIGURES: readonly Figure[] = Array.from({ length: AGENTS + 2 }, (_, figure) => figure);

/** The figure that an option's `figure` parameter names: an agent's number, `jaguar` or `rick`. */
export const figureNamed = (name: unknown): Figure | null =>
  name === 'jaguar' ? JAGUAR : name === 'rick' ? RICK : typeof name === 'number' ? name - 1 : null;

/** The printed id of a tile. */
export const tileDef = (tile: TileNo): string => TILES[tile].id;

export const componentOf = (def: string) => components.find((one) => one.id === def);

/** What a die shows, as the name of its symbol. */
export const symbolOf = (sign: number): (typeof SYMBOLS)[number] => SYMBOLS[sign];
export const isSpent = (v: PickleVars, die: number): boolean => ((v.spent >> die) & 1) === 1;

/** Unspent symbols that could move a figure. */
export const movesLeft = (v: PickleVars): number =>
  v.dice.filter((sign, die) => !isSpent(v, die) && (SYMBOLS[sign] === 'move' || SYMBOLS[sign] === 'wild')).length + v.bonus;
