import type { BotMatch, Playable } from '#engine';
import { fastRng, uint32 } from '#engine';
import type { LabLevel } from './levels.ts';

/**
 * A match whose imagined worlds are the real one, hidden cards included. It is only for measuring how much it would be worth to know them. Luck is
 * new in each world: what chance will bring is nobody's to know.
 */
function withOpenCards<V>(match: Playable<V>): BotMatch<V> {
  return {
    game: match.game,
    n: match.n,
    askOf: (seat) => match.askOf(seat),
    forkFor(_, rng) {
      const world = match.fork();
      world.table.rng = fastRng(uint32(rng));
      return world;
    },
  };
}

/** What a bot of that level gets of a match. */
export const matchFor = <V>(match: Playable<V>, level: LabLevel): BotMatch<V> => (level === 'clairvoyant' ? withOpenCards(match) : match);
