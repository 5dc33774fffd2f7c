import type { Game } from '#engine';
import { bot } from './bot/index.ts';
import { defs } from './cards/index.ts';
import { check } from './check.ts';
import { derived } from './derived.ts';
import { facts } from './facts.ts';
import { step } from './flow.ts';
import { pos } from './pos.ts';
import { leave } from './seats.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { cloneVars, newVars, type PickleVars, zones } from './state.ts';
import { whyNot } from './why.ts';

export const pickle: Game<PickleVars> = {
  id: 'pickle',
  rulesVersion: 3,
  seats: { min: 1, max: 2 },
  options: [
    { key: 'sides', values: ['random', 'rick-first', 'rick-second'], default: 'random', rule: 'PKL-020' },
    { key: 'corridor', values: ['random', 'right', 'left'], default: 'random', rule: 'PKL-026' },
    { key: 'distance', values: ['3', '4'], default: '3', rule: 'PKL-221' },
  ],
  zones,
  defs,
  cap: 4000,
  vars: newVars,
  cloneVars,
  setup,
  step,
  check,
  leave,
  bot,
  pages: { facts, whyNot, derived, sketch, pos },
};

export type { PickleDerived } from './derived.ts';
export type { PickleVars } from './state.ts';
export { texts } from './text/index.ts';
