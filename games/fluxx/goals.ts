import type { CardId, SeatId, SeatMask } from '#engine';
import { maskOf } from '#engine';
import type { CardName, Component, Condition, Mark } from './cards/data.ts';
import { components } from './cards/data.ts';
import type { T } from './state.ts';
import {
  CENTRE,
  CONDITION,
  CREEPER_BIT,
  CREEPERS,
  HAND,
  indexOf,
  isHindranceLifted,
  KEEPER_BIT,
  KEEPERS,
  KIND,
  markBits,
} from './state.ts';

/** A condition in bits: every Goal of the deck is these few comparisons. */
export interface Wanted {
  /** This many different ones of these Keepers. */
  readonly keepers: number;
  readonly keeperMin: number;
  /** And this many other Keepers with a mark (FLX-139). */
  readonly mark: Mark | null;
  readonly marked: number;
  readonly markMin: number;
  /** And all of these Creepers, and this many Creepers of any kind. */
  readonly creepers: number;
  readonly creeperMin: number;
  /** And more of something than anybody else, from this number on. */
  readonly most: 'keepers' | 'hand' | 'marked' | null;
  readonly mostMin: number;
  /** Creepers that do not hinder this Goal (FLX-205, FLX-206). */
  readonly harmless: number;
}

const bitsOf = (names: readonly CardName[], bits: readonly number[]): number => names.reduce((all, name) => all | bits[indexOf(name)], 0);
const ALL_CREEPERS = CREEPER_BIT.reduce((all, bit) => all | bit, 0);

const NOTHING: Wanted = {
  keepers: 0,
  keeperMin: 0,
  mark: null,
  marked: 0,
  markMin: 0,
  creepers: 0,
  creeperMin: 0,
  most: null,
  mostMin: 0,
  harmless: 0,
};

function inBits(condition: Condition): Wanted {
  if (condition.type === 'creeper-count') return { ...NOTHING, creeperMin: condition.min, harmless: ALL_CREEPERS };
  const creepers = bitsOf(condition.creepers, CREEPER_BIT);
  const base: Wanted = { ...NOTHING, creepers, harmless: creepers };
  switch (condition.type) {
    case 'all-of':
      return { ...base, keepers: bitsOf(condition.keepers, KEEPER_BIT), keeperMin: condition.keepers.length };
    case 'at-least-of':
      return { ...base, keepers: bitsOf(condition.keepers, KEEPER_BIT), keeperMin: condition.min };
    case 'mark-count':
      return { ...base, mark: condition.mark, marked: markBits(condition.mark), markMin: condition.min };
    case 'all-of-plus-mark':
      return {
        ...base,
        keepers: bitsOf(condition.keepers, KEEPER_BIT),
        keeperMin: condition.keepers.length,
        mark: condition.mark,
        marked: markBits(condition.mark),
        markMin: condition.min,
      };
    case 'most':
      if (condition.of === 'keepers' || condition.of === 'hand') return { ...base, most: condition.of, mostMin: condition.min };
      return mostMarked(base, condition.of === 'mark:friend' ? 'friend' : 'speech', condition.min);
  }
}

const mostMarked = (base: Wanted, mark: Mark, mostMin: number): Wanted => ({
  ...base,
  most: 'marked',
  mostMin,
  mark,
  marked: markBits(mark),
});

/** By definition index; null for what is no Goal. */
export const WANTED: readonly (Wanted | null)[] = CONDITION.map((condition) => (condition === null ? null : inBits(condition)));

/** Keepers that also count as another one for Goals (FLX-140). */
const STAND_INS: readonly { readonly card: number; readonly as: number }[] = components.flatMap((card: Component, index) => {
  if (card.kind !== 'keeper' || card.power?.startsWith('counts-as:') !== true) return [];
  return [{ card: KEEPER_BIT[index], as: KEEPER_BIT[indexOf(card.power.slice('counts-as:'.length) as CardName)] }];
});

export function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export function keeperBits(t: T, seat: SeatId): number {
  const cards = t.zones[KEEPERS + seat];
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= KEEPER_BIT[t.def[cards[i]]];
  return bits;
}

export function creeperBits(t: T, seat: SeatId): number {
  const cards = t.zones[CREEPERS + seat];
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= CREEPER_BIT[t.def[cards[i]]];
  return bits;
}

