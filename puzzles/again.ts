import type { Game } from '#engine';
import { aimOf } from './aim.ts';
import { proveFirst } from './prove.ts';
import { BrokenPuzzle, isProved, openPuzzle, type Puzzle, sameKeys } from './puzzle.ts';

/** Searches the same as when it was found, with something to spare. */
const SPARE = 3;

/** Replays a puzzle under the rules of today and proves it anew: why it does not hold, or null. Of a judged one the position and its answers are looked at. */
export function proveAgain(game: Game, puzzle: Puzzle): string | null {
  try {
    const run = openPuzzle(game, puzzle).fork({ keep: true });
    if (!isProved(puzzle.kind)) return null;
    const aim = aimOf(run, puzzle.seat, puzzle.kind);
    const nodes = (puzzle.nodes ?? 0) * SPARE + 1000;
    const { right, open } = proveFirst(run, aim, nodes);
    if (open.length > 0) return `not settled within ${nodes} positions: ${open[0].join(' ')}`;
    if (right.length !== puzzle.right.length) return `${right.length} first answers are right, not ${puzzle.right.length}`;
    const other = right.find((keys) => !puzzle.right.some((one) => sameKeys(one, keys)));
    if (other !== undefined) return `${other.join(' ')} is right too`;
    return null;
  } catch (error) {
    if (error instanceof BrokenPuzzle) return error.message;
    throw error;
  }
}
