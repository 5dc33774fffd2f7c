import type { Aspect } from '#engine';
import type { UnicornVars } from '../state.ts';
import { cardOf, handOf, stableOf, unicornsOf } from '../state.ts';

/** What people would say about a player. Of hands only what `viewer` may know. */
export const aspects = [
  { key: 'unicorns', good: 'more', of: (t, seat) => unicornsOf(t, seat) },
  { key: 'hand', good: 'more', of: (t, seat) => handOf(t, seat).length },
  {
    key: 'instants',
    good: 'more',
    of: (t, seat, viewer) => (seat === viewer ? handOf(t, seat).filter((id) => cardOf(t, id).kind === 'instant').length : 0),
  },
  { key: 'upgrades', good: 'more', of: (t, seat) => stableOf(t, seat).filter((id) => cardOf(t, id).kind === 'upgrade').length },
  { key: 'downgrades', good: 'less', of: (t, seat) => stableOf(t, seat).filter((id) => cardOf(t, id).kind === 'downgrade').length },
] as const satisfies readonly Aspect<UnicornVars>[];
