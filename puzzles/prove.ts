import type { Ask, Run } from '#engine';
import { type Aim, settled, whoAnswers } from './aim.ts';
import { type Branch, type Outcome, outcomesOf, repliesOf } from './branches.ts';
import { ProofNumbers } from './numbers.ts';
import type { Move } from './puzzle.ts';
import { groupsOf, ordered, Search, type Verdict } from './search.ts';

/** What is known of the first answers to a position. */
export interface Proof {
  readonly right: readonly (readonly string[])[];
  readonly wrong: readonly (readonly string[])[];
  /** Not settled within the limit. */
  readonly open: readonly (readonly string[])[];
  readonly nodes: number;
}

/** What a search may take while somebody waits for it at the table: no puzzle needs more. */
export const AT_TABLE = 60_000;
/** How many positions one answer may take before the others have had their turn, and the factor by which that grows each time. */
const GLANCE = 1000;
const MORE = 6;

/** Two searches by turns: one is better where a short plan is to be found, the other where there is none. What takes one of them seconds is often clear to the other at once. */
export class Prover {
  private readonly short: Search;
  private readonly numbers: ProofNumbers;
  private readonly limit = { nodes: 0 };

  constructor(aim: Aim) {
    this.short = new Search(aim, this.limit);
    this.numbers = new ProofNumbers(aim, this.limit);
  }

  get nodes(): number {
    return this.short.nodes + this.numbers.nodes;
  }

  /** Within so many positions for each of the two. */
  proveAnswer(run: Run, keys: readonly string[], nodes: number): Verdict {
    return this.either(nodes, (one) => one.proveAnswer(run, keys));
  }

  prove(run: Run, nodes: number): Verdict {
    for (let each = GLANCE; each < nodes; each *= MORE) {
      const verdict = this.either(each, (one) => one.prove(run));
      if (verdict !== null) return verdict;
    }
    return this.either(Math.max(nodes, GLANCE), (one) => one.prove(run));
  }

  private either(nodes: number, look: (one: Search | ProofNumbers) => Verdict): Verdict {
    this.limit.nodes = nodes;
    const verdict = look(this.short);
    if (verdict !== null) return verdict;
    this.limit.nodes = nodes;
    return look(this.numbers);
  }
}

/**
 * Tries every first answer: proved, refuted, or neither within so many positions altogether. Easy ones come first, whatever they look like. Where more are
 * right than `mostRight` lets through, it ends there.
 */
export function proveFirst(
  run: Run,
  aim: Aim,
  nodes: number,
  { prover = new Prover(aim), mostRight = Number.POSITIVE_INFINITY }: FirstSettings = {},
): Proof {
  const before = prover.nodes;
  const spent = (): number => prover.nodes - before;
  const right: string[][] = [];
  const wrong: string[][] = [];
  let open = groupsOf(run, run.askOf(aim.seat) as Ask);
  for (let each = GLANCE; open.length > 0 && spent() < nodes; each *= MORE) {
    const left: string[][][] = [];
    for (const group of open) {
      const verdict = right.length > mostRight ? null : prover.proveAnswer(run, group[0], Math.min(each, Math.max(0, nodes - spent())));
      if (verdict === null) left.push(group);
      else (verdict ? right : wrong).push(...group);
    }
    open = left;
    if (right.length > mostRight) break;
  }
  return { right, wrong, open: open.flat(), nodes: spent() };
}

interface FirstSettings {
  /** Knows positions near this one already. */
  readonly prover?: Prover;
  readonly mostRight?: number;
}

export const moveOf = ({ seat, keys, fate, again }: Branch): Move => ({
  seat,
  keys,
  ...(fate.faces.length === 0 ? {} : { faces: fate.faces }),
  ...(fate.rolls.length === 0 ? {} : { rolls: fate.rolls }),
  ...(again ? { again } : {}),
});

/** So many other draws are looked at for one that would have saved it. */
const LUCKY = 30;
/** A longest solution takes so many answers of all. */
const LONGEST = 60;

/** The shortest plan while the others do as little as they can. Null where it gets lost in what the limit leaves open. */
export function mainLine(
  from: Run,
  aim: Aim,
  first: readonly string[] | null,
  nodes: number,
): { readonly line: Move[]; readonly steps: number } | null {
  const search = new Search(aim, { nodes });
  const line: Move[] = [];
  let run = from;
  let steps = 0;
  for (let i = 0; i < LONGEST; i++) {
    if (settled(run, aim) === true) return { line, steps };
    const seat = whoAnswers(run, aim.seat);
    const ask = run.askOf(seat);
    if (ask === null) return null;
    let next: Outcome | undefined;
    if (seat === aim.seat) {
      const answers = ordered(run, ask);
      if (answers.length > 1) steps++;
      const keys = i === 0 && first !== null ? first : shortest(search, run, answers);
      if (keys === null) return null;
      next = outcomesOf(run, aim.seat, seat, keys).next().value ?? undefined;
    } else {
      const [reply] = repliesOf(run, aim.seat, ask);
      next = outcomesOf(run, aim.seat, seat, reply.keys, reply.faces).next().value ?? undefined;
    }
    if (next === undefined) return null;
    line.push(moveOf(next.branch));
    run = next.run;
  }
  return null;
}

function shortest(search: Search, run: Run, answers: readonly string[][]): string[] | null {
  if (answers.length === 1) return answers[0];
  for (let depth = 0; depth < 14; depth++) for (const keys of answers) if (search.proveAnswer(run, keys, depth) === true) return keys;
  return null;
}

/** What others do, or what comes to light, that spoils the aim after this answer: the move of whoever answers next, worst first. */
export function refutation(run: Run, aim: Aim, nodes: number): Outcome | null {
  const seat = whoAnswers(run, aim.seat);
  const ask = run.askOf(seat);
  if (ask === null || seat === aim.seat) return null;
  const prover = new Prover(aim);
  for (const { keys, faces } of repliesOf(run, aim.seat, ask))
    for (const outcome of outcomesOf(run, aim.seat, seat, keys, faces))
      if (prover.prove(outcome.run, nodes - prover.nodes) !== true) return outcome;
  return null;
}

/** The same for what comes after an answer of the seat itself: the worst cards and dice, or else the first that come. */
export function worstOutcome(
  run: Run,
  aim: Aim,
  keys: readonly string[],
  nodes: number,
): { readonly outcome: Outcome; readonly holds: boolean; readonly byChance: boolean } | null {
  const prover = new Prover(aim);
  let good: Outcome | null = null;
  let bad: Outcome | null = null;
  let looked = 0;
  for (const outcome of outcomesOf(run, aim.seat, aim.seat, keys)) {
    if (bad !== null && (good !== null || ++looked > LUCKY)) break;
    if (prover.prove(outcome.run, nodes - prover.nodes) === true) good ??= outcome;
    else bad ??= outcome;
  }
  if (bad !== null) return { outcome: bad, holds: false, byChance: good !== null };
  return good === null ? null : { outcome: good, holds: true, byChance: false };
}
