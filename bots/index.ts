import type { BotMatch, Entry, Game, Header, Rng, SeatId } from '#engine';
import { type Advice, advised } from './advice.ts';
import { chooseEasily } from './easy.ts';
import { picksOf } from './instead.ts';
import { considered } from './judge.ts';
import { type Habits, leanings, spreadPriors } from './judgement/habits.ts';
import type { Knowledge } from './judgement/knowledge.ts';
import type { Budget, LabLevel } from './levels.ts';
import { type LookBack, type LookSettings, lookedBack, type Progress } from './lookback.ts';
import { type SearchStyle, SURE, USUAL, weigh } from './normal.ts';
import type { Leaning } from './plan.ts';
import { eagerly, randomPicks, soundPicks } from './policy.ts';

export type { Advice } from './advice.ts';
export { matchFor } from './clairvoyant.ts';
export type { Judge } from './judge.ts';
export type { Knowledge } from './judgement/knowledge.ts';
export type { Budget, LabLevel, Level } from './levels.ts';
export { budgetOf, isLevel, LAB_LEVELS, LEVELS } from './levels.ts';
export type { LookBack, Progress } from './lookback.ts';
export type { SearchStyle, Weighed } from './normal.ts';
export { weigh } from './normal.ts';
export { answerAll, anyPicks, randomPicks } from './policy.ts';

/** How a level looks at positions, with what was learned about the game where there is something. */
export function styleOf(level: LabLevel, knowledge?: Knowledge): SearchStyle {
  return level === 'hard' || level === 'expert' || level === 'clairvoyant' ? learnedStyle(knowledge) : USUAL;
}

/** With what of it won its matches. */
export function learnedStyle(knowledge?: Knowledge): SearchStyle {
  const { judge, isTrusted, openJudge, policy, habits } = knowledge ?? { isTrusted: false };
  return {
    ...USUAL,
    judge: considered,
    depth: AHEAD,
    byTurns: true,
    policy: eagerly(soundPicks),
    sure: SURE,
    planning: { answers: PLANNED, lean: habits === undefined ? leanByPriors : learnedLean(habits) },
    ...(judge !== undefined && isTrusted ? { judge } : {}),
    ...(openJudge === undefined ? {} : { judge: openJudge }),
    ...(policy !== undefined && habits !== undefined ? { policy: eagerly(policy), priors: learnedPriors(habits) } : {}),
  };
}

/** Decisions of a playout: more of them in the same time were worth as much as further ones. */
const AHEAD = 8;

/** Own answers that are planned ahead; further ones lie too far in worlds that differ. */
const PLANNED = 4;

const leanByPriors: Leaning = (t, ask) => spreadPriors(t.game.bot?.priors?.(t, ask) ?? null, ask.options.length, ask.min === 0);

const learnedLean =
  (habits: Habits): Leaning =>
  (t, ask) =>
    leanings(habits, t, ask) ?? leanByPriors(t, ask);

/** Where one option is to be chosen, how much more the seat leans to each than to none; otherwise what the game itself says. */
function learnedPriors(habits: Habits): SearchStyle['priors'] {
  return (t, ask) => {
    const values = ask.max === 1 && ask.options.length > 0 ? leanings(habits, t, ask) : null;
    if (values === null) return USUAL.priors(t, ask);
    const none = values.pop() ?? 0;
    return values.map((value) => value - none);
  };
}

/**
 * What a bot of that level answers for a seat that is asked. The same rng and a budget of iterations give the same answer. The level `clairvoyant` plays as
 * `hard`: what it sees more, `matchFor` gives it.
 */
export function chooseMove<V>(
  match: BotMatch<V>,
  seat: SeatId,
  level: LabLevel,
  budget: Budget,
  rng: Rng,
  knowledge?: Knowledge,
): readonly number[] {
  const ask = match.askOf(seat);
  if (ask === null) throw new Error(`${match.game.id}: seat ${seat} is not asked at decision ${match.n}`);
  if (level === 'random') return randomPicks(ask, rng);
  if (level === 'easy') return chooseEasily(match, seat, rng);
  if (level === 'advised') return picksOf(ask, advise(match, seat, budget, rng, knowledge).plans[0].keys) ?? randomPicks(ask, rng);
  return weigh(match, seat, budget, rng, styleOf(level, knowledge))[0].picks;
}

/** What `hard` would tell a friend: the best answers of a seat that is asked, with their chances and why. */
export const advise = <V>(match: BotMatch<V>, seat: SeatId, budget: Budget, rng: Rng, knowledge?: Knowledge): Advice =>
  advised(match, seat, budget, rng, learnedStyle(knowledge), knowledge?.openJudge ?? knowledge?.judge);

/** Some more of a look back at a finished match, as `hard` sees it. */
export const lookBack = (
  game: Game,
  header: Header,
  entries: readonly Entry[],
  before: Progress | null,
  {
    knowledge,
    ...time
  }: Pick<LookSettings, 'pieceMs' | 'wholeMs' | 'clock' | 'isStopped'> & { readonly knowledge?: Knowledge | undefined },
): { readonly progress: Progress; readonly result: LookBack | null } =>
  lookedBack(game, header, entries, before, { ...time, finding: learnedStyle(knowledge), judge: knowledge?.judge });
