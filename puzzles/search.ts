import type { Ask, CardId, Choice, Run } from '#engine';
import { keyOf, refOf } from '#engine';
import { type Aim, settled, whoAnswers } from './aim.ts';
import { answersOf, type Outcome, outcomesOf, type Reply, repliesOf, TooMany } from './branches.ts';
import { Killers } from './killers.ts';
import { seenKey, twins } from './seen.ts';

/** True: proved. False: refuted. Null: not settled, because the search was cut off. */
export type Verdict = boolean | null;

/** A search is given up after so many positions. */
export const MOST_NODES = 5_000_000;
/** Own answers that leave a choice, in one plan. */
const DEEPEST = 14;

class OutOfNodes extends Error {}

export interface Limit {
  nodes: number;
}

interface Known {
  readonly verdict: Verdict;
  readonly depth: number;
}

/**
 * Whether a seat can reach its aim whatever others answer, draw and roll. It chooses its answers by what it sees alone. So positions that look the same to it
 * are one position here, and what it does not see is open until it comes to light.
 */
export class Search {
  readonly aim: Aim;
  private readonly limit: Limit;
  private readonly known = new Map<number, Known>();
  /** Every reply is looked for that refutes, instead of giving up at the first that is not settled. */
  private thorough = false;
  private readonly refuters = new Killers();
  nodes = 0;

  constructor(aim: Aim, limit: Limit) {
    this.aim = aim;
    this.limit = limit;
  }

  /** The shortest plans are looked for first. */
  prove(run: Run, deepest = DEEPEST): Verdict {
    return this.deepen((depth) => this.value(run, depth), deepest);
  }

  /** The same after one answer of the seat. */
  proveAnswer(run: Run, keys: readonly string[], deepest = DEEPEST): Verdict {
    return this.deepen((depth) => this.all(outcomesOf(run, this.aim.seat, this.aim.seat, keys), depth), deepest);
  }

  private deepen(look: (depth: number) => Verdict, deepest: number): Verdict {
    let verdict: Verdict = null;
    try {
      for (let depth = Math.min(1, deepest); depth <= deepest && verdict === null; depth += depth > 3 ? 2 : 1) {
        this.thorough = false;
        verdict = look(depth);
        if (verdict === null && depth >= 3) {
          this.thorough = true;
          verdict = look(depth);
        }
      }
    } catch (error) {
      if (!(error instanceof OutOfNodes) && !(error instanceof TooMany)) throw error;
      return null;
    }
    return verdict;
  }

  /** With so many own choices left. */
  value(run: Run, depth: number): Verdict {
    this.nodes++;
    if (--this.limit.nodes < 0) throw new OutOfNodes();
    const end = settled(run, this.aim);
    if (end !== null) return end;
    if (run.open === null) return false;
    const key = seenKey(run, this.aim.seat);
    const before = this.known.get(key);
    if (before !== undefined && (before.verdict !== null || (before.depth >= depth && !this.thorough))) return before.verdict;
    const verdict = this.looked(run, depth);
    this.known.set(key, { verdict, depth });
    return verdict;
  }

  private looked(run: Run, depth: number): Verdict {
    const asked = whoAnswers(run, this.aim.seat);
    if (asked !== this.aim.seat) return this.others(run, run.askOf(asked) as Ask, depth);
    const answers = distinct(run, run.askOf(asked) as Ask);
    if (answers.length > 1 && depth === 0) return null;
    const left = answers.length > 1 ? depth - 1 : depth;
    let verdict: Verdict = false;
    for (const keys of answers) {
      const one = this.all(outcomesOf(run, asked, asked, keys), left);
      if (one === true) return true;
      if (one === null) verdict = null;
    }
    return verdict;
  }

  private others(run: Run, ask: Ask, depth: number): Verdict {
    let verdict: Verdict = true;
    const replies = repliesOf(run, this.aim.seat, ask);
    for (const reply of this.refuters.first(replies, nameOf)) {
      const { keys, faces } = reply;
      const one = this.all(outcomesOf(run, this.aim.seat, ask.seat, keys, faces), depth);
      if (one === false) this.refuters.hit(nameOf(reply));
      if (one === false) return false;
      if (one === null) verdict = null;
      if (verdict === null && !this.thorough) return null;
    }
    return verdict;
  }

  private all(outcomes: Iterable<Outcome>, depth: number): Verdict {
    let verdict: Verdict = true;
    for (const { run } of outcomes) {
      const one = this.value(run, depth);
      if (one === false) return false;
      if (one === null) verdict = null;
      if (verdict === null && !this.thorough) return null;
    }
    return verdict;
  }
}

/** A card that is shown is called by what it is, whichever it is. */
const nameOf = ({ keys, faces }: Reply): string => (faces.length > 0 ? `face ${faces[faces.length - 1][1]}` : keys.join(' '));

/** Own answers, what wins or looks best first. */
export function ordered(run: Run, ask: Ask): string[][] {
  const { bot } = run.game;
  const answers = answersOf(ask);
  if (answers.length < 2) return answers;
  const priors = bot?.priors?.(run.table, ask) ?? [];
  const wins = bot?.wins?.(run.table, ask) ?? -1;
  const worth = new Map(ask.options.map((option, i) => [keyOf(option), i === wins ? 1000 : (priors[i] ?? 0)]));
  const merit = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + (worth.get(key) ?? 0), 0) / Math.max(1, keys.length);
  return answers
    .map((keys) => ({ keys, merit: merit(keys) }))
    .sort((a, b) => b.merit - a.merit)
    .map(({ keys }) => keys);
}

/** The same without answers that differ by which of two equal cards they take. */
export const distinct = (run: Run, ask: Ask): string[][] => groupsOf(run, ask).map(([first]) => first);

/** Answers that come to the same thing, in the order of the best of each group. */
export function groupsOf(run: Run, ask: Ask): string[][][] {
  const answers = ordered(run, ask);
  const same = answers.length < 2 ? new Map<CardId, CardId>() : twins(run, ask.seat);
  if (same.size === 0) return answers.map((keys) => [keys]);
  const names = new Map(ask.options.map((option) => [keyOf(option), nameWith(option, same)]));
  const nameOfAnswer = (keys: readonly string[]): string => {
    const list = keys.map((key) => names.get(key) ?? key);
    return (ask.ordered ? list : list.sort()).join(' ');
  };
  return [...Map.groupBy(answers, nameOfAnswer).values()];
}

function nameWith(option: Choice, same: ReadonlyMap<CardId, CardId>): string {
  const ref = refOf(option);
  const key = keyOf(option);
  const twin = ref.kind === 'card' ? same.get(ref.card) : undefined;
  return twin === undefined || ref.kind !== 'card' ? key : key.replace(new RegExp(`^c${ref.card}(?!\\d)`), `c${twin}`);
}
