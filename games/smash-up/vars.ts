// Variables of a new match, and copies of them.

import type { Scope, Scoring, SmashVars } from './state.ts';

export function newVars(): SmashVars {
  return {
    turn: 0,
    active: 0,
    phase: 'factions',
    first: 0,
    vp: [0, 0, 0, 0],
    factions: [[], [], [], []],
    kept: [],
    owner: [],
    ctrl: [],
    on: [],
    counters: [],
    sites: 0,
    boosts: [],
    bpBoosts: [],
    bank: [],
    played: [],
    moved: [],
    talents: [],
    once: [],
    plays: [0, 0, 0, 0],
    named: [],
    ignores: [],
    asleep: [],
    numb: [],
    scopes: [],
    scoring: null,
    scored: [],
    idle: 0,
    busy: false,
    cut: false,
  };
}

// Flat objects are copied only where something changes them in place; the laws want nothing shared, so all are copied.
const copies = <O extends object>(list: readonly O[]): O[] => (list.length === 0 ? [] : list.map((one) => ({ ...one })));

const cloneScope = (s: Scope): Scope => ({
  stage: s.stage,
  pending: copies(s.pending),
  discards: s.discards.slice(),
  occasions: copies(s.occasions),
});

const cloneScoring = (s: Scoring): Scoring => ({
  site: s.site,
  base: s.base,
  stage: s.stage,
  at: s.at,
  passed: s.passed,
  used: s.used.slice(),
  limited: s.limited.slice(),
  places: s.places.slice(),
  powers: s.powers.slice(),
  gains: s.gains.slice(),
  bp: s.bp,
  waiting: s.waiting.map(({ def, seats }) => ({ def, seats: seats.slice() })),
});

export const cloneVars = (v: SmashVars): SmashVars => ({
  turn: v.turn,
  active: v.active,
  phase: v.phase,
  first: v.first,
  vp: v.vp.slice(),
  factions: v.factions.map((pair) => pair.slice()),
  kept: v.kept.slice(),
  owner: v.owner.slice(),
  ctrl: v.ctrl.slice(),
  on: v.on.slice(),
  counters: v.counters.slice(),
  sites: v.sites,
  boosts: copies(v.boosts),
  bpBoosts: copies(v.bpBoosts),
  bank: copies(v.bank),
  played: copies(v.played),
  moved: v.moved.slice(),
  talents: v.talents.slice(),
  once: v.once.slice(),
  plays: v.plays.slice(),
  named: copies(v.named),
  ignores: copies(v.ignores),
  asleep: copies(v.asleep),
  numb: v.numb.slice(),
  scopes: v.scopes.map(cloneScope),
  scoring: v.scoring === null ? null : cloneScoring(v.scoring),
  scored: v.scored.slice(),
  idle: v.idle,
  busy: v.busy,
  cut: v.cut,
});
