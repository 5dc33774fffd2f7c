import { type RefObject, useEffect } from 'react';

const CLOSE_PX = 72;

/** A sheet follows a finger downwards and closes when it has been drawn far enough. What is scrolled inside of it scrolls back first. */
export function useSwipeDown(ref: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  useEffect(() => {
    const sheet = ref.current;
    if (sheet === null || !open) return;
    let from: { readonly x: number; readonly y: number } | null = null;
    let by = 0;
    const onStart = (event: TouchEvent): void => {
      const [touch] = event.touches;
      from = event.touches.length === 1 && !isScrolled(event.target, sheet) ? { x: touch.clientX, y: touch.clientY } : null;
      by = 0;
    };
    const onMove = (event: TouchEvent): void => {
      if (from === null) return;
      const [touch] = event.touches;
      const down = touch.clientY - from.y;
      // Upwards or sideways it is a scroll, and stays one.
      if (by === 0 && (down < 0 || Math.abs(touch.clientX - from.x) > down)) {
        if (Math.hypot(down, touch.clientX - from.x) > 8) from = null;
        return;
      }
      by = Math.max(0, down);
      sheet.style.translate = `0 ${by}px`;
      if (event.cancelable) event.preventDefault();
    };
    const onEnd = (): void => {
      from = null;
      sheet.style.translate = '';
      if (by > CLOSE_PX) onClose();
      by = 0;
    };
    sheet.addEventListener('touchstart', onStart, { passive: true });
    sheet.addEventListener('touchmove', onMove, { passive: false });
    sheet.addEventListener('touchend', onEnd);
    sheet.addEventListener('touchcancel', onEnd);
    return () => {
      sheet.style.translate = '';
      sheet.removeEventListener('touchstart', onStart);
      sheet.removeEventListener('touchmove', onMove);
      sheet.removeEventListener('touchend', onEnd);
      sheet.removeEventListener('touchcancel', onEnd);
    };
  }, [ref, open, onClose]);
}

function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    if (at.scrollTop > 0 || at.matches('input[type="range"]')) return true;
    if (at === sheet) return false;
  }
  return false;
}
