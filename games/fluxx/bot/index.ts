import type { BotPart } from '#engine';
import type { FluxxVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, features, priors } from './evaluate.ts';
import { threats } from './threats.ts';
import { wins } from './wins.ts';

export const bot: BotPart<FluxxVars> = { evaluate, aspects, features, threats, priors, wins, slips: 0.45 };
