import type { AdvisedPlan, Ask, BotMatch, Claim, PlanStep, Rng, SeatId, Simple, Standing, Verdict } from '#engine';
import { fastRng, keyOf, uint32 } from '#engine';
import { claimsFor, factsOf, isOwnMerit, LEAST_MATCHES, plainFor, unsaid } from './claims.ts';
import { errorOf, roundedTo } from './errors.ts';
import { CLEAR, type Idea, isBehind, isDoomed, lead, losesNow, mean, ranked, type Sketch, SMALL, standingOf } from './ideas.ts';
import { type Glanced, Stage } from './imagine.ts';
import type { Judge } from './judge.ts';
import type { Budget } from './levels.ts';
import { areOne } from './lines.ts';
import { type SearchStyle, type Weighed, weigh } from './normal.ts';
import { Plan } from './plan.ts';
import { estimate, tryOut, type Viewpoint } from './trial.ts';

/** What a seat is advised to do. It rests on what the seat may know, and on nothing else. */
export interface Advice {
  readonly n: number;
  readonly seat: SeatId;
  /** Best first, at most two: the second only if it is another idea. */
  readonly plans: readonly AdvisedPlan[];
  readonly verdict: Verdict;
  /** Where any of them will do: why the first is the simplest. */
  readonly simple?: Simple;
  readonly standing: Standing;
  /** How many matches were imagined with each plan. */
  readonly matches: number;
  /** The chances come from a judgement that was learned from whole matches; otherwise from the game's own estimate, which is less sure. */
  readonly learned: boolean;
}

/** So much of the time goes into finding good answers; the rest into imagining what comes of them. With half, the answers were plainly worse. */
const FINDING = 0.6;
/** So many answers are imagined at first, and so many ideas are kept. */
const POOL = 8;
const SHOWN = 2;
const FIRST_WORLDS = 12;
const MOST_WORLDS = 1000;
/** Worlds that reasons need; if the time did not suffice for them, it is extended by this much. */
const ENOUGH = LEAST_MATCHES + 5;
const OVERTIME = 1.6;
/** A plan has been thought over when it was tried so often. */
const PRACTISED = 16;
/** A plan that is told was tried at least this often, however soon the search was sure of it. */
const MASTERED = 60;

/**
 * Answers are found as a bot finds them that plays well; then matches are imagined with the plan that each begins, all in the same worlds. The same rng and
 * a budget of iterations give the same advice in all worlds that the seat cannot tell apart.
 */
export function advised<V>(match: BotMatch<V>, seat: SeatId, budget: Budget, rng: Rng, finding: SearchStyle, judge?: Judge): Advice {
  const clock = new Allowance(budget);
  const view: Viewpoint<V> = { match, seat, rng, style: finding };
  const ask = askOf(match, seat);
  const stage = new Stage(view, judge ?? finding.judge);
  const found = weigh(match, seat, clock.part(FINDING), rng, finding);
  // Where results are tried instead of answers, all share their playouts.
  const tried = found.reduce((sum, { playouts }) => sum + playouts, 0);
  clock.spend(Math.min(tried, Math.ceil((budget.iterations ?? 0) * FINDING)));
  const ideas = settled(stage, imaginedIdeas(stage, found, clock));
  return told(stage, ask, ideas, judge !== undefined);
}

/** Time or playouts that are left. */
class Allowance {
  private readonly budget: Budget;
  private readonly start = performance.now();
  private spent = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  part(share: number): Budget {
    const { ms, iterations, ...rest } = this.budget;
    return {
      ...rest,
      ...(ms === undefined ? {} : { ms: ms * share }),
      ...(iterations === undefined ? {} : { iterations: Math.ceil(iterations * share) }),
    };
  }

  spend(playouts: number): void {
    this.spent += playouts;
  }

