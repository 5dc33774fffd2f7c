import type { CardDef, CardFace, CardId, Flow, Idle, SeatId, Table } from '#engine';
import { defineZones, modified } from '#engine';
import type { CardName, Component, Condition, Mark, Regulation } from './cards/data.ts';
import { components } from './cards/data.ts';

export const MAX_SEATS = 6;
/** «No card»: ids start at 0. */
export const NO_CARD: CardId = -1;
/** More than there are cards. A whole number, since others are kept apart in memory. */
export const NO_LIMIT = 1_000;

// ── Variables ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** FLX-051: start = (a) and (b), open = (c), draw = (d), play = (e) and (f). `abandoned`: the active player left in mid-turn (FLX-298). */
export type Phase = 'start' | 'open' | 'draw' | 'play' | 'hand-limit' | 'keeper-limit' | 'abandoned';

export interface FluxxVars extends Idle {
  phase: Phase;
  /** Whose turn it is; while `abandoned` and at `start`, whose turn begins next. */
  active: SeatId;
  /** Turns begun so far. */
  turn: number;
  /** This turn is an extra one; one more follows (FLX-063, FLX-064). */
  extra: boolean;
  again: boolean;
  /** Drawn under the Draw rule this turn (FLX-079). */
  drawn: number;
  /** Plays from hand made this turn (FLX-081). */
  plays: number;
  /** For the extra card of «Play All But 1» (FLX-096, FLX-097). */
  beganEmpty: boolean;
  extraCard: boolean;
  /** Once-a-turn free actions used up: names, because a card keeps its use wherever it goes (FLX-160). */
  used: string[];
  /** By side hand: the Action on the resolving stack that opened it. */
  sides: CardId[];
  /** The card whose free action is being carried out. */
  doing: CardId;
  /** The set of Goals changed in the event under way (FLX-142). */
  goalsChanged: boolean;
  /** Somebody left since victory was looked at (FLX-301). */
  departed: boolean;
  /** Seats that meet a Goal at the same moment, as bits (FLX-262). */
  tied: number;
}

export type T = Table<FluxxVars>;

export const newVars = (): FluxxVars => ({
  phase: 'start',
  active: 0,
  turn: 0,
  extra: false,
  again: false,
  drawn: 0,
  plays: 0,
  beganEmpty: false,
  extraCard: false,
  idleRounds: 0,
  idleSeats: 0,
  used: [],
  sides: [],
  doing: NO_CARD,
  goalsChanged: false,
  departed: false,
  tied: 0,
});

export const cloneVars = (v: FluxxVars): FluxxVars => ({
  phase: v.phase,
  active: v.active,
  turn: v.turn,
  extra: v.extra,
  again: v.again,
  drawn: v.drawn,
  plays: v.plays,
  beganEmpty: v.beganEmpty,
  extraCard: v.extraCard,
  idleRounds: v.idleRounds,
  idleSeats: v.idleSeats,
  used: v.used.slice(),
  sides: v.sides.slice(),
  doing: v.doing,
  goalsChanged: v.goalsChanged,
  departed: v.departed,
  tied: v.tied,
});

// ── Zones ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const holdable = (def: CardFace): boolean => def.kind !== 'creeper' && def.kind !== 'basic-rules';

export const zones = defineZones(MAX_SEATS, {
  deck: { sees: 'none', pool: 'cards', accepts: (def) => def.kind !== 'basic-rules' },
  discard: { sees: 'all' },
  centre: { sees: 'all' },
  stack: { sees: 'all' },
  hand: { per: 'seat', sees: 'owner', pool: 'cards', accepts: holdable },
  keepers: { per: 'seat', sees: 'all' },
  creepers: { per: 'seat', sees: 'all' },
  // Three Actions open one, and each of them exists once (FLX-174).
  side: { count: 3, sees: 'owner', pool: 'cards', accepts: holdable },
});
export const {
  deck: DECK,
  discard: DISCARD,
  centre: CENTRE,
  stack: STACK,
  hand: HAND,
  keepers: KEEPERS,
  creepers: CREEPERS,
  side: SIDE,
} = zones.at;

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A bonus action on one's own turn; «once a turn» is a tag in the data. */
export interface FreeAction {
  /** Whether the active player could use it now (FLX-252), «once a turn» apart. */
  can(t: T, seat: SeatId): boolean;
  run(t: T, self: CardId): Flow | void;
}

