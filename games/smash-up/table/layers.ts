// Power in layers (SMU-150 to SMU-160), all minions in one pass.

import type { CardId } from '#engine';
import type { Lasting, T } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from './in-play.ts';
import type { Change, Powers } from './powers.ts';
import * as select from './select.ts';
import * as traits from './traits.ts';

const { MAX_SEATS, NONE, SITE } = state;
const { hooksAt, hooksInPlay, inPlay, powersIn, plainSum } = inplay;
const { cardOf, isIgnoring, isInPlay, isShielded, siteOf, works } = select;
const { BASE, BREAKPOINT, HOOK, HOOKS, KIND, MINION, PRINTED } = traits;

/** What makes powers more than what is printed, with counters and bonuses. */
const POWERFUL = HOOK.power | HOOK.bearer | HOOK.start;

/** Power of every minion in play, and the totals by place and seat. */
export const powersNow = (t: T): Powers => countPowers(t, 0, t.vars.sites);

/** The same for one place at least. */
export const powersAt = (t: T, site: number): Powers =>
  (hooksInPlay(t) & HOOK.table) === 0 ? countPowers(t, site, site + 1) : countPowers(t, 0, t.vars.sites);

/** The same, with everything that changes powers now. */
export function powersExplained(t: T): { readonly seen: Powers; readonly changes: readonly Change[] } {
  const seen = powersIn(t);
  const changes: Change[] = [];
  seen.changes = changes;
  powersNow(t);
  seen.changes = null;
  return { seen, changes };
}

/** 0 if it is not in play. */
export const powerOf = (t: T, id: CardId): number => (isInPlay(t, id) ? powersAt(t, siteOf(t, id)).power(id) : 0);

function countPowers(t: T, first: number, end: number): Powers {
  const { def } = t;
  const { ctrl, counters, boosts } = t.vars;
  const seen = powersIn(t);
  const { starts, adds, totals, minions, sources, changes } = seen;
  let many = 0;
  let manySources = 0;
  for (let site = first; site < end; site++) {
    const cards = t.zones[SITE + site];
    const at = site * MAX_SEATS;
    totals[at] = totals[at + 1] = totals[at + 2] = totals[at + 3] = 0;
    for (let i = 0; i < cards.length; i++) {
      const id = cards[i];
      const d = def[id];
      if ((HOOKS[d] & POWERFUL) !== 0) sources[manySources++] = id;
      if (KIND[d] !== MINION) continue;
      minions[many] = id;
      starts[many] = PRINTED[d];
      adds[many++] = counters[id];
      if (changes !== null && counters[id] !== 0) changes.push({ card: id, n: counters[id], source: NONE });
      totals[at + ctrl[id]] += PRINTED[d] + counters[id];
    }
  }
  seen.many = many;
  seen.manySources = manySources;
  // Counters only add: without anything else all is said.
  if (manySources === 0 && boosts.length === 0) return seen;
  if (manySources > 0) addLasting(t, seen);
  for (let i = 0; i < boosts.length; i++) {
    const { card, n, by, source } = boosts[i];
    const site = t.zone[card] - SITE;
    if (site < first || site >= end) continue;
    // SMU-370: no modifier of another player's card applies to what is protected from it.
    if (by === ctrl[card] || by === NONE || !isShielded(t, card, by, 'action')) seen.add(seen.at(card), n, source);
  }
  // By hand: for a few numbers calling `fill` costs more than they do.
  for (let i = first * MAX_SEATS, last = end * MAX_SEATS; i < last; i++) totals[i] = 0;
  for (let i = 0; i < many; i++) {
    const id = minions[i];
    totals[(t.zone[id] - SITE) * MAX_SEATS + ctrl[id]] += seen.powerAt(i);
  }
  return seen;
}

