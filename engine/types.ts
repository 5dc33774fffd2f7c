import type { Fate } from './fate.ts';
import type { Game } from './game.ts';
import type { FlowThen, Opening } from './opening.ts';
import type { Rng } from './random.ts';

/** A physical thing: card, tile, base, token with identity. Small integers, stable for a whole match; shuffles permute what lies behind them. */
export type CardId = number;
/** A place at the table, 0 … max-1. A seat that left may be taken again by a newcomer. */
export type SeatId = number;
/** Index of a zone in the game's zone list. */
export type ZoneId = number;
/** A set of seats as bits; bit 15 stands for the spectators. */
export type SeatMask = number;

export const SPECTATOR: SeatId = 15;
export const EVERYBODY: SeatMask = 0xffff;
export const NOBODY: SeatMask = 0;
export const maskOf = (seat: SeatId): SeatMask => 1 << seat;

// ── What a game is made of ────────────────────────────────────────────────────────────────────────────────────────

export interface Listener<V, E = unknown> {
  when?(t: Table<V>, self: CardId, event: E): boolean;
  run(t: Table<V>, self: CardId, event: E): Flow | void;
}

/** What is printed: enough to say where a card can lie. */
export interface CardFace {
  readonly id: string;
  readonly kind: string;
}

/** A kind of card. Games extend it with their own numbers, tags and behaviour. */
export interface CardDef<V = never> extends CardFace {
  /** How many copies the box holds (1 if not given). */
  readonly count?: number;
  readonly on?: { readonly [window: string]: Listener<V, never> };
  readonly modify?: { readonly [value: string]: (t: Table<V>, self: CardId, value: number, subject: number) => number };
}

export interface ZoneSpec {
  /** One zone for each seat, or a fixed number of alike zones; a single one if absent. */
  readonly per?: 'seat';
  readonly count?: number;
  /** Who sees the faces. `owner` of a `count` zone is nobody until `setSight` says who. */
  readonly sees: 'all' | 'owner' | 'none';
  /** Hidden zones of one pool could hold each other's cards. A function of the zone's index where each seat has a pool of its own. */
  readonly pool?: string | ((index: number) => string);
  /** Kinds of card that can never lie here unseen (a Creeper in a hand); keeps sampled worlds possible. */
  readonly accepts?: (def: CardFace) => boolean;
  /** What lies here plays no part: no view carries it. */
  readonly offstage?: true;
}

export interface Zone {
  readonly key: string;
  readonly name: string;
  readonly index: number;
  readonly owner: SeatId | null;
  readonly sight: SeatMask;
  readonly pool: number;
  readonly accepts: ((def: CardFace) => boolean) | null;
  readonly offstage: boolean;
}

export interface OptionSpec {
  readonly key: string;
  readonly values: readonly string[];
  readonly default: string;
  /** May be changed while the match runs. */
  readonly live?: boolean;
  readonly rule?: string;
  /** Whether the value can be had with so many seats and these other settings; always, if not given. */
  fits?(value: string, seats: number, others: Options): boolean;
}
export type Options = { readonly [key: string]: string };

export interface Setup {
  readonly seats: number;
  readonly options: Options;
}

// ── The state of a match ──────────────────────────────────────────────────────────────────────────────────────────

export interface Outcome {
  readonly winners: readonly SeatId[];
  readonly reason: string;
  readonly rule: string;
  readonly params?: Params;
  /** Points by seat where the game knows points. */
  readonly scores?: readonly number[];
}

