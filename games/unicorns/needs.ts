// What an effect needs before it can be carried out, and whether there is enough of it (UUN-144 to UUN-148, UUN-352).

import type { CardId, Prompt, SeatId } from '#engine';
import { seatsFrom } from '#engine';
import type { LinkEffect, Slot, T, Target } from './state.ts';
import { effectOf, handOf, inSlot, nameOf, stableOf } from './state.ts';

export interface Link {
  readonly effects: LinkEffect[];
  /** Cards that are targets already, in Stables, hands and the discard pile (UUN-144). */
  readonly taken: CardId[];
  /** Those of them that were named in a hand: they serve no other demand of the link (UUN-347). */
  readonly reserved: CardId[];
}

export const newLink = (effects: LinkEffect[]): Link => ({ effects, taken: [], reserved: [] });

/** Everything that the player of the effect knows, or only what everybody knows. */
type Knowing = 'all' | 'public';

/** A target to be chosen: for which instruction, in which Stable if it must be a certain one, and how it is asked for. */
export interface Blank {
  readonly at: number;
  readonly target: Target;
  readonly stable: SeatId;
  readonly must: Prompt;
  readonly may: Prompt;
}

export interface Needs {
  readonly blanks: readonly Blank[];
  /** Each player chooses for themselves, as the first thing of the link (UUN-154). */
  readonly each: readonly Blank[];
  /** The first target is given by what triggered the effect (UUN-345). */
  readonly isFixed: boolean;
  /** Only its player can tell whether it can be used. */
  readonly isSecret: boolean;
  readonly use: Prompt;
}

// Follows from the definition alone, except where every Stable gives a target; looked up millions of times in a search.
const known: { [slot in Slot]?: Needs }[] = [];

export function needsOf(t: T, e: LinkEffect): Needs {
  known[e.def] ??= {};
  return inSlot(known[e.def], e.slot) ?? findNeeds(t, e);
}

function findNeeds(t: T, e: LinkEffect): Needs {
  const blanks: Blank[] = [];
  const each: Blank[] = [];
  const effect = effectOf(t, e);
  const { steps } = effect;
  const isSecret = effect.secretly !== undefined || steps.some((step) => step.targets?.[0].kind === 'hand');
  let isFixed = false;
  let isLasting = true;
  steps.forEach(({ targets = [], eachOwn, perStable }, at) => {
    for (const target of targets) {
      if (target.kind === 'fixed') isFixed = true;
      else if (eachOwn === true) each.push(blankFor(t, e, at, target, -1, isSecret));
      else if (perStable !== true) blanks.push(blankFor(t, e, at, target, -1, isSecret));
      else {
        isLasting = false;
        // A Stable that offers nothing is skipped (UUN-176).
        for (const seat of seatsFrom(t, e.seat))
          if (stableOf(t, seat).some((id) => target.legal(t, e, id))) blanks.push(blankFor(t, e, at, target, seat, isSecret));
      }
    }
  });
  const use: Prompt = { key: 'use', rule: 'UUN-344', params: { effect: nameOf(t, e) }, always: isSecret, decline: 'decline.use' };
  const needs: Needs = { blanks, each, isFixed, isSecret, use };
  if (isLasting) known[e.def][e.slot] ??= needs;
  return needs;
}

function blankFor(t: T, e: LinkEffect, at: number, target: Target, stable: SeatId, isSecret: boolean): Blank {
  const prompt = { key: target.prompt, rule: target.rule, params: { effect: nameOf(t, e) } };
  const must: Prompt = { ...prompt, always: target.kind === 'hand' };
  return { at, target, stable, must, may: { ...prompt, always: isSecret, decline: 'decline.use' } };
}

// ── Filling them ──────────────────────────────────────────────────────────────────────────────────────────────────

export function assign(link: Link, e: LinkEffect, { at, target }: Blank, x: number): void {
  while (e.targets.length < at) e.targets.push([]);
  if (e.targets.length === at) e.targets.push([x]);
  else e.targets[at].push(x);
  if (target.kind !== 'seat') link.taken.push(x);
}

export function unassign(link: Link, e: LinkEffect, { at, target }: Blank): void {
  e.targets[at].pop();
  // No trace of what was only tried: it could tell what is in a hand.
  while (e.targets.at(-1)?.length === 0) e.targets.pop();
  if (target.kind !== 'seat') link.taken.pop();
}

// Nothing is taken yet in most links.
const isTaken = ({ taken }: Link, id: CardId): boolean => taken.length > 0 && taken.includes(id);

