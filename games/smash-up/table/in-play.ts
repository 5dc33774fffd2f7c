// What is in play, summed up by place: most of what a card could do or hear is not there at all. Kept beside the state, so that nobody has to look
// through all cards again and again.

import type { CardId, SeatId } from '#engine';
import type { T } from '../state.ts';
import * as state from '../state.ts';
import { Powers } from './powers.ts';
import * as traits from './traits.ts';

const { MAX_SEATS, NONE, SITE, SITES } = state;
const { HEARS, HOOKS, KIND, MINION, PRINTED } = traits;

interface InPlay {
  /** What the cards do (bits of `HOOK`) and react to (bits of `HEARS`), or-ed. */
  hooks: number;
  hears: number;
  /** The same by place. */
  readonly hooksAt: number[];
  readonly hearsAt: number[];
  /** By seat: what the cards do that it controls, or-ed; the same by place and seat. */
  readonly hooksOf: number[];
  readonly hooksBy: number[];
  /** By place and seat: printed power and counters of its minions. */
  readonly powerAt: number[];
  /** Places that were found not to be full and have not changed since, as bits (`fullSites`). */
  calm: number;
  /** Room for the bases in play when they are listed (`groundsIn`). */
  readonly grounds: CardId[];
  /** Room for the powers when they are counted; null: they were never counted. */
  powers: Powers | null;
}

const NOTHING: readonly number[] = Array.from({ length: SITES }, () => 0);
const NO_GROUNDS: readonly CardId[] = Array.from({ length: SITES + 1 }, () => NONE);
const NOTHING_OF: readonly number[] = Array.from({ length: MAX_SEATS }, () => 0);
const NOTHING_BY: readonly number[] = Array.from({ length: SITES * MAX_SEATS }, () => 0);

export function inPlay(t: T): InPlay {
  const known = t.index as InPlay | null;
  return known !== null && t.changed === 0 ? known : renewed(t);
}

const newInPlay = (): InPlay => ({
  hooks: 0,
  hears: 0,
  hooksAt: NOTHING.slice(),
  hearsAt: NOTHING.slice(),
  hooksOf: NOTHING_OF.slice(),
  hooksBy: NOTHING_BY.slice(),
  powerAt: NOTHING_BY.slice(),
  calm: 0,
  grounds: NO_GROUNDS.slice(),
  powers: null,
});

function renewed(t: T): InPlay {
  t.index ??= newInPlay();
  const now = t.index as InPlay;
  const { hooksAt, hearsAt, hooksOf, hooksBy } = now;
  const { changed } = t;
  let hooks = 0;
  let hears = 0;
  // One after the other: for four seats a loop costs more than what is in it.
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    if ((changed & (1 << site)) !== 0) renew(t, now, site);
    hears |= hearsAt[site];
    if (hooksAt[site] === 0) continue;
    hooks |= hooksAt[site];
    const at = site * MAX_SEATS;
    first |= hooksBy[at];
    second |= hooksBy[at + 1];
    third |= hooksBy[at + 2];
    fourth |= hooksBy[at + 3];
  }
  hooksOf[0] = first;
  hooksOf[1] = second;
  hooksOf[2] = third;
  hooksOf[3] = fourth;
  now.hooks = hooks;
  now.hears = hears;
  now.calm &= ~changed;
  t.changed = 0;
  return now;
}

function renew(t: T, now: InPlay, site: number): void {
  const { ctrl, counters } = t.vars;
  const { hooksBy, powerAt } = now;
  const first = site * MAX_SEATS;
  for (let i = first; i < first + MAX_SEATS; i++) {
    hooksBy[i] = 0;
    powerAt[i] = 0;
  }
  let hooks = 0;
  let hears = 0;
  const cards = t.zones[SITE + site];
  for (let i = 0; i < cards.length; i++) {
    const id = cards[i];
    const def = t.def[id];
    hooks |= HOOKS[def];
    hears |= HEARS[def];
    if (ctrl[id] === NONE) continue;
    const at = first + ctrl[id];
    hooksBy[at] |= HOOKS[def];
    if (KIND[def] === MINION) powerAt[at] += PRINTED[def] + counters[id];
  }
  now.hooksAt[site] = hooks;
  now.hearsAt[site] = hears;
}

/** What cards in play do, everywhere or at a place, as bits of `HOOK`. */
export const hooksInPlay = (t: T): number => inPlay(t).hooks;
export const hooksAt = (t: T, site: number): number => inPlay(t).hooksAt[site];

/** The same of the cards that a player controls. */
export const hooksOf = (t: T, seat: SeatId): number => inPlay(t).hooksOf[seat];
export const hooksBy = (t: T, site: number, seat: SeatId): number => inPlay(t).hooksBy[site * MAX_SEATS + seat];

/** Everything that cards in play react to, at a place, as bits of `HEARS`. */
export const hearsInPlay = (t: T): number => inPlay(t).hears;
export const hearsAt = (t: T, site: number): number => inPlay(t).hearsAt[site];

/** Printed power and counters of all minions at a place. */
export function plainSum(t: T, site: number): number {
  const { powerAt } = inPlay(t);
  const at = site * MAX_SEATS;
  return powerAt[at] + powerAt[at + 1] + powerAt[at + 2] + powerAt[at + 3];
}

/** The bases in play, by place; NONE comes after the last one. One list for all calls, so nobody keeps it. */
export function groundsIn(t: T): readonly CardId[] {
  const { grounds } = inPlay(t);
  let many = 0;
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    const cards = t.zones[SITE + site];
    if (cards.length > 0) grounds[many++] = cards[0];
  }
  grounds[many] = NONE;
  return grounds;
}

/** Where the powers of this table are written when they are counted. */
export function powersIn(t: T): Powers {
  const now = inPlay(t);
  now.powers ??= new Powers();
  return now.powers;
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
  const lists = ['hooksAt', 'hearsAt', 'hooksOf', 'hooksBy', 'powerAt'] as const;
  return lists.every((list) => isSame(kept[list], made[list]));
}
