import type { Ask, Entry, Game, Header, Outcome, Playable, Rng, SeatId } from '#engine';
import { fastRng, Match, uint32 } from '#engine';
import { contenders, keysOf, meanOf } from './advice.ts';
import type { Judge } from './judge.ts';
import { worth } from './judge.ts';
import { type Manner, weigh } from './normal.ts';
import { openStanding, standing, tryOut } from './trial.ts';
import { paired } from './why.ts';

/** A finished match looked back at. Chances are from 0 to 1. Moments are counted as everywhere: 1 is right after the setup, then one more with each entry. */
export interface LookBack {
  /** The chances come from a judgement that was learned; otherwise from the game's own estimate, which is less sure. */
  readonly learned: boolean;
  readonly moments: readonly Moment[];
  readonly decisions: readonly Judged[];
  readonly accounts: readonly Account[];
  /** Decisions that there were too many of to look at. */
  readonly left: number;
  readonly spentMs: number;
}

/** How it stood. By seat, 0 for who was not at the table: as each seat could know, and with all cards open. */
export interface Moment {
  readonly at: number;
  readonly own: readonly number[];
  readonly open: readonly number[];
}

/** An answer that was given at a moment, and what else could have been. */
export interface Judged {
  readonly at: number;
  readonly seat: SeatId;
  /** Best first; `played` is the place of the one that was given. */
  readonly answers: readonly { readonly keys: readonly string[]; readonly chance: number }[];
  readonly played: number;
  /** How much better the best would have been, and how far off that may be (standard error). */
  readonly loss: number;
  readonly error: number;
}

/** Where a seat's result comes from: `start + skill + others + luck = result`, and how far off `luck` and `skill` may be together. */
export interface Account {
  readonly seat: SeatId;
  readonly start: number;
  /** What the seat's own answers lost against the best ones; never above 0. */
  readonly skill: number;
  /** What the others' answers lost. */
  readonly others: number;
  /** The rest: draws, shuffles, dice, and what was hidden. */
  readonly luck: number;
  readonly result: number;
  readonly error: number;
}

/** How far the work is: plain data, so that it can be done in pieces. */
export interface Progress {
  readonly next: number;
  readonly total: number;
  readonly moments: readonly Moment[];
  readonly decisions: readonly Judged[];
  readonly left: number;
  readonly spentMs: number;
}

export interface LookSettings {
  /** Milliseconds for this piece, and for the whole match; what is planned for each moment follows from the latter. */
  readonly pieceMs: number;
  readonly wholeMs: number;
  /** Milliseconds that count against the whole: processor time, where a thread knows its own. */
  readonly clock?: () => number;
  /** How good answers are found; and a calibrated judgement, if there is one. */
  readonly finding: Manner;
  readonly judge?: Judge | undefined;
}

/** More than these are thinned out. */
const MOST_DECISIONS = 260;
const MOST_MOMENTS = 240;
/** Milliseconds that a playout may be expected to take, to begin with. */
const PLAYOUT_MS = 0.35;
const FEWEST = 8;
/** So many times the planned time, at most. */
const SLOW = 2;
/** The judgement of the position itself does not waver, playouts look further: the curve has something of both. */
const BLEND = 0.4;

const isAnswer = (entry: Entry): boolean => entry.kind === 'answer' || entry.kind === 'time-out';

/** Places of the entries that were not taken back. */
export function lasting(entries: readonly Entry[]): number[] {
  let kept: number[] = [];
  let undone: number[] = [];
  entries.forEach((entry, i) => {
    if (entry.kind === 'undo') {
      const at = kept.findLastIndex((one) => isAnswer(entries[one]) && (entries[one] as { seat: SeatId }).seat === entry.seat);
      undone = [...kept.slice(at), ...undone];
      kept = kept.slice(0, at);
    } else if (entry.kind === 'redo') {
      kept = [...kept, ...undone];
      undone = [];
    } else {
      kept.push(i);
      undone = [];
    }
  });
  return kept;
}

/** The next piece of work on a finished match; `result` is there when all is done. */
export function lookedBack(
  game: Game,
  header: Header,
  entries: readonly Entry[],
  before: Progress | null,
  { pieceMs, wholeMs, clock = () => performance.now(), finding, judge }: LookSettings,
): { readonly progress: Progress; readonly result: LookBack | null } {
  const start = performance.now();
  const begun = clock();
  const manner: Manner = judge === undefined ? finding : { ...finding, judge };
  const kept = new Set(lasting(entries));
  const answers = entries.flatMap((entry, i) => (isAnswer(entry) && kept.has(i) ? [i] : []));
  const weighed = new Set(thinned(answers, MOST_DECISIONS));
  const looked = new Set(
    thinned(
      [...kept].sort((a, b) => a - b),
      MOST_MOMENTS,
    ),
  );
  const playouts = wholeMs / PLAYOUT_MS;
  // A third for the curve, the rest for the decisions.
  const worlds = clamp(playouts / 3 / ((header.seats + 1) * Math.max(1, looked.size)), FEWEST, 32);
  const iterations = clamp((playouts * 2) / 3 / Math.max(1, weighed.size), 4 * FEWEST, 240);
  const at = before?.next ?? 0;
  const match = Match.load(game, header, entries.slice(0, at), undefined, { record: true, keep: true });
  const moments = [...(before?.moments ?? [])];
  const decisions = [...(before?.decisions ?? [])];
  const isLate = (): boolean => performance.now() - start >= pieceMs;
  let next = at;
  let left = before?.left ?? answers.length - weighed.size;
  for (; next < entries.length && (next === at || !isLate()); next++) {
    const rng = fastRng(next + 1);
    const entry = entries[next];
    // Slower than expected: the curve is finished with less care, and what is left of the decisions is not weighed.
    const isSpent = (before?.spentMs ?? 0) + clock() - begun > SLOW * wholeMs;
    if (looked.has(next)) moments.push(momentOf(match, next + 1, isSpent ? 2 : worlds, rng, manner));
    if (weighed.has(next) && isSpent) left++;
    else if (weighed.has(next) && entry.kind === 'answer') {
      const judged = judgedOf(match, next + 1, entry.seat, entry.picks, iterations, rng, finding, manner);
      if (judged !== null) decisions.push(judged);
    }
    const refused = match.apply(entry.kind === 'answer' ? { ...entry, n: match.n } : entry);
    if (refused !== null) throw new Error(`${game.id}: entry ${next + 1} is refused now: ${refused.code}`);
  }
  const spentMs = (before?.spentMs ?? 0) + clock() - begun;
  const progress = { next, total: entries.length, moments, decisions, left, spentMs: Math.round(spentMs) };
  if (next < entries.length) return { progress, result: null };
  const { outcome, ring } = match.table;
  const end = bySeat(game, ring, (seat) => resultOf(outcome, seat, ring.length));
  moments.push({ at: entries.length + 1, own: end, open: end });
  const accounts = accountsOf(moments, decisions, ring);
  return {
    progress,
    result: { learned: judge !== undefined, moments, decisions, accounts, left: progress.left, spentMs: progress.spentMs },
  };
}