/** Plain data plus the game that knows what it means. Only verbs change it. */
export interface Table<V = unknown> {
  readonly game: Game<V>;
  /** By card id: index of its definition, of its zone, and who knows its face besides those who see the zone. */
  def: number[];
  zone: number[];
  seen: SeatMask[];
  /** By zone: its cards, the last one on top; and who sees the faces now. */
  zones: CardId[][];
  sight: SeatMask[];
  /** Present seats in turn order. */
  ring: SeatId[];
  /** Newcomers that wait for the next quiet point. */
  waiting: SeatId[];
  options: Options;
  vars: V;
  rng: Rng;
  outcome: Outcome | null;
  /** Where events go; null in search. Not part of the state. */
  sink: Sink | null;
  /** Where each card's face lay when the laws began to look; null otherwise. Not part of the state. */
  origin: CardId[] | null;
  /** What hidden cards and chance bring until the next answer, where a search says so; null otherwise. Not part of the state. */
  fate: Fate | null;
  /** Seats that learned something, or chance was used, since this was last cleared (undo rules). Not part of the state. */
  learned: SeatMask;
  /** Where questions go that were not put, because there was nothing to choose; null unless somebody looks (tests, `endingsOf`). Not part of the state. */
  unasked: Ask[] | null;
  /**
   * What the game keeps to look things up quickly (null: nothing yet), and zones from `watched` on whose cards have changed since it last
   * brought that up to date, as bits. Not part of the state: copies begin without it.
   */
  index: unknown;
  changed: number;
  readonly watched: ZoneId;
}

// ── Questions ─────────────────────────────────────────────────────────────────────────────────────────────────────

export type Ref =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'edge'; readonly x: number; readonly y: number; readonly side: number }
  | { readonly kind: 'button' };

export interface Option<T = unknown> {
  /** Unique in its list. */
  readonly key: string;
  readonly ref: Ref;
  readonly value: T;
  /** Text key of what choosing it means; the client falls back to the name of what `ref` points at. */
  readonly label?: string;
  readonly params?: Params;
  readonly rule?: string;
  /** Something extra that nobody has to do: silence never chooses it while there is anything else. */
  readonly voluntary?: boolean;
}
/** A number that stands for an option (`codes.ts`). */
export type Code<T = unknown> = number & { readonly of: T };
/** A bare card id is the option «this card». */
export type Choice = CardId | Code | Option;
export type Value<C> = C extends Code<infer T> ? T : C extends number ? CardId : C extends Option<infer T> ? T : never;

export type Param =
  | number
  | string
  | { readonly card: CardId }
  | { readonly seat: SeatId }
  | { readonly def: string }
  | { readonly cards: readonly CardId[] };
export type Params = { readonly [name: string]: Param };

export interface Prompt {
  readonly key: string;
  readonly rule: string;
  readonly params?: Params;
  /** Asked at a point where no effect is under way and the step has changed nothing yet: newcomers may sit down here. */
  readonly quiet?: boolean;
  /** Asked even if there is nothing to choose, because being asked must not tell what is hidden. */
  readonly always?: boolean;
  /**
   * Asked in turn, and hidden cards could answer it: always asked, declining is possible, and the server passes for a seat behind an equal
   * pause, as in a race. Never `quiet`.
   */
  readonly window?: boolean;
  /** Nobody is hurried over it: no clock of the table runs. */
  readonly calm?: boolean;
  /** Text key for declining, where min is 0. */
  readonly decline?: string;
  /**
   * Which of these options, by its key, would end something with more left that is worth doing; undefined: none would. The table never proposes it. It is asked
   * only for who answers, so it may look at whatever the options tell.
   */
  readonly wastes?: (options: readonly Choice[]) => string | undefined;
}

export interface Ask {
  readonly seat: SeatId;
  readonly prompt: Prompt;
  readonly options: readonly Choice[];
  readonly min: number;
  readonly max: number;
  /** The order of the picks matters. */
  readonly ordered: boolean;
  /** What silence answers, where a rule says so. */
  readonly silence?: Silence | undefined;
}
/** The picks that a seat which lets its time run out has made. */
export type Silence = (options: readonly Choice[]) => readonly number[];

export interface Decision {
  /** one: a single seat. all: everybody answers, nobody sees the others' answers before. first: the first answer that is not a pass closes it. */
  readonly mode: 'one' | 'all' | 'first';
  readonly asks: readonly Ask[];
}

