import type { Puzzle } from '#puzzles/puzzle.ts';

const files = import.meta.glob<readonly Puzzle[]>('../../games/*/puzzles.json', { import: 'default' });

/** Games that have puzzles. */
export const puzzled: readonly string[] = Object.keys(files).map((path) => path.split('/').at(-2) ?? '');

/** A puzzle among all of them, numbered within its game. */
export interface Listed {
  readonly game: string;
  readonly n: number;
  readonly puzzle: Puzzle;
}

export async function loadPuzzles(game: string): Promise<readonly Listed[]> {
  const list = await files[`../../games/${game}/puzzles.json`]?.();
  return (list ?? []).map((puzzle, i) => ({ game, n: i + 1, puzzle }));
}

export const loadAll = async (): Promise<readonly Listed[]> => (await Promise.all(puzzled.map((game) => loadPuzzles(game)))).flat();

export const keyOfPuzzle = ({ game, puzzle }: Pick<Listed, 'game' | 'puzzle'>): string => `${game}/${puzzle.id}`;
export const hrefOf = (one: Pick<Listed, 'game' | 'puzzle'>): string => `/puzzles/${keyOfPuzzle(one)}`;
