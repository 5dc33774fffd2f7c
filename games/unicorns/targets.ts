// All targets of all effects of a link are chosen before any of them is carried out (UUN-142 to UUN-154, UUN-343 to UUN-347).

import type { CardId, Choice, Flow, Option, Prompt, SeatId } from '#engine';
import { askAll, button, mayPick, oneOf, pick, seatOption, seatsFrom } from '#engine';
import type { LinkEffect, Slot, T, Target } from './state.ts';
import { effectOf, handOf, nameOf, newEffect, stableOf } from './state.ts';
import { reveal } from './verbs.ts';

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

/** A target to be chosen: for which instruction, and in which Stable if it must be a certain one. */
interface Blank {
  readonly at: number;
  readonly target: Target;
  readonly stable: SeatId;
}

// What an effect needs follows from its definition alone, except where every Stable gives a target; looked up millions of times in a search.
const fixedBlanks: { [slot in Slot]?: readonly Blank[] }[] = [];

function blanksOf(t: T, e: LinkEffect): readonly Blank[] {
  fixedBlanks[e.def] ??= {};
  const known = fixedBlanks[e.def][e.slot];
  if (known !== undefined) return known;
  const blanks: Blank[] = [];
  const { steps } = effectOf(t, e);
  for (let at = 0; at < steps.length; at++) {
    const { targets, perStable, eachOwn } = steps[at];
    if (targets === undefined || eachOwn === true || targets[0].kind === 'fixed') continue;
    if (perStable === true) return blanksPerStable(t, e, at, targets[0]);
    for (const target of targets) blanks.push({ at, target, stable: -1 });
  }
  fixedBlanks[e.def][e.slot] = blanks;
  return blanks;
}

const blanksPerStable = (t: T, e: LinkEffect, at: number, target: Target): Blank[] =>
  seatsFrom(t, e.seat).flatMap((stable) => (stableOf(t, stable).some((id) => target.legal(t, e, id)) ? [{ at, target, stable }] : []));

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
      if (!link.taken.includes(e.card) && target.legal(t, e, e.card)) list.push(e.card);
  }
  return list;
}

function addLegal(t: T, link: Link, e: LinkEffect, target: Target, among: readonly CardId[], list: number[]): void {
  for (const id of among) if (!link.taken.includes(id) && target.legal(t, e, id)) list.push(id);
}

function assign(link: Link, e: LinkEffect, { at, target }: Blank, x: number): void {
  while (e.targets.length <= at) e.targets.push([]);
  e.targets[at].push(x);
  if (target.kind !== 'seat') link.taken.push(x);
}

function unassign(link: Link, e: LinkEffect, { at, target }: Blank): void {
  e.targets[at].pop();
  // No trace of what was only tried: it could tell what is in a hand.
  while (e.targets.at(-1)?.length === 0) e.targets.pop();
  if (target.kind !== 'seat') link.taken.pop();
}

/** Whether the blanks from `k` on can all be filled. What is in a hand is known to its player only: others just count it. */
function isFillable(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number, knowing: Knowing): boolean {
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
      return !link.taken.includes(e.card) && target.legal(t, e, e.card) && fits(t, link, e, blanks, k, e.card, knowing);
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
  for (const id of among) if (!link.taken.includes(id) && target.legal(t, e, id) && fits(t, link, e, blanks, k, id, knowing)) return true;
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
function offerFor(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number): number[] {
  const list = listFor(t, link, e, blanks[k]);
  if (k === blanks.length - 1 || list.length === 0) return list;
  const good = list.filter((x) => fits(t, link, e, blanks, k, x, 'all'));
  return good.length > 0 ? good : list;
}

/** UUN-148: an optional effect needs all its targets. */
function isUsable(t: T, link: Link, e: LinkEffect, knowing: Knowing): boolean {
  const effect = effectOf(t, e);
  if (effect.when !== undefined && !effect.when(t, e)) return false;
  if (knowing === 'all' && effect.secretly !== undefined && !effect.secretly(t, e)) return false;
  return isFillable(t, link, e, blanksOf(t, e), 0, knowing);
}

/** Whether the targets of a Magic card that the seat might play exist (UUN-352). */
export function hasTargets(t: T, id: CardId, seat: SeatId): boolean {
  if (fixedBlanks[t.def[id]]?.play?.length === 0) return true;
  const e = newEffect(t, id, 'play', seat);
  // A Stable without a card to choose is skipped (UUN-176); whether the own one has one is the card's business.
  if (effectOf(t, e).steps[0].perStable === true) return true;
  return isFillable(t, newLink([e]), e, blanksOf(t, e), 0, 'all');
}

const isSecret = (t: T, e: LinkEffect): boolean =>
  effectOf(t, e).secretly !== undefined || blanksOf(t, e).some((blank) => blank.target.kind === 'hand');

const choices = (kind: Target['kind'], list: number[]): Choice[] => (kind === 'seat' ? list.map(seatOption) : list);

function promptFor(t: T, e: LinkEffect, { target }: Blank, always: boolean, decline?: string): Prompt {
  const prompt = { key: target.prompt, rule: target.rule, params: { effect: nameOf(t, e) }, always };
  return decline === undefined ? prompt : { ...prompt, decline };
}

/** Whether anything in the link is to be chosen, or taken before anything else is chosen. */
export function hasChoices(t: T, effects: readonly LinkEffect[]): boolean {
  for (const e of effects)
    if (e.state === 'open' || e.targets.length > 0 || effectOf(t, e).steps.some((step) => step.targets !== undefined)) return true;
  return false;
}

export function* chooseTargets(t: T, link: Link): Flow {
  const { effects, taken } = link;
  for (const e of effects) if (e.targets.length > 0 && effectOf(t, e).steps[0].targets?.[0]?.kind === 'fixed') taken.push(e.targets[0][0]);
  for (const e of effects) if (effectOf(t, e).steps.some((step) => step.eachOwn)) yield* chooseEach(t, link, e);
  // Effects are in this order already: mandatory before optional, the active player's first, then clockwise.
  let seat: SeatId = -1;
  for (const e of effects) {
    if (e.state === 'used' && e.seat !== seat && blanksOf(t, e).length > 0) {
      seat = e.seat;
      yield* chooseMandatory(t, link, seat);
    }
  }
  for (const e of effects) if (e.state === 'open') yield* chooseOptional(t, link, e.seat);
}

/** UUN-154: everybody at once, each a card of the own Stable, before the other mandatory targets. */
function* chooseEach(t: T, link: Link, e: LinkEffect): Flow {
  const { steps } = effectOf(t, e);
  for (let at = 0; at < steps.length; at++) {
    const target = steps[at].targets?.[0];
    if (steps[at].eachOwn !== true || target === undefined) continue;
    const prompt: Prompt = { key: target.prompt, rule: target.rule, params: { effect: nameOf(t, e) } };
    const seats = seatsFrom(t, t.vars.active);
    const chosen = yield* askAll(t, seats, (seat) =>
      oneOf(
        prompt,
        stableOf(t, seat).filter((id) => !link.taken.includes(id) && target.legal(t, e, id)),
      ),
    );
    for (const cards of chosen) for (const card of cards) assign(link, e, { at, target, stable: -1 }, card);
  }
}

/** UUN-153: their own mandatory effects in any order; where there are too few cards, some go without. */
function* chooseMandatory(t: T, link: Link, seat: SeatId): Flow {
  const mine = link.effects.filter((e) => e.seat === seat && e.state === 'used' && blanksOf(t, e).length > 0);
  while (mine.length > 0) {
    const next = mine.length === 1 ? 0 : yield* pick(t, seat, { key: 'order', rule: 'UUN-153' }, effectOptions(t, mine));
    const [e] = mine.splice(next ?? 0, 1);
    yield* fill(t, link, e, blanksOf(t, e), 0);
  }
}

function* fill(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], from: number): Flow {
  for (let k = from; k < blanks.length; k++) {
    const blank = blanks[k];
    const { kind } = blank.target;
    const isHidden = kind === 'hand';
    const x = yield* pick(t, e.seat, promptFor(t, e, blank, isHidden), () => choices(kind, offerFor(t, link, e, blanks, k)));
    if (x !== undefined) settleOn(t, link, e, blank, x as number);
  }
}

