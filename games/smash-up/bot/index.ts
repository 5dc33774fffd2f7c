import type { BotPart } from '#engine';
import type { SmashVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, features, whose } from './evaluate.ts';
import { priors } from './priors.ts';

export const bot: BotPart<SmashVars> = { evaluate, aspects, features, whose, priors };
