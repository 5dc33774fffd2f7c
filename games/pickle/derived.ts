import { CARD, DICE, GUN, MOVE, TOOLS, WILD } from './dice.ts';
import { blockedEdges, cellBeyond, freeEdges, isFaceUp, ownVents, voidEdges } from './map/board.ts';
import { DIRS, dirsOf, NONE, xOf, yOf } from './map/grid.ts';
import { rickDistances } from './map/paths.ts';
import { beam, sees } from './map/sight.ts';
import { figureName } from './options.ts';
import { AGENTS, agentsOnBoard, enemyAt, type PickleVars, stackSize, type T } from './state.ts';
import { basicUses, mustSpend, shooters } from './uses.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What the table shows besides the state itself; public. */
export interface PickleDerived {
  /** Who sees Rick, and who has him at range 0-1: agents by number, `jaguar`. */
  readonly watchers: readonly (number | string)[];
  readonly shooters: readonly (number | string)[];
  /** Rick's lines of sight: face-up tiles, his own included. */
  readonly sight: readonly Place[];
  /** Where Rick can come and for how many moves; `unknown`: nobody has seen what lies there. */
  readonly reach: readonly (Place & { readonly moves: number; readonly unknown: boolean })[];
  /** By die: the symbols it may serve as with a basic use now; whether it must be spent before the turn ends. */
  readonly dice: readonly { readonly uses: readonly string[]; readonly must: boolean }[];
  readonly mustSpend: boolean;
  readonly supply: number;
}

export function derived(t: T): PickleDerived {
  const v = t.vars;
  const spending = v.phase === 'spend' && t.outcome === null;
  return {
    watchers: watchersOf(v),
    shooters: shooters(v).map(figureName),
    sight: [v.rickAt, ...DIRS.flatMap((dir) => beam(v.board, v.rickAt, dir, v.board.cell.length))].map((spot) =>
      placeOf(v.board.cell[spot]),
    ),
    reach: reachOf(t),
    dice: spending ? diceUses(t) : [],
    mustSpend: spending && mustSpend(t),
    supply: AGENTS - agentsOnBoard(v),
  };
}

const placeOf = (cell: number): Place => ({ x: xOf(cell), y: yOf(cell) });

function watchersOf(v: PickleVars): (number | string)[] {
  const found: (number | string)[] = [];
  for (let figure = 0; figure <= AGENTS; figure++) {
    const spot = enemyAt(v, figure);
    if (spot !== NONE && sees(v.board, spot, v.rickAt)) found.push(figureName(figure));
  }
  return found;
}

function reachOf(t: T): (Place & { moves: number; unknown: boolean })[] {
  const { board, rickAt, ventBan } = t.vars;
  const distances = rickDistances(board, rickAt, { vents: !ventBan });
  const found: (Place & { moves: number; unknown: boolean })[] = [];
  const cells: number[] = [];
  distances.forEach((moves, spot) => {
    if (moves > 0) found.push({ ...placeOf(board.cell[spot]), moves, unknown: false });
  });
  // The rim: one move further lie tiles that nobody has seen yet, each reached from its nearest neighbour.
  const order = distances.map((_, spot) => spot).filter((spot) => distances[spot] !== NONE && isFaceUp(board, spot));
  order.sort((a, b) => distances[a] - distances[b]);
  for (const spot of order) {
    let ways = freeEdges(board, spot) | (ventBan ? 0 : ownVents(board, spot) & ~blockedEdges(board, spot));
    if (stackSize(t) === 0) ways &= ~voidEdges(board, spot);
    for (const dir of dirsOf(ways)) {
      const cell = cellBeyond(board, spot, dir);
      if (cells.includes(cell)) continue;
      cells.push(cell);
      found.push({ ...placeOf(cell), moves: distances[spot] + 1, unknown: true });
    }
  }
  return found;
}

function diceUses(t: T): { uses: readonly string[]; must: boolean }[] {
  const v = t.vars;
  const basic = basicUses(t);
  const all = [...(basic.move ? ['move'] : []), ...(basic.card ? ['card'] : []), ...(basic.gun ? ['gun'] : [])];
  const BY_SIGN: { [sign: number]: readonly string[] } = {
    [MOVE]: basic.move ? ['move'] : [],
    [CARD]: basic.card ? ['card'] : [],
    [TOOLS]: [],
    [GUN]: basic.gun ? ['gun'] : [],
    [WILD]: all,
  };
  return Array.from({ length: DICE }, (_, die) => {
    const uses = (v.spent >> die) & 1 ? [] : BY_SIGN[v.dice[die]];
    return { uses, must: uses.length > 0 };
  });
}
