import type { ReasonKind, Signs } from './advice.ts';
import type { Lang } from './languages.ts';
import type { Pos } from './pos.ts';
import type { View } from './see.ts';
import type { Ask, CardDef, CardId, Flow, OptionSpec, Params, SeatId, Setup, Step, Table, Zone, ZoneId } from './types.ts';

/**
 * The plug-in, in three parts: the rules, what only bots and advice ask, and what only pages and the lab ask. A match can be played with the
 * rules alone, and they know nothing of the other two.
 */
export interface Game<V = unknown> extends RulesPart<V> {
  readonly bot?: BotPart<V>;
  readonly pages?: PagesPart<V>;
}

// ── The rules ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** What happens to the running step when a seat leaves: it goes on with its questions asked anew, or it is dropped and the next step starts. */
export type LeaveResult = 'go-on' | 'drop-step';

export interface RulesPart<V = unknown> {
  readonly id: string;
  /** Rises whenever old journals would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly zones: readonly Zone[];
  readonly defs: readonly CardDef<V>[];
  /** More decisions than any sane match has; automatic play stops there and reports the match as unfinished. */
  readonly cap: number;
  vars(setup: Setup): V;
  cloneVars(vars: V): V;
  /** First of the zones that `Table.changed` tells about, at most 31 up to the last one. */
  readonly watched?: ZoneId;
  /** Puts the cards into their first zones; zones are empty before. */
  setup(t: Table<V>): Flow | void;
  /**
   * Runs again and again; starts from the table alone. Without a question inside it may be a plain function; one that begins with a question to
   * one seat may give that `Opening` instead of a flow.
   */
  step(t: Table<V>): Step<V>;
  /** Present where newcomers are allowed. Runs at a quiet point; the seat is in the ring already, where `joinAt` says. */
  join?(t: Table<V>, seat: SeatId): Flow | void;
  /** Whether newcomers sit down now, between two steps; otherwise after a later one. */
  mayJoin?(t: Table<V>): boolean;
  /** Where in the turn order a newcomer sits (index into the ring). */
  joinAt?(t: Table<V>): number;
  /** Present where seats may leave. Takes effect at once; the game takes the seat out with `removeSeat`. May call `finish`. */
  leave?(t: Table<V>, seat: SeatId): LeaveResult;
  /** Whether a seat may leave this table now, where `leave` is present; otherwise a bot plays on for it. */
  mayLeave?(t: Table<V>): boolean;
  /** What is wrong with the table, in words for developers. The laws hold it against every decision and every imagined world. */
  check?(t: Table<V>): string | undefined;
}

// ── What bots and advice ask ──────────────────────────────────────────────────────────────────────────────────────

/** What bots know of a game besides its rules. Everything may be left out: bots then play by the rules alone. */
export interface BotPart<V = unknown> {
  /** Between 0 (lost) and 1 (won) for that seat; only what `seat` may know should matter. */
  evaluate?(t: Table<V>, seat: SeatId): number;
  /** As `evaluate`, where there is a better estimate for strong bots: learning begins with it, and `normal` stays the opponent that it is. */
  outlook?(t: Table<V>, seat: SeatId): number;
  /** What matters about a player besides which cards lie where; a learned judgement takes it as further inputs and explains itself by it. */
  readonly features?: Features<V>;
  /** By what it is learned whether a player wins within the coming turn, where a match may end from one turn to the next. */
  readonly threats?: Threats<V>;
  /** What people would say about a player (cards in hand, points, how far it is to the goal), for explaining; in the words of `text.aspects`. */
  readonly aspects?: readonly Aspect<V>[];
  /** What people would say about imagined matches: what they win by and lose to, and what comes on the way. Advice counts it; in the words of `text.advice`. */
  readonly signs?: Signs<V>;
  /** What the coach says, as far as it can be written as a rule; `lab tips` holds strong bots against it. */
  readonly tips?: readonly Tip<V>[];
  /** To whom a card in a zone without an owner belongs, where that matters for judging a position; null: to nobody. */
  whose?(t: Table<V>, card: CardId): SeatId | null;
  /** How promising each option looks before any search, same order as `ask.options`; larger is better, below 0 is worse than declining. */
  priors?(t: Table<V>, ask: Ask): readonly number[];
  /** The option that wins at once, or leads to a win before anything can come between; -1 where there is none or some doubt. Strong bots take it, and so does everybody in their playouts. */
  wins?(t: Table<V>, ask: Ask): number;
  /** Open zones and lists of variables in which order means nothing: positions that differ by it alone are one for a search that proves. */
  readonly orderless?: { readonly zones: readonly string[]; readonly vars: readonly (keyof V & string)[] };
  /** How much strong bots let the priors count against what playouts say, from 0 to 1; 1 where nothing is said. */
  readonly instinct?: number;
  /** How many turns bots play on in their heads before they judge, where a position in the middle of one tells little; otherwise a few answers. */
  readonly foresight?: number;
  /** For a question whose answer only says what is left to chance (which dice to roll again): what may come of it. Null for other questions. */
  rolls?(t: Table<V>, ask: Ask): Rolls<V> | null;
  /** How often a beginner answers at first sight, from 0 to 1: the more answers a match has, the rarer it has to be for the match to stay open. */
  readonly slips?: number;
}

