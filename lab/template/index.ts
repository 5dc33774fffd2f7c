import type { Game } from '#engine';
import { bot } from './bot/index.ts';
import { defs } from './cards/index.ts';
import { check } from './check.ts';
import { derived } from './derived.ts';
import { step } from './flow.ts';
import { setup } from './setup.ts';
import type { CairnVars } from './state.ts';
import { cloneVars, MAX_SEATS, newVars, zones } from './state.ts';

export const cairn: Game<CairnVars> = {
  id: 'cairn',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS },
  options: [],
  zones: zones.list,
  defs,
  cap: 500,
  vars: newVars,
  cloneVars,
  setup,
  step,
  check,
  bot,
  pages: { derived },
};

export { texts } from './text/index.ts';
