import type { Ask, Aspect, BotMatch, Choice, Clause, Playable, Rng, SeatId, Table } from '#engine';
import { fastRng, isCode, keyOf, sees, uint32 } from '#engine';
import type { Judge } from './judge.ts';
import type { Budget } from './levels.ts';
import { type SearchStyle, weigh } from './normal.ts';
import { Plan } from './plan.ts';
import { type Trial, tryOut, type Viewpoint } from './trial.ts';
import { paired, reasons, type Subject } from './why.ts';

export interface AdvisedAnswer {
  /** Keys of the options; none: declining. */
  readonly keys: readonly string[];
  /** The chance to win with it, and between what more trials would put it (19 times out of 20); how good the judgement is, trials do not tell. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** What a seat is advised to answer. It rests on what the seat may know, and on nothing else. */
export interface Advice {
  readonly n: number;
  readonly seat: SeatId;
  /** Best first, at most three. */
  readonly answers: readonly AdvisedAnswer[];
  /** Why the first and not the others. */
  readonly why: readonly Clause[];
  /** How many deals of the hidden cards were tried. */
  readonly worlds: number;
  /** The chances come from a judgement that was learned from whole matches; otherwise from the game's own estimate, which is less sure. */
  readonly learned: boolean;
}

const SHOWN = 3;
/** Half of the time goes into finding the best answers, half into comparing them. */
const FINDING = 0.5;
const LEAST_WORLDS = 12;
const MOST_WORLDS = 1500;

/**
 * Answers are found as a bot finds them that plays well. Their chances are told by the calibrated judgement, where there is one. The same rng and a budget of iterations give the same advice in all worlds that the seat cannot tell apart.
 */
export function advised<V>(match: BotMatch<V>, seat: SeatId, budget: Budget, rng: Rng, finding: SearchStyle, judge?: Judge): Advice {
  const ask = askOf(match, seat);
  const view: Viewpoint<V> = { match, seat, rng, style: judge === undefined ? finding : { ...finding, judge } };
  const compared = tried(view, finding, budget);
  const lists = compared.map(({ trials }) => trials);
  return {
    n: match.n,
    seat,
    answers: compared.map(({ picks, trials }) => ({ keys: keysOf(ask, picks), ...intervalOf(trials) })),
    why: lists.length < 2 ? [] : reasons(lists, subjectOf(view)),
    worlds: lists[0].length,
    learned: judge !== undefined,
  };
}

/** The best answers with what came of them, best first. */
export function tried<V>(view: Viewpoint<V>, finding: SearchStyle, budget: Budget): Compared[] {
  const start = performance.now();
  const found = weigh(view.match, view.seat, partOf(budget, FINDING), view.rng, finding).map(({ picks }) => picks);
  return compare(view, contenders(view, found), budget, start).sort((a, b) => meanOf(b.trials) - meanOf(a.trials));
}

export const subjectOf = <V>({ match, seat }: Pick<Viewpoint<V>, 'match' | 'seat'>): Subject => ({
  aspects: (match.game.bot?.aspects ?? []) as readonly Aspect[],
  ring: imagined(match, seat).table.ring,
  seat,
});

/** An answer with what came of it, in the same worlds as the others. */
export interface Compared {
  readonly picks: readonly number[];
  readonly trials: Trial[];
  /** How the own turn goes on after it. */
  readonly plan: Plan;
}

/** The first few answers that differ: one that comes to the same (another copy of a card) is left out. */
export function contenders<V>(view: Viewpoint<V>, found: readonly (readonly number[])[]): Compared[] {
  const { match, seat, rng } = view;
  const worlds = Array.from({ length: LEAST_WORLDS }, () => uint32(rng));
  const { table } = imagined(match, seat);
  const ask = match.askOf(seat);
  const list: (Compared & { readonly face: string })[] = [];
  for (const picks of found.slice(0, SHOWN * 3)) {
    const plan = new Plan();
    const trials = worlds.map((world) => tryOut(view, picks, world, plan));
    const face = picks.map((at) => faceOf(table, seat, ask?.options[at])).join(' ');
    if (!list.some((one) => areAlike(one.trials, trials) || (one.face === face && areClose(one.trials, trials))))
      list.push({ picks, trials, plan, face });
    if (list.length === SHOWN) break;
  }
  return list;
}

/** Every answer once more, all in the same world. */
export function tryAgain<V>(view: Viewpoint<V>, answers: readonly Compared[]): void {
  const world = uint32(view.rng);
  for (const { picks, trials, plan } of answers) trials.push(tryOut(view, picks, world, plan));
}

/** Copies of a card that lie together have the same face; counters on them may still make a difference. */
function faceOf<V>(t: Table<V>, seat: SeatId, choice: Choice | undefined): string {
  if (choice === undefined) return '';
  if (typeof choice === 'number' && !isCode(choice) && sees(t, seat, choice)) return `${t.def[choice]} in ${t.zone[choice]}`;
  return keyOf(choice);
}

const areAlike = (a: readonly Trial[], b: readonly Trial[]): boolean => a.every(({ value }, i) => value === b[i].value);

function areClose(a: readonly Trial[], b: readonly Trial[]): boolean {
  const { gap, error } = paired(a, b);
  return Math.abs(gap) <= 2 * error;
}

/** Every answer in the same worlds, until the budget is spent. */
function compare<V>(view: Viewpoint<V>, answers: readonly Compared[], budget: Budget, start: number): Compared[] {
  const most = budget.iterations === undefined ? MOST_WORLDS : Math.ceil((budget.iterations * (1 - FINDING)) / answers.length);
  const isOver = (world: number): boolean => world >= most || (budget.ms !== undefined && performance.now() - start >= budget.ms);
  for (let world = LEAST_WORLDS; !isOver(world); world++) tryAgain(view, answers);
  return answers.slice();
}

const partOf = ({ ms, iterations }: Budget, share: number): Budget => ({
  ...(ms === undefined ? {} : { ms: ms * share }),
  ...(iterations === undefined ? {} : { iterations: Math.ceil(iterations * share) }),
});

const imagined = <V>(match: BotMatch<V>, seat: SeatId): Playable<V> => match.forkFor(seat, fastRng(1));

function askOf<V>(match: BotMatch<V>, seat: SeatId): Ask {
  // As the seat sees it: in a world of its own.
  const ask = imagined(match, seat).askOf(seat);
  if (ask === null || match.askOf(seat) === null) throw new Error(`${match.game.id}: seat ${seat} is not asked at decision ${match.n}`);
  return ask;
}

export const keysOf = (ask: Ask, picks: readonly number[]): string[] => picks.map((at) => keyOf(ask.options[at]));

export const meanOf = (trials: readonly Trial[]): number => trials.reduce((sum, one) => sum + one.value, 0) / Math.max(1, trials.length);

/** Mean and 95 % interval. */
export function intervalOf(trials: readonly Trial[]): { readonly chance: number; readonly low: number; readonly high: number } {
  const chance = meanOf(trials);
  const spread = trials.reduce((sum, one) => sum + (one.value - chance) ** 2, 0) / Math.max(1, trials.length - 1);
  // A few equal results do not make it certain.
  const error = 1.96 * Math.sqrt((spread + 0.25 / (trials.length + 1)) / Math.max(1, trials.length));
  return { chance, low: Math.max(0, chance - error), high: Math.min(1, chance + error) };
}