/** What a card does besides its numbers. */
export interface Behaviour extends Pick<CardDef<FluxxVars>, 'on' | 'modify'> {
  /** What the Action says. */
  readonly run?: (t: T, self: CardId) => Flow | void;
  readonly free?: FreeAction;
  /** While it is in the centre no Creeper hinders victory. */
  readonly liftsHindrance?: boolean;
  /** While it is in the centre the first play from hand is a random card. */
  readonly randomFirstPlay?: boolean;
}
export type Behaviours = { readonly [name in CardName]?: Behaviour };
export type FluxxDef = Component & Behaviour;

export const cardOf = (t: T, card: CardId): FluxxDef => t.game.defs[t.def[card]] as FluxxDef;

// Tables by definition index: rules are read thousands of times a second, so they are numbers in arrays.
const table = <Value>(of: (card: Component) => Value): readonly Value[] => components.map((card: Component) => of(card));
const bitsOf = (kind: Component['kind']): readonly number[] => {
  let next = 0;
  return table((card) => (card.kind === kind ? 1 << next++ : 0));
};

export const KIND = table((card) => card.kind);
export const KEEPER_BIT = bitsOf('keeper');
export const CREEPER_BIT = bitsOf('creeper');
export const ONCE = table((card) => (card.tags as readonly string[]).includes('once-per-turn'));
export const HAS_FREE = table((card) => (card.tags as readonly string[]).includes('free-action'));
export const CONDITION = table<Condition | null>((card) => (card.kind === 'goal' ? card.condition : null));
const REGULATION = table<Regulation | null>((card) => (card.kind === 'new-rule' && card.slot !== null ? card : null));
const MARKS = table<readonly Mark[]>((card) => (card.kind === 'keeper' ? card.marks : []));
const BASIC = components[0];

export const indexOf = (name: CardName): number => components.findIndex((card) => card.id === name);
/** All Keepers with that mark, as bits. */
export const markBits = (mark: Mark): number =>
  MARKS.reduce((bits, marks, def) => (marks.includes(mark) ? bits | KEEPER_BIT[def] : bits), 0);
const MARK_BITS: { readonly [mark in Mark]: number } = { speech: markBits('speech'), friend: markBits('friend') };

export const hasMark = (t: T, card: CardId, mark: Mark): boolean => (MARK_BITS[mark] & KEEPER_BIT[t.def[card]]) !== 0;

// ── The rules in force ────────────────────────────────────────────────────────────────────────────────────────────

/** What the centre says, read in one go (FLX-104, FLX-106). */
export interface InForce {
  draw: number;
  play: number | 'all' | 'all-but-1';
  handLimit: number;
  keeperLimit: number;
  goalsAllowed: number;
  goals: number;
}

export function rulesInForce(t: T): InForce {
  const rules: InForce = { draw: BASIC.draw, play: BASIC.play, handLimit: NO_LIMIT, keeperLimit: NO_LIMIT, goalsAllowed: 1, goals: 0 };
  const centre = t.zones[CENTRE];
  for (let i = 0; i < centre.length; i++) {
    const def = t.def[centre[i]];
    if (KIND[def] === 'goal') rules.goals++;
    const regulation = REGULATION[def];
    if (regulation === null) continue;
    switch (regulation.slot) {
      case 'draw':
        rules.draw = regulation.value;
        break;
      case 'play':
        rules.play = regulation.value;
        break;
      case 'hand-limit':
        rules.handLimit = regulation.value;
        break;
      case 'keeper-limit':
        rules.keeperLimit = regulation.value;
        break;
      case 'agenda':
        rules.goalsAllowed = regulation.value;
        break;
      case null:
        break;
    }
  }
  return rules;
}

/** The New Rule that fills a slot. */
export function ruleIn(t: T, slot: Regulation['slot']): CardId {
  const centre = t.zones[CENTRE];
  for (let i = 0; i < centre.length; i++) if (REGULATION[t.def[centre[i]]]?.slot === slot) return centre[i];
  return NO_CARD;
}

