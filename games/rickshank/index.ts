import type { Game } from '#engine';
import { bot } from './bot/index.ts';
import { defs } from './cards/index.ts';
import { check } from './check.ts';
import { derived } from './derived.ts';
import { facts } from './facts.ts';
import { step } from './flow.ts';
import { pos } from './pos.ts';
import { leave, mayLeave } from './seats.ts';
import { setup } from './setup.ts';
import type { RickVars } from './state.ts';
import { cloneVars, MAX_SEATS, newVars, zones } from './state.ts';
import { whyNot } from './why.ts';

export const rickshank: Game<RickVars> = {
  id: 'rickshank',
  rulesVersion: 4,
  seats: { min: 2, max: MAX_SEATS },
  options: [
    {
      key: 'characters',
      values: ['random', 'choice', 'two'],
      default: 'random',
      rule: 'RSR-012',
      // RSR-012: two each of seven.
      fits: (value, seats) => value !== 'two' || seats <= 3,
    },
    { key: 'tokens', values: ['none', 'later', 'two'], default: 'none', rule: 'RSR-333' },
    { key: 'leaving', values: ['bot', 'remove'], default: 'bot', rule: 'RSR-300' },
    { key: 'window', values: ['0', '10', '20', '40'], default: '20', live: true, rule: 'RSR-302' },
  ],
  zones: zones.list,
  defs,
  cap: 20_000,
  vars: newVars,
  cloneVars,
  setup,
  step,
  leave,
  mayLeave,
  check,
  bot,
  pages: { whyNot, derived, facts, pos },
};

export { texts } from './text/index.ts';
