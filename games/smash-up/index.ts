import type { Game } from '#engine';
import { bot } from './bot/index.ts';
import { cards } from './cards/index.ts';
import { check } from './check.ts';
import { ahead, derived } from './derived.ts';
import { facts } from './facts.ts';
import { step } from './flow.ts';
import { pos } from './pos.ts';
import { leave, mayLeave } from './seats.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import type { SmashVars } from './state.ts';
import { MAX_SEATS, SITE, zones } from './state.ts';
import { cloneVars, newVars } from './vars.ts';
import { whyNot } from './why.ts';

export const smashUp: Game<SmashVars> = {
  id: 'smash-up',
  rulesVersion: 4,
  seats: { min: 2, max: MAX_SEATS },
  options: [
    { key: 'sets', values: ['both', 'box', 'core'], default: 'both', rule: 'SMU-044' },
    {
      key: 'copies',
      values: ['1', '2'],
      default: '1',
      rule: 'SMU-023',
      // With the core set alone a second copy of the box means nothing; the box alone needs it for more than two (SMU-044).
      fits: (value, seats, others) => (value === '1' ? others.sets !== 'box' || seats <= 2 : others.sets !== 'core'),
    },
    { key: 'factions', values: ['draft', 'free', 'random'], default: 'draft', rule: 'SMU-029' },
    {
      key: 'first',
      values: ['random', '1', '2', '3', '4'],
      default: 'random',
      rule: 'SMU-042',
      fits: (value, seats) => value === 'random' || Number(value) <= seats,
    },
    { key: 'leaving', values: ['bot', 'remove'], default: 'bot', rule: 'SMU-434' },
  ],
  zones: zones.list,
  defs: cards,
  cap: 20_000,
  vars: newVars,
  cloneVars,
  watched: SITE,
  setup,
  step,
  leave,
  mayLeave,
  check,
  bot,
  pages: { whyNot, derived, ahead, facts, sketch, pos },
};

export { texts } from './text/index.ts';
