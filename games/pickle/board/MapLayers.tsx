import { memo, type ReactNode } from 'react';
import type { OptionView } from '#engine';
import { cx } from '#web/kit/index.ts';
import { optionName } from '#web/table/prompt/prompt.ts';
import { isFaceUp, spotAt } from '../map/board.ts';
import { cellAt, NONE } from '../map/grid.ts';
import { START_TILES, TILES } from '../map/tiles.ts';
import { figureCard, figureName } from '../options.ts';
import { type Figure, JAGUAR, RICK } from '../state.ts';
import { FigureMark } from './Figures.tsx';
import { codeOf } from './face.tsx';
import { CELL, type Point, project, type Quarter } from './geometry.ts';
import css from './map.module.css';
import type { MapScene } from './mapScene.ts';
import { keyOf, standing } from './scene.ts';
import { figureNamed, type Model, placeWords, pointOf, seatFor, spotOf, tileDef } from './state.ts';
import { CellGlow, CellMark, EdgeMark, Lit, Pending, Sight, StepMark, Way } from './Targets.tsx';
import { Floors, Tile } from './Tile.tsx';
import type { Grip, Targets } from './targets.ts';
import { words } from './words.ts';

// Three layers, so that what glows and walks does not draw the tiles anew.

export interface GroundProps {
  readonly scene: MapScene;
  readonly quarter: Quarter;
  /** Cells with the number of moves to them. */
  readonly reach: Model['derived']['reach'];
  readonly sight: boolean;
  readonly newest: number;
  readonly pending: Point | null;
  readonly lit: Point | null;
}

/** The tiles, and what lies on them for everybody to see. */
export function Ground({ scene, quarter, reach, sight, newest, pending, lit }: GroundProps) {
  const { model, rick, watching, shooting, placeOf } = scene;
  const v = model.vars;
  const { board } = v;
  return (
    <svg className={css.layer} aria-hidden="true">
      <Floors />
      {board.cell.map((cell, spot) => {
        const at = project(pointOf(cell), quarter);
        const tile = board.face[spot] === NONE ? null : board.face[spot] >> 2;
        const trap = v.traps[spot] === NONE ? null : (model.cardOf(v.traps[spot])?.def ?? null);
        return (
          <Tile
            key={spot}
            x={at.x * CELL}
            y={at.y * CELL}
            spot={spot}
            face={board.face[spot]}
            quarter={quarter}
            place={placeWords(pointOf(cell))}
            label={
              tile === null ? '' : tile < START_TILES ? (model.text.cards[tileDef(tile)]?.name ?? '') : codeOf(TILES[tile], model.text)
            }
            trap={trap}
            newest={spot === newest}
          />
        );
      })}
      <Anchors board={board} quarter={quarter} />
      {sight && (
        <Sight
          cells={model.derived.sight}
          rick={rick}
          watchers={watching.map(placeOf)}
          shooters={shooting.map(placeOf)}
          quarter={quarter}
        />
      )}
      {pending !== null && <Pending cell={pending} quarter={quarter} />}
      {lit !== null && <Lit cell={lit} quarter={quarter} />}
      {reach.map((cell) => (
        <StepMark key={keyOf(cell)} cellX={cell.x} cellY={cell.y} quarter={quarter} moves={cell.moves} unknown={cell.unknown} />
      ))}
    </svg>
  );
}

/** Places that arrows may point at: every tile, and where one could be laid. */
const Anchors = memo(function Anchors({ board, quarter }: { readonly board: Model['vars']['board']; readonly quarter: Quarter }) {
  const places = new Map<string, Point>();
  for (const { x, y } of board.cell.map(pointOf))
    for (const [dx, dy] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ])
      places.set(keyOf({ x: x + dx, y: y + dy }), { x: x + dx, y: y + dy });
  return [...places].map(([key, place]) => {
    const { x, y } = project(place, quarter);
    return <rect key={key} data-cell={key} x={x * CELL} y={y * CELL} width={CELL} height={CELL} fill="none" />;
  });
});

export interface MarksProps {
  readonly scene: MapScene;
  readonly quarter: Quarter;
  readonly targets: Targets;
  readonly grip: Grip;
  readonly movable: ReadonlySet<Figure | null>;
  readonly pressed: ReadonlySet<Figure>;
  readonly showSight: boolean;
  /** What Tab stops at. */
  readonly stop: string | null;
  /** What has just happened, over everything. */
  readonly children: ReactNode;
}

