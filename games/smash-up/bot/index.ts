import type { BotPart } from '#engine';
import type { SmashVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, features, priors, whose } from './evaluate.ts';

export const bot: BotPart<SmashVars> = { evaluate, aspects, features, whose, priors };
