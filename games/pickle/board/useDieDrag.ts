import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import css from './board.module.css';
import type { Model } from './state.ts';
import { droppedOn, EMPTY_GRIP, type Grip, optionsFor, walkerOn } from './targets.ts';

const DRAG_PX = 8;

interface Drag {
  readonly x: number;
  readonly y: number;
  /** The die under the finger, once it has moved. */
  ghost: HTMLElement | null;
  /** What it hangs over. */
  over: Element | null;
}

/** A die that is dragged shows what it can be spent on; dropped there it is spent, and elsewhere it goes back. */
export function useDieDrag(model: Model, sign: string, enabled: boolean, onGrip: (grip: Grip) => void) {
  const drag = useRef<Drag | null>(null);
  const swallow = useRef(false);

  const end = (): Drag | null => {
    const { current } = drag;
    drag.current = null;
    current?.ghost?.remove();
    current?.over?.removeAttribute('data-over');
    return current;
  };
  useEffect(() => () => void end(), []);
  if (!enabled) return {};

  const spotted = ({ clientX, clientY }: PointerEvent) => droppedOn(optionsFor(model.ask, sign), placesAt(clientX, clientY));

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      drag.current = { x: event.clientX, y: event.clientY, ghost: null, over: null };
      swallow.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.stopPropagation();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (current === null) return;
      if (current.ghost === null) {
        if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < DRAG_PX) return;
        current.ghost = ghostOf(event.currentTarget);
        if (model.chosen.length > 0) model.clear();
        onGrip({ figure: null, sign });
      }
      current.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      const over = spotted(event)?.element ?? null;
      if (over === current.over) return;
      current.over?.removeAttribute('data-over');
      over?.setAttribute('data-over', '');
      current.over = over;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const ended = end();
      if (ended === null || ended.ghost === null) return;
      swallow.current = true;
      const found = spotted(event);
      // On a figure it means: this one moves.
      if (found === null) return onGrip(walkerOn(optionsFor(model.ask, sign), placesAt(event.clientX, event.clientY), sign));
      // Where several figures could do it, the prompt bar asks which.
      if (found.options.length === 1) model.answer([found.options[0].key]);
      else model.choose(found.options[0]);
    },
    onPointerCancel() {
      if ((end()?.ghost ?? null) !== null) onGrip(EMPTY_GRIP);
    },
    onClickCapture(event: MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
    },
  };
}

function ghostOf(die: HTMLElement): HTMLElement {
  const ghost = die.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add(css.ghost);
  document.body.append(ghost);
  return ghost;
}

/** What lies at a point of the screen, the uppermost first. */
function* placesAt(x: number, y: number) {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest('[data-target], [data-zone], [data-figure]');
    if (place === null) continue;
    const figure = place.getAttribute('data-figure');
    yield {
      element: place,
      target: place.getAttribute('data-target'),
      zone: place.getAttribute('data-zone'),
      figure: figure === null ? null : Number(figure),
    };
  }
}