  /** Worlds in which every plan is imagined, however little is left: enough to give reasons, but for a small budget of playouts. */
  get least(): number {
    const { iterations } = this.budget;
    return iterations === undefined ? 4 : Math.min(ENOUGH, Math.ceil(iterations / 15));
  }

  /** Too late even for reasons. A machine that is busy with other things takes longer, and a hint without a reason is none. */
  get isLate(): boolean {
    const { ms, isStopped } = this.budget;
    return isStopped?.() === true || ms === undefined || performance.now() - this.start >= ms * OVERTIME;
  }

  get isOver(): boolean {
    const { ms, iterations, isStopped } = this.budget;
    if (isStopped?.() === true) return true;
    return (iterations !== undefined && this.spent >= iterations) || (ms !== undefined && performance.now() - this.start >= ms);
  }
}

/** The few ideas worth telling, each imagined in the same worlds. */
function imaginedIdeas<V>(stage: Stage<V>, found: readonly Weighed[], clock: Allowance): Idea[] {
  const { rng } = stage.view;
  // The last of all stands for what not to do.
  const pool = withContrast(stage, found.length > POOL ? [...found.slice(0, POOL - 1), found[found.length - 1]] : found).map(
    ({ picks, plan, value, playouts, leaning }): Sketch => ({
      picks,
      plan,
      found: { value, playouts, leaning },
      seen: [],
      trials: [],
      same: [],
    }),
  );
  practise(stage, pool, PRACTISED, clock);
  for (let i = 0; i < FIRST_WORLDS; i++) {
    const world = uint32(rng);
    for (const one of pool) note(one, stage.glance(one.picks, world, one.plan));
  }
  let ideas = contrasted(apart(ranked(pool))).map((one): Idea => ({ ...one, trials: [] }));
  practise(stage, ideas, MASTERED, clock);
  for (let world = 0; world < clock.least || (world < MOST_WORLDS && !clock.isOver) || (world < ENOUGH && !clock.isLate); world++) {
    const luck = uint32(rng);
    for (const one of ideas) note(one, stage.play(one.picks, luck, one.plan));
    clock.spend(ideas.length);
    // A third idea is only needed where the first two come to the same.
    if (world === FIRST_WORLDS && ideas.length > SHOWN) {
      const sorted = ranked(ideas);
      const { mean: gap, error } = lead(sorted[0], sorted[1], 'merit');
      if (gap > 2 * SMALL && gap > 2 * error) ideas = sorted.slice(0, SHOWN);
    }
  }
  return apart(ranked(ideas));
}

function note<T extends Glanced>({ trials, seen }: { readonly trials: T[]; readonly seen: number[] }, trial: T): void {
  trials.push(trial);
  seen.push(trial.merit);
}

function practise<V>({ view }: Stage<V>, list: readonly Sketch[], times: number, clock: Allowance): void {
  for (const { picks, plan } of list)
    for (; plan.visits < times && !clock.isOver; clock.spend(1)) tryOut(view, picks, uint32(view.rng), plan);
}

/** Where only one answer was worth a thought, another one shows what it is good for. */
function withContrast<V>({ view: { match, seat } }: Stage<V>, found: readonly Weighed[]): readonly Weighed[] {
  if (found.length !== 1) return found;
  const [{ picks }] = found;
  const ask = askOf(match, seat);
  const other =
    ask.min === 0 && picks.length > 0
      ? []
      : ask.min <= 1
        ? ask.options.flatMap((_, at) => (picks.includes(at) ? [] : [at])).slice(0, 1)
        : null;
  return other === null || other.length < ask.min
    ? found
    : [...found, { picks: other, value: 0, playouts: 0, leaning: 0, plan: new Plan() }];
}

