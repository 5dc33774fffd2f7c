import type { Ask, Run, SeatId } from '#engine';
import { type Aim, settled, whoAnswers } from './aim.ts';
import { type Face, grown, repliesOf, TooMany } from './branches.ts';
import { Killers } from './killers.ts';
import { distinct, type Limit, type Verdict } from './search.ts';
import { seenKey } from './seen.ts';

const NEVER = 1e9;
const STUCK = 1e5;

/** A position, or an answer whose cards and dice are not all fixed yet. */
interface Node {
  /** At least so many open ends must be won to prove it, or lost to refute it. */
  proof: number;
  refutation: number;
  /** One of the next is enough: the seat chooses. Otherwise all of them must hold. */
  readonly anyOf: boolean;
  next: Next[] | null;
  /** Neither can be found out. */
  stuck: boolean;
  /** Being looked at: whoever comes back here goes round in circles. */
  busy: boolean;
}

interface Next {
  readonly node: Node;
  readonly way: Way | null;
}

/** An answer with what is fixed of its cards and dice. */
interface Way {
  readonly seat: SeatId;
  readonly keys: readonly string[];
  readonly faces: readonly Face[];
  readonly rolls: readonly number[];
  readonly again: boolean;
}

const newNode = (anyOf: boolean): Node => ({ proof: 1, refutation: 1, anyOf, next: null, stuck: false, busy: false });

class OutOfNodes extends Error {}

/**
 * The same question as `Search`, asked where an answer is to be refuted: it always goes on where the fewest open ends are left (proof numbers, depth
 * first). Of fifty cards that may be drawn, it soon finds the one that refutes the plan. It finds plans of any length, not the shortest.
 */
export class ProofNumbers {
  readonly aim: Aim;
  private readonly limit: Limit;
  private readonly known = new Map<number, Node>();
  private readonly refuters = new Killers();
  private readonly provers = new Killers();
  nodes = 0;

  constructor(aim: Aim, limit: Limit) {
    this.aim = aim;
    this.limit = limit;
  }

  prove(run: Run): Verdict {
    return this.decided(this.position(run), run, null);
  }

  proveAnswer(run: Run, keys: readonly string[]): Verdict {
    const { seat } = this.aim;
    return this.decided(newNode(false), run, { seat, keys, faces: [], rolls: [], again: false });
  }

  private decided(node: Node, run: Run, way: Way | null): Verdict {
    try {
      this.look(node, run, way, NEVER, NEVER);
    } catch (error) {
      if (!(error instanceof OutOfNodes)) throw error;
      for (const one of this.known.values()) one.busy = false;
    }
    return node.proof === 0 ? true : node.refutation === 0 ? false : null;
  }

  /** Positions that look the same to the seat are one. */
  private position(run: Run): Node {
    const key = seenKey(run, this.aim.seat);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const node = newNode(run.open !== null && whoAnswers(run, this.aim.seat) === this.aim.seat);
    const end = settled(run, this.aim) ?? (run.open === null ? false : null);
    if (end !== null) {
      node.proof = end ? 0 : NEVER;
      node.refutation = end ? NEVER : 0;
    }
    this.known.set(key, node);
    return node;
  }

  /** Looks below a node until one of its numbers reaches its bound. `run` is the position, or for an answer the position before it. */
  private look(node: Node, run: Run, way: Way | null, mostProof: number, mostRefutation: number): void {
    if (isDone(node)) return;
    node.busy = true;
    const from = this.open(node, run, way);
    for (;;) {
      if (from === null) break;
      sum(node);
      if (isDone(node) || node.proof >= mostProof || node.refutation >= mostRefutation) break;
      const best = bestOf(node);
      if (best === null) {
        giveUp(node);
        break;
      }
      const { one, second } = best;
      // A little further than the second best: coming back costs the way down again.
      const limit = Math.min(NEVER, second + Math.max(1, second >> 2));
      if (node.anyOf)
        this.look(one.node, from, one.way, Math.min(mostProof, limit), mostRefutation - node.refutation + one.node.refutation);
      else {
        this.look(one.node, from, one.way, mostProof - node.proof + one.node.proof, Math.min(mostRefutation, limit));
        alike(node, one.node);
      }
    }
    node.busy = false;
    if (!isDone(node)) return;
    this.credit(node);
    // What is below a settled node is not needed any more.
    node.next = null;
  }

