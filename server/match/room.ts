import { type Game, Match, type Refusal, type SeatId, type Wish } from '#engine';
import type { TableHouse } from '../house.ts';
import { noteResult } from '../lobby/daily.ts';
import { beginsAt, beginsNow } from '../lobby/dealing.ts';
import type { CommandReply, MatchState } from '../schema.ts';
import { linked, rootOf } from '../store/chain.ts';
import type { Change, JournalRow, LineRow, MatchRow, Position, WholeMatch } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';
import { Audience, type Listener } from './audience.ts';
import { type Caller, replyTo } from './caller.ts';
import { callsAfter, wantedCalls } from './calling.ts';
import { Checkpoints, headerOf } from './checkpoints.ts';
import { deadlines, isOnePage, visibleAt } from './clock.ts';
import { withGlance, withoutGlance } from './glance.ts';
import { Showing } from './showing.ts';
import { isSlow, withStandIns } from './slow.ts';
import { isAway, openEvents, type Shown, seatsOf } from './state.ts';
import { Steward } from './steward.ts';
import { seatsOfWishes, wishesAfter } from './wishes.ts';

/** What a command wants to change. The engine takes the entries one after the other. If it refuses the first, nothing has changed. */
export interface Draft {
  readonly entries?: readonly Wish[];
  readonly row?: Partial<Omit<MatchRow, 'id' | 'version'>>;
  readonly line?: Omit<LineRow, 'n' | 'at'>;
  /** The seat a refusal is told to. */
  readonly seat?: SeatId;
  /** Named in the reply. */
  readonly match?: string;
  /** Everybody whom the table waits for is called anew: nothing was said to them so far. */
  readonly calls?: true;
}

/** Entries that can be repeated without the match getting on. The journal keeps them for ever, so their number is limited. */
const isExtra = ({ kind }: Wish): boolean => kind === 'undo' || kind === 'redo' || kind === 'bot' || kind === 'option' || kind === 'join';
const MOST_EXTRAS = 400;
// A change that has lost this many races is refused.
const ATTEMPTS = 5;

/**
 * A match in memory. It is only a copy of what the store holds, with the people who listen. Changes are made one at a time. Each is decided here, made
 * durable, and then told. A change that loses a race against another node is decided anew, on what the store holds.
 */
export class Room {
  private readonly house: TableHouse;
  private readonly game: Game;
  row: MatchRow;
  match: Match | null = null;
  times: number[] = [];
  usedAt: number;
  readonly audience: Audience;
  private readonly showing = new Showing();
  private readonly checkpoints: Checkpoints;
  private readonly steward: Steward;
  private lines = 0;
  /** Hash of the last entry, to which the next is linked. */
  private head: string;
  private whole = true;
  private tail: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** The copy has been changed since the last commit. */
  private spoiled = false;
  /** Set while the copy may differ from the store: what was last known for certain. The match is read again before anything is shown or decided. */
  private unsure: { readonly row: MatchRow; readonly known: number } | null = null;

  private constructor(house: TableHouse, game: Game, row: MatchRow) {
    this.house = house;
    this.game = game;
    this.row = row;
    this.usedAt = house.now();
    this.head = rootOf(row.id);
    this.checkpoints = new Checkpoints(house, game);
    this.steward = new Steward(house, {
      // What is played on a device needs nothing here.
      facts: () => (this.match === null || isAway(this.row) ? null : { row: this.row, match: this.match, times: this.times }),
      audience: () => this.audience,
      patience: () => (this.isShownToOne ? this.showing.patience : 0),
      untilShown: async () => {
        if (this.isShownToOne) await this.showing.until(visibleAt(this.match));
      },
      begins: () => beginsAt(this.row),
      begin: () => beginsNow(this.row, this.game, house.now()),
      inTurn: (work) => this.inTurn(work),
      refresh: () => this.refresh(),
      change: (decide) => this.change(decide),
    });
    this.audience = new Audience(
      house,
      () => this.shown,
      (work) => this.inTurn(work),
    );
  }

  static async open(house: TableHouse, id: string): Promise<Room | null> {
    const found = await house.store.whole(id);
    const game = found === null ? undefined : house.library.gameById(found.row.game);
    if (found === null || game === undefined) return null;
    const { status, rulesVersion } = found.row;
    // Whoever asks again soon gets another node, or this one when it is alone with its rules.
    if (status === 'playing' && rulesVersion < game.rulesVersion && (await house.store.elders.know(game.id))) throw trouble('closing');
    const room = new Room(house, game, found.row);
    await room.take(found);
    await room.audience.recall(id);
    room.comeIn();
    return room;
  }

