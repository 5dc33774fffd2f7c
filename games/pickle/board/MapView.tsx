import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { OptionView } from '#engine';
import { Button, cx, Sign } from '#web/kit/index.ts';
import { optionName } from '#web/table/prompt.ts';
import { isFaceUp, ROOFTOP_SPOT, spotAt } from '../map/board.ts';
import { cellAt, NONE } from '../map/grid.ts';
import { START_TILES, TILES } from '../map/tiles.ts';
import { figureCard, figureName } from '../options.ts';
import { type Figure, JAGUAR, RICK } from '../state.ts';
import { Effects } from './Effects.tsx';
import { FigureMark } from './Figures.tsx';
import { codeOf } from './face.tsx';
import { CELL, type Point, project, type Quarter, screenDir } from './geometry.ts';
import css from './map.module.css';
import { neighbour, useKeptFocus, useLatest, useNewest, useQuarter } from './mapHooks.ts';
import { apart, keyOf, lastPlayed, pendingOf, standing } from './scene.ts';
import {
  cellNamed,
  FIGURES,
  figureNamed,
  type Model,
  movesLeft,
  placeWords,
  pointOf,
  seatFor,
  sideLookedFrom,
  spotOf,
  tileDef,
} from './state.ts';
import { CellGlow, CellMark, EdgeMark, Lit, Pending, Sight, StepMark, Way } from './Targets.tsx';
import { Floors, Tile } from './Tile.tsx';
import { EMPTY_GRIP, type Grip, nextOf, targetsOf } from './targets.ts';
import { useActs } from './useActs.ts';
import { useLook, useSize } from './useLook.ts';
import { words } from './words.ts';

export interface MapProps {
  readonly model: Model;
  readonly grip: Grip;
  readonly onGrip: (grip: Grip) => void;
  /** Tells how the map lies, for whatever is drawn beside it. */
  readonly onQuarter: (quarter: Quarter) => void;
}

const READABLE = 0.62;
const READABLE_PHONE = 0.6;

