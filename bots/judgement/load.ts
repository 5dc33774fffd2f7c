import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '#engine';
import type { Judge } from '../judge.ts';
import { chanceOf, decodeModel, type ModelData } from './model.ts';

/** Where a game's learned weights lie, beside the list of games. */
export const weightsFile = (folder: URL, game: string): URL => new URL(`./${game}/weights.json`, folder);

export const readModel = (file: URL): ModelData | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModelData) : null);

/** The learned judgements of the games below a folder, read when first asked for; undefined where nothing was learned, or for other rules. */
export function loadJudges(folder: URL): (game: Game) => Judge | undefined {
  const known = new Map<string, Judge | undefined>();
  return (game) => {
    if (!known.has(game.id)) known.set(game.id, judgeFrom(game, readModel(weightsFile(folder, game.id))));
    return known.get(game.id);
  };
}

function judgeFrom(game: Game, data: ModelData | null): Judge | undefined {
  if (data === null) return undefined;
  try {
    const model = decodeModel(game, data);
    return (t, seat) => chanceOf(model, t, seat);
  } catch {
    // Weights for other rules would mislead; a test says so to developers.
    return undefined;
  }
}
