import type { CardId, SeatId } from '#engine';
import { mightRespond } from './react.ts';
import type { T } from './state.ts';
import {
  cardOf,
  DISCARD,
  HAND_LIMIT,
  handOf,
  handZone,
  isMarked,
  isNamed,
  MARKS,
  marksOf,
  NURSERY,
  stableOf,
  unicornsOf,
} from './state.ts';
import { isHandOpen, saversOf, wayOut } from './verbs.ts';

export interface SeatDerived {
  readonly seat: SeatId;
  /** Unicorns of the Stable and how many are still needed to win. */
  readonly unicorns: number;
  readonly missing: number;
  readonly hand: number;
  readonly limit: number;
  readonly isOpen: boolean;
  readonly hasPandas: boolean;
  /** Could answer a card with an Instant, by what everybody knows. */
  readonly mayRespond: boolean;
  readonly isUnstoppable: boolean;
}

/** A card of a Stable that does not simply go to the discard pile, or to a hand, when it has to leave. */
export interface Fate {
  readonly card: CardId;
  /** Where it ends up when it is destroyed or sacrificed. */
  readonly hit: 'discard' | 'hand' | 'nursery';
  /** The same when it is returned. */
  readonly returned: 'hand' | 'nursery';
  /** May be sacrificed instead of it. */
  readonly saver: CardId | null;
}

export interface UnicornDerived {
  readonly needed: number;
  readonly fates: readonly Fate[];
  readonly seats: readonly SeatDerived[];
}

/** Public numbers for the table; the chain and the card being played are in the variables already. */
export function derived(t: T): UnicornDerived {
  const { needed } = t.vars;
  const seats = t.ring.map((seat) => {
    const unicorns = unicornsOf(t, seat);
    return {
      seat,
      unicorns,
      missing: Math.max(0, needed - unicorns),
      hand: handOf(t, seat).length,
      limit: HAND_LIMIT,
      isOpen: isHandOpen(t, seat),
      hasPandas: isMarked(t, seat, MARKS.pandas),
      mayRespond: mightRespond(t, seat),
      isUnstoppable: isMarked(t, seat, MARKS.unstoppable),
    };
  });
  return { needed, seats, fates: t.ring.flatMap((seat) => fatesIn(t, seat)) };
}

function fatesIn(t: T, seat: SeatId): Fate[] {
  const marks = marksOf(t, seat);
  const savers = saversOf(t, seat);
  return stableOf(t, seat).flatMap((id): Fate[] => {
    const card = cardOf(t, id);
    const out = wayOut(card, 'destroy', DISCARD, seat, marks);
    const hit = out === NURSERY ? 'nursery' : out === handZone(seat) ? 'hand' : 'discard';
    const returned = wayOut(card, 'return', handZone(seat), seat, marks) === NURSERY ? 'nursery' : 'hand';
    const saver = isNamed(t, id, 'unicorn') ? (savers.find((one) => one !== id) ?? null) : null;
    return hit === 'discard' && returned === 'hand' && saver === null ? [] : [{ card: id, hit, returned, saver }];
  });
}