/** What cards in play say of powers, as long as they work (SMU-229). */
function addLasting(t: T, seen: Powers): void {
  let isSet = false;
  for (let i = 0; i < seen.manySources; i++) {
    const self = seen.sources[i];
    const { lasting } = cardOf(t, self);
    if (lasting === undefined || !works(t, self)) continue;
    if (lasting.start !== undefined) isSet = true;
    if (lasting.bearer !== undefined) {
      const host = t.vars.on[self];
      seen.add(seen.at(host === NONE ? self : host), lasting.bearer(t, self), t.def[self]);
    }
    if (lasting.power !== undefined) addPower(t, seen, self, lasting.power, lasting.hangsOn === 'table');
  }
  if (isSet) setStarts(t, seen);
}

function addPower(t: T, seen: Powers, self: CardId, power: NonNullable<Lasting['power']>, isFar: boolean): void {
  const zone = t.zone[self];
  const isBase = KIND[t.def[self]] === BASE;
  for (let k = 0; k < seen.many; k++) {
    const id = seen.minions[k];
    if (!isFar && t.zone[id] !== zone) continue;
    // SMU-148: a base does nothing to the minions of who ignores it.
    if (isBase && isIgnoring(t, zone - SITE, t.vars.ctrl[id])) continue;
    const n = power(t, self, id);
    if (n !== 0) seen.add(k, n, t.def[self]);
  }
}

/** SMU-376: the smallest starting powers for which all texts are true. */
function setStarts(t: T, seen: Powers): void {
  const startOf = (id: CardId): number => seen.start(id);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < seen.manySources; i++) {
      const self = seen.sources[i];
      const start = cardOf(t, self).lasting?.start;
      if (start === undefined || !works(t, self)) continue;
      const least = start(t, self, startOf);
      const at = seen.at(self);
      if (least <= seen.starts[at]) continue;
      seen.starts[at] = least;
      changed = true;
    }
  }
}

/** Places whose total power is at least the breakpoint of their base (SMU-170). Powers are counted only where there is more than printed power and counters. */
export function fullSites(t: T): number[] {
  const full: number[] = [];
  const now = inPlay(t);
  const all = (now.hooks & HOOK.table) === 0 ? null : powersNow(t);
  const lasts = all === null && isLasting(t);
  const boosted = all === null && t.vars.boosts.length > 0 ? boostedSites(t) : 0;
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    const bit = 1 << site;
    const isStill = lasts && (boosted & bit) === 0;
    if (t.zones[SITE + site].length === 0 || (isStill && (now.calm & bit) !== 0)) continue;
    const isPlain = all === null && (boosted & bit) === 0 && (now.hooksAt[site] & POWERFUL) === 0;
    if ((isPlain ? plainSum(t, site) : (all ?? powersAt(t, site)).sum(site)) >= breakpointAt(t, site)) full.push(site);
    else if (isStill && (now.hooksAt[site] & HOOK.turn) === 0) now.calm |= bit;
  }
  return full;
}

/** Nothing but the cards in play, and bonuses at their own places, makes powers and breakpoints what they are. */
const isLasting = ({ vars }: T): boolean => vars.bpBoosts.length === 0 && vars.numb.length === 0 && vars.ignores.length === 0;

/** Places with a minion that has a bonus or a loss, as bits. */
function boostedSites(t: T): number {
  let sites = 0;
  for (const { card } of t.vars.boosts) sites |= 1 << (t.zone[card] - SITE);
  return sites;
}

/** Current breakpoint: printed, then what sets it, then what changes it, never below 0 (SMU-152, SMU-153). */
export function breakpointAt(t: T, site: number): number {
  const cards = t.zones[SITE + site];
  if (cards.length === 0) return 0;
  const base = t.def[cards[0]];
  let value: number = BREAKPOINT[base];
  if ((hooksAt(t, site) & HOOK.breakpoint) !== 0)
    for (let i = 1; i < cards.length; i++) value = cardOf(t, cards[i]).lasting?.breakpoint?.(value) ?? value;
  for (const boost of t.vars.bpBoosts) if (boost.base === base) value += boost.n;
  return value > 0 ? value : 0;
}