/** The best two, and one that is clearly worse, or at least a little, to tell what is good about them; where there is none, the third. */
function contrasted(ideas: readonly Sketch[]): readonly Sketch[] {
  const [first, second, ...rest] = ideas;
  // Nobody thinks of helping others.
  const sound = rest.filter((one) => !beginsAsGift(one));
  const others = sound.length > 0 ? sound : rest;
  const isWorse = (than: number) => (one: Sketch) => estimate(first.trials.map(({ merit }, i) => merit - one.trials[i].merit)).mean > than;
  const third = others.find(isWorse(CLEAR)) ?? others.find(isWorse(2 * SMALL)) ?? others[0];
  return [first, second, third].filter((one) => one !== undefined);
}

/** Without those that come to the same as one before; their next clicks are kept with it. */
function apart<I extends Sketch>(ideas: readonly I[]): I[] {
  const list: I[] = [];
  for (const idea of ideas) {
    const at = list.findIndex((one) => areOne(one.trials, idea.trials));
    if (at < 0) {
      list.push(idea);
      continue;
    }
    // Of two that come to the same, the one that does something, or says that all is done; and one button before one card of several that it plays.
    const isBetter = beginsIdly(list[at]) ? !beginsIdly(idea) : beginsAlike(list[at], idea) && isButton(idea) && !isButton(list[at]);
    const [kept, other] = isBetter ? [idea, list[at]] : [list[at], idea];
    kept.same.push(other.picks, ...other.same);
    list[at] = kept;
  }
  return list;
}

const beginsIdly = ({ trials }: Sketch): boolean => trials[0]?.steps[0]?.isIdle === true;
const beginsAsGift = ({ trials }: Sketch): boolean => trials[0]?.steps[0]?.isGift === true;
const isButton = ({ trials }: Sketch): boolean => trials[0].steps[0].isButton;
const beginsAlike = (a: Sketch, b: Sketch): boolean => a.trials[0]?.steps[0]?.name === b.trials[0]?.steps[0]?.name;
/**
 * How matches went on decides between plans that thinking cannot tell apart: one that loses more of them by far, or one that nothing speaks for, is not put
 * first. It never goes against what thinking finds better: matches are played on by habit, which is weaker than thought.
 */
function settled<V>({ columns, view: { seat } }: Stage<V>, ideas: readonly Idea[]): readonly Idea[] {
  const [first, ...others] = ideas;
  const isBetter = (one: Idea): boolean => {
    if (losesNow(one)) return false;
    if (isDoomed(first, one)) return true;
    if (isBehind(one, first)) return false;
    if (beginsAsGift(first) && !beginsAsGift(one)) return true;
    const far = lead(one, first, 'result');
    // A few matches tell nothing.
    if (one.trials.length >= LEAST_MATCHES && far.mean > Math.max(2 * SMALL, 2.5 * far.error)) return true;
    const [own, other] = [claimsFor(first.trials, one.trials, columns, seat), claimsFor(one.trials, first.trials, columns, seat)];
    if (own[0]?.role !== 'risk' || other[0]?.role !== 'merit') return false;
    // Nothing speaks for it and nothing against the other; or what speaks against it weighs more than what speaks for it.
    const isPlain = meritsOf(own).length === 0 && meritsOf(other).length === other.length;
    return isPlain || own.reduce((sum, { effect }) => sum + effect, 0) < -SMALL;
  };
  const best = others.find(isBetter);
  return best === undefined ? ideas : [best, ...ideas.filter((one) => one !== best)];
}

// ── What is told ──────────────────────────────────────────────────────────────────────────────────────────────────

function told<V>(stage: Stage<V>, ask: Ask, ideas: readonly Idea[], learned: boolean): Advice {
  const { match, seat } = stage.view;
  const verdict = verdictOf(ideas, ask.options.length + (ask.min === 0 ? 1 : 0));
  const simple = verdict === 'same' ? simplest(stage, ideas) : null;
  const order = simple === null ? ideas : [simple.idea, ...ideas.filter((one) => one !== simple.idea)];
  const first = reasonsOf(stage, order, verdict);
  const other = otherOf(stage, order, verdict, first.claims);
  const plans = [planOf(stage, ask, order[0], first), ...(other === null ? [] : [planOf(stage, ask, order[1], other)])];
  return {
    n: match.n,
    seat,
    plans,
    verdict,
    ...(simple === null ? {} : { simple: simple.why }),
    standing: standingOf(verdict, plans[0], stage.before.ring.length),
    matches: order[0].trials.length,
    learned,
  };
}

