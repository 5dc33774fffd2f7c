import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjoiningVents,
  type Board,
  copyBoard,
  faceUpSpots,
  flipTile,
  isFaceUp,
  layTile,
  openEdges,
  ROOFTOP_SPOT,
  type Spot,
  setupBoard,
  spotAt,
  TOILET_SPOT,
} from '../map/board.ts';
import { cellAt, DIR_NAMES, DIRS, E, N, NONE, opposite, S, stepsApart, type Turn, W } from '../map/grid.ts';
import {
  arrives,
  coverFirstSteps,
  coverSecondSteps,
  isCover,
  jaguarEntries,
  leapSteps,
  parkourVents,
  placementTurns,
  rickSteps,
  rickVents,
  russianSteps,
  twistTurns,
  wallCrossings,
} from '../map/moves.ts';
import { sees } from '../map/sight.ts';
import { arrowOf, START_TILES, TILES, ventsOf } from '../map/tiles.ts';
import { boardOf, compass, on, picture, places, tileOfCode, written } from './map-notation.ts';
import { anyTiles, build } from './map-reference.ts';
import { parkourMoves, type RickMove, rickMoves } from './map-walks.ts';

/** Reveals a tile as the flow will: placed in one of its legal orientations, Rick arrives or stays. */
function reveal(board: Board, rick: Spot, move: RickMove, code: string, choice = 0): Spot {
  const tile = tileOfCode(code);
  const turn = placementTurns(tile, move.dir, move.passage)[choice];
  if (move.reveal === 'lay') layTile(board, move.cell, tile, turn);
  else flipTile(board, move.spot, tile, turn);
  return arrives(tile, move.passage) ? spotAt(board, move.cell) : rick;
}

function moveTo(board: Board, rick: Spot, dir: number, stack = 18): RickMove {
  const move = rickMoves(board, rick, { stack, vents: true }).find((one) => one.dir === dir);
  if (move === undefined) throw new Error(`no move ${DIR_NAMES[dir]}`);
  return move;
}

function offers(moves: readonly RickMove[]): string[] {
  return moves.map((move) => `${DIR_NAMES[move.dir]} ${move.passage} ${move.reveal}`);
}

describe('Russians', () => {
  test('PKL-E06 PKL-093 an agent walks over open edges to face-up tiles only', () => {
    const board = boardOf('R2@(1,1) B2@(1,2) G2@(0,1) ?@(1,0)');
    expect(compass(russianSteps(board, on(board, 1, 1)))).toBe('W');
  });

  test('PKL-093 an agent never uses vents, adjoining or not', () => {
    const board = boardOf('R1@(0,0) B1@(0,1)/2');
    expect(russianSteps(board, on(board, 0, 0))).toBe(0);
  });

  test('PKL-E22 PKL-099 at the start no agent on a Guard Station can move', () => {
    const board = setupBoard(2, 'right');
    for (const spot of faceUpSpots(board)) expect(russianSteps(board, spot) | wallCrossings(board, spot)).toBe(0);
  });

  test('PKL-097 Russians may enter the Toilet and the Rooftop', () => {
    const board = boardOf('T@(0,0) G1@(0,1) H@(0,2)');
    expect(compass(russianSteps(board, on(board, 0, 1)))).toBe('NS');
  });

  test('PKL-096 the Jaguar crosses a wall of either tile or of both, with vents or without, towards face-up tiles only', () => {
    const sides = {
      own: boardOf('R2@(0,0) G1@(0,1)'),
      other: boardOf('G1@(0,0) R2@(0,1)/2'),
      both: boardOf('R2@(0,0) B1@(0,1)/2'),
      vents: boardOf('R1@(0,0) B1@(0,1)/2'),
      faceDown: boardOf('R2@(0,0) ?@(0,1)'),
      empty: boardOf('R2@(0,0)'),
      open: boardOf('G1@(0,0) G2@(0,1)'),
    };
    const crossings = Object.entries(sides).map(([name, board]) => `${name} ${compass(wallCrossings(board, 0))}`.trim());
    expect(crossings).toEqual(['own N', 'other N', 'both N', 'vents N', 'faceDown', 'empty', 'open']);
  });

  test('PKL-214 Jaguar’s Leap: every neighbouring face-up tile, no face-down tile, no empty cell', () => {
    const board = boardOf('R7@(0,0) G1@(0,1) G2@(0,-1) ?@(1,0)');
    expect(compass(leapSteps(board, on(board, 0, 0)))).toBe('NS');
  });

  test('PKL-213 Nothing Personal: the Guard Stations and every tile with an agent, each once', () => {
    const board = boardOf('T@(0,0) A@(0,3) B@(3,3) H@(3,6) G1@(0,1) G2@(0,2) ?@(1,3)');
    const agents = [on(board, 0, 3), on(board, 0, 1), on(board, 0, 1)];
    expect(places(board, jaguarEntries(board, agents))).toEqual(['(0,3)', '(3,3)', '(0,1)']);
  });
});

