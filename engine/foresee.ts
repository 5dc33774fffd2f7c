import { MATCH_OVER } from './log.ts';
import { stepAsFlow } from './opening.ts';
import type { Rng } from './random.ts';
import { cloneTable, sees } from './table.ts';
import type { SeatId, Step, Table } from './types.ts';

/**
 * The table as it would be once this has been carried out, up to the next question that somebody is asked. `null` where chance decides or something
 * comes to light that the seat does not know now: the outcome would tell it. Meant for `derived`: what an answer certainly brings.
 */
export function foresee<V>(t: Table<V>, seat: SeatId, carryOut: (t: Table<V>) => Step<V>): Table<V> | null {
  const then = cloneTable(t);
  try {
    stepAsFlow(then, carryOut(then)).next();
  } catch (stop) {
    if (stop !== MATCH_OVER) throw stop;
  }
  return tells(t, then, seat) ? null : then;
}

/** Whether chance has decided, or something has come to light that the seat did not know. */
export const tells = <V>(now: Table<V>, then: Table<V>, seat: SeatId): boolean => isMoved(now.rng, then.rng) || isTelling(now, then, seat);

/** A card that the seat does not know was moved, shown or dealt anew. */
function isTelling<V>(now: Table<V>, then: Table<V>, seat: SeatId): boolean {
  for (let id = 0; id < now.def.length; id++) {
    if (sees(now, seat, id)) continue;
    if (now.zone[id] !== then.zone[id] || now.def[id] !== then.def[id] || sees(then, seat, id)) return true;
  }
  return false;
}

function isMoved(now: Rng, then: Rng): boolean {
  if (now.kind === 'chacha') return then.kind !== 'chacha' || now.at !== then.at;
  if (now.kind === 'script' && then.kind === 'script' && now.results.length !== then.results.length) return true;
  return then.kind === 'chacha' || now.s.some((part, i) => part !== then.s[i]);
}
