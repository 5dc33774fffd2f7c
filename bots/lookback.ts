import type { Ask, Entry, Game, Header, Outcome, Rng, SeatId } from '#engine';
import { fastRng, Match, uint32 } from '#engine';
import { keysOf } from './advice.ts';
import { type Compared, contenders, meanOf, tryAgain } from './compare.ts';
import { type Instead, insteadOf, picksOf } from './instead.ts';
import type { Judge } from './judge.ts';
import { worth } from './judge.ts';
import { type SearchStyle, weigh } from './normal.ts';
import { type Estimate, estimate, openStanding, standing, type Viewpoint } from './trial.ts';

/** A look back at a finished match. Chances are from 0 to 1. Moment 1 is right after the setup; each entry makes one more. */
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
  /** How far off these may be (standard error); a result is certain. */
  readonly error?: number;
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
  /** Of the answers that cost the most: what would have been better, and why. Look backs from before there were plans have none. */
  readonly instead?: Instead;
}

/** Where a seat's result comes from: `start + skill + others + gaveUp + luck = result`. `error` says how far off `luck` and `skill` may be together. */
export interface Account {
  readonly seat: SeatId;
  readonly start: number;
  /** What the seat's own answers lost against the best ones; never above 0. */
  readonly skill: number;
  /** What the others' answers lost. */
  readonly others: number;
  /** What it cost to give up, or what the others' giving up brought: neither luck nor skill. */
  readonly gaveUp?: number;
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
  /** Of the answers that cost the most: for how many it has been told what would have been better. */
  readonly told: number;
  /** What the two kinds of work have cost so far. */
  readonly curve: Effort;
  readonly weighing: Effort;
}

/** Playouts, and the milliseconds they took. `due`: where there is not time for all, what has been saved up for the next one. */
interface Effort {
  readonly ms: number;
  readonly playouts: number;
  readonly due: number;
}
const NONE: Effort = { ms: 0, playouts: 0, due: 0 };

export interface LookSettings {
  /** Milliseconds for this piece, and for the whole match; what is planned for each moment follows from the latter. */
  readonly pieceMs: number;
  readonly wholeMs: number;
  /** Milliseconds that count against the whole: processor time, where a thread knows its own. */
  readonly clock?: () => number;
  /** True ends the piece before its time. */
  readonly isStopped?: () => boolean;
  /** How good answers are found; and a calibrated judgement, if there is one. */
  readonly finding: SearchStyle;
  readonly judge?: Judge | undefined;
}

/** More than these are thinned out. */
const MOST_DECISIONS = 260;
const MOST_MOMENTS = 240;
/** After so many measured milliseconds it is known what playouts cost. It is short, or a short match would be over before. */
const ENOUGH_MS = 15;
const [FEWEST, MOST] = [8, 100];
const [FEWEST_WEIGHED, MOST_WEIGHED] = [32, 720];
/** So much of the time is for the curve, the rest for the decisions. */
const CURVE = 0.45;
/** An answer that cost this much is explained, the worst few of each seat. */
const COSTLY = 0.03;
const EXPLAINED = 3;
/** So many times the planned time, at most. */
const SLOW = 2;
/** The curve mixes two values: the judgement of the position itself, which does not waver, and that of playouts, which look further. */
const BLEND = 0.4;

