import type { OptionView, ParamsView } from './see.ts';
import type { Choice, GameEvent, SeatId, Table } from './types.ts';

// What advice is made of: plans, what came of them in imagined matches, and what can be said about the difference.

/**
 * What a reason is about. win: I win, or sooner. stop: somebody else does not. build: more later (cards, power, tokens). keep: a resource stays for later.
 * spend: it would be lost unused. risk: what it risks. points: points and places now. tempo: a turn earlier. safe: health, distance, protection.
 * simple: it is all the same, and this is the simplest.
 */
export const REASONS = ['win', 'stop', 'build', 'keep', 'spend', 'risk', 'points', 'tempo', 'safe', 'simple'] as const;
export type ReasonKind = (typeof REASONS)[number];

/** When an imagined match is looked at: where my turn has ended (or what I answered is done), right before my next turn, and at its end. */
export const TIMES = ['turn', 'round', 'end'] as const;
export type SignTime = (typeof TIMES)[number];

/**
 * Something that people would say about an imagined match. Whatever is in it makes it another sign: «Otto wins by this Goal» and «Nora wins by this Goal»
 * are counted apart. Only the `n` of a number does not: it is averaged.
 */
export interface Sign {
  /** A key of `Signs.kinds`. */
  readonly key: string;
  readonly seat?: SeatId;
  /** A card and a place by their printed names (`def.id`). What the seat cannot know now must not be named as if it were so. */
  readonly card?: string;
  readonly place?: string;
  readonly n?: number;
}

export interface SignKind {
  /** What sort of reason it is if the plan brings it to who wants it. */
  readonly kind: ReasonKind;
  /** Whether the player it is about wants more of it or less; without a seat: whether the one who is advised does. either: the imagined matches tell. */
  readonly good: 'more' | 'less' | 'either';
  /** `n` is a number to be averaged; otherwise matches are counted in which it is so. */
  readonly isNumber?: true;
  /** Something that one chooses among others of its kind: to do without it is no risk. */
  readonly isGain?: true;
  /** It goes with what is not dared: to be spared it is no merit. */
  readonly isDare?: true;
  /** Said only where there is nothing else: it is so of whatever is not done. */
  readonly isLast?: true;
  /** A step of the plan brings it: what only comes now and then, by what is done besides, is no reason for the plan. */
  readonly isStep?: true;
}

/** A log line of an imagined match. */
export type Heard = GameEvent & { readonly e: 'log' };

/** An imagined match at a moment. */
export interface Glimpse<V = unknown> {
  readonly when: SignTime;
  readonly t: Table<V>;
  /** The table as it is now, in some world of the seat's: only what the seat sees there is so. */
  readonly before: Table<V>;
  /** Who is advised. */
  readonly viewer: SeatId;
  /** What was said in the log since the question, of the keys in `Signs.hears`. */
  readonly heard: readonly Heard[];
}

/** What a game tells about imagined matches, in a few lines. */
export interface Signs<V = unknown> {
  readonly kinds: { readonly [key: string]: SignKind };
  /** Keys of log lines that `tell` wants to hear of. */
  readonly hears?: readonly string[];
  /** How far matches are played on: to their end, or, where that takes long, to right before my next turn. To the end, if not given. */
  readonly until?: 'round' | 'end';
  /** Aspects of the game that signs tell better. */
  readonly instead?: readonly string[];
  /** Says what is so. Numbers are told every time, for every player that they may be compared for. */
  tell(glimpse: Glimpse<V>, say: (sign: Sign) => void): void;
  /** Answers that do nothing where they are given: no plan tells them as a further step. */
  isIdle?(t: Table<V>, choice: Choice): boolean;
  /** One name for answers that are the same to people: cards that differ by their picture alone, one card of several that a button plays at once. */
  alike?(t: Table<V>, choice: Choice): string | undefined;
  /** Prompts whose answers are all the same to people, declining too. */
  readonly indifferent?: readonly string[];
  /** It gives somebody else what helps them: not recommended unless it is clearly better. */
  isGift?(t: Table<V>, seat: SeatId, choice: Choice): boolean;
  /** How an answer is told in a plan where its own label speaks of what people do not, of coordinates: a key of `advice.labels`, and what it names. */
  label?(t: Table<V>, choice: Choice): StepLabel | undefined;
}

export interface StepLabel {
  readonly label: string;
  readonly params: ParamsView;
}

// ── What comes out ────────────────────────────────────────────────────────────────────────────────────────────────

/** One answer of a plan, with all that it takes to say it: its question may not have been put yet. */
export interface PlanStep {
  readonly prompt: string;
  readonly params: ParamsView;
  /** What is chosen, as the seat would see it; none: declining. */
  readonly options: readonly OptionView[];
  /** By card of the options: its printed name, where the seat knows it. */
  readonly faces: { readonly [card: number]: string };
  /** Text key for declining. */
  readonly decline?: string;
  /** Hidden cards could answer it. */
  readonly window?: true;
}

/** What can be said for a plan, or against it, and the count behind it: in the same imagined matches with it and with the other. */
export interface Claim {
  readonly sign: Sign;
  readonly when: SignTime;
  readonly kind: ReasonKind;
  /** risk: it speaks against the plan. */
  readonly role: 'merit' | 'risk';
  readonly isNumber?: true;
  /** A share of the matches from 0 to 1, or the average of a number. */
  readonly with: number;
  readonly without: number;
  /** How many matches were imagined with each plan, and the standard error of the difference. */
  readonly of: number;
  readonly error: number;
  /** The part of the chance to win that goes with it. */
  readonly effect: number;
  /** It is so with the plan, whatever the other one brings: there is nothing that tells them apart. Of a number `without` is what it is now. */
  readonly isFact?: true;
}

/** The rest of my turn, or my answer in a window and what it leads to. */
export interface AdvisedPlan {
  /** The first is the next click. */
  readonly steps: readonly PlanStep[];
  /** Keys of the next click's options; none: declining. */
  readonly keys: readonly string[];
  /** Other next clicks that come to the same. */
  readonly same: readonly (readonly string[])[];
  /** The chance to win, and how far it may be off in each direction, the judgement's own error included. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** Held against the next plan; of the last one, against the first. The weightiest first, a large risk before everything else. */
  readonly claims: readonly Claim[];
  /** Where the next plan is as good: the next click of the worse one that the claims are held against instead. */
  readonly unlike?: PlanStep;
}

/**
 * How the first plan stands beside the next. only: there is nothing else to do. order: whatever comes first, it comes to the same. wins: it wins at once. lost: nothing helps. clear, little: so much better.
 * lean: it looks better, and the matches imagined so far do not settle it. same: any of these will do.
 */
export const VERDICTS = ['only', 'order', 'wins', 'lost', 'clear', 'little', 'lean', 'same'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const STANDINGS = ['winning', 'ahead', 'even', 'behind', 'losing'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Which of several that will do, and why: it spares something, it brings something, it has fewer steps, nothing has to be chosen after it; or it came out a touch better. */
export type Simple = 'keeps' | 'brings' | 'shorter' | 'plain' | 'touch';
