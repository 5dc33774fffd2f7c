import type { CardId, SeatId } from '#engine';
import { MAX_SEATS, SITES } from '../state.ts';
import { CARDS } from './traits.ts';

/** One thing that changes the power of a minion; `source` is the definition of the card that does, NONE: its counters. */
export interface Change {
  readonly card: CardId;
  readonly n: number;
  readonly source: number;
}

const BY_CARD: readonly number[] = Array.from({ length: CARDS }, () => 0);
const BY_SITE_AND_SEAT: readonly number[] = Array.from({ length: SITES * MAX_SEATS }, () => 0);

/** What a look at the table saw: powers and totals. It is true until the table changes, so nobody keeps it over a question or a verb. */
export class Look {
  /** By card, of minions at the places looked at: starting power, and what is added to it. */
  readonly starts = BY_CARD.slice();
  readonly adds = BY_CARD.slice();
  /** By place and seat. */
  readonly totals = BY_SITE_AND_SEAT.slice();
  /** Minions, and cards that change powers; how many of them there are. The lists keep their room from one look to the next. */
  readonly minions: CardId[] = [];
  readonly sources: CardId[] = [];
  many = 0;
  manySources = 0;
  /** Where changes are written down for who wants to know them. */
  changes: Change[] | null = null;

  power(id: CardId): number {
    const power = this.starts[id] + this.adds[id];
    return power > 0 ? power : 0;
  }

  start(id: CardId): number {
    return this.starts[id];
  }

  total(site: number, seat: SeatId): number {
    return this.totals[site * MAX_SEATS + seat];
  }

  sum(site: number): number {
    const { totals } = this;
    const at = site * MAX_SEATS;
    return totals[at] + totals[at + 1] + totals[at + 2] + totals[at + 3];
  }

  add(card: CardId, n: number, source: number): void {
    this.adds[card] += n;
    if (this.changes !== null && n !== 0) this.changes.push({ card, n, source });
  }
}
