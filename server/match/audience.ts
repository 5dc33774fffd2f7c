import { type Changes, changesBetween, type Entry, type SeatId, SPECTATOR } from '#engine';
import type { TableHouse } from '../house.ts';
import type { MatchMeta, MatchState, SeatQuery, ServerEvents, UpdateMessage } from '../schema.ts';
import type { Change, LineRow, MatchRow } from '../store/types.ts';
import { visibleAt } from './clock.ts';
import { eventsFor, lineOf, metaOf, type Presence, type Shown, seatsOf, stateOf, wasHere } from './state.ts';
import { seatsOfWishes } from './wishes.ts';

/** Somebody who listens. */
export interface Listener {
  readonly identity: string | null;
  /** The point of view asked for. What is shown is always one of the person's own seats, as they are now. */
  readonly wish: SeatQuery;
  /** How far the listener knows the match. */
  at: number;
  /** People whose lines are not wanted. */
  muted: ReadonlySet<string>;
  /** Wants to be told what has changed, not everything anew. */
  readonly changes: boolean;
  /** The state it was told last, and when; nothing is kept for whoever has not been told anything lately. */
  known: { readonly state: MatchState; readonly at: number } | null;
  isOpen(): boolean;
  send<E extends keyof ServerEvents>(event: E, message: ServerEvents[E], id?: number): void;
}

/** From where somebody looks who does not insist: the only seat of their own, or from outside. */
export function pointOf(row: MatchRow, identity: string | null, wish: SeatQuery): SeatId | null {
  if (wish.spectate === true) return null;
  const mine = seatsOf(row, identity);
  if (wish.seat !== undefined && mine.includes(wish.seat)) return wish.seat;
  return mine.length === 1 ? mine[0] : null;
}

const TOGETHER_MS = 100;
const MOST_ONLOOKERS = 1000;
/** For each listener, before it is told that somebody came or went. */
const SEATED_MS = 0.25;
const SPECTATOR_MS = 1;

/** Each message is made once for all who see the same. */
function makeOnce(): <T extends object>(name: string, make: () => T) => T {
  const made = new Map<string, object>();
  return <T extends object>(name: string, make: () => T): T => {
    const message = (made.get(name) as T | undefined) ?? make();
    made.set(name, message);
    return message;
  };
}

/** Those with the same look are told the same: all strangers see alike. */
function lookFor(row: MatchRow, identity: string | null, seat: SeatId | null): string {
  const isStranger = identity === null || (identity !== row.host && !wasHere(row, identity));
  return `${isStranger ? '' : identity}/${seat ?? SPECTATOR}`;
}

/** Which differences there are is found once for all who know the same. */
function makeChanges(): (before: MatchState, after: MatchState) => Changes | null {
  const made = new Map<MatchState, Changes | null>();
  return (before, after) => {
    const known = made.get(before);
    if (known !== undefined) return known;
    const changes = changesBetween(before, after);
    made.set(before, changes);
    return changes;
  };
}

/** The lines that somebody wants to see. */
export const heardBy = (lines: readonly LineRow[], muted: ReadonlySet<string>): LineRow[] =>
  // What somebody said who is gone is blank.
  lines.filter(({ identity, text }) => text !== '' && (identity === null || !muted.has(identity)));

/** What has changed, as far as it is told. */
type Told = Pick<Change, 'row' | 'line'> & { readonly entries?: readonly { readonly entry: Entry }[] };

/** The people who have a match open: who is there, and what each of them is told. */
export class Audience implements Presence {
  private readonly house: TableHouse;
  private readonly shown: () => Shown;
  /** Nothing is told while a change is under way that might still be lost. */
  private readonly inTurn: (work: () => void) => Promise<void>;
  private readonly listeners = new Map<Listener, SeatId | null>();
  /** How many listeners each person has here. */
  private readonly connections = new Map<string, number>();
  private readonly seen = new Map<string, number>();
  /** Who has looked on while it was played, as far as this process knows. */
  private readonly onlookers = new Set<string>();
  /** Who is connected to another node. */
  private elsewhere: ReadonlySet<string> = new Set();
  /** This node's news of who is here may not have reached the store, and that of other nodes may not have been heard. */
  private isUnsure = false;
  private timer: { readonly at: number; readonly handle: NodeJS.Timeout } | null = null;

  constructor(house: TableHouse, shown: () => Shown, inTurn: (work: () => void) => Promise<void>) {
    this.house = house;
    this.shown = shown;
    this.inTurn = inTurn;
  }

  // ── Who is there ────────────────────────────────────────────────────────────────────────────────────────────────

  get size(): number {
    return this.listeners.size;
  }