const isAnswer = (entry: Entry): boolean => entry.kind === 'answer' || entry.kind === 'time-out';
const isGivingUp = (entry: Entry): boolean => entry.kind === 'resign' || entry.kind === 'leave';

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
  { pieceMs, wholeMs, clock = () => performance.now(), isStopped = () => false, finding, judge }: LookSettings,
): { readonly progress: Progress; readonly result: LookBack | null } {
  const start = performance.now();
  const begun = clock();
  const style: SearchStyle = judge === undefined ? finding : { ...finding, judge };
  const kept = new Set(lasting(entries));
  const answers = entries.flatMap((entry, i) => (isAnswer(entry) && kept.has(i) ? [i] : []));
  const weighed = new Set(thinned(answers, MOST_DECISIONS));
  const looked = momentsToLookAt(entries, kept);
  const at = before?.next ?? 0;
  const match = Match.load(game, header, entries.slice(0, at), undefined, { record: true, keep: true });
  const moments = [...(before?.moments ?? [])];
  const decisions = [...(before?.decisions ?? [])];
  const isLate = (): boolean => isStopped() || performance.now() - start >= pieceMs;
  let next = at;
  let left = before?.left ?? answers.length - weighed.size;
  let { curve, weighing } = { curve: before?.curve ?? NONE, weighing: before?.weighing ?? NONE };
  const spent = (): number => (before?.spentMs ?? 0) + clock() - begun;
  for (; next < entries.length && (next === at || !isLate()); next++) {
    const rng = fastRng(next + 1);
    const entry = entries[next];
    const rest = spent() > SLOW * wholeMs ? 0 : Math.max(0, wholeMs - spent());
    let found: Weighing | null = null;
    if (weighed.has(next)) {
      const playouts = planned(weighing, (1 - CURVE) * rest, countFrom(weighed, next), FEWEST_WEIGHED);
      weighing = saveUp(weighing, playouts / FEWEST_WEIGHED);
      if (weighing.due < 1) left++;
      else if (entry.kind === 'answer') {
        const many = clamp(playouts, FEWEST_WEIGHED, MOST_WEIGHED);
        const since = clock();
        found = weighingOf({ match, seat: entry.seat, rng, style }, entry.picks, many, finding);
        weighing = spend(weighing, clock() - since, many);
        if (found !== null) decisions.push({ at: next + 1, ...found.judged });
      }
    }
    if (looked.has(next)) {
      const looks = header.seats + 1;
      const worlds = planned(curve, CURVE * rest, looks * countFrom(looked, next), FEWEST);
      curve = saveUp(curve, worlds / FEWEST);
      if (curve.due >= 1 || isGivingUp(entry) || next === 0) {
        const many = clamp(worlds, FEWEST, MOST);
        const since = clock();
        moments.push(momentOf(match, next + 1, many, rng, style, found));
        curve = spend(curve, clock() - since, many * looks);
      }
    }
    const refused = match.apply(entry.kind === 'answer' ? { ...entry, n: match.n } : entry);
    if (refused !== null) throw new Error(`${game.id}: entry ${next + 1} is refused now: ${refused.code}`);
  }
  const costly = costliest(decisions);
  let told = before?.told ?? 0;
  if (next === entries.length)
    for (; told < costly.length && (told === before?.told || !isLate()); told++) {
      const place = costly[told];
      const instead = betterThan(game, header, entries, decisions[place], { style: finding, chance: style.judge });
      if (instead !== null) decisions[place] = { ...decisions[place], instead };
    }
  const progress = { next, total: entries.length, moments, decisions, left, spentMs: Math.round(spent()), told, curve, weighing };
  if (next < entries.length || told < costly.length) return { progress, result: null };
  const { outcome, ring } = match.table;
  const end = bySeat(game, ring, (seat) => resultOf(outcome, seat, ring.length));
  moments.push({ at: entries.length + 1, own: end, open: end });
  const seats = Array.from({ length: game.seats.max }, (_, seat) => seat).filter((seat) => seat < header.seats || ring.includes(seat));
  const accounts = seats.map((seat) => accountOf(seat, seats.length, moments, decisions, entries));
  return {
    progress,
    result: { learned: judge !== undefined, moments, decisions, accounts, left: progress.left, spentMs: progress.spentMs },
  };
}

/** The answers that cost a seat the most, for certain and noticeably: their places, some for each seat. */
export function costliest(decisions: readonly Judged[]): number[] {
  const places = decisions.flatMap(({ loss, error }, place) => (loss >= COSTLY && loss > 2 * error ? [place] : []));
  places.sort((a, b) => decisions[b].loss - decisions[a].loss || a - b);
  return places.filter((place, i) => places.slice(0, i).filter((one) => decisions[one].seat === decisions[place].seat).length < EXPLAINED);
}

/** What would have been better, as the seat could know it at that moment. */
function betterThan(
  game: Game,
  header: Header,
  entries: readonly Entry[],
  { at, seat, answers: [best] }: Judged,
  { style, chance }: { readonly style: SearchStyle; readonly chance: Judge },
): Instead | null {
  const match = Match.load(game, header, entries.slice(0, at - 1), undefined, { record: true, keep: true });
  const entry = entries[at - 1];
  const ask = match.askOf(seat);
  const better = ask === null ? null : picksOf(ask, best.keys);
  if (better === null || entry.kind !== 'answer') return null;
  return insteadOf({ match, seat, rng: fastRng(at), style }, chance, entry.picks, better);
}

/** The moments of the curve. Where there are many they are thinned out. Those before and after somebody gave up stay: they tell what that did. */
function momentsToLookAt(entries: readonly Entry[], kept: ReadonlySet<number>): ReadonlySet<number> {
  const around = entries.flatMap((entry, i) => (isGivingUp(entry) ? [i, i + 1] : []));
  return new Set([
    ...thinned(
      [...kept].sort((a, b) => a - b),
      MOST_MOMENTS,
    ),
    ...around,
  ]);
}

/** If there is time for half of the moments, every second one is looked at. All of them with less care, or only the first ones, would tell less. */
const saveUp = (effort: Effort, share: number): Effort => ({ ...effort, due: Math.min(1, effort.due) + Math.min(1, share) });
const spend = ({ ms, playouts, due }: Effort, more: number, many: number): Effort => ({
  ms: ms + more,
  playouts: playouts + many,
  due: Math.max(0, due - 1),
});

/** Playouts for each of so many, by what they have cost so far; the fewest, until that is known. */
const planned = ({ ms, playouts }: Effort, time: number, many: number, fewest: number): number =>
  ms < ENOUGH_MS ? fewest : (time * playouts) / ms / many;

