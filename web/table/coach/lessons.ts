import type { Lang, LearnText, Options, Table } from '#engine';
import type { TableModel } from '../model.ts';

/** A part of a picture that explains a step: a real card, its back, a sign or a sticker of the game's art, a number or an arrow. */
export type Figure =
  | { readonly card: string }
  | { readonly back: true }
  | { readonly sign: string }
  | { readonly sticker: string }
  | { readonly word: string };

/** What is said at the first moment it is true, beside the thing that it is about. */
export interface Hint<Vars = unknown, Derived = unknown> {
  /** Its words are `hints` of the game's `text/<lang>/learn.ts`. */
  readonly key: string;
  /** Only for who plays that one of `sides`; without it for everybody. */
  readonly side?: string;
  /** Only while one of these is asked of me; without it with any question of mine. */
  readonly prompts?: readonly string[];
  readonly when?: (model: TableModel<Vars, Derived>) => boolean;
  /** A selector of the real thing, inside the table; of several with commas the first in sight is meant, in the order named: figures before their map. */
  readonly at: string | ((model: TableModel<Vars, Derived>) => string);
}

/** A small position to be solved: a deal with some cards and variables set, and the answer that is looked for. */
export interface Position<Vars = unknown> {
  /** Its words are `tries` of the game's `text/<lang>/learn.ts`. */
  readonly key: string;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: number;
  /** By zone: the cards that lie there instead of those dealt, the top one last; what lay there goes to `rest`. */
  readonly cards: { readonly [zone: string]: readonly string[] };
  readonly rest: string | ((kind: string) => string);
  /** Puts the rest of the position in place, with the game's own words. */
  readonly arrange: (table: Table<Vars>) => void;
  /** A card that another seat plays before the person is asked. */
  readonly lead?: string;
  /** Whether the answer is the wanted one: keys of the options, with the names of cards in them, and the cards that they are about. */
  readonly solved: (answer: { readonly keys: readonly string[]; readonly cards: readonly string[] }) => boolean;
  /** The rule that it teaches. */
  readonly rule: string;
}

/** What a game's `board/lessons.ts` exports as `lessons`; fetched for a first match and for the page «How to play». */
export interface Lessons<Vars = unknown, Derived = unknown> {
  readonly text: { readonly [lang in Lang]: LearnText };
  /** Which of `text.sides` a seat plays; `any` without it. */
  readonly side?: (model: TableModel<Vars, Derived>) => string;
  /** Four signs: one of the art's signs or a short word, on the colour of a card type. */
  readonly signs: readonly { readonly sign?: string; readonly word?: string; readonly colour: string }[];
  /** In the order in which they are told when several are true, at most six for a side; the last one is the farewell. */
  readonly hints: readonly Hint<Vars, Derived>[];
  readonly steps: readonly (readonly Figure[])[];
  /** One card of each kind, in the order of `text.kinds`. */
  readonly kinds: readonly string[];
  readonly tries: readonly Position<Vars>[];
}