/** Everything that may fill the blank, whatever comes after it. */
function listFor(t: T, link: Link, e: LinkEffect, { target, stable }: Blank): number[] {
  const list: number[] = [];
  switch (target.kind) {
    case 'card':
      if (stable >= 0) addLegal(t, link, e, target, stableOf(t, stable), list);
      else for (const seat of t.ring) addLegal(t, link, e, target, stableOf(t, seat), list);
      break;
    case 'seat':
      for (const seat of t.ring) if (target.legal(t, e, seat)) list.push(seat);
      break;
    case 'hand':
      addLegal(t, link, e, target, handOf(t, e.seat), list);
      break;
    case 'self':
    case 'fixed':
      if (!isTaken(link, e.card) && target.legal(t, e, e.card)) list.push(e.card);
  }
  return list;
}

function addLegal(t: T, link: Link, e: LinkEffect, target: Target, among: readonly CardId[], list: number[]): void {
  for (const id of among) if (!isTaken(link, id) && target.legal(t, e, id)) list.push(id);
}

/** Whether the blanks from `k` on can all be filled. What is in a hand is known to its player only: others just count it. */
export function isFillable(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number, knowing: Knowing): boolean {
  if (k === blanks.length) return true;
  const { target, stable } = blanks[k];
  switch (target.kind) {
    case 'seat':
      for (const seat of t.ring) if (target.legal(t, e, seat) && fits(t, link, e, blanks, k, seat, knowing)) return true;
      return false;
    case 'hand':
      if (knowing === 'public') return hasFreeCards(t, link, e, blanks) && isFillable(t, link, e, blanks, k + 1, knowing);
      return anyFits(t, link, e, blanks, k, handOf(t, e.seat), knowing);
    case 'card':
      if (stable >= 0) return anyFits(t, link, e, blanks, k, stableOf(t, stable), knowing);
      for (const seat of t.ring) if (anyFits(t, link, e, blanks, k, stableOf(t, seat), knowing)) return true;
      return false;
    case 'self':
    case 'fixed':
      return !isTaken(link, e.card) && target.legal(t, e, e.card) && fits(t, link, e, blanks, k, e.card, knowing);
  }
}

function anyFits(
  t: T,
  link: Link,
  e: LinkEffect,
  blanks: readonly Blank[],
  k: number,
  among: readonly CardId[],
  knowing: Knowing,
): boolean {
  const { target } = blanks[k];
  for (const id of among) if (!isTaken(link, id) && target.legal(t, e, id) && fits(t, link, e, blanks, k, id, knowing)) return true;
  return false;
}

/** Whether the blanks after `k` can be filled once it is filled with `x`. */
function fits(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number, x: number, knowing: Knowing): boolean {
  if (k === blanks.length - 1) return true;
  assign(link, e, blanks[k], x);
  const good = isFillable(t, link, e, blanks, k + 1, knowing);
  unassign(link, e, blanks[k]);
  return good;
}

function hasFreeCards(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[]): boolean {
  let free = handOf(t, e.seat).length - link.reserved.length;
  for (const { target } of blanks) if (target.kind === 'hand') free--;
  return free >= 0;
}

/** What may be chosen so that the rest can still be filled; anything legal if it cannot be filled in any way. */
export function offerFor(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number): number[] {
  const list = listFor(t, link, e, blanks[k]);
  if (k === blanks.length - 1 || list.length === 0) return list;
  const good = list.filter((x) => fits(t, link, e, blanks, k, x, 'all'));
  return good.length > 0 ? good : list;
}

/** UUN-148: an optional effect needs all its targets. */
export function isUsable(t: T, link: Link, e: LinkEffect, knowing: Knowing): boolean {
  const effect = effectOf(t, e);
  if (effect.when !== undefined && !effect.when(t, e)) return false;
  if (knowing === 'all' && effect.secretly !== undefined && !effect.secretly(t, e)) return false;
  return isFillable(t, link, e, needsOf(t, e).blanks, 0, knowing);
}

/** Whether the targets of a Magic card that the seat might play exist (UUN-352). */
export function hasTargets(t: T, id: CardId, seat: SeatId): boolean {
  const effect: LinkEffect = { card: id, def: t.def[id], slot: 'play', seat, targets: [], state: 'used', done: true };
  // Whether the own Stable has a card to choose is the card's business.
  if (effectOf(t, effect).steps[0].perStable === true) return true;
  return isFillable(t, newLink([effect]), effect, needsOf(t, effect).blanks, 0, 'all');
}
