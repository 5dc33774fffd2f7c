import type { BotPart } from '#engine';
import type { UnicornVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, features, priors } from './evaluate.ts';

export const bot: BotPart<UnicornVars> = { evaluate, aspects, features, priors, slips: 0.1 };
