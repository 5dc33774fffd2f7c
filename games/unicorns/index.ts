import type { Game } from '#engine';
import { bot } from './bot/index.ts';
import { defs } from './cards/index.ts';
import { check } from './check.ts';
import { derived } from './derived.ts';
import { step } from './flow.ts';
import { pos } from './pos.ts';
import { leave, mayLeave } from './seats.ts';
import { setup } from './setup.ts';
import type { UnicornVars } from './state.ts';
import { cloneVars, MAX_SEATS, newVars, zones } from './state.ts';
import { whyNot } from './why.ts';

export const unicorns: Game<UnicornVars> = {
  id: 'unicorns',
  rulesVersion: 2,
  seats: { min: 2, max: MAX_SEATS },
  options: [
    { key: 'window', values: ['0', '3', '5', '10'], default: '5', live: true, rule: 'UUN-119' },
    { key: 'reshuffle', values: ['off', 'on'], default: 'off', rule: 'UUN-312' },
    { key: 'targets', values: ['later', 'announced'], default: 'later', rule: 'UUN-313' },
    { key: 'leaving', values: ['bot', 'removed'], default: 'bot', rule: 'UUN-316' },
    { key: 'first', values: ['random', '1', '2', '3', '4', '5', '6', '7', '8'], default: 'random', rule: 'UUN-021' },
  ],
  zones: zones.list,
  defs,
  cap: 20_000,
  vars: newVars,
  cloneVars,
  setup,
  step,
  check,
  leave,
  mayLeave,
  bot,
  pages: { whyNot, derived, pos },
};

export { texts } from './text/index.ts';
