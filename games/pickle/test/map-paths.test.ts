import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  blockedEdges,
  copyBoard,
  faceUpSpots,
  flipTile,
  type Spot,
  setupBoard,
  spotAt,
  TOILET_SPOT,
  turnTile,
} from '../map/board.ts';
import { DIRS, type Dir, NONE } from '../map/grid.ts';
import { arrives, placementTurns } from '../map/moves.ts';
import {
  agentDistance,
  agentOrder,
  agentStep,
  isStuck,
  jaguarCost,
  jaguarStep,
  jaguarTurn,
  movesToRooftop,
  reachableByRick,
} from '../map/paths.ts';
import { TILES } from '../map/tiles.ts';
import { boardOf, compass, on, places, tileOfCode, written } from './map-notation.ts';
import {
  allCosts,
  anyTiles,
  build,
  COMPASS,
  edgeKind,
  hasVent,
  hasWall,
  type Laid,
  nextTo,
  ventsAdjoin,
  wallyTiles,
} from './map-reference.ts';
import { parkourMoves } from './map-walks.ts';

const NEVER = Number.POSITIVE_INFINITY;

function finite(cost: number): number {
  return cost === NEVER ? NONE : cost;
}

function agentCosts(tiles: readonly Laid[]): number[][] {
  return allCosts(tiles, (i, name) => (edgeKind(tiles, i, name) === 'open' ? 1 : NEVER));
}

function jaguarPrice(tiles: readonly Laid[], i: number, name: (typeof COMPASS)[number]): number {
  const kind = edgeKind(tiles, i, name);
  return kind === 'open' ? 1 : kind === 'blocked' ? 2 : NEVER;
}

function way(dir: Dir | typeof NONE): string {
  return dir === NONE ? 'stays' : compass([dir]);
}

function onBoard(tiles: readonly Laid[], check: (board: Board, shown: Spot[]) => void): void {
  const board = build(tiles);
  check(board, faceUpSpots(board));
}

describe('hopelessly stuck', () => {
  test('PKL-E23 PKL-166 PKL-167 PKL-168 enclosed by Parkour', () => {
    const board = boardOf('T@(0,0) R1@(0,1) ?@(0,2) R4@(-1,2)');
    const g5 = tileOfCode('G5');
    const [move] = parkourMoves(board, on(board, 0, 1), 9);
    expect(isStuck(board, on(board, 0, 1))).toBe(false);
    flipTile(board, move.spot, g5, placementTurns(g5, move.dir, move.passage)[0]);
    const rick = arrives(g5, move.passage) ? spotAt(board, move.cell) : on(board, 0, 1);
    expect(written(board, rick)).toBe('G5@(0,2)/0');
    expect(isStuck(board, rick)).toBe(true);
  });

  test('PKL-167 what he can reach over open edges and adjoining vents counts, what lies behind walls does not', () => {
    //   B1
    //   o
    //   R1 G2|R4      R4: walls E and W
    const board = boardOf('R1@(0,0) G2@(1,0) R4@(2,0) B1@(0,1)/2');
    expect(places(board, reachableByRick(board, on(board, 1, 0)))).toEqual(['(0,0)', '(1,0)', '(0,1)']);
    expect(places(board, reachableByRick(board, on(board, 2, 0)))).toEqual(['(2,0)']);
  });

  test('PKL-167 access to any vent rescues him, even one that leads to a face-up tile without a vent', () => {
    // R7: walls on three sides and a vent N; S of it the wall of R2.
    const board = boardOf('R7@(0,1) G1@(0,2) R2@(0,0)');
    expect(isStuck(board, on(board, 0, 1))).toBe(false);
    const without = boardOf('G5@(0,1) R2@(0,0) R4@(-1,1)');
    expect(isStuck(without, on(without, 0, 1))).toBe(true);
  });

  test('PKL-167 the Rooftop within reach rescues him', () => {
    const walls = 'R2@(0,2)/2 R4@(1,1) B3@(-1,1) G5@(0,0)';
    const roof = boardOf(`H@(0,1) ${walls}`);
    const toilet = boardOf(`T@(0,1) ${walls}`);
    expect(isStuck(roof, on(roof, 0, 1))).toBe(false);
    expect(isStuck(toilet, on(toilet, 0, 1))).toBe(true);
  });

  test('PKL-168 a rotation can enclose him', () => {
    const board = boardOf('G5@(0,1) R2@(0,0)/1 R4@(-1,1)');
    expect(isStuck(board, on(board, 0, 1))).toBe(false);
    turnTile(board, on(board, 0, 0), 0);
    expect(isStuck(board, on(board, 0, 1))).toBe(true);
  });

  test('PKL-169 PKL-167 an edge towards an empty cell counts, whatever the stack holds', () => {
    expect(isStuck(boardOf('G1@(0,0)'), 0)).toBe(false);
  });

  test('PKL-167 stuck is what the words say, on any board', () => {
    fc.assert(
      fc.property(fc.oneof(anyTiles, wallyTiles), (tiles) => {
        const costs = allCosts(tiles, (i, name) => (edgeKind(tiles, i, name) === 'open' || ventsAdjoin(tiles, i, name) ? 1 : NEVER));
        onBoard(tiles, (board, shown) => {
          for (const rick of shown) {
            const reach = shown.filter((spot) => costs[rick][spot] < NEVER);
            const rescued = reach.some(
              (spot) =>
                TILES[tiles[spot].tile].id === 'tile-rooftop' ||
                COMPASS.some((name) => hasVent(tiles[spot], name)) ||
                COMPASS.some((name) => edgeKind(tiles, spot, name) === 'unknown' && !hasWall(tiles[spot], name)),
            );
            expect(reachableByRick(board, rick)).toEqual(reach);
            expect(isStuck(board, rick)).toBe(!rescued);
          }
        });
      }),
      { numRuns: 400 },
    );
  });
});

