import { describe, expect, test } from 'vitest';
import { boxOf, fitBox, frame, hold, MAX_SCALE, MIN_SCALE, panBy, pinch, pointingAt, scaleFor, seenBy, shows, zoomAt } from '../frame.ts';
import { CELL, type Point } from '../geometry.ts';

const FIELD = { width: 800, height: 500 };
const line = (many: number): Point[] => Array.from({ length: many }, (_, x) => ({ x, y: 0 }));

describe('framing', () => {
  test('a box fits into the field', () => {
    const cells = [...line(7), { x: 3, y: 4 }];
    const look = fitBox(boxOf(cells), FIELD);
    expect(shows(look, FIELD, cells)).toBe(true);
    expect(look.scale).toBeCloseTo(scaleFor(boxOf(cells), FIELD));
  });

  test('a small map is not blown up', () => {
    expect(fitBox(boxOf([{ x: 0, y: 0 }]), FIELD).scale).toBeLessThanOrEqual(1.3);
  });

  test('everything is shown as long as it can be read', () => {
    const all = line(9);
    expect(shows(frame(all, [{ x: 0, y: 0 }], [], FIELD, 0.6), FIELD, all)).toBe(true);
  });

  test('what is wanted is shown where not everything can be', () => {
    const all = line(40);
    const wanted = [
      { x: 30, y: 0 },
      { x: 33, y: 0 },
    ];
    const look = frame(all, wanted, [], FIELD, 0.6);
    expect(shows(look, FIELD, wanted)).toBe(true);
    expect(shows(look, FIELD, [all[0]])).toBe(false);
    expect(look.scale).toBeGreaterThanOrEqual(0.6);
  });

  test('further cells come in only while all stays readable', () => {
    const near = { x: 36, y: 0 };
    const far = { x: 0, y: 0 };
    const look = frame(line(40), [{ x: 30, y: 0 }], [far, near], FIELD, 0.6);
    expect(shows(look, FIELD, [near])).toBe(true);
    expect(shows(look, FIELD, [far])).toBe(false);
  });

  test('a part of the map is not blown up, and no emptiness is shown beside it', () => {
    const look = frame(line(40), [{ x: 39, y: 0 }], [], FIELD, 0.6);
    expect(look.scale).toBeLessThan(0.9);
    const { left, right } = seenBy(look, FIELD);
    expect(right).toBeLessThan(40.5 * CELL);
    expect((right - left) * look.scale).toBeCloseTo(FIELD.width);
    expect(look.y).toBe(0.5 * CELL);
  });

  test('a wanted cell outside the tiles belongs to the picture', () => {
    const outside = { x: -1, y: 0 };
    expect(shows(frame(line(4), [outside], [], FIELD, 0.6), FIELD, [outside, ...line(4)])).toBe(true);
  });
});

describe('moving', () => {
  const look = { x: 100, y: 50, scale: 1 };
  const under = (at: Point, now = look): Point => {
    const seen = seenBy(now, FIELD);
    return { x: seen.left + at.x / now.scale, y: seen.top + at.y / now.scale };
  };

  test('zooming keeps the point under the pointer', () => {
    const at = { x: 120, y: 400 };
    const now = zoomAt(look, FIELD, at, 1.5);
    expect(now.scale).toBeCloseTo(1.5);
    expect(under(at, now).x).toBeCloseTo(under(at).x);
    expect(under(at, now).y).toBeCloseTo(under(at).y);
  });

  test('zooming has limits', () => {
    expect(zoomAt(look, FIELD, { x: 0, y: 0 }, 100).scale).toBe(MAX_SCALE);
    expect(zoomAt(look, FIELD, { x: 0, y: 0 }, 0.001).scale).toBe(MIN_SCALE);
  });

  test('panning follows the pointer', () => {
    expect(panBy({ ...look, scale: 2 }, 40, -20)).toEqual({ x: 80, y: 60, scale: 2 });
  });

  test('two fingers keep what is under them', () => {
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const now = [
      { x: 140, y: 160 },
      { x: 340, y: 160 },
    ] as const;
    const after = pinch(look, FIELD, before, now);
    expect(after.scale).toBeCloseTo(2);
    for (const n of [0, 1]) {
      expect(under(now[n], after).x).toBeCloseTo(under(before[n]).x);
      expect(under(now[n], after).y).toBeCloseTo(under(before[n]).y);
    }
  });

  test('the map cannot be lost', () => {
    const far = hold({ x: 99999, y: -99999, scale: 1 }, line(3));
    expect(far).toEqual({ x: 3 * CELL, y: 0, scale: 1 });
  });
});

describe('the sign at the edge', () => {
  const field = { width: 400, height: 300 };
  const look = { x: 0.5 * CELL, y: 0.5 * CELL, scale: 1 };

  test('what can be seen needs none', () => {
    expect(pointingAt(look, field, { x: 0, y: 0 })).toBeNull();
    expect(pointingAt({ ...look, scale: 0.1 }, field, { x: 9, y: 9 })).toBeNull();
  });

  test('it stands at the edge on the way there and points at it', () => {
    const east = pointingAt(look, field, { x: 9, y: 0 });
    expect(east).toMatchObject({ y: 150, turn: 0 });
    expect(east?.x).toBeGreaterThan(300);
    expect(east?.x).toBeLessThan(400);
    const north = pointingAt(look, field, { x: 0, y: -9 });
    expect(north).toMatchObject({ x: 200, turn: -90 });
    expect(north?.y).toBeGreaterThan(0);
    expect(north?.y).toBeLessThan(100);
  });
});
