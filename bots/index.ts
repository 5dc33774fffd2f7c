import type { Playable, Rng, SeatId } from '#engine';
import { chooseEasily } from './easy.ts';
import type { Judge } from './judge.ts';
import type { Budget, LabLevel } from './levels.ts';
import { type Manner, USUAL, weigh } from './normal.ts';
import { randomPicks } from './policy.ts';

export type { Advice, AdvisedAnswer } from './advice.ts';
export { advise } from './advice.ts';
export type { Judge } from './judge.ts';
export { loadJudges } from './judgement/load.ts';
export type { Budget, LabLevel, Level } from './levels.ts';
export { budgetOf, isLevel, LAB_LEVELS, LEVELS } from './levels.ts';
export type { LookBack, Progress } from './lookback.ts';
export { lookBack } from './lookback.ts';
export type { Manner, Weighed } from './normal.ts';
export { weigh } from './normal.ts';
export { answerAll, anyPicks, randomPicks } from './policy.ts';
export type { Clause } from './why.ts';

/** How a level looks at positions, with the learned judgement of the game where there is one. */
export function mannerOf(level: LabLevel, judge?: Judge): Manner {
  if (level === 'clairvoyant') return { ...USUAL, judge: judge ?? USUAL.judge, world: 'real' };
  return judge !== undefined && (level === 'hard' || level === 'expert') ? { ...USUAL, judge } : USUAL;
}

/**
 * What a bot of that level answers for a seat that is asked. It knows the seat's own question and worlds that the seat cannot tell from the
 * real one, nothing else. The same rng and a budget of iterations give the same answer.
 */
export function chooseMove<V>(
  match: Playable<V>,
  seat: SeatId,
  level: LabLevel,
  budget: Budget,
  rng: Rng,
  judge?: Judge,
): readonly number[] {
  const ask = match.askOf(seat);
  if (ask === null) throw new Error(`${match.game.id}: seat ${seat} is not asked at decision ${match.n}`);
  if (level === 'random') return randomPicks(ask, rng);
  if (level === 'easy') return chooseEasily(match, seat, rng);
  return weigh(match, seat, budget, rng, mannerOf(level, judge))[0].picks;
}
