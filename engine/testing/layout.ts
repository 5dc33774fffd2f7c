import type { Game } from '../game.ts';
import { fittingOptions } from '../options.ts';
import { scriptRng } from '../random.ts';
import { newTable } from '../table.ts';
import type { CardFace, CardId, Options, SeatId, Table, Zone } from '../types.ts';
import type { Named, Names, SeatName } from './names.ts';
import { plainName, SEAT_NAMES } from './names.ts';

/** Nothing but other cards is tied to cards in this game. */
export type NoTie = object;

/** A card of a position: its name, or its name with what is tied to it. `on`: cards that lie with it, as the game's `tie` understands it. */
export type Dealt<Card extends string, Tie extends object = NoTie> =
  | Named<Card>
  | ({ readonly card: Named<Card>; readonly on?: readonly Dealt<Card, Tie>[] } & Tie);

/** What lies in a zone; of a pile that also takes unnamed cards, what lies on its top and at its bottom. A bare list is the top. */
export type Cards<Card extends string, Tie extends object = NoTie> =
  | readonly Dealt<Card, Tie>[]
  | { readonly top?: readonly Dealt<Card, Tie>[]; readonly bottom?: readonly Dealt<Card, Tie>[] };

/** Where an unnamed card lies: the key of a zone, or `box` if it is not in the match. */
export type Rest = string | ((face: CardFace) => string);

/** A position as data: seats with their own zones, shared zones, variables, chance. Piles are listed from the top. */
export type Scenario<V, Card extends string, Shared extends string, Own extends string, Tie extends object = NoTie> = {
  readonly [S in SeatName]?: { readonly [Z in Own]?: Cards<Card, Tie> };
} & {
  readonly [Z in Shared]?: Cards<Card, Tie>;
} & {
  /** Public variables; a function is given the ids and the definitions of cards by their names, for what waits or is tied to a card. */
  readonly vars?: Partial<V> | ((card: (name: Named<Card>) => CardId, def: (name: Card) => number) => Partial<V>);
  readonly options?: Options;
  /** Results of the first random draws, each what `below` returns. */
  readonly chance?: readonly number[];
  /** Zone for the cards that the scenario does not name; `box` leaves them out of the match. */
  readonly rest?: Shared | 'box' | ((face: CardFace) => string);
  readonly seed?: number;
  /** The test ends in the middle of an effect on purpose. */
  readonly unfinished?: boolean;
};

export interface LayoutSettings<V, Tie extends object> {
  /** Where unnamed cards go unless the scenario says otherwise; a function tells it by card. */
  readonly rest: Rest;
  /** Zones listed and read from the top (draw pile, discard pile), shared or of a seat. */
  readonly piles: readonly string[];
  /** Brings the position to the point where scenarios start (for instance: it is ann's turn, main phase), before the scenario's `vars`. */
  start?(t: Table<V>): void;
  /** Puts down what a scenario says of a card beside its name; `host` is the card that it was listed `on`. Before the scenario's `vars`. */
  tie?(t: Table<V>, card: CardId, given: Partial<Tie>, host: CardId | undefined): void;
  /** After everything is in place: sets what follows from it (an opened hand, marks). `card` finds what the scenario named. */
  ready?(t: Table<V>, card: (name: string) => CardId): void;
}

type Item = string | { readonly card: string; readonly on?: readonly Item[] };
type Listed = readonly Item[] | { readonly top?: readonly Item[]; readonly bottom?: readonly Item[] };
export type LooseScenario<V> = Omit<Scenario<V, string, never, never>, SeatName> & { readonly [key: string]: unknown };

interface Placed {
  readonly card: CardId;
  readonly zone: number;
  /** Index of the host in the list of placed cards. */
  readonly host: number;
  /** As the scenario lists it; null: it does not name the card. */
  readonly item: Item | null;
}

export function seatCount<V>(game: Game<V>, scenario: { readonly [name: string]: unknown }): number {
  const named = SEAT_NAMES.filter((name) => scenario[name] !== undefined);
  const count = named.length;
  named.forEach((name, i) => {
    if (name !== SEAT_NAMES[i]) throw new Error(`seats are named in order; ${SEAT_NAMES[i]} is missing`);
  });
  if (count < game.seats.min || count > game.seats.max) throw new Error(`${game.id} is not for ${count} seats`);
  return count;
}

