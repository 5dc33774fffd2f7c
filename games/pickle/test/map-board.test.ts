import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjoiningVents,
  type Board,
  beside,
  blockedEdges,
  callsJaguar,
  copyBoard,
  corridorSpots,
  countFaceUp,
  emptyBoard,
  faceUpSpots,
  flipTile,
  freeEdges,
  GUARD_A_SPOT,
  GUARD_B_SPOT,
  layFaceDown,
  layTile,
  openEdges,
  ownVents,
  ROOFTOP_SPOT,
  setupBoard,
  spotAt,
  TOILET_SPOT,
  turnTile,
  voidEdges,
} from '../map/board.ts';
import { cellAt, cellBeside, cellKey, DIRS, lineDir, NONE, opposite, stepsApart, type Turn, xOf, yOf } from '../map/grid.ts';
import { boardOf, compass, on, picture, places, tileOfCode, written } from './map-notation.ts';
import { anyTiles, build, COMPASS, edgeKind, hasVent, hasWall, nextTo, ventsAdjoin } from './map-reference.ts';

function cells(board: Board): string[] {
  return board.cell.map((_, spot) => written(board, spot));
}

describe('cells', () => {
  test('PKL-040 cells reach as far as all tiles in one line, in every direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -28, max: 28 }), fc.integer({ min: -28, max: 28 }), (x, y) => {
        const cell = cellAt(x, y);
        expect([xOf(cell), yOf(cell)]).toEqual([x, y]);
        expect(cellKey(cell)).toBe(`${x},${y}`);
        expect(DIRS.map((dir) => cellBeside(cell, dir))).toEqual([cellAt(x, y + 1), cellAt(x + 1, y), cellAt(x, y - 1), cellAt(x - 1, y)]);
        for (const dir of DIRS) expect(lineDir(cell, cellBeside(cellBeside(cell, dir), dir))).toBe(dir);
      }),
    );
  });

  test('PKL-041 cells that share an edge are adjacent, diagonal ones never are', () => {
    const board = boardOf('T@(0,0) G1@(0,1) G2@(1,1) G7@(2,0)');
    expect(DIRS.map((dir) => beside(board, on(board, 0, 0), dir))).toEqual([on(board, 0, 1), NONE, NONE, NONE]);
    expect(lineDir(cellAt(0, 0), cellAt(1, 1))).toBe(NONE);
    expect(stepsApart(cellAt(0, 0), cellAt(-2, 3))).toBe(5);
  });

  test('PKL-040 a cell holds one tile: a second one is refused', () => {
    const board = boardOf('T@(0,0) ?@(0,1)');
    expect(() => layTile(board, cellAt(0, 0), tileOfCode('G1'), 0)).toThrow('0,0');
    expect(() => layFaceDown(board, cellAt(0, 1))).toThrow('0,1');
    expect(cells(board)).toEqual(['T@(0,0)/0', '?@(0,1)']);
  });
});

describe('setup', () => {
  test('PKL-027 PKL-E01 two players, right turn', () => {
    const board = setupBoard(2, 'right');
    expect(
      picture(board)
        .split('\n')
        .filter((line) => line !== '')
        .join('\n'),
    ).toBe(
      [
        '.. .. .. .. .. ..',
        '.. .. .. .. H  ..',
        '.. .. .. .. ?? ..',
        '.. .. .. .. ?? ..',
        '.. A  ?? ?? B  ..',
        '.. ?? .. .. .. ..',
        '.. ?? .. .. .. ..',
        '.. T  .. .. .. ..',
        '.. .. .. .. .. ..',
      ].join('\n'),
    );
    expect(places(board, [TOILET_SPOT, GUARD_A_SPOT, GUARD_B_SPOT, ROOFTOP_SPOT])).toEqual(['(0,0)', '(0,3)', '(3,3)', '(3,6)']);
  });

  test('PKL-021 PKL-023 PKL-024 PKL-025 PKL-221 k tiles between neighbouring start tiles, also k = 3 and k = 4', () => {
    for (const k of [2, 3, 4]) {
      const board = setupBoard(k, 'right');
      expect(cells(board).slice(0, 4)).toEqual(['T@(0,0)/0', `A@(0,${k + 1})/0`, `B@(${k + 1},${k + 1})/0`, `H@(${k + 1},${2 * k + 2})/0`]);
      expect(board.cell).toHaveLength(4 + 3 * k);
      let here = TOILET_SPOT;
      for (const leg of [0, 1, 0] as const) for (let i = 0; i <= k; i++) here = beside(board, here, leg);
      expect(here).toBe(ROOFTOP_SPOT);
    }
  });

  test('PKL-026 the left board is the mirror image of the right one', () => {
    const right = setupBoard(2, 'right');
    const left = setupBoard(2, 'left');
    expect(left.cell.map((cell) => cellKey(cell))).toEqual(right.cell.map((cell) => cellKey(cellAt(-xOf(cell), yOf(cell)))));
    expect(left.face).toEqual(right.face);
  });

  test('PKL-029 the start tiles lie face up, everything between them face down', () => {
    expect(faceUpSpots(setupBoard(3, 'left'))).toEqual([TOILET_SPOT, GUARD_A_SPOT, GUARD_B_SPOT, ROOFTOP_SPOT]);
  });
});

