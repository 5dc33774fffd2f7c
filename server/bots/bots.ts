import type { Advice } from '#bots/index.ts';
import type { Tally } from '#bots/series.ts';
import type { Job, Piece, PieceDone } from '#bots/work.ts';
import type { Played, Stretch } from './counting.ts';
import type { Course, Journal, Moment } from './follow.ts';
import type { Claimant } from './queue.ts';

export interface Bots {
  /** Rejects with `BotsBusy` if too much is waiting. */
  choose(job: Job, claimant: Claimant): Promise<readonly number[]>;
  /** What somebody is advised to answer: waits in the same queue as the bots' answers. */
  advise(job: Job, claimant: Claimant): Promise<Advice>;
  /** A piece of a look back. */
  lookBack(piece: Piece, claimant: Claimant): Promise<PieceDone>;
  /** What follows from a journal that was written elsewhere; null: nothing does. Only the threads of a server are asked for it. */
  readonly follow?: (journal: Journal, claimant: Claimant) => Promise<Course | null>;
  /** Where a journal of this server leads; null: it does not fit the rules. */
  readonly momentOf?: (journal: Journal, claimant: Claimant) => Promise<Moment | null>;
  /** Some more matches of a series; fewer, even none, where people wait for bots. Only the threads of a server are asked for it. */
  readonly simulate?: (stretch: Stretch, claimant: Claimant) => Promise<Tally>;
  /** Counts finished matches of people; those that do not follow from the rules of today are left out. */
  readonly count?: (played: Played, claimant: Claimant) => Promise<Tally>;
  /** Whether one more match with bots would only make everybody wait. */
  isFull(person: string): boolean;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Too many jobs are waiting: ask again later. */
export class BotsBusy extends Error {}
