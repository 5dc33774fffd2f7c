import type { Game } from '#engine';

/** The games of this installation, by id. */
export interface Library {
  readonly games: readonly Game[];
  gameById(id: string): Game | undefined;
}

/** A module that exports `games`. */
export async function loadLibrary(module: string): Promise<Library> {
  const { games } = (await import(module)) as { games: readonly Game[] };
  return { games, gameById: (id) => games.find((game) => game.id === id) };
}
