import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, N, NONE, S, W } from '../map/grid.ts';
import { beam, canShoot, rangeBetween, sees, spotsInRange } from '../map/sight.ts';
import { boardOf, on, places } from './map-notation.ts';
import { anyTiles, build, COMPASS, edgeKind, nextTo } from './map-reference.ts';

describe('range', () => {
  test('PKL-049 range 0 is the own tile, range n is n open edges in one straight line', () => {
    const board = boardOf('T@(0,0) G1@(0,1) G2@(0,2) R2@(0,3) G7@(0,4)');
    const from = on(board, 0, 0);
    // The wall N of R2 lies between (0,3) and (0,4).
    expect([0, 1, 2, 3, 4].map((y) => rangeBetween(board, from, on(board, 0, y)))).toEqual([0, 1, 2, 3, NONE]);
  });

  test('PKL-049 a way round a corner is no range', () => {
    const board = boardOf('T@(0,0) G1@(0,1) G2@(1,1) A@(1,0)');
    expect(rangeBetween(board, on(board, 0, 0), on(board, 1, 1))).toBe(NONE);
  });

  test('PKL-049 all tiles of the line are face up', () => {
    const board = boardOf('T@(0,0) ?@(0,1) G2@(0,2)');
    expect(rangeBetween(board, on(board, 0, 0), on(board, 0, 1))).toBe(NONE);
    expect(rangeBetween(board, on(board, 0, 0), on(board, 0, 2))).toBe(NONE);
  });

  test('PKL-209 PKL-210 tiles at range 0 and 0-1; a neighbour behind a wall is not among them', () => {
    const board = boardOf('A@(0,3) G2@(0,4) G7@(1,3) R2@(0,2)/1 G1@(0,5)');
    const rick = on(board, 0, 3);
    expect(places(board, spotsInRange(board, rick, 0, 0))).toEqual(['(0,3)']);
    expect(places(board, spotsInRange(board, rick, 0, 1))).toEqual(['(0,3)', '(0,4)', '(0,2)']);
    expect(places(board, spotsInRange(board, rick, 1, 2))).toEqual(['(0,4)', '(0,5)', '(0,2)']);
    expect(places(board, spotsInRange(board, rick, 2, 2))).toEqual(['(0,5)']);
  });

  test('PKL-049 spotsInRange lists exactly the tiles at such a range, each once', () => {
    fc.assert(
      fc.property(anyTiles, fc.nat({ max: 2 }), fc.nat({ max: 6 }), (tiles, min, width) => {
        const board = build(tiles);
        const from = tiles.findIndex((laid) => !laid.faceDown);
        fc.pre(from !== -1);
        const expected = tiles
          .map((_, spot) => spot)
          .filter((spot) => {
            const range = rangeBetween(board, from, spot);
            return range >= min && range <= min + width;
          });
        expect(spotsInRange(board, from, min, min + width).sort((a, b) => a - b)).toEqual(expected);
      }),
    );
  });
});

