import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveState } from '../../app/live.ts';
import { paced } from '../pace.ts';
import { wordsFor } from './words.ts';

const { view } = wordsFor();

function source() {
  const listeners = new Set<() => void>();
  const at = (n: number, seat: number | null = 0, more: Partial<LiveState> = {}): LiveState => ({
    state: { meta: { id: `m${n}` } as unknown as NonNullable<LiveState['state']>['meta'], at: n, seat, view },
    told: Array.from({ length: n }, (_, i) => ({ at: i + 1, events: [{ e: 'shuffle', zone: 'deck' }] })),
    chat: [],
    connection: 'open',
    failure: null,
    rematch: null,
    nudges: 0,
    sending: false,
    ...more,
  });
  let current = at(1);
  return {
    at,
    getState: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(next: LiveState) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function follow(still = false) {
  const live = source();
  const shown = paced(live, () => still);
  const seen: (number | undefined)[] = [];
  const stop = shown.subscribe(() => seen.push(shown.getState().state?.at));
  return { live, shown, seen, stop };
}

test('what comes at once is shown one after the other', () => {
  const { live, seen } = follow();
  live.tell(live.at(2));
  live.tell(live.at(3));
  live.tell(live.at(4));
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([2, 3, 4]);
});

test('far behind, it jumps to the present', () => {
  const { live, seen } = follow();
  for (let n = 2; n <= 16; n++) live.tell(live.at(n));
  vi.advanceTimersByTime(10_000);
  expect(seen.at(-1)).toBe(16);
  expect(seen.length).toBeLessThan(15);
});

test('chat does not wait for the table, and does not run ahead of it', () => {
  const { live, shown } = follow();
  live.tell(live.at(2));
  live.tell(live.at(3));
  live.tell(live.at(3, 0, { nudges: 1 }));
  expect(shown.getState().nudges).toBe(1);
  expect(shown.getState().state?.at).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(shown.getState().state?.at).toBe(3);
});

test('nothing of another seat is held back or shown late', () => {
  const { live, shown } = follow();
  live.tell(live.at(2));
  live.tell(live.at(3));
  live.tell(live.at(3, 1));
  expect(shown.getState().state?.seat).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(shown.getState().state?.seat).toBe(1);
});

test('with less motion everything is shown as it comes', () => {
  const { live, seen } = follow(true);
  live.tell(live.at(2));
  live.tell(live.at(3));
  expect(seen).toEqual([2, 3]);
});
