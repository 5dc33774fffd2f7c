import type { ReactNode } from 'react';
import type { CardId, CardText, Game, GameText, Lang, OptionView, SeatId } from '#engine';
import type { ArtSet } from '../art/types.ts';
import type { CardFace } from '../kit/Card.tsx';
import type { Cue } from '../kit/sound.ts';
import type { TableModel } from './model.ts';
import type { Ending, MomentKind, Passage } from './moments/moment.ts';

/** The places of a table that a game fills; everything around them is the same for all games. */
export interface BoardSlots {
  readonly opponents?: ReactNode;
  readonly centre: ReactNode;
  readonly mine?: ReactNode;
  readonly hand?: ReactNode;
  /** Overlays on the table's surface. */
  readonly over?: ReactNode;
  /** Between question and buttons of the prompt bar: dice, ballots, numbers. */
  readonly inPrompt?: ReactNode;
}

/**
 * What a game's `board/index.tsx` exports as `board`: `export const board: Board<MyVars, MyDerived> = { … }`. Only the first five are needed; the
 * prompt bar, log, chat, reader, tray, undo, end screen and keys are the table's. See README.md beside this file.
 */
export interface Board<Vars = unknown, Derived = unknown> {
  readonly art: ArtSet;
  /** Sticker of the game in the top bar; one of the set's. */
  readonly icon: string;
  readonly face: (def: string, text: CardText, lang: Lang) => CardFace;
  /** What lies where. A plain function: state and effects belong into the components that it returns. */
  readonly slots: (model: TableModel<Vars, Derived>) => BoardSlots;
  /** Stands under a card of the table while it is read: how its numbers come about, what lies on it. Nothing to press. */
  readonly about?: (model: TableModel<Vars, Derived>, card: CardId) => ReactNode;
  /** Whether the cards of a zone lie open to the hand one by one. Cards that can be chosen and lie elsewhere are offered in a tray. */
  readonly lays: (zone: string, model: TableModel<Vars, Derived>) => boolean;
  /** The map takes the field: own area and hand share one row. `upright`: not on a phone. */
  readonly dense?: boolean | 'upright';
  /** A tablet shows a card that is read at the foot of the table instead of in its corner. */
  readonly readsLow?: boolean;
  /** Turn or round for the top bar. */
  readonly turn?: (model: TableModel<Vars, Derived>) => string | undefined;
  /** Whose turn it is, for the gold chip: my own turn is more than being asked. */
  readonly active?: (vars: Vars) => SeatId | null;
  /** Steps of a longer choice: what is done gets a tick. */
  readonly steps?: (model: TableModel<Vars, Derived>) => { readonly done: number; readonly total: number } | undefined;
  /** A line under the question: what a choice would certainly cause, or what the table is about. */
  readonly hint?: (model: TableModel<Vars, Derived>) => string | undefined;
  /** The gold button's words for a chosen option, where the text that stands beside the prompt (`buttons`) or the option's label will not do. */
  readonly confirm?: (model: TableModel<Vars, Derived>, option: OptionView) => string | undefined;
  /** What an answer is called in advice and in looking back, where the option's label says too little. */
  readonly answer?: (model: Pick<TableModel<Vars, Derived>, 'lang' | 'ask' | 'say' | 'name'>, option: OptionView) => string | undefined;
  /** What a button of the bar calls an option that is not chosen yet; without it an option of a card goes by the card's name. */
  readonly short?: (model: TableModel<Vars, Derived>, option: OptionView) => string | undefined;
  /**
   * Which of several options a press on their card chooses first; undefined: none, the card is raised and waits (`model.held`). Without it a press goes from one
   * to the next.
   */
  readonly first?: (options: readonly OptionView[]) => OptionView | undefined;
  /** Whether the board itself offers the option where it can be pressed, so that the bar needs no button for it. */
  readonly offers?: (option: OptionView, model: TableModel<Vars, Derived>) => boolean;
  /** The same beside the question (`inPrompt`): such an option is in reach also while a card is read over the table on a phone. */
  readonly beside?: (option: OptionView, model: TableModel<Vars, Derived>) => boolean;
  /** Key of the option that is mostly wanted while nothing is chosen (`decline` for passing): its button is the gold one. */
  readonly main?: (model: TableModel<Vars, Derived>) => string | undefined;
  /** What a place on the board is called, given the value of a parameter of a log line; undefined if it is none. Pressed, it is `model.lit`. */
  readonly place?: (value: string, model: Pick<TableModel<Vars, Derived>, 'vars' | 'text' | 'lang'>) => string | undefined;
  /** What an option moves and where to, as selectors; not needed where a card goes from zone to zone. The arrow of a replay and the numbers of a hint are drawn by it. */
  readonly points?: (option: OptionView) => { readonly from: string; readonly to: string } | undefined;
  /** Whether windows are answered with a card of that name: then it can be prepared in a match over days. */
  readonly prepares?: (def: string) => boolean;
  /** Log keys that begin a new turn: the log shows a divider there. */
  readonly turnKeys?: readonly string[];
  /** Log keys that are a play of somebody: each is shown large for as long as it takes to read. Without them every line about an open card is. */
  readonly plays?: readonly string[];
  /** Moments that everybody looks at, besides the end. */
  readonly moments?: readonly MomentKind<Vars, Derived>[];
  /** What won, to be gathered and lit; null where words say it all. */
  readonly ending?: (passage: Omit<Passage<Vars, Derived>, 'before'>) => Ending | null;
  /** Log keys that have a sound of their own. */
  readonly sounds?: { readonly [logKey: string]: Cue };
  /** The course of a match as one number by seat, for the plot at the end. */
  readonly progress?: (vars: Vars, derived: Derived, seat: SeatId) => number;
  /** What that number counts, said beside the plot. */
  readonly measure?: (lang: Lang) => string;
  /** Number of the turn, for the same plot. */
  readonly turnNumber?: (vars: Vars) => number;
}

/** All there is of a game in the browser; fetched only when its table is shown. */
export interface GameParts {
  readonly game: Game;
  readonly texts: { readonly [lang in Lang]: GameText };
  readonly board: Board;
}