export function layOut<V, Tie extends object>(
  game: Game<V>,
  settings: LayoutSettings<V, Tie>,
  scenario: LooseScenario<V>,
  seats: number,
  names: Names<V>,
): Table<V> {
  const t = newTable(game, seats, fittingOptions(game, seats, scenario.options), scriptRng(scenario.chance ?? [], scenario.seed ?? 1));
  const left: (CardId | null)[] = t.def.map((_, id) => id);
  const named: Placed[] = [];
  const below: Placed[] = [];
  game.zones.forEach((zone, z) => {
    const { top, bottom } = listOf(scenario, zone, settings.piles.includes(zone.name));
    for (const item of top) name(t, left, named, z, item, -1);
    for (const item of bottom) name(t, left, below, z, item, -1);
  });
  const rest = (scenario.rest as Rest | undefined) ?? settings.rest;
  const unnamed = unnamedCards(t, left, rest);
  const order: Placed[] = [
    ...below.map((one) => shifted(one, 0)),
    ...unnamed,
    ...named.map((one) => shifted(one, below.length + unnamed.length)),
  ];
  // The unnamed lie below what is named, so that «the top card» is what the scenario says.
  const ids = settleIds(t, order);
  order.forEach(({ zone, item }, i) => {
    t.zone[ids[i]] = zone;
    t.zones[zone].push(ids[i]);
    if (item !== null) names.name(t, ids[i], nameIn(item));
  });
  settings.start?.(t);
  order.forEach(({ item, host }, i) => {
    if (item === null) return;
    if (typeof item === 'object' || host >= 0)
      settings.tie?.(t, ids[i], (typeof item === 'object' ? item : {}) as Partial<Tie>, host < 0 ? undefined : ids[host]);
  });
  const find = (wanted: string): CardId => theOnly(names.meant(t, wanted), wanted);
  const { vars } = scenario;
  // A copy: what play changes in it must not show in another test that deals from the same values.
  Object.assign(t.vars as object, structuredClone(typeof vars === 'function' ? vars(find, (wanted) => t.def[find(wanted)]) : vars));
  settings.ready?.(t, find);
  return t;
}

const nameIn = (item: Item): string => (typeof item === 'string' ? item : item.card);
const shifted = (placed: Placed, by: number): Placed => (placed.host < 0 ? placed : { ...placed, host: placed.host + by });

function listOf<V>(scenario: LooseScenario<V>, zone: Zone, isPile: boolean): { top: readonly Item[]; bottom: readonly Item[] } {
  const listed = (zone.owner !== null ? ofSeat(scenario, zone.owner, zone.name) : ofTable(scenario, zone)) as Listed | undefined;
  const { top = [], bottom = [] } =
    listed === undefined
      ? {}
      : Array.isArray(listed)
        ? { top: listed as readonly Item[] }
        : (listed as { top?: readonly Item[]; bottom?: readonly Item[] });
  if (!isPile && bottom.length > 0) throw new Error(`${zone.name} is no pile: it has no bottom`);
  return isPile ? { top: [...top].reverse(), bottom: [...bottom].reverse() } : { top, bottom };
}

const ofSeat = <V>(scenario: LooseScenario<V>, seat: SeatId, zone: string): unknown =>
  (scenario[SEAT_NAMES[seat]] as { [zone: string]: unknown } | undefined)?.[zone];
const ofTable = <V>(scenario: LooseScenario<V>, zone: Zone): unknown =>
  scenario[zone.key] ?? (zone.index === 0 ? scenario[zone.name] : undefined);

function name<V>(t: Table<V>, left: (CardId | null)[], placed: Placed[], zone: number, item: Item, host: number): void {
  const wanted = plainName(nameIn(item));
  const card = left.findIndex((id) => id !== null && t.game.defs[t.def[id]].id === wanted);
  if (card < 0) throw new Error(`${t.game.id} has no (further) card ${wanted}`);
  left[card] = null;
  const at = placed.push({ card, zone, host, item }) - 1;
  if (typeof item === 'object') for (const one of item.on ?? []) name(t, left, placed, zone, one, at);
}

/** In an order that has nothing to do with the order of the definitions: a new card changes nobody's examples. */
function unnamedCards<V>(t: Table<V>, left: readonly (CardId | null)[], rest: Rest): Placed[] {
  const zoneOf = (key: string): number => {
    const zone = t.game.zones.findIndex((one) => one.key === key);
    if (zone < 0) throw new Error(`${t.game.id} has no zone ${key} for unnamed cards`);
    return zone;
  };
  const copies: { [id: string]: number } = {};
  const found: { readonly at: number; readonly placed: Placed }[] = [];
  for (const card of left) {
    if (card === null) continue;
    const face = t.game.defs[t.def[card]];
    const key = typeof rest === 'string' ? rest : rest(face);
    copies[face.id] = (copies[face.id] ?? 0) + 1;
    if (key !== 'box')
      found.push({ at: scattered(`${face.id}/${copies[face.id]}`), placed: { card, zone: zoneOf(key), host: -1, item: null } });
  }
  return found.sort((a, b) => a.at - b.at).map((one) => one.placed);
}

/** A number that follows from the letters alone (FNV-1a). */
function scattered(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 0;
}

/** Cards keep their ids, unless some stay in the box: then ids are given anew. */
function settleIds<V>(t: Table<V>, order: readonly Placed[]): CardId[] {
  if (order.length === t.def.length) return order.map((one) => one.card);
  t.def = order.map((one) => t.def[one.card]);
  t.zone = order.map(() => -1);
  t.seen = order.map(() => 0);
  return order.map((_, id) => id);
}

/** One card of that name, where it does not matter which. */
export function theOnly(cards: readonly CardId[], name: string): CardId {
  if (cards.length === 0) throw new Error(`no card ${name} at this table`);
  return cards[0];
}
