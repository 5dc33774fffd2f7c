import type { Game } from '#engine';
import { bot } from './bot/index.ts';
import { defs } from './cards/index.ts';
import { check } from './check.ts';
import { derived } from './derived.ts';
import { step } from './flow.ts';
import { pos } from './pos.ts';
import { join, joinAt, leave, mayJoin } from './seats.ts';
import { setup } from './setup.ts';
import type { FluxxVars } from './state.ts';
import { cloneVars, MAX_SEATS, newVars, zones } from './state.ts';
import { whyNot } from './why.ts';

export const fluxx: Game<FluxxVars> = {
  id: 'fluxx',
  rulesVersion: 2,
  seats: { min: 2, max: MAX_SEATS },
  options: [{ key: 'first', values: ['random', 'host'], default: 'random', rule: 'FLX-039' }],
  zones: zones.list,
  defs,
  cap: 20_000,
  vars: newVars,
  cloneVars,
  setup,
  step,
  check,
  join,
  joinAt,
  mayJoin,
  leave,
  bot,
  pages: { whyNot, derived, pos },
};

export { texts } from './text/index.ts';
