import type { CardId, SeatId, Table } from '#engine';
import { defineZones } from '#engine';

/** What small games of hidden hands lie on: a deck, a hand for each of up to three, a discard pile; whoever is active plays a card. */
export const zones = defineZones(3, {
  deck: { sees: 'none', pool: 'cards' },
  hand: { per: 'seat', sees: 'owner', pool: 'cards' },
  discard: { sees: 'all' },
});
export const { deck, hand, discard } = zones.at;

export const handOf = <V>(t: Table<V>, seat: SeatId): CardId[] => t.zones[hand + seat];

/** Cards of a hand whose rank is at least so high. */
export const fromRank = <V>(t: Table<V>, seat: SeatId, rank: number): CardId[] => handOf(t, seat).filter((card) => t.def[card] >= rank);
