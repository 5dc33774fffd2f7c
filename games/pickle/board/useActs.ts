import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PickleVars } from '../state.ts';
import { middleOf, type Point, type Quarter } from './geometry.ts';
import { type Act, actsBetween, lengthOf, STEP_MS } from './motion.ts';

export interface Acted {
  /** Counts up, so that the same thing twice is shown twice. */
  readonly n: number;
  readonly acts: readonly Act[];
}

const NOTHING: Acted = { n: 0, acts: [] };
const isStill = (): boolean => document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets figures walk and tiles turn over between two states, and hands on what has to be drawn besides: shots, hits, those who fell. */
export function useActs(world: RefObject<HTMLElement | null>, vars: PickleVars, played: string | null, quarter: Quarter): Acted {
  const last = useRef(vars);
  const [acted, setActed] = useState<Acted>(NOTHING);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = vars;
    if (before === vars || isStill()) return;
    const acts = actsBetween(before, vars, played);
    if (acts.length === 0) return;
    if (world.current !== null) for (const act of acts) play(world.current, act, quarter);
    setActed(({ n }) => ({ n: n + 1, acts }));
  }, [vars, played, quarter, world]);
  useEffect(() => {
    if (acted.acts.length === 0) return;
    const timer = window.setTimeout(() => setActed(({ n }) => ({ n, acts: [] })), lengthOf(acted.acts) + 400);
    return () => window.clearTimeout(timer);
  }, [acted]);
  return acted;
}

function play(world: HTMLElement, act: Act, quarter: Quarter): void {
  if (act.kind === 'walk') {
    const figure = world.querySelector<SVGGElement>(`[data-figure="${act.figure}"]`);
    if (figure !== null) walk(figure, act.path, act.delay, quarter);
  } else if (act.kind === 'come') {
    const figure = world.querySelector<SVGGElement>(`[data-figure="${act.figure}"]`);
    figure?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: STEP_MS, delay: act.delay, fill: 'backwards' });
  } else if (act.kind === 'reveal') {
    world
      .querySelector(`[data-turning="${act.spot}"]`)
      ?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration: STEP_MS, easing: 'ease-out' });
  } else if (act.kind === 'turn') {
    const degrees = act.quarters === 3 ? 90 : act.quarters * -90;
    world
      .querySelector(`[data-turning="${act.spot}"]`)
      ?.animate([{ transform: `rotate(${degrees}deg)` }, { transform: 'none' }], { duration: 2 * STEP_MS, easing: 'ease-in-out' });
  }
}

/** From cell to cell, with a small hop each. The figure ends at its own place on the tile. */
function walk(figure: SVGGElement, path: readonly Point[], delay: number, quarter: Quarter): void {
  const end = new DOMMatrixReadOnly(getComputedStyle(figure).transform);
  const frames: Keyframe[] = [];
  path.forEach((cell, n) => {
    const at = middleOf(cell, quarter);
    const [x, y] = n === path.length - 1 ? [end.e, end.f] : [at.x, at.y + 5];
    frames.push({ transform: `translate(${x}px, ${y}px)`, offset: n / (path.length - 1) });
    const next = path[n + 1];
    if (next === undefined) return;
    const to = middleOf(next, quarter);
    frames.push({ transform: `translate(${(at.x + to.x) / 2}px, ${(at.y + to.y) / 2 - 7}px)`, offset: (n + 0.5) / (path.length - 1) });
  });
  figure.animate(frames, { duration: (path.length - 1) * STEP_MS, delay, easing: 'ease-in-out', fill: 'backwards' });
}
