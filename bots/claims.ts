import type { Claim, SeatId } from '#engine';
import { ASPECT } from '#engine';
import type { Column, Imagined } from './imagine.ts';
import { ROBUST } from './lines.ts';
import { slopesOf } from './slopes.ts';
import { estimate } from './trial.ts';

/** Fewer imagined matches say nothing about a difference. */
export const LEAST_MATCHES = 40;
/** A difference has to be so many times its standard error; many things are counted, and of those at the end of matches the most. */
const SURE = { turn: 2.5, round: 2.5, end: 3 } as const;
/** Shares closer than this are the same to people; and numbers, as a part of themselves and at all. */
const LEAST_SHARE = 0.04;
const NOTABLE = 0.05;
const LEAST_APART = 0.25;
/** Parts of the chance smaller than this are not worth saying: for the plan, and against it. */
const LEAST_MERIT = 0.004;
const LEAST_RISK = 0.012;
/** Half of the worlds, or half a card. */
const PLAIN = 0.5;
/** What was said already is not said again in other words: differences that come in the same worlds. */
const ALIKE = 0.7;
const MOST_MERITS = 2;
const MOST_COLUMNS = 16;
/** A risk of this part of the first merit is said before it. */
const LARGE = 0.6;
/** What can be seen on the table is better said than a number; and what comes soon better than what comes at last. */
const NAMED = 1.7;
/** What the game says in its own words goes before what it only counts. */
const COUNTED = 0.8;
/** Somebody else's numbers are of less concern than one's own. */
const DISTANT = 0.4;
const SOON = { turn: 1.25, round: 1.1, end: 1 } as const;

interface Weighed {
  readonly claim: Claim;
  readonly score: number;
  /** It is about how the match ends. */
  readonly isEnd: boolean;
  /** It carries hardly anything of the chance. */
  readonly isPlain: boolean;
  /** World by world. */
  readonly gaps: readonly number[];
}

/** What can be said for a plan against another, and against it; both in the same worlds. */
export function claimsFor(
  plan: readonly Imagined[],
  other: readonly Imagined[],
  columns: ReadonlyMap<string, Column>,
  seat: SeatId,
): Claim[] {
  const many = Math.min(plan.length, other.length);
  if (many < LEAST_MATCHES) return [];
  const found: Difference[] = [];
  for (const [name, column] of columns) {
    const difference = differenceOf(name, column, plan, other, many, seat);
    if (difference !== null) found.push(difference);
  }
  found.sort((a, b) => b.sure - a.sure);
  found.length = Math.min(found.length, MOST_COLUMNS);
  return chosen(weighed(found, [...plan, ...other], seat));
}

interface Difference {
  readonly name: string;
  readonly column: Column;
  readonly with: number;
  readonly without: number;
  readonly error: number;
  readonly sure: number;
  /** The seat wants it so. */
  readonly isGood: boolean;
  readonly of: number;
  readonly gaps: readonly number[];
}

function differenceOf(
  name: string,
  column: Column,
  plan: readonly Imagined[],
  other: readonly Imagined[],
  many: number,
  seat: SeatId,
): Difference | null {
  const isNumber = column.kind.isNumber === true;
  const missing = isNumber ? Number.NaN : 0;
  const gaps: number[] = [];
  let [a, b, of] = [0, 0, 0];
  for (let i = 0; i < many; i++) {
    const [x, y] = [plan[i].signs.get(name) ?? missing, other[i].signs.get(name) ?? missing];
    if (Number.isNaN(x) || Number.isNaN(y)) {
      gaps.push(0);
      continue;
    }
    gaps.push(x - y);
    a += x;
    b += y;
    of++;
  }
  if (of < LEAST_MATCHES) return null;
  const { error } = estimate(gaps);
  const [m, n] = [a / of, b / of];
  // A few equal differences do not make one certain.
  const wide = Math.hypot(error, (isNumber ? 0.1 : 0.5) / of);
  const isNotable = isNumber
    ? Math.abs(m - n) >= Math.max(LEAST_APART, NOTABLE * Math.max(Math.abs(m), Math.abs(n)))
    : Math.abs(m - n) >= LEAST_SHARE;
  if (!isNotable || Math.abs(m - n) <= SURE[column.when] * wide) return null;
  if (column.kind.isStep === true && Math.max(m, n) < ROBUST) return null;
  const isOwn = column.sign.seat === undefined || column.sign.seat === seat;
  const isGood = m > n === ((column.kind.good !== 'less') === isOwn);
  return { name, column, with: m, without: n, error: wide, sure: Math.abs(m - n) / wide, isGood, of, gaps };
}

