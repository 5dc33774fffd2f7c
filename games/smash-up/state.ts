import type { CardDef, CardId, Flow, SeatId, SeatMask, Table, ZoneId } from '#engine';
import { defineZones } from '#engine';
import type { FactionName, SetName } from './cards/data.ts';
import { components, FACTIONS } from './cards/data.ts';

// The rules that run all the time take constants and functions over as their own (`const { SITE } = state`). A module's own constant becomes part of its code;
// an imported one is read anew each time. Measured in turn with plain imports, that was 8 % of random play. Cards and the rest need not do it.

export const MAX_SEATS = 4;
/** Idaho Smith can lay out every base there is (SMU-145). */
export const SITES = components.filter((one) => one.kind === 'base').length;
export const GOAL = 15;
export const HAND_LIMIT = 10;
export const OPENING_HAND = 5;
/** SMU-136. */
export const PLAYS_PER_TURN = 100;
/** No card, no place, no seat. */
export const NONE = -1;

/** SMU-290 to SMU-300. A place holds its base first, then minions and attached actions. */
export const zones = defineZones(MAX_SEATS, {
  away: { sees: 'all', offstage: true },
  resolving: { sees: 'all' },
  baseDeck: { sees: 'none', pool: 'bases' },
  baseAside: { sees: 'none', pool: 'bases' },
  baseDiscard: { sees: 'all' },
  replacement: { sees: 'all' },
  deck: { per: 'seat', sees: 'none', pool: (seat) => `cards:${seat}` },
  aside: { per: 'seat', sees: 'none', pool: (seat) => `cards:${seat}` },
  hand: { per: 'seat', sees: 'owner', pool: (seat) => `cards:${seat}` },
  discard: { per: 'seat', sees: 'all' },
  site: { count: SITES, sees: 'all' },
});

export const AWAY: ZoneId = zones.at.away;
export const RESOLVING: ZoneId = zones.at.resolving;
export const BASE_DECK: ZoneId = zones.at.baseDeck;
export const BASE_ASIDE: ZoneId = zones.at.baseAside;
export const BASE_DISCARD: ZoneId = zones.at.baseDiscard;
export const REPLACEMENT: ZoneId = zones.at.replacement;
export const DECK: ZoneId = zones.at.deck;
export const ASIDE: ZoneId = zones.at.aside;
export const HAND: ZoneId = zones.at.hand;
export const DISCARD: ZoneId = zones.at.discard;
export const SITE: ZoneId = zones.at.site;

// ── Variables ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Setup, then the five phases of SMU-060. */
export type Phase = 'factions' | 'hands' | 'start' | 'play' | 'score' | 'draw' | 'end';

/** What limits a play, the most limited first (SMU-124). */
export const SLOTS = ['card', 'name', 'budget', 'power', 'zone', 'empty', 'site', 'extra', 'regular'] as const;
export type Slot = (typeof SLOTS)[number];

/** A play that the active player may still use in phase 2 (SMU-065, SMU-120). */
export interface Play {
  readonly kind: 'minion' | 'action';
  readonly slot: Slot;
  /** Printed power of the minion at most; NO_MAX: any. */
  readonly max: number;
  /** Only at this place; NONE: anywhere. */
  readonly site: number;
  /** Only this card, only cards of this definition; NONE: any. */
  readonly card: CardId;
  readonly name: number;
  readonly from: 'hand' | 'discard';
  /** Definition of the card that gave it; NONE: the regular play. */
  readonly source: number;
  /** Cards that may still be played with it, and printed power that they may have together. */
  readonly left: number;
  readonly budget: number;
}
export const NO_MAX = 99;

/** A bonus or a loss for a time (SMU-158). `until` is the turn under way or the end of a turn of that seat; `at` a base that it is bound to. */
export interface Boost {
  readonly card: CardId;
  readonly n: number;
  readonly until: 'turn' | SeatId;
  /** Definition of the base; NONE: wherever the minion goes. */
  readonly at: number;
  /** Who played the card that gave it, and that card's definition. */
  readonly by: SeatId;
  readonly source: number;
}

export type Happening = 'played' | 'moved' | 'destroyed' | 'affected' | 'start' | 'end';

/** An ability that waits for its turn; all of it is public. */
export interface Trigger {
  readonly what: Happening;
  readonly card: CardId;
  /** The card may have left since (SMU-117, SMU-130). */
  readonly def: number;
  /** Controller of the card; NONE for bases. */
  readonly ctrl: SeatId;
  /** The minion it is about, who played or moved it, the played card that caused it; NONE if there is none. */
  readonly about: CardId;
  readonly by: SeatId;
  readonly cause: CardId;
  /** Place where it happened. */
  readonly site: number;
}

