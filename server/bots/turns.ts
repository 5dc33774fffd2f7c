import { FairQueue, type Waiting } from './queue.ts';

/**
 * Who thinks next, and for how long. Three lines: people who wait at a table; the same where the thought cannot be cut short, since everybody in that position
 * must meet the same answer; and what nobody waits for. All times are those of one clock, in milliseconds.
 */

/** In this time everybody who waits should have had a turn: as many as there are share it. */
const ROUND_MS = 500;
/** However many wait, a thought that was begun may take this long. */
const LEAST_MS = 5;
/** Whoever is to answer so soon and has not had a turn yet answers with hardly a thought: better than not at all. */
const URGENT_MS = 80;
/** The way of an answer back to its table. */
const BACK_MS = 30;
/** After a thought that cannot be cut short, others think for so many times as long, if any wait. */
const STEADY_REST = 4;

export type Line = 'table' | 'steady' | 'leisure';

interface Thought extends Waiting {
  readonly line: Line;
  readonly begun: number;
  /** From its beginning it may last so long; then it ends with what was found so far. */
  readonly limit: (ms: number) => void;
}

export class Turns {
  private readonly lines: { readonly [line in Line]: FairQueue };
  private readonly thoughts = new Set<Thought>();
  private readonly threads: number;
  private steadyFrom = 0;

  constructor(threads: number, most: number) {
    this.threads = threads;
    this.lines = { table: new FairQueue(most), steady: new FairQueue(most), leisure: new FairQueue(most) };
  }

  line(name: Line): FairQueue {
    return this.lines[name];
  }

  /** Who wait for an answer. */
  get waiting(): number {
    return this.lines.table.size + this.lines.steady.size;
  }

  get hasRoom(): boolean {
    return this.thoughts.size < this.threads;
  }

  take(now: number): { readonly waiting: Waiting; readonly line: Line } | undefined {
    const order: Line[] = now >= this.steadyFrom ? ['steady', 'table', 'leisure'] : ['table', 'steady', 'leisure'];
    for (const line of order) {
      const waiting = (line === 'table' ? this.lines.table.takeDue(now + URGENT_MS) : undefined) ?? this.lines[line].take();
      if (waiting !== undefined) return { waiting, line };
    }
    return undefined;
  }

  begins(waiting: Waiting, line: Line, now: number, limit: Thought['limit']): Thought {
    const thought = { ...waiting, line, begun: now, limit };
    this.thoughts.add(thought);
    return thought;
  }

  ends(thought: Thought, now: number): void {
    this.thoughts.delete(thought);
    this.lines[thought.line].charge(thought.address, now - thought.begun);
    if (thought.line === 'steady') this.steadyFrom = now + STEADY_REST * (now - thought.begun);
  }

  /** Decides how long each thought may last, now that others may be waiting. */
  hurry(): void {
    let wanted = this.waiting;
    const dues = this.lines.table.order().map(({ due }) => due);
    for (const { line, begun, due, address, limit } of this.thoughts) {
      if (line === 'leisure') limit(wanted-- > 0 ? 0 : Number.POSITIVE_INFINITY);
      if (line !== 'table') continue;
      // As long as everybody can still be in time with as much, and at least for its share of a round.
      const inTime = Math.min(...dues.map((due, i) => ((due - begun) * this.threads) / (i + 1 + this.threads)));
      limit(Math.max(LEAST_MS, Math.min(due - begun - BACK_MS, Math.max(this.share(address), inTime))));
    }
  }

  /** How long somebody from there may think while others wait: addresses share a round, and the people of an address its part. */
  private share(address: string): number {
    const { table } = this.lines;
    const addresses = new Set([...table.addresses(), ...[...this.thoughts].map((one) => one.address)]);
    return Math.max(LEAST_MS, (ROUND_MS * this.threads) / addresses.size / Math.max(1, table.peopleAt(address)));
  }
}
