import type { BotPart } from '#engine';
import type { UnicornVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, features, priors } from './evaluate.ts';
import { signs } from './signs.ts';
import { tips } from './tips.ts';

export const bot: BotPart<UnicornVars> = { evaluate, aspects, signs, tips, features, priors, slips: 0.1 };