/** What hand cards may answer in step 3 (SMU-137). */
export interface Occasion {
  readonly kind: 'first' | 'new';
  readonly site: number;
  /** Whose first minion it was; NONE: for everybody. */
  readonly seat: SeatId;
}

/** One card with everything played in its course (SMU-111 to SMU-115). */
export interface Scope {
  /** 1: abilities of the cards being played; 2: triggers; 3: hand reactions and discarding. */
  stage: 1 | 2 | 3;
  pending: readonly Trigger[];
  discards: readonly CardId[];
  occasions: readonly Occasion[];
}

export type ScoringStage = 'before' | 'specials' | 'award' | 'after' | 'rescue' | 'clear' | 'fill' | 'welcome';

/** SMU-170 to SMU-179. */
export interface Scoring {
  readonly site: number;
  /** Definition of the base: it may be swapped in step 3 (SMU-200). */
  readonly base: number;
  stage: ScoringStage;
  /** Whose turn it is to use a Special, and who has passed since somebody last used one (SMU-181). */
  at: SeatId;
  passed: SeatMask;
  /** Cards in play whose Special was used in this window (SMU-205), and seats that have played a card with a limit of one a base (SMU-406). */
  readonly used: CardId[];
  readonly limited: SeatId[];
  /** By seat, fixed in step 4: place (0: none), power, VP gained. */
  readonly places: number[];
  readonly powers: number[];
  readonly gains: number[];
  /** Breakpoint when VP were awarded (SMU-385). */
  bp: number;
  readonly waiting: Waiting[];
}

/** An effect that waits for the new base (SMU-196), by definition of its card: for whom, one after another. */
export interface Waiting {
  readonly def: number;
  readonly seats: readonly SeatId[];
}

export interface SmashVars {
  turn: number;
  active: SeatId;
  phase: Phase;
  first: SeatId;
  /** By seat. */
  vp: number[];
  /** By seat: places in the list of factions. */
  factions: number[][];
  /** Seats whose opening hand is settled. */
  kept: SeatId[];
  /** By card: who brought it, who controls it in play, the minion it lies on, its power counters. */
  owner: SeatId[];
  ctrl: SeatId[];
  on: CardId[];
  counters: number[];
  /** Places that have held a base so far; all further ones are empty. */
  sites: number;
  boosts: Boost[];
  /** Changes of breakpoints for this turn, by definition of the base. */
  bpBoosts: { readonly base: number; readonly n: number }[];
  bank: Play[];
  /** Minions played this turn; the base by its definition, `main`: in phase 2 (SMU-126). */
  played: { readonly seat: SeatId; readonly base: number; readonly main: boolean }[];
  /** Cards that have moved, used their talent this turn. */
  moved: CardId[];
  talents: CardId[];
  /** Abilities with a limit a turn that have been used, as definition × 8 + seat. */
  once: number[];
  /** By seat: cards played this turn (SMU-136). */
  plays: number[];
  /** Factions named for attached actions; who ignores a base because of which card. */
  named: { readonly card: CardId; readonly faction: number }[];
  ignores: { readonly card: CardId; readonly seat: SeatId }[];
  /** Players who can play no actions in their turn: `from` is the first turn that counts. */
  asleep: { readonly seat: SeatId; readonly from: number }[];
  /** Attached actions that do not work until the end of the turn (SMU-405, SMU-419). */
  numb: CardId[];
  scopes: Scope[];
  scoring: Scoring | null;
  /** Bases that have scored so far, by definition. */
  scored: number[];
  /** Turns in a row without a card played from a hand, and whether this turn saw one (SMU-446). */
  idle: number;
  busy: boolean;
  /** The active seat has left: its turn ends without phases 3 to 5 (SMU-435). */
  cut: boolean;
}

export type T = Table<SmashVars>;

