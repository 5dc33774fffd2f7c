import type { Aspect, Clause, SeatId } from '#engine';
import { estimate, type Trial } from './trial.ts';

/** What reasons can be about: the game's aspects, of whom, and who is advised. */
export interface Subject {
  readonly aspects: readonly Aspect[];
  readonly ring: readonly SeatId[];
  readonly seat: SeatId;
}

/** Parts of the chance smaller than this are not worth saying; and answers closer than that read the same. */
const LEAST = 0.005;
const APART = 0.01;
const SOON = 0.02;
const MOST = 2;
const MOST_NAMED = 10;
/** A difference of a few per cent of the number itself is none that people would speak of, nor one that comes true in a few worlds only. */
const NOTABLE = 0.05;
const LEAST_APART = 0.25;

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const share = (trials: readonly Trial[], is: (trial: Trial) => boolean): number => mean(trials.map((one) => (is(one) ? 1 : 0)));

/** Mean of the differences, world by world, and how far off it may be (standard error). */
export function paired(a: readonly Trial[], b: readonly Trial[]): { readonly gap: number; readonly error: number } {
  const many = Math.min(a.length, b.length);
  const { mean: gap, error } = estimate(Array.from({ length: many }, (_, i) => a[i].value - b[i].value));
  return { gap, error };
}

const value = (trials: readonly Trial[]): number => mean(trials.map((one) => one.value));

/**
 * Why the first of these answers is better than the others. Where the trials cannot tell it from the second, that is said, and the reasons are against
 * one that is worse for sure.
 */
export function reasons(answers: readonly (readonly Trial[])[], subject: Subject): Clause[] {
  const [best, ...others] = answers;
  const gaps = others.map((one) => paired(best, one));
  const isWorse = ({ gap, error }: { readonly gap: number; readonly error: number }): boolean => gap >= APART && gap > 2 * error;
  const worse = gaps.findIndex(isWorse);
  const equal: Clause[] =
    worse === 0 ? [] : [{ kind: 'equal', with: value(best), without: value(others[0]), effect: gaps[0].gap, than: 1 }];
  if (worse < 0) return equal;
  const next = others[worse];
  const clauses = against({ best, next, all: answers.flat() }, subject);
  const found =
    clauses.length > 0 ? clauses : [{ kind: 'better' as const, with: value(best), without: value(next), effect: gaps[worse].gap }];
  return [...equal, ...found.slice(0, MOST).map((clause) => ({ ...clause, than: worse + 1 }))];
}

type Against = Omit<Clause, 'than'>;

/** Two answers in the same worlds, and everything that was tried. */
interface Pair {
  readonly best: readonly Trial[];
  readonly next: readonly Trial[];
  readonly all: readonly Trial[];
}

function against(pair: Pair, subject: Subject): Against[] {
  const { best, next } = pair;
  const clauses: Against[] = [];
  const say = (kind: Clause['kind'], is: (trial: Trial) => boolean, sign: 1 | -1): void => {
    const [a, b] = [share(best, is), share(next, is)];
    if ((a - b) * sign >= SOON) clauses.push({ kind, with: a, without: b, effect: (a - b) * sign });
  };
  say('wins-now', (one) => one.winsNow, 1);
  if (clauses.length > 0 && clauses[0].with === 1) return clauses;
  say('loses-soon', (one) => one.loses, -1);
  if (clauses.length === 0) say('wins-soon', (one) => one.wins, 1);
  clauses.push(...named(pair, subject));
  return clauses.sort((a, b) => b.effect - a.effect);
}

function named({ best, next, all }: Pair, { aspects, ring, seat }: Subject): Against[] {
  // While the turn goes on, what comes first may only come first: both are compared where the turn has ended.
  const isLater = [best, next].some((trials) => share(trials, (one) => one.goesOn) > 0.5);
  const shown = (one: Trial): readonly number[] => (isLater ? one.later : one.seen);
  const columns: { at: number; with: number; without: number; sure: number }[] = [];
  for (let at = 0; at < aspects.length * ring.length; at++) {
    const [a, b] = [best, next].map((trials) => estimate(trials.map((one) => shown(one)[at] ?? 0)));
    const sure = Math.abs(a.mean - b.mean) / (Math.hypot(a.error, b.error) + 1e-6);
    const isMore = (aspects[Math.floor(at / ring.length)].good === 'more') === (ring[at % ring.length] === seat);
    // What speaks for the other answer is no reason for this one.
    if (sure > 2 && isNotable(a.mean, b.mean) && a.mean > b.mean === isMore) columns.push({ at, with: a.mean, without: b.mean, sure });
  }
  columns.sort((a, b) => b.sure - a.sure);
  columns.length = Math.min(columns.length, MOST_NAMED);
  if (columns.length === 0) return [];
  const slopes = slopesOf(
    all.map((one) => columns.map(({ at }) => shown(one)[at] ?? 0)),
    all.map((one) => one.value),
  );
  return columns.flatMap(({ at, with: m, without: n }, i): Against[] => {
    const effect = slopes[i] * (m - n);
    if (effect < LEAST) return [];
    const { key } = aspects[Math.floor(at / ring.length)];
    const clause = { kind: 'aspect', key, seat: ring[at % ring.length], with: rounded(m), without: rounded(n), effect } as const;
    return [isLater ? { ...clause, later: true } : clause];
  });
}

/** What rounds to the same number, or nearly, is no difference that could be shown. */
const isNotable = (m: number, n: number): boolean =>
  rounded(m) !== rounded(n) && Math.abs(m - n) >= Math.max(LEAST_APART, NOTABLE * Math.max(Math.abs(m), Math.abs(n)));

/** As it is shown: tenths, and whole numbers where these are large. */
const rounded = (x: number): number => (Math.abs(x) >= 20 ? Math.round(x) : Math.round(x * 10) / 10);

/** How much the value goes up with each column, all columns considered together (ridge regression). */
function slopesOf(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const many = rows[0].length;
  const middle = Array.from({ length: many }, (_, k) => mean(rows.map((row) => row[k])));
  const spread = middle.map((m, k) => Math.sqrt(mean(rows.map((row) => (row[k] - m) ** 2))) || 1);
  const level = mean(values);
  const at = (row: readonly number[], k: number): number => (row[k] - middle[k]) / spread[k];
  const matrix = middle.map((_, i) => middle.map((__, k) => mean(rows.map((row) => at(row, i) * at(row, k))) + (i === k ? 0.1 : 0)));
  const right = middle.map((_, i) => mean(rows.map((row, r) => at(row, i) * (values[r] - level))));
  for (let i = 0; i < many; i++)
    for (let k = i + 1; k < many; k++) {
      const factor = matrix[k][i] / matrix[i][i];
      for (let c = i; c < many; c++) matrix[k][c] -= factor * matrix[i][c];
      right[k] -= factor * right[i];
    }
  const slopes = right.slice();
  for (let i = many - 1; i >= 0; i--) {
    for (let c = i + 1; c < many; c++) slopes[i] -= matrix[i][c] * slopes[c];
    slopes[i] /= matrix[i][i];
  }
  return slopes.map((slope, k) => slope / spread[k]);
}
