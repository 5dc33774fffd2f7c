import type { Game } from './game.ts';
import type { Rng } from './random.ts';
import type { Run } from './run.ts';
import type { View } from './see.ts';
import type { TableData } from './table.ts';
import type { Ask, Decision, Entry, Refusal, SeatId, Table } from './types.ts';

/** What a bot gets of a match: the question of its seat, and worlds that the seat cannot tell from the real one. */
export interface BotMatch<V = unknown> {
  readonly game: Game<V>;
  /** Number of the open decision; it only ever grows, also over an undo. */
  readonly n: number;
  askOf(seat: SeatId): Ask | null;
  forkFor(seat: SeatId, rng: Rng): Run<V>;
}

/** A match that can be played on and tried out, with or without books: what laws work on, and bots in worlds that they imagine. */
export interface Playable<V = unknown> extends BotMatch<V> {
  readonly table: Table<V>;
  readonly open: Decision | null;
  /** Answers given to the open decision so far, by ask. */
  readonly picks: readonly (readonly number[] | null)[];
  readonly over: boolean;
  answer(seat: SeatId, n: number, picks: readonly number[]): Refusal | null;
  view(seat: SeatId): View<V>;
  fork(settings?: { readonly keep?: boolean }): Run<V>;
}

/** Setup is one stage, all steps after it the other. */
export type Stage = 'setup' | 'play';

/** A quiet point as plain data: a match goes on from here with the journal's entries from `entries` on. */
export interface Snapshot<V = unknown> {
  readonly stage: Stage;
  readonly n: number;
  readonly entries: number;
  readonly table: TableData<V>;
  /** What happened between the quiet point and `entries` and still counts, what could be repeated, and the number of the decision that was open then. */
  readonly since?: { readonly entries: readonly Entry[]; readonly undone: readonly Entry[]; readonly n: number };
}
