// What is in play, summed up by place: most of what a card could do or hear is not there at all. Kept beside the state, so that nobody has to look
// through all cards again and again.

import type { SeatId } from '#engine';
import type { T } from '../state.ts';
import { MAX_SEATS, NONE, SITE, SITES } from '../state.ts';
import { HEARS, KIND, MARK, MINION, PRINTED } from './traits.ts';

interface InPlay {
  /** All marks, and everything that is reacted to (bits of `HEARS`), or-ed. */
  marks: number;
  hears: number;
  /** The same by place. */
  readonly marksAt: number[];
  readonly hearsAt: number[];
  /** By seat: marks of the cards that it controls, or-ed; the same by place and seat. */
  readonly marksOf: number[];
  readonly marksBy: number[];
  /** By place and seat: printed power and counters of its minions. */
  readonly powerAt: number[];
  /** Places that were found not to be full and have not changed since, as bits (`fullSites`). */
  calm: number;
}

const NOTHING: readonly number[] = Array.from({ length: SITES }, () => 0);
const NOTHING_OF: readonly number[] = Array.from({ length: MAX_SEATS }, () => 0);
const NOTHING_BY: readonly number[] = Array.from({ length: SITES * MAX_SEATS }, () => 0);

export function inPlay(t: T): InPlay {
  const known = t.index as InPlay | null;
  return known !== null && t.changed === 0 ? known : renewed(t);
}

const newInPlay = (): InPlay => ({
  marks: 0,
  hears: 0,
  marksAt: NOTHING.slice(),
  hearsAt: NOTHING.slice(),
  marksOf: NOTHING_OF.slice(),
  marksBy: NOTHING_BY.slice(),
  powerAt: NOTHING_BY.slice(),
  calm: 0,
});

function renewed(t: T): InPlay {
  t.index ??= newInPlay();
  const now = t.index as InPlay;
  const { marksAt, hearsAt, marksOf, marksBy } = now;
  let marks = 0;
  let hears = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) marksOf[seat] = 0;
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    if ((t.changed & (1 << site)) !== 0) renew(t, now, site);
    marks |= marksAt[site];
    hears |= hearsAt[site];
    for (let seat = 0, at = site * MAX_SEATS; seat < MAX_SEATS; seat++) marksOf[seat] |= marksBy[at + seat];
  }
  now.marks = marks;
  now.hears = hears;
  now.calm &= ~t.changed;
  t.changed = 0;
  return now;
}

function renew(t: T, now: InPlay, site: number): void {
  const { ctrl, counters } = t.vars;
  const { marksBy, powerAt } = now;
  const first = site * MAX_SEATS;
  for (let i = first; i < first + MAX_SEATS; i++) {
    marksBy[i] = 0;
    powerAt[i] = 0;
  }
  let marks = 0;
  let hears = 0;
  const cards = t.zones[SITE + site];
  for (let i = 0; i < cards.length; i++) {
    const id = cards[i];
    const def = t.def[id];
    marks |= MARK[def];
    hears |= HEARS[def];
    if (ctrl[id] === NONE) continue;
    const at = first + ctrl[id];
    marksBy[at] |= MARK[def];
    if (KIND[def] === MINION) powerAt[at] += PRINTED[def] + counters[id];
  }
  now.marksAt[site] = marks;
  now.hearsAt[site] = hears;
}

/** All marks in play, or-ed; all marks at a place. */
export const marksInPlay = (t: T): number => inPlay(t).marks;
export const marksAt = (t: T, site: number): number => inPlay(t).marksAt[site];

/** Marks of the cards that a player controls, everywhere or at a place. */
export const marksOf = (t: T, seat: SeatId): number => inPlay(t).marksOf[seat];
export const marksBy = (t: T, site: number, seat: SeatId): number => inPlay(t).marksBy[site * MAX_SEATS + seat];

/** Everything that cards in play react to, at a place, as bits of `HEARS`. */
export const hearsInPlay = (t: T): number => inPlay(t).hears;
export const hearsAt = (t: T, site: number): number => inPlay(t).hearsAt[site];

/** Printed power and counters of all minions at a place. */
export function plainSum(t: T, site: number): number {
  const { powerAt } = inPlay(t);
  const at = site * MAX_SEATS;
  return powerAt[at] + powerAt[at + 1] + powerAt[at + 2] + powerAt[at + 3];
}

/** Something at that place has changed without a card coming or going. */
export function noteChange(t: T, site: number): void {
  t.changed |= 1 << site;
}

/** Whether what is kept is what would be made now. */
export function isUpToDate(t: T): boolean {
  const kept = inPlay(t);
  const made = renewed({ ...t, index: null, changed: -1 });
  const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n === b[i]);
  const lists = ['marksAt', 'hearsAt', 'marksOf', 'marksBy', 'powerAt'] as const;
  return lists.every((list) => isSame(kept[list], made[list]));
}
