import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRS, dirsOf, type Turn, turned } from '../map/grid.ts';
import { arrowOf, GUARD_A, GUARD_B, ROOFTOP, START_TILES, TILES, TOILET, tileNo, ventsOf, wallsOf } from '../map/tiles.ts';
import { texts } from '../text/index.ts';
import { compass, tileOfCode } from './map-notation.ts';

const corridor = TILES.filter((tile) => tile.kind === 'corridor-tile');
const anyTile = fc.integer({ min: 0, max: TILES.length - 1 });
const anyTurn = fc.constantFrom<Turn>(0, 1, 2, 3);

describe('the set of tiles', () => {
  test('PKL-003 28 tiles: Toilet, Guard Stations A and B, Rooftop, then 24 corridor tiles, all different', () => {
    expect(TILES.slice(0, START_TILES).map((tile) => tile.kind)).toEqual(['start-tile', 'start-tile', 'start-tile', 'start-tile']);
    expect([TOILET, GUARD_A, GUARD_B, ROOFTOP].map((no) => TILES[no].id)).toEqual([
      'tile-toilet',
      'tile-guard-a',
      'tile-guard-b',
      'tile-rooftop',
    ]);
    expect(corridor).toHaveLength(24);
    TILES.forEach((tile, no) => {
      expect(tileNo(tile.id)).toBe(no);
      expect(tileOfCode(tile.code)).toBe(no);
    });
  });

  test('PKL-004 every corridor tile has one colour, and its code begins with the letter of that colour', () => {
    for (const tile of corridor) expect(tile.colour === null ? '' : texts.en.sketch.letters[tile.colour]).toBe(tile.code[0]);
    expect(Object.values(texts.ru.sketch.letters)).toEqual(['К', 'Г', 'С']);
  });

  test('PKL-005 8 red, 8 blue and 8 grey corridor tiles', () => {
    for (const colour of ['red', 'blue', 'grey']) expect(corridor.filter((tile) => tile.colour === colour)).toHaveLength(8);
  });

  test('PKL-006 start tiles have no walls, no vents, no arrow, no colour and summon nobody', () => {
    for (let no = 0; no < START_TILES; no++) {
      expect(TILES[no]).toMatchObject({ colour: null, walls: [], vents: [], summon: 0 });
      expect(arrowOf(no, 0)).toBeNull();
    }
  });

  test('PKL-007 the arrow is printed on S, where no tile has a wall', () => {
    for (const tile of corridor) {
      expect(compass([arrowOf(tileNo(tile.id), 0) ?? 0])).toBe('S');
      expect(tile.walls).not.toContain('S');
    }
  });

  test('PKL-008 0 to 3 walls, on most tiles at least one', () => {
    const withWalls = corridor.filter((tile) => tile.walls.length > 0);
    expect(Math.max(...corridor.map((tile) => tile.walls.length))).toBe(3);
    expect(withWalls.length).toBeGreaterThan(12);
  });

  test('PKL-009 a vent lies in a walled edge', () => {
    for (const tile of TILES) for (const vent of tile.vents) expect(tile.walls).toContain(vent);
  });

  test('PKL-010 16 of the corridor tiles have a vent, some have two', () => {
    expect(corridor.filter((tile) => tile.vents.length > 0)).toHaveLength(16);
    expect(corridor.filter((tile) => tile.vents.length === 2).map((tile) => tile.code)).toEqual(['R5', 'B6', 'B8', 'G4']);
  });

  // Neither number is in the rulebook: with eight tiles and ten agents Rick won seven of ten matches (see the README).
  test('PKL-011 twelve tiles summon fourteen agents in all', () => {
    const summons = corridor.map((tile): number => tile.summon).filter((count) => count > 0);
    expect(summons).toHaveLength(12);
    expect(summons.reduce((sum, count) => sum + count, 0)).toBe(14);
  });
});

describe('turning tiles', () => {
  test('PKL-054 R5, walls and vents N and E: turned once they lie E and S, turned twice S and W, and the arrow goes along', () => {
    const r5 = tileOfCode('R5');
    expect([0, 1, 2, 3].map((turn) => compass(wallsOf(r5, turn as Turn)))).toEqual(['NE', 'ES', 'SW', 'NW']);
    expect([0, 1, 2, 3].map((turn) => compass(ventsOf(r5, turn as Turn)))).toEqual(['NE', 'ES', 'SW', 'NW']);
    expect([0, 1, 2, 3].map((turn) => compass([arrowOf(r5, turn as Turn) ?? 0]))).toEqual(['S', 'W', 'N', 'E']);
  });

  test('PKL-054 four quarter turns change nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), (mask) => {
        expect(turned(turned(turned(turned(mask, 1), 1), 1), 1)).toBe(mask);
      }),
    );
  });

  test('PKL-054 turning by a and then by b is turning by a + b', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), anyTurn, anyTurn, (mask, a, b) => {
        expect(turned(turned(mask, a), b)).toBe(turned(mask, ((a + b) & 3) as Turn));
      }),
    );
  });

  test('PKL-054 turning keeps the number of walls, every vent in a wall and the arrow edge free', () => {
    fc.assert(
      fc.property(anyTile, anyTurn, (tile, turn) => {
        const walls = wallsOf(tile, turn);
        const arrow = arrowOf(tile, turn);
        expect(dirsOf(walls)).toHaveLength(TILES[tile].walls.length);
        expect(ventsOf(tile, turn) & ~walls).toBe(0);
        if (arrow !== null) expect((walls >> arrow) & 1).toBe(0);
      }),
    );
  });

  test('a direction mask lists its directions N, E, S, W', () => {
    expect(dirsOf(0b1111)).toEqual(DIRS);
    expect(compass(0b1010)).toBe('EW');
    expect(compass(0)).toBe('');
  });
});