describe('sight', () => {
  test('PKL-E02 PKL-051 PKL-052 PKL-053 the Jaguar and the first agent see Rick; the diagonal one and the one behind a wall do not', () => {
    const board = boardOf('A@(0,3) B7@(0,4) G2@(0,5) R2@(1,4) G7@(1,3)');
    const rick = on(board, 0, 3);
    const enemies = [on(board, 0, 4), on(board, 0, 5), on(board, 1, 4), on(board, 1, 3)];
    expect(enemies.map((enemy) => sees(board, enemy, rick))).toEqual([true, true, false, false]);
    expect(sees(board, rick, rick)).toBe(true);
  });

  test('PKL-051 the distance is unlimited, and PKL-050 figures in between do not matter: nine tiles away in one line', () => {
    const board = boardOf('T@(0,0) A@(0,1) B@(0,2) G1@(0,3) G2@(0,4) R3@(0,5) R4@(0,6) B3@(0,7) G4@(0,8) H@(0,9)');
    expect(sees(board, on(board, 0, 9), on(board, 0, 0))).toBe(true);
    expect(sees(board, on(board, 0, 4), on(board, 0, 0))).toBe(true);
  });

  test('PKL-053 walls, vents, face-down tiles and empty cells block sight', () => {
    const wall = boardOf('T@(0,0) R2@(0,1) A@(0,2)');
    const vents = boardOf('T@(0,0) R1@(0,1) B1@(0,2)/2');
    const hidden = boardOf('T@(0,0) ?@(0,1) A@(0,2)');
    const gap = boardOf('T@(0,0) H@(5,5) A@(0,2)');
    for (const board of [wall, vents, hidden, gap]) expect(sees(board, on(board, 0, 2), on(board, 0, 0))).toBe(false);
  });

  test('PKL-051 sight is mutual', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const board = build(tiles);
        for (let a = 0; a < tiles.length; a++) {
          for (let b = 0; b < a; b++) expect(rangeBetween(board, a, b)).toBe(rangeBetween(board, b, a));
        }
      }),
    );
  });

  test('PKL-051 PKL-053 whoever sees another reaches him by walking straight over open edges, and nobody else does', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const board = build(tiles);
        tiles.forEach((laid, from) => {
          if (laid.faceDown) return;
          const ranges = tiles.map((_, spot): number => (spot === from ? 0 : NONE));
          for (const name of COMPASS) {
            let here = from;
            for (let steps = 1; edgeKind(tiles, here, name) === 'open'; steps++) {
              here = nextTo(tiles, here, name);
              ranges[here] = steps;
            }
          }
          expect(tiles.map((_, spot) => rangeBetween(board, from, spot))).toEqual(ranges);
        });
      }),
    );
  });
});

describe('shots', () => {
  test('PKL-E11 PKL-130 PKL-135 the agents on A may shoot; those behind walls and on the diagonal may not', () => {
    const board = boardOf('R5@(0,2)/1 A@(0,3) G2@(0,1) G1@(1,2) R2@(1,3)/1');
    const rick = on(board, 0, 2);
    const agents = [on(board, 0, 3), on(board, 0, 1), on(board, 1, 2), on(board, 1, 3)];
    expect(agents.map((agent) => canShoot(board, agent, rick))).toEqual([true, false, false, false]);
    // The last agent may move W onto A and shoot from there.
    expect(rangeBetween(board, on(board, 1, 3), on(board, 0, 3))).toBe(1);
  });

  test('PKL-130 a shot reaches the own tile and one space, never two', () => {
    const board = boardOf('T@(0,0) G1@(0,1) G2@(0,2)');
    expect([0, 1, 2].map((y) => canShoot(board, on(board, 0, y), on(board, 0, 0)))).toEqual([true, true, false]);
  });

  test('PKL-130 canShoot is range 0 or 1 on any board', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const board = build(tiles);
        for (let a = 0; a < tiles.length; a++) {
          for (let b = 0; b < tiles.length; b++) {
            const range = rangeBetween(board, a, b);
            expect(canShoot(board, a, b)).toBe(range === 0 || range === 1);
          }
        }
      }),
    );
  });

  test('PKL-E14 PKL-211 the laser goes N through three tiles and stops at the wall and vent S of B1', () => {
    const board = boardOf('A@(0,3) G2@(0,4) G1@(0,5) G7@(0,6) B1@(0,7)/2 R2@(1,3)/1');
    const rick = on(board, 0, 3);
    expect(places(board, beam(board, rick, N, 6))).toEqual(['(0,4)', '(0,5)', '(0,6)']);
    expect(places(board, beam(board, rick, E, 6))).toEqual(['(1,3)']);
    expect(beam(board, rick, S, 6)).toEqual([]);
    expect(beam(board, rick, W, 6)).toEqual([]);
  });

  test('PKL-211 the laser reaches six spaces, not seven', () => {
    const board = boardOf('T@(0,0) A@(0,1) B@(0,2) G1@(0,3) G2@(0,4) R3@(0,5) R4@(0,6) B3@(0,7)');
    expect(places(board, beam(board, on(board, 0, 0), N, 6))).toEqual(['(0,1)', '(0,2)', '(0,3)', '(0,4)', '(0,5)', '(0,6)']);
  });
});