describe('Rick walks', () => {
  test('PKL-101 way 1 leads over an open edge to a face-up tile, and back again (PKL-090)', () => {
    const board = boardOf('T@(0,0) G1@(0,1)');
    const there = moveTo(board, on(board, 0, 0), N);
    expect(there).toMatchObject({ passage: 'step', reveal: 'none', spot: on(board, 0, 1) });
    expect(moveTo(board, there.spot, S)).toMatchObject({ passage: 'step', reveal: 'none', spot: on(board, 0, 0) });
  });

  test('PKL-E07 PKL-102 he flips the face-down tile ahead, arrow towards him', () => {
    const board = setupBoard(2, 'right');
    const move = moveTo(board, TOILET_SPOT, N);
    expect(move).toMatchObject({ passage: 'step', reveal: 'flip' });
    const rick = reveal(board, TOILET_SPOT, move, 'B2');
    expect(written(board, rick)).toBe('B2@(0,1)/0');
    expect(compass(rickVents(board, rick, 18))).toBe('W');
  });

  test('PKL-E08 PKL-103 he cannot step W through the wall of B5; E he lays G6, turned once', () => {
    const board = boardOf('T@(0,0) B5@(0,1)');
    const rick = on(board, 0, 1);
    expect(compass(rickSteps(board, rick, 18))).toBe('ES');
    const arrived = reveal(board, rick, moveTo(board, rick, E), 'G6');
    expect(written(board, arrived)).toBe('G6@(1,1)/1');
    // Walls N and E; the way back W is open.
    expect(compass(openEdges(board, arrived))).toBe('W');
    expect(compass(rickSteps(board, arrived, 17))).toBe('SW');
  });

  test('PKL-103 PKL-107 with an empty stack neither a step nor a vent leads onto an empty cell; face-down tiles can still be flipped', () => {
    const board = boardOf('B6@(0,1)/1 ?@(0,2) G1@(-1,1)');
    // B6 turned once: walls E, S, N, vents S and N, arrow W.
    const rick = on(board, 0, 1);
    expect(offers(rickMoves(board, rick, { stack: 1, vents: true }))).toEqual(['N vent flip', 'S vent lay', 'W step none']);
    expect(offers(rickMoves(board, rick, { stack: 0, vents: true }))).toEqual(['N vent flip', 'W step none']);
    expect(offers(rickMoves(setupBoard(2, 'right'), TOILET_SPOT, { stack: 0, vents: true }))).toEqual(['N step flip']);
  });

  test('PKL-046 moving N, E, S, W the new tile is turned 0, 1, 2, 3 times, its arrow edge to Rick and open', () => {
    for (const tile of TILES.keys()) {
      for (const dir of DIRS) {
        const turns = placementTurns(tile, dir, 'step');
        expect(turns).toEqual([dir]);
        if (tile >= START_TILES) expect(arrowOf(tile, turns[0])).toBe(opposite(dir));
      }
    }
  });

  test('PKL-056 the arrow forbids nothing later: Rick may enter over another edge and leave over the arrow', () => {
    const board = boardOf('G1@(0,0) A@(1,0) T@(0,-1)');
    expect(compass(rickSteps(board, on(board, 1, 0), 1))).toContain('W');
    expect(compass(rickSteps(board, on(board, 0, 0), 1))).toBe('NESW');
  });

  test('PKL-115 the Rooftop is entered over any open edge, not through a wall', () => {
    const board = boardOf('H@(3,6) G1@(3,5) G2@(2,6) R2@(3,7)/2 R8@(4,6)');
    expect(compass(openEdges(board, on(board, 3, 6)))).toBe('ESW');
    expect(compass(rickSteps(board, on(board, 4, 6), 0))).toContain('W');
    expect(compass(rickSteps(board, on(board, 3, 7), 0))).not.toContain('S');
  });
});

