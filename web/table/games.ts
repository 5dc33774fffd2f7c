import type { Game, GameText, Lang } from '#engine';
import { loadArt } from '../kit/index.ts';
import type { Board, GameParts } from './board.ts';

interface Rules {
  readonly game: Game;
  readonly texts: { readonly [lang in Lang]: GameText };
}

// A game's variables are its own business; the table treats them as plain data.
const rules = <V>(game: Game<V>, texts: Rules['texts']): Rules => ({ game: game as unknown as Game, texts });

/** One line a game: rules with texts, and board. Each is fetched only when a table of it is shown. */
const sources: { readonly [id: string]: { rules(): Promise<Rules>; board(): Promise<{ readonly board: Board }> } } = {
  fluxx: {
    rules: () => import('#games/fluxx/index.ts').then((m) => rules(m.fluxx, m.texts)),
    board: () => import('#games/fluxx/board/index.tsx'),
  },
  pickle: {
    rules: () => import('#games/pickle/index.ts').then((m) => rules(m.pickle, m.texts)),
    board: () => import('#games/pickle/board/index.tsx'),
  },
  unicorns: {
    rules: () => import('#games/unicorns/index.ts').then((m) => rules(m.unicorns, m.texts)),
    board: () => import('#games/unicorns/board/index.tsx'),
  },
};

/** Games whose table can be shown. */
export const playable: readonly string[] = Object.keys(sources);

/** Rules and texts without the board: what the rules page needs. */
export async function loadRules(id: string): Promise<Rules> {
  const source = sources[id];
  if (source === undefined) throw new Error(`there is no game ${id}`);
  return source.rules();
}

const loaded = new Map<string, Promise<GameParts>>();

export function loadGame(id: string): Promise<GameParts> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const parts = fetchGame(id);
  loaded.set(id, parts);
  // Whoever was offline may try again.
  parts.catch(() => loaded.delete(id));
  return parts;
}

async function fetchGame(id: string): Promise<GameParts> {
  const source = sources[id];
  if (source === undefined) throw new Error(`there is no game ${id}`);
  // Pictures come with the rest, but a table without them is still a table.
  const pictures = Promise.allSettled([loadArt(id), loadArt('avatars'), loadArt('table')]);
  const [{ game, texts }, { board }] = await Promise.all([source.rules(), source.board()]);
  await pictures;
  return { game, texts, board };
}

/** Games with a challenge of the day, the same for everybody; it runs in the page. */
export const challenges: {
  readonly [id: string]: () => Promise<{ readonly Daily: typeof import('#games/pickle/board/Daily.tsx').Daily }>;
} = {
  pickle: () => import('#games/pickle/board/Daily.tsx'),
};