/** The map: the heart of the table. */
export function MapView({ model, grip, onGrip, onQuarter }: MapProps) {
  const w = words[model.lang];
  const v = model.vars;
  const look = model.derived;
  const { board } = v;
  const field = useRef<HTMLDivElement>(null);
  const size = useSize(field);
  const [turnedBy, setTurnedBy] = useState(0);
  const [reach, setReach] = useState(false);
  const [sight, setSight] = useState(false);
  const quarter = ((useQuarter(model, size) + turnedBy) & 3) as Quarter;
  useEffect(() => onQuarter(quarter), [quarter, onQuarter]);
  const ask = model.canAct ? model.ask : null;
  const open = useMemo(() => targetsOf(ask, EMPTY_GRIP), [ask]);
  const targets = useMemo(() => targetsOf(ask, grip), [ask, grip]);
  const side = sideLookedFrom(model);
  const newest = useNewest(board.face);

  const rick = pointOf(board.cell[v.rickAt]);
  const held = figureNamed(grip.figure);
  const view = (cell: Point): Point => project(cell, quarter);
  const spotPoint = (spot: number): Point => pointOf(board.cell[spot]);
  const enemies = FIGURES.filter((figure) => figure !== RICK && spotOf(v, figure) !== null);
  const watching = enemies.filter((figure) => look.watchers.includes(figureName(figure)));
  const shooting = enemies.filter((figure) => look.shooters.includes(figureName(figure)));
  const placeOf = (figure: Figure): Point => spotPoint(spotOf(v, figure) ?? 0);
  const pressed = new Set(ask === null ? [] : FIGURES.filter((figure) => targets.cards.has(figureCard(figure))));
  // Cells that moves in hand would reach, besides those that can be chosen.
  const moves = v.side === 'rick' && v.phase === 'spend' && side === 'rick' && ask !== null ? movesLeft(v) : 0;
  const steps = look.reach.filter(
    (cell) =>
      (reach || (cell.moves <= moves && cell.moves > 1)) && !targets.cells.some((target) => target.x === cell.x && target.y === cell.y),
  );
  const movable = new Set(open.cells.flatMap(({ options }) => options.map((option) => figureNamed(option.params?.figure))));
  const walkers = FIGURES.filter((figure) => movable.has(figure) && spotOf(v, figure) !== null);
  const pending = pendingOf(ask);
  const lit = cellNamed(model.lit);
  const wanted = [
    rick,
    ...(pending === null ? [] : [pending]),
    ...(lit === null ? [] : [lit]),
    ...open.cells,
    ...open.edges,
    ...[...pressed, ...walkers].map(placeOf),
    ...(model.phone || reach ? [] : steps),
    ...(held === null || spotOf(v, held) === null ? [] : [placeOf(held)]),
  ];
  const near = [...enemies].sort((a, b) => apart(placeOf(a), rick) - apart(placeOf(b), rick)).map(placeOf);
  const centred = side === 'russians' ? (held !== null && spotOf(v, held) !== null ? placeOf(held) : (near[0] ?? rick)) : rick;
  const { world, pointers, zoom, pan, centre, frameAgain } = useLook(field, size, {
    all: [...board.cell.map(pointOf), ...(reach ? steps : [])].map(view),
    wanted: wanted.map(view),
    also: [...(reach ? [] : steps), ...watching.map(placeOf), ...near.slice(0, 3), spotPoint(ROOFTOP_SPOT)].map(view),
    figure: view(centred),
    readable: model.phone ? READABLE_PHONE : READABLE,
  });
  const acted = useActs(world, v, lastPlayed(model), quarter);

  const costs = new Map(look.reach.map((cell) => [keyOf(cell), cell.moves]));
  const chosen = ask?.options.find((option) => option.key === model.chosen[0]);
  const isChosen = (options: readonly OptionView[]): boolean => options.some((option) => model.chosen.includes(option.key));

  const places = standing(model, quarter);
  const stop =
    [...targets.cells.map((target) => keyOf(target)), ...targets.edges.map((target) => `${keyOf(target)}/${target.side}`)].at(0) ?? null;

  function pressFigure(figure: Figure): void {
    const options = targets.cards.get(figureCard(figure)) ?? [];
    const option = options.length === 0 ? undefined : nextOf(options, model.chosen);
    const name = figureName(figure);
    if (movable.has(figure) && ask?.max === 1) onGrip({ ...grip, figure: grip.figure === name ? null : name });
    if (option !== undefined) model.choose(option);
    else if (model.chosen.length > 0 && ask?.max === 1) model.clear();
  }

  const press = useLatest((element: Element) => {
    const id = element.getAttribute('data-target');
    const figure = element.getAttribute('data-figure');
    if (figure !== null) return pressFigure(Number(figure));
    const target = targets.cells.find((one) => keyOf(one) === id) ?? targets.edges.find((one) => `${keyOf(one)}/${one.side}` === id);
    const option = target === undefined ? undefined : nextOf(target.options, model.chosen);
    if (option !== undefined) model.choose(option);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-target]') : null;
    if ((event.key === 'Enter' || event.key === ' ') && target !== null) {
      // Enter on what is chosen already is left to the gold button.
      if (event.key === 'Enter' && target.hasAttribute('data-chosen')) return;
      event.preventDefault();
      return press(target);
    }
    const arrow = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 }[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      const next = target === null || world.current === null || event.shiftKey ? null : neighbour(world.current, target, arrow);
      if (next !== null) next.focus({ preventScroll: true });
      else pan([0, 1, 0, -1][arrow], [-1, 0, 1, 0][arrow]);
    } else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-' || event.key === '_') zoom(0.8);
    else if (event.key === '0') frameAgain(true);
    else if (event.key === 'Home') centre();
    else return;
    event.preventDefault();
  };

  const onClick = (event: React.MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-target]') : null;
    if (target !== null) press(target);
    pointers.onClick(event);
  };

  useKeptFocus(field, ask === null ? -1 : (model.view.decision?.n ?? -1));

  const read = (event: React.PointerEvent) => {
    // A phone has no reading pane.
    if (event.pointerType !== 'mouse' || model.phone) return;
    // What glows lies over the tile.
    const tile = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one) => one.closest('[data-spot]'))
      ?.closest('[data-spot]');
    const def = tile?.getAttribute('data-trap') ?? tile?.getAttribute('data-tile') ?? null;
    if (def !== null) model.readDef(def);
  };

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
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of form fields */}
      <div
        ref={field}
        className={css.field}
        role="group"
        aria-label={w.map}
        aria-description={w.mapKeys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the map
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointers}
        onClick={onClick}
        onPointerOver={read}
        data-map=""
        data-vents={v.ventBan ? 'closed' : undefined}
      >
        <div ref={world} className={css.world}>
          {/* Three layers, so that what glows and walks does not draw the tiles anew. */}
          <svg className={css.layer} aria-hidden="true">
            <Floors />
            {board.cell.map((cell, spot) => {
              const at = view(pointOf(cell));
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
                    tile === null
                      ? ''
                      : tile < START_TILES
                        ? (model.text.cards[tileDef(tile)]?.name ?? '')
                        : codeOf(TILES[tile], model.text)
                  }
                  trap={trap}
                  newest={spot === newest}
                />
              );
            })}
            {sight && (
              <Sight cells={look.sight} rick={rick} watchers={watching.map(placeOf)} shooters={shooting.map(placeOf)} quarter={quarter} />
            )}
            {pending !== null && <Pending cell={pending} quarter={quarter} />}
            {lit !== null && <Lit cell={lit} quarter={quarter} />}
            {steps.map((cell) => (
              <StepMark key={keyOf(cell)} cellX={cell.x} cellY={cell.y} quarter={quarter} moves={cell.moves} unknown={cell.unknown} />
            ))}
          </svg>
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
                  watches={sight && watching.includes(figure)}
                  pressable={pressable}
                  tabStop={stop === null && pressable && figure === [...pressed][0]}
                />
              );
            })}
            <Effects acted={acted} quarter={quarter} />
          </svg>
        </div>
        <ul className="sr" aria-label={w.map}>
          {FIGURES.filter((figure) => spotOf(v, figure) !== null).map((figure) => (
            <li key={figure}>
              {model.say(w.figure, { figure: figureName(figure), health: v.jaguarHealth, cell: placeWords(placeOf(figure)) })}
              {watching.includes(figure) ? `, ${w.seesRick}` : ''}
            </li>
          ))}
        </ul>
      </div>
      <Tools
        model={model}
        reach={reach}
        onReach={setReach}
        sight={sight}
        onSight={setSight}
        onFrame={() => frameAgain()}
        onTurn={() => setTurnedBy(turnedBy + 1)}
        quarter={quarter}
        onZoom={zoom}
      />
    </div>
  );
}

