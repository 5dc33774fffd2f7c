import { describe, expect, test } from 'vitest';
import { DIRS, type Turn } from '../../map/grid.ts';
import { START_TILES, TILES, tileNo } from '../../map/tiles.ts';
import { CELL, type Quarter } from '../geometry.ts';
import { shapeOf, wallPath } from '../tileShape.ts';

const TURNS: readonly Turn[] = [0, 1, 2, 3];
const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];
const numbers = (path: string): number[][] =>
  path
    .split('M')
    .slice(1)
    .map((part) =>
      part
        .split(/[ hvz]/)
        .slice(0, 4)
        .map(Number),
    );

describe('a tile as lines', () => {
  test('a wall takes a whole side, a passage leaves its middle free', () => {
    for (let mask = 0; mask < 16; mask++) {
      const rects = numbers(wallPath(mask));
      const walls = DIRS.filter((dir) => (mask >> dir) & 1).length;
      expect(rects).toHaveLength(walls + (4 - walls) * 2);
      for (const [x, y, width, height] of rects) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(CELL);
        expect(y + height).toBeLessThanOrEqual(CELL);
      }
    }
  });

  test('turning the tile and turning the map come to the same lines', () => {
    TILES.forEach((_, tile) => {
      for (const turn of TURNS)
        for (const quarter of QUARTERS) {
          const together = ((turn + quarter) & 3) as Turn;
          expect(shapeOf(tile, turn, quarter)).toEqual(shapeOf(tile, together, 0));
        }
    });
  });

  test('four quarter turns change nothing', () => {
    const tile = tileNo('tile-blue-8');
    const shapes = TURNS.map((turn) => shapeOf(tile, turn, ((4 - turn) & 3) as Quarter));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test('vents lie in walls; start tiles have neither, nor an arrow', () => {
    TILES.forEach((_, tile) => {
      const { walls, vents, arrow } = shapeOf(tile, 0, 0);
      for (const { side } of vents) expect((walls >> side) & 1).toBe(1);
      expect(arrow === null).toBe(tile < START_TILES);
      if (tile < START_TILES) expect([walls, vents]).toEqual([0, []]);
    });
  });
});
