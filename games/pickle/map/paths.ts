import {
  adjoiningVents,
  type Board,
  blockedEdges,
  cellBeyond,
  freeEdges,
  openEdges,
  ownVents,
  type Spot,
  tileOn,
  voidEdges,
} from './board.ts';
import { type Dir, dirsOf, NONE, stepsApart } from './grid.ts';
import { ROOFTOP } from './tiles.ts';

/**
 * A set of spots as a 32-bit mask: at most 28 tiles lie on the board. All searches here grow such sets layer by layer,
 * which needs no queue and allocates nothing.
 */
type SpotSet = number;

type EdgeReader = (board: Board, spot: Spot) => number;

function knownWays(board: Board, spot: Spot): number {
  return openEdges(board, spot) | adjoiningVents(board, spot);
}

function lowest(set: SpotSet): Spot {
  return 31 - Math.clz32(set & -set);
}

function has(set: SpotSet, spot: Spot): boolean {
  return ((set >> spot) & 1) === 1;
}

/** The spots one step away from any spot of the set, over the edges that `ways` names. */
function neighbours(board: Board, set: SpotSet, ways: EdgeReader): SpotSet {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const spot = lowest(rest);
    for (let mask = ways(board, spot); mask !== 0; mask &= mask - 1) found |= 1 << board.next[spot * 4 + lowest(mask)];
  }
  return found;
}

function spread(board: Board, from: Spot, ways: EdgeReader): SpotSet {
  let seen = 0;
  let layer = 1 << from;
  while (layer !== 0) {
    seen |= layer;
    layer = neighbours(board, layer, ways) & ~seen;
  }
  return seen;
}

/** The face-up tiles Rick can reach over open edges and adjoining vents, his own included: the set S of PKL-167. */
export function reachableByRick(board: Board, from: Spot): Spot[] {
  const spots: Spot[] = [];
  for (let rest = spread(board, from, knownWays); rest !== 0; rest &= rest - 1) spots.push(lowest(rest));
  return spots;
}

/** Hopelessly stuck (PKL-167). The stack, lasting bans and the hand do not matter (PKL-168). */
export function isStuck(board: Board, rick: Spot): boolean {
  for (let rest = spread(board, rick, knownWays); rest !== 0; rest &= rest - 1) {
    const spot = lowest(rest);
    if (freeEdges(board, spot) !== 0 || ownVents(board, spot) !== 0 || tileOn(board, spot) === ROOFTOP) return false;
  }
  return true;
}

// --- the automated Russians of the solo game ---

/** Spaces on an agent's shortest path (PKL-227), or NONE without a path. */
export function agentDistance(board: Board, from: Spot, to: Spot): number {
  let seen = 0;
  let layer = 1 << to;
  for (let steps = 0; layer !== 0; steps++) {
    if (has(layer, from)) return steps;
    seen |= layer;
    layer = neighbours(board, layer, openEdges) & ~seen;
  }
  return NONE;
}

/** The agent's next step towards Rick, first of N, E, S, W on a shortest path (PKL-229); NONE if it stays (PKL-223, PKL-227). */
export function agentStep(board: Board, from: Spot, rick: Spot): Dir | typeof NONE {
  let seen = 0;
  let nearer = 0;
  // Grown from Rick's side, so that the layer before the agent's own holds exactly the next tiles of its shortest paths.
  let layer = 1 << rick;
  while (layer !== 0) {
    if (has(layer, from)) return firstInto(board, from, openEdges(board, from), nearer);
    seen |= layer;
    nearer = layer;
    layer = neighbours(board, layer, openEdges) & ~seen;
  }
  return NONE;
}

/**
 * The order in which agents act (PKL-230). `spots[i]` is where agent i stands, or NONE if it is not on the board;
 * returned are the indexes of those on the board, nearest first, then those without a path, ties by index.
 */
export function agentOrder(board: Board, spots: readonly Spot[], rick: Spot): number[] {
  const far = spots.map((spot) => {
    const steps = spot === NONE ? NONE : agentDistance(board, spot, rick);
    return steps === NONE ? Number.MAX_SAFE_INTEGER : steps;
  });
  const order: number[] = [];
  for (let agent = 0; agent < spots.length; agent++) if (spots[agent] !== NONE) order.push(agent);
  return order.sort((a, b) => far[a] - far[b] || a - b);
}

/** Cost of the Jaguar's cheapest path: 1 for an open edge, 2 for a blocked one (PKL-228); NONE without a path. */
export function jaguarCost(board: Board, from: Spot, to: Spot): number {
  let seen = 0;
  let nearer = 0;
  let layer = 1 << to;
  // A wall costs two, so one empty layer does not end the search.
  for (let cost = 0; layer !== 0 || nearer !== 0; cost++) {
    if (has(layer, from)) return cost;
    seen |= layer;
    const further = jaguarLayer(board, layer, nearer) & ~seen;
    nearer = layer;
    layer = further;
  }
  return NONE;
}