  async recall(match: string): Promise<void> {
    const rows = await this.house.store.presence(match);
    for (const one of rows) this.seen.set(one.identity, one.at);
    // Alone with its store, a process knows by itself who is there.
    if (this.house.store.bus === null) return;
    const there = rows.flatMap((one) => (one.connected ? [one.identity] : []));
    const news = [...there.filter((one) => !this.elsewhere.has(one)), ...[...this.elsewhere].filter((one) => !there.includes(one))];
    this.elsewhere = new Set(there);
    if (news.length > 0) this.tellMetaSoon(news[0]);
  }

  /** Whether what the store knows about who is there should be looked at again: a node that died says nothing. */
  get reliesOnOthers(): boolean {
    return this.isUnsure || this.elsewhere.size > 0;
  }

  /** Words may have been lost, and the store may have forgotten who is here: tried until both are known to be as they should. */
  doubt(): void {
    this.isUnsure = true;
  }

  async settle(match: string): Promise<void> {
    if (this.isUnsure) {
      this.isUnsure = false;
      for (const identity of this.connections.keys()) this.noteSeen(identity, true);
    }
    try {
      await this.recall(match);
    } catch (error) {
      this.isUnsure = true;
      throw error;
    }
  }

  isConnected(identity: string): boolean {
    return this.connections.has(identity) || this.elsewhere.has(identity);
  }

  lastSeen(identity: string): number | null {
    return this.isConnected(identity) ? null : (this.seen.get(identity) ?? null);
  }

  /** How long the person has been away; never seen counts from the start. */
  absentFor(identity: string): number {
    const now = this.house.now();
    return this.isConnected(identity) ? 0 : now - (this.seen.get(identity) ?? this.shown().row.startedAt ?? now);
  }

  get spectators(): number {
    return this.spectatorsHere + this.house.counts.elsewhere(this.spectatorsKey);
  }

  /** Under which the nodes count together who looks on. */
  get spectatorsKey(): string {
    return `s${this.shown().row.id}`;
  }

  private get spectatorsHere(): number {
    let seated = 0;
    for (const identity of new Set(this.shown().row.seats.map((seat) => (seat.kind === 'open' ? null : seat.identity))))
      if (identity !== null) seated += this.connections.get(identity) ?? 0;
    return this.listeners.size - seated;
  }

  /** The first message covers everything after `listener.at`; from then on nothing is missed. */
  enter(listener: Listener, lines: readonly LineRow[]): void {
    if (!listener.isOpen()) return;
    const shown = this.shown();
    const at = visibleAt(shown.match);
    const from = listener.at < 0 || listener.at > at ? at : listener.at;
    const seat = pointOf(shown.row, listener.identity, listener.wish);
    listener.at = at;
    this.listeners.set(listener, seat);
    const events = eventsFor(shown, seat, from, at);
    listener.send(
      'update',
      { from, to: at, events, state: this.state(listener.identity, seat), chat: heardBy(lines, listener.muted).map(lineOf) },
      at,
    );
    if (listener.identity !== null && shown.row.status === 'playing' && this.onlookers.size < MOST_ONLOOKERS)
      this.onlookers.add(listener.identity);
    this.count(listener.identity, 1);
    this.house.counts.set(this.spectatorsKey, this.spectatorsHere);
    this.noteSeen(listener.identity, true);
    this.tellMetaSoon(listener.identity);
  }

  leave(listener: Listener): void {
    if (!this.listeners.delete(listener)) return;
    this.count(listener.identity, -1);
    this.house.counts.set(this.spectatorsKey, this.spectatorsHere);
    if (listener.identity !== null && !this.connections.has(listener.identity)) this.noteSeen(listener.identity, false);
    this.tellMetaSoon(listener.identity);
  }

  /** From now on, these people and no others. */
  mute(identity: string, muted: ReadonlySet<string>): void {
    for (const listener of this.listeners.keys()) if (listener.identity === identity) listener.muted = muted;
  }

  hasOpen(identity: string): boolean {
    return this.connections.has(identity);
  }

  /** How many look on at other nodes has changed. */
  spectatorsElsewhereChanged(): void {
    this.tellMetaSoon(null);
  }

  hasWatched(identity: string): boolean {
    return this.onlookers.has(identity);
  }

  private count(identity: string | null, change: 1 | -1): void {
    if (identity === null) return;
    const count = (this.connections.get(identity) ?? 0) + change;
    if (count > 0) this.connections.set(identity, count);
    else this.connections.delete(identity);
  }

