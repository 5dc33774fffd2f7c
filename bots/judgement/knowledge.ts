import type { Game } from '#engine';
import type { Judge } from '../judge.ts';
import { type Policy, soundPicks } from '../policy.ts';
import { byHabit, type Habits, habitsOf } from './habits.ts';
import { chanceOf, decodeModel, type Model, type ModelData } from './model.ts';

/** What was learned about a game. */
export interface Knowledge {
  /** A calibrated chance to win. */
  readonly judge: Judge;
  /** Whether bots win more when they judge by it. */
  readonly isTrusted: boolean;
  /** The same with open cards, for imagined worlds only; undefined where judging so does not win more. */
  readonly openJudge?: Judge;
  /** What others may be imagined to answer; undefined where imagining so does not win more. */
  readonly policy?: Policy;
  readonly habits?: Habits;
}

/** Throws if the weights are not for the game as it is now. */
export function knowledgeOf(game: Game, data: ModelData): Knowledge {
  const model = decodeModel(game, data);
  const habits = data.habits === undefined || !data.plays.includes('habits') ? null : habitsOf(game, data.habits);
  const open = data.open === undefined || !data.plays.includes('open') ? null : decodeModel(game, data, data.open);
  return {
    judge: judgeBy(model, false),
    isTrusted: data.plays.includes('judgement'),
    ...(open === null ? {} : { openJudge: judgeBy(open, true) }),
    ...(habits === null ? {} : { habits, policy: byHabit(habits, soundPicks) }),
  };
}

function judgeBy(model: Model, isOpen: boolean): Judge {
  const sight = { viewer: 0, isOpen };
  return (t, seat) => {
    sight.viewer = seat;
    return chanceOf(model, t, sight);
  };
}

/** The same from weights that may be missing, or be for other rules: then nothing was learned. */
export function knowledgeFrom(game: Game, data: ModelData | null): Knowledge | undefined {
  if (data === null) return undefined;
  try {
    return knowledgeOf(game, data);
  } catch {
    // Weights for other rules would mislead; a test says so to developers.
    return undefined;
  }
}