/** What can be chosen, and the figures. */
export function Marks({ scene, quarter, targets, grip, movable, pressed, showSight, stop, children }: MarksProps) {
  const { model, watching, placeOf } = scene;
  const w = words[model.lang];
  const v = model.vars;
  const { board } = v;
  const costs = new Map(model.derived.reach.map((cell) => [keyOf(cell), cell.moves]));
  const chosen = model.canAct ? model.ask?.options.find((option) => option.key === model.chosen[0]) : undefined;
  const isChosen = (options: readonly OptionView[]): boolean => options.some((option) => model.chosen.includes(option.key));
  const places = standing(model, quarter);
  const labelAt = (cell: Point, options: readonly OptionView[]): string => {
    const option = options.find((one) => model.chosen.includes(one.key)) ?? options[0];
    const cost = costs.get(keyOf(cell));
    const name = optionName(model, option);
    return option.params?.figure === undefined && cost !== undefined && cost > 1 ? `${name}, ${model.say(w.moves, { n: cost })}` : name;
  };
  const unknownAt = (cell: Point): 'tile' | 'empty' | null => {
    const spot = spotAt(board, cellAt(cell.x, cell.y));
    return spot === NONE ? 'empty' : isFaceUp(board, spot) ? null : 'tile';
  };
  const costAt = (cell: Point, options: readonly OptionView[]): string | null =>
    options.some((option) => option.label?.startsWith('go.'))
      ? String(costs.get(keyOf(cell)) ?? 1)
      : options.every((option) => option.label === 'cross')
        ? '2'
        : null;
  const walker =
    chosen?.ref.kind === 'cell'
      ? (figureNamed(chosen.params?.figure) ?? (chosen.label?.startsWith('go.') ? RICK : chosen.label === 'cross' ? JAGUAR : null))
      : null;
  return (
    <>
      <svg className={cx(css.layer, css.glows)} aria-hidden="true">
        {targets.cells.map((target) => (
          <CellGlow key={keyOf(target)} cellX={target.x} cellY={target.y} quarter={quarter} />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of form fields */}
      <svg className={css.layer} role="group" aria-label={w.map}>
        {targets.cells.map((target) => (
          <CellMark
            key={keyOf(target)}
            id={keyOf(target)}
            cellX={target.x}
            cellY={target.y}
            quarter={quarter}
            label={labelAt(target, target.options)}
            cost={costAt(target, target.options)}
            unknown={unknownAt(target)}
            chosen={isChosen(target.options)}
            tabStop={keyOf(target) === stop}
          />
        ))}
        {targets.edges.map((target) => (
          <EdgeMark
            key={`${keyOf(target)}/${target.side}`}
            id={`${keyOf(target)}/${target.side}`}
            cellX={target.x}
            cellY={target.y}
            side={target.side}
            quarter={quarter}
            label={optionName(model, target.options[0])}
            chosen={isChosen(target.options)}
            tabStop={`${keyOf(target)}/${target.side}` === stop}
          />
        ))}
        {walker !== null && chosen?.ref.kind === 'cell' && spotOf(v, walker) !== null && (
          <Way from={placeOf(walker)} to={chosen.ref} quarter={quarter} />
        )}
        {places.map(({ figure, x, y, scale }) => {
          const options = targets.cards.get(figureCard(figure)) ?? [];
          const name = figureName(figure);
          const pressable = options.length > 0 || (movable.has(figure) && figure !== RICK);
          return (
            <FigureMark
              key={figure}
              figure={figure}
              seat={seatFor(v, figure === RICK ? 'rick' : 'russians') ?? (v.rick === 0 ? 1 : 0)}
              x={x}
              y={y}
              scale={scale}
              label={options.length > 0 ? optionName(model, options[0]) : model.say(w.takeFigure, { figure: name })}
              health={figure === RICK ? v.rickHealth : figure === JAGUAR ? v.jaguarHealth : null}
              state={isChosen(options) ? 'chosen' : grip.figure === name ? 'held' : options.length > 0 ? 'legal' : 'plain'}
              watches={showSight && watching.includes(figure)}
              pressable={pressable}
              tabStop={stop === null && pressable && figure === [...pressed][0]}
            />
          );
        })}
        {children}
      </svg>
    </>
  );
}
