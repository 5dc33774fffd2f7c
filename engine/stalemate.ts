import type { SeatId, SeatMask, Table } from './types.ts';
import { maskOf } from './types.ts';

/** Rounds in a row in which nothing brought the match on. A game that must not go on for ever keeps these two among its variables. */
export interface Idle {
  /** Whole rounds: every seat present has had an idle turn. */
  idleRounds: number;
  /** Who has had one in the round under way. */
  idleSeats: SeatMask;
}

/** After so many rounds the table is told, and after so many the match ends. */
export const IDLE_WARNING = 15;
export const IDLE_END = 25;

/** Something brought the match on. */
export function stir(vars: Idle): void {
  vars.idleRounds = 0;
  vars.idleSeats = 0;
}

/** A seat's turn has passed idly. `near`: the table has to be told now; `over`: the match has to end. */
export function passIdly<V extends Idle>(t: Table<V>, seat: SeatId): 'near' | 'over' | null {
  const v = t.vars;
  v.idleSeats |= maskOf(seat);
  for (const one of t.ring) if ((v.idleSeats & maskOf(one)) === 0) return null;
  v.idleSeats = 0;
  v.idleRounds++;
  return v.idleRounds >= IDLE_END ? 'over' : v.idleRounds === IDLE_WARNING ? 'near' : null;
}