function countFrom(places: ReadonlySet<number>, from: number): number {
  let count = 0;
  for (const place of places) if (place >= from) count++;
  return Math.max(1, count);
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

/** A seat that is asked stands as well as its best answer makes it. Playouts would have it answer as anybody might, which is not what it would do. */
function momentOf<V>(match: Match<V>, at: number, worlds: number, rng: Rng, style: SearchStyle, found: Weighing | null): Moment {
  const { ring } = match.table;
  const open = openStanding(match, { rng, style }, worlds);
  const game = match.game as Game;
  const known = ring.map((seat) => {
    if (seat === found?.judged.seat) return found.best;
    const { mean, error } = standing({ match, seat, rng, style }, worlds);
    const now = worth(match.forkFor(seat, fastRng(uint32(rng))), seat, style.judge);
    return { mean: BLEND * now + (1 - BLEND) * mean, error: (1 - BLEND) * error };
  });
  return {
    at,
    own: bySeat(game, ring, (seat) => known[ring.indexOf(seat)].mean),
    open: bySeat(game, ring, (seat) => open[ring.indexOf(seat)]),
    error: short(Math.sqrt(known.reduce((sum, { error }) => sum + error ** 2, 0) / Math.max(1, known.length))),
  };
}

/** What was found out about an answer, and how it stood with the best one. */
interface Weighing {
  readonly judged: Omit<Judged, 'at'>;
  readonly best: Estimate;
}

/** Null: there was nothing to choose. */
function weighingOf<V>(view: Viewpoint<V>, picks: readonly number[], playouts: number, finding: SearchStyle): Weighing | null {
  const { match, seat, rng } = view;
  const ask = match.askOf(seat);
  if (ask === null) return null;
  const given = inOrder(ask, picks);
  const found = weigh(match, seat, { iterations: Math.ceil(playouts / 2) }, rng, finding).map((one) => one.picks);
  const name = (list: readonly number[]): string => list.join(' ');
  // The one that was given stands first, so that none of its twins takes its place.
  const tried = contenders(view, [given, ...found.filter((one) => name(one) !== name(given))]);
  if (tried.length < 2) return null;
  const worlds = Math.ceil(playouts / 2 / tried.length);
  for (let world = tried[0].trials.length; world < worlds; world++) tryAgain(view, tried);
  const [played] = tried;
  const { gap, best } = leadOver(played, tried);
  tried.sort((a, b) => meanOf(b.trials) - meanOf(a.trials));
  const judged = {
    seat,
    answers: tried.map((one) => ({ keys: keysOf(ask, one.picks), chance: short(meanOf(one.trials)) })),
    played: tried.indexOf(played),
    loss: short(gap.mean),
    error: short(gap.error),
  };
  return { judged, best };
}

/**
 * How far the best answer is ahead of one. Which one is best is seen in one half of the worlds, and how good it is in the other. Otherwise the luckiest
 * would be taken for the best, and every answer would look bad beside it.
 */
export function leadOver(played: Compared, tried: readonly Compared[]): { readonly gap: Estimate; readonly best: Estimate } {
  const half = ({ trials }: Compared, odd: number): number => meanOf(trials.filter((_, world) => world % 2 === odd));
  const leaders = [0, 1].map((odd) => tried.reduce((a, b) => (half(b, 1 - odd) > half(a, 1 - odd) ? b : a)));
  const best = played.trials.map((_, world) => leaders[world % 2].trials[world].value);
  return { gap: estimate(best.map((value, world) => value - played.trials[world].value)), best: estimate(best) };
}

const inOrder = (ask: Ask, picks: readonly number[]): readonly number[] => (ask.ordered ? picks : picks.slice().sort((a, b) => a - b));

export function accountOf(
  seat: SeatId,
  seats: number,
  moments: readonly Moment[],
  decisions: readonly Judged[],
  entries: readonly Entry[],
): Account {
  let [skill, others, spread] = [0, 0, 0];
  for (const one of decisions) {
    // What somebody else gives away goes to all the others alike.
    const share = one.seat === seat ? 1 : 1 / Math.max(1, seats - 1);
    if (one.seat === seat) skill -= one.loss;
    else others += one.loss * share;
    spread += (one.error * share) ** 2;
  }
  // Whoever sat down later begins there.
  const { own: first } = moments.find(({ own }) => own[seat] > 0) ?? moments[0];
  const [start, result] = [first[seat], moments[moments.length - 1].own[seat]];
  skill = short(Math.min(0, skill));
  others = short(Math.max(0, others));
  const gaveUp = short(changeByGivingUp(seat, moments, entries));
  const luck = short(result - start - skill - others - gaveUp);
  return { seat, start, skill, others, luck, result, error: short(Math.sqrt(spread)), ...(gaveUp === 0 ? {} : { gaveUp }) };
}

function changeByGivingUp(seat: SeatId, moments: readonly Moment[], entries: readonly Entry[]): number {
  let change = 0;
  entries.forEach((entry, i) => {
    if (!isGivingUp(entry)) return;
    const [before, after] = [i + 1, i + 2].map((at) => moments.find((one) => one.at === at)?.own[seat]);
    change += (after ?? 0) - (before ?? 0);
  });
  return change;
}
