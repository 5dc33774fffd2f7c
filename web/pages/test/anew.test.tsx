import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnfetched, loadAnew } from '../anew.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that is away for so many questions. */
function away(times: number): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => {
    if (asked.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a page whose code did not come is loaded anew when the server is back, not before', async () => {
  away(3);
  const reload = vi.fn();
  const done = loadAnew(() => false, reload);
  await vi.advanceTimersByTimeAsync(2500);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it is not loaded again and again: the second time within a minute the person decides', async () => {
  const asked = away(0);
  const reload = vi.fn();
  await loadAnew(() => false, reload);
  await loadAnew(() => false, reload);
  expect([reload.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(61_000);
  await loadAnew(() => false, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('who has gone elsewhere meanwhile stays there', async () => {
  away(2);
  let gone = false;
  const reload = vi.fn();
  const done = loadAnew(() => gone, reload);
  await vi.advanceTimersByTimeAsync(500);
  gone = true;
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(reload).not.toHaveBeenCalled();
});

test('what did not come is told from what is broken', () => {
  expect(isUnfetched(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isUnfetched(new TypeError('x is undefined'))).toBe(false);
});
