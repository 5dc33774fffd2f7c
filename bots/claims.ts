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
/** Where there is nothing else to say, a quarter will do. */
const FAINT = 0.25;
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
/** Points are what it is played for. */
const POINTS = 1.4;
/** A card that stays in the hand is a weaker reason than what another one does. */
const SPARED = 0.65;
/** Who wins in the end is what every reason comes to, and no reason of its own; it is said where nothing nearer is. */
const AT_LAST = 0.25;
const SOON = { turn: 1.25, round: 1.1, end: 1 } as const;

interface Weighed {
  readonly claim: Claim;
  readonly score: number;
  /** It is about how the match ends. */
  readonly isEnd: boolean;
  /** It carries hardly anything of the chance. */
  readonly isPlain: boolean;
  /** Said only where there is nothing else. */
  readonly isLast: boolean;
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
  const found = differences(plan, other, columns, seat).slice(0, MOST_COLUMNS);
  return chosen(weighed(found, [...plan, ...other], seat));
}

/**
 * Used where no claim carries the difference in chances: what the better plan leaves one that can be seen on the table. a Neigh that is kept, a card
 * that comes. It is as sure as any other reason.
 */
export function plainFor(
  plan: readonly Imagined[],
  other: readonly Imagined[],
  columns: ReadonlyMap<string, Column>,
  seat: SeatId,
): Claim[] {
  const rank = ({ column: { sign, kind }, with: a, without: b }: Difference): number =>
    (sign.card !== undefined || sign.place !== undefined ? 2 : 0) + (kind.isNumber !== true && Math.abs(a - b) >= PLAIN ? 1 : 0);
  const plain = differences(plan, other, columns, seat).filter((one) => {
    const { when, kind, sign } = one.column;
    return one.isGood && when !== 'end' && kind.good !== 'either' && !isUndared(one) && (sign.seat === undefined || sign.seat === seat);
  });
  return plain
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 1)
    .map((one) => claimOf(one, 0, true, true));
}

/** What plainly differs, the surest first. */
function differences(
  plan: readonly Imagined[],
  other: readonly Imagined[],
  columns: ReadonlyMap<string, Column>,
  seat: SeatId,
): Difference[] {
  const many = Math.min(plan.length, other.length);
  if (many < LEAST_MATCHES) return [];
  const found: Difference[] = [];
  for (const [name, column] of columns) {
    const difference = differenceOf(name, column, plan, other, many, seat);
    if (difference !== null) found.push(difference);
  }
  return found.sort((a, b) => b.sure - a.sure);
}

const claimOf = (
  { column: { sign, when, kind }, with: a, without: b, of, error }: Difference,
  effect: number,
  isGood: boolean,
  isOwn: boolean,
): Claim => ({
  sign,
  when,
  kind: isGood ? (isOwn ? kind.kind : 'stop') : 'risk',
  role: isGood ? 'merit' : 'risk',
  ...(kind.isNumber === true ? { isNumber: true } : {}),
  with: round(a),
  without: round(b),
  of,
  error: round(error),
  effect: round(effect),
});

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
  // Whether a Goal or a rule that comes by chance is good nobody can say.
  if (column.kind.good === 'either' && Math.abs(m - n) < FAINT) return null;
  const isOwn = column.sign.seat === undefined || column.sign.seat === seat;
  const isGood = m > n === ((column.kind.good !== 'less') === isOwn);
  return { name, column, with: m, without: n, error: wide, sure: Math.abs(m - n) / wide, isGood, of, gaps };
}

/** That something is not dared at all is no merit; that it goes wrong less often is one. */
const isUndared = ({ column: { kind }, with: a }: Difference): boolean => kind.isDare === true && a < LEAST_SHARE;

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
    if (isGood ? isPlain && (effect < -LEAST_MERIT || Math.abs(a - b) < FAINT) : effect > -LEAST_RISK || kind.isGain === true) return [];
    if (isGood && isUndared(one)) return [];
    const isAtLast = sign.key === 'wins';
    if (isAtLast && !isGood && !isOwn) return [];
    const isNamed = sign.card !== undefined || sign.place !== undefined;
    const score =
      Math.abs(effect) *
      (isNamed ? NAMED : 1) *
      (sign.key.startsWith(ASPECT) ? COUNTED : 1) *
      (kind.isNumber === true && !isOwn ? DISTANT : 1) *
      (kind.isGain === true && kind.kind === 'keep' ? SPARED : 1) *
      (kind.kind === 'points' ? POINTS : 1) *
      (isAtLast ? AT_LAST : 1) *
      SOON[when];
    const claim = claimOf(one, effect, isGood, isOwn);
    return [{ claim, score, isEnd, isPlain: isPlain || (isGood && kind.isLast === true), isLast: kind.isLast === true, gaps: one.gaps }];
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
  // Who wins at last says nothing of why: what is plain to see goes before it.
  const isBare = merits.every(({ claim }) => claim.sign.key === 'wins');
  const plain = isBare ? plainest(sorted.filter((one) => one.isPlain && !one.claim.sign.key.startsWith(ASPECT))) : undefined;
  if (plain !== undefined) merits.unshift(plain);
  const risk = sorted.find((one) => one.claim.role === 'risk');
  const said = merits.map(({ claim }) => claim);
  if (risk === undefined) return said;
  const isLarge = merits.length === 0 || merits[0].isPlain || Math.abs(risk.claim.effect) >= LARGE * merits[0].claim.effect;
  return isLarge ? [risk.claim, ...said] : [...said, risk.claim];
}