describe('edges', () => {
  test('PKL-042 an edge is open if neither tile has a wall on it; one wall blocks as much as two', () => {
    const open = boardOf('G2@(0,0) G1@(0,1)');
    const below = boardOf('R2@(0,0) G1@(0,1)');
    const above = boardOf('G1@(0,0) R2@(0,1)/2');
    const both = boardOf('R2@(0,0) B1@(0,1)/2');
    expect([open, below, above, both].map((board) => compass(openEdges(board, 0)))).toEqual(['N', '', '', '']);
    expect([open, below, above, both].map((board) => compass(openEdges(board, 1)))).toEqual(['S', '', '', '']);
    expect([open, below, above, both].map((board) => compass(blockedEdges(board, 0)))).toEqual(['', 'N', 'N', 'N']);
  });

  test('PKL-043 a vent edge is a wall: R1 with its vent N is blocked there', () => {
    const board = boardOf('R1@(0,0) G1@(0,1)');
    expect(compass(openEdges(board, 0))).toBe('');
    expect(compass(blockedEdges(board, 0))).toBe('N');
  });

  test('PKL-044 vents adjoin on the two sides of one edge, not with a plain wall, a face-down tile or nothing beyond', () => {
    const adjoining = boardOf('R1@(0,0) B1@(0,1)/2');
    expect(compass(adjoiningVents(adjoining, 0))).toBe('N');
    expect(compass(adjoiningVents(adjoining, 1))).toBe('S');
    expect(adjoiningVents(boardOf('R1@(0,0) R2@(0,1)/2'), 0)).toBe(0);
    expect(adjoiningVents(boardOf('R1@(0,0) G1@(0,1)'), 0)).toBe(0);
    expect(adjoiningVents(boardOf('R1@(0,0) ?@(0,1)'), 0)).toBe(0);
    expect(adjoiningVents(boardOf('R1@(0,0)'), 0)).toBe(0);
    expect(compass(ownVents(boardOf('R1@(0,0)'), 0))).toBe('N');
  });

  test('PKL-045 towards a face-down tile or an empty cell only the own wall counts', () => {
    const board = boardOf('B5@(0,1) ?@(0,0) ?@(0,2)');
    expect(compass(freeEdges(board, 0))).toBe('ES');
    expect(compass(voidEdges(board, 0))).toBe('EW');
    expect(openEdges(board, 0)).toBe(0);
  });

  test('PKL-055 a new tile need not match: a wall may come to lie against a free edge', () => {
    const board = boardOf('A@(0,3) T@(0,0)');
    const spot = layTile(board, cellAt(1, 3), tileOfCode('G7'), 0);
    expect(compass(openEdges(board, 0))).toBe('');
    expect(compass(blockedEdges(board, 0))).toBe('E');
    expect(compass(blockedEdges(board, spot))).toBe('W');
  });

  test('PKL-047 PKL-054 a rotation moves walls and vents for both neighbours at once', () => {
    const board = boardOf('R1@(0,0) B1@(0,1)/2');
    turnTile(board, 1, 3);
    expect(written(board, 1)).toBe('B1@(0,1)/3');
    expect(adjoiningVents(board, 0)).toBe(0);
    expect(compass(blockedEdges(board, 1))).toBe('S');
    turnTile(board, 0, 1);
    expect(compass(openEdges(board, 0))).toBe('N');
    expect(compass(openEdges(board, 1))).toBe('S');
  });

  test('a face-down tile cannot be turned, a face-up tile cannot be flipped', () => {
    const board = boardOf('T@(0,0) ?@(0,1)');
    expect(() => turnTile(board, 1, 1)).toThrow('face down');
    expect(() => flipTile(board, 0, tileOfCode('G1'), 0)).toThrow('face up');
  });

  test('PKL-042 PKL-043 PKL-044 PKL-045 on any board the edge tables say what the words of the rules say', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const board = build(tiles);
        tiles.forEach((laid, spot) => {
          DIRS.forEach((dir) => {
            const name = COMPASS[dir];
            const bit = (mask: number): boolean => ((mask >> dir) & 1) === 1;
            const kind = laid.faceDown ? 'none' : edgeKind(tiles, spot, name);
            expect(beside(board, spot, dir)).toBe(nextTo(tiles, spot, name));
            expect(bit(openEdges(board, spot))).toBe(kind === 'open');
            expect(bit(blockedEdges(board, spot))).toBe(kind === 'blocked');
            expect(bit(freeEdges(board, spot))).toBe(kind === 'unknown' && !hasWall(laid, name));
            expect(bit(voidEdges(board, spot))).toBe(!laid.faceDown && nextTo(tiles, spot, name) === NONE);
            expect(bit(ownVents(board, spot))).toBe(!laid.faceDown && hasVent(laid, name));
            expect(bit(adjoiningVents(board, spot))).toBe(!laid.faceDown && ventsAdjoin(tiles, spot, name));
          });
        });
      }),
    );
  });

  test('PKL-042 PKL-044 an edge looks the same from both sides', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const board = build(tiles);
        for (const spot of faceUpSpots(board)) {
          for (const dir of DIRS) {
            const other = beside(board, spot, dir);
            if (other === NONE) continue;
            const back = opposite(dir);
            expect((openEdges(board, spot) >> dir) & 1).toBe((openEdges(board, other) >> back) & 1);
            expect((adjoiningVents(board, spot) >> dir) & 1).toBe((adjoiningVents(board, other) >> back) & 1);
          }
        }
      }),
    );
  });

  test('a board flipped and turned bit by bit equals the board laid at once', () => {
    fc.assert(
      fc.property(anyTiles, fc.array(fc.nat()), (tiles, detours) => {
        const board = emptyBoard();
        for (const { x, y } of tiles) layFaceDown(board, cellAt(x, y));
        tiles.forEach(({ tile, turn, faceDown }, spot) => {
          if (!faceDown) flipTile(board, spot, tile, turn);
        });
        const copy = copyBoard(board);
        const shown = faceUpSpots(board);
        for (const detour of shown.length === 0 ? [] : detours) turnTile(board, shown[detour % shown.length], (detour & 3) as Turn);
        for (const spot of shown) turnTile(board, spot, tiles[spot].turn);
        expect(board).toEqual(build(tiles));
        expect(copy).toEqual(board);
      }),
    );
  });

  test('a copy shares nothing with its board, and both are plain data', () => {
    const board = boardOf('R1@(0,0) ?@(0,1)');
    const copy = copyBoard(board);
    flipTile(copy, 1, tileOfCode('B1'), 2);
    expect(cells(board)).toEqual(['R1@(0,0)/0', '?@(0,1)']);
    expect(JSON.parse(JSON.stringify(copy))).toEqual(copy);
  });
});

