import type { Aspect, SeatId } from '#engine';
import type { Trial } from './trial.ts';

/**
 * Why one answer is better than another. Every clause stands for numbers that came up when both were tried in the same worlds: `with` the answer,
 * `without` it (with the other one), and `effect`, the part of the chance to win that goes with the difference, as far as the trials tell.
 */
export interface Clause {
  /**
   * wins-now: the answer itself wins, in so many worlds. wins-soon, loses-soon: the match ends within the trial. aspect: what is so when the answer
   * has been carried out. better: nothing that has a name stands out. equal: the trials cannot tell the two apart.
   */
  readonly kind: 'wins-now' | 'wins-soon' | 'loses-soon' | 'aspect' | 'better' | 'equal';
  readonly with: number;
  readonly without: number;
  readonly effect: number;
  /** The answer it is held against: its place in the list. */
  readonly than: number;
  /** Of an aspect: which, and whose. */
  readonly key?: string;
  readonly seat?: SeatId;
}

/** Smaller than this is not worth saying. */
const LEAST = 0.005;
const SOON = 0.02;
const MOST = 2;
const MOST_NAMED = 10;

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const share = (trials: readonly Trial[], is: (trial: Trial) => boolean): number => mean(trials.map((one) => (is(one) ? 1 : 0)));

/** Mean of the differences, world by world, and how far off it may be (standard error). */
export function paired(a: readonly Trial[], b: readonly Trial[]): { readonly gap: number; readonly error: number } {
  const many = Math.min(a.length, b.length);
  const gaps = Array.from({ length: many }, (_, i) => a[i].value - b[i].value);
  const gap = mean(gaps);
  const spread = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / Math.max(1, many - 1);
  return { gap, error: Math.sqrt(spread / Math.max(1, many)) };
}

const value = (trials: readonly Trial[]): number => mean(trials.map((one) => one.value));

/**
 * Why the first of these answers is better than the others; `aspects` are the game's, `ring` those whom they are about, as `seat` sees them. Where the
 * trials cannot tell it from the second, that is said, and the reasons are against one that is worse for sure.
 */
export function reasons(
  answers: readonly (readonly Trial[])[],
  aspects: readonly Aspect[],
  ring: readonly SeatId[],
  seat: SeatId,
): Clause[] {
  const [best, ...others] = answers;
  const gaps = others.map((one) => paired(best, one));
  const isWorse = ({ gap, error }: { readonly gap: number; readonly error: number }): boolean => gap >= LEAST && gap > 2 * error;
  const worse = gaps.findIndex(isWorse);
  const equal: Clause[] =
    worse === 0 ? [] : [{ kind: 'equal', with: value(best), without: value(others[0]), effect: gaps[0].gap, than: 1 }];
  if (worse < 0) return equal;
  const next = others[worse];
  const clauses = against(best, next, answers.flat(), aspects, ring, seat);
  const found =
    clauses.length > 0 ? clauses : [{ kind: 'better' as const, with: value(best), without: value(next), effect: gaps[worse].gap }];
  return [...equal, ...found.slice(0, MOST).map((clause) => ({ ...clause, than: worse + 1 }))];
}

type Against = Omit<Clause, 'than'>;

function against(
  best: readonly Trial[],
  next: readonly Trial[],
  all: readonly Trial[],
  aspects: readonly Aspect[],
  ring: readonly SeatId[],
  seat: SeatId,
): Against[] {
  const clauses: Against[] = [];
  const say = (kind: Clause['kind'], is: (trial: Trial) => boolean, sign: 1 | -1): void => {
    const [a, b] = [share(best, is), share(next, is)];
    if ((a - b) * sign >= SOON) clauses.push({ kind, with: a, without: b, effect: (a - b) * sign });
  };
  say('wins-now', (one) => one.winsNow, 1);
  if (clauses.length > 0 && clauses[0].with > 0.99) return clauses;
  say('loses-soon', (one) => one.loses, -1);
  if (clauses.length === 0) say('wins-soon', (one) => one.wins, 1);
  clauses.push(...named(best, next, all, aspects, ring, seat));
  return clauses.sort((a, b) => b.effect - a.effect);
}

function named(
  best: readonly Trial[],
  next: readonly Trial[],
  all: readonly Trial[],
  aspects: readonly Aspect[],
  ring: readonly SeatId[],
  seat: SeatId,
): Against[] {
  const columns: { at: number; with: number; without: number; sure: number }[] = [];
  for (let at = 0; at < aspects.length * ring.length; at++) {
    const [a, b] = [best.map((one) => one.seen[at] ?? 0), next.map((one) => one.seen[at] ?? 0)];
    const [m, n] = [mean(a), mean(b)];
    const spread = (list: readonly number[], middle: number): number => mean(list.map((one) => (one - middle) ** 2)) / list.length;
    const error = Math.sqrt(spread(a, m) + spread(b, n));
    const sure = Math.abs(m - n) / (error + 1e-6);
    // What rounds to the same number is no difference that could be shown.
    const isMore = (aspects[Math.floor(at / ring.length)].good === 'more') === (ring[at % ring.length] === seat);
    // Neither is what speaks for the other answer a reason for this one.
    if (sure > 2 && rounded(m) !== rounded(n) && m > n === isMore) columns.push({ at, with: m, without: n, sure });
  }
  columns.sort((a, b) => b.sure - a.sure);
  columns.length = Math.min(columns.length, MOST_NAMED);
  if (columns.length === 0) return [];
  const slopes = slopesOf(
    all.map((one) => columns.map(({ at }) => one.seen[at] ?? 0)),
    all.map((one) => one.value),
  );
  return columns.flatMap(({ at, with: m, without: n }, i): Against[] => {
    const effect = slopes[i] * (m - n);
    if (effect < LEAST) return [];
    const { key } = aspects[Math.floor(at / ring.length)];
    return [{ kind: 'aspect', key, seat: ring[at % ring.length], with: rounded(m), without: rounded(n), effect }];
  });
}

const rounded = (x: number): number => Math.round(x * 10) / 10;

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
