import type { Fact } from '#engine';
import type { T } from './state.ts';
import { characterFace } from './state.ts';

/** Matches are counted by character, and by who began; bots do not leave. */
export function facts(t: T): Fact[] {
  const { ring, vars } = t;
  // Between turns the active player is the one who comes next.
  const last = ring.indexOf(vars.active) - (vars.phase === 'play' ? 0 : 1);
  return ring.flatMap((seat, i): Fact[] => {
    const face = characterFace(t, seat);
    const place = modulo(i - last + vars.turn - 1, ring.length) + 1;
    return [...(face === undefined ? [] : [{ kind: 'character', name: face.id, seat }]), { kind: 'turn order', name: `${place}`, seat }];
  });
}

const modulo = (n: number, by: number): number => ((n % by) + by) % by;
