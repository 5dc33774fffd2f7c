import type { Game, GameText, InEvery } from '#engine';
import { loadArt } from '../kit/index.ts';
import type { Board, GameParts } from './board.ts';
import type { Lessons } from './coach/lessons.ts';

interface Rules {
  readonly game: Game;
  readonly texts: InEvery<GameText>;
}
type Module = { readonly [name: string]: unknown };

// A game is its folder: rules with texts, and a board. Each is fetched only when a table of it is shown.
const rules = import.meta.glob<Module>('../../games/*/index.ts');
const lessons = import.meta.glob<{ readonly lessons: Lessons }>('../../games/*/board/lessons.ts');
const boards = import.meta.glob<{ readonly board: Board }>('../../games/*/board/index.tsx');

const words = import.meta.glob<Pick<Rules, 'texts'>>('../../games/*/text/index.ts');
const faces = import.meta.glob<Pick<Board, 'face'>>('../../games/*/board/face.{ts,tsx}');
const arts = import.meta.glob<Pick<Board, 'art'>>('../../games/*/board/art.ts');

const rulesOf = (id: string): string => `../../games/${id}/index.ts`;
const boardOf = (id: string): string => `../../games/${id}/board/index.tsx`;

/** Rules and texts without the board. */
export async function loadRules(id: string): Promise<Rules> {
  const module = await rules[rulesOf(id)]?.();
  const game = Object.values(module ?? {}).find((one) => typeof one === 'object' && one !== null && 'id' in one && one.id === id);
  if (module === undefined || game === undefined) throw new Error(`there is no game ${id}`);
  return { game: game as Game, texts: module.texts as Rules['texts'] };
}

/** What teaches a game: for a first match and for the page «How to play». */
export async function loadLessons(id: string): Promise<Lessons> {
  const module = await lessons[`../../games/${id}/board/lessons.ts`]?.();
  if (module === undefined) throw new Error(`nobody teaches ${id}`);
  return module.lessons;
}

/** What there is to read about a game: neither its rules as code nor its table. */
export interface Guide extends Pick<Board, 'art' | 'face'>, Pick<Rules, 'texts'> {
  readonly lessons: Lessons;
}

/** How cards look: with the words of any language, and nothing else of the table. */
export async function loadFace(id: string): Promise<Board['face']> {
  const module = await (faces[`../../games/${id}/board/face.ts`] ?? faces[`../../games/${id}/board/face.tsx`])?.();
  if (module === undefined) throw new Error(`nobody draws the cards of ${id}`);
  return module.face;
}

async function fetchPictures(id: string): Promise<Pictures> {
  const at = async <T>(modules: { readonly [path: string]: () => Promise<T> }, ...paths: readonly string[]): Promise<T> => {
    const load = paths.map((path) => modules[`../../games/${id}/${path}`]).find((one) => one !== undefined);
    if (load === undefined) throw new Error(`there is no ${paths[0]} of ${id}`);
    return load();
  };
  const pictures = Promise.allSettled([loadArt(id), loadArt('lobby')]);
  const [{ texts }, { face }, { art }] = await Promise.all([
    at(words, 'text/index.ts'),
    at(faces, 'board/face.ts', 'board/face.tsx'),
    at(arts, 'board/art.ts'),
    pictures,
  ]);
  return { texts, face, art };
}

export async function loadGuide(id: string): Promise<Guide> {
  const [pictures, taught] = await Promise.all([loadPictures(id), loadLessons(id)]);
  return { ...pictures, lessons: taught };
}

/** What little pictures of a game are drawn with: faces, pictures and names, neither rules nor table. */
export type Pictures = Omit<Guide, 'lessons'>;
const pictured = new Map<string, Promise<Pictures>>();

export function loadPictures(id: string): Promise<Pictures> {
  const known = pictured.get(id);
  if (known !== undefined) return known;
  const parts = fetchPictures(id);
  pictured.set(id, parts);
  parts.catch(() => pictured.delete(id));
  return parts;
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
  const board = boards[boardOf(id)];
  if (board === undefined) throw new Error(`there is no table for ${id}`);
  // Pictures come with the rest, but a table without them is still a table.
  const pictures = Promise.allSettled([loadArt(id), loadArt('avatars'), loadArt('table')]);
  const [parts, drawn] = await Promise.all([loadRules(id), board()]);
  await pictures;
  return { ...parts, board: drawn.board };
}