describe('Rick in the vents', () => {
  const afterB2 = (): { board: Board; rick: Spot } => {
    const board = setupBoard(2, 'right');
    return { board, rick: reveal(board, TOILET_SPOT, moveTo(board, TOILET_SPOT, N), 'B2') };
  };

  test('PKL-E09 PKL-105 PKL-108 a vent attempt that finds a vent: tile turned vent to vent, passable both ways from now on', () => {
    const { board, rick } = afterB2();
    const move = moveTo(board, rick, W);
    expect(move).toMatchObject({ passage: 'vent', reveal: 'lay', cell: cellAt(-1, 1) });
    const arrived = reveal(board, rick, move, 'R3');
    expect(written(board, arrived)).toBe('R3@(-1,1)/0');
    expect(
      picture(board)
        .split('\n')
        .find((line) => line.includes('R3')),
    ).toBe('..|R3oB2 .. .. .. ..');
    // PKL-106: adjoining vents, nothing is revealed any more.
    expect(moveTo(board, arrived, E, 0)).toMatchObject({ passage: 'vent', reveal: 'none', spot: rick });
    expect(moveTo(board, rick, W, 0)).toMatchObject({ passage: 'vent', reveal: 'none', spot: arrived });
  });

  test('PKL-E10 PKL-110 a vent attempt that finds no vent: arrow to Rick, who stays where he is', () => {
    const { board, rick } = afterB2();
    expect(reveal(board, rick, moveTo(board, rick, W), 'G1')).toBe(rick);
    expect(written(board, spotAt(board, cellAt(-1, 1)))).toBe('G1@(-1,1)/3');
    // PKL-111: the tile stays as it lies, and the vent leads nowhere but for Parkour.
    expect(compass(rickVents(board, rick, 17))).toBe('');
    expect(offers(parkourMoves(board, rick, 17))).toEqual(['W parkour none']);
  });

  test('PKL-109 PKL-193 a tile with two vents may be laid in two ways', () => {
    // R5 has vents N and E; Rick goes W, so one of them must come to lie E.
    expect(placementTurns(tileOfCode('R5'), W, 'vent')).toEqual([1, 0]);
    expect(placementTurns(tileOfCode('R5'), W, 'parkour')).toEqual([1, 0]);
    expect(placementTurns(tileOfCode('R1'), W, 'vent')).toEqual([1]);
    const { board, rick } = afterB2();
    for (const choice of [0, 1]) {
      const copy = copyBoard(board);
      const arrived = reveal(copy, rick, moveTo(copy, rick, W), 'R5', choice);
      expect(compass(adjoiningVents(copy, arrived))).toBe('E');
    }
  });

  test('PKL-108 whatever vent is chosen, it adjoins Rick’s; the arrow is ignored', () => {
    for (const tile of TILES.keys()) {
      const count = TILES[tile].vents.length;
      for (const dir of DIRS) {
        const turns = placementTurns(tile, dir, 'vent');
        expect(turns).toHaveLength(Math.max(count, 1));
        expect(new Set(turns).size).toBe(turns.length);
        if (count === 0) expect(turns).toEqual([dir]);
        else for (const turn of turns) expect((ventsOf(tile, turn) >> opposite(dir)) & 1).toBe(1);
      }
    }
  });

  test('PKL-112 a vent of the neighbour alone is of no use', () => {
    const board = boardOf('R2@(0,0) B1@(0,1)/2 T@(0,-1)');
    expect(rickVents(board, on(board, 0, 0), 5)).toBe(0);
    expect(parkourVents(board, on(board, 0, 0), 5)).toBe(0);
    expect(compass(rickVents(board, on(board, 0, 1), 0))).toBe('');
  });

  test('PKL-113 no move leads through a wall without a vent', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const board = build(tiles);
        for (const spot of faceUpSpots(board)) {
          const laid = tiles[spot];
          const walls = TILES[laid.tile].walls.filter((wall) => !TILES[laid.tile].vents.includes(wall));
          const plain = walls.map((wall) => (['N', 'E', 'S', 'W'].indexOf(wall) + laid.turn) % 4);
          for (const dir of plain) expect(((rickSteps(board, spot, 9) | rickVents(board, spot, 9)) >> dir) & 1).toBe(0);
          expect(rickSteps(board, spot, 9) & rickVents(board, spot, 9)).toBe(0);
        }
      }),
    );
  });

  test('PKL-212 while He’s in the Vents! holds, no move leads through a vent', () => {
    const { board, rick } = afterB2();
    expect(offers(rickMoves(board, rick, { stack: 18, vents: true }))).toContain('W vent lay');
    expect(offers(rickMoves(board, rick, { stack: 18, vents: false }))).toEqual(['N step flip', 'E step lay', 'S step none']);
  });

  test('PKL-202 a Jetpack flight ends with a space that reveals a tile; adjoining vents do not end it', () => {
    const board = boardOf('R1@(0,0) B1@(0,1)/2 G1@(0,-1) ?@(1,0)');
    const reveals = rickMoves(board, on(board, 0, 0), { stack: 3, vents: true });
    expect(offers(reveals)).toEqual(['N vent none', 'E step flip', 'S step none', 'W step lay']);
  });
});

