import type { BotPart } from '#engine';
import type { FluxxVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, features, priors } from './evaluate.ts';
import { signs } from './signs.ts';
import { threats } from './threats.ts';
import { tips } from './tips.ts';
import { wins } from './wins.ts';

const orderless = { zones: ['discard', 'centre'], vars: ['used'] } as const;

export const bot: BotPart<FluxxVars> = { evaluate, aspects, signs, tips, features, threats, priors, wins, slips: 0.45, orderless };
