import type { Entry, Outcome } from '#engine';
import { sha256 } from '#engine';
import type { PickleVars } from '../state.ts';

// The challenge of the day: the same seed for everybody, results kept in the browser only.

export interface DailyResult {
  /** `2026-05-12`, by Greenwich. */
  readonly day: string;
  /** 1 is the one that counts. */
  readonly attempt: number;
  /** Null while it is not finished. */
  readonly won: boolean | null;
  readonly reason: string;
  readonly turn: number;
  readonly health: number;
  readonly tiles: number;
}

/** A game that was not finished, to go on with it. */
export interface SavedGame {
  readonly day: string;
  readonly attempt: number;
  readonly rulesVersion: number;
  readonly journal: readonly Entry[];
}

export const DAILY_OPTIONS = { sides: 'random', corridor: 'random', distance: '3' } as const;

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
export const seedOf = (day: string): string => sha256(`zastolye/pickle/daily/${day}`);

/** Adds an attempt that has just begun, newest first. */
export function begin(results: readonly DailyResult[], day: string): readonly DailyResult[] {
  const attempt = results.filter((one) => one.day === day).length + 1;
  return [{ day, attempt, won: null, reason: '', turn: 1, health: 10, tiles: 0 }, ...results];
}

/** How an attempt stands or ended. */
export const note = (
  results: readonly DailyResult[],
  day: string,
  attempt: number,
  { vars, tiles, outcome }: { readonly vars: PickleVars; readonly tiles: number; readonly outcome: Outcome | null },
): readonly DailyResult[] =>
  results.map((one) =>
    one.day !== day || one.attempt !== attempt
      ? one
      : {
          ...one,
          won: outcome === null ? null : outcome.winners.length > 0,
          reason: outcome?.reason ?? '',
          turn: vars.turn,
          health: vars.rickHealth,
          tiles,
        },
  );

/** Escapes in a row, by the attempts that count, up to today or, while today is open, up to yesterday. */
export function streakOf(results: readonly DailyResult[], today: string): number {
  const counted = new Map(results.filter((one) => one.attempt === 1).map((one) => [one.day, one.won]));
  let day = Date.parse(`${today}T00:00:00Z`);
  if ((counted.get(today) ?? null) === null) day -= DAY_MS;
  let streak = 0;
  while (counted.get(dayOf(new Date(day))) === true) {
    streak++;
    day -= DAY_MS;
  }
  return streak;
}

const DAY_MS = 86_400_000;
const KEY = 'zastolye-daily-pickle';
const GAME_KEY = 'zastolye-daily-pickle-game';
const MOST = 400;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function read<T>(store: Store, key: string, otherwise: T): T {
  try {
    return (JSON.parse(store.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(store: Store, key: string, value: unknown): void {
  try {
    if (value === null) store.removeItem(key);
    else store.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store; the result then lasts as long as the page.
  }
}

const isResult = (one: unknown): one is DailyResult =>
  typeof one === 'object' &&
  one !== null &&
  'day' in one &&
  typeof one.day === 'string' &&
  'attempt' in one &&
  typeof one.attempt === 'number';

export function readResults(store: Store): readonly DailyResult[] {
  const kept = read<unknown>(store, KEY, []);
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}
export const writeResults = (store: Store, results: readonly DailyResult[]): void => write(store, KEY, results.slice(0, MOST));

/** Only a game of today and of these rules can be gone on with. */
export function readGame(store: Store, day: string, rulesVersion: number): SavedGame | null {
  const saved = read<SavedGame | null>(store, GAME_KEY, null);
  return saved !== null && saved.day === day && saved.rulesVersion === rulesVersion && Array.isArray(saved.journal) ? saved : null;
}
export const writeGame = (store: Store, game: SavedGame | null): void => write(store, GAME_KEY, game);