describe('Parkour', () => {
  test('PKL-E16 PKL-115 PKL-204 a vent towards the Rooftop: no normal move, but Parkour leads there', () => {
    const board = boardOf('R1@(3,5) H@(3,6)');
    const rick = on(board, 3, 5);
    expect(rickVents(board, rick, 5)).toBe(0);
    expect(parkourMoves(board, rick, 0)).toEqual([
      { dir: N, passage: 'parkour', cell: cellAt(3, 6), spot: on(board, 3, 6), reveal: 'none' },
    ]);
  });

  test('PKL-204 a revealed tile with a vent lies vent to vent, one without lies arrow to Rick; he arrives on both', () => {
    for (const [code, laid] of [
      ['R3', 'R3@(0,1)/1'],
      ['G5', 'G5@(0,1)/0'],
    ]) {
      const board = boardOf('R1@(0,0) ?@(0,1)');
      const arrived = reveal(board, 0, parkourMoves(board, 0, 0)[0], code);
      expect(written(board, arrived)).toBe(laid);
      expect(arrived).toBe(1);
    }
  });

  test('PKL-251 beyond the vent must lie a tile or, with a tile in the stack, an empty cell', () => {
    const board = boardOf('R5@(0,0) ?@(0,1)');
    expect(compass(parkourVents(board, 0, 1))).toBe('NE');
    expect(compass(parkourVents(board, 0, 0))).toBe('N');
    expect(parkourVents(boardOf('G1@(0,0)'), 0, 9)).toBe(0);
  });

  test('PKL-203 a twist gives one of the three other orientations', () => {
    expect(([0, 1, 2, 3] as const).map((turn: Turn) => twistTurns(turn))).toEqual([
      [1, 2, 3],
      [0, 2, 3],
      [0, 1, 3],
      [0, 1, 2],
    ]);
  });
});

