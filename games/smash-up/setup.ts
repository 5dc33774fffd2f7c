// Section 2: factions, decks, bases, opening hands.

import type { CardId, Option, SeatId, Step } from '#engine';
import { button, EVERYBODY, isNone, log, moveMany, opening, placeAll, randomOf, roll, seatsFrom, show, shuffle } from '#engine';
import type { SetName } from './cards/data.ts';
import { components, FACTIONS } from './cards/data.ts';
import type { SmashVars, T } from './state.ts';
import { AWAY, BASE_DECK, DECK, factionName, NONE, OPENING_HAND } from './state.ts';
import { cardOf, handOf, isMinion } from './table/select.ts';
import { CARDS, COUNT } from './table/traits.ts';
import { discard, draw, layOut } from './verbs.ts';

// By card, to be copied; pushed, so that they are of the same inner kind as all lists of tables.
const NONE_OF_ALL: number[] = [];
const ZERO_OF_ALL: number[] = [];
for (let card = 0; card < CARDS; card++) {
  NONE_OF_ALL.push(NONE);
  ZERO_OF_ALL.push(0);
}

/** What the table knows of each card, before any is in play. */
export function noCards(t: T): void {
  const { vars } = t;
  vars.owner = NONE_OF_ALL.slice(0, t.def.length);
  vars.ctrl = NONE_OF_ALL.slice(0, t.def.length);
  vars.on = NONE_OF_ALL.slice(0, t.def.length);
  vars.counters = ZERO_OF_ALL.slice(0, t.def.length);
}

export function setup(t: T): void {
  noCards(t);
  placeAll(t, AWAY);
  const { vars } = t;
  // SMU-042.
  const named = Number(t.options.first) - 1;
  vars.first = t.ring.includes(named) ? named : t.ring[roll(t, t.ring.length)];
  vars.active = vars.first;
  log(t, 'first', 'SMU-042', { seat: { seat: vars.first } });
}

// ── Factions ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** SMU-044: how many copies of a faction lie on the table. */
export function copiesOf(t: T, faction: number): number {
  const isBox = FACTIONS[faction].set === 'what-were-we-thinking';
  const { sets, copies } = t.options;
  if (sets === (isBox ? 'core' : 'box')) return 0;
  if (!isBox) return 1;
  return copies === '2' || (sets === 'box' && t.ring.length > 2) ? 2 : 1;
}

/** SMU-026: clockwise, then back; SMU-029: both at once where the choice is free. */
function pickerOf(t: T, at: number): SeatId {
  const many = t.ring.length;
  const nth = t.options.factions !== 'draft' ? at >> 1 : at < many ? at : 2 * many - 1 - at;
  return t.ring[(t.ring.indexOf(t.vars.first) + nth) % many];
}

function picksMade(t: T): number {
  let many = 0;
  for (const pair of t.vars.factions) many += pair.length;
  return many;
}

/** SMU-028: whether all picks still to come can be made after this one. */
function canBeShared(left: readonly number[], needs: readonly { readonly seat: SeatId; readonly has: readonly number[] }[]): boolean {
  if (needs.length === 0) return true;
  const [{ seat, has }, ...rest] = needs;
  return left.some(
    (n, faction) =>
      n > 0 &&
      !has.includes(faction) &&
      canBeShared(
        left.map((m, i) => (i === faction ? m - 1 : m)),
        rest.map((one) => (one.seat === seat ? { seat, has: [...one.has, faction] } : one)),
      ),
  );
}

/** SMU-027, SMU-028. */
export function factionsFor(t: T, seat: SeatId): number[] {
  const left: number[] = [];
  // Where each faction lies there once, nobody's own can be what is left.
  let isSimple = true;
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    const copies = copiesOf(t, faction);
    left.push(copies);
    if (copies > 1) isSimple = false;
  }
  for (const pair of t.vars.factions) for (const faction of pair) left[faction]--;
  const found: number[] = [];
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if (left[faction] <= 0 || t.vars.factions[seat].includes(faction)) continue;
    if (isSimple || leavesEnough(t, seat, faction, left)) found.push(faction);
  }
  return found;
}

function leavesEnough(t: T, seat: SeatId, faction: number, left: readonly number[]): boolean {
  const needs = t.ring.flatMap((one) => {
    const has = one === seat ? [...t.vars.factions[one], faction] : t.vars.factions[one];
    return Array.from({ length: 2 - has.length }, () => ({ seat: one, has }));
  });
  return canBeShared(
    left.map((n, i) => (i === faction ? n - 1 : n)),
    needs,
  );
}

