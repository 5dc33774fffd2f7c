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
import { CELLS, type Cell, cellBeside, type Dir, dirsOf, NONE, opposite, stepsApart, xOf, yOf } from './grid.ts';
import { ROOFTOP, WALLS } from './tiles.ts';

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

/** An agent's spaces from every spot to the goal, NONE where there is no way. */
export const agentDistances = (board: Board, goal: Spot): number[] => measure(board, goal, openEdges, []);

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

// Prices in half moves: a tile that nobody has seen may have a wall where Rick wants to go on, and a vent attempt may fail.
const KNOWN_STEP = 2;
const UNKNOWN_STEP = 4;
/** A tile of the stack is used up besides. */
const LAY_STEP = 5;
const VENT_ATTEMPT = 6;
const FAR = 127;

// Scratch by cell, cleared after use: what lies there, and the cost of the way from there; and cells by cost, to be looked at.
const spotHere = new Int8Array(CELLS).fill(NONE);
const costHere = new Int8Array(CELLS).fill(FAR);
const buckets: Cell[][] = Array.from({ length: FAR }, () => []);
const touched: Cell[] = [];

/**
 * What the way to the Rooftop costs Rick, in moves, from each of the cells asked for: over known ways, and over tiles not revealed yet at a
 * guess. Found backwards from the Rooftop, within one cell around the tiles that lie. `Infinity` where he cannot come.
 */
export function waysOut(board: Board, rooftop: Spot, stack: number, from: readonly Cell[]): number[] {
  const { cell: cells } = board;
  let west = FAR;
  let east = -FAR;
  let south = FAR;
  let north = -FAR;
  for (let spot = 0; spot < cells.length; spot++) {
    const x = xOf(cells[spot]);
    const y = yOf(cells[spot]);
    spotHere[cells[spot]] = spot;
    if (x <= west) west = x - 1;
    if (x >= east) east = x + 1;
    if (y <= south) south = y - 1;
    if (y >= north) north = y + 1;
  }
  let furthest = 0;
  costHere[cells[rooftop]] = 0;
  touched[0] = cells[rooftop];
  let many = 1;
  buckets[0].push(cells[rooftop]);
  for (let cost = 0; cost <= furthest && !areSettled(from, cost); cost++) {
    const bucket = buckets[cost];
    for (let i = 0; i < bucket.length; i++) {
      const cell = bucket[i];
      if (costHere[cell] !== cost) continue;
      for (let dir = 0; dir < 4; dir++) {
        const before = cellBeside(cell, dir as Dir);
        const x = xOf(before);
        const y = yOf(before);
        if (x < west || x > east || y < south || y > north) continue;
        const total = cost + passage(board, before, cell, opposite(dir as Dir), stack);
        if (total >= costHere[before]) continue;
        if (costHere[before] === FAR) touched[many++] = before;
        costHere[before] = total;
        buckets[total].push(before);
        if (total > furthest) furthest = total;
      }
    }
  }
  const found: number[] = new Array(from.length);
  for (let i = 0; i < from.length; i++) found[i] = costHere[from[i]] === FAR ? Number.POSITIVE_INFINITY : costHere[from[i]] / KNOWN_STEP;
  for (let i = 0; i < many; i++) costHere[touched[i]] = FAR;
  for (let cost = 0; cost <= furthest; cost++) buckets[cost].length = 0;
  for (let spot = 0; spot < cells.length; spot++) spotHere[cells[spot]] = NONE;
  return found;
}

function areSettled(cells: readonly Cell[], cost: number): boolean {
  for (let i = 0; i < cells.length; i++) if (costHere[cells[i]] > cost) return false;
  return true;
}

/** Half moves for Rick from one cell to the next one in direction `dir`. */
function passage(board: Board, from: Cell, to: Cell, dir: Dir, stack: number): number {
  const here = spotHere[from];
  const there = spotHere[to];
  const bit = 1 << dir;
  const known = there !== NONE && board.face[there] !== NONE;
  if (!known && there === NONE && stack === 0) return FAR;
  if (here === NONE || board.face[here] === NONE) {
    if (!known) return there === NONE ? LAY_STEP : UNKNOWN_STEP;
    return WALLS[board.face[there]] & (1 << opposite(dir)) ? FAR : KNOWN_STEP;
  }
  if (known) return knownWays(board, here) & bit ? KNOWN_STEP : FAR;
  if (freeEdges(board, here) & bit) return there === NONE ? LAY_STEP : UNKNOWN_STEP;
  return ownVents(board, here) & bit ? VENT_ATTEMPT : FAR;
}