export const drawRule = (t: T): number => rulesInForce(t).draw;

/** The Keeper Limit as it binds one player (FLX-162). */
export function keeperLimitOf(t: T, seat: SeatId, limit: number): number {
  return limit === NO_LIMIT ? limit : modified(t, 'keeperLimit', limit, seat, t.zones[KEEPERS + seat]);
}

/** FLX-121. */
export function playsOwed(t: T): number {
  const v = t.vars;
  if (v.phase !== 'play') return 0;
  const hand = t.zones[HAND + v.active].length;
  if (hand === 0) return 0;
  const rule = rulesInForce(t).play;
  if (rule === 'all') return hand;
  if (rule === 'all-but-1') return hand - 1;
  return Math.max(0, Math.min(rule - v.plays, hand));
}

/** FLX-098: the next play from hand is made at random. */
export function isRandomPlayDue(t: T, owed: number): boolean {
  if (owed < 2 || t.vars.plays > 0) return false;
  const centre = t.zones[CENTRE];
  for (let i = 0; i < centre.length; i++) if (cardOf(t, centre[i]).randomFirstPlay === true) return true;
  return false;
}

/** FLX-207. */
export function isHindranceLifted(t: T): boolean {
  const centre = t.zones[CENTRE];
  for (let i = 0; i < centre.length; i++) if (cardOf(t, centre[i]).liftsHindrance === true) return true;
  return false;
}

// ── What lies where ───────────────────────────────────────────────────────────────────────────────────────────────

function ofKind(t: T, zone: number, kind: Component['kind']): CardId[] {
  const found: CardId[] = [];
  const cards = t.zones[zone];
  for (let i = 0; i < cards.length; i++) if (KIND[t.def[cards[i]]] === kind) found.push(cards[i]);
  return found;
}

/** Oldest first. */
export const goalsInPlay = (t: T): CardId[] => ofKind(t, CENTRE, 'goal');
export const newRulesInPlay = (t: T): CardId[] => ofKind(t, CENTRE, 'new-rule');

/** The player in front of whom a Keeper or Creeper lies; undefined if it lies elsewhere. */
export function holderOf(t: T, card: CardId): SeatId | undefined {
  const zone = t.zone[card];
  if (zone >= KEEPERS && zone < KEEPERS + MAX_SEATS) return zone - KEEPERS;
  if (zone >= CREEPERS && zone < CREEPERS + MAX_SEATS) return zone - CREEPERS;
  return undefined;
}

/** Whether a card with that name lies in front of the seat. */
export function hasBefore(t: T, seat: SeatId, def: number): boolean {
  return findIn(t, KEEPERS + seat, def) !== NO_CARD || findIn(t, CREEPERS + seat, def) !== NO_CARD;
}

export function findIn(t: T, zone: number, def: number): CardId {
  const cards = t.zones[zone];
  for (let i = 0; i < cards.length; i++) if (t.def[cards[i]] === def) return cards[i];
  return NO_CARD;
}

/** Keepers of the given seats, seat by seat. */
export function keepersOf(t: T, seats: readonly SeatId[]): CardId[] {
  const found: CardId[] = [];
  for (const seat of seats) for (const card of t.zones[KEEPERS + seat]) found.push(card);
  return found;
}

export function creepersOf(t: T, seats: readonly SeatId[]): CardId[] {
  const found: CardId[] = [];
  for (const seat of seats) for (const card of t.zones[CREEPERS + seat]) found.push(card);
  return found;
}

/** Keepers and Creepers of the given seats, seat by seat. */
export function layoutOf(t: T, seats: readonly SeatId[]): CardId[] {
  const found: CardId[] = [];
  for (const seat of seats) {
    for (const card of t.zones[KEEPERS + seat]) found.push(card);
    for (const card of t.zones[CREEPERS + seat]) found.push(card);
  }
  return found;
}

/** A card could still be drawn (FLX-076). */
export const canDraw = (t: T): boolean => t.zones[DECK].length + t.zones[DISCARD].length > 0;
