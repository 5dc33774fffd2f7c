import { expect, test } from 'vitest';
import { minimise, type Slope } from '../judgement/minimise.ts';

/** A long valley across the axes: along its floor the ground falls a thousand times less than down its walls. Its deepest point is (3, -1), `depth` high. */
const valley =
  (depth: number, count = { measured: 0 }): Slope =>
  ([x, y], slope) => {
    count.measured++;
    const [along, across] = [x - 3 + (y + 1), x - 3 - (y + 1)];
    slope[0] = along / 500 + 2 * across;
    slope[1] = along / 500 - 2 * across;
    return along ** 2 / 1000 + across ** 2 + depth;
  };

const goesDown = (steps: number, measure: Slope): number[] => [...minimise(new Float64Array([40, 25]), steps, measure)];

test('the deepest point of a long valley is found in few steps, since it is learned how the ground bends', () => {
  const [x, y] = goesDown(12, valley(0));
  expect(x).toBeCloseTo(3, 2);
  expect(y).toBeCloseTo(-1, 2);
});

test('how high the valley lies changes nothing, and it is over where nothing is gained any more', () => {
  for (const depth of [-50, 7, 5000]) {
    const count = { measured: 0 };
    const [x, y] = goesDown(500, valley(depth, count));
    // The higher it lies the less a small gain counts.
    expect(Math.hypot(x - 3, y + 1)).toBeLessThan(depth === 5000 ? 1 : 0.1);
    expect(count.measured).toBeLessThan(40);
  }
});

test('where it begins is left as it is, and no step leads uphill', () => {
  const begin = new Float64Array([40, 25]);
  const heights: number[] = [];
  for (let steps = 0; steps <= 8; steps++) heights.push(valley(0)(minimise(begin, steps, valley(0)), new Float64Array(2)));
  expect([...begin]).toEqual([40, 25]);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(heights[8]).toBeLessThan(heights[0] / 1000);
});