function settleOn(t: T, link: Link, e: LinkEffect, blank: Blank, x: number): void {
  assign(link, e, blank, x);
  // UUN-321: hand cards named for a beginning-of-turn effect are open.
  if (blank.target.kind !== 'hand') return;
  link.reserved.push(x);
  reveal(t, x);
}

/** UUN-153, UUN-344: which optional effects to use, in any order, each with its targets; declining ends it for this player. */
function* chooseOptional(t: T, link: Link, seat: SeatId): Flow {
  for (;;) {
    const open = link.effects.filter((e) => e.seat === seat && e.state === 'open' && isUsable(t, link, e, 'public'));
    if (open.length === 0) break;
    if (open.length === 1) {
      yield* decide(t, link, open[0]);
      break;
    }
    const prompt: Prompt = { key: 'effects', rule: 'UUN-321', always: open.some((e) => isSecret(t, e)), decline: 'decline.effects' };
    const next = yield* mayPick(t, seat, prompt, () =>
      effectOptions(t, open).filter((option) => isUsable(t, link, open[option.value], 'all')),
    );
    if (next === undefined) break;
    open[next].state = 'used';
    yield* fill(t, link, open[next], blanksOf(t, open[next]), 0);
  }
  for (const e of link.effects) if (e.seat === seat && e.state === 'open') e.state = 'off';
}

/** A single effect: using it and its first target are one question. */
function* decide(t: T, link: Link, e: LinkEffect): Flow {
  const blanks = blanksOf(t, e);
  let k = 0;
  while (k < blanks.length && blanks[k].target.kind === 'self') assign(link, e, blanks[k++], e.card);
  const always = isSecret(t, e);
  if (k === blanks.length) {
    const prompt: Prompt = { key: 'use', rule: 'UUN-344', params: { effect: nameOf(t, e) }, always, decline: 'decline.use' };
    const used = yield* mayPick(t, e.seat, prompt, () => (effectOf(t, e).secretly?.(t, e) === false ? [] : [USE]));
    e.state = used === true ? 'used' : 'off';
  } else {
    const { kind } = blanks[k].target;
    const x = yield* mayPick(t, e.seat, promptFor(t, e, blanks[k], always, 'decline.use'), () =>
      choices(kind, offerIfUsable(t, link, e, blanks, k)),
    );
    e.state = x === undefined ? 'off' : 'used';
    if (x !== undefined) {
      settleOn(t, link, e, blanks[k], x as number);
      yield* fill(t, link, e, blanks, k + 1);
    }
  }
  if (e.state === 'off') while (k > 0) unassign(link, e, blanks[--k]);
}

const offerIfUsable = (t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number): number[] =>
  isFillable(t, link, e, blanks, k, 'all') ? offerFor(t, link, e, blanks, k) : [];

const USE = button('use', true);

const effectOptions = (t: T, list: readonly LinkEffect[]): Option<number>[] =>
  list.map((e, i) => ({
    key: `c${e.card}`,
    ref: { kind: 'card', card: e.card },
    value: i,
    label: 'effect',
    params: { effect: nameOf(t, e) },
  }));