/** A number about a player. In an imagined world everything has a face: only what `viewer` may know should matter. */
export interface Feature<V = unknown> {
  readonly key: string;
  of(t: Table<V>, seat: SeatId, viewer: SeatId): number;
}

/** A number that has a name among people, and whether its owner wants more or less of it. NaN where there is nothing to speak of. */
export interface Aspect<V = unknown> extends Feature<V> {
  readonly good: 'more' | 'less';
  /** What sort of reason it is; more of something for later, if not given. */
  readonly kind?: ReasonKind;
}

/** A piece of advice that every answer keeps or breaks. */
export interface Tip<V = unknown> {
  readonly key: string;
  /** Where the coach says it, in `text.learn`: `hints.window`, `mistakes.0`. */
  readonly says: readonly string[];
  /** What keeps it, where the seat that is asked could keep it or break it; otherwise null. Only what the seat sees should matter. */
  about(t: Table<V>, ask: Ask): ((picks: readonly number[]) => boolean) | null;
}

/** Numbers about a player, by name. In an imagined world everything has a face: only what `viewer` may know should matter. */
export interface Features<V = unknown> {
  readonly keys: readonly string[];
  /** Writes them down in the order of the keys. All at once, since they often come from one look at the table. */
  measure(t: Table<V>, seat: SeatId, viewer: SeatId, into: number[]): void;
}

/** Numbers about a player that foretell whether the player wins within the coming turn; for who is at turn, within what is left of this one. */
export interface Threats<V = unknown> {
  readonly keys: readonly string[];
  /** Whose turn it is; the others follow in the order of the ring. */
  atTurn(t: Table<V>): SeatId;
  /** Writes them down for a player, in the order of the keys. Only what `viewer` may know should matter. */
  measure(t: Table<V>, seat: SeatId, viewer: SeatId, into: number[]): void;
}

/** What chance may bring after an answer. Bots judge each result once, and every answer by how likely it makes each result. */
export interface Rolls<V = unknown> {
  /** How likely each result is after that answer; the same results in the same order for every answer. */
  chances(picks: readonly number[]): readonly number[];
  /** Makes it so on a table where the question is open; leaving nothing to chance (an empty pick) then keeps it. */
  bring(t: Table<V>, result: number): void;
}

// ── What pages and the lab ask ────────────────────────────────────────────────────────────────────────────────────

/** What people are shown and told besides the table itself. */
export interface PagesPart<V = unknown> {
  /** Why this card of the seat's cannot be used right now; undefined if it can. */
  whyNot?(t: Table<V>, seat: SeatId, card: CardId): Reason | undefined;
  /** Things the table shows to this seat (or `SPECTATOR`) that follow from the state: counts, progress, own points. */
  derived?(t: Table<V>, seat: SeatId): unknown;
  /**
   * Where there is something to say about the answers of the seat that is asked now: what of the table after one of them should be known before the
   * click (undefined: nothing). The engine tries them (`aheadOf`), and tells what is certain.
   */
  ahead?(t: Table<V>, seat: SeatId): ((then: Table<V>) => unknown) | undefined;
  /** What a finished match is counted by, besides seats: sides, factions, scored bases. The lab tells how often each of them won. */
  facts?(t: Table<V>): readonly Fact[];
  /** A map as lines of text, for the terminal: where things lie, or how they stand, that a list of zones does not tell. `names` by seat. */
  sketch?(seen: Sketched<V>, lang: Lang, names: readonly string[]): readonly string[];
  /** The position in a few things, for a little picture: of what a spectator sees. */
  pos?(seen: View<V>): Pos;
}

/** What a sketch is drawn from: of a view, what everybody sees. */
export interface Sketched<V = unknown> {
  readonly vars: V;
  readonly derived: unknown;
  readonly ring: readonly SeatId[];
}

/** Something that a match had; with a seat it has won when the seat has. */
export interface Fact {
  readonly kind: string;
  readonly name: string;
  readonly seat?: SeatId;
}

export interface Reason {
  readonly key: string;
  readonly rule: string;
  readonly params?: Params;
}
