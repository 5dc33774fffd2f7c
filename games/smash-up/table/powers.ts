import type { CardId, SeatId } from '#engine';
import { MAX_SEATS, SITES } from '../state.ts';

/** One thing that changes the power of a minion; `source` is the definition of the card that does, NONE: its counters. */
export interface Change {
  readonly card: CardId;
  readonly n: number;
  readonly source: number;
}

const BY_SITE_AND_SEAT: readonly number[] = Array.from({ length: SITES * MAX_SEATS }, () => 0);

/** The powers of the minions in play, and the totals. They are true until the table changes. Nobody keeps them over a question or a verb. */
export class Powers {
  /** Minions at the places counted, with their starting powers and what is added to them. The lists keep their room from one count to the next. */
  readonly minions: CardId[] = [];
  readonly starts: number[] = [];
  readonly adds: number[] = [];
  /** Cards that change powers. */
  readonly sources: CardId[] = [];
  /** By place and seat. */
  readonly totals = BY_SITE_AND_SEAT.slice();
  /** How many minions and sources there are. */
  many = 0;
  manySources = 0;
  /** Where changes are written down for who wants to know them. */
  changes: Change[] | null = null;

  /** Place of a minion in the lists. */
  at(id: CardId): number {
    const { minions, many } = this;
    for (let k = 0; k < many; k++) if (minions[k] === id) return k;
    throw new Error(`card ${id} is no minion at the places counted`);
  }

  power(id: CardId): number {
    return this.powerAt(this.at(id));
  }

  powerAt(k: number): number {
    const power = this.starts[k] + this.adds[k];
    return power > 0 ? power : 0;
  }

  start(id: CardId): number {
    return this.starts[this.at(id)];
  }

  total(site: number, seat: SeatId): number {
    return this.totals[site * MAX_SEATS + seat];
  }

  sum(site: number): number {
    const { totals } = this;
    const at = site * MAX_SEATS;
    return totals[at] + totals[at + 1] + totals[at + 2] + totals[at + 3];
  }

  add(k: number, n: number, source: number): void {
    this.adds[k] += n;
    if (this.changes !== null && n !== 0) this.changes.push({ card: this.minions[k], n, source });
  }
}
