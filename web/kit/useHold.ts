import type { MouseEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';

const HOLD_MS = 350;
const SLIP_PX = 10;

/** Press and hold without moving: calls back once and swallows the click that follows. */
export function useHold(onHold: (() => void) | undefined) {
  const timer = useRef(0);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (onHold === undefined) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = window.setTimeout(() => {
        held.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > SLIP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (held.current) event.preventDefault();
    },
  };
}