  // ── The copy ────────────────────────────────────────────────────────────────────────────────────────────────────

  private async read(): Promise<void> {
    const found = await this.house.store.whole(this.row.id);
    if (found === null) throw new Error('a match has vanished from the store');
    await this.take(found);
  }

  private async take(found: WholeMatch): Promise<void> {
    const { row, journal } = found;
    const run = row.status === 'lobby' ? { match: null, whole: true } : await this.checkpoints.load(found);
    this.row = row;
    this.lines = found.lines;
    this.times = journal.map((one) => one.at);
    this.head = journal.at(-1)?.hash ?? rootOf(row.id);
    ({ match: this.match, whole: this.whole } = run);
  }

  /** Runs one piece of work after the other. Nothing is shown or decided on what might still be lost. */
  private inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    this.usedAt = this.house.now();
    const result = this.tail.then(() => (this.unsure === null ? work() : this.heal().then(work)));
    this.tail = result.catch(() => undefined);
    return result;
  }

  look<T>(read: (room: Room) => T | Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      await this.refresh();
      return read(this);
    });
  }

  /** Reads the match again if another node has changed it. Tells whether it had. */
  private async refresh(): Promise<boolean> {
    const row = this.row;
    const lines = this.lines;
    const { known } = this;
    const now = await this.house.store.position(row.id);
    const moved = now.version !== row.version || now.length !== known;
    if (moved) {
      await this.read();
      const entries = (this.match?.journal ?? []).slice(known).map((entry) => ({ entry }));
      this.audience.publish(row, { row: this.row, entries });
      this.comeIn();
    }
    if (now.lines > lines) await this.hear(lines, now.lines);
    return moved;
  }

  /**
   * After a commit that failed or lost. A failed one may still have gone through, and a lost one was beaten by another. So the match is read from the store
   * and told. If the store cannot be read either, this is tried again before the next look.
   */
  private async heal(): Promise<void> {
    if (this.unsure === null) return;
    const { row, known } = this.unsure;
    const mine = this.head;
    await this.read();
    this.unsure = null;
    this.audience.publish(row, { row: this.row, entries: (this.match?.journal ?? []).slice(known).map((entry) => ({ entry })) });
    if (this.head === mine) this.arm();
    else this.comeIn();
  }

  /** How many entries the copy has. */
  private get known(): number {
    return this.match?.journal.length ?? this.times.length;
  }

  /** What was said through other nodes. */
  private async hear(from: number, to: number): Promise<void> {
    this.lines = Math.max(this.lines, to);
    for (const line of await this.house.store.lines(this.row.id, to - from)) {
      if (line.n >= from) this.audience.publish(this.row, { line });
    }
  }

  /**
   * The node that changed a match last does what has to be done for it. If that node dies, another one finds the match overdue. A process that has the
   * store for itself does everything.
   */
  private comeIn(): void {
    if (this.house.store.bus === null) this.arm();
    else this.steward.disarm();
  }

  private get shown(): Shown {
    return { row: this.row, match: this.match, times: this.times, undoable: this.whole, presence: this.audience };
  }

  state(identity: string | null, seat: SeatId | null): MatchState {
    return this.audience.state(identity, seat);
  }

  /** Whether the copy is as far as the store was then. */
  isAt({ version, length, lines }: Position): boolean {
    return this.unsure === null && version <= this.row.version && length <= this.known && lines <= this.lines;
  }

  get isWhole(): boolean {
    return this.whole;
  }

  // ── Changes ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A command of a person. It is carried out once, however often it is sent. */
  command(caller: Caller, decide: (room: Room) => Draft): Promise<CommandReply> {
    return this.inTurn(async () => {
      try {
        return await this.change(decide, caller);
      } catch (error) {
        // It may have been carried out before, or another node may have changed the match. Only a refusal makes us ask the store.
        const earlier = await this.repeated(caller);
        if (earlier !== null) return earlier;
        if (!(await this.refresh())) throw error;
        return this.change(decide, caller);
      }
    });
  }

  private async repeated(caller: Caller): Promise<CommandReply | null> {
    return replyTo(caller, await this.house.store.command(this.row.id, caller.id, caller.key));
  }

  private async change(decide: (room: Room) => Draft, caller?: Caller): Promise<CommandReply> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const draft = decide(this);
      if ((draft.entries?.length ?? 0) > 0 && isAway(this.row)) throw trouble('played-elsewhere');
      if (caller === undefined && draft.entries === undefined && draft.row === undefined && draft.calls === undefined)
        return { ok: true, at: visibleAt(this.match) };
      const { row, known } = this;
      const before = visibleAt(this.match);
      let change: Change;
      let reply: CommandReply;
      this.spoiled = false;
      try {
        ({ change, reply } = this.carryOut(draft, caller, before));
      } catch (error) {
        if (this.spoiled) {
          this.unsure = { row, known };
          await this.heal();
        }
        throw error;
      }
      this.unsure = { row, known };
      const result = await this.house.store.commit(change).catch(async (error: unknown) => {
        await this.heal();
        throw error;
      });
      if (result === 'done') {
        this.unsure = null;
        if (caller !== undefined && draft.entries?.some(({ kind }) => kind === 'answer')) this.showing.answered(before);
        this.audience.publish(row, change);
        this.arm();
        if (this.row.daily !== undefined && this.row.status === 'finished' && row.status !== 'finished')
          noteResult(this.house, this.row).catch((error: unknown) => this.house.report('daily', error));
        return reply;
      }
      this.house.metrics.conflicts.inc();
      await this.heal();
      const earlier = caller === undefined ? null : await this.repeated(caller);
      if (earlier !== null) return earlier;
    }
    throw trouble('busy');
  }

  /** Makes the change in memory and puts it together for the store. */
  private carryOut(draft: Draft, caller: Caller | undefined, before: number): { change: Change; reply: CommandReply } {
    const now = this.house.now();
    const after = this.head;
    if (caller !== undefined && draft.entries?.some(isExtra) && (this.match?.journal.filter(isExtra).length ?? 0) >= MOST_EXTRAS)
      throw trouble('too-many-changes');
    const called = { row: this.row, wanted: draft.calls === true ? new Map() : wantedCalls(this.row, this.played, this.house) };
    let row: MatchRow = draft.row === undefined ? this.row : { ...this.row, ...draft.row };
    if (row.status === 'playing' && this.row.status === 'lobby') {
      this.spoiled = true;
      this.match = Match.start(this.game, headerOf(row));
    }
    const entries = (draft.entries ?? []).map((wish) => this.put(wish, now, draft.seat));
    row = this.followed(row, now, entries.length);
    if (row !== this.row) row = { ...row, version: this.row.version + 1 };
    const former = this.row;
    const rowChanged = row !== this.row;
    this.row = row;
    const at = visibleAt(this.match);
    const reply: CommandReply = { ok: true, at, ...(draft.match === undefined ? {} : { match: draft.match }) };
    const line = draft.line === undefined ? undefined : { ...draft.line, n: this.lines++, at: now };
    const answered = draft.entries?.some(({ kind }) => kind === 'answer') === true ? (caller?.id ?? null) : null;
    const calls = callsAfter(called, row, wantedCalls(row, this.played, this.house), now, answered);
    const touched = at !== before || (rowChanged && seatsOfWishes(former, row) === null);
    const change: Change = {
      match: row.id,
      version: rowChanged ? row.version - 1 : row.version,
      ...(rowChanged ? { row } : {}),
      ...(entries.length > 0 ? { entries, after } : {}),
      ...(line === undefined ? {} : { line }),
      ...(caller === undefined ? {} : { command: { actor: caller.id, key: caller.key, body: caller.body, reply, at: now } }),
      ...(rowChanged || entries.length > 0 ? { due: this.steward.nextDue(), asked: this.asked() } : {}),
      ...(touched ? { updatedAt: now } : {}),
      ...(calls.length > 0 ? { calls } : {}),
      ...this.keepsakes(entries.length),
    };
    return { change, reply };
  }

  private put(wish: Wish, now: number, seat: SeatId | undefined): JournalRow {
    const match = this.match;
    if (match === null) throw trouble('not-started');
    const clean = !this.spoiled;
    this.spoiled = true;
    const reach = wish.kind === 'undo' ? match.undoReach(wish.seat) : null;
    const refusal: Refusal | null = match.apply(wish);
    if (refusal === null && reach !== null) this.checkpoints.takingBack(reach);
    if (refusal !== null && clean) this.spoiled = false;
    const identity = seat === undefined ? null : (this.row.seats[seat]?.identity ?? null);
    if (refusal !== null) throw refused(refusal, () => this.state(identity, seat ?? null));
    const n = match.journal.length - 1;
    this.times.push(now);
    const entry = match.journal[n];
    if (entry.kind === 'answer') this.house.metrics.answers.inc({ by: entry.by ?? 'human' });
    const row = linked(this.head, n, now, entry);
    this.head = row.hash;
    return row;
  }

  private get played(): { readonly match: Match; readonly times: readonly number[] } | null {
    return this.match === null ? null : { match: this.match, times: this.times };
  }

  /** The row after the entries: the match may have ended, and wishes may have run out. */
  private followed(row: MatchRow, now: number, added: number): MatchRow {
    const match = this.match;
    if (match === null) return row;
    if (match.over && row.status === 'playing')
      return {
        ...withoutGlance(row),
        status: 'finished',
        finishedAt: now,
        outcome: match.table.outcome,
        undo: null,
        ...withStandIns(row, match),
      };
    const after = wishesAfter(row, match, added);
    return added === 0 && after.glance !== undefined ? after : withGlance({ row: after, match, times: this.times }, this.house);
  }

  private keepsakes(added: number): Pick<Change, 'checkpoint' | 'course'> {
    const match = this.match;
    if (match === null || added === 0) return {};
    if (match.over) return this.whole ? { course: openEvents(match) } : {};
    const checkpoint = this.checkpoints.next(match, added);
    return checkpoint === undefined ? {} : { checkpoint };
  }

  // ── Coming and going ────────────────────────────────────────────────────────────────────────────────────────────

  async enter(listener: Listener, chat: () => Promise<LineRow[]>): Promise<void> {
    await this.inTurn(async () => {
      await this.refresh();
      await this.welcomeBack(listener.identity);
      this.audience.enter(listener, await chat());
      // Bots among themselves play only while somebody watches.
      if (this.audience.size === 1) this.steward.armForWatchers();
    });
  }

  /** A person whom a bot replaced for being away gets the seat back. */
  private async welcomeBack(identity: string | null): Promise<void> {
    // Over days looking in is not coming back: who answers is back, or who says so.
    if (identity === null || this.match === null || this.row.status !== 'playing' || isSlow(this.row)) return;
    const back = seatsOf(this.row, identity).filter((seat) => this.row.seats[seat].away === 'absent');
    for (const seat of back)
      await this.change((room) => ({ entries: [{ kind: 'human', seat }], row: { seats: room.seatsWith(seat, { away: null }) } }));
  }

  leave(listener: Listener): void {
    if (this.closed) return;
    this.audience.leave(listener);
    if (!this.isShownToOne) this.showing.close();
  }

  /** The page of a person who sits here has shown everything up to `at`. */
  noteShown(at: number): void {
    this.showing.shown(at);
  }

  /** One page shows the match, and nobody's time runs while it does. */
  private get isShownToOne(): boolean {
    const { row, match, times, audience } = this;
    if (match === null || !isOnePage(row, match)) return false;
    const isThere = row.seats.some(({ identity }) => identity !== null && audience.isConnected(identity));
    return isThere && deadlines({ row, match, times }, this.house).window === null;
  }

  seatsWith(seat: SeatId, change: Partial<MatchRow['seats'][number]>): MatchRow['seats'] {
    return this.row.seats.map((one, i) => (i === seat ? { ...one, ...change } : one));
  }

  // ── What the server does by itself ──────────────────────────────────────────────────────────────────────────────

  /** Who is asked, as far as the others may know. */
  asked(): SeatId[] {
    const open = this.match?.open ?? null;
    if (open === null || this.match === null) return [];
    const { picks } = this.match;
    return open.asks.filter((_, i) => open.mode === 'first' || picks[i] === null).map((ask) => ask.seat);
  }

  /** Says to everybody whom the table waits for that it does. */
  callAgain(): Promise<CommandReply> {
    return this.inTurn(() => this.change(() => ({ calls: true })));
  }

  /** Starts whatever has to be done next. It may be called at any time. */
  arm(): void {
    this.steward.arm();
  }

  /** Tells the store that nothing has to be done for this match, if that is so. */
  async rest(): Promise<void> {
    if (this.steward.nextDue() === null) await this.house.store.commit({ match: this.row.id, due: null });
  }

  /** Resolves when nothing is under way any more. */
  async close(): Promise<void> {
    this.closed = true;
    this.steward.close();
    this.showing.close();
    this.audience.close();
    await this.tail;
  }

  get isIdle(): boolean {
    return this.audience.size === 0 && !this.steward.isThinking;
  }
}
