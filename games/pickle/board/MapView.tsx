import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Emoji } from '#web/kit/index.ts';
import { ROOFTOP_SPOT } from '../map/board.ts';
import { figureCard, figureName } from '../options.ts';
import type { Figure } from '../state.ts';
import { Effects } from './Effects.tsx';
import { type Point, project, type Quarter } from './geometry.ts';
import { Ground, Marks } from './MapLayers.tsx';
import { MapTools } from './MapTools.tsx';
import css from './map.module.css';
import { neighbour, useKeptFocus, useLatest, useNewest, useQuarter } from './mapHooks.ts';
import { type MapScene, sceneOf } from './mapScene.ts';
import { apart, keyOf, lastPlayed, pendingOf } from './scene.ts';
import { cellNamed, FIGURES, figureNamed, type Model, movesLeft, placeWords, pointOf, sideLookedFrom, spotOf } from './state.ts';
import { EMPTY_GRIP, type Grip, nextOf, targetsOf } from './targets.ts';
import { useActs } from './useActs.ts';
import { useLook, useSize, type Viewed } from './useLook.ts';
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

/** Points at the Rooftop from the edge of the map while it is out of sight. */
function GoalSign({
  at,
  label,
  onPress,
}: {
  readonly at: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button ref={at} type="button" className={css.goal} aria-label={label} title={label} onClick={onPress} hidden data-goal="">
      <Emoji name="helicopter" />
      <i aria-hidden="true" />
    </button>
  );
}

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

  const held = figureNamed(grip.figure);
  const scene = sceneOf(model);
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
  const { world, sign, pointers, zoom, pan, centre, toGoal, frameAgain } = useLook(
    field,
    size,
    framed(model, scene, quarter, { open, steps, reach, held, figures: [...pressed, ...walkers], also: [pending, lit] }),
  );
  const acted = useActs(world, v, lastPlayed(model), quarter);

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

  const onKeyDown = (event: KeyboardEvent): void => onMapKey(event, world.current, press, { pan, zoom, centre, frameAgain });

  const onClick = (event: React.MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-target]') : null;
    if (target !== null) press(target);
    pointers.onClick(event);
  };

  useKeptFocus(field, ask === null ? -1 : (model.view.decision?.n ?? -1));

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
        onPointerOver={(event) => readUnder(model, event)}
        data-map=""
        data-vents={v.ventBan ? 'closed' : undefined}
      >
        <div ref={world} className={css.world}>
          <Ground scene={scene} quarter={quarter} reach={steps} sight={sight} newest={newest} pending={pending} lit={lit} />
          <Marks
            scene={scene}
            quarter={quarter}
            targets={targets}
            grip={grip}
            movable={movable}
            pressed={pressed}
            showSight={sight}
            stop={stop}
          >
            <Effects acted={acted} quarter={quarter} />
          </Marks>
        </div>
        <FigureList model={model} scene={scene} />
        <GoalSign at={sign} label={w.toRooftop} onPress={toGoal} />
      </div>
      <MapTools
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

interface Framing {
  readonly open: ReturnType<typeof targetsOf>;
  readonly steps: readonly Point[];
  readonly reach: boolean;
  readonly held: Figure | null;
  readonly figures: readonly Figure[];
  readonly also: readonly (Point | null)[];
}

/** What has to be in sight, and what else would be good to see. */
function framed(model: Model, { rick, enemies, watching, placeOf, spotPoint }: MapScene, quarter: Quarter, wish: Framing): Viewed {
  const v = model.vars;
  const { open, steps, reach, figures, also } = wish;
  const view = (cell: Point): Point => project(cell, quarter);
  const held = wish.held === null || spotOf(v, wish.held) === null ? [] : [placeOf(wish.held)];
  const wanted = [
    rick,
    ...also.flatMap((cell) => cell ?? []),
    ...open.cells,
    ...open.edges,
    ...figures.map(placeOf),
    ...(model.phone || reach ? [] : steps),
    ...held,
  ];
  const near = [...enemies].sort((a, b) => apart(placeOf(a), rick) - apart(placeOf(b), rick)).map(placeOf);
  const centred = sideLookedFrom(model) === 'russians' ? (held[0] ?? near[0] ?? rick) : rick;
  return {
    all: [...v.board.cell.map(pointOf), ...(reach ? steps : [])].map(view),
    wanted: wanted.map(view),
    also: [...(reach ? [] : steps), ...watching.map(placeOf), ...near.slice(0, 3), spotPoint(ROOFTOP_SPOT)].map(view),
    figure: view(centred),
    goal: view(spotPoint(ROOFTOP_SPOT)),
    readable: model.phone ? READABLE_PHONE : READABLE,
  };
}

type Moves = Pick<ReturnType<typeof useLook>, 'pan' | 'zoom' | 'centre' | 'frameAgain'>;

/** Enter and Space press what has the focus; arrows go to the next thing, or move the map; plus, minus, 0 and Home look elsewhere. */
function onMapKey(
  event: KeyboardEvent,
  world: HTMLElement | null,
  press: (target: Element) => void,
  { pan, zoom, centre, frameAgain }: Moves,
): void {
  const target = event.target instanceof Element ? event.target.closest('[data-target]') : null;
  if ((event.key === 'Enter' || event.key === ' ') && target !== null) {
    // Enter on what is chosen already is left to the gold button.
    if (event.key === 'Enter' && target.hasAttribute('data-chosen')) return;
    event.preventDefault();
    press(target);
    return;
  }
  const arrow = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 }[event.key];
  if (arrow !== undefined) {
    event.preventDefault();
    const next = target === null || world === null || event.shiftKey ? null : neighbour(world, target, arrow);
    if (next !== null) next.focus({ preventScroll: true });
    else pan([0, 1, 0, -1][arrow], [-1, 0, 1, 0][arrow]);
  } else if (event.key === '+' || event.key === '=') zoom(1.25);
  else if (event.key === '-' || event.key === '_') zoom(0.8);
  else if (event.key === '0') frameAgain(true);
  else if (event.key === 'Home') centre();
  else return;
  event.preventDefault();
}

/** What the pointer is over is shown in the reading pane. */
function readUnder(model: Model, event: React.PointerEvent): void {
  // A phone has no reading pane.
  if (event.pointerType !== 'mouse' || model.phone) return;
  // What glows lies over the tile.
  const tile = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((one) => one.closest('[data-spot]'))
    ?.closest('[data-spot]');
  const def = tile?.getAttribute('data-trap') ?? tile?.getAttribute('data-tile') ?? null;
  if (def !== null) model.readDef(def);
}

/** Where every figure stands, for those who do not see the map. */
function FigureList({ model, scene: { watching, placeOf } }: { readonly model: Model; readonly scene: MapScene }) {
  const w = words[model.lang];
  const v = model.vars;
  return (
    <ul className="sr" aria-label={w.map}>
      {FIGURES.filter((figure) => spotOf(v, figure) !== null).map((figure) => (
        <li key={figure}>
          {model.say(w.figure, { figure: figureName(figure), health: v.jaguarHealth, cell: placeWords(placeOf(figure)) })}
          {watching.includes(figure) ? `, ${w.seesRick}` : ''}
        </li>
      ))}
    </ul>
  );
}
