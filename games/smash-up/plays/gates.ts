// Where minions may be played, and whether actions may.

import type { CardId, SeatId } from '#engine';
import type { SmashCard, T } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from '../table/in-play.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';

const { PLAYS_PER_TURN, SITE } = state;
const { hooksAt, hooksInPlay } = inplay;
const { cardOf, isAsleep, works } = select;
const { HOOK, HOOKS } = traits;

/** Everything public that forbids a player to play minions (SMU-417, SMU-418, SMU-136); places as bits. */
export interface Gate {
  readonly seat: SeatId;
  readonly open: number;
  /** Cards in play that forbid some minions; null: none. */
  readonly forbidding: readonly CardId[] | null;
}

export function gateFor(t: T, seat: SeatId, inPlay = hooksInPlay(t)): Gate {
  if (t.vars.plays[seat] >= PLAYS_PER_TURN) return { seat, open: 0, forbidding: null };
  return { seat, open: sitesAsBits(t), forbidding: (inPlay & HOOK.forbids) === 0 ? null : forbiddingCards(t) };
}

/** Places with a base, as bits. */
export function sitesAsBits(t: T): number {
  let open = 0;
  for (let site = 0, many = t.vars.sites; site < many; site++) if (t.zones[SITE + site].length > 0) open |= 1 << site;
  return open;
}

function forbiddingCards(t: T): CardId[] {
  const list: CardId[] = [];
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if ((hooksAt(t, site) & HOOK.forbids) === 0) continue;
    for (const id of t.zones[SITE + site]) if ((HOOKS[t.def[id]] & HOOK.forbids) !== 0 && works(t, id)) list.push(id);
  }
  return list;
}

export function isAllowed(t: T, gate: Gate, card: SmashCard, site: number): boolean {
  return (openTo(t, gate, card) & (1 << site)) !== 0;
}

/** Places where a card may be played, as bits. */
export function openTo(t: T, { seat, open, forbidding }: Gate, card: SmashCard): number {
  if (forbidding === null) return open;
  let mask = open;
  for (const self of forbidding) {
    const forbids = cardOf(t, self).lasting?.forbids;
    for (let site = 0; mask >> site !== 0; site++)
      if ((mask & (1 << site)) !== 0 && forbids?.(t, self, seat, card, site) === true) mask &= ~(1 << site);
  }
  return mask;
}

export function mayPlayMinion(t: T, seat: SeatId, card: SmashCard, site: number): boolean {
  if (t.vars.plays[seat] >= PLAYS_PER_TURN || t.zones[SITE + site].length === 0) return false;
  const inPlay = hooksInPlay(t);
  return (inPlay & HOOK.forbids) === 0 || isAllowed(t, gateFor(t, seat, inPlay), card, site);
}
/** SMU-414, SMU-136. */
export const mayPlayActions = (t: T, seat: SeatId): boolean => !isAsleep(t, seat) && t.vars.plays[seat] < PLAYS_PER_TURN;