/** The table changed under an open question (a seat left): put it anew. `moved`: cards that lie elsewhere now. */
export interface Again {
  readonly moved: readonly CardId[];
}
/** Picks (indexes into `options`) for each ask, or the demand to ask anew. */
export type Answer = readonly (readonly number[])[] | Again;
export type Flow<T = void> = Generator<Decision, T, Answer>;
/** How it goes on: with a flow, which may end with what comes next; with a flow and what comes after it; with a question as data; or not at all. */
export type Step<V = unknown> = LeadingFlow<V> | FlowThen<V> | Opening<V> | void;
/** Ends with what comes next, so that flows need not lie in flows. */
export type LeadingFlow<V = unknown> = Generator<Decision, Opening<V> | ((t: Table<V>) => Step<V>) | void, Answer>;

// ── What happened ─────────────────────────────────────────────────────────────────────────────────────────────────

/** `mask`: who may know the face. Stripped when the event is redacted for a seat. */
export type GameEvent =
  | { readonly e: 'move'; readonly card: CardId; readonly def: number; readonly mask: SeatMask; readonly from: ZoneId; readonly to: ZoneId }
  | { readonly e: 'shuffle'; readonly zone: ZoneId }
  | { readonly e: 'show'; readonly card: CardId; readonly def: number; readonly mask: SeatMask }
  | {
      readonly e: 'log';
      readonly key: string;
      readonly rule: string;
      readonly params: Params;
      readonly faces: readonly Face[];
      readonly to: SeatMask;
    };
export interface Sink {
  push(event: GameEvent): void;
}
export interface Face {
  readonly card: CardId;
  readonly def: number;
  readonly mask: SeatMask;
}

// ── The journal ───────────────────────────────────────────────────────────────────────────────────────────────────

export type Entry =
  | {
      readonly kind: 'answer';
      readonly n: number;
      readonly seat: SeatId;
      readonly picks: readonly number[];
      readonly keys: readonly string[];
      readonly by?: 'bot';
    }
  | { readonly kind: 'time-out'; readonly n: number; readonly seat: SeatId }
  | { readonly kind: 'join'; readonly seat: SeatId }
  | { readonly kind: 'leave'; readonly seat: SeatId }
  /** `last`: no other person is at the table, so the match ends here, won by those who stay. */
  | { readonly kind: 'resign'; readonly seat: SeatId; readonly last?: true }
  /** `forGood`: its person has given up. */
  | { readonly kind: 'bot'; readonly seat: SeatId; readonly level: string; readonly forGood?: true }
  | { readonly kind: 'human'; readonly seat: SeatId }
  | { readonly kind: 'option'; readonly key: string; readonly value: string }
  /** `back`: how many entries that count are taken back. Older journals name none: they go back to the last answer or time-out of the seat. */
  | { readonly kind: 'undo'; readonly seat: SeatId; readonly agreed?: boolean; readonly back?: number }
  | { readonly kind: 'redo'; readonly seat: SeatId };

/**
 * What somebody wants to happen. An answer comes by option keys, or by places in the list where a program has them; the match makes the entry
 * with both of it, or refuses, once.
 */
export type Wish =
  | Exclude<Entry, { readonly kind: 'answer' }>
  | {
      readonly kind: 'answer';
      readonly n: number;
      readonly seat: SeatId;
      readonly keys?: readonly string[];
      readonly picks?: readonly number[];
      readonly by?: 'bot';
    };

export interface Header {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  /** 32 bytes in hexadecimal: the secret of a live match. Search and simulation use a number. */
  readonly seed: string | number;
}

export type RefusalCode =
  | 'match-over'
  | 'stale-decision'
  | 'not-asked'
  | 'already-answered'
  | 'too-few'
  | 'too-many'
  | 'duplicate'
  | 'out-of-range'
  | 'unknown-option'
  | 'no-such-seat'
  | 'seat-taken'
  | 'table-full'
  | 'cannot-join'
  | 'cannot-leave'
  | 'no-such-option'
  | 'option-does-not-fit'
  | 'nothing-to-undo'
  | 'undo-needs-consent'
  | 'nothing-to-redo'
  | 'malformed';

/** Why something was not accepted; nothing has changed. Texts are in `engineText`. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule?: string;
  readonly params?: Params;
}
