import type { Ask, Claim, PlanStep } from '#engine';
import { keyOf, uint32 } from '#engine';
import { claimsFor } from './claims.ts';
import { type Imagined, Stage } from './imagine.ts';
import type { Judge } from './judge.ts';
import { Plan } from './plan.ts';
import { tryOut, type Viewpoint } from './trial.ts';

/** What would have been better than what was done, and why: the plan, and what it would have brought in the game's own words. */
export interface Instead {
  readonly steps: readonly PlanStep[];
  readonly claims: readonly Claim[];
}

const PRACTISED = 24;
const WORLDS = 80;

/** Both plans are imagined in the same worlds, as the seat could know them then. */
export function insteadOf<V>(view: Viewpoint<V>, chance: Judge, given: readonly number[], better: readonly number[]): Instead {
  const stage = new Stage(view, chance);
  const [played, best] = [given, better].map((picks) => ({ picks, plan: new Plan(), trials: [] as Imagined[] }));
  for (let i = 0; i < PRACTISED; i++) {
    const world = uint32(view.rng);
    for (const { picks, plan } of [played, best]) tryOut(view, picks, world, plan);
  }
  for (let i = 0; i < WORLDS; i++) {
    const world = uint32(view.rng);
    for (const { picks, plan, trials } of [played, best]) trials.push(stage.play(picks, world, plan));
  }
  return {
    steps: stage.line(best.trials),
    claims: claimsFor(best.trials, played.trials, stage.columns, view.seat),
  };
}

/** The places of the options that are called so; null: not all of them are there. */
export function picksOf(ask: Ask, keys: readonly string[]): number[] | null {
  const picks = keys.map((key) => ask.options.findIndex((option) => keyOf(option) === key));
  return picks.includes(-1) ? null : picks;
}
