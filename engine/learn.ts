/** What a newcomer is told before the first decision. */
export interface FirstWords {
  /** Who one is at this table. */
  readonly who: string;
  readonly goal: string;
  /** How it ends, or what one already has. */
  readonly end: string;
  /** The turn in one line. */
  readonly turn: string;
}

/** The words that teach a game; the pictures and the moments belong to its board. Pairs are a name and what is to be known of it. */
export interface LearnText {
  /** By side; `any` where all sides play alike. */
  readonly sides: { readonly [side: string]: FirstWords };
  /** Four signs as they look on the table. */
  readonly signs: readonly (readonly [name: string, text: string])[];
  /** By key: one or two sentences, `**` around what matters. The last one says farewell. */
  readonly hints: { readonly [key: string]: string };
  /** The goal of the game in one sentence, and one more. */
  readonly headline: string;
  readonly lead: string;
  /** What kind of game it is, in two or three words. */
  readonly mood: string;
  readonly steps: readonly (readonly [name: string, text: string])[];
  readonly kinds: readonly (readonly [name: string, text: string])[];
  readonly mistakes: readonly (readonly [wrong: string, better: string])[];
  /** Small positions: what is asked, and what is said to the right answer and to any other. */
  readonly tries: {
    readonly [key: string]: { readonly title: string; readonly ask: string; readonly right: string; readonly wrong: string };
  };
  /** By game: why somebody who likes this one may like that one. */
  readonly neighbours: { readonly [game: string]: string };
}