  private noteSeen(identity: string | null, connected: boolean): void {
    const { row } = this.shown();
    if (identity === null || seatsOf(row, identity).length === 0) return;
    const at = this.house.now();
    this.seen.set(identity, at);
    this.house.store.setPresence(row.id, { identity, connected, at }).catch((error: unknown) => {
      this.isUnsure = true;
      this.house.report('presence', error);
    });
  }

  // ── What they are told ──────────────────────────────────────────────────────────────────────────────────────────

  state(identity: string | null, seat: SeatId | null): MatchState {
    return stateOf(this.shown(), this.house, this.house.now(), identity, seat);
  }

  private meta(identity: string | null, seat: SeatId | null): MatchMeta {
    return metaOf(this.shown(), this.house, this.house.now(), identity, seat);
  }

  /** Tells a change that is durable now. */
  publish(before: MatchRow, change: Told): void {
    if (this.listeners.size === 0) return;
    const shown = this.shown();
    const { row } = shown;
    // Whoever sits down does not only look on any more.
    if (change.row !== undefined) this.house.counts.set(this.spectatorsKey, this.spectatorsHere);
    const at = visibleAt(shown.match);
    const begun = before.status !== row.status;
    const answered = (change.entries ?? []).flatMap(({ entry }) =>
      entry.kind === 'answer' || entry.kind === 'time-out' ? [entry.seat] : [],
    );
    // A pass over days is no entry yet, but whoever passed is not asked any more.
    for (const seat of row.seats.keys()) if (before.passed?.[seat]?.n !== row.passed?.[seat]?.n) answered.push(seat);
    const nudges = Object.entries(row.nudges ?? {}).flatMap(([seat, { from, at }]) =>
      before.nudges?.[Number(seat)]?.at === at ? [] : [{ from, to: Number(seat) }],
    );
    const wishes = change.row === undefined ? null : seatsOfWishes(before, row);
    const once = makeOnce();
    const changesTo = makeOnce();
    for (const [listener, formerly] of this.listeners) {
      const { identity } = listener;
      // Seats change hands: whoever has left one does not look from there any more.
      const seat = pointOf(row, identity, listener.wish);
      this.listeners.set(listener, seat);
      const who = lookFor(row, identity, seat);
      if (listener.at < at || begun || seat !== formerly || (seat !== null && answered.includes(seat))) {
        const from = Math.min(listener.at, at);
        const message = once(`update/${from}/${who}`, () => ({
          from,
          to: at,
          events: eventsFor(shown, seat, from, at),
          state: this.state(identity, seat),
        }));
        listener.at = at;
        this.tell(listener, message, () => changesTo(`${from}/${who}`, makeChanges));
      } else if (change.row !== undefined && (wishes === null || wishes.some((one) => row.seats[one]?.identity === identity))) {
        listener.send(
          'meta',
          once(`meta/${who}`, () => ({ meta: this.meta(identity, seat) })),
        );
      }
      const { line } = change;
      if (line !== undefined && heardBy([line], listener.muted).length > 0) {
        listener.send(
          'chat',
          once('chat', () => ({ line: lineOf(line) })),
        );
      }
      if (row.rematch !== null && before.rematch === null) listener.send('rematch', { match: row.rematch });
      for (const nudge of nudges) listener.send('nudge', nudge);
    }
  }

  private tell(listener: Listener, message: UpdateMessage, changes: () => ReturnType<typeof makeChanges>): void {
    const { state, ...told } = message;
    if (listener.known === null) listener.send('update', message, told.to);
    else listener.send('change', { ...told, changes: changes()(listener.known.state, state) }, told.to);
    if (listener.changes) listener.known = { state, at: performance.now() };
  }

  /** People come and go in crowds: told together, and the later the more there are to tell. How many look on is no news for anybody. */
  private tellMetaSoon(identity: string | null): void {
    const isSeated = seatsOf(this.shown().row, identity).length > 0;
    const wait = Math.max(TOGETHER_MS, this.listeners.size * (isSeated ? SEATED_MS : SPECTATOR_MS));
    const at = performance.now() + wait;
    if (this.timer !== null && this.timer.at <= at) return;
    this.close();
    const tell = (): void => {
      this.timer = null;
      this.inTurn(() => this.tellMeta()).catch((error: unknown) => this.house.report('presence', error));
    };
    this.timer = { at, handle: setTimeout(tell, wait) };
  }

  private tellMeta(): void {
    const { row } = this.shown();
    const once = makeOnce();
    for (const listener of this.listeners.keys()) {
      const { identity, wish } = listener;
      const seat = pointOf(row, identity, wish);
      listener.send(
        'meta',
        once(`meta/${lookFor(row, identity, seat)}`, () => ({ meta: this.meta(identity, seat) })),
      );
    }
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer.handle);
  }
}
