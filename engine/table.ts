import { ordainFaces } from './fate.ts';
import type { Game } from './game.ts';
import type { Rng } from './random.ts';
import { below, cloneRng, shuffleInPlace } from './random.ts';
import type { CardDef, CardId, Options, Outcome, SeatId, SeatMask, Table, ZoneId } from './types.ts';
import { EVERYBODY, maskOf, NOBODY } from './types.ts';

/**
 * The lists of all tables are made by pushing and by slicing: `map` and `new Array` make lists of other inner kinds, sometimes only after they were
 * compiled. All code compiled for tables is thrown away then.
 */
export function newTable<V>(game: Game<V>, seats: number, options: Options, rng: Rng): Table<V> {
  const { def, nowhere, unseen, sight } = boxOf(game);
  const zones: CardId[][] = [];
  for (let z = 0; z < sight.length; z++) zones.push([]);
  const ring: SeatId[] = [];
  for (let seat = 0; seat < seats; seat++) ring.push(seat);
  return {
    game,
    def: def.slice(),
    zone: nowhere.slice(),
    seen: unseen.slice(),
    zones,
    sight: sight.slice(),
    ring,
    waiting: [],
    options,
    vars: game.vars({ seats, options }),
    rng,
    outcome: null,
    sink: null,
    origin: null,
    fate: null,
    learned: 0,
    unasked: null,
    watched: game.watched ?? sight.length,
    changed: -1,
    index: null,
  };
}

/** What all tables of a game begin with, to be copied. */
interface Box {
  readonly all: readonly CardId[];
  readonly def: readonly number[];
  readonly nowhere: readonly ZoneId[];
  readonly unseen: readonly SeatMask[];
  readonly sight: readonly SeatMask[];
}
const boxes = new WeakMap<object, Box>();

function boxOf<V>(game: Game<V>): Box {
  const known = boxes.get(game);
  if (known !== undefined) return known;
  const all: CardId[] = [];
  const def: number[] = [];
  const nowhere: ZoneId[] = [];
  const unseen: SeatMask[] = [];
  for (let d = 0; d < game.defs.length; d++) {
    for (let copy = game.defs[d].count ?? 1; copy > 0; copy--) {
      all.push(def.length);
      def.push(d);
      nowhere.push(-1);
      unseen.push(0);
    }
  }
  const sight: SeatMask[] = [];
  for (const zone of game.zones) sight.push(zone.sight);
  const box = { all, def, nowhere, unseen, sight };
  boxes.set(game, box);
  return box;
}

/** The hot path of search: slices of small-integer arrays and the game's own copy of its variables, nothing general. */
export function cloneTable<V>(t: Table<V>): Table<V> {
  const zones = t.zones.slice();
  for (let i = 0; i < zones.length; i++) zones[i] = zones[i].slice();
  return {
    game: t.game,
    def: t.def.slice(),
    zone: t.zone.slice(),
    seen: t.seen.slice(),
    zones,
    sight: t.sight.slice(),
    ring: t.ring.slice(),
    waiting: t.waiting.length === 0 ? [] : t.waiting.slice(),
    options: t.options,
    vars: t.game.cloneVars(t.vars),
    rng: cloneRng(t.rng),
    outcome: t.outcome,
    sink: null,
    origin: null,
    fate: t.fate,
    learned: 0,
    unasked: null,
    watched: t.watched,
    changed: -1,
    index: null,
  };
}

/** The state as plain data, as it is saved and compared. */
export interface TableData<V = unknown> {
  readonly def: readonly number[];
  readonly zone: readonly number[];
  readonly seen: readonly SeatMask[];
  readonly zones: readonly (readonly CardId[])[];
  readonly sight: readonly SeatMask[];
  readonly ring: readonly SeatId[];
  readonly waiting: readonly SeatId[];
  readonly options: Options;
  readonly vars: V;
  readonly rng: Rng;
  readonly outcome: Outcome | null;
}

export function tableData<V>(t: Table<V>): TableData<V> {
  const { def, zone, seen, zones, sight, ring, waiting, options, vars, rng, outcome } = t;
  return { def, zone, seen, zones, sight, ring, waiting, options, vars, rng, outcome };
}

/** Takes the data over; the caller gives it away. */
export function tableFromData<V>(game: Game<V>, data: TableData<V>): Table<V> {
  return {
    ...(data as TableData<V> & Omit<Table<V>, Beside>),
    game,
    sink: null,
    origin: null,
    fate: null,
    learned: 0,
    unasked: null,
    watched: game.watched ?? data.zones.length,
    changed: -1,
    index: null,
  };
}

type Beside = 'game' | 'sink' | 'origin' | 'fate' | 'learned' | 'unasked' | 'watched' | 'changed' | 'index';

// ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────────

export function defOf<V>(t: Table<V>, card: CardId): CardDef<V> {
  return t.game.defs[t.def[card]];
}

export function topOf<V>(t: Table<V>, zone: ZoneId): CardId | undefined {
  const cards = t.zones[zone];
  return cards.length === 0 ? undefined : cards[cards.length - 1];
}

