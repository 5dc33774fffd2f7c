import type { T } from './state.ts';
import { cardOf, HEAP } from './state.ts';

/** What can never be at this table; the laws hold it against every position and every imagined world. */
export function check(t: T): string | undefined {
  for (const seat of t.ring)
    for (const card of t.zones[HEAP + seat]) if (cardOf(t, card).kind !== 'stone') return `a ${cardOf(t, card).id} lies on a heap`;
  return t.ring.includes(t.vars.active) ? undefined : `seat ${t.vars.active} is active but gone`;
}
