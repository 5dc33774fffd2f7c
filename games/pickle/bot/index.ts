import type { BotPart } from '#engine';
import type { PickleVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, priors } from './evaluate.ts';
import { features } from './features.ts';
import { outlook } from './outlook.ts';
import { rolls } from './rolls.ts';
import { signs } from './signs.ts';
import { tips } from './tips.ts';
import { wins } from './wins.ts';

export const bot: BotPart<PickleVars> = {
  evaluate,
  outlook,
  aspects,
  signs,
  tips,
  features,
  priors,
  wins,
  // It says nothing of the dice to come: with a wild die shown, rolling again looked better than keeping it.
  instinct: 0.2,
  // Dice that are not spent yet say little: what an answer is worth is judged where the own turn has ended.
  foresight: 1,
  rolls,
  slips: 0.45,
};