// By hand, because for so few seats calling `indexOf` and `includes` costs more than they do.
function placeOf<V>({ game, ring }: Table<V>, seat: SeatId): number {
  for (let at = 0; at < ring.length; at++) if (ring[at] === seat) return at;
  throw new Error(`${game.id}: seat ${seat} is not in the turn order [${ring.join(' ')}]`);
}

/** The present seat after that one, which must be present itself: whoever keeps seats over a question asks `isPresent` first. */
export function nextSeat<V>(t: Table<V>, seat: SeatId): SeatId {
  return t.ring[(placeOf(t, seat) + 1) % t.ring.length];
}

export function previousSeat<V>(t: Table<V>, seat: SeatId): SeatId {
  return t.ring[(placeOf(t, seat) + t.ring.length - 1) % t.ring.length];
}

/** Present seats in turn order, beginning with the given one. */
export const seatsFrom = <V>(t: Table<V>, seat: SeatId): SeatId[] => around(t, seat, 0);

/** The same without the given one. */
export const othersFrom = <V>(t: Table<V>, seat: SeatId): SeatId[] => around(t, seat, 1);

function around<V>(t: Table<V>, seat: SeatId, skip: number): SeatId[] {
  const at = placeOf(t, seat);
  const many = t.ring.length;
  const seats: SeatId[] = [];
  for (let i = skip; i < many; i++) seats.push(t.ring[(at + i) % many]);
  return seats;
}

export function isPresent<V>({ ring }: Table<V>, seat: SeatId): boolean {
  for (let at = 0; at < ring.length; at++) if (ring[at] === seat) return true;
  return false;
}

/** Whether seats may leave this table now; where they may not, a bot plays on. */
export const mayLeave = <V>(t: Table<V>): boolean => t.game.leave !== undefined && (t.game.mayLeave?.(t) ?? true);

/** The only truth about who may know a face. */
export function seersOf<V>(t: Table<V>, card: CardId): SeatMask {
  return t.sight[t.zone[card]] | t.seen[card];
}

export function sees<V>(t: Table<V>, seat: SeatId, card: CardId): boolean {
  return (seersOf(t, card) & maskOf(seat)) !== 0;
}

// ── Changing: the primitives that a game's verbs are made of ──────────────────────────────────────────────────────

/** Puts a card into its first zone during setup. */
export function place<V>(t: Table<V>, card: CardId, zone: ZoneId): void {
  if (t.zone[card] !== -1) throw new Error(`card ${card} is placed already`);
  t.zone[card] = zone;
  t.zones[zone].push(card);
  if (zone >= t.watched) t.changed |= 1 << (zone - t.watched);
}

/** Puts all cards into one zone, in order, before anything else is placed. */
export function placeAll<V>(t: Table<V>, zone: ZoneId): void {
  const { all } = boxOf(t.game);
  for (let card = 0; card < all.length; card++) {
    if (t.zone[card] !== -1) throw new Error(`card ${card} is placed already`);
    t.zone[card] = zone;
  }
  t.zones[zone] = all.slice();
  if (zone >= t.watched) t.changed |= 1 << (zone - t.watched);
}

/** Moves a card to the top of a zone. Who saw it before or sees it now knows it from now on, wherever it goes, until it is shuffled. */
export function move<V>(t: Table<V>, card: CardId, to: ZoneId): void {
  take(t, card, to);
  t.zones[to].push(card);
}

export function moveToBottom<V>(t: Table<V>, card: CardId, to: ZoneId): void {
  take(t, card, to);
  const list = t.zones[to];
  // By hand: for so few cards calling `unshift` costs more than it does.
  list.push(card);
  for (let at = list.length - 1; at > 0; at--) list[at] = list[at - 1];
  list[0] = card;
}

/** Moves cards of one zone to the top of another, one after the other; the zone is closed up once. */
export function moveMany<V>(t: Table<V>, cards: readonly CardId[], to: ZoneId): void {
  if (cards.length === 0) return;
  const from = t.zone[cards[0]];
  if (from === to) throw new Error(`the cards lie in zone ${to} already`);
  for (const card of cards) if (t.zone[card] !== from) throw new Error(`card ${card} is not in zone ${from}`);
  for (const card of cards) {
    pass(t, card, from, to);
    t.zones[to].push(card);
  }
  const list = t.zones[from];
  let kept = 0;
  for (const card of list) if (t.zone[card] === from) list[kept++] = card;
  // Setting the length costs more.
  while (list.length > kept) list.pop();
}

function take<V>(t: Table<V>, card: CardId, to: ZoneId): void {
  const from = t.zone[card];
  const list = t.zones[from];
  if (list[list.length - 1] === card) list.pop();
  else {
    // By hand, because splice makes an array of what it takes out.
    const last = list.length - 1;
    for (let at = list.indexOf(card); at < last; at++) list[at] = list[at + 1];
    list.pop();
  }
  pass(t, card, from, to);
}

