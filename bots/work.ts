import { type Entry, fastRng, type Game, type Header, Match, type SeatId, type Snapshot } from '#engine';
import type * as Bots from './index.ts';
import type { Advice, Budget, Knowledge, Level, LookBack, Progress } from './index.ts';

/** What bots are asked for by whoever keeps a table: the same on a thread of the server and in a worker of a page. */

/** What a worker needs to find a move. */
export interface Job {
  readonly game: string;
  readonly header: Header;
  readonly snapshot: Snapshot;
  readonly seat: SeatId;
  readonly level: Level;
  readonly budgetMs: number;
  /** Playouts instead of time, where the same position must get the same answer. */
  readonly iterations?: number;
  readonly seed: number;
}

/** A piece of a look back at a finished match. */
export interface Piece {
  readonly game: string;
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly progress: Progress | null;
  readonly pieceMs: number;
  readonly wholeMs: number;
}
export interface PieceDone {
  readonly progress: Progress;
  readonly result: LookBack | null;
}

/** A worker gets the moment itself, not the journal that led to it. */
export function jobFor(match: Match, seat: SeatId, level: Level, budgetMs: number, seed: number, iterations?: number): Job {
  return {
    game: match.game.id,
    header: match.header,
    snapshot: { ...match.checkpoint(), entries: 0 },
    seat,
    level,
    budgetMs,
    seed,
    ...(iterations === undefined ? {} : { iterations }),
  };
}

/** Bots as those who ask find them; those of tests may do without learned judgements and advice. */
export type Mind = Pick<typeof Bots, 'chooseMove'> & Partial<Pick<typeof Bots, 'budgetOf' | 'advise' | 'lookBack'>>;

/** A game as bots know it. */
export interface Known {
  readonly game: Game;
  readonly knowledge: Knowledge | undefined;
}

/** Somebody else is to have the worker now. */
export type IsStopped = () => boolean;

// Where equal positions must get equal answers, nothing cuts the thought short.
const timeFor = ({ budgetMs, iterations }: Job, isStopped: IsStopped): Budget =>
  iterations === undefined ? { ms: budgetMs, isStopped } : { iterations };

const momentOf = (game: Game, { header, snapshot }: Job): Match => Match.load(game, header, [], snapshot, { record: true, keep: true });

/** Finds a move. The bot looks only into worlds that its seat cannot tell from the real one. */
export function answered(mind: Mind, { game, knowledge }: Known, job: Job, isStopped: IsStopped): readonly number[] {
  const budget = timeFor(job, isStopped);
  return mind.chooseMove(
    momentOf(game, job),
    job.seat,
    job.level,
    mind.budgetOf?.(job.level, budget) ?? budget,
    fastRng(job.seed),
    knowledge,
  );
}

/** What a seat is advised to answer, from what it may know. */
export function advisedBy(mind: Mind, { game, knowledge }: Known, job: Job, isStopped: IsStopped): Advice {
  if (mind.advise === undefined) throw new Error('these bots give no advice');
  return mind.advise(momentOf(game, job), job.seat, timeFor(job, isStopped), fastRng(job.seed), knowledge);
}

/** Some more of a look back at a match that is over. */
export function lookedBackBy(mind: Mind, { game, knowledge }: Known, piece: Piece, clock: () => number, isStopped: IsStopped): PieceDone {
  if (mind.lookBack === undefined) throw new Error('these bots do not look back');
  const { header, entries, progress, pieceMs, wholeMs } = piece;
  return mind.lookBack(game, header, entries, progress, { pieceMs, wholeMs, clock, isStopped, knowledge });
}