/** Each with the part of the chance that goes with it, as far as the matches tell. */
function weighed(found: readonly Difference[], all: readonly Imagined[], seat: SeatId): Weighed[] {
  if (found.length === 0) return [];
  const slopes = slopesOf(
    all.map(({ signs }) => found.map(({ name, with: a }) => signs.get(name) ?? (name.includes(ASPECT) ? a : 0))),
    all.map(({ result }) => result),
  );
  return found.flatMap((one, i): Weighed[] => {
    const { column, with: a, without: b } = one;
    const { sign, when, kind } = column;
    const isOwn = sign.seat === undefined || sign.seat === seat;
    const isEnd = kind.kind === 'win' || sign.key === 'loses-now';
    // Who wins is the chance itself; of everything else the matches tell.
    const effect = isEnd ? Math.abs(a - b) * (one.isGood ? 1 : -1) : slopes[i] * (a - b);
    const isGood = kind.good === 'either' ? effect > 0 : one.isGood;
    // A plain difference may be said where nothing weighs more, as long as it does no harm.
    const isPlain = isGood && effect < LEAST_MERIT;
    if (kind.good === 'either' && Math.abs(effect) < LEAST_MERIT) return [];
    if (isGood ? isPlain && (effect < -LEAST_MERIT || Math.abs(a - b) < PLAIN) : effect > -LEAST_RISK || kind.isGain === true) return [];
    const isNamed = sign.card !== undefined || sign.place !== undefined;
    const score =
      Math.abs(effect) *
      (isNamed ? NAMED : 1) *
      (sign.key.startsWith(ASPECT) ? COUNTED : 1) *
      (kind.isNumber === true && !isOwn ? DISTANT : 1) *
      SOON[when];
    const claim: Claim = {
      sign,
      when,
      kind: isGood ? (isOwn ? kind.kind : 'stop') : 'risk',
      role: isGood ? 'merit' : 'risk',
      ...(kind.isNumber === true ? { isNumber: true } : {}),
      with: round(a),
      without: round(b),
      of: one.of,
      error: round(one.error),
      effect: round(effect),
    };
    return [{ claim, score, isEnd, isPlain, gaps: one.gaps }];
  });
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

function chosen(list: readonly Weighed[]): Claim[] {
  const sorted = list.slice().sort((a, b) => b.score - a.score);
  const merits: Weighed[] = [];
  for (const one of sorted) {
    if (one.claim.role !== 'merit' || merits.length === MOST_MERITS) continue;
    if (!one.isPlain && merits.every((other) => !isSaid(one, other))) merits.push(one);
  }
  const plain = merits.length === 0 ? sorted.find(({ isPlain, claim }) => isPlain && !claim.sign.key.startsWith(ASPECT)) : undefined;
  if (plain !== undefined) merits.push(plain);
  const risk = sorted.find((one) => one.claim.role === 'risk');
  const said = merits.map(({ claim }) => claim);
  if (risk === undefined) return said;
  const isLarge = merits.length === 0 || merits[0].isPlain || Math.abs(risk.claim.effect) >= LARGE * merits[0].claim.effect;
  return isLarge ? [risk.claim, ...said] : [...said, risk.claim];
}

/** The same thing of the same player at another time, or something that comes in the same worlds. */
function isSaid(one: Weighed, other: Weighed): boolean {
  const [a, b] = [one.claim.sign, other.claim.sign];
  if (a.key === b.key && a.seat === b.seat && a.card === b.card) return true;
  const together = correlation(one.gaps, other.gaps);
  return together === null ? one.isEnd && other.isEnd : Math.abs(together) > ALIKE;
}

/** Null: both are the same in every world. */
function correlation(a: readonly number[], b: readonly number[]): number | null {
  const [m, n] = [estimate(a).mean, estimate(b).mean];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    ab += (a[i] - m) * (b[i] - n);
    aa += (a[i] - m) ** 2;
    bb += (b[i] - n) ** 2;
  }
  if (aa === 0 && bb === 0) return null;
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

/** Without warnings that say once more, the other way round, what was said for the other plan. */
export const unsaid = (claims: readonly Claim[], said: readonly Claim[]): Claim[] =>
  claims.filter(({ role, sign: { key, seat, card, place } }) => {
    const isSame = ({ sign }: Claim): boolean => sign.key === key && sign.seat === seat && sign.card === card && sign.place === place;
    return role === 'merit' || !said.some((one) => one.role === 'merit' && isSame(one));
  });

/** Nearly every time. */
const SURELY = 0.8;

/** What a plan does by itself, where nothing tells it from others: what is so (nearly) every time after it and is not so now. */
export function factsOf(plan: readonly Imagined[], columns: ReadonlyMap<string, Column>, now: ReadonlySet<string>, seat: SeatId): Claim[] {
  const facts: Claim[] = [];
  if (plan.length < LEAST_MATCHES) return facts;
  for (const [name, { sign, when, kind }] of columns) {
    if (kind.isNumber === true || kind.isStep === true || when === 'end' || now.has(name)) continue;
    const { mean, error } = estimate(plan.map(({ signs }) => signs.get(name) ?? 0));
    if (mean < SURELY) continue;
    const isOwn = sign.seat === undefined || sign.seat === seat;
    const isGood = kind.good === 'either' || (kind.good === 'more') === isOwn;
    if (!isGood || facts.some((one) => one.sign.key === sign.key && one.sign.seat === sign.seat && one.sign.card === sign.card)) continue;
    facts.push({
      sign,
      when,
      kind: isOwn ? kind.kind : 'stop',
      role: 'merit',
      with: round(mean),
      without: 0,
      of: plan.length,
      error: round(error),
      effect: 0,
      isFact: true,
    });
  }
  const named = ({ sign }: Claim): number => (sign.card === undefined && sign.place === undefined ? 1 : 0);
  return facts.sort((a, b) => named(a) - named(b)).slice(0, 1);
}
