import { useEffect } from 'react';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';

const KEY = 'zastolye-trail-';

function read(match: string): readonly number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + match) ?? '[]') as number[];
  } catch {
    return [];
  }
}

/** With a value at this turn; turns that nobody looked at went on as before. */
export function noted(trail: readonly number[], turn: number, value: number): readonly number[] {
  const before = Array.from({ length: turn }, (_, i) => trail[Math.min(i, trail.length - 1)] ?? 0);
  return [...before, value, ...trail.slice(turn + 1)];
}

/**
 * How the match has gone for me so far, turn by turn, as this page has seen it: for whoever gives up while the others play on. What others have is their
 * own business until the end.
 */
export function useTrail({ me, meta, vars, derived }: TableModel, board: Board): readonly number[] {
  const match = meta?.id ?? '';
  const turn = board.turnNumber?.(vars) ?? 0;
  const value = me === null ? undefined : board.progress?.(vars, derived, me);
  const playing = meta?.status === 'playing';
  useEffect(() => {
    if (value === undefined || !playing) return;
    try {
      sessionStorage.setItem(KEY + match, JSON.stringify(noted(read(match), turn, value)));
    } catch {
      // Private windows may refuse to store; then there is no line.
    }
  }, [match, turn, value, playing]);
  return meta !== null && meta.gaveUp !== null && playing ? read(match) : [];
}
