import {
  adjoiningVents,
  type Board,
  beside,
  blockedEdges,
  faceUpSpots,
  freeEdges,
  openEdges,
  ownVents,
  type Spot,
  tileOn,
  voidEdges,
} from './board.ts';
import { DIRS, type Dir, dirsOf, opposite, type Turn } from './grid.ts';
import { sees } from './sight.ts';
import { GUARD_A, GUARD_B, ROOFTOP, TILES, type TileNo, ventsOf } from './tiles.ts';

// --- Russians ---

/** Steps of an agent, and normal steps of the Jaguar: open edges between face-up tiles (PKL-093, PKL-095, PKL-097). */
export const russianSteps: (board: Board, spot: Spot) => number = openEdges;

/** Where the Jaguar may cross a wall for two symbols (PKL-096). */
export const wallCrossings: (board: Board, spot: Spot) => number = blockedEdges;

/** Spaces of Jaguar's Leap: any neighbouring face-up tile, walls and vents disregarded (PKL-214). */
export function leapSteps(board: Board, spot: Spot): number {
  return openEdges(board, spot) | blockedEdges(board, spot);
}

/** Where Nothing Personal may put a waiting Jaguar: the Guard Stations and every tile with an agent (PKL-213). */
export function jaguarEntries(board: Board, agents: readonly Spot[]): Spot[] {
  return faceUpSpots(board).filter((spot) => {
    const tile = tileOn(board, spot);
    return tile === GUARD_A || tile === GUARD_B || agents.includes(spot);
  });
}

// --- Rick; `stack` is the number of tiles in the corridor stack ---

/** Rick's ways 1 to 3: open edges, and free edges towards face-down tiles or, with a tile left to lay, empty cells (PKL-101 to PKL-103). */
export function rickSteps(board: Board, spot: Spot, stack: number): number {
  const free = freeEdges(board, spot);
  return openEdges(board, spot) | (stack > 0 ? free : free & ~voidEdges(board, spot));
}

/** Rick's way 4: adjoining vents, and vent attempts on face-down tiles or empty cells (PKL-105 to PKL-107, PKL-111, PKL-112). */
export function rickVents(board: Board, spot: Spot, stack: number): number {
  const attempts = ownVents(board, spot) & ~blockedEdges(board, spot);
  return adjoiningVents(board, spot) | (stack > 0 ? attempts : attempts & ~voidEdges(board, spot));
}

/** Parkour: every vent of Rick's tile with a tile beyond it or, with a tile left to lay, an empty cell (PKL-204, PKL-251). */
export function parkourVents(board: Board, spot: Spot, stack: number): number {
  const vents = ownVents(board, spot);
  return stack > 0 ? vents : vents & ~voidEdges(board, spot);
}

/** How Rick passes an edge; it decides how a tile revealed there is turned and whether he arrives. */
export type Passage = 'step' | 'vent' | 'parkour';

// --- placing a revealed tile ---

const ARROW_TURNS: readonly (readonly Turn[])[] = [[0], [1], [2], [3]];

// Index tile * 4 + direction: the turns that bring one of the tile's vents to the edge Rick comes over, by printed edge N, E, S, W.
const VENT_TURNS: readonly (readonly Turn[])[] = TILES.flatMap((_, tile) =>
  DIRS.map((dir) => dirsOf(ventsOf(tile, 0)).map((vent) => ((opposite(dir) - vent) & 3) as Turn)),
);

/**
 * The orientations in which a tile revealed by Rick going in direction `dir` may be placed: after a step its arrow points to Rick (PKL-046); after a
 * passage through a vent one of its vents lies at Rick's vent (PKL-108, PKL-109), or, if it has none, its arrow points to Rick (PKL-110, PKL-204).
 * More than one means that Rick's player chooses (PKL-193).
 */
export function placementTurns(tile: TileNo, dir: Dir, passage: Passage): readonly Turn[] {
  const byVent = VENT_TURNS[tile * 4 + dir];
  return passage === 'step' || byVent.length === 0 ? ARROW_TURNS[dir] : byVent;
}

/** Whether Rick gets onto the revealed tile: only a vent attempt on a tile without a vent fails (PKL-110, PKL-204). */
export function arrives(tile: TileNo, passage: Passage): boolean {
  return passage !== 'vent' || ventsOf(tile, 0) !== 0;
}

const OTHER_TURNS: readonly (readonly Turn[])[] = DIRS.map((now) => DIRS.filter((turn) => turn !== now));

/** The other orientations What a Twist! may give a tile (PKL-203). */
export function twistTurns(now: Turn): readonly Turn[] {
  return OTHER_TURNS[now];
}

// --- Take Cover! ---

/** The board as Take Cover! sees it: where Rick was when it was played, where all enemies stand, whether vents may be used. */
export interface Cover {
  readonly start: Spot;
  readonly enemies: readonly Spot[];
  readonly vents: boolean;
}

/** Whether Take Cover! may end on a tile: not where it began, and out of all sight; the Rooftop always will do (PKL-217). */
export function isCover(board: Board, spot: Spot, cover: Cover): boolean {
  if (spot === cover.start) return false;
  return tileOn(board, spot) === ROOFTOP || !cover.enemies.some((enemy) => sees(board, enemy, spot));
}

/** Spaces of Take Cover!: over face-up tiles only, never through a wall unless vents adjoin there (PKL-206). */
function coverWays(board: Board, spot: Spot, cover: Cover): readonly Dir[] {
  return dirsOf(openEdges(board, spot) | (cover.vents ? adjoiningVents(board, spot) : 0));
}

/** The first spaces from which Take Cover! can be completed, at once or with the second space, as a direction mask. */
export function coverFirstSteps(board: Board, cover: Cover): number {
  let mask = 0;
  for (const dir of coverWays(board, cover.start, cover)) {
    const spot = beside(board, cover.start, dir);
    if (isCover(board, spot, cover) || coverSecondSteps(board, spot, cover) !== 0) mask |= 1 << dir;
  }
  return mask;
}

/** The second spaces of Take Cover! from the tile reached by the first: each must be a legal end. */
export function coverSecondSteps(board: Board, spot: Spot, cover: Cover): number {
  let mask = 0;
  for (const dir of coverWays(board, spot, cover)) if (isCover(board, beside(board, spot, dir), cover)) mask |= 1 << dir;
  return mask;
}