function verdictOf([first, second]: readonly Idea[], answers: number): Verdict {
  if (answers < 2) return 'only';
  if (first.trials.every((one) => one.winsNow)) return 'wins';
  if (second === undefined) return first.same.length > 0 ? 'order' : 'clear';
  if (mean(first, 'value').mean === 0) return 'lost';
  const { mean: gap, error } = lead(first, second, 'value');
  // What comes of both in the end has a say in whether they are the same.
  const { mean: far, error: off } = lead(first, second, 'result');
  // A few matches cannot tell that it is all the same.
  const isOpen =
    first.trials.length < LEAST_MATCHES || Math.abs(far) > Math.max(2 * off, SMALL) || isBehind(first, second) || isBehind(second, first);
  if (Math.abs(gap) < SMALL) return isOpen ? 'lean' : 'same';
  if (gap < 2 * error) return 'lean';
  return gap >= CLEAR ? 'clear' : 'little';
}

const meritsOf = (claims: readonly Claim[]): Claim[] => claims.filter(({ role }) => role === 'merit');

/** Which of two that come to the same: the one that spares or brings something the other does not; otherwise the one with fewer steps. */
function simplest<V>(
  { columns, view: { seat } }: Stage<V>,
  [first, second]: readonly Idea[],
): { readonly idea: Idea; readonly why: Simple } {
  const [ours, theirs] = [
    [first, second],
    [second, first],
  ].map(([one, other]) => meritsOf(claimsFor(one.trials, other.trials, columns, seat)));
  if ((ours.length === 0) !== (theirs.length === 0)) {
    const [idea, merits] = ours.length > 0 ? [first, ours] : [second, theirs];
    return { idea, why: merits[0].kind === 'keep' && idea.picks.length === 0 ? 'keeps' : 'brings' };
  }
  const steps = ({ trials }: Idea): number => estimate(trials.map((one) => one.steps.length)).mean;
  const [a, b] = [steps(first), steps(second)];
  // What is shorter because it leaves something undone is not the simplest way to do the same.
  const [short, long] = a < b ? [first, second] : [second, first];
  const endsAtOnce = isButton(short) && !isButton(long);
  if (ours.length > 0 || Math.abs(a - b) < 0.8 || endsAtOnce) return { idea: first, why: 'touch' };
  return { idea: short, why: Math.min(a, b) < 1.2 ? 'plain' : 'shorter' };
}

/** Why the first: against the next; where that gives no reason, against one that is worse; and where nothing does, what it comes to by itself. */
function reasonsOf<V>(stage: Stage<V>, ideas: readonly Idea[], verdict: Verdict): Said {
  const { columns, now, view } = stage;
  const said = saidFor(stage, ideas, verdict);
  const merits = meritsOf(said.claims);
  const isDone = ideas[0].picks.length > 0;
  const own = merits.filter((one) => !isEcho(stage, ideas[0], one) && (!isDone || isOwnMerit(one, columns)));
  if (merits.length === 0 || own.length > 0) return said;
  // That a card comes which the plan buys says no more than the plan, and what is merely kept says little of what is done: what it comes to goes before it.
  const known = factsOf(ideas[0].trials, columns, now, view.seat).filter((one) => !isEcho(stage, ideas[0], one));
  return known.length === 0 ? said : { ...said, claims: [...known, ...said.claims.filter((one) => one !== merits[1])] };
}

