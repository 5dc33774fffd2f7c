import type { SeatId } from './types.ts';

/**
 * The position in a few things, for a little picture of it: only what lies open for everybody. A game makes it of what a spectator sees (`PagesPart.pos`);
 * pages draw it, with the seat of whoever looks below.
 */
export interface Pos {
  readonly seats: readonly PosSeat[];
  /** What lies in the middle; a base has rows of its own above and below it. */
  readonly middle: readonly PosThing[];
  /** A map instead of the middle: rows of tiles. */
  readonly map?: readonly (readonly PosTile[])[];
}

export interface PosSeat {
  readonly seat: SeatId;
  /** What it is measured by: points, unicorns, keepers; null: nothing is. */
  readonly count: number | null;
  /** Of how many it needs. */
  readonly of?: number;
  /** What lies open before it, the most important first. */
  readonly cards: readonly PosCard[];
}

export interface PosCard {
  readonly def: string;
  /** Printed in its corner. */
  readonly n?: number;
}

export type PosThing =
  | ({ readonly kind: 'card' } & PosCard)
  /** Numbers that hold for all, each with a sign of the game. */
  | { readonly kind: 'rules'; readonly lines: readonly { readonly sign: string; readonly n: number }[] }
  /** What is to be gathered. */
  | { readonly kind: 'goal'; readonly defs: readonly string[] }
  /** How far it is to `n`, by seat, and whose cards lie there. */
  | {
      readonly kind: 'base';
      readonly def: string;
      readonly n: number;
      readonly shares: readonly { readonly seat: SeatId; readonly power: number; readonly cards: readonly string[] }[];
    };

/** `none`: nothing lies there; `back`: nobody has turned it over. */
export interface PosTile {
  readonly ground: string;
  /** Who stands there: names of stickers of the game. */
  readonly on?: readonly string[];
}
