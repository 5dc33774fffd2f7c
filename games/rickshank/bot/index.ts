import type { BotPart } from '#engine';
import type { RickVars } from '../state.ts';
import { aspects } from './aspects.ts';
import { evaluate, priors } from './evaluate.ts';
import { outlook } from './prospects.ts';
import { signs } from './signs.ts';
import { tips } from './tips.ts';

const orderless = { zones: ['destroyed', 'placesGone'], vars: ['played', 'used', 'hit', 'rewarded'] } as const;

export const bot: BotPart<RickVars> = { evaluate, outlook, aspects, signs, tips, priors, foresight: 1, slips: 0.05, orderless };
