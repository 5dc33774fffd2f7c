import type { BotMatch, Rng, SeatId } from '#engine';
import { fastRng, uint32 } from '#engine';
import { weigh } from './normal.ts';
import { likelyPicks, unit } from './policy.ts';

/** How often it answers at first sight where the game says nothing else, and how many playouts it thinks otherwise. */
const SLIPS = 0.25;
const GLANCES = 24;

/** A beginner who knows what is good, looks at few answers in few worlds, and now and then at none. */
export function chooseEasily<V>(match: BotMatch<V>, seat: SeatId, rng: Rng): readonly number[] {
  const guess = match.forkFor(seat, fastRng(uint32(rng)));
  const ask = guess.askOf(seat);
  if (ask === null) throw new Error(`${match.game.id}: seat ${seat} is not asked in a world of its own`);
  return unit(rng) < (match.game.bot?.slips ?? SLIPS)
    ? likelyPicks(guess.table, ask, rng)
    : weigh(match, seat, { iterations: GLANCES }, rng)[0].picks;
}
