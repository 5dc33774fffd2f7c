import type { Game, GameText, Lang } from '#engine';
import { fluxx, texts as fluxxTexts } from './fluxx/index.ts';
import { pickle, texts as pickleTexts } from './pickle/index.ts';
import { rickshank, texts as rickshankTexts } from './rickshank/index.ts';
import { smashUp, texts as smashUpTexts } from './smash-up/index.ts';
import { unicorns, texts as unicornsTexts } from './unicorns/index.ts';

export interface Title {
  readonly game: Game;
  readonly texts: { readonly [lang in Lang]: GameText };
}

// A game's variables are its own business; whoever goes through the registry treats them as plain data.
const title = <V>(game: Game<V>, texts: Title['texts']): Title => ({ game: game as unknown as Game, texts });

/** Every game there is, for the server and the command line; pages load each game by itself. */
export const titles: { readonly [id: string]: Title } = {
  fluxx: title(fluxx, fluxxTexts),
  pickle: title(pickle, pickleTexts),
  rickshank: title(rickshank, rickshankTexts),
  'smash-up': title(smashUp, smashUpTexts),
  unicorns: title(unicorns, unicornsTexts),
};

export const games: readonly Game[] = Object.values(titles).map(({ game }) => game);

export const gameById = (id: string): Game | undefined => (Object.hasOwn(titles, id) ? titles[id].game : undefined);
