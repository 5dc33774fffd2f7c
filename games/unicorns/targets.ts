// All targets of all effects of a link are chosen before any of them is carried out (UUN-142 to UUN-154, UUN-343 to UUN-347).

import type { Choice, Flow, Option, Prompt, SeatId } from '#engine';
import { askAll, button, endedWith, isNone, mayPick, oneOf, pick, seatOption, seatsFrom, withResult } from '#engine';
import type { Blank, Link } from './needs.ts';
import { assign, isFillable, isUsable, needsOf, offerFor, unassign } from './needs.ts';
import type { LinkEffect, T, Target } from './state.ts';
import { effectOf, nameOf, stableOf } from './state.ts';
import { reveal } from './verbs.ts';

/** What there is to choose in a link, as a flow; null if nothing is. Most links have a single effect, so that case is short. */
export function choosing(t: T, link: Link): Flow | null {
  const { effects } = link;
  const isForEach = takeFixed(t, link);
  if (effects.length > 1 || isForEach) return chooseTargets(t, link, isForEach);
  const [e] = effects;
  const { blanks } = needsOf(t, e);
  if (e.state === 'used') return blanks.length === 0 ? null : fill(t, link, e, blanks, 0);
  if (isUsable(t, link, e, 'public')) return decide(t, link, e);
  e.state = 'off';
  return null;
}

function* chooseTargets(t: T, link: Link, isForEach: boolean): Flow {
  const { effects } = link;
  if (isForEach) yield* chooseEach(t, link);
  // Effects are in this order already: mandatory before optional, the active player's first, then clockwise.
  for (let i = 0; i < effects.length; i++) {
    const { state, seat } = effects[i];
    if (state === 'open') yield* chooseOptional(t, link, seat);
    else if (state === 'used' && (i === 0 || effects[i - 1].seat !== seat) && isChoosing(t, link, seat))
      yield* chooseMandatory(t, link, seat);
  }
}

const isChoosing = (t: T, { effects }: Link, seat: SeatId): boolean =>
  effects.some((e) => e.seat === seat && e.state === 'used' && needsOf(t, e).blanks.length > 0);

/** UUN-345: what mandatory effects name without a choice is taken. Says whether everybody is to choose next. */
function takeFixed(t: T, { effects, taken }: Link): boolean {
  let isForEach = false;
  for (const e of effects) {
    const { isFixed, each } = needsOf(t, e);
    if (isFixed) taken.push(e.targets[0][0]);
    if (each.length > 0) isForEach = true;
  }
  return isForEach;
}

/** UUN-154: everybody at once, each a card of the own Stable, before the other mandatory targets. */
function* chooseEach(t: T, link: Link): Flow {
  for (const e of link.effects) {
    for (const blank of needsOf(t, e).each) {
      const { target, must } = blank;
      const seats = seatsFrom(t, t.vars.active);
      const listOf = (seat: SeatId): number[] => stableOf(t, seat).filter((id) => !link.taken.includes(id) && target.legal(t, e, id));
      const chosen = yield* askAll(t, seats, (seat) => oneOf(must, listOf(seat)));
      for (const cards of chosen) for (const card of cards ?? []) assign(link, e, blank, card);
    }
  }
}

/** UUN-153: their own mandatory effects in any order; where there are too few cards, some go without. */
function* chooseMandatory(t: T, link: Link, seat: SeatId): Flow {
  const mine = link.effects.filter((e) => e.seat === seat && e.state === 'used' && needsOf(t, e).blanks.length > 0);
  while (mine.length > 0) {
    const next = mine.length === 1 ? 0 : yield* pick(t, seat, { key: 'order', rule: 'UUN-153' }, effectOptions(t, mine));
    const [e] = mine.splice(next ?? 0, 1);
    yield* fill(t, link, e, needsOf(t, e).blanks, 0);
  }
}

/** One blank after the other, from that one on. */
function fill(t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number): Flow {
  if (k >= blanks.length) return endedWith(undefined);
  const { target, must } = blanks[k];
  const asked = pick(t, e.seat, must, () => choices(target.kind, offerFor(t, link, e, blanks, k)));
  return withResult(asked, (picked) => {
    if (picked !== undefined) settleOn(t, link, e, blanks[k], picked as number);
    return k + 1 < blanks.length ? fill(t, link, e, blanks, k + 1) : undefined;
  });
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
  let open = usableOf(t, link, seat);
  while (open.length > 1) {
    const next = yield* chooseEffect(t, link, seat, open);
    if (next === undefined) break;
    next.state = 'used';
    yield* fill(t, link, next, needsOf(t, next).blanks, 0);
    open = usableOf(t, link, seat);
  }
  if (open.length === 1) yield* decide(t, link, open[0]);
  closeAll(link, seat);
}

const usableOf = (t: T, link: Link, seat: SeatId): LinkEffect[] =>
  link.effects.filter((e) => e.seat === seat && e.state === 'open' && isUsable(t, link, e, 'public'));

function* chooseEffect(t: T, link: Link, seat: SeatId, open: readonly LinkEffect[]): Flow<LinkEffect | undefined> {
  const always = open.some((e) => needsOf(t, e).isSecret);
  const prompt: Prompt = { key: 'effects', rule: 'UUN-321', always, decline: 'decline.effects' };
  const next = yield* mayPick(t, seat, prompt, () => effectOptions(t, open).filter(({ value }) => isUsable(t, link, open[value], 'all')));
  return isNone(next) ? undefined : open[next];
}

function closeAll({ effects }: Link, seat: SeatId): void {
  for (const e of effects) if (e.seat === seat && e.state === 'open') e.state = 'off';
}

/** A single effect: using it and its first target are one question. */
function decide(t: T, link: Link, e: LinkEffect): Flow {
  const { blanks, use } = needsOf(t, e);
  let own = 0;
  while (own < blanks.length && blanks[own].target.kind === 'self') assign(link, e, blanks[own++], e.card);
  const first = own;
  const list = (): Choice[] => {
    if (first < blanks.length) return choices(blanks[first].target.kind, offerIfUsable(t, link, e, blanks, first));
    return effectOf(t, e).secretly?.(t, e) === false ? [] : [USE];
  };
  return withResult(mayPick(t, e.seat, first < blanks.length ? blanks[first].may : use, list), (picked) => {
    e.state = picked === undefined ? 'off' : 'used';
    if (picked === undefined) for (let k = first; k > 0; k--) unassign(link, e, blanks[k - 1]);
    else if (first < blanks.length) {
      settleOn(t, link, e, blanks[first], picked as number);
      return fill(t, link, e, blanks, first + 1);
    }
  });
}

const offerIfUsable = (t: T, link: Link, e: LinkEffect, blanks: readonly Blank[], k: number): number[] =>
  k === blanks.length - 1 || isFillable(t, link, e, blanks, k, 'all') ? offerFor(t, link, e, blanks, k) : [];

const choices = (kind: Target['kind'], list: number[]): Choice[] => (kind === 'seat' ? list.map(seatOption) : list);

const USE = button('use', true);

const effectOptions = (t: T, list: readonly LinkEffect[]): Option<number>[] =>
  list.map((e, i) => ({
    key: `c${e.card}`,
    ref: { kind: 'card', card: e.card },
    value: i,
    label: 'effect',
    params: { effect: nameOf(t, e) },
  }));