describe('solo agents', () => {
  //   G1 G2
  //            Rick on G1, an agent on A: both ways round take two spaces
  //   T  A
  const square = 'G1@(0,1) G2@(1,1) T@(0,0) A@(1,0)';

  test('PKL-223 PKL-229 of two shortest paths the one that begins N is taken before the one that begins W', () => {
    const board = boardOf(square);
    expect(agentDistance(board, on(board, 1, 0), on(board, 0, 1))).toBe(2);
    expect(way(agentStep(board, on(board, 1, 0), on(board, 0, 1)))).toBe('N');
    expect(way(agentStep(board, on(board, 0, 1), on(board, 1, 0)))).toBe('E');
  });

  test('PKL-223 an agent on Rick’s tile does not move', () => {
    const board = boardOf(square);
    expect(way(agentStep(board, on(board, 0, 1), on(board, 0, 1)))).toBe('stays');
  });

  test('PKL-224 an agent next to Rick moves onto his tile', () => {
    const board = boardOf(square);
    expect(way(agentStep(board, on(board, 1, 1), on(board, 0, 1)))).toBe('W');
  });

  test('PKL-227 paths run over open edges between face-up tiles only; without one the agent stays', () => {
    // The wall N of R2 and the face-down tile leave the long way round as the only one, then none at all.
    const round = boardOf('R2@(0,0) G1@(0,1) G2@(1,1) A@(1,0) ?@(-1,0)');
    expect(agentDistance(round, on(round, 0, 0), on(round, 0, 1))).toBe(3);
    expect(way(agentStep(round, on(round, 0, 0), on(round, 0, 1)))).toBe('E');
    const cut = boardOf('R1@(0,0) B1@(0,1)/2 ?@(1,0) G2@(1,1)');
    expect(agentDistance(cut, on(cut, 0, 0), on(cut, 0, 1))).toBe(NONE);
    expect(way(agentStep(cut, on(cut, 0, 0), on(cut, 0, 1)))).toBe('stays');
  });

  test('PKL-230 nearest first, those without a path last, ties by number; agents in the supply are left out', () => {
    const board = boardOf('T@(0,0) G1@(0,1) G2@(0,2) A@(5,5)');
    const spots = [on(board, 5, 5), on(board, 0, 2), NONE, on(board, 0, 1), on(board, 0, 0), on(board, 0, 1), on(board, 5, 5)];
    expect(agentOrder(board, spots, on(board, 0, 0))).toEqual([4, 3, 5, 1, 0, 6]);
  });

  test('PKL-227 PKL-229 distance and first step equal a brute-force search on any board', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const costs = agentCosts(tiles);
        onBoard(tiles, (board, shown) => {
          for (const from of shown) {
            for (const rick of shown) {
              const steps = costs[from][rick];
              const first = DIRS.find(
                (dir) => edgeKind(tiles, from, COMPASS[dir]) === 'open' && costs[nextTo(tiles, from, COMPASS[dir])][rick] === steps - 1,
              );
              expect(agentDistance(board, from, rick)).toBe(finite(steps));
              expect(agentStep(board, from, rick)).toBe(steps === 0 || steps === NEVER ? NONE : first);
            }
          }
        });
      }),
    );
  });
});

