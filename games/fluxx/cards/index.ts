import type { Behaviours, FluxxDef } from '../state.ts';
import { actions } from './actions.ts';
import { compound } from './compound.ts';
import { creepers } from './creepers.ts';
import { components } from './data.ts';
import { keepers } from './keepers.ts';
import { newRules } from './new-rules.ts';

const behaviours: Behaviours = { ...newRules, ...keepers, ...creepers, ...actions, ...compound };

/** All 100 cards: what is printed, and what it does. Goals are nothing but their condition, which `goals.ts` reads. */
export const defs: readonly FluxxDef[] = components.map((card) => ({ ...card, ...behaviours[card.id] }));
