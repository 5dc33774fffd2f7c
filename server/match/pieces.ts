import type { Loading } from '#engine';

/**
 * What takes long is done in pieces, and the event loop sees to everybody else between any two of them, whoever asked for them. Pieces wait in one line: forty
 * who ask for something dear at once are forty pieces one after the other, not forty at a time.
 */

const line: (() => void)[] = [];
let isMoving = false;

/** Resolves when it is the turn of one more piece. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve);
    if (isMoving) return;
    isMoving = true;
    setTimeout(move, 0);
  });
}

/** One piece, and the next when the event loop has been round. */
function move(): void {
  const next = line.shift();
  isMoving = line.length > 0;
  if (isMoving) setTimeout(move, 0);
  next?.();
}

/** So many entries of a journal are run at a time: a millisecond or two. */
export const ENTRIES_AT_A_TIME = 100;

/** Runs a journal to its end; a short one at once. */
export async function loaded<M extends Pick<Loading, 'left' | 'goOn'>>(loading: M): Promise<M> {
  if (loading.left <= ENTRIES_AT_A_TIME) loading.goOn(ENTRIES_AT_A_TIME);
  while (loading.left > 0) {
    await turn();
    loading.goOn(ENTRIES_AT_A_TIME);
  }
  return loading;
}
