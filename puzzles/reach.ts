import { answerAll, anyPicks, styleOf } from '#bots/index.ts';
import type { Playable, Rng } from '#engine';
import { fastRng, uint32 } from '#engine';
import { type Aim, settled } from './aim.ts';

/** So many answers of all a try goes on. */
const LONGEST = 80;

/** What became of some tries. */
export interface Tried {
  readonly reached: number;
  readonly missed: number;
}

/**
 * Goes on from a position some times, by habit and by chance in turn, in worlds that the seat cannot tell apart. A search takes seconds: whoever never
 * reaches the aim here is not worth it, nor is a danger that never comes.
 */
export function tries(match: Playable, aim: Aim, rng: Rng, many: number): Tried {
  const { policy } = styleOf('classic');
  let reached = 0;
  let missed = 0;
  for (let i = 0; i < many; i++) {
    const luck = fastRng(uint32(rng));
    const run = match.forkFor(aim.seat, luck);
    let end = settled(run, aim);
    for (let n = 0; n < LONGEST && end === null && run.open !== null; n++) {
      answerAll(run, n % 2 === i % 2 ? policy : anyPicks, luck);
      end = settled(run, aim);
    }
    if (end === true) reached++;
    if (end === false) missed++;
  }
  return { reached, missed };
}
