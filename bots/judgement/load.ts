import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '#engine';
import type { Judge } from '../judge.ts';
import { type Knowledge, knowledgeFrom } from './knowledge.ts';
import type { ModelData } from './model.ts';

/** Where a game's learned weights lie, beside the list of games. What wins among many may lose between two: a match of two may have a file of its own. */
export const weightsFile = (folder: URL, game: string, seats = 2): URL =>
  new URL(`./${game}/bot/${seats > 2 ? 'weights-many' : 'weights'}.json`, folder);

/** What is played with at a table of so many. */
export const modelFor = (folder: URL, game: string, seats: number): ModelData | null =>
  readModel(weightsFile(folder, game, seats)) ?? (seats > 2 ? readModel(weightsFile(folder, game)) : null);

export const readModel = (file: URL): ModelData | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModelData) : null);

/** As it is written down: short lists on one line, as the formatter wants them. */
export const fileOf = (data: ModelData): string =>
  `${JSON.stringify(data, null, 2).replaceAll(/\[\s+((?:"[^"]*"|\d+)(?:,\s+(?:"[^"]*"|\d+))*)\s+\]/g, (_, list: string) => `[${list.replaceAll(/,\s+/g, ', ')}]`)}\n`;

/** What was learned about the games below a folder, read when first asked for; undefined where nothing was learned, or for other rules. */
export function loadKnowledge(folder: URL): (game: Game, seats: number) => Knowledge | undefined {
  const known = new Map<string, Knowledge | undefined>();
  return (game, seats) => {
    const key = `${game.id} ${seats > 2 ? 'many' : 'two'}`;
    if (!known.has(key)) known.set(key, knowledgeFrom(game, modelFor(folder, game.id, seats)));
    return known.get(key);
  };
}

/** The learned judgements alone. */
export function loadJudges(folder: URL): (game: Game, seats: number) => Judge | undefined {
  const knowledgeOf = loadKnowledge(folder);
  return (game, seats) => knowledgeOf(game, seats)?.judge;
}