/** Of what carries hardly anything: what is built or stopped before what is only kept, names before numbers, and what is plain to see before what is not. */
function plainest(list: readonly Weighed[]): Weighed | undefined {
  const rank = ({ claim: { sign, kind, with: a, without: b }, isLast }: Weighed): number =>
    (isLast ? 0 : 8) +
    (Math.abs(a - b) >= PLAIN ? 4 : 0) +
    (kind === 'keep' ? 0 : 2) +
    (sign.card === undefined && sign.place === undefined ? 0 : 1);
  const plain = list.filter(({ isLast, claim: { with: a, without: b } }) => !isLast || Math.abs(a - b) >= PLAIN);
  return plain.sort((a, b) => rank(b) - rank(a))[0];
}

/** The same thing of the same player at another time, or something that comes in the same worlds. */
function isSaid(one: Weighed, other: Weighed): boolean {
  const [a, b] = [one.claim.sign, other.claim.sign];
  if (a.key === b.key && ((a.seat === b.seat && a.card === b.card) || a.key === 'wins')) return true;
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

/** Whether a merit is one of its own, and not that something else is left undone. */
export const isOwnMerit = ({ role, sign, when }: Claim, columns: ReadonlyMap<string, Column>): boolean =>
  role === 'merit' && ![...columns.values()].some((one) => one.when === when && one.sign.key === sign.key && one.kind.isLast === true);

/** Without warnings that say once more, the other way round, what was said for the other plan. */
export const unsaid = (claims: readonly Claim[], said: readonly Claim[]): Claim[] =>
  claims.filter(({ role, sign: { key, seat, card, place } }) => {
    const isSame = ({ sign }: Claim): boolean => sign.key === key && sign.seat === seat && sign.card === card && sign.place === place;
    return role === 'merit' || !said.some((one) => one.role === 'merit' && isSame(one));
  });

/** Nearly every time; where nothing is, in most worlds. */
const SURELY = 0.8;

/** Numbers closer than this to what is so now have not changed. */
const CHANGED = 0.75;

/**
 * What a plan does by itself, where nothing tells it from others. That is what is not so now and nearly always so after it, or a number that is better than
 * now. What has a name goes first.
 */
export function factsOf(
  plan: readonly Imagined[],
  columns: ReadonlyMap<string, Column>,
  now: ReadonlyMap<string, number>,
  seat: SeatId,
): Claim[] {
  const sure = factsFrom(SURELY, plan, columns, now, seat);
  return sure.length > 0 ? sure : factsFrom(ROBUST, plan, columns, now, seat);
}

function factsFrom(
  least: number,
  plan: readonly Imagined[],
  columns: ReadonlyMap<string, Column>,
  now: ReadonlyMap<string, number>,
  seat: SeatId,
): Claim[] {
  const facts: Claim[] = [];
  if (plan.length < LEAST_MATCHES) return facts;
  for (const [name, { sign, when, kind }] of columns) {
    if (kind.isStep === true || kind.isLast === true || when === 'end') continue;
    const isNumber = kind.isNumber === true;
    const before = now.get(name);
    const told = plan.flatMap(({ signs }) => signs.get(name) ?? (isNumber ? [] : 0));
    const { mean, error } = estimate(told);
    if (
      isNumber
        ? before === undefined || told.length < LEAST_MATCHES || Math.abs(mean - before) < CHANGED
        : before !== undefined || mean < least
    )
      continue;
    const isOwn = sign.seat === undefined || sign.seat === seat;
    const isMore = mean > (before ?? 0);
    const isGood = kind.good === 'either' || ((kind.good === 'more') === isOwn) === isMore;
    if (!isGood || facts.some((one) => one.sign.key === sign.key && one.sign.seat === sign.seat && one.sign.card === sign.card)) continue;
    facts.push({
      sign,
      when,
      kind: isOwn ? kind.kind : 'stop',
      role: 'merit',
      ...(isNumber ? { isNumber: true } : {}),
      with: round(mean),
      without: before ?? 0,
      of: told.length,
      error: round(error),
      effect: 0,
      isFact: true,
    });
  }
  const rank = ({ sign, isNumber }: Claim): number =>
    (isNumber === true ? (sign.seat === seat ? 2 : 4) : 0) + (sign.card === undefined && sign.place === undefined ? 1 : 0);
  return facts.sort((a, b) => rank(a) - rank(b)).slice(0, 1);
}
