import type { Playable, Rng, SeatId } from '#engine';
import { chooseEasily } from './easy.ts';
import type { Budget, Level } from './levels.ts';
import { weigh } from './normal.ts';
import { randomPicks } from './policy.ts';

export type { Budget, Level } from './levels.ts';
export { isLevel, LEVELS } from './levels.ts';
export type { Weighed } from './normal.ts';
export { weigh } from './normal.ts';
export { answerAll, anyPicks, randomPicks } from './policy.ts';

/**
 * What a bot of that level answers for a seat that is asked. It knows the seat's own question and worlds that the seat cannot tell from the
 * real one, nothing else. The same rng and a budget of iterations give the same answer.
 */
export function chooseMove<V>(match: Playable<V>, seat: SeatId, level: Level, budget: Budget, rng: Rng): readonly number[] {
  const ask = match.askOf(seat);
  if (ask === null) throw new Error(`${match.game.id}: seat ${seat} is not asked at decision ${match.n}`);
  switch (level) {
    case 'random':
      return randomPicks(ask, rng);
    case 'easy':
      return chooseEasily(match, seat, rng);
    case 'normal':
      return weigh(match, seat, budget, rng)[0].picks;
  }
}
