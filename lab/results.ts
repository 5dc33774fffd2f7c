import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { stalematesOf, type Tally } from '#bots/series.ts';
import { UsageError } from './io.ts';

/** Who played whom at what: matches of the same contest are counted together. */
export interface Contest {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** Levels with how long they think: `hard@750`. */
  readonly one: string;
  readonly others: string;
}

/** How one match of a contest went for the first bot. */
export interface Result extends Contest {
  readonly seed: number;
  readonly match: number;
  readonly won: 0 | 1;
  readonly stalemate: 0 | 1;
  readonly thoughtMs: number;
  readonly slowestMs: number;
  readonly answers: number;
}

/** What a series of one match came to. */
export function resultOf(contest: Contest, seed: number, match: number, tally: Tally): Result {
  return {
    ...contest,
    seed,
    match,
    won: tally.botWins[0] === 1 ? 1 : 0,
    stalemate: stalematesOf(tally) + tally.capped > 0 ? 1 : 0,
    thoughtMs: Math.round(tally.thought[0]),
    slowestMs: Math.round(tally.slowest[0]),
    answers: tally.answers[0],
  };
}

const keyOf = ({ game, rules, seats, one, others }: Contest): string => JSON.stringify([game, rules, seats, one, others]);

/** Matches played so far; with a file they outlive the command, one line each, so that a long measurement can be made in pieces. */
export class Results {
  private readonly file: string | undefined;
  private readonly contests = new Map<string, Result[]>();

  constructor(file?: string) {
    this.file = file;
    if (file === undefined || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    for (const line of text.split('\n')) {
      // A line that was being written when it was stopped is played again.
      const result = line === '' ? null : parsed(line);
      if (result !== null) this.count(result);
    }
  }

  private count(result: Result): void {
    const key = keyOf(result);
    const known = this.contests.get(key);
    if (known === undefined) this.contests.set(key, [result]);
    else known.push(result);
  }

  add(result: Result): void {
    this.count(result);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(result)}\n`);
  }

  of(contest: Contest): readonly Result[] {
    return this.contests.get(keyOf(contest)) ?? [];
  }

  /** Every contest there is, each with all its matches. */
  all(): (readonly Result[])[] {
    return [...this.contests.values()];
  }
}

function parsed(line: string): Result | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('game' in value) || !('won' in value) || !('match' in value))
    throw new UsageError('the file of --results holds something else than results of matches');
  return value as Result;
}
