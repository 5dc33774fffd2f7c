import type { Advice } from '#bots/index.ts';
import type { Job, Piece, PieceDone } from '#bots/work.ts';
import type { Claimant } from './queue.ts';

export interface Bots {
  /** Rejects with `BotsBusy` if too much is waiting. */
  choose(job: Job, claimant: Claimant): Promise<readonly number[]>;
  /** What somebody is advised to answer: waits in the same queue as the bots' answers. */
  advise(job: Job, claimant: Claimant): Promise<Advice>;
  /** A piece of a look back. */
  lookBack(piece: Piece, claimant: Claimant): Promise<PieceDone>;
  /** Whether one more match with bots would only make everybody wait. */
  isFull(person: string): boolean;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Too many jobs are waiting: ask again later. */
export class BotsBusy extends Error {}
