import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { boxOf, fitBox, frame, hold, type Look, panBy, pinch, pointingAt, type Size, scaleFor, shows, zoomAt } from './frame.ts';
import { CELL, type Point } from './geometry.ts';

const DRAG_PX = 6;
const DOUBLE_MS = 350;
const SMALL_PX = 120;
const REST_MS = 200;
/** Below this, small print is left out. */
const FAR_SCALE = 0.5;

export interface Viewed {
  /** Columns and rows of the drawing: all tiles, what has to be seen now, and what should be seen with it, the most important first. */
  readonly all: readonly Point[];
  readonly wanted: readonly Point[];
  readonly also: readonly Point[];
  /** The figure that a double tap brings to the middle. */
  readonly figure: Point;
  /** Where it all leads: a sign points at it while it is out of sight. */
  readonly goal: Point;
  /** Pixels per unit at which a cell can still be read. */
  readonly readable: number;
}

const START: Look = { x: 0, y: 0, scale: 1 };

/** The size of an element in its own pixels, whatever zoom the page has. */
export function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setSize({ width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

const ideally = (size: Size, { all, wanted, also, readable }: Viewed): Look => frame(all, wanted, also, size, readable);

/** Everything shown if it can be read, otherwise what matters; a map that already shows it stays as it is. */
function settle(now: Look, size: Size, viewed: Viewed): Look {
  const { all, wanted, readable } = viewed;
  const ideal = ideally(size, viewed);
  const everything = [...all, ...wanted];
  const whole = scaleFor(boxOf(everything), size) >= readable;
  const ratio = now.scale / ideal.scale;
  const stays = whole ? shows(now, size, everything) && ratio > 0.85 : shows(now, size, wanted) && ratio > 0.75;
  return stays && ratio < 1.34 ? now : ideal;
}

/**
 * What part of the map is shown. By itself it frames what matters; once a person has moved the map, it moves by itself only to show what
 * would else be out of sight.
 */
export function useLook(box: RefObject<HTMLElement | null>, size: Size | null, viewed: Viewed) {
  const world = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const look = useRef<Look>(START);
  const own = useRef(false);
  const shown = useRef(false);
  const rest = useRef(0);
  const latest = useRef({ viewed, size });
  useLayoutEffect(() => {
    latest.current = { viewed, size };
  });

  /** Straight to the page: a map that is dragged is not drawn anew. */
  const show = useCallback((next: Look, field: Size, smooth: boolean) => {
    look.current = next;
    const { current: element } = world;
    if (element === null) return;
    const x = field.width / 2 - next.x * next.scale;
    const y = field.height / 2 - next.y * next.scale;
    element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${next.scale.toFixed(4)})`;
    element.toggleAttribute('data-smooth', smooth);
    // While a finger is on it the map is a picture that is moved; at rest it is drawn sharply again.
    element.toggleAttribute('data-moving', !smooth && shown.current);
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => element.removeAttribute('data-moving'), REST_MS);
    element.toggleAttribute('data-far', next.scale < FAR_SCALE);
    pointSign(sign.current, next, field, latest.current.viewed.goal);
  }, []);

  const scene = JSON.stringify([viewed.all.length, viewed.wanted, viewed.readable, viewed.all[0], viewed.all[2]]);
  const last = useRef({ scene, size });
  useLayoutEffect(() => {
    if (size === null) return;
    const { scene: before, size: old } = last.current;
    if (before === scene && old === size && shown.current) return;
    last.current = { scene, size };
    const first = !shown.current;
    shown.current = true;
    if (first) return show(ideally(size, viewed), size, false);
    // The prompt bar grows and shrinks: that alone does not move a map that is seen in part only.
    const same =
      before === scene && old !== null && Math.abs(old.width - size.width) < SMALL_PX && Math.abs(old.height - size.height) < SMALL_PX;
    const whole = old !== null && shows(look.current, old, viewed.all);
    const enough = own.current || (same && !whole);
    const stays = (own.current && same) || (enough && shows(look.current, size, viewed.wanted));
    show(stays ? look.current : settle(look.current, size, viewed), size, true);
  }, [scene, size, viewed, show]);

  const byHand = useCallback(
    (change: (now: Look, size: Size) => Look, gently = false) => {
      const { size: field, viewed: what } = latest.current;
      if (field === null) return;
      own.current = true;
      show(hold(change(look.current, field), what.all), field, gently);
    },
    [show],
  );

  const frameAgain = useCallback(
    (everything = false) => {
      const { size: field, viewed: what } = latest.current;
      if (field === null) return;
      own.current = false;
      const next = everything ? fitBox(boxOf([...what.all, ...what.wanted]), field) : ideally(field, what);
      show(next, field, true);
    },
    [show],
  );

  const centre = useCallback(
    () =>
      byHand(
        (now, field) => ({
          x: (latest.current.viewed.figure.x + 0.5) * CELL,
          y: (latest.current.viewed.figure.y + 0.5) * CELL,
          scale: Math.max(now.scale, Math.min(1, field.width / (4 * CELL))),
        }),
        true,
      ),
    [byHand],
  );

  const toGoal = useCallback(
    () =>
      byHand((now) => ({ ...now, x: (latest.current.viewed.goal.x + 0.5) * CELL, y: (latest.current.viewed.goal.y + 0.5) * CELL }), true),
    [byHand],
  );

  const zoom = useCallback(
    (factor: number) => byHand((now, field) => zoomAt(now, field, { x: field.width / 2, y: field.height / 2 }, factor), true),
    [byHand],
  );
  const pan = useCallback(
    (columns: number, rows: number) => byHand((now) => panBy(now, -columns * CELL * now.scale, -rows * CELL * now.scale), true),
    [byHand],
  );

  const pointers = usePointers(box, latest, byHand, centre);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeIn(element, event, latest.current.size);
      byHand((now, field) => zoomAt(now, field, at, Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016))));
    };
    // A passive listener could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, byHand]);

  return { world, sign, pointers, zoom, pan, centre, toGoal, frameAgain };
}

/** Moves the sign to the edge nearest to what it points at; it is not there while that can be seen. */
function pointSign(sign: HTMLElement | null, look: Look, field: Size, goal: Point): void {
  if (sign === null) return;
  const at = pointingAt(look, field, goal);
  sign.toggleAttribute('hidden', at === null);
  if (at === null) return;
  sign.style.translate = `${at.x.toFixed(1)}px ${at.y.toFixed(1)}px`;
  sign.style.setProperty('--turn', `${at.turn.toFixed(1)}deg`);
}

/** A point of the screen in the pixels of the field, which may be zoomed as a whole. */
function placeIn(element: HTMLElement, event: { readonly clientX: number; readonly clientY: number }, size: Size | null): Point {
  const box = element.getBoundingClientRect();
  const k = size === null || box.width === 0 ? 1 : size.width / box.width;
  return { x: (event.clientX - box.left) * k, y: (event.clientY - box.top) * k };
}

interface Latest {
  readonly size: Size | null;
}

function usePointers(
  box: RefObject<HTMLElement | null>,
  latest: RefObject<Latest>,
  byHand: (change: (now: Look, size: Size) => Look) => void,
  centre: () => void,
) {
  const down = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const dragging = useRef(false);
  const swallow = useRef(false);
  const tapped = useRef({ at: 0, x: 0, y: 0 });

  const where = (event: PointerEvent): Point => (box.current === null ? { x: 0, y: 0 } : placeIn(box.current, event, latest.current.size));
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      down.current.set(event.pointerId, where(event));
      swallow.current = false;
      if (down.current.size > 1) return;
      start.current = where(event);
      dragging.current = false;
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId);
      if (before === undefined) return;
      const now = where(event);
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        dragging.current = true;
        byHand((look, field) => pinch(look, field, [before, other], [now, other]));
      } else {
        if (!dragging.current && Math.hypot(now.x - start.current.x, now.y - start.current.y) < DRAG_PX) return;
        if (!dragging.current) box.current?.setPointerCapture(event.pointerId);
        dragging.current = true;
        byHand((look) => panBy(look, now.x - before.x, now.y - before.y));
      }
      down.current.set(event.pointerId, now);
    },
    onPointerUp(event: PointerEvent) {
      if (!down.current.delete(event.pointerId)) return;
      swallow.current = dragging.current;
      if (down.current.size === 0) dragging.current = false;
    },
    onPointerCancel(event: PointerEvent) {
      down.current.delete(event.pointerId);
      dragging.current = false;
    },
    /** What was a drag is no click. */
    onClickCapture(event: React.MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onClick(event: React.MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[data-target]') !== null) return;
      const last = tapped.current;
      const twice = event.timeStamp - last.at < DOUBLE_MS && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 30;
      tapped.current = { at: twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
      if (twice) centre();
    },
  };
}