const clamp = (value: number, low: number, high: number): number => Math.round(Math.min(high, Math.max(low, value)));

function thinned(list: readonly number[], most: number): readonly number[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]);
}

/** Three digits; no minus before nothing. */
const short = (chance: number): number => Math.round(chance * 1000) / 1000 + 0;

/** Lists are by seat number, so that seats that come and go keep their place. */
const bySeat = (game: Game, ring: readonly SeatId[], of: (seat: SeatId) => number): number[] =>
  Array.from({ length: game.seats.max }, (_, seat) => (ring.includes(seat) ? short(of(seat)) : 0));

function resultOf(outcome: Outcome | null, seat: SeatId, seats: number): number {
  if (outcome === null || outcome.winners.length === 0) return seats > 1 ? 1 / seats : 0;
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

function momentOf<V>(match: Match<V>, at: number, worlds: number, rng: Rng, manner: Manner): Moment {
  const { ring } = match.table;
  const open = openStanding(match, worlds, rng, manner);
  const game = match.game as Game;
  const own = (seat: SeatId): number =>
    BLEND * worth(match.forkFor(seat, fastRng(uint32(rng))), seat, manner.judge) + (1 - BLEND) * standing(match, seat, worlds, rng, manner);
  return { at, own: bySeat(game, ring, own), open: bySeat(game, ring, (seat) => open[ring.indexOf(seat)]) };
}

/** Null: there was nothing to choose. */
function judgedOf<V>(
  match: Playable<V>,
  at: number,
  seat: SeatId,
  picks: readonly number[],
  iterations: number,
  rng: Rng,
  finding: Manner,
  manner: Manner,
): Judged | null {
  const ask = match.askOf(seat);
  if (ask === null) return null;
  const given = inOrder(ask, picks);
  const found = weigh(match, seat, { iterations: Math.ceil(iterations / 2) }, rng, finding).map((one) => one.picks);
  const name = (list: readonly number[]): string => list.join(' ');
  // The one that was given stands first, so that none of its twins takes its place.
  const others = found.filter((one) => name(one) !== name(given));
  const best = found[0] === undefined || name(found[0]) === name(given) ? given : found[0];
  const tried = contenders(match, seat, [given, ...others], rng, manner);
  if (tried.length < 2) return null;
  const worlds = Math.ceil(iterations / 2 / tried.length);
  for (let world = tried[0].trials.length; world < worlds; world++) {
    const luck = uint32(rng);
    for (const { picks: one, trials } of tried) trials.push(tryOut(match, seat, one, luck, manner));
  }
  // The best is the one that was found before these worlds were tried: picking the luckiest afterwards would make every answer look bad.
  const [played] = tried;
  const leader = tried.find((one) => name(one.picks) === name(best)) ?? played;
  const { gap, error } = paired(leader.trials, played.trials);
  tried.sort((a, b) => meanOf(b.trials) - meanOf(a.trials));
  return {
    at,
    seat,
    answers: tried.map((one) => ({ keys: keysOf(ask, one.picks), chance: short(meanOf(one.trials)) })),
    played: tried.indexOf(played),
    loss: short(gap),
    error: short(error),
  };
}

const inOrder = (ask: Ask, picks: readonly number[]): readonly number[] => (ask.ordered ? picks : picks.slice().sort((a, b) => a - b));

function accountsOf(moments: readonly Moment[], decisions: readonly Judged[], ring: readonly SeatId[]): Account[] {
  const [first, last] = [moments[0], moments[moments.length - 1]];
  return ring.map((seat) => {
    let [skill, others, spread] = [0, 0, 0];
    for (const one of decisions) {
      // What somebody else gives away goes to all the others alike.
      const share = one.seat === seat ? 1 : 1 / Math.max(1, ring.length - 1);
      if (one.seat === seat) skill -= one.loss;
      else others += one.loss * share;
      spread += (one.error * share) ** 2;
    }
    const [start, result] = [first.own[seat], last.own[seat]];
    skill = short(Math.min(0, skill));
    others = short(Math.max(0, others));
    return { seat, start, skill, others, luck: short(result - start - skill - others), result, error: short(Math.sqrt(spread)) };
  });
}
