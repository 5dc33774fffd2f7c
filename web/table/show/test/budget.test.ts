import { expect, test } from 'vitest';
import { BETWEEN_MS, budget, LEAST_MS } from '../budget.ts';

/** Two bots with so many moments each; each is shown for as long as it may, then a bot thinks. */
function watched(moments: readonly { readonly ms: number; readonly touches?: boolean }[], thinking = 400, factor = 1) {
  let at = 0;
  const time = budget(() => at);
  const given = moments.map(({ ms, touches = false }) => {
    time.step(factor);
    const shown = time.take(ms, touches);
    at += (shown + thinking) * factor;
    return shown;
  });
  return { given, whole: at, time };
}

test('a few short moments take their time', () => {
  expect(watched([{ ms: 1200 }, { ms: 1200 }]).given).toEqual([1200, 1200]);
});

test('many long ones share the time: the first are read longest, the last are left out, and it is over in about eight seconds', () => {
  const { given, whole, time } = watched(Array.from({ length: 14 }, () => ({ ms: 4000 })));
  expect(given[0]).toBeGreaterThan(2000);
  expect(given.every((ms) => ms === 0 || ms >= LEAST_MS)).toBe(true);
  expect(given.at(-1)).toBe(0);
  // What bots think about after that is not the show's.
  expect(given.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(BETWEEN_MS);
  expect(whole - given.filter((ms) => ms === 0).length * 400).toBeLessThan(BETWEEN_MS);
  expect(time.haste()).toBeLessThan(1);
});

test('what touches me takes the time that it takes, and takes none from the others', () => {
  const { given } = watched([{ ms: 4000, touches: true }, { ms: 4000, touches: true }, { ms: 1200 }, { ms: 1200 }]);
  expect(given).toEqual([4000, 4000, 1200, 1200]);
});

test('who holds a moment to read it loses nothing by it; the own turn begins anew', () => {
  let at = 0;
  const time = budget(() => at);
  time.step(1);
  expect(time.take(1200, false)).toBe(1200);
  at += 60_000;
  time.step(1);
  expect(time.take(1200, false)).toBe(1200);
  for (let i = 0; i < 10; i++) {
    at += 2000;
    time.step(1);
    time.take(4000, false);
  }
  expect(time.take(1200, false)).toBe(0);
  time.renew();
  expect(time.take(1200, false)).toBe(1200);
});

test('however many steps are still to come, they are soon over', () => {
  let at = 0;
  const time = budget(() => at);
  for (let i = 0; i < 40; i++) {
    time.step(1);
    // Each step moves cards for as long as it is allowed to, and comes over a wire.
    at += time.take(1200, false) + 650 * time.haste() + 30;
  }
  expect(at).toBeLessThan(BETWEEN_MS + 100);
});
