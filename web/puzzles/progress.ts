import { dayNumber } from './day.ts';

/** What a device remembers of a puzzle. The first try settles the level; any try counts for the day. */
export interface Result {
  readonly first: 'right' | 'wrong' | 'hinted';
  readonly solved: boolean;
  readonly tries: number;
  readonly day: string;
}

export interface Level {
  readonly rating: number;
  /** How far it may be off (95 %). */
  readonly band: number;
}

export interface Progress {
  readonly results: { readonly [puzzle: string]: Result | undefined };
  /** By day: whether something was solved, or only tried. */
  readonly days: { readonly [day: string]: 'solved' | 'tried' };
  readonly level: Level;
  /** The level after each day. */
  readonly history: readonly (Level & { readonly day: string })[];
  /** Storms: the day and how many were solved. */
  readonly storms: readonly { readonly day: string; readonly solved: number }[];
}

const KEY = 'zastolye.puzzles';
const START: Progress = { results: {}, days: {}, level: { rating: 1400, band: 200 }, history: [], storms: [] };
/** Fewer tell no number yet, only a range. */
export const SETTLED = 5;
const NARROWEST = 45;

const listeners = new Set<() => void>();
let kept: Progress | null = null;

export function progress(): Progress {
  if (kept !== null) return kept;
  try {
    kept = { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) };
  } catch {
    kept = START;
  }
  return kept;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: Progress): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full device forgets; the puzzle goes on.
  }
  for (const listener of listeners) listener();
}

/** The level after a first try: person and puzzle stand on one scale, and the surer it is, the less it moves. */
export function levelAfter({ rating, band }: Level, puzzle: number, right: boolean): Level {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const step = Math.max(16, band * 0.4);
  return {
    rating: Math.round(rating + step * ((right ? 1 : 0) - expected)),
    band: Math.max(NARROWEST, Math.round(Math.sqrt(1 / (1 / band ** 2 + expected * (1 - expected) * 0.000_005)))),
  };
}

/** Writes a try down. With `rated` false it is practice: warm-up and storm. */
export function note(
  puzzle: string,
  how: { readonly solved: boolean; readonly hinted: boolean },
  rating: number,
  day: string,
  rated = true,
): void {
  const before = progress();
  const last = before.results[puzzle];
  const first: Result['first'] = last?.first ?? (how.hinted ? 'hinted' : how.solved ? 'right' : 'wrong');
  const isFirst = last === undefined;
  const level = isFirst && rated && first !== 'hinted' ? levelAfter(before.level, rating, how.solved) : before.level;
  keep({
    ...before,
    results: { ...before.results, [puzzle]: { first, solved: how.solved || last?.solved === true, tries: (last?.tries ?? 0) + 1, day } },
    days: { ...before.days, [day]: how.solved || before.days[day] === 'solved' ? 'solved' : 'tried' },
    level,
    history: [...before.history.filter((one) => one.day !== day), { ...level, day }].slice(-90),
  });
}

export function noteStorm(solved: number, day: string): void {
  const before = progress();
  keep({ ...before, storms: [...before.storms, { day, solved }].slice(-200) });
}

/** Days in a row, with skips: one is earned with every ten days, at most two wait, and they are used by themselves. */
export function streak(
  days: Progress['days'],
  today: string,
): { readonly days: number; readonly skips: number; readonly best: number; readonly skipped: readonly string[] } {
  const numbers = Object.keys(days)
    .map(dayNumber)
    .sort((a, b) => a - b);
  let length = 0;
  let skips = 0;
  let best = 0;
  let last = Number.NEGATIVE_INFINITY;
  let skipped: string[] = [];
  const now = dayNumber(today);
  const nameOf = (n: number): string => new Date(n * 86_400_000).toISOString().slice(0, 10);
  for (const n of [...numbers.filter((one) => one <= now), Number.NaN]) {
    const until = Number.isNaN(n) ? now : n;
    // Today is not missed yet.
    const missed = length === 0 ? 0 : Math.max(0, until - last - 1);
    if (missed > skips) {
      length = 0;
      skips = 0;
      skipped = [];
    } else {
      for (let i = 1; i <= missed; i++) skipped.push(nameOf(last + i));
      skips -= missed;
    }
    if (Number.isNaN(n)) break;
    length++;
    if (length % 10 === 0) skips = Math.min(2, skips + 1);
    best = Math.max(best, length);
    last = n;
  }
  return { days: length, skips, best, skipped };
}