describe('colours', () => {
  test('PKL-150 PKL-151 the third face-up red or blue tile calls the Jaguar; start tiles and face-down tiles do not count', () => {
    const board = boardOf('T@(0,0) A@(0,3) R1@(1,0) R2@(2,0) B1@(1,1) B2@(2,1) ?@(5,5)');
    expect([countFaceUp(board, 'red'), countFaceUp(board, 'blue'), countFaceUp(board, 'grey')]).toEqual([2, 2, 0]);
    expect(callsJaguar(board, on(board, 2, 0))).toBe(false);
    flipTile(board, on(board, 5, 5), tileOfCode('B3'), 0);
    expect(callsJaguar(board, on(board, 5, 5))).toBe(true);
    expect(callsJaguar(board, on(board, 0, 0))).toBe(false);
  });

  test('PKL-150 three grey tiles call nobody, and a fourth red tile is not the third', () => {
    const board = boardOf('G1@(0,0) G2@(1,0) G3@(2,0) R1@(0,1) R2@(1,1) R3@(2,1) R4@(3,1)');
    expect(callsJaguar(board, on(board, 2, 0))).toBe(false);
    expect(callsJaguar(board, on(board, 3, 1))).toBe(false);
  });

  test('PKL-203 What a Twist! may choose face-up corridor tiles only', () => {
    const board = boardOf('T@(0,0) R1@(0,1) ?@(0,2) A@(0,3) G8@(1,3)/2');
    expect(places(board, corridorSpots(board))).toEqual(['(0,1)', '(1,3)']);
  });

  test('a cell without a tile has no spot', () => {
    expect(spotAt(setupBoard(2, 'right'), cellAt(1, 1))).toBe(NONE);
  });
});
