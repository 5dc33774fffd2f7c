// The bank of plays (SMU-065, SMU-119 to SMU-128).

import type { CardId, SeatId } from '#engine';
import type { Play, Slot, SmashCard, T } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from '../table/in-play.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';
import type { Playing } from './answers.ts';
import * as answers from './answers.ts';

const { NO_MAX, NONE, SLOTS } = state;
const { hooksInPlay } = inplay;
const { baseAt, cardOf, hasMinionAt, minds, useUp } = select;
const { HOOK, PRINTED } = traits;
const { NTHS, RISES, VIAS } = answers;

export const newPlay = (kind: Play['kind'], slot: Slot, limits: Partial<Play> = {}): Play => ({
  kind,
  slot,
  max: limits.max ?? NO_MAX,
  site: limits.site ?? NONE,
  card: limits.card ?? NONE,
  name: limits.name ?? NONE,
  from: limits.from ?? 'hand',
  source: limits.source ?? NONE,
  left: limits.left ?? 1,
  budget: limits.budget ?? NO_MAX,
});

/** What everybody has in each turn. */
export const REGULAR_MINION = newPlay('minion', 'regular');
export const REGULAR_ACTION = newPlay('action', 'regular');

/** Plays of the bank, and what bases offer to this player now. */
export function playsFor(t: T, seat: SeatId, inPlay = hooksInPlay(t)): readonly Play[] {
  if ((inPlay & HOOK.offers) === 0) return t.vars.bank;
  let list: Play[] | null = null;
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    const base = baseAt(t, site);
    if (base === NONE) continue;
    const { offers } = cardOf(t, base);
    if (offers === undefined || !minds(t, site, seat)) continue;
    const play = offers(t, seat, site);
    if (play === undefined) continue;
    list ??= t.vars.bank.slice();
    list.push(play);
  }
  return list ?? t.vars.bank;
}

// ── Which play is used ────────────────────────────────────────────────────────────────────────────────────────────

/** A play with its name among the others. */
export interface Tagged {
  readonly play: Play;
  readonly via: number;
}

const isSame = (a: Play, b: Play): boolean =>
  a.site === b.site && a.max === b.max && a.name === b.name && a.card === b.card && a.from === b.from && a.budget === b.budget;

/** Place in SLOTS; most plays are the regular ones. */
const slotAt = (slot: Slot): number => (slot === 'regular' ? SLOTS.length - 1 : SLOTS.indexOf(slot));

/** What the play is called among others of its slot. */
export const viaOf = ({ slot }: Play, nth: number): number => slotAt(slot) * NTHS + nth;

// The most limited first (SMU-124): by what limits it, then those that are bound to a place as well.
const rank = ({ slot, site }: Play): number => slotAt(slot) * 2 + (site === NONE ? 1 : 0);

/** Plays of one kind, sorted; of equal ones the first. */
export function tagged(plays: readonly Play[], kind: Play['kind']): readonly Tagged[] {
  let list: Tagged[] | null = null;
  for (let i = 0; i < plays.length; i++) {
    const play = plays[i];
    if (play.kind !== kind || play.left <= 0) continue;
    if (list === null) {
      list = [{ play, via: viaOf(play, 0) }];
      continue;
    }
    let nth = 0;
    let isNew = true;
    for (const one of list) {
      if (one.play.slot !== play.slot) continue;
      if (isSame(one.play, play)) isNew = false;
      nth++;
    }
    if (isNew && nth < NTHS) insert(list, { play, via: viaOf(play, nth) });
  }
  return list ?? NO_PLAYS;
}

/** By rank, after those of the same rank. */
function insert(list: Tagged[], one: Tagged): void {
  let at = list.push(one) - 1;
  for (; at > 0 && rank(list[at - 1].play) > rank(one.play); at--) list[at] = list[at - 1];
  list[at] = one;
}
export const NO_PLAYS: readonly Tagged[] = [];

// SMU-422: nothing but the place limits it.
export const isUnrestricted = ({ slot }: Play): boolean => slot === 'regular' || slot === 'extra' || slot === 'site' || slot === 'empty';

export const fitsCard = (t: T, play: Play, id: CardId, card: SmashCard): boolean =>
  play.kind === card.kind && play.left > 0 && takes(play, id, t.def[id]);

/** The same of a card of its kind; actions have no power. */
export const takes = ({ card, name, max, budget }: Play, id: CardId, def: number): boolean =>
  (card === NONE || card === id) && (name === NONE || name === def) && PRINTED[def] <= max && PRINTED[def] <= budget;

export const fitsSite = (t: T, play: Play, seat: SeatId, site: number): boolean =>
  (play.site === NONE || play.site === site) && (play.slot !== 'empty' || !hasMinionAt(t, site, seat));

/** What is left of a play after a card of that power; undefined if nothing is: no minion has printed power 0. */
export const restOf = (play: Play, power: number): Play | undefined =>
  play.left > 1 && play.budget > power ? { ...play, left: play.left - 1, budget: play.budget - power } : undefined;

/** Uses up the play that an option stands for: one of the bank, or what a base offers once a turn. */
export function spend(t: T, seat: SeatId, { card: id, via }: Playing): void {
  const { bank } = t.vars;
  const card = cardOf(t, id);
  if (via === RISES) {
    useUp(t, t.def[id], seat);
    return;
  }
  const kind = card.kind as Play['kind'];
  const play = playBy(bank, kind, via) ?? playBy(playsFor(t, seat), kind, via);
  if (play === undefined) throw new Error(`no play of seat ${seat} fits card ${id} by ${VIAS[via]}`);
  const at = bank.indexOf(play);
  const rest = restOf(play, card.power);
  if (at < 0) useUp(t, play.source, seat);
  else if (rest !== undefined) bank[at] = rest;
  else {
    for (let i = at + 1; i < bank.length; i++) bank[i - 1] = bank[i];
    bank.pop();
  }
}

/** The play that `tagged` gives that name. */
function playBy(plays: readonly Play[], kind: Play['kind'], via: number): Play | undefined {
  const slot = SLOTS[Math.floor(via / NTHS)];
  let left = via % NTHS;
  for (let i = 0; i < plays.length; i++) {
    const play = plays[i];
    if (play.kind !== kind || play.left <= 0 || play.slot !== slot || hasTwin(plays, i)) continue;
    if (left-- === 0) return play;
  }
  return undefined;
}

/** Whether an equal play lies before it. */
function hasTwin(plays: readonly Play[], at: number): boolean {
  const play = plays[at];
  for (let i = 0; i < at; i++) {
    const one = plays[i];
    if (one.kind === play.kind && one.left > 0 && one.slot === play.slot && isSame(one, play)) return true;
  }
  return false;
}
