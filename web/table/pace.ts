import type { Live, LiveState } from '../app/live.ts';
import { paceFor } from '../kit/flight/plan.ts';

/** A match shown at a speed that eyes can follow. */
export interface Paced extends Pick<Live, 'getState' | 'subscribe'> {
  /** 1 is normal; more while the table is behind the match. */
  readonly speed: () => number;
}

const STEP_MS = 650;
const EMPTY_STEP_MS = 120;

/** Nothing is held back where nobody looks or less motion is asked for. */
const isStill = (): boolean => document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const hasView = ({ state }: LiveState): boolean => state !== null && state.view !== null;

const lengthOf = (before: LiveState, after: LiveState): number => {
  const from = before.state?.at ?? 0;
  return after.told.some((batch) => batch.at > from && batch.events.length > 0) ? STEP_MS : EMPTY_STEP_MS;
};

/**
 * Shows what comes faster than it can be seen step by step: a queue of states in order, faster when it is behind by more than 2.5 s, straight
 * to the present after 6 s. Everything that is not on the table (chat, presence, votes) is shown at once.
 */
export function paced(live: Pick<Live, 'getState' | 'subscribe'>, still: () => boolean = isStill): Paced {
  let shown = live.getState();
  let queue: LiveState[] = [];
  let busyUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let speed = 1;
  const listeners = new Set<() => void>();

  const show = (next: LiveState): void => {
    shown = next;
    for (const listener of listeners) listener();
  };

  function pump(): void {
    clearTimeout(timer);
    const next = queue[0];
    if (next === undefined) return;
    const pace = paceFor(queue.length * STEP_MS);
    if (pace === 'jump') {
      const last = queue.at(-1) ?? next;
      queue = [];
      speed = 1;
      busyUntil = performance.now() + STEP_MS;
      show(last);
      return;
    }
    speed = pace;
    const wait = busyUntil - performance.now();
    if (wait > 0) {
      timer = setTimeout(pump, wait);
      return;
    }
    queue.shift();
    busyUntil = performance.now() + lengthOf(shown, next) / speed;
    show(next);
    pump();
  }

  function withTableOf(around: LiveState, table: LiveState): LiveState {
    if (around === table || around.state === null || table.state === null) return table;
    return { ...around, state: { ...table.state, meta: around.state.meta }, told: table.told };
  }

  function follow(): void {
    const next = live.getState();
    const last = queue.at(-1) ?? shown;
    const sameSeat = next.state?.seat === last.state?.seat && hasView(next) && hasView(last);
    if (!sameSeat || still()) {
      queue = [];
      clearTimeout(timer);
      show(next);
    } else if ((next.state?.at ?? 0) > (last.state?.at ?? 0)) {
      queue.push(next);
      pump();
    } else if (queue.length === 0) show(next);
    else {
      queue[queue.length - 1] = next;
      show(withTableOf(next, shown));
    }
  }

  // Follows the match only while somebody looks, so that it can be looked at again after everybody has turned away.
  let stopListening: (() => void) | null = null;

  return {
    getState: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      if (stopListening === null) {
        stopListening = live.subscribe(follow);
        if (live.getState() !== shown) follow();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stopListening?.();
        stopListening = null;
      };
    },
    speed: () => speed,
  };
}

/** Every state as it comes. */
export const unpaced = ({ getState, subscribe }: Pick<Live, 'getState' | 'subscribe'>): Paced => ({
  getState,
  subscribe,
  speed: () => 1,
});
