import { useEffect, useState } from 'react';

/** Things drawn over the table follow what they are about: cards fly, rows are scrolled, the window changes its size. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LOOK_MS = 250;

/** What `find` finds in the page, looked for again whenever something may have moved. It must be stable and its result plain data. */
export function useFollowed<T>(find: () => T): T {
  const [found, setFound] = useState(find);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const now = find();
      setFound((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const soon = (): void => {
      if (frame === 0) frame = window.requestAnimationFrame(look);
    };
    look();
    // Boards change for reasons of their own; what a person moves is followed frame by frame.
    const timer = window.setInterval(look, LOOK_MS);
    window.addEventListener('resize', soon);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      window.clearInterval(timer);
      window.cancelAnimationFrame(frame);
      window.removeEventListener('resize', soon);
      document.removeEventListener('scroll', soon, { capture: true });
    };
  }, [find]);
  return found;
}

/** The part of a thing that is not scrolled out of the rows, trays and maps it lies in, nor out of the window. */
export function shownPart(thing: Element): Box | null {
  const box = thing.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let row = thing.parentElement; row !== null; row = row.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(row);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const around = row.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
  }
  [left, right] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
  [top, bottom] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  return right - left < 2 || bottom - top < 2 ? null : { left, top, right, bottom };
}

/** The first of these selectors that matches something visible on the table. */
export function seenOnTable(selectors: readonly string[]): { readonly thing: Element; readonly box: Box } | null {
  for (const selector of selectors)
    for (const thing of document.querySelectorAll(`[data-table] ${selector}`)) {
      const box = shownPart(thing);
      if (box !== null) return { thing, box };
    }
  return null;
}
