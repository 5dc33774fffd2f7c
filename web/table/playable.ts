// By itself, so that the first page knows what stands on the shelf without knowing where the parts of each game are fetched from.
const boards = import.meta.glob('../../games/*/board/index.tsx');

/** Games whose table can be shown. */
export const playable: readonly string[] = Object.keys(boards).map((path) => path.split('/').at(-3) ?? '');
