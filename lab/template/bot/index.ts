import type { BotPart } from '#engine';
import type { CairnVars } from '../state.ts';
import { evaluate, priors } from './evaluate.ts';

export const bot: BotPart<CairnVars> = { evaluate, priors };
