import { expect, test } from 'vitest';
import { fastRng } from '#engine';
import { weighRolls } from '../rolls.ts';

/** What comes of three things, told by playouts that vary. */
const WORTHS = [0.2, 0.8, 0.5];
const luck = (world: number): number => ((world % 1000) / 1000 - 0.5) * 0.4;

const weighed = (chances: readonly (readonly number[])[], glances: readonly number[], playouts: number) => {
  const tried = WORTHS.map(() => 0);
  const { values } = weighRolls(chances, {
    glance: (result) => glances[result],
    tryOut(result, world) {
      tried[result]++;
      return WORTHS[result] + luck(world);
    },
    isOver: (spent) => spent >= playouts,
    rng: fastRng(1),
  });
  return { values, tried };
};

test('an answer is worth what comes of it on average', () => {
  const { values } = weighed(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0.5, 0.5, 0],
    ],
    [0.5, 0.5, 0.5],
    2000,
  );
  expect(values[0]).toBeCloseTo(0.2, 1);
  expect(values[1]).toBeCloseTo(0.8, 1);
  expect(values[2]).toBeCloseTo((values[0] + values[1]) / 2, 10);
});

test('what no answer brings is not tried, what is likely is tried often', () => {
  const { tried } = weighed([[0.9, 0.1, 0]], [0.5, 0.5, 0.5], 100);
  expect(tried).toEqual([90, 10, 0]);
});

test('few playouts do not overturn what is seen at first sight', () => {
  const [low, high] = weighed(
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    [0.6, 0.4, 0.5],
    2,
  ).values;
  expect(low).toBeGreaterThan(high);
});