/**
 * The Jaguar's next step on a path of least cost: an open edge before a blocked one, then N, E, S, W (PKL-229).
 * Whether the step crosses a wall is told by blockedEdges. NONE on Rick's tile and without a path.
 */
export function jaguarStep(board: Board, from: Spot, rick: Spot): Dir | typeof NONE {
  let seen = 0;
  let twoNearer = 0;
  let oneNearer = 0;
  let layer = 1 << rick;
  while (layer !== 0 || oneNearer !== 0) {
    if (has(layer, from)) {
      const open = firstInto(board, from, openEdges(board, from), oneNearer);
      return open === NONE ? firstInto(board, from, blockedEdges(board, from), twoNearer) : open;
    }
    seen |= layer;
    const further = jaguarLayer(board, layer, oneNearer) & ~seen;
    twoNearer = oneNearer;
    oneNearer = layer;
    layer = further;
  }
  return NONE;
}

function jaguarLayer(board: Board, oneNearer: SpotSet, twoNearer: SpotSet): SpotSet {
  return neighbours(board, oneNearer, openEdges) | neighbours(board, twoNearer, blockedEdges);
}

/**
 * The steps of the Jaguar's whole solo turn, none to two. A wall takes both spaces, and after one normal space he does
 * not cross a wall but stops (PKL-225, PKL-226, PKL-232, PKL-237). Traps on the way do not change it, they can only end it.
 */
export function jaguarTurn(board: Board, from: Spot, rick: Spot): Dir[] {
  const first = jaguarStep(board, from, rick);
  if (first === NONE) return [];
  if ((blockedEdges(board, from) >> first) & 1) return [first];
  const here = board.next[from * 4 + first];
  const second = jaguarStep(board, here, rick);
  if (second === NONE || (blockedEdges(board, here) >> second) & 1) return [first];
  return [first, second];
}

function firstInto(board: Board, from: Spot, ways: number, goal: SpotSet): Dir | typeof NONE {
  for (const dir of dirsOf(ways)) if (has(goal, board.next[from * 4 + dir])) return dir;
  return NONE;
}

// --- for the evaluation of positions ---

function measure(board: Board, from: Spot, ways: EdgeReader, into: number[]): number[] {
  into.length = board.cell.length;
  into.fill(NONE);
  let seen = 0;
  let layer = 1 << from;
  for (let steps = 0; layer !== 0; steps++) {
    for (let rest = layer; rest !== 0; rest &= rest - 1) into[lowest(rest)] = steps;
    seen |= layer;
    layer = neighbours(board, layer, ways) & ~seen;
  }
  return into;
}

/** An agent's spaces from every spot to the goal, NONE where there is no way; `into` may be used again and again. */
export const agentDistances = (board: Board, goal: Spot, into: number[] = []): number[] => measure(board, goal, openEdges, into);

/** Rick's moves to every face-up tile, over open edges and, unless they are closed to him, adjoining vents; NONE where he cannot come. */
export const rickDistances = (board: Board, rick: Spot, { vents }: { readonly vents: boolean }): number[] =>
  measure(board, rick, vents ? knownWays : openEdges, []);

/** What the way to the Rooftop is made of; `unknown` is the price of a space onto a tile not revealed yet, where a wall may lie. */
interface Escape {
  /** Tiles left to lay: without one only face-down tiles can be revealed. */
  readonly stack: number;
  readonly unknown: number;
}

const STRAIGHT: Escape = { stack: 1, unknown: 1 };

/**
 * The moves Rick needs to the Rooftop: over known ways, then over tiles not revealed yet in a straight count; NONE if he is shut in.
 * With `unknown` 1 it is a lower bound. Parkour is left out of account.
 */
export function movesToRooftop(board: Board, rick: Spot, rooftop: Spot, { stack, unknown }: Escape = STRAIGHT): number {
  const goal = board.cell[rooftop];
  let best = Number.MAX_SAFE_INTEGER;
  let seen = 0;
  let layer = 1 << rick;
  for (let steps = 0; layer !== 0 && steps < best; steps++) {
    if (has(layer, rooftop)) return steps;
    for (let rest = layer; rest !== 0; rest &= rest - 1) {
      const spot = lowest(rest);
      let ways = freeEdges(board, spot) | (ownVents(board, spot) & ~blockedEdges(board, spot));
      if (stack === 0) ways &= ~voidEdges(board, spot);
      for (const dir of dirsOf(ways)) best = Math.min(best, steps + unknown + unknown * stepsApart(cellBeyond(board, spot, dir), goal));
    }
    seen |= layer;
    layer = neighbours(board, layer, knownWays) & ~seen;
  }
  return best === Number.MAX_SAFE_INTEGER ? NONE : best;
}
