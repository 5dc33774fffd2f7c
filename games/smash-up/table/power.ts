// Power in layers (SMU-150 to SMU-160), all minions in one pass.

import type { CardId, SeatId } from '#engine';
import type { T } from '../state.ts';
import { MARKS, MAX_SEATS, NONE, SITE, SITES } from '../state.ts';
import { inPlay, marksAt, marksInPlay, plainSum } from './in-play.ts';
import { isIgnoring, isJammed, isNumb, isShielded } from './select.ts';
import { BREAKPOINT, CARDS, KIND, MARK, MINION, PRINTED } from './traits.ts';

/** Results of the last look; valid until the table changes, so never kept over a question or a verb. */
const POWER = new Int32Array(CARDS);
const TOTAL = new Int32Array(SITES * MAX_SEATS);
const START = new Int32Array(CARDS);
const ADD = new Int32Array(CARDS);
const SILENT = new Uint8Array(CARDS);
/** Minions in play and cards that change powers; how many of them. */
const minions = new Int16Array(CARDS);
const marked = new Int16Array(CARDS);
const seen = { minions: 0, marked: 0 };
const microbots = new Int32Array(MAX_SEATS);
const crowd = new Int32Array(MAX_SEATS);
const mechanics = new Int32Array(MAX_SEATS);
const leaders = new Int32Array(MAX_SEATS);
const packs = new Int32Array(SITES);

/** One thing that changes the power of a minion; `source` is the definition of the card that does, NONE: its counters. */
export interface Change {
  readonly card: CardId;
  readonly n: number;
  readonly source: number;
}
// Where changes are written down while somebody wants to know them.
const trace: { list: Change[] | null } = { list: null };

function add(card: CardId, n: number, source: number): void {
  ADD[card] += n;
  if (trace.list !== null && n !== 0) trace.list.push({ card, n, source });
}

/** Everything that changes powers now, in the order of the layers. */
export function changes(t: T): Change[] {
  const list: Change[] = [];
  trace.list = list;
  look(t);
  trace.list = null;
  return list;
}

/** Marks of which a minion's or a base's power may depend. */
const POWERFUL =
  MARKS.pack |
  MARKS.watchful |
  MARKS.leader |
  MARKS.mechanic |
  MARKS.imitator |
  MARKS.silencing |
  MARKS.strengthening |
  MARKS.weakening |
  MARKS.cheering |
  MARKS.empowering;
const OF_MINIONS = MARKS.pack | MARKS.watchful | MARKS.leader | MARKS.mechanic | MARKS.imitator;
const OF_GROUPS = MARKS.leader | MARKS.mechanic;

/** Computes the power of every minion in play and the totals by place and seat. */
export const look = (t: T): void => lookOver(t, 0, t.vars.sites);

/** The same for one place; what the last look saw of others need not be true any more. */
export function lookAt(t: T, site: number): void {
  if ((marksInPlay(t) & OF_GROUPS) === 0) lookOver(t, site, site + 1);
  else look(t);
}

function lookOver(t: T, first: number, end: number): void {
  const { def } = t;
  const { ctrl, counters, boosts } = t.vars;
  let many = 0;
  let manyMarked = 0;
  let all = 0;
  for (let site = first; site < end; site++) {
    const cards = t.zones[SITE + site];
    const at = site * MAX_SEATS;
    TOTAL[at] = TOTAL[at + 1] = TOTAL[at + 2] = TOTAL[at + 3] = 0;
    for (let i = 0; i < cards.length; i++) {
      const id = cards[i];
      const d = def[id];
      if ((MARK[d] & POWERFUL) !== 0) {
        marked[manyMarked++] = id;
        all |= MARK[d];
      }
      if (KIND[d] !== MINION) continue;
      minions[many++] = id;
      const power = PRINTED[d] + counters[id];
      START[id] = PRINTED[d];
      ADD[id] = counters[id];
      if (trace.list !== null && counters[id] !== 0) trace.list.push({ card: id, n: counters[id], source: NONE });
      SILENT[id] = 0;
      POWER[id] = power;
      TOTAL[at + ctrl[id]] += power;
    }
  }
  seen.minions = many;
  seen.marked = manyMarked;
  // Counters only add: without anything else all is said.
  if (all === 0 && boosts.length === 0) return;
  if (all !== 0) layer(t, all);
  for (let i = 0; i < boosts.length; i++) {
    const { card, n, by, source } = boosts[i];
    const site = t.zone[card] - SITE;
    if (site < first || site >= end) continue;
    // SMU-370: no modifier of another player's card applies to what is protected from it.
    if (by === ctrl[card] || by === NONE || !isShielded(t, card, by, 'action')) add(card, n, source);
  }
  // By hand: for a few numbers calling `fill` costs more than they do.
  for (let i = first * MAX_SEATS, last = end * MAX_SEATS; i < last; i++) TOTAL[i] = 0;
  for (let i = 0; i < many; i++) {
    const id = minions[i];
    const power = START[id] + ADD[id];
    POWER[id] = power > 0 ? power : 0;
    if (power > 0) TOTAL[(t.zone[id] - SITE) * MAX_SEATS + ctrl[id]] += power;
  }
}

