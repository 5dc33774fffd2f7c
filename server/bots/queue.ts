/** For whom a bot thinks, and how soon it is wanted. */
export interface Claimant {
  /** Whose table it is. */
  readonly person: string;
  readonly match: string;
  /** Others who sit there, in case nothing is known of that person here. */
  readonly others?: readonly string[];
  /** Somebody waits and should have the answer after so many milliseconds. Without it nobody does: only what is left over is used. */
  readonly within?: number;
  /** After so many milliseconds the answer is of no use any more. */
  readonly until?: number;
}

export interface Waiting {
  readonly person: string;
  readonly address: string;
  readonly match: string;
  /** When the answer is wanted, by the clock of this process. */
  readonly due: number;
  /** From then on it is of no use. */
  readonly until: number;
  readonly run: () => void;
  readonly fail: (error: Error) => void;
}

type Place = Pick<Waiting, 'person' | 'address'>;

/** What waits from one address: its people take turns, and so do the matches of each. */
interface Lane {
  readonly people: Map<string, Map<string, Waiting[]>>;
  size: number;
}

/** A turn costs at least this, so that those who have had nothing yet take turns, too. */
const TURN_MS = 1;
/** Whoever was quiet for a while may use so much more than the others before it is their turn again. */
const CREDIT_MS = 200;
const REMEMBERED = 2_000;

/**
 * A queue in which nobody waits for somebody else's heap. The address that has used least comes next; its people take turns, and so do the matches of each.
 * Identities are free, so a crowd of them at one address has one address's share, and whoever asks little is served at once. `most` wait at all, a quarter of
 * them for one person. When the queue is full, a newcomer takes the place of the last one of the address that has queued most.
 */
export class FairQueue {
  private readonly lanes = new Map<string, Lane>();
  private readonly counts = new Map<string, number>();
  private readonly most: number;
  /** What each address has used, in milliseconds since nobody knows when. */
  private readonly used = new Map<string, number>();
  /** What those who waited all the time have used. */
  private level = 0;
  size = 0;

  constructor(most: number) {
    this.most = most;
  }

  isFull({ person, address }: Place): boolean {
    if ((this.counts.get(person) ?? 0) >= this.most / 4) return true;
    return this.size >= this.most && (this.lanes.get(address)?.size ?? 0) >= this.longest()[1].size - 1;
  }

  /** Who waits, in the order of turns. */
  order(): Waiting[] {
    const lanes = [...this.lanes].sort(([a], [b]) => this.usedBy(a) - this.usedBy(b));
    return inTurns(
      lanes.map(([, lane]) => lane).map(({ people }) => inTurns([...people.values()].map((matches) => inTurns([...matches.values()])))),
    );
  }

  addresses(): IterableIterator<string> {
    return this.lanes.keys();
  }

  /** How many people wait at an address. */
  peopleAt(address: string): number {
    return this.lanes.get(address)?.people.size ?? 0;
  }

  /** Gives back whoever has lost the place to it. Ask `isFull` before. */
  add(waiting: Waiting): Waiting | undefined {
    const dropped = this.size >= this.most ? this.drop() : undefined;
    const { person, address, match } = waiting;
    const lane = this.lanes.get(address) ?? { people: new Map<string, Map<string, Waiting[]>>(), size: 0 };
    const matches = lane.people.get(person) ?? new Map<string, Waiting[]>();
    const list = matches.get(match) ?? [];
    list.push(waiting);
    matches.set(match, list);
    lane.people.set(person, matches);
    this.lanes.set(address, lane);
    this.count(lane, person, 1);
    return dropped;
  }

  private usedBy(address: string): number {
    return Math.max(this.used.get(address) ?? 0, this.level - CREDIT_MS);
  }

  /** Somebody from there has used so much more. */
  charge(address: string, ms: number): void {
    const used = this.usedBy(address) + ms;
    this.used.delete(address);
    this.used.set(address, used);
    if (this.used.size > REMEMBERED) this.used.delete(this.used.keys().next().value ?? address);
  }

  /** The next one in order of turns. Whoever has more goes to the end. */
  take(): Waiting | undefined {
    if (this.lanes.size === 0) return undefined;
    let [address, lane] = firstOf(this.lanes);
    for (const one of this.lanes) if (this.usedBy(one[0]) < this.usedBy(address)) [address, lane] = one;
    const [, matches] = firstOf(lane.people);
    const [, list] = firstOf(matches);
    return this.pull(list[0]);
  }

  /** The next of those who are due by then, if there is one. */
  takeDue(by: number): Waiting | undefined {
    let found: Waiting | undefined;
    for (const one of this.order()) {
      if (one.due > by) continue;
      const gap = found === undefined ? -1 : this.usedBy(one.address) - this.usedBy(found.address);
      if (found === undefined || gap < 0 || (gap === 0 && one.due < found.due)) found = one;
    }
    return found === undefined ? undefined : this.pull(found);
  }

  private pull(waiting: Waiting): Waiting {
    const { address, person, match } = waiting;
    const lane = this.lanes.get(address);
    const matches = lane?.people.get(person);
    const list = matches?.get(match);
    if (lane === undefined || matches === undefined || list === undefined) return waiting;
    this.level = Math.max(this.level, this.usedBy(address));
    this.charge(address, TURN_MS);
    list.splice(list.indexOf(waiting), 1);
    matches.delete(match);
    if (list.length > 0) matches.set(match, list);
    lane.people.delete(person);
    if (matches.size > 0) lane.people.set(person, matches);
    this.lanes.delete(address);
    if (lane.people.size > 0) this.lanes.set(address, lane);
    this.count(lane, person, -1);
    return waiting;
  }

  private longest(): [string, Lane] {
    let found = firstOf(this.lanes);
    for (const one of this.lanes) if (one[1].size > found[1].size) found = one;
    return found;
  }

  /** Takes the last one of the longest lane out, of whoever has most there. */
  private drop(): Waiting | undefined {
    const [address, lane] = this.longest();
    let [person, matches] = firstOf(lane.people);
    const has = (name: string): number => this.counts.get(name) ?? 0;
    for (const [name, one] of lane.people) if (has(name) >= has(person)) [person, matches] = [name, one];
    const [match, list] = [...matches].at(-1) ?? firstOf(matches);
    const dropped = list.pop();
    if (list.length === 0) matches.delete(match);
    if (matches.size === 0) lane.people.delete(person);
    if (lane.people.size === 0) this.lanes.delete(address);
    this.count(lane, person, -1);
    return dropped;
  }

  private count(lane: Lane, person: string, change: 1 | -1): void {
    const count = (this.counts.get(person) ?? 0) + change;
    if (count > 0) this.counts.set(person, count);
    else this.counts.delete(person);
    lane.size += change;
    this.size += change;
  }
}

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const found: T[] = [];
  for (let i = 0, left = lists; left.length > 0; i++, left = left.filter((list) => list.length > i))
    for (const list of left) found.push(list[i]);
  return found;
}

/** There is one: empty lists are taken away at once. */
const firstOf = <K, V>(map: ReadonlyMap<K, V>): [K, V] => map.entries().next().value as [K, V];