describe('the solo Jaguar', () => {
  test('PKL-228 a wall costs two: he goes straight through it rather than over three open edges', () => {
    const board = boardOf('R2@(0,0) G1@(0,1) G2@(1,1) A@(1,0)');
    expect(jaguarCost(board, on(board, 0, 0), on(board, 0, 1))).toBe(2);
    expect(way(jaguarStep(board, on(board, 0, 0), on(board, 0, 1)))).toBe('N');
  });

  test('PKL-229 at equal cost an open edge goes before a blocked one, even if the blocked one lies N', () => {
    //   G1   G2 (Rick)     from R2: N through the wall 2, then E 1; or E 1, then N through the wall of R1 2
    //   -    x
    //   R2   R1
    const board = boardOf('R2@(0,0) G1@(0,1) G2@(1,1) R1@(1,0)');
    expect(jaguarCost(board, on(board, 0, 0), on(board, 1, 1))).toBe(3);
    expect(way(jaguarStep(board, on(board, 0, 0), on(board, 1, 1)))).toBe('E');
  });

  test('PKL-E19 PKL-226 PKL-232 one open edge, then a wall: he takes the open edge and stops; next turn he crosses', () => {
    const board = boardOf('A@(0,0) R2@(0,1) G1@(0,2)');
    const rick = on(board, 0, 2);
    expect(compass(jaguarTurn(board, on(board, 0, 0), rick))).toBe('N');
    expect(compass(jaguarTurn(board, on(board, 0, 1), rick))).toBe('N');
    expect(compass(blockedEdges(board, on(board, 0, 1)))).toBe('N');
  });

  test('PKL-225 PKL-237 two open edges in one turn; next to Rick he takes one and stops there', () => {
    const board = boardOf('A@(0,0) G2@(0,1) G1@(0,2) T@(0,3)');
    expect(compass(jaguarTurn(board, on(board, 0, 0), on(board, 0, 3)))).toBe('NN');
    expect(compass(jaguarTurn(board, on(board, 0, 2), on(board, 0, 3)))).toBe('N');
    expect(jaguarTurn(board, on(board, 0, 3), on(board, 0, 3))).toEqual([]);
  });

  test('PKL-226 crossing a wall takes the whole turn', () => {
    const board = boardOf('R2@(0,0) G2@(0,1) G1@(0,2)');
    expect(compass(jaguarTurn(board, on(board, 0, 0), on(board, 0, 2)))).toBe('N');
  });

  test('PKL-237 without any path he stays: face-down tiles and empty cells are no way', () => {
    const board = boardOf('A@(0,0) ?@(0,1) G1@(0,2)');
    expect(jaguarCost(board, on(board, 0, 0), on(board, 0, 2))).toBe(NONE);
    expect(jaguarTurn(board, on(board, 0, 0), on(board, 0, 2))).toEqual([]);
  });

  test('PKL-228 PKL-229 cost and first step equal a brute-force search on any board', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const costs = allCosts(tiles, (i, name) => jaguarPrice(tiles, i, name));
        onBoard(tiles, (board, shown) => {
          for (const from of shown) {
            for (const rick of shown) {
              const cost = costs[from][rick];
              const onPath = (dir: Dir, price: number): boolean =>
                jaguarPrice(tiles, from, COMPASS[dir]) === price && costs[nextTo(tiles, from, COMPASS[dir])][rick] === cost - price;
              const first = DIRS.find((dir) => onPath(dir, 1)) ?? DIRS.find((dir) => onPath(dir, 2));
              expect(jaguarCost(board, from, rick)).toBe(finite(cost));
              expect(jaguarStep(board, from, rick)).toBe(cost === 0 || cost === NEVER ? NONE : first);
            }
          }
        });
      }),
    );
  });

  test('PKL-225 PKL-226 PKL-237 a turn spends at most two, comes nearer with every step and mixes no wall with another space', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        onBoard(tiles, (board, shown) => {
          for (const from of shown) {
            const rick = shown[0];
            const turn = jaguarTurn(board, from, rick);
            let here = from;
            let crossed = 0;
            for (const dir of turn) {
              crossed += (blockedEdges(board, here) >> dir) & 1;
              const next = board.next[here * 4 + dir];
              expect(jaguarCost(board, next, rick)).toBeLessThan(jaguarCost(board, here, rick));
              here = next;
            }
            expect(turn.length + crossed).toBeLessThanOrEqual(2);
          }
        });
      }),
    );
  });
});

describe('how far Rick is from the Rooftop', () => {
  test('at the start it is the length of the corridor', () => {
    for (const k of [2, 3, 4]) expect(movesToRooftop(setupBoard(k, 'right'), TOILET_SPOT, 3)).toBe(3 * (k + 1));
  });

  test('known walls make it longer, and a stuck Rick never arrives', () => {
    const board = boardOf('R2@(0,0) H@(0,1)');
    expect(movesToRooftop(board, 0, 1)).toBe(3);
    const stuck = boardOf('G5@(0,1) R2@(0,0) R4@(-1,1) H@(0,2)');
    expect(movesToRooftop(stuck, 0, 3)).toBe(NONE);
  });

  test('revealing tiles never brings the Rooftop nearer', () => {
    fc.assert(
      fc.property(anyTiles, (tiles) => {
        const rooftop = tiles.findIndex((laid) => TILES[laid.tile].id === 'tile-rooftop');
        fc.pre(rooftop !== -1);
        onBoard(tiles, (board, shown) => {
          const known = copyBoard(board);
          tiles.forEach(({ tile, turn, faceDown }, spot) => {
            if (faceDown) flipTile(known, spot, tile, turn);
          });
          for (const rick of shown) {
            const later = movesToRooftop(known, rick, rooftop);
            const now = movesToRooftop(board, rick, rooftop);
            if (later === NONE) continue;
            expect(now).not.toBe(NONE);
            expect(now).toBeLessThanOrEqual(later);
          }
        });
      }),
    );
  });
});
