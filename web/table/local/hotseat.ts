import type { SeatId } from '#engine';
import type { MatchState } from '#server/schema.ts';

/** Several people at one device: whose turn in front of the screen it is. */
export interface Handover {
  /** Decision that `answered` belongs to. */
  readonly n: number;
  /** Own seats that have answered it: in an open window everybody stays listed until it closes, so only we know. */
  readonly answered: readonly SeatId[];
  /** The seat that is asked and not in front of the screen. */
  readonly due: SeatId | null;
}

export const NO_HANDOVER: Handover = { n: -1, answered: [], due: null };

/** What follows from a new state; the same object if nothing does. */
export function handOver(before: Handover, state: MatchState | null): Handover {
  if (state === null || state.meta.yours.length < 2) return before.due === null ? before : NO_HANDOVER;
  // Another point of view is on its way and nothing is known: the curtain stays as it is.
  if (state.view === null) return before;
  const { decision } = state.view;
  if (decision === null) return before.due === null ? before : NO_HANDOVER;
  const known = before.n === decision.n ? before.answered : [];
  const done = state.seat !== null && decision.mine === null && !known.includes(state.seat);
  const answered = done && state.seat !== null ? [...known, state.seat] : known;
  const open = state.meta.yours.filter((seat) => decision.asked.includes(seat) && !answered.includes(seat));
  const due = open.length === 0 || (state.seat !== null && open.includes(state.seat)) ? null : open[0];
  return before.n === decision.n && before.due === due && answered === before.answered ? before : { n: decision.n, answered, due };
}
