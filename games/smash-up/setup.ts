// Section 2: factions, decks, bases, opening hands.

import type { CardId, Flow, Option, Prompt, SeatId } from '#engine';
import { ask, button, EVERYBODY, log, maybeOneOf, moveMany, pick, place, randomOf, roll, seatsFrom, show, shuffle } from '#engine';
import { components, FACTIONS } from './cards/data.ts';
import { cardOf, handOf, isMinion } from './select.ts';
import type { T } from './state.ts';
import { AWAY, BASE_DECK, DECK, factionName, NONE, OPENING_HAND } from './state.ts';
import { COUNT } from './traits.ts';
import { discard, draw, layOut } from './verbs.ts';

/** What the table knows of each card, before any is in play. */
export function noCards(t: T): void {
  const { vars } = t;
  vars.owner = t.def.slice().fill(NONE);
  vars.ctrl = t.def.slice().fill(NONE);
  vars.on = t.def.slice().fill(NONE);
  vars.counters = t.def.slice().fill(0);
}

export function setup(t: T): void {
  noCards(t);
  for (let id = 0; id < t.def.length; id++) place(t, id, AWAY);
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

function leftOf(t: T, faction: number): number {
  let left = copiesOf(t, faction);
  for (const pair of t.vars.factions) if (pair.includes(faction)) left--;
  return left;
}

/** SMU-026: clockwise, then back; SMU-029: both at once where the choice is free. */
function pickerOf(t: T, at: number): SeatId {
  const order = seatsFrom(t, t.vars.first);
  if (t.options.factions !== 'draft') return order[at >> 1];
  return at < order.length ? order[at] : order[2 * order.length - 1 - at];
}

const picksMade = (t: T): number => t.vars.factions.reduce((sum, pair) => sum + pair.length, 0);

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
  const left = FACTIONS.map((_, faction) => leftOf(t, faction));
  // Where each faction lies there once, nobody's own can be what is left.
  const isSimple = FACTIONS.every((_, faction) => copiesOf(t, faction) <= 1);
  return FACTIONS.map((_, faction) => faction).filter((faction) => {
    if (left[faction] <= 0 || t.vars.factions[seat].includes(faction)) return false;
    if (isSimple) return true;
    const needs = t.ring.flatMap((one) => {
      const has = one === seat ? [...t.vars.factions[one], faction] : t.vars.factions[one];
      return Array.from({ length: 2 - has.length }, () => ({ seat: one, has }));
    });
    return canBeShared(
      left.map((n, i) => (i === faction ? n - 1 : n)),
      needs,
    );
  });
}

const DRAFT: Prompt = { key: 'draft', rule: 'SMU-320', quiet: true };
const factionOptions: Option<number>[] = FACTIONS.map(({ id }, faction) => button(id, faction, { label: `faction.${id}` }));

/** One pick is one step; a random deal asks nobody. */
export function* chooseFactions(t: T): Flow {
  const at = picksMade(t);
  if (at === 2 * t.ring.length) {
    dealDecks(t);
    return;
  }
  const seat = pickerOf(t, at);
  const faction =
    t.options.factions === 'random'
      ? randomOf(t, factionsFor(t, seat))
      : yield* pick(t, seat, DRAFT, () => factionsFor(t, seat).map((one) => factionOptions[one]));
  if (faction === undefined) return;
  t.vars.factions[seat].push(faction);
  log(t, `faction.${factionName(faction)}`, 'SMU-030', { seat: { seat } });
}

// ── Decks, bases, hands ───────────────────────────────────────────────────────────────────────────────────────────

function dealDecks(t: T): void {
  const { vars } = t;
  const order = seatsFrom(t, vars.first);
  for (const seat of order) {
    for (const faction of vars.factions[seat]) takeFaction(t, seat, faction);
    shuffle(t, DECK + seat);
  }
  // SMU-031: all bases of every set that a faction was taken from.
  const sets = vars.factions.flat().map((faction) => FACTIONS[faction].set);
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
const DECKS: readonly (readonly CardId[])[] = FACTIONS.map((faction) =>
  lying.flatMap((one, id) => (one.kind !== 'base' && one.faction === faction.id ? [id] : [])),
);

function takeFaction(t: T, seat: SeatId, faction: number): void {
  let last = NONE;
  let taken = 0;
  // Nothing has been shuffled yet: copies of a card lie side by side, in the order of the components.
  const wanted: CardId[] = DECKS[faction].filter((id) => {
    if (t.zone[id] !== AWAY) return false;
    taken = t.def[id] === last ? taken + 1 : 1;
    last = t.def[id];
    return taken <= cardOf(t, id).copies;
  });
  moveMany(t, wanted, DECK + seat);
  for (const id of wanted) t.vars.owner[id] = seat;
}

const EXCHANGE: Prompt = { key: 'exchange', rule: 'SMU-321', quiet: true, always: true, decline: 'decline.keep' };
const exchange = button('exchange', true);

/** SMU-036 to SMU-040: everybody is asked, so that being asked tells nothing. */
export function* settleHands(t: T): Flow {
  const { vars } = t;
  const seat = seatsFrom(t, vars.first).find((one) => !vars.kept.includes(one));
  if (seat === undefined) {
    vars.phase = 'start';
    vars.turn = 1;
    vars.active = vars.first;
    return;
  }
  const options = (): Option<boolean>[] => (handOf(t, seat).some((id) => isMinion(t, id)) ? [] : [exchange]);
  const answer = yield* ask(t, seat, maybeOneOf(EXCHANGE, options));
  vars.kept.push(seat);
  if (answer.length === 0) {
    log(t, 'keeps', 'SMU-040', { seat: { seat } });
    return;
  }
  for (const id of handOf(t, seat)) show(t, id, EVERYBODY);
  log(t, 'exchanges', 'SMU-037', { seat: { seat } });
  discard(t, seat, handOf(t, seat).slice());
  draw(t, seat, OPENING_HAND);
}
