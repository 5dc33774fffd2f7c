import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game } from '../game.ts';

// Used by tests and by the command line alike, hence without the test runner.

/** How many of each card are in a box, by printed name. */
export interface Box {
  readonly [id: string]: number;
}

/** Beside kept journals: the cards that they were dealt from. */
export const BOX_FILE = 'cards.json';

export const boxOf = <V>(game: Game<V>): Box => Object.fromEntries(game.defs.map((def) => [def.id, def.count ?? 1]));

/** The box that the journals of a folder were dealt from; undefined: nothing is kept there. */
export function boxIn(folder: string): Box | undefined {
  const file = join(folder, BOX_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Box) : undefined;
}

/** The game as a journal in that file knows it. */
export const asKept = <V>(game: Game<V>, file: string): Game<V> => withBox(game, boxIn(dirname(file)) ?? boxOf(game));

/**
 * The same rules with fewer cards: one that the box does not know is defined, but there are no copies of it. So a match that was dealt before a card came
 * is dealt in the same way after it.
 */
export function withBox<V>(game: Game<V>, box: Box): Game<V> {
  const gone = Object.keys(box).filter((id) => game.defs.every((def) => def.id !== id));
  if (gone.length > 0) throw new Error(`${game.id} has no card ${gone.join(', ')} any more`);
  const defs = game.defs.map((def) => {
    const count = box[def.id] ?? 0;
    return count === (def.count ?? 1) ? def : { ...def, count };
  });
  return defs.every((def, i) => def === game.defs[i]) ? game : { ...game, defs };
}
