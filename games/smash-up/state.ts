import type { CardDef, CardId, Flow, SeatId, SeatMask, Table, ZoneId } from '#engine';
import { defineZones } from '#engine';
import type { FactionName, SetName } from './cards/data.ts';
import { components, FACTIONS } from './cards/data.ts';

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

export function newVars(): SmashVars {
  return {
    turn: 0,
    active: 0,
    phase: 'factions',
    first: 0,
    vp: [0, 0, 0, 0],
    factions: [[], [], [], []],
    kept: [],
    owner: [],
    ctrl: [],
    on: [],
    counters: [],
    sites: 0,
    boosts: [],
    bpBoosts: [],
    bank: [],
    played: [],
    moved: [],
    talents: [],
    once: [],
    plays: [0, 0, 0, 0],
    named: [],
    ignores: [],
    asleep: [],
    numb: [],
    scopes: [],
    scoring: null,
    scored: [],
    idle: 0,
    busy: false,
    cut: false,
  };
}

/** The list with one more. Most lists have one entry or none: one that begins with it takes its room, one that grows the room of seventeen. */
export function added<X>(list: readonly X[], one: X): X[] {
  if (list.length === 0) return [one];
  if (list.length === 1) return [list[0], one];
  const more = list.slice();
  more.push(one);
  return more;
}

// Flat objects are copied only where something changes them in place; the laws want nothing shared, so all are copied.
const copies = <O extends object>(list: readonly O[]): O[] => (list.length === 0 ? [] : list.map((one) => ({ ...one })));

const cloneScope = (s: Scope): Scope => ({
  stage: s.stage,
  pending: copies(s.pending),
  discards: s.discards.slice(),
  occasions: copies(s.occasions),
});

const cloneScoring = (s: Scoring): Scoring => ({
  site: s.site,
  base: s.base,
  stage: s.stage,
  at: s.at,
  passed: s.passed,
  used: s.used.slice(),
  limited: s.limited.slice(),
  places: s.places.slice(),
  powers: s.powers.slice(),
  gains: s.gains.slice(),
  bp: s.bp,
  waiting: s.waiting.map(({ def, seats }) => ({ def, seats: seats.slice() })),
});

export const cloneVars = (v: SmashVars): SmashVars => ({
  turn: v.turn,
  active: v.active,
  phase: v.phase,
  first: v.first,
  vp: v.vp.slice(),
  factions: v.factions.map((pair) => pair.slice()),
  kept: v.kept.slice(),
  owner: v.owner.slice(),
  ctrl: v.ctrl.slice(),
  on: v.on.slice(),
  counters: v.counters.slice(),
  sites: v.sites,
  boosts: copies(v.boosts),
  bpBoosts: copies(v.bpBoosts),
  bank: copies(v.bank),
  played: copies(v.played),
  moved: v.moved.slice(),
  talents: v.talents.slice(),
  once: v.once.slice(),
  plays: v.plays.slice(),
  named: copies(v.named),
  ignores: copies(v.ignores),
  asleep: copies(v.asleep),
  numb: v.numb.slice(),
  scopes: v.scopes.map(cloneScope),
  scoring: v.scoring === null ? null : cloneScoring(v.scoring),
  scored: v.scored.slice(),
  idle: v.idle,
  busy: v.busy,
  cut: v.cut,
});

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Lasting abilities, as marks that selectors read in one pass. */
export const MARKS = {
  /** +1 power for each card of the pack here. */
  pack: 1,
  /** +2 power while it is not its controller's turn. */
  watchful: 1 << 1,
  microbot: 1 << 2,
  /** +1 power for each other Microbot of its controller, whose minions all are Microbots. */
  leader: 1 << 3,
  /** +1 power for each Microbot of its controller. */
  mechanic: 1 << 4,
  /** Starts with the highest starting power of an opponent's minion here. */
  imitator: 1 << 5,
  /** Its minion has no abilities. */
  silencing: 1 << 6,
  /** Its minion has +2, -4 power. */
  strengthening: 1 << 7,
  weakening: 1 << 8,
  /** +1 power for its controller's minions here. */
  cheering: 1 << 9,
  /** Starting breakpoint of at least 21. */
  raising: 1 << 10,
  /** Base: +1 power for all minions. */
  empowering: 1 << 11,
  /** No opponent's card affects its controller's minions here. */
  shelter: 1 << 12,
  /** No opponent's action affects its controller's minions here. */
  preserve: 1 << 13,
  /** No opponent's action affects its minion. */
  veil: 1 << 14,
  /** No opponent's card destroys its controller's minions here. */
  mercy: 1 << 15,
  /** Cannot be destroyed. */
  tough: 1 << 16,
  /** Is destroyed instead of the next effect on its minion. */
  bodyguard: 1 << 17,
  /** Is destroyed instead of an opponent's action affecting its controller's minions here. */
  hideout: 1 << 18,
  /** Moves away instead of being destroyed. */
  slippery: 1 << 19,
  /** No opponent plays minions here. */
  closed: 1 << 20,
  /** Nobody plays minions of the named faction here. */
  barred: 1 << 21,
  /** Opponents play their small minions only here. */
  'small-only-here': 1 << 22,
  /** Nobody minds the base's ability. */
  jamming: 1 << 23,
  /** Its controller's unrestricted plays here may come out of the discard pile. */
  graves: 1 << 24,
  /** Its controller has a play more in each phase 2. */
  granting: 1 << 25,
  /** It has a talent or another ability for phase 2. */
  acting: 1 << 26,
  /** Base: it offers plays. */
  offering: 1 << 27,
  /** It has a Special that is used in play. */
  special: 1 << 28,
  /** It comes out of the discard pile by itself. */
  rising: 1 << 29,
} as const;
export type Mark = keyof typeof MARKS;

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
  readonly heedless?: true | undefined;
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
  readonly marks: number;
  /** Which minion it may be attached to, besides being one that may be affected. */
  readonly ownOnly: boolean;
  readonly play?: Ability;
  readonly special?: Special;
  readonly talent?: Use;
  /** Ability that works in phase 2 of its controller, besides talents. */
  readonly turn?: Use;
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