function layer(t: T, all: number): void {
  const { ctrl, on } = t.vars;
  for (let i = 0; i < seen.marked; i++) {
    const id = marked[i];
    const marks = MARK[t.def[id]];
    const host = on[id];
    if (host === NONE || isNumb(t, id)) continue;
    if ((marks & MARKS.silencing) !== 0) SILENT[host] = 1;
    if ((marks & MARKS.strengthening) !== 0) add(host, 2, t.def[id]);
    if ((marks & MARKS.weakening) !== 0) add(host, -4, t.def[id]);
  }
  if ((all & (MARKS.cheering | MARKS.empowering)) !== 0) aroundBases(t);
  if ((all & OF_GROUPS) !== 0) countMicrobots(t);
  if ((all & MARKS.pack) !== 0) countPacks(t);
  if ((all & OF_MINIONS) !== 0) {
    for (let i = 0; i < seen.marked; i++) {
      const id = marked[i];
      const marks = MARK[t.def[id]];
      if ((marks & OF_MINIONS) === 0 || SILENT[id] === 1) continue;
      if ((marks & MARKS.pack) !== 0) add(id, packs[t.zone[id] - SITE], t.def[id]);
      if ((marks & MARKS.watchful) !== 0 && t.vars.active !== ctrl[id]) add(id, 2, t.def[id]);
      if ((marks & MARKS.leader) !== 0) add(id, microbots[ctrl[id]] - 1, t.def[id]);
    }
  }
  if ((all & MARKS.mechanic) !== 0)
    for (let i = 0; i < seen.minions; i++) {
      const id = minions[i];
      const seat = ctrl[id];
      if (mechanics[seat] > 0 && (leaders[seat] > 0 || (MARK[t.def[id]] & MARKS.microbot) !== 0))
        add(id, mechanics[seat], trace.list === null ? NONE : mechanicOf(t, seat));
    }
  if ((all & MARKS.imitator) !== 0) imitate(t);
}

function aroundBases(t: T): void {
  const { ctrl } = t.vars;
  for (let i = 0; i < seen.marked; i++) {
    const id = marked[i];
    const marks = MARK[t.def[id]];
    const zone = t.zone[id];
    if ((marks & MARKS.cheering) !== 0) {
      for (let k = 0; k < seen.minions; k++) {
        const one = minions[k];
        if (t.zone[one] === zone && ctrl[one] === ctrl[id]) add(one, 1, t.def[id]);
      }
    } else if ((marks & MARKS.empowering) !== 0 && !isJammed(t, zone - SITE)) {
      for (let k = 0; k < seen.minions; k++) {
        const one = minions[k];
        if (t.zone[one] === zone && !isIgnoring(t, zone - SITE, ctrl[one])) add(one, 1, t.def[id]);
      }
    }
  }
}