/** The named Keepers that `held` can fill, one card for one name (FLX-139). */
export function filledBits(named: number, held: number): number {
  let filled = named & held;
  for (let i = 0; i < STAND_INS.length; i++) {
    const { card, as } = STAND_INS[i];
    if ((held & card) !== 0 && (named & card) === 0 && (named & as) !== 0) filled |= as;
  }
  return filled;
}

/** What the player would need besides being unhindered; «most» Goals are `leaders`' business. */
export function hasWanted(wanted: Wanted, keepers: number, creepers: number): boolean {
  if ((creepers & wanted.creepers) !== wanted.creepers) return false;
  if (wanted.keeperMin > 0 && countBits(filledBits(wanted.keepers, keepers)) < wanted.keeperMin) return false;
  if (wanted.markMin > 0 && countBits(keepers & wanted.marked & ~wanted.keepers) < wanted.markMin) return false;
  return wanted.creeperMin === 0 || countBits(creepers) >= wanted.creeperMin;
}

/** How many of what a «most» Goal counts. */
export function amountOf(t: T, wanted: Wanted, seat: SeatId): number {
  if (wanted.most === 'keepers') return t.zones[KEEPERS + seat].length;
  if (wanted.most === 'hand') return t.zones[HAND + seat].length;
  return countBits(keeperBits(t, seat) & wanted.marked);
}

/** Share of what a Goal wants that a player has, 0 to 1. */
export function shareOf(t: T, wanted: Wanted, seat: SeatId, keepers: number, creepers: number): number {
  if (wanted.most !== null) return Math.min(1, amountOf(t, wanted, seat) / wanted.mostMin);
  const have =
    Math.min(wanted.keeperMin, countBits(filledBits(wanted.keepers, keepers))) +
    Math.min(wanted.markMin, countBits(keepers & wanted.marked & ~wanted.keepers)) +
    countBits(creepers & wanted.creepers) +
    Math.min(wanted.creeperMin, countBits(creepers));
  return have / (wanted.keeperMin + wanted.markMin + countBits(wanted.creepers) + wanted.creeperMin);
}

export function isHindered(t: T, wanted: Wanted, seat: SeatId): boolean {
  return (creeperBits(t, seat) & ~wanted.harmless) !== 0 && !isHindranceLifted(t);
}

/** FLX-141. */
function leader(t: T, wanted: Wanted): SeatMask {
  let top = wanted.mostMin;
  let leaders = 0;
  for (let i = 0; i < t.ring.length; i++) {
    const seat = t.ring[i];
    const amount = amountOf(t, wanted, seat);
    if (amount < top) continue;
    if (amount > top) leaders = 0;
    top = amount;
    if (!isHindered(t, wanted, seat)) leaders |= maskOf(seat);
  }
  return countBits(leaders) === 1 ? leaders : 0;
}

/** Who meets that Goal now. */
export function metBy(t: T, wanted: Wanted): SeatMask {
  if (wanted.most !== null) return leader(t, wanted);
  let met = 0;
  for (let i = 0; i < t.ring.length; i++) {
    const seat = t.ring[i];
    if (t.zones[KEEPERS + seat].length < wanted.keeperMin + wanted.markMin) continue;
    if (hasWanted(wanted, keeperBits(t, seat), creeperBits(t, seat)) && !isHindered(t, wanted, seat)) met |= maskOf(seat);
  }
  return met;
}

export interface Met {
  readonly seats: SeatMask;
  /** The oldest Goal that somebody meets. */
  readonly goal: CardId;
}
const NOBODY_MEETS: Met = { seats: 0, goal: -1 };

/** Everybody who meets a Goal in play (FLX-264). */
export function goalsMet(t: T): Met {
  const centre = t.zones[CENTRE];
  let seats = 0;
  let goal = -1;
  for (let i = 0; i < centre.length; i++) {
    if (KIND[t.def[centre[i]]] !== 'goal') continue;
    const met = metBy(t, WANTED[t.def[centre[i]]] as Wanted);
    if (met !== 0 && seats === 0) goal = centre[i];
    seats |= met;
  }
  return seats === 0 ? NOBODY_MEETS : { seats, goal };
}
