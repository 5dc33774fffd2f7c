import { type Knowledge, knowledgeFrom } from '#bots/judgement/knowledge.ts';
import type { ModelData } from '#bots/judgement/model.ts';
import type { Known } from '#bots/work.ts';
import type { Game } from '#engine';

/** Rules, and what bots have learned about them, fetched for a worker of the page when a table of that game is opened. */

type Module = { readonly [name: string]: unknown };
const rules = import.meta.glob<Module>('../../games/*/index.ts');
const weights = import.meta.glob<ModelData>('../../games/*/bot/weights*.json', { import: 'default' });

const loaded = new Map<string, Game>();

/** Rules that have been fetched. */
export const gameHere = (id: string): Game | undefined => loaded.get(id);

export async function fetchRules(id: string): Promise<Game> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const module = await rules[`../../games/${id}/index.ts`]?.();
  const game = Object.values(module ?? {}).find((one) => typeof one === 'object' && one !== null && 'id' in one && one.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  loaded.set(id, game as Game);
  return game as Game;
}

const learned = new Map<string, Promise<Knowledge | undefined>>();

/** With what was learned for so many: what wins among many may lose between two. */
export async function fetchKnown(id: string, seats: number): Promise<Known> {
  const file = (name: string): (() => Promise<ModelData>) | undefined => weights[`../../games/${id}/bot/${name}.json`];
  const game = await fetchRules(id);
  const key = `${id} ${seats > 2}`;
  const found = learned.get(key) ?? readFrom(game, (seats > 2 ? file('weights-many') : undefined) ?? file('weights'));
  learned.set(key, found);
  // Without the network a bot does without what has not been fetched yet, and asks again.
  found.catch(() => learned.delete(key));
  return { game, knowledge: await found.catch(() => undefined) };
}

const readFrom = async (game: Game, load: (() => Promise<ModelData>) | undefined): Promise<Knowledge | undefined> =>
  load === undefined ? undefined : knowledgeFrom(game, await load());
