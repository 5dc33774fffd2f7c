import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NONE } from '../map/grid.ts';
import type { Size } from './frame.ts';
import type { Point, Quarter } from './geometry.ts';
import { quarterFor } from './scene.ts';
import type { Model } from './state.ts';

const RESIZED_PX = 150;

/** How the map lies: decided once, and again only when the window itself has changed. */
export function useQuarter(model: Model, size: Size | null): Quarter {
  const [chosen, setChosen] = useState<{ readonly width: number; readonly quarter: Quarter } | null>(null);
  if (size === null) return chosen?.quarter ?? 0;
  if (chosen !== null && Math.abs(chosen.width - size.width) < RESIZED_PX) return chosen.quarter;
  const quarter = quarterFor(model, size);
  setChosen({ width: size.width, quarter });
  return quarter;
}

/** The tile that came face up last. */
export function useNewest(faces: readonly number[]): number {
  const [seen, setSeen] = useState({ faces, newest: NONE });
  if (seen.faces === faces) return seen.newest;
  const fresh = faces.findIndex((face, spot) => face !== NONE && (seen.faces[spot] ?? NONE) === NONE);
  const newest = fresh < 0 ? seen.newest : fresh;
  setSeen({ faces, newest });
  return newest;
}

/** The same function for ever, which does what the latest one would. */
export function useLatest<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** The nearest thing to choose in the direction of an arrow key. */
export function neighbour(world: HTMLElement, from: Element, arrow: number): SVGGElement | null {
  const at = (element: Element): Point => ({ x: Number(element.getAttribute('data-tx')), y: Number(element.getAttribute('data-ty')) });
  const here = at(from);
  let best: SVGGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of world.querySelectorAll<SVGGElement>('[data-target]')) {
    const there = at(element);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const along = [-dy, dx, dy, -dx][arrow];
    const across = Math.abs(arrow % 2 === 0 ? dx : dy);
    const cost = along + 2 * across;
    if (along > 4 && cost < least) {
      least = cost;
      best = element;
    }
  }
  return best;
}

/** When the cell in focus is gone with its question, the map itself keeps the focus. */
export function useKeptFocus(field: RefObject<HTMLElement | null>, n: number): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    const enter = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      // Without a new target the element itself was taken away.
      if (event.relatedTarget !== null) inside.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [field]);
  // Looked at once for every question.
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [n, field]);
}
