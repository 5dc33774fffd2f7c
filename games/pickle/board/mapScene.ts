import { figureName } from '../options.ts';
import { type Figure, RICK } from '../state.ts';
import type { Point } from './geometry.ts';
import { FIGURES, type Model, pointOf, spotOf } from './state.ts';

/** Who stands where, and who sees Rick: what every layer of the map is drawn from. */
export interface MapScene {
  readonly model: Model;
  readonly rick: Point;
  readonly enemies: readonly Figure[];
  readonly watching: readonly Figure[];
  readonly shooting: readonly Figure[];
  readonly placeOf: (figure: Figure) => Point;
  readonly spotPoint: (spot: number) => Point;
}

export function sceneOf(model: Model): MapScene {
  const v = model.vars;
  const { watchers, shooters } = model.derived;
  const spotPoint = (spot: number): Point => pointOf(v.board.cell[spot]);
  const enemies = FIGURES.filter((figure) => figure !== RICK && spotOf(v, figure) !== null);
  return {
    model,
    rick: spotPoint(v.rickAt),
    enemies,
    watching: enemies.filter((figure) => watchers.includes(figureName(figure))),
    shooting: enemies.filter((figure) => shooters.includes(figureName(figure))),
    placeOf: (figure) => spotPoint(spotOf(v, figure) ?? 0),
    spotPoint,
  };
}
