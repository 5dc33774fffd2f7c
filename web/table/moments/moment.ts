import type { CardId, EventView, Lang, ParamsView, SeatId, View } from '#engine';
import type { Cue } from '../../kit/sound.ts';

/** A card on the stage. One that lies on the table comes from its place there. */
export interface StageCard {
  readonly def: string;
  readonly card?: CardId;
}

/** What somebody gets, and what they have then. */
export interface Gain {
  readonly seat: SeatId;
  readonly by: number;
  readonly now: number;
}

/** Green for yes, striped red for no, plain where there are more than two sides. */
export type Tone = 'yes' | 'no' | 'plain';

export interface Ballot {
  readonly seat: SeatId;
  readonly votes: number;
  readonly side: Message;
  readonly tone: Tone;
}

/** Votes for one side, square by square. */
export interface Tally {
  readonly side: Message;
  readonly votes: number;
  readonly tone: Tone;
}

/** What stands on the stage: a few pictures serve all games. */
export type Picture =
  /** What wins comes together; one card of it is lit most. */
  | { readonly kind: 'gather'; readonly cards: readonly StageCard[]; readonly main: number; readonly scores?: readonly Omit<Gain, 'by'>[] }
  /** A figure jumps onto a place. */
  | { readonly kind: 'leap'; readonly figure: string; readonly onto: StageCard }
  /** A card and its answers; each strikes the one to its left, from the right. */
  | { readonly kind: 'chain'; readonly cards: readonly StageCard[] }
  /** A card is won: points go out one by one, then the next card is turned up. */
  | { readonly kind: 'points'; readonly card: StageCard; readonly gains: readonly Gain[]; readonly next: StageCard | null }
  /** Sealed ballots are opened together and counted. */
  | { readonly kind: 'ballots'; readonly ballots: readonly Ballot[]; readonly tally: readonly Tally[] }
  /** Words alone. */
  | { readonly kind: 'words' };

/** Words that are still to be put together. */
export interface Message {
  readonly message: string;
  readonly params?: ParamsView;
}

/** A moment that everybody looks at. */
export interface Moment {
  readonly picture: Picture;
  /** The large words of the banner; without them there is no banner, only the line. */
  readonly title?: Message;
  /** Why, or what came of it. */
  readonly line: Message;
  /** As it is spoken, part by part, where that is more than title and line. */
  readonly told?: readonly Message[];
  /** Whom it concerns: they feel it. */
  readonly concerns: readonly SeatId[];
}

/** Two looks at a table, and what was told between them. */
export interface Passage<Vars = unknown, Derived = unknown> {
  readonly before: Look<Vars, Derived>;
  readonly after: Look<Vars, Derived>;
  readonly events: readonly EventView[];
  readonly lang: Lang;
}

export type Look<Vars = unknown, Derived = unknown> = Pick<View, 'zones' | 'ring' | 'outcome'> & {
  readonly vars: Vars;
  readonly derived: Derived;
};

/** A kind of moment of a game: looks how often it has just happened, mostly not at all. */
export interface MomentKind<Vars = unknown, Derived = unknown> {
  readonly name: string;
  /** Log keys of what it shows: they are no plays of their own beside it. */
  readonly tells?: readonly string[];
  readonly see: (passage: Passage<Vars, Derived>) => readonly Moment[];
}

/** How a match ends: what won, and in which words, where title and reason of the result will not do. */
export interface Ending {
  readonly picture: Picture;
  readonly title?: Message;
  readonly line?: Message;
}

/** A moment on the stage, in words. */
export interface Shown {
  readonly key: string;
  /** How much of its time it takes: the second of its kind in one go takes less. */
  readonly share: number;
  /** Nothing moves: the picture as it is in the end. */
  readonly still: boolean;
  readonly name: string;
  readonly picture: Picture;
  readonly title: string | null;
  readonly line: string;
  readonly told: string;
  readonly concerns: readonly SeatId[];
}