export const factionOptions: readonly Option<number>[] = FACTIONS.map(({ id }, faction) => button(id, faction, { label: `faction.${id}` }));

const draft = opening<SmashVars, Option<number>>({
  seat: (t) => pickerOf(t, picksMade(t)),
  prompt: { key: 'draft', rule: 'SMU-320', quiet: true },
  options: (t, seat) => factionsFor(t, seat).map((one) => factionOptions[one]),
  optional: false,
  run(t, seat, faction) {
    if (!isNone(faction)) choose(t, seat, faction);
  },
});

/** One pick is one step; a random deal asks nobody. */
export function chooseFactions(t: T): Step<SmashVars> {
  const at = picksMade(t);
  if (at === 2 * t.ring.length) dealDecks(t);
  else if (t.options.factions !== 'random') return draft;
  else {
    const seat = pickerOf(t, at);
    choose(t, seat, randomOf(t, factionsFor(t, seat)));
  }
}

function choose(t: T, seat: SeatId, faction: number): void {
  t.vars.factions[seat].push(faction);
  log(t, `faction.${factionName(faction)}`, 'SMU-030', { seat: { seat } });
}

// ── Decks, bases, hands ───────────────────────────────────────────────────────────────────────────────────────────

function dealDecks(t: T): void {
  const { vars } = t;
  const order = seatsFrom(t, vars.first);
  for (const seat of order) {
    // A kept match may be dealt without the cards that came last.
    const deck: CardId[] = [];
    for (const faction of vars.factions[seat]) for (const id of deckOf(t, faction)) if (id < t.def.length) deck.push(id);
    moveMany(t, deck, DECK + seat);
    for (const id of deck) vars.owner[id] = seat;
    shuffle(t, DECK + seat);
  }
  // SMU-031: all bases of every set that a faction was taken from.
  const sets: SetName[] = [];
  for (const pair of vars.factions) for (const faction of pair) sets.push(FACTIONS[faction].set);
  const chosen = BASES.filter((id) => sets.includes(cardOf(t, id).set));
  moveMany(t, chosen, BASE_DECK);
  shuffle(t, BASE_DECK);
  for (let site = 0; site <= t.ring.length; site++) layOut(t, site);
  for (const seat of order) draw(t, seat, OPENING_HAND);
  vars.phase = 'hands';
}

// Cards as they lie before the first shuffle: all bases, and the cards of each faction.
const lying = components.flatMap((one, def) => Array.from({ length: COUNT[def] }, () => one));
const BASES: readonly CardId[] = lying.flatMap(({ kind }, id) => (kind === 'base' ? [id] : []));
/** By faction: the cards of one deck, and where the box lies there twice those of the other. */
const DECKS: readonly (readonly (readonly CardId[])[])[] = FACTIONS.map((faction) => {
  const decks: [CardId[], CardId[]] = [[], []];
  lying.forEach((one, id) => {
    if (one.kind === 'base' || one.faction !== faction.id) return;
    // Copies of a card lie side by side.
    decks[lying[id - one.count] === one ? 1 : 0].push(id);
  });
  return decks;
});

/** The cards of a faction that nobody has taken. */
function deckOf(t: T, faction: number): readonly CardId[] {
  const [first, second] = DECKS[faction];
  return t.zone[first[0]] === AWAY ? first : second;
}

const exchange = button('exchange', true);

/** SMU-036 to SMU-040: everybody is asked, so that being asked tells nothing. */
const asking = opening<SmashVars, Option<boolean>>({
  seat: unsettled,
  prompt: { key: 'exchange', rule: 'SMU-321', quiet: true, always: true, decline: 'decline.keep' },
  options: (t, seat) => (handOf(t, seat).some((id) => isMinion(t, id)) ? [] : [exchange]),
  optional: true,
  run(t, seat, wanted) {
    t.vars.kept.push(seat);
    if (wanted === undefined) {
      log(t, 'keeps', 'SMU-040', { seat: { seat } });
      return;
    }
    for (const id of handOf(t, seat)) show(t, id, EVERYBODY);
    log(t, 'exchanges', 'SMU-037', { seat: { seat } });
    discard(t, seat, handOf(t, seat).slice());
    draw(t, seat, OPENING_HAND);
  },
});

/** The first seat whose hand is not settled; NONE: all are. */
function unsettled(t: T): SeatId {
  return seatsFrom(t, t.vars.first).find((one) => !t.vars.kept.includes(one)) ?? NONE;
}

export function settleHands(t: T): Step<SmashVars> {
  if (unsettled(t) !== NONE) return asking;
  const { vars } = t;
  vars.phase = 'start';
  vars.turn = 1;
  vars.active = vars.first;
}
