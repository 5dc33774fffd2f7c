import type { SeatId } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import type { FluxxDerived, GoalView, Need } from '../derived.ts';
import type { FluxxVars } from '../state.ts';

export type Model = TableModel<FluxxVars, FluxxDerived>;

export const haveOf = (need: Need, seat: SeatId): number => need.have.find((one) => one.seat === seat)?.n ?? 0;

export const isFilled = (need: Need, seat: SeatId): boolean =>
  need.what === 'most'
    ? haveOf(need, seat) >= need.min && need.have.every((one) => one.seat === seat || one.n < haveOf(need, seat))
    : haveOf(need, seat) >= need.min;

export interface Progress {
  readonly goal: GoalView;
  readonly have: number;
  readonly need: number;
}

/** How far a seat is with the Goal that it is nearest to. */
export function progressOf(derived: FluxxDerived, seat: SeatId): Progress | null {
  let best: Progress | null = null;
  for (const goal of derived.goals) {
    const have = Math.min(goal.enough, goal.needs.filter((need) => isFilled(need, seat)).length);
    if (best === null || have / goal.enough > best.have / best.need) best = { goal, have, need: goal.enough };
  }
  return best;
}

/** Cards that a Goal in play names. */
export const isWanted = (derived: FluxxDerived, def: string | null): boolean =>
  def !== null &&
  derived.goals.some((goal) => goal.needs.some((need) => (need.what === 'keeper' || need.what === 'creeper') && need.name === def));
