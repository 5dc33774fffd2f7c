// How steps of a plan are told: by direction as the map lies, and by what stands there; nobody thinks in coordinates.

import type { Choice, ParamsView, StepLabel } from '#engine';
import { decoded } from '#engine';
import { isFaceUp, ROOFTOP_SPOT, type Spot, spotAt, tileOn } from '../map/board.ts';
import { type Cell, cellAt, DIR_NAMES, lineDir, NONE, stepsApart } from '../map/grid.ts';
import { agentDistances } from '../map/paths.ts';
import { TILES } from '../map/tiles.ts';
import { enemyAt, JAGUAR, type PickleVars, type T } from '../state.ts';

/** Where a figure stands: `rick`, `jaguar`, or an agent by its printed number. */
function standsOn(v: PickleVars, figure: unknown): Spot {
  if (figure === 'rick' || figure === undefined) return v.rickAt;
  return enemyAt(v, figure === 'jaguar' ? JAGUAR : Number(figure) - 1);
}

const sideOf = (from: Cell, to: Cell): string | undefined => {
  const dir = stepsApart(from, to) === 1 ? lineDir(from, to) : NONE;
  return dir === NONE ? undefined : DIR_NAMES[dir];
};

/** A tile as a place: a printed name, or where it lies beside Rick. */
function placed(v: PickleVars, cell: Cell): StepLabel | undefined {
  const spot = spotAt(v.board, cell);
  if (spot === v.rickAt) return { label: 'place.rick', params: {} };
  const side = sideOf(v.board.cell[v.rickAt], cell);
  const isNamed = spot !== NONE && isFaceUp(v.board, spot);
  if (isNamed && (spot <= ROOFTOP_SPOT || side === undefined))
    return { label: 'place.tile', params: { place: { def: TILES[tileOn(v.board, spot)].id } } };
  return side === undefined ? undefined : { label: 'place.beside', params: { side } };
}

function walked(v: PickleVars, cell: Cell, params: ParamsView): StepLabel | undefined {
  const from = standsOn(v, params.figure);
  const to = spotAt(v.board, cell);
  const side = sideOf(v.board.cell[from], cell);
  const { figure } = params;
  const distances = agentDistances(v.board, v.rickAt);
  const isNearer = to !== NONE && distances[to] !== NONE && (distances[from] === NONE || distances[to] < distances[from]);
  if (isNearer) return { label: distances[to] === 0 ? 'walk.rick' : 'walk.near', params: { figure } };
  return side === undefined ? undefined : { label: 'walk.side', params: { figure, side } };
}

/** In place of a label that names a cell. */
export function label({ vars: v }: T, choice: Choice): StepLabel | undefined {
  const option = decoded(choice);
  if (typeof option === 'number' || option.ref.kind !== 'cell') return undefined;
  const cell = cellAt(option.ref.x, option.ref.y);
  const params = (option.params ?? {}) as ParamsView;
  const isRoof = spotAt(v.board, cell) === ROOFTOP_SPOT;
  const side = sideOf(v.board.cell[standsOn(v, params.figure)], cell);
  switch (option.label ?? '') {
    case 'walk':
      return walked(v, cell, params);
    case 'cell':
      return placed(v, cell);
    case 'space':
      if (params.figure !== 'rick') return walked(v, cell, params);
      return isRoof ? { label: 'go.roof', params: {} } : side === undefined ? placed(v, cell) : { label: 'go.step.side', params: { side } };
    case 'cross':
      return { label: side === undefined ? 'cross.wall' : 'cross.side', params: side === undefined ? {} : { side } };
    default: {
      if (isRoof) return { label: 'go.roof', params: {} };
      return side === undefined || option.label === undefined ? undefined : { label: `${option.label}.side`, params: { side } };
    }
  }
}
