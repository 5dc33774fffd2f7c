import { seersOf } from './table.ts';
import type { CardId, Face, Outcome, Params, SeatMask, Sink, Table } from './types.ts';
import { EVERYBODY } from './types.ts';

/** Thrown by `finish` to leave all flows at once: a victory interrupts everything still pending. Caught by the match. */
export const MATCH_OVER = { toString: (): string => 'the match is over' };

const NO_PARAMS: Params = Object.freeze({});

/**
 * A line of the log, seen by everybody unless `to` says otherwise. Faces are shown to those who may know them at this moment. A search keeps
 * no log: what takes time to put together is given as a function.
 */
export function log<V>(t: Table<V>, key: string, rule: string, given: Params | (() => Params) = NO_PARAMS, to: SeatMask = EVERYBODY): void {
  // Short, so that it dissolves in its callers and what they put together for it is never made in a search.
  if (t.sink !== null) tell(t, t.sink, key, rule, given, to);
}

function tell<V>(t: Table<V>, sink: Sink, key: string, rule: string, given: Params | (() => Params), to: SeatMask): void {
  const params = typeof given === 'function' ? given() : given;
  const faces: Face[] = [];
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (typeof value !== 'object') continue;
    if ('card' in value) faces.push(faceOf(t, value.card));
    else if ('cards' in value) for (const card of value.cards) faces.push(faceOf(t, card));
  }
  sink.push({ e: 'log', key, rule, params, faces, to });
}

const faceOf = <V>(t: Table<V>, card: CardId): Face => ({ card, def: t.def[card], mask: seersOf(t, card) });

/** The outcome of a match in which nobody would ever be asked again. Games have rules of their own that come first. */
export const NOBODY_ASKED = 'match.stalemate';
/** The outcome of a match that its last person has given up. */
export const RESIGNED = 'match.resign';

/** Ends the match at once. */
export function finish<V>(t: Table<V>, outcome: Outcome): never {
  t.outcome = outcome;
  throw MATCH_OVER;
}

/** Ends the match with the step that is under way: for where nothing else is pending, since leaving everything by force takes its time. */
export function conclude<V>(t: Table<V>, outcome: Outcome): void {
  t.outcome = outcome;
}
