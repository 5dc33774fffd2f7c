// Zones, variables and selectors; nothing here asks.

import type { CardDef, CardId, Flow, SeatId, Table } from '#engine';
import { defineZones, defOf } from '#engine';

export const MAX_SEATS = 5;
/** CRN-009. */
export const GOAL = 12;

export interface CairnVars {
  active: SeatId;
  turn: number;
}
export type T = Table<CairnVars>;

export interface CairnCard extends CardDef<CairnVars> {
  readonly kind: 'stone' | 'trick';
  readonly weight: number;
  run?(t: T, seat: SeatId): Flow;
}

// Hiding follows from these lines alone: who sees the faces, and which hidden zones could hold each other's cards.
export const zones = defineZones(MAX_SEATS, {
  deck: { sees: 'none', pool: 'cards' },
  hand: { per: 'seat', sees: 'owner', pool: 'cards' },
  heap: { per: 'seat', sees: 'all' },
  discard: { sees: 'all' },
});
export const DECK = zones.at.deck;
export const HAND = zones.at.hand;
export const HEAP = zones.at.heap;
export const DISCARD = zones.at.discard;

export const newVars = (): CairnVars => ({ active: 0, turn: 0 });
export const cloneVars = ({ active, turn }: CairnVars): CairnVars => ({ active, turn });

export const cardOf = (t: T, card: CardId): CairnCard => defOf(t, card) as CairnCard;

export function weightOf(t: T, seat: SeatId): number {
  let weight = 0;
  for (const card of t.zones[HEAP + seat]) weight += cardOf(t, card).weight;
  return weight;
}
