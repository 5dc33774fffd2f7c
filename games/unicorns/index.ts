import type { Game, Setup } from '#engine';
import { whyNot } from './advice.ts';
import { evaluate, priors } from './bot.ts';
import { cards } from './cards/index.ts';
import { derived } from './derived.ts';
import { step } from './flow.ts';
import { setup } from './setup.ts';
import type { LinkEffect, UnicornVars } from './state.ts';
import { MAX_SEATS, zones } from './state.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';

const cloneEffect = (e: LinkEffect): LinkEffect => ({ ...e, targets: e.targets.map((list) => list.slice()) });

export const unicorns: Game<UnicornVars> = {
  id: 'unicorns',
  rulesVersion: 1,
  seats: { min: 2, max: MAX_SEATS },
  options: [
    { key: 'window', values: ['0', '3', '5', '10'], default: '5', live: true, rule: 'UUN-119' },
    { key: 'reshuffle', values: ['off', 'on'], default: 'off', rule: 'UUN-312' },
    { key: 'targets', values: ['later', 'announced'], default: 'later', rule: 'UUN-313' },
    { key: 'first', values: ['random', '1', '2', '3', '4', '5', '6', '7', '8'], default: 'random', rule: 'UUN-021' },
  ],
  zones: zones.list,
  defs: cards,
  cap: 20_000,
  vars: ({ seats }: Setup): UnicornVars => ({
    turn: 1,
    active: 0,
    phase: 'begin',
    needed: seats <= 5 ? 7 : 6,
    played: 0,
    plays: 1,
    extraDraws: 0,
    extraTurns: 0,
    skip: false,
    ties: [],
    play: null,
    chain: null,
    triggered: [],
  }),
  cloneVars: (v) => ({
    turn: v.turn,
    active: v.active,
    phase: v.phase,
    needed: v.needed,
    played: v.played,
    plays: v.plays,
    extraDraws: v.extraDraws,
    extraTurns: v.extraTurns,
    skip: v.skip,
    ties: v.ties.map((tie) => ({ ...tie })),
    play:
      v.play === null
        ? null
        : {
            ...v.play,
            instants: v.play.instants.map((one) => ({ ...one })),
            effect: v.play.effect === null ? null : cloneEffect(v.play.effect),
          },
    chain: v.chain === null ? null : { link: v.chain.link, step: v.chain.step, effects: v.chain.effects.map(cloneEffect) },
    triggered: v.triggered.map(cloneEffect),
  }),
  setup,
  step,
  evaluate,
  priors,
  whyNot,
  derived,
};

export const texts = { en, ru };