  private credit({ anyOf, next, proof, refutation }: Node): void {
    if (anyOf ? proof !== 0 : refutation !== 0) return;
    const one = next?.find(({ node, way }) => way !== null && (anyOf ? node.proof : node.refutation) === 0);
    if (one !== undefined && one.way !== null) (anyOf ? this.provers : this.refuters).hit(nameOf(one.way));
  }

  /** Finds what comes next, the first time; gives the position from which it goes on, null where nobody can look through it. */
  private open(node: Node, run: Run, way: Way | null): Run | null {
    try {
      if (way === null) {
        node.next ??= this.answers(run);
        return run;
      }
      const one = this.reached(run, way);
      if (one === null || !('run' in one)) {
        node.next ??= this.refuters.first(one?.ways ?? [], nameOf).map((more) => ({ node: newNode(false), way: more }));
        return run;
      }
      node.next ??= [{ node: this.position(one.run), way: null }];
      return one.run;
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      giveUp(node);
      return null;
    }
  }

  private reached(run: Run, { seat, keys, faces, rolls, again }: Way): { readonly run: Run } | { readonly ways: Way[] } | null {
    this.nodes++;
    if (--this.limit.nodes < 0) throw new OutOfNodes();
    const one = grown(run, this.aim.seat, seat, keys, faces, rolls, again);
    if (one === null || 'run' in one) return one;
    return { ways: one.more.map((more) => ({ seat, keys, again, faces: more.faces, rolls: more.rolls })) };
  }

  private answers(run: Run): Next[] {
    const seat = whoAnswers(run, this.aim.seat);
    const ask = run.askOf(seat) as Ask;
    const ways: Way[] =
      seat === this.aim.seat
        ? distinct(run, ask).map((keys) => ({ seat, keys, faces: [], rolls: [], again: false }))
        : repliesOf(run, this.aim.seat, ask).map(({ keys, faces }) => ({ seat, keys, faces, rolls: [], again: faces.length > 0 }));
    const best = (seat === this.aim.seat ? this.provers : this.refuters).first(ways, nameOf);
    return best.map((way) => ({ node: newNode(false), way }));
  }
}

/** A face is called by what it is, wherever it comes to light; an answer by its options. */
const nameOf = ({ keys, faces, rolls }: Way): string =>
  rolls.length > 0 ? `roll ${rolls.at(-1)}` : faces.length > 0 ? `face ${faces[faces.length - 1][1]}` : keys.join(' ');

const isDone = (node: Node): boolean => node.proof === 0 || node.refutation === 0 || node.stuck;

/** More ways than anybody looks through, or none that does not go round in circles. */
function giveUp(node: Node): void {
  node.stuck = true;
  node.proof = STUCK;
  node.refutation = STUCK;
}

function sum(node: Node): void {
  let least = NEVER;
  let all = 0;
  for (const { node: one } of node.next ?? []) {
    const [single, summed] = node.anyOf ? [one.proof, one.refutation] : [one.refutation, one.proof];
    if (single < least) least = single;
    all += summed;
  }
  all = Math.min(all, NEVER);
  node.proof = node.anyOf ? least : all;
  node.refutation = node.anyOf ? all : least;
}

/** Cards and replies not looked at yet are taken to be as hard as the one just seen; otherwise all of them would be tried in turn. */
function alike(node: Node, seen: Node): void {
  if (isDone(seen)) return;
  for (const { node: other } of node.next ?? [])
    if (other.next === null && !isDone(other)) other.refutation = Math.max(other.refutation, seen.refutation);
}

/** Where the least is left to do, and how much that is for the second best. */
function bestOf(node: Node): { readonly one: Next; readonly second: number } | null {
  let best: Next | null = null;
  let first = NEVER;
  let second = NEVER;
  for (const one of node.next ?? []) {
    if (isDone(one.node) || one.node.busy) continue;
    const n = node.anyOf ? one.node.proof : one.node.refutation;
    if (best === null || n < first) {
      second = first;
      first = n;
      best = one;
    } else if (n < second) second = n;
  }
  return best === null ? null : { one: best, second };
}
