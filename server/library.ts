import type { Game, GameText, GameTitle, Lang } from '#engine';

/** The games of this installation, by id. */
export interface Library {
  readonly games: readonly Game[];
  gameById(id: string): Game | undefined;
  /** What a game is called; undefined where the module with the games does not tell. */
  titleOf(id: string): { readonly [lang in Lang]: GameTitle } | undefined;
  /** All its words. */
  wordsOf(id: string): { readonly [lang in Lang]: GameText } | undefined;
}

interface GamesModule {
  readonly games: readonly Game[];
  readonly titles?: { readonly [id: string]: { readonly texts: { readonly [lang in Lang]: GameText } } };
}

/** A module that exports `games`, and `titles` if it has words for them. */
export async function loadLibrary(module: string): Promise<Library> {
  const { games, titles } = (await import(module)) as GamesModule;
  const wordsOf: Library['wordsOf'] = (id) => (titles !== undefined && Object.hasOwn(titles, id) ? titles[id].texts : undefined);
  return { games, gameById: (id) => games.find((game) => game.id === id), titleOf: wordsOf, wordsOf };
}
