import { describe, expect, test } from 'vitest';
import { DIRS, type Dir, E, N } from '../../map/grid.ts';
import { CELL, middleOf, pathOf, project, type Quarter, screenDir, sideOf, stands } from '../geometry.ts';

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];
const STEP: Readonly<Record<Dir, { x: number; y: number }>> = {
  0: { x: 0, y: 1 },
  1: { x: 1, y: 0 },
  2: { x: 0, y: -1 },
  3: { x: -1, y: 0 },
};
const ON_SCREEN = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

describe('the map on the screen', () => {
  test('a step on the board is a step in the turned direction on the screen', () => {
    for (const quarter of QUARTERS)
      for (const dir of DIRS) {
        const from = project({ x: 3, y: -2 }, quarter);
        const to = project({ x: 3 + STEP[dir].x, y: -2 + STEP[dir].y }, quarter);
        expect({ x: to.x - from.x, y: to.y - from.y }).toEqual(ON_SCREEN[screenDir(dir, quarter)]);
      }
  });

  test('north is up, or to the right on a wide field', () => {
    expect(screenDir(N, 0)).toBe(0);
    expect(screenDir(N, 1)).toBe(1);
    expect(screenDir(E, 1)).toBe(2);
  });

  test('a side lies half a cell from the middle', () => {
    const middle = middleOf({ x: 1, y: 1 }, 1);
    expect(sideOf({ x: 1, y: 1 }, N, 1)).toEqual({ x: middle.x + CELL / 2, y: middle.y });
    expect(sideOf({ x: 1, y: 1 }, N, 1, 10)).toEqual({ x: middle.x + CELL / 2 + 10, y: middle.y });
  });
});

describe('figures on one tile', () => {
  test('as many places as figures, all inside the cell and none twice', () => {
    for (let many = 1; many <= 12; many++) {
      const places = stands(many);
      expect(places).toHaveLength(many);
      expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)).size).toBe(many);
      for (const { x, y, scale } of places) {
        expect(x).toBeGreaterThan(10);
        expect(x).toBeLessThan(CELL - 10);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(CELL - 10);
        expect(scale).toBeGreaterThan(0.4);
      }
    }
  });

  test('the more there are, the smaller they get', () => {
    const scales = Array.from({ length: 12 }, (_, n) => stands(n + 1)[0].scale);
    expect(scales).toEqual([...scales].sort((a, b) => b - a));
  });
});

describe('the way of a walk', () => {
  const everywhere = () => true;
  test('one space is straight', () => {
    expect(pathOf({ x: 0, y: 0 }, { x: 0, y: 1 }, everywhere)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ]);
  });
  test('two spaces go over the tile between', () => {
    expect(pathOf({ x: 0, y: 0 }, { x: 0, y: 2 }, everywhere)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: 2 },
    ]);
    expect(pathOf({ x: 0, y: 0 }, { x: 1, y: 1 }, ({ x }) => x === 0)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ]);
  });
  test('everything else is one leap', () => {
    expect(pathOf({ x: 0, y: 0 }, { x: 3, y: 2 }, everywhere)).toEqual([
      { x: 0, y: 0 },
      { x: 3, y: 2 },
    ]);
    expect(pathOf({ x: 0, y: 0 }, { x: 1, y: 1 }, () => false)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]);
  });
});
