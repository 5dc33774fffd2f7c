import type { Behaviours, FluxxDef } from '../state.ts';
import { actions } from './actions.ts';
import { compound } from './compound.ts';
import { creepers } from './creepers.ts';
import { components } from './data.ts';
import { keepers } from './keepers.ts';
import { newRules } from './new-rules.ts';

const behaviours: Behaviours = { ...newRules, ...keepers, ...creepers, ...actions, ...compound };

// All definitions have all fields, in one order: code for one shape is faster than for many.
const fields = Object.fromEntries(
  components.flatMap((card) => Object.keys({ ...card, ...behaviours[card.id] }).map((name) => [name, undefined])),
);

/** All 100 cards: what is printed, and what it does. Goals are nothing but their condition, which `goals.ts` reads. */
export const defs: readonly FluxxDef[] = components.map((card) => ({ ...fields, ...card, ...behaviours[card.id] }));
