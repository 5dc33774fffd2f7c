import type { Ask, CardId, SeatId } from '#engine';
import { refOf } from '#engine';
import type { Wanted } from '../goals.ts';
import { amountOf, countBits, creeperBits, filledBits, hasWanted, keeperBits, WANTED } from '../goals.ts';
import type { T } from '../state.ts';
import { CENTRE, HAND, holderOf, isHindranceLifted, KEEPER_BIT, playsOwed } from '../state.ts';

/** Questions whose answer is the card that is played. */
const PLAYS: readonly string[] = ['play', 'play-from-side', 'show-me-take'];

/** The card whose play wins. Otherwise a Keeper to play first, if the hand holds all cards of a win and this turn has enough plays for them. */
export function wins(t: T, ask: Ask): number {
  if (!PLAYS.includes(ask.prompt.key)) return -1;
  const { seat } = ask;
  const keepers = keeperBits(t, seat);
  const creepers = creeperBits(t, seat);
  const lifted = isHindranceLifted(t);
  const now = ask.options.findIndex((choice) => {
    const ref = refOf(choice);
    // A card that lies in play already means its free action.
    if (ref.kind !== 'card' || t.zone[ref.card] === CENTRE || holderOf(t, ref.card) !== undefined) return false;
    return isWinning(t, seat, ref.card, keepers, creepers, lifted);
  });
  if (now >= 0 || ask.prompt.key !== 'play' || seat !== t.vars.active) return now;
  const first = keepersOfAWin(t, seat, keepers, creepers, lifted);
  if (first === 0) return -1;
  return ask.options.findIndex((choice) => {
    const ref = refOf(choice);
    return ref.kind === 'card' && t.zone[ref.card] === HAND + seat && (KEEPER_BIT[t.def[ref.card]] & first) !== 0;
  });
}

export const isFree = (wanted: Wanted, creepers: number, lifted: boolean): boolean => lifted || (creepers & ~wanted.harmless) === 0;

/** A single play from this hand would win. */
export function holdsWin(t: T, seat: SeatId, keepers: number, creepers: number, lifted: boolean): boolean {
  const hand = t.zones[HAND + seat];
  for (let i = 0; i < hand.length; i++) if (isWinning(t, seat, hand[i], keepers, creepers, lifted)) return true;
  return false;
}

/** Playing that card from the hand would win. */
export function isWinning(t: T, seat: SeatId, card: CardId, keepers: number, creepers: number, lifted: boolean): boolean {
  const def = t.def[card];
  const wanted = WANTED[def];
  if (wanted !== null)
    return isFree(wanted, creepers, lifted) && (wanted.most === null ? hasWanted(wanted, keepers, creepers) : leads(t, wanted, seat, 0));
  if (KEEPER_BIT[def] === 0) return false;
  const centre = t.zones[CENTRE];
  for (let i = 0; i < centre.length; i++) {
    const goal = WANTED[t.def[centre[i]]];
    if (goal === null || !isFree(goal, creepers, lifted)) continue;
    if (goal.most === null ? hasWanted(goal, keepers | KEEPER_BIT[def], creepers) : leads(t, goal, seat, goal.most === 'keepers' ? 1 : 0))
      return true;
  }
  return false;
}

function leads(t: T, wanted: Wanted, seat: SeatId, more: number): boolean {
  const mine = amountOf(t, wanted, seat) + more;
  if (mine < wanted.mostMin) return false;
  for (let i = 0; i < t.ring.length; i++) if (t.ring[i] !== seat && amountOf(t, wanted, t.ring[i]) >= mine) return false;
  return true;
}

/** Of the win that takes the fewest plays, if there are as many: Keepers of the hand that it takes, as bits. 0: none. */
function keepersOfAWin(t: T, seat: SeatId, keepers: number, creepers: number, lifted: boolean): number {
  let most = playsOwed(t);
  if (most < 2) return 0;
  const hand = t.zones[HAND + seat];
  let held = 0;
  for (let i = 0; i < hand.length; i++) held |= KEEPER_BIT[t.def[hand[i]]];
  if (held === 0) return 0;
  let found = 0;
  for (const [zone, price] of [
    [CENTRE, 0],
    [HAND + seat, 1],
  ]) {
    const cards = t.zones[zone];
    for (let i = 0; i < cards.length; i++) {
      const wanted = WANTED[t.def[cards[i]]];
      if (wanted === null || !isFree(wanted, creepers, lifted)) continue;
      const named = missingNamed(wanted, keepers);
      const marked = missingMarked(wanted, keepers);
      const plays = price + named + marked;
      if (named + marked === 0 || plays > most) continue;
      const use = held & useful(wanted, keepers, named, marked);
      if (!hasWanted(wanted, keepers | use, creepers) || wanted.most !== null) continue;
      most = plays - 1;
      found = use;
    }
  }
  return found;
}

/** How many of the Keepers that a Goal names a player lacks. */
export const missingNamed = (wanted: Wanted, keepers: number): number =>
  wanted.keeperMin === 0 ? 0 : Math.max(0, wanted.keeperMin - countBits(filledBits(wanted.keepers, keepers)));

/** How many other Keepers with its mark a player lacks. */
export const missingMarked = (wanted: Wanted, keepers: number): number =>
  wanted.markMin === 0 ? 0 : Math.max(0, wanted.markMin - countBits(keepers & wanted.marked & ~wanted.keepers));

/** Keepers each of which brings a player nearer to a Goal of which so many are missing. */
export function useful(wanted: Wanted, keepers: number, named: number, marked: number): number {
  return (
    (named > 0 ? wanted.keepers & ~filledBits(wanted.keepers, keepers) : 0) | (marked > 0 ? wanted.marked & ~wanted.keepers & ~keepers : 0)
  );
}
