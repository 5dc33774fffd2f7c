import type { Game } from '#engine';
import { aspects } from './aspects.ts';
import { evaluate, features, priors } from './bot.ts';
import { defs } from './cards/index.ts';
import { check } from './check.ts';
import { derived } from './derived.ts';
import { step } from './flow.ts';
import { join, joinAt, leave, mayJoin } from './seats.ts';
import { setup } from './setup.ts';
import type { FluxxVars } from './state.ts';
import { cloneVars, MAX_SEATS, newVars, zones } from './state.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { threats } from './threats.ts';
import { whyNot } from './why.ts';
import { wins } from './wins.ts';

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
  evaluate,
  aspects,
  features,
  threats,
  priors,
  wins,
  slips: 0.45,
  whyNot,
  derived,
};

export const texts = { en, ru };