/** What everybody learns of a card that goes from one zone to another. */
function pass<V>(t: Table<V>, card: CardId, from: ZoneId, to: ZoneId): void {
  const before = t.sight[from] | t.seen[card];
  learn(t, before, t.sight[to]);
  t.seen[card] = before;
  t.zone[card] = to;
  if (from >= t.watched) t.changed |= 1 << (from - t.watched);
  if (to >= t.watched) t.changed |= 1 << (to - t.watched);
  t.sink?.push({ e: 'move', card, def: t.def[card], mask: before | t.sight[to], from, to });
}

/** Shows a card to some seats; they know it from now on. */
export function show<V>(t: Table<V>, card: CardId, to: SeatMask): void {
  const before = seersOf(t, card);
  learn(t, before, to);
  t.sink?.push({ e: 'show', card, def: t.def[card], mask: before | to });
  t.seen[card] |= to;
}

function learn<V>(t: Table<V>, before: SeatMask, now: SeatMask): void {
  // Whoever did not know the card itself cannot take back what made others see it.
  if ((now & ~before) !== 0) t.learned |= EVERYBODY & ~before;
}

/** Opens or closes a whole zone; what was seen while it was open stays known. */
export function setSight<V>(t: Table<V>, zone: ZoneId, sight: SeatMask): void {
  for (const card of t.zones[zone]) {
    const before = seersOf(t, card);
    learn(t, before, sight);
    t.seen[card] = before;
    if ((sight & ~before) !== 0) t.sink?.push({ e: 'show', card, def: t.def[card], mask: before | sight });
  }
  t.sight[zone] = sight;
}

/** Mixes a zone. The ids keep their places and the faces behind them change, so an id never tells anything. */
export function shuffle<V>(t: Table<V>, zone: ZoneId): void {
  const ids = t.zones[zone];
  const order = ids.slice();
  shuffleInPlace(t.rng, order);
  reface(t, ids, order, NOBODY);
  t.learned = EVERYBODY;
  if (t.fate !== null) ordainFaces(t);
  t.sink?.push({ e: 'shuffle', zone });
}

/** The faces behind `from` come to lie behind `ids`, the same cards in another order, and from then on only these seats know them. */
function reface<V>(t: Table<V>, ids: readonly CardId[], from: readonly CardId[], knowing: SeatMask): void {
  const defs = from.slice();
  for (let i = 0; i < defs.length; i++) defs[i] = t.def[from[i]];
  for (let i = 0; i < ids.length; i++) {
    t.def[ids[i]] = defs[i];
    t.seen[ids[i]] = knowing;
  }
  if (t.origin === null) return;
  const origins = from.map((id) => (t.origin as CardId[])[id]);
  for (let i = 0; i < ids.length; i++) t.origin[ids[i]] = origins[i];
}

/**
 * One seat puts cards of a zone into an order that nobody else may know: ids stay where they lie, faces change behind them.
 * `cards` are ids of that zone; the first of `wanted` comes to lie where the highest of them lay.
 */
export function arrangeSecretly<V>(t: Table<V>, wanted: readonly CardId[], seat: SeatId): void {
  const zone = t.zones[t.zone[wanted[0]]];
  const slots = wanted.slice().sort((a, b) => zone.indexOf(b) - zone.indexOf(a));
  reface(t, slots, wanted, maskOf(seat));
}

/**
 * Cards of one zone that `seat` knows go elsewhere, and their ids tell nobody else which cards they were, not even those who once saw them: the faces
 * in the zone are mixed behind the ids, and only `seat` (and whoever sees the zone) knows them afterwards. Says under which ids they went, in the
 * order given; the last one comes to lie outermost.
 */
export function moveUnseen<V>(t: Table<V>, cards: readonly CardId[], to: ZoneId, seat: SeatId, where: 'top' | 'bottom'): CardId[] {
  if (cards.length === 0) return [];
  const from = t.zone[cards[0]];
  const slots = t.zones[from].slice();
  const order = slots.slice();
  shuffleInPlace(t.rng, order);
  reface(t, slots, order, maskOf(seat));
  if (t.fate !== null) ordainFaces(t);
  t.sink?.push({ e: 'shuffle', zone: from });
  const gone = cards.map((card) => slots[order.indexOf(card)]);
  for (const id of gone) {
    if (where === 'top') move(t, id, to);
    else moveToBottom(t, id, to);
  }
  return gone;
}

/** A random card of the list, chosen by the match's own chance. */
export function randomOf<V, T>(t: Table<V>, list: readonly T[]): T {
  t.learned = EVERYBODY;
  return list[below(t.rng, list.length)];
}

/** A whole number from 0 to n-1, by the match's own chance; dice are made of it. */
export function roll<V>(t: Table<V>, n: number): number {
  t.learned = EVERYBODY;
  return below(t.rng, n);
}

/** Whoever sits down on a seat starts without its former knowledge. */
export function forget<V>(t: Table<V>, seat: SeatId): void {
  const others = ~maskOf(seat);
  for (let id = 0; id < t.seen.length; id++) t.seen[id] &= others;
}

/** Takes a seat out of the turn order; its cards are the game's business. */
export function removeSeat<V>(t: Table<V>, seat: SeatId): void {
  const at = t.ring.indexOf(seat);
  if (at >= 0) t.ring.splice(at, 1);
}
