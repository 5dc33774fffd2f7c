import type { Box as Shown } from './follow.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** On which side of the thing it stands; `far`: it could not stand beside it. */
  readonly side: 'below' | 'above' | 'right' | 'left' | 'far';
  /** Where along its edge the tail is. */
  readonly tail: number;
  readonly thing: Box;
}

const GAP = 14;
const RIM = 8;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, Math.max(min, max)));

/** Where a bubble of this size can stand beside a thing without covering it or anything of `clear`, inside the window. */
export function placeBeside(
  size: { readonly width: number; readonly height: number },
  thing: Box,
  clear: readonly Box[],
  window: Box,
): Placed {
  const { width, height } = size;
  const right = window.left + window.width - width - RIM;
  const bottom = window.top + window.height - height - RIM;
  const middleX = thing.left + thing.width / 2;
  const middleY = thing.top + thing.height / 2;
  const across = clamp(middleX - width / 2, RIM, right);
  const along = clamp(middleY - height / 2, RIM, bottom);
  const spots = [
    { side: 'above', left: across, top: thing.top - height - GAP },
    { side: 'below', left: across, top: thing.top + thing.height + GAP },
    { side: 'right', left: thing.left + thing.width + GAP, top: along },
    { side: 'left', left: thing.left - width - GAP, top: along },
  ] as const;
  const free = spots.find((spot) => {
    if (spot.left < RIM || spot.top < RIM || spot.left > right || spot.top > bottom) return false;
    const box = { left: spot.left, top: spot.top, width, height };
    return ![thing, ...clear].some((one) => meets(box, one));
  });
  if (free !== undefined) {
    const upright = free.side === 'above' || free.side === 'below';
    const tail = upright ? clamp(middleX - free.left, 18, width - 18) : clamp(middleY - free.top, 18, height - 18);
    return { ...free, tail, thing };
  }
  // Beside it there is no room: above what must stay clear, or at the top, whichever does not cover the thing.
  const above = Math.min(...clear.map((one) => one.top), window.top + window.height) - height - GAP;
  const tops = [above, RIM, bottom, thing.top - height - GAP].map((top) => clamp(top, RIM, bottom));
  const lefts = [across, RIM, right];
  for (const top of tops)
    for (const left of lefts)
      if (![thing, ...clear].some((one) => meets({ left, top, width, height }, one))) return { side: 'far', left, top, tail: 0, thing };
  // The thing fills the table: what may be pressed stays free at least.
  const least = tops.find((top) => !clear.some((one) => meets({ left: across, top, width, height }, one)));
  return { side: 'far', left: across, top: least ?? RIM, tail: 0, thing };
}

export function place(bubble: HTMLElement, thing: Shown): Placed {
  const clear = [...document.querySelectorAll<HTMLElement>('[data-table] [data-prompt]')].map((one) => one.getBoundingClientRect());
  return placeBeside(
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    { left: thing.left, top: thing.top, width: thing.right - thing.left, height: thing.bottom - thing.top },
    clear,
    { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight },
  );
}
