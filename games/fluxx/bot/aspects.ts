import type { Aspect } from '#engine';
import { creeperBits, keeperBits, shareOf, WANTED } from '../goals.ts';
import type { FluxxVars, T } from '../state.ts';
import { CREEPERS, goalsInPlay, HAND, KEEPERS } from '../state.ts';

/** The best share of a Goal in play that a player has, in percent. */
function goalShare(t: T, seat: number): number {
  let best = 0;
  for (const goal of goalsInPlay(t)) {
    const wanted = WANTED[t.def[goal]];
    if (wanted !== null) best = Math.max(best, shareOf(t, wanted, seat, keeperBits(t, seat), creeperBits(t, seat)));
  }
  return Math.round(best * 100);
}

/** What people would say about a player; all of it lies in the open. */
export const aspects = [
  { key: 'goal', good: 'more', of: goalShare },
  { key: 'keepers', good: 'more', of: (t, seat) => t.zones[KEEPERS + seat].length },
  { key: 'creepers', good: 'less', of: (t, seat) => t.zones[CREEPERS + seat].length },
  { key: 'hand', good: 'more', of: (t, seat) => t.zones[HAND + seat].length },
] as const satisfies readonly Aspect<FluxxVars>[];