/** The list with one more. Most lists have one entry or none: one that begins with it takes its room, one that grows the room of seventeen. */
export function added<X>(list: readonly X[], one: X): X[] {
  if (list.length === 0) return [one];
  if (list.length === 1) return [list[0], one];
  const more = list.slice();
  more.push(one);
  return more;
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who does something with which card, and where «here» is. */
export interface Ctx {
  /** «You»; for a base the player who chooses. */
  readonly seat: SeatId;
  readonly self: CardId;
  readonly def: number;
  readonly site: number;
  /** The played card whose text runs; NONE for abilities of cards in play (SMU-416, SMU-341). */
  readonly cause: CardId;
}
export type Ability = (t: T, c: Ctx) => Flow | void;

export interface Hearing {
  /** Looked at when it happens, with the situation just before. */
  readonly when: (t: T, self: CardId, ctrl: SeatId, e: Trigger) => boolean;
  /** Only draws, counters, bonuses or VP: no order is asked (SMU-138). */
  readonly plain?: true | undefined;
  /** Does nothing to the card that it is about: several of them are alike (SMU-138). */
  readonly ignoresSubject?: true | undefined;
  readonly run: (t: T, c: Ctx, e: Trigger) => Flow | void;
}

export interface Special {
  readonly at: 'before' | 'after' | 'both';
  /** From the hand, or of the card in play. */
  readonly from: 'hand' | 'play';
  /** Publicly known conditions; for cards in play `self` is the card. */
  can?(t: T, seat: SeatId, self: CardId): boolean;
  /** What it does then; the on-play text if absent. */
  readonly run?: Ability;
  /** One a player and base (SMU-406). */
  readonly limited?: true;
}

export interface Use {
  /** Publicly known conditions. */
  can?(t: T, self: CardId, seat: SeatId): boolean;
  readonly run: Ability;
}

export type How = 'destroy' | 'return' | 'move' | 'deck' | 'counter' | 'boost' | 'attach';

/** What an action, or the minion itself, does instead of an effect on a minion here (SMU-375). */
export interface Guard {
  readonly instead: (t: T, self: CardId, id: CardId, c: Ctx, how: How) => boolean;
  /** Used once it keeps the effect off all the minions that it guards (SMU-419). */
  readonly coversAll?: true;
  readonly rule: string;
}

/** What a card does as long as it lies in play and works; each is asked about cards at its place only, unless it says otherwise. */
export interface Lasting {
  /** What it adds to the power of a minion. */
  readonly power?: (t: T, self: CardId, id: CardId) => number;
  /** What it adds to the power of the minion that bears it: the minion itself, or the one that the action is attached to. */
  readonly bearer?: (t: T, self: CardId) => number;
  /** What these hang on besides the place: other places, whose minions it may reach then too, or whose turn it is. */
  readonly hangsOn?: 'table' | 'turn';
  /** What the minion's own starting power is at least, by the starting powers of others. */
  readonly start?: (t: T, self: CardId, startOf: (id: CardId) => number) => number;
  /** What it makes of the breakpoint, before anything is added to that. */
  readonly breakpoint?: (n: number) => number;
  /** An action: that minion has no abilities. */
  readonly silences?: (t: T, self: CardId, id: CardId) => boolean;
  /** No card of that kind, of another player, affects that minion. */
  readonly shields?: (t: T, self: CardId, id: CardId, by: SeatId, kind: 'minion' | 'action') => boolean;
  /** That minion cannot be destroyed so. */
  readonly spares?: (t: T, self: CardId, id: CardId, c: Ctx) => boolean;
  readonly guards?: Guard;
  /** That player cannot play that minion at that place, wherever it is. */
  readonly forbids?: (t: T, self: CardId, seat: SeatId, card: SmashCard, site: number) => boolean;
  /** An action: nobody minds the base's ability. */
  readonly jams?: true;
  /** That play may take minions out of its controller's discard pile. */
  readonly unearths?: (play: Play) => boolean;
  /** That minion counts as of the same kin, wherever it is. */
  readonly adopts?: (t: T, self: CardId, id: CardId) => boolean;
}

export interface SmashCard extends CardDef<SmashVars> {
  readonly kind: 'minion' | 'action' | 'base';
  readonly count: number;
  /** Copies in one deck of its faction. */
  readonly copies: number;
  readonly set: SetName;
  /** Place in the list of factions. */
  readonly faction: number;
  readonly power: number;
  readonly breakpoint: number;
  readonly vp: readonly number[];
  readonly playOn: 'none' | 'base' | 'minion';
  /** Cards that name each other by a part of their names. */
  readonly kin?: string;
  readonly lasting?: Lasting;
  /** Which minion it may be attached to, besides being one that may be affected. */
  readonly ownOnly: boolean;
  readonly play?: Ability;
  readonly special?: Special;
  readonly talent?: Use;
  /** Ability that works in phase 2 of its controller, besides talents. */
  readonly inPhase2?: Use;
  readonly hears?: { readonly [what in Happening]?: Hearing | undefined } | undefined;
  /** Answers an occasion from the hand. */
  readonly answers?: Occasion['kind'];
  /** A play in each of its controller's phases 2 (SMU-423). */
  readonly grants?: (t: T, site: number) => Play;
  /** Base: a play in phase 2 for everybody who meets its condition. */
  readonly offers?: (t: T, seat: SeatId, site: number) => Play | undefined;
  /** May be played out of the discard pile in phase 2, one a turn. */
  readonly rises?: true;
  /** Base: before, when and after it scores; when its replacement is there. Of an action: what waits for the new base. */
  readonly before?: Ability;
  readonly award?: (t: T, s: Scoring) => void;
  readonly after?: Ability;
  readonly later?: Ability;
}

export const factionIndex = (name: FactionName): number => FACTIONS.findIndex((one) => one.id === name);
export const factionName = (faction: number): FactionName => FACTIONS[faction].id;
