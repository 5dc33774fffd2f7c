import type { Fact } from '#engine';
import type { T } from './state.ts';
import { characterFace } from './state.ts';

/** Matches are counted by character. */
export function facts(t: T): Fact[] {
  return t.ring.flatMap((seat): Fact[] => {
    const face = characterFace(t, seat);
    return face === undefined ? [] : [{ kind: 'character', name: face.id, seat }];
  });
}
