// Where minions may be played, and whether actions may.

import type { CardId, SeatId } from '#engine';
import type { SmashCard, T } from '../state.ts';
import { MARKS, NONE, PLAYS_PER_TURN, SITE } from '../state.ts';
import { marksAt, marksInPlay } from '../table/in-play.ts';
import { isAsleep } from '../table/select.ts';
import { MARK } from '../table/traits.ts';

/** Everything public that forbids a player to play minions (SMU-417, SMU-418, SMU-136); places as bits. */
export interface Gate {
  readonly open: number;
  /** The same for minions with printed power 2 or less. */
  readonly small: number;
  /** null: nothing. */
  readonly barred: readonly { readonly site: number; readonly faction: number }[] | null;
}

export const FORBIDDING = MARKS.closed | MARKS.barred | MARKS['small-only-here'];
const SMALL = 2;

export function gateFor(t: T, seat: SeatId, inPlay = marksInPlay(t)): Gate {
  if (t.vars.plays[seat] >= PLAYS_PER_TURN) return { open: 0, small: 0, barred: null };
  let open = 0;
  if ((inPlay & FORBIDDING) === 0) {
    for (let site = 0, many = t.vars.sites; site < many; site++) if (t.zones[SITE + site].length > 0) open |= 1 << site;
    return { open, small: open, barred: null };
  }
  let small = -1;
  let barred: { site: number; faction: number }[] | null = null;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const cards = t.zones[SITE + site];
    if (cards.length === 0) continue;
    if ((marksAt(t, site) & FORBIDDING) === 0) {
      open |= 1 << site;
      continue;
    }
    let isOpen = true;
    for (let i = 1; i < cards.length; i++) {
      const marks = MARK[t.def[cards[i]]];
      if ((marks & FORBIDDING) === 0) continue;
      const isForeign = t.vars.ctrl[cards[i]] !== seat;
      if ((marks & MARKS.closed) !== 0 && isForeign) isOpen = false;
      if ((marks & MARKS['small-only-here']) !== 0 && isForeign) small &= 1 << site;
      if ((marks & MARKS.barred) !== 0) {
        const faction = namedFor(t, cards[i]);
        if (barred === null) barred = [{ site, faction }];
        else barred.push({ site, faction });
      }
    }
    if (isOpen) open |= 1 << site;
  }
  return { open, small: open & small, barred };
}

/** The faction that was named for an attached action. */
function namedFor(t: T, id: CardId): number {
  for (const one of t.vars.named) if (one.card === id) return one.faction;
  return NONE;
}

export function isAllowed(gate: Gate, card: SmashCard, site: number): boolean {
  return (openTo(gate, card) & (1 << site)) !== 0;
}

/** Places where a card may be played, as bits. */
export function openTo(gate: Gate, card: SmashCard): number {
  let mask = card.power <= SMALL ? gate.small : gate.open;
  if (gate.barred !== null) for (const { site, faction } of gate.barred) if (faction === card.faction) mask &= ~(1 << site);
  return mask;
}

export function mayPlayMinion(t: T, seat: SeatId, card: SmashCard, site: number): boolean {
  if (t.vars.plays[seat] >= PLAYS_PER_TURN || t.zones[SITE + site].length === 0) return false;
  const inPlay = marksInPlay(t);
  return (inPlay & FORBIDDING) === 0 || isAllowed(gateFor(t, seat, inPlay), card, site);
}
/** SMU-414, SMU-136. */
export const mayPlayActions = (t: T, seat: SeatId): boolean => !isAsleep(t, seat) && t.vars.plays[seat] < PLAYS_PER_TURN;