interface ToolsProps {
  readonly model: Model;
  readonly reach: boolean;
  readonly onReach: (on: boolean) => void;
  readonly sight: boolean;
  readonly onSight: (on: boolean) => void;
  readonly onFrame: () => void;
  readonly onTurn: () => void;
  readonly quarter: Quarter;
  readonly onZoom: (factor: number) => void;
}

/** What is shown on demand, and where one looks. A phone has fingers for the rest. */
function Tools({ model, reach, onReach, sight, onSight, onFrame, onTurn, quarter, onZoom }: ToolsProps) {
  const w = words[model.lang];
  return (
    <div className={css.tools}>
      <Button kind="icon" size="sm" aria-pressed={reach} aria-label={w.reach} title={w.reach} onClick={() => onReach(!reach)}>
        <Sign name="boot-prints" />
      </Button>
      <Button kind="icon" size="sm" aria-pressed={sight} aria-label={w.sight} title={w.sight} onClick={() => onSight(!sight)}>
        <Sign name="eye-target" />
      </Button>
      <Button kind="icon" size="sm" aria-label={w.frame} title={w.frame} onClick={onFrame}>
        <Sign name="expand" />
      </Button>
      <Button kind="icon" size="sm" aria-label={w.turnMap} title={w.turnMap} onClick={onTurn}>
        <span className={css.compass} aria-hidden="true" style={{ rotate: `${screenDir(0, quarter) * 90}deg` }}>
          <i />
          <b style={{ rotate: `${screenDir(0, quarter) * -90}deg` }}>{w.north}</b>
        </span>
      </Button>
      {!model.phone && (
        <>
          <Button kind="icon" size="sm" aria-label={w.zoomIn} title={w.zoomIn} onClick={() => onZoom(1.25)}>
            <b aria-hidden="true">+</b>
          </Button>
          <Button kind="icon" size="sm" aria-label={w.zoomOut} title={w.zoomOut} onClick={() => onZoom(0.8)}>
            <b aria-hidden="true">−</b>
          </Button>
        </>
      )}
    </div>
  );
}
