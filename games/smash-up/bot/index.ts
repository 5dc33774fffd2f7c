import type { BotPart } from '#engine';
import type { SmashVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, features, whose } from './evaluate.ts';
import { priors } from './priors.ts';
import { signs } from './signs.ts';
import { tips } from './tips.ts';

const orderless = { zones: ['baseDiscard'], vars: ['played', 'moved', 'talents', 'once', 'numb', 'scored', 'kept'] } as const;

export const bot: BotPart<SmashVars> = { evaluate, aspects, signs, tips, features, whose, priors, orderless };