/** It only says what a step of the plan does. */
function isEcho<V>(stage: Stage<V>, { trials }: Idea, { sign }: Claim): boolean {
  const isStep = [...stage.columns.values()].some((one) => one.sign.key === sign.key && one.kind.isStep === true);
  return isStep && stage.line(trials).some(({ faces }) => Object.values(faces).includes(sign.card ?? ''));
}

function saidFor<V>(stage: Stage<V>, [first, second, third]: readonly Idea[], verdict: Verdict): Said {
  const { columns, now, view } = stage;
  const against = (other: Idea): readonly Claim[] => claimsFor(first.trials, other.trials, columns, view.seat);
  const facts = (): readonly Claim[] => factsOf(first.trials, columns, now, view.seat);
  if (second === undefined) return { claims: facts() };
  const own = against(second);
  const isClose = verdict === 'same' || verdict === 'lean' || verdict === 'wins';
  const merits = meritsOf(own);
  if (third !== undefined && (merits.length === 0 || (isClose && lead(first, third, 'value').mean > SMALL))) {
    const worse = meritsOf(against(third));
    // Why it is good tells more than how it differs from one that is as good. Beside the name of the other a risk would seem to be that one's.
    if (worse.length > 0) return { claims: worse, unlike: stage.line(third.trials)[0] };
  }
  if (merits.length > 0) return { claims: verdict === 'same' ? merits.slice(0, 1) : own };
  const known = facts();
  if (verdict === 'same') return { claims: known };
  return { claims: [...(known.length > 0 ? known : plainFor(first.trials, second.trials, columns, view.seat)), ...own] };
}

/** What is said for the next idea. Null: it is none, for it brings nothing of its own and is not as good. */
function otherOf<V>(stage: Stage<V>, [first, second]: readonly Idea[], verdict: Verdict, said: readonly Claim[]): Said | null {
  if (second === undefined || verdict === 'wins' || losesNow(second)) return null;
  const { columns, now, view } = stage;
  const claims = unsaid(claimsFor(second.trials, first.trials, columns, view.seat), said);
  if (verdict !== 'same') return claims.some((one) => isOwnMerit(one, columns)) ? { claims } : null;
  // Where any will do, each has its merits, and none is warned of.
  const merits = meritsOf(claims);
  return { claims: (merits.length > 0 ? merits : factsOf(second.trials, columns, now, view.seat)).slice(0, 1) };
}

interface Said {
  readonly claims: readonly Claim[];
  readonly unlike?: PlanStep | undefined;
}

function planOf<V>(stage: Stage<V>, ask: Ask, idea: Idea, { claims, unlike }: Said): AdvisedPlan {
  const { match } = stage.view;
  const { mean: chance, error } = mean(idea, 'value');
  // A result is certain; a judgement has an error of its own.
  const isSure = idea.trials.every(({ value }) => value === chance) && (chance === 0 || chance === 1);
  const own = isSure ? 0 : errorOf(match.game.id, stage.before.ring.length, match.n);
  const spread = 1.96 * Math.hypot(error, own);
  const near = (x: number): number => Math.min(1, Math.max(0, roundedTo(own, x)));
  return {
    steps: stage.line(idea.trials),
    keys: keysOf(ask, idea.picks),
    same: idea.same.map((picks) => keysOf(ask, picks)),
    chance: near(chance),
    low: near(chance - spread),
    high: near(chance + spread),
    claims,
    ...(unlike === undefined ? {} : { unlike }),
  };
}

function askOf<V>(match: BotMatch<V>, seat: SeatId): Ask {
  // As the seat sees it: in a world of its own.
  const ask = match.forkFor(seat, fastRng(1)).askOf(seat);
  if (ask === null || match.askOf(seat) === null) throw new Error(`${match.game.id}: seat ${seat} is not asked at decision ${match.n}`);
  return ask;
}

export const keysOf = (ask: Ask, picks: readonly number[]): string[] => picks.map((at) => keyOf(ask.options[at]));