/** SMU-413: a leader makes all minions of its controller Microbots. */
function countMicrobots(t: T): void {
  const { ctrl } = t.vars;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    microbots[seat] = 0;
    crowd[seat] = 0;
    mechanics[seat] = 0;
    leaders[seat] = 0;
  }
  for (let i = 0; i < seen.minions; i++) {
    const id = minions[i];
    const marks = MARK[t.def[id]];
    const seat = ctrl[id];
    crowd[seat]++;
    if ((marks & MARKS.microbot) !== 0) microbots[seat]++;
    if (SILENT[id] === 1) continue;
    if ((marks & MARKS.leader) !== 0) leaders[seat]++;
    if ((marks & MARKS.mechanic) !== 0) mechanics[seat]++;
  }
  for (let seat = 0; seat < MAX_SEATS; seat++) if (leaders[seat] > 0) microbots[seat] = crowd[seat];
}

/** Definition of a mechanic at work for that player. */
function mechanicOf(t: T, seat: SeatId): number {
  for (let i = 0; i < seen.marked; i++) {
    const id = marked[i];
    if (t.vars.ctrl[id] === seat && SILENT[id] !== 1 && (MARK[t.def[id]] & MARKS.mechanic) !== 0) return t.def[id];
  }
  return NONE;
}

/** SMU-421: one without abilities still counts for the others. */
function countPacks(t: T): void {
  for (let site = 0, many = t.vars.sites; site < many; site++) packs[site] = 0;
  for (let i = 0; i < seen.marked; i++) if ((MARK[t.def[marked[i]]] & MARKS.pack) !== 0) packs[t.zone[marked[i]] - SITE]++;
}

/** SMU-376: the smallest starting powers for which all texts are true. */
function imitate(t: T): void {
  const { ctrl } = t.vars;
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < seen.marked; i++) {
      const id = marked[i];
      if ((MARK[t.def[id]] & MARKS.imitator) === 0 || SILENT[id] === 1) continue;
      for (let k = 0; k < seen.minions; k++) {
        const other = minions[k];
        if (t.zone[other] !== t.zone[id] || ctrl[other] === ctrl[id] || START[other] <= START[id]) continue;
        START[id] = START[other];
        changed = true;
      }
    }
  }
}

// ── What the last look saw ────────────────────────────────────────────────────────────────────────────────────────

export const seenPower = (id: CardId): number => POWER[id];
export const seenStart = (id: CardId): number => START[id];
export const seenTotal = (site: number, seat: SeatId): number => TOTAL[site * MAX_SEATS + seat];
/** Minions of the last look; read at once. */
export const seenMinions = (): CardId[] => Array.from(minions.subarray(0, seen.minions));

export function seenSum(site: number): number {
  const at = site * MAX_SEATS;
  return TOTAL[at] + TOTAL[at + 1] + TOTAL[at + 2] + TOTAL[at + 3];
}

export function powerOf(t: T, id: CardId): number {
  look(t);
  return POWER[id];
}

/** Places whose total power is at least the breakpoint of their base (SMU-170); a look is taken only where there is more than printed power and counters. */
export function fullSites(t: T): number[] {
  const full: number[] = [];
  const now = inPlay(t);
  const isMixed = (now.marks & OF_GROUPS) !== 0;
  const lasts = !isMixed && isLasting(t);
  if (isMixed) look(t);
  const boosted = isMixed || lasts ? 0 : boostedSites(t);
  for (let site = 0, { sites } = t.vars; site < sites; site++) {
    const bit = 1 << site;
    if (t.zones[SITE + site].length === 0 || (lasts && (now.calm & bit) !== 0)) continue;
    const isPlain = !isMixed && (boosted & bit) === 0 && (now.marksAt[site] & POWERFUL) === 0;
    if (!isPlain && !isMixed) lookAt(t, site);
    if ((isPlain ? plainSum(t, site) : seenSum(site)) >= breakpointAt(t, site)) full.push(site);
    else if (lasts && (now.marksAt[site] & MARKS.watchful) === 0) now.calm |= bit;
  }
  return full;
}

/** Nothing but the cards in play makes powers and breakpoints what they are. */
const isLasting = ({ vars }: T): boolean =>
  vars.boosts.length === 0 && vars.bpBoosts.length === 0 && vars.numb.length === 0 && vars.ignores.length === 0;

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
  if ((marksAt(t, site) & MARKS.raising) !== 0 && value < RAISED) value = RAISED;
  for (const boost of t.vars.bpBoosts) if (boost.base === base) value += boost.n;
  return value > 0 ? value : 0;
}
export const RAISED = 21;