export type LogEvent = Extract<EventView, { e: 'log' }>;

/** The card that a parameter of a line names, if it is open. */
export function cardNamed({ params }: LogEvent, name: string): StageCard | null {
  const value = params[name];
  if (typeof value !== 'object' || !('def' in value) || value.def === null || value.def === undefined) return null;
  return 'card' in value && typeof value.card === 'number' ? { def: value.def, card: value.card } : { def: value.def };
}

/** A card of the table, as it goes on the stage; null if it lies face down or nowhere. */
export function cardAt({ zones }: Pick<View, 'zones'>, card: CardId): StageCard | null {
  for (const cards of Object.values(zones)) for (const { id, def } of cards) if (id === card) return def === null ? null : { def, card };
  return null;
}

/** The last line of that kind. */
export const lastTold = (events: readonly EventView[], ...keys: readonly string[]): LogEvent | undefined =>
  events.findLast((event): event is LogEvent => event.e === 'log' && keys.includes(event.key));

// ── Time ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The steps of `tokens.css`, in milliseconds. */
export const LIGHT_MS = 220;
export const FLY_MS = 360;
export const BANNER_MS = 1400;
export const STRIKE_MS = 280;
export const REVEAL_MS = 520;
export const LEAP_MS = 420;
const LAND_MS = 220;
const TURN_MS = 280;
const SEALED_MS = 300;
const SQUARE_MS = 60;
const WORDS_MS = 260;
/** The result of a vote is read while its votes are counted. */
const COUNT_MS = 600;

export const strikesOf = (cards: number): number => Math.floor(cards / 2);
const votesOf = (tally: readonly Tally[]): number => tally.reduce((sum, { votes }) => sum + votes, 0);

/** When the banner, or the line, comes. */
export function bannerAt(picture: Picture): number {
  switch (picture.kind) {
    case 'gather':
      return LIGHT_MS + FLY_MS;
    case 'leap':
      return LEAP_MS + LAND_MS;
    case 'chain':
      // With the first strike: there is little time to read.
      return STRIKE_MS;
    case 'ballots':
      return SEALED_MS + REVEAL_MS + TURN_MS;
    case 'points':
    case 'words':
      return 0;
  }
}

/** How long a moment takes in motion. */
export function lengthOf(picture: Picture): number {
  switch (picture.kind) {
    case 'gather':
    case 'leap':
    case 'words':
      return bannerAt(picture) + BANNER_MS;
    case 'chain':
      // Two answers: 900 ms; each more adds a strike's time, so that there is time to count.
      return FLY_MS + WORDS_MS + STRIKE_MS * Math.max(1, picture.cards.length - 2);
    case 'points':
      return BANNER_MS + REVEAL_MS * picture.gains.length + TURN_MS;
    case 'ballots':
      return bannerAt(picture) + Math.max(COUNT_MS, SQUARE_MS * votesOf(picture.tally) + 120);
  }
}

const CHAIN_STILL_MS = 900;

/** How long it stands where nothing moves. */
export const stillLengthOf = (picture: Picture): number => (picture.kind === 'chain' ? CHAIN_STILL_MS : BANNER_MS);

const PLACES: readonly Cue[] = ['first-place', 'second-place', 'third-place'];

/** What is heard, and when. */
export function soundsOf(picture: Picture): readonly (readonly [ms: number, cue: Cue])[] {
  switch (picture.kind) {
    case 'gather':
      return [[LIGHT_MS, 'chord']];
    case 'leap':
      return [[0, 'leap']];
    case 'chain':
      return Array.from({ length: strikesOf(picture.cards.length) }, (_, n) => [n * STRIKE_MS, 'cancel'] as const);
    case 'points':
      return picture.gains.map((_, n) => [BANNER_MS + n * REVEAL_MS, PLACES[Math.min(n, PLACES.length - 1)]] as const);
    case 'ballots':
      return [[SEALED_MS, 'reveal']];
    case 'words':
      return [];
  }
}
