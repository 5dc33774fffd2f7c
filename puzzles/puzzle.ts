import type { Game, Header, Options, SeatId } from '#engine';
import { keyOf, Match } from '#engine';

/** win, block: proved by search. best, tokens, dice: judged by playouts, and then every answer that is as good counts. */
export const KINDS = ['win', 'block', 'best', 'tokens', 'dice'] as const;
export type Kind = (typeof KINDS)[number];
export const isProved = (kind: Kind): kind is 'win' | 'block' => kind === 'win' || kind === 'block';

/** One answer of a solution: whose, which options, and what came to light or was rolled after it. */
export interface Move {
  readonly seat: SeatId;
  readonly keys: readonly string[];
  readonly faces?: readonly (readonly [card: number, def: number])[];
  readonly rolls?: readonly number[];
  readonly again?: true;
}

/** How good an answer is by playouts: the chance to win, and how far that may be off (95 %). */
export interface Valued {
  readonly keys: readonly string[];
  readonly value: number;
  readonly error: number;
}

/** A position of a finished match and what is to be found there. Compact: it lies in the repository by the hundred. */
export interface Puzzle {
  readonly id: string;
  readonly kind: Kind;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string | number;
  /** The match up to the position, see `movesOf`. */
  readonly moves: string;
  readonly seat: SeatId;
  /** First answers that are right, the one of `line` first. */
  readonly right: readonly (readonly string[])[];
  /** Wrong first answers that tempt. */
  readonly wrong: readonly (readonly string[])[];
  /** How the solution goes while nobody does anything against it; of a judged puzzle the one answer. */
  readonly line: readonly Move[];
  readonly values?: readonly Valued[];
  /** What was answered there in the match, and whether that seat won it. */
  readonly played: readonly string[];
  readonly won: boolean;
  /** Own answers of the solution that leave a choice. */
  readonly steps: number;
  readonly rating: number;
  readonly themes: readonly string[];
  /** Positions that the proof took, with all that refutes other first answers. */
  readonly nodes?: number;
}

/** Answers as text: the seat, then the numbers of the options. */
export const movesOf = (journal: Match['journal']): string | null =>
  journal.every((entry) => entry.kind === 'answer')
    ? journal.map((entry) => (entry.kind === 'answer' ? `${entry.seat}${entry.picks.join(',')}` : '')).join(' ')
    : null;

const headerOf = (game: Game, { seats, options, seed }: Puzzle): Header => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options,
  seed,
});

/** A puzzle that the rules of today do not lead to any more. */
export class BrokenPuzzle extends Error {}

/** The match at the position of the puzzle. */
export function openPuzzle(game: Game, puzzle: Puzzle): Match {
  const match = Match.start(game, headerOf(game, puzzle), { record: true, keep: true });
  for (const word of puzzle.moves === '' ? [] : puzzle.moves.split(' ')) {
    const picks = word.length === 1 ? [] : word.slice(1).split(',').map(Number);
    const refused = match.answer(Number(word[0]), match.n, picks, 'bot');
    if (refused !== null) throw new BrokenPuzzle(`${game.id} ${puzzle.id}: answer ${match.journal.length} is refused as ${refused.code}`);
  }
  const ask = match.askOf(puzzle.seat);
  if (ask === null) throw new BrokenPuzzle(`${game.id} ${puzzle.id}: seat ${puzzle.seat} is not asked`);
  const keys = new Set(ask.options.map((option) => keyOf(option)));
  for (const answer of [...puzzle.right, ...puzzle.wrong])
    for (const key of answer) if (!keys.has(key)) throw new BrokenPuzzle(`${game.id} ${puzzle.id}: there is no option ${key}`);
  return match;
}

export const sameKeys = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((key) => b.includes(key));