describe('Take Cover!', () => {
  //         B7
  //
  //   T  G2 G1      an agent stands on T and looks along the row
  //         -
  //         R2
  const row = 'T@(0,0) G2@(1,0) G1@(2,0) B7@(2,1) R2@(2,-1)';

  test('PKL-217 the end tile is out of sight; the first space may lead through sight', () => {
    const board = boardOf(row);
    const cover = { start: on(board, 1, 0), enemies: [on(board, 0, 0)], vents: true };
    expect(isCover(board, on(board, 2, 0), cover)).toBe(false);
    expect(isCover(board, on(board, 2, 1), cover)).toBe(true);
    expect(compass(coverFirstSteps(board, cover))).toBe('E');
    expect(compass(coverSecondSteps(board, on(board, 2, 0), cover))).toBe('N');
  });

  test('PKL-206 never through a wall: R2 below is out of sight, but out of reach too', () => {
    const board = boardOf('T@(0,0) G2@(1,0) G1@(2,0) R2@(2,-1)');
    const cover = { start: on(board, 1, 0), enemies: [on(board, 0, 0)], vents: true };
    expect(isCover(board, on(board, 2, -1), cover)).toBe(true);
    expect(coverFirstSteps(board, cover)).toBe(0);
  });

  test('PKL-206 PKL-212 adjoining vents are a way, unless He’s in the Vents! holds', () => {
    const board = boardOf('T@(0,-1) R1@(0,0) B1@(0,1)/2');
    const cover = { start: on(board, 0, 0), enemies: [on(board, 0, -1)], vents: true };
    expect(compass(coverFirstSteps(board, cover))).toBe('N');
    expect(coverFirstSteps(board, { ...cover, vents: false })).toBe(0);
  });

  test('PKL-217 the Rooftop will always do; the start tile never does; no tile is revealed', () => {
    const board = boardOf('H@(0,1) T@(0,0) ?@(1,0)');
    const seen = { start: on(board, 0, 0), enemies: [on(board, 0, 1)], vents: true };
    expect(compass(coverFirstSteps(board, seen))).toBe('N');
    expect(isCover(board, on(board, 0, 0), { ...seen, enemies: [] })).toBe(false);
  });

  test('PKL-251 the card can be played exactly if some tile one or two spaces away is a legal end', () => {
    fc.assert(
      fc.property(anyTiles, fc.array(fc.nat(), { maxLength: 4 }), fc.boolean(), (tiles, picks, vents) => {
        const board = build(tiles);
        const shown = faceUpSpots(board);
        fc.pre(shown.length > 0);
        const enemies = picks.map((pick) => shown[pick % shown.length]);
        const start = shown[0];
        const ways = (spot: Spot): Spot[] =>
          DIRS.filter((dir) => ((openEdges(board, spot) | (vents ? adjoiningVents(board, spot) : 0)) >> dir) & 1).map(
            (dir) => board.next[spot * 4 + dir],
          );
        const near = ways(start);
        const ends = [...near, ...near.flatMap(ways)].filter(
          (spot) => spot !== start && (written(board, spot).startsWith('H@') || enemies.every((enemy) => !sees(board, enemy, spot))),
        );
        expect(coverFirstSteps(board, { start, enemies, vents }) !== 0).toBe(ends.length > 0);
      }),
    );
  });
});

describe('a corridor grown by Rick', () => {
  test('PKL-040 PKL-046 PKL-055 PKL-108 placement never overlaps, always borders on Rick’s tile, and he can go back or is let through a vent', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...TILES.keys()].slice(START_TILES), { minLength: 24 }),
        fc.array(fc.nat(), { minLength: 60, maxLength: 120 }),
        fc.constantFrom(2, 3, 4),
        fc.constantFrom<'right' | 'left'>('right', 'left'),
        (deal, picks, between, side) => {
          const board = setupBoard(between, side);
          let left = deal.length - 3 * between;
          let drawn = 0;
          let rick = TOILET_SPOT;
          for (const pick of picks) {
            const moves = [...rickMoves(board, rick, { stack: left, vents: true }), ...parkourMoves(board, rick, left)];
            if (moves.length === 0 || rick === ROOFTOP_SPOT) break;
            const move = moves[pick % moves.length];
            expect(stepsApart(board.cell[rick], move.cell)).toBe(1);
            if (move.reveal === 'none') {
              expect(isFaceUp(board, move.spot)).toBe(true);
              rick = move.spot;
              continue;
            }
            const size = board.cell.length;
            const from = rick;
            if (move.reveal === 'lay') {
              expect(left).toBeGreaterThan(0);
              left--;
            }
            rick = reveal(board, rick, move, TILES[deal[drawn]].code, pick % placementTurns(deal[drawn], move.dir, move.passage).length);
            drawn++;
            expect(board.cell.length).toBe(move.reveal === 'lay' ? size + 1 : size);
            expect(new Set(board.cell).size).toBe(board.cell.length);
            if (move.passage === 'step') expect((openEdges(board, rick) >> opposite(move.dir)) & 1).toBe(1);
            if (move.passage === 'vent' && rick !== from) expect((adjoiningVents(board, rick) >> opposite(move.dir)) & 1).toBe(1);
            expect(spotAt(board, move.cell)).not.toBe(NONE);
          }
          expect(board.cell.length).toBeLessThanOrEqual(TILES.length);
        },
      ),
    );
  });
});
