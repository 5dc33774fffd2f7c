import { keyOf } from './ask.ts';
import { canonical } from './journal.ts';
import type { Rng } from './random.ts';
import { below, cloneRng, rngFromSeed } from './random.ts';
import { checkPicks, picksOfKeys, refusal } from './refuse.ts';
import { sampleTable } from './sample.ts';
import type { EventView, Open, View } from './see.ts';
import { eventView, viewOf } from './see.ts';
import { sha256 } from './sha256.ts';
import type { TableData } from './table.ts';
import { cloneTable, log, MATCH_OVER, newTable, sees, tableData, tableFromData } from './table.ts';
import type {
  Again,
  Answer,
  Ask,
  CardId,
  Decision,
  Entry,
  Flow,
  Game,
  GameEvent,
  Header,
  Options,
  Reason,
  Refusal,
  SeatId,
  SeatMask,
  Table,
} from './types.ts';
import { EVERYBODY, maskOf } from './types.ts';

/** A quiet point as plain data: a match goes on from here with the journal's entries from `entries` on. */
export interface Snapshot<V = unknown> {
  readonly stage: 'setup' | 'play';
  readonly n: number;
  readonly entries: number;
  readonly table: TableData<V>;
}

export interface MatchSettings {
  /** Keep journal, events and what undo needs. Search and mass simulation switch it off. */
  readonly record?: boolean;
  /** Keep the last quiet state, so that the match can be forked and saved. */
  readonly keep?: boolean;
}

/** What happened since the last quiet point: whole answers, seats that left or queued up, and chance used outside the flow. */
type Since = Answer | { readonly left: SeatId } | { readonly rng: Rng } | { readonly waiting: readonly SeatId[] };

// More steps without a question than any rulebook has: a game that runs in a circle.
const STEPS_WITHOUT_QUESTION = 10_000;
const SINGLE: readonly (readonly number[])[] = Array.from({ length: 128 }, (_, i) => Object.freeze([i]));

/** The picks `[index]`, shared. */
export const single = (index: number): readonly number[] => SINGLE[index] ?? [index];

export class Match<V = unknown> {
  readonly game: Game<V>;
  readonly header: Header;
  table: Table<V>;
  /** Number of the open decision; it only ever grows, also over an undo. */
  n = 0;
  open: Decision | null = null;
  /** Answers given to the open decision so far, by ask. */
  picks: (readonly number[] | null)[] = [];
  readonly journal: Entry[] = [];
  /** Events by journal entry: `batches[0]` is the setup, `batches[i]` what entry i-1 caused. */
  readonly batches: GameEvent[][] = [];
  readonly control: { [seat: SeatId]: string } = {};
  private stage: 'setup' | 'play' = 'setup';
  private flow: Flow | null = null;
  private readonly record: boolean;
  private readonly keep: boolean;
  private quiet: Table<V> | null = null;
  private quietN = 0;
  private quietStage: 'setup' | 'play' = 'setup';
  private quietEntries = 0;
  private since: Since[] = [];
  /** Entries that count after undo, and what was learned by each; the undone ones wait for redo. */
  private effective: Entry[] = [];
  private learned: SeatMask[] = [];
  private undone: Entry[] = [];
  /** Where the recorded entries begin, if not at the very start. */
  private origin: { readonly stage: 'setup' | 'play'; readonly table: Table<V> } | null = null;

  private constructor(game: Game<V>, header: Header, table: Table<V>, settings: MatchSettings) {
    this.game = game;
    this.header = header;
    this.table = table;
    this.record = settings.record ?? true;
    this.keep = settings.keep ?? true;
  }

  static start<V>(game: Game<V>, header: Header, settings: MatchSettings = {}): Match<V> {
    if (header.seats < game.seats.min || header.seats > game.seats.max) throw new Error(`${game.id} is not for ${header.seats} seats`);
    const table = newTable(game, header.seats, header.options, rngFromSeed(header.seed));
    const match = new Match(game, header, table, settings);
    match.recordBatch(() => match.advance(NO_PICKS));
    return match;
  }

  /** A match that starts from a given quiet position (scenarios, «continue from here»). */
  static from<V>(game: Game<V>, header: Header, table: Table<V>, settings: MatchSettings = {}): Match<V> {
    return Match.begin(game, header, table, 'play', 0, settings);
  }

  private static begin<V>(
    game: Game<V>,
    header: Header,
    table: Table<V>,
    stage: 'setup' | 'play',
    n: number,
    settings: MatchSettings,
  ): Match<V> {
    const match = new Match(game, header, table, settings);
    match.stage = stage;
    match.n = n;
    match.origin = match.record ? { stage, table: cloneTable(table) } : null;
    match.recordBatch(() => match.advance(NO_PICKS));
    return match;
  }

  /** The same match once more from where its record begins, without its entries. */
  private anew(): Match<V> {
    if (this.origin === null) return Match.start(this.game, this.header, { record: true, keep: this.keep });
    return Match.begin(this.game, this.header, cloneTable(this.origin.table), this.origin.stage, 0, { record: true, keep: this.keep });
  }

  /** Runs the own journal again from its beginning. */
  replayed(): Match<V> {
    const again = this.anew();
    for (const entry of this.journal) {
      const refused = again.apply(entry);
      if (refused !== null) throw new Error(`journal of ${this.game.id}: entry ${again.journal.length} is refused as ${refused.code}`);
    }
    return again;
  }

  /** Runs a journal again; with a snapshot only what came after it. Throws if the journal does not fit. */
  static load<V>(game: Game<V>, header: Header, entries: readonly Entry[], snapshot?: Snapshot<V>, settings: MatchSettings = {}): Match<V> {
    const usable = snapshot !== undefined && !entries.slice(snapshot.entries).some((e) => e.kind === 'undo' || e.kind === 'redo');
    let match: Match<V>;
    if (usable) {
      match = Match.begin(game, header, cloneTable(tableFromData(game, snapshot.table)), snapshot.stage, snapshot.n, settings);
      const told = match.batches.pop() ?? [];
      for (const entry of entries.slice(0, snapshot.entries)) {
        match.journal.push(entry);
        match.batches.push([]);
        match.follow(entry);
      }
      match.batches.push(told);
      match.quietEntries = snapshot.entries;
    } else match = Match.start(game, header, settings);
    for (const entry of usable ? entries.slice(snapshot.entries) : entries) {
      const refused = match.apply(entry);
      if (refused !== null) throw new Error(`journal of ${game.id}: entry ${match.journal.length} is refused as ${refused.code}`);
      if (entry.kind === 'answer' && !sameKeys(match.journal.at(-1), entry))
        throw new Error(`journal of ${game.id}: entry ${match.journal.length} means another option now`);
    }
    return match;
  }

  get over(): boolean {
    return this.table.outcome !== null;
  }

  get rngHash(): string {
    return sha256(canonical(this.table.rng));
  }

  /** The open question for a seat that still has to answer. */
  askOf(seat: SeatId): Ask | null {
    const at = this.askIndex(seat);
    return at < 0 || this.picks[at] !== null || this.open === null ? null : this.open.asks[at];
  }

  view(seat: SeatId): View<V> {
    return viewOf(this.table, seat, this.openState());
  }

  events(seat: SeatId, from = 0): EventView[][] {
    return this.batches.slice(from).map((batch) => this.batchView(seat, batch));
  }

  batchView(seat: SeatId, batch: readonly GameEvent[]): EventView[] {
    const views: EventView[] = [];
    for (const event of batch) {
      const view = eventView(this.table, seat, event);
      if (view !== null) views.push(view);
    }
    return views;
  }

  private openState(): Open | null {
    return this.open === null ? null : { decision: this.open, n: this.n, picks: this.picks };
  }

  /** Why a card that the seat sees cannot be used now. */
  whyNot(seat: SeatId, card: CardId): Reason | undefined {
    if (card < 0 || card >= this.table.def.length || !sees(this.table, seat, card)) return undefined;
    return this.game.whyNot?.(this.table, seat, card);
  }

  // ── Answers: the hot path ───────────────────────────────────────────────────────────────────────────────────────

  answer(seat: SeatId, n: number, picks: readonly number[], by?: 'bot'): Refusal | null {
    const at = this.askIndex(seat);
    const refused = this.refuseAnswer(at, n, picks);
    if (refused !== null) return refused;
    if (!this.record) {
      this.take(at, picks);
      return null;
    }
    const ask = (this.open as Decision).asks[at];
    const keys = picks.map((p) => keyOf(ask.options[p]));
    return this.commit({ kind: 'answer', n, seat, picks: [...picks], keys, ...(by === undefined ? {} : { by }) }, () =>
      this.take(at, picks),
    );
  }

  answerKeys(seat: SeatId, n: number, keys: readonly string[], by?: 'bot'): Refusal | null {
    const at = this.askIndex(seat);
    const refused = this.refuseAnswer(at, n, null);
    if (refused !== null) return refused;
    const picks = picksOfKeys((this.open as Decision).asks[at], keys);
    return 'code' in picks ? picks : this.answer(seat, n, picks, by);
  }

  private refuseAnswer(at: number, n: number, picks: readonly number[] | null): Refusal | null {
    if (this.open === null) return refusal('match-over');
    if (n !== this.n) return refusal('stale-decision', { n, current: this.n });
    if (at < 0) return refusal('not-asked');
    if (this.picks[at] !== null) return refusal('already-answered');
    return picks === null ? null : checkPicks(this.open.asks[at], picks);
  }

  private askIndex(seat: SeatId): number {
    if (this.open === null) return -1;
    const asks = this.open.asks;
    for (let i = 0; i < asks.length; i++) if (asks[i].seat === seat) return i;
    return -1;
  }

  private take(at: number, picks: readonly number[]): void {
    const open = this.open as Decision;
    const given = open.asks[at].ordered || picks.length < 2 ? picks : picks.slice().sort((a, b) => a - b);
    this.picks[at] = given;
    if (open.mode === 'first' && given.length > 0) for (let i = 0; i < this.picks.length; i++) this.picks[i] ??= NONE;
    for (let i = 0; i < this.picks.length; i++) if (this.picks[i] === null) return;
    this.resume(this.picks as (readonly number[])[]);
  }

  private resume(answer: Answer): void {
    if (this.keep) this.since.push(answer);
    this.advance(answer);
  }

  private advance(given: Answer): void {
    let answer = given;
    let steps = 0;
    try {
      for (;;) {
        if (this.flow === null) {
          if (++steps > STEPS_WITHOUT_QUESTION)
            throw new Error(`${this.game.id}: no question in ${STEPS_WITHOUT_QUESTION} steps after decision ${this.n}`);
          const flow = this.nextStep();
          if (flow === undefined) {
            this.stage = 'play';
            continue;
          }
          this.flow = flow;
        }
        const result = this.flow.next(answer);
        if (result.done !== true) {
          this.ask(result.value);
          return;
        }
        this.flow = null;
        this.stage = 'play';
        answer = NO_PICKS;
      }
    } catch (signal) {
      if (signal !== MATCH_OVER) throw signal;
      this.flow = null;
      this.open = null;
      this.picks = [];
    }
  }

  private ask(decision: Decision): void {
    this.open = decision;
    this.n++;
    const many = decision.asks.length;
    if (many === 1) this.picks = [null];
    else this.picks = new Array(many).fill(null);
  }

  /** Between two steps the match is quiet: a snapshot is just the data, and newcomers sit down. */
  private nextStep(): Flow | void {
    const t = this.table;
    if (this.keep) {
      this.quiet = cloneTable(t);
      this.quietN = this.n;
      this.quietStage = this.stage;
      this.quietEntries = this.journal.length;
      this.since = [];
    }
    if (this.stage === 'setup') return this.game.setup(t);
    if (t.waiting.length > 0 && this.game.join !== undefined) {
      const seat = t.waiting.shift() as SeatId;
      t.ring.splice(this.game.joinAt?.(t) ?? t.ring.length, 0, seat);
      forget(t, seat);
      return this.game.join(t, seat);
    }
    return this.game.step(t);
  }

  private isQuiet(): boolean {
    return this.open?.asks.every((one) => one.prompt.quiet === true) ?? false;
  }

  private dropStep(): void {
    this.flow?.return();
    this.flow = null;
    this.open = null;
    this.advance(NO_PICKS);
  }

  // ── Everything else that can happen to a match ──────────────────────────────────────────────────────────────────

  /** Applies a journal entry of any kind. Refused entries change nothing. */
  apply(entry: Entry): Refusal | null {
    switch (entry.kind) {
      case 'answer':
        return this.answer(entry.seat, entry.n, entry.picks, entry.by);
      case 'time-out':
        return this.timeOut(entry);
      case 'join':
        return this.join(entry);
      case 'leave':
      case 'resign':
        return this.leave(entry);
      case 'bot':
      case 'human':
        return this.game.seats.max <= entry.seat || entry.seat < 0 ? refusal('no-such-seat') : this.commit(entry, () => undefined);
      case 'option':
        return this.changeOption(entry);
      case 'undo':
        return this.undo(entry);
      case 'redo':
        return this.redo(entry);
    }
  }

  private timeOut(entry: Entry & { kind: 'time-out' }): Refusal | null {
    const at = this.askIndex(entry.seat);
    const refused = this.refuseAnswer(at, entry.n, null);
    if (refused !== null) return refused;
    return this.commit(entry, () => this.take(at, this.defaultPicks((this.open as Decision).asks[at])));
  }

  /** What silence means: no to what is optional, otherwise any legal choice. */
  private defaultPicks(ask: Ask): number[] {
    if (ask.min === 0) return [];
    this.table.learned = EVERYBODY;
    const picks = anyPicks(ask, this.table.rng);
    if (this.keep) this.since.push({ rng: cloneRng(this.table.rng) });
    return picks;
  }

  private join(entry: Entry & { kind: 'join' }): Refusal | null {
    const t = this.table;
    if (this.over) return refusal('match-over');
    if (this.game.join === undefined) return refusal('cannot-join');
    if (t.ring.length + t.waiting.length >= this.game.seats.max) return refusal('table-full');
    if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= this.game.seats.max) return refusal('no-such-seat');
    if (t.ring.includes(entry.seat) || t.waiting.includes(entry.seat)) return refusal('seat-taken');
    return this.commit(entry, () => {
      t.waiting.push(entry.seat);
      if (this.isQuiet()) this.dropStep();
      else if (this.keep) this.since.push({ waiting: t.waiting.slice() });
    });
  }

  private leave(entry: Entry & { kind: 'leave' | 'resign' }): Refusal | null {
    const t = this.table;
    const { seat } = entry;
    if (this.over) return refusal('match-over');
    if (this.game.leave === undefined) return refusal('cannot-leave');
    const queued = t.waiting.indexOf(seat);
    if (queued < 0 && !t.ring.includes(seat)) return refusal('no-such-seat');
    return this.commit(entry, () => {
      if (queued >= 0) {
        t.waiting.splice(queued, 1);
        if (this.keep) this.since.push({ waiting: t.waiting.slice() });
      } else this.depart(seat);
    });
  }

  private depart(seat: SeatId): void {
    const t = this.table;
    const before = t.zone.slice();
    const wasQuiet = this.isQuiet();
    if (this.keep) this.since.push({ left: seat });
    try {
      const result = this.game.leave?.(t, seat);
      forget(t, seat);
      if (result === 'drop-step' || wasQuiet) this.dropStep();
      else {
        const moved: CardId[] = [];
        for (let id = 0; id < before.length; id++) if (t.zone[id] !== before[id]) moved.push(id);
        this.askAnew({ moved });
      }
    } catch (signal) {
      if (signal !== MATCH_OVER) throw signal;
      this.flow = null;
      this.open = null;
      this.picks = [];
    }
  }

  /** Questions are put again with what remains; answers already given to an unchanged question stay. */
  private askAnew(again: Again): void {
    const before = this.open;
    const given = this.picks;
    this.advance(again);
    const now = this.open;
    if (before === null || now === null || now.mode !== before.mode) return;
    now.asks.forEach((ask, i) => {
      const old = before.asks.findIndex((one) => one.seat === ask.seat && sameOptions(one, ask));
      if (old >= 0) this.picks[i] = given[old];
    });
    if (this.picks.length > 0 && this.picks.every((p) => p !== null)) this.resume(this.picks as (readonly number[])[]);
  }

  private changeOption(entry: Entry & { kind: 'option' }): Refusal | null {
    const spec = this.game.options.find((o) => o.key === entry.key && o.live === true);
    if (spec === undefined || !spec.values.includes(entry.value)) return refusal('no-such-option');
    return this.commit(entry, () => {
      const options: Options = { ...this.table.options, [entry.key]: entry.value };
      this.table.options = options;
      if (this.quiet !== null) this.quiet.options = options;
    });
  }

  // ── Undo ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether the seat can take its last answer back: by itself, only if the others agree, or not at all. */
  undoable(seat: SeatId): 'free' | 'by-consent' | 'no' {
    const at = this.lastAnswerOf(seat);
    if (at < 0 || this.over) return 'no';
    for (let i = at; i < this.effective.length; i++) {
      const entry = this.effective[i];
      if (isAnswer(entry) && entry.seat !== seat) return 'by-consent';
      if ((this.learned[i] & maskOf(seat)) !== 0) return 'by-consent';
    }
    return 'free';
  }

  private lastAnswerOf(seat: SeatId): number {
    for (let i = this.effective.length - 1; i >= 0; i--) {
      const entry = this.effective[i];
      if (isAnswer(entry) && entry.seat === seat) return i;
      // Seats that came or went cannot be taken back.
      if (entry.kind === 'join' || entry.kind === 'leave' || entry.kind === 'resign') return -1;
    }
    return -1;
  }

  private undo(entry: Entry & { kind: 'undo' }): Refusal | null {
    const can = this.undoable(entry.seat);
    if (can === 'no' || !this.record) return refusal('nothing-to-undo');
    if (can === 'by-consent' && entry.agreed !== true) return refusal('undo-needs-consent');
    const at = this.lastAnswerOf(entry.seat);
    const taken = this.effective.slice(at);
    this.rerun(this.effective.slice(0, at), entry, 'undo');
    this.undone = [...taken, ...this.undone];
    return null;
  }

  private redo(entry: Entry & { kind: 'redo' }): Refusal | null {
    const first = this.undone[0];
    if (first === undefined || !isAnswer(first) || first.seat !== entry.seat) return refusal('nothing-to-redo');
    const rest = this.undone;
    this.rerun([...this.effective, ...rest], entry, 'redo');
    return null;
  }

  private rerun(entries: readonly Entry[], cause: Entry & { seat: SeatId }, key: string): void {
    const again = this.anew();
    for (const entry of entries) {
      const refused = again.apply(isAnswer(entry) ? { ...entry, n: again.n } : entry);
      if (refused !== null) throw new Error(`${this.game.id}: ${key} met ${refused.code}`);
    }
    this.table = again.table;
    this.flow = again.flow;
    this.open = again.open;
    this.picks = again.picks;
    this.stage = again.stage;
    this.quiet = again.quiet;
    // What was asked before must not be answerable any more.
    this.quietN = this.n + 1 + again.quietN - again.n;
    this.n++;
    this.quietStage = again.quietStage;
    this.quietEntries = this.journal.length + 1;
    this.since = again.since;
    this.effective = again.effective;
    this.learned = again.learned;
    this.undone = [];
    this.journal.push(cause);
    const events: GameEvent[] = [];
    this.table.sink = events;
    log(this.table, `match.${key}`, '', { seat: { seat: cause.seat } });
    this.table.sink = null;
    this.batches.push(events);
  }

  // ── Keeping the books ───────────────────────────────────────────────────────────────────────────────────────────

  private commit(entry: Entry, run: () => void): null {
    this.journal.push(entry);
    this.undone = [];
    this.follow(entry);
    this.recordBatch(run);
    if (this.record) {
      this.effective.push(entry);
      this.learned.push(this.table.learned);
    }
    return null;
  }

  private follow(entry: Entry): void {
    if (entry.kind === 'bot') this.control[entry.seat] = entry.level;
    else if (entry.kind === 'human' || entry.kind === 'join') delete this.control[entry.seat];
  }

  private recordBatch(run: () => void): void {
    if (!this.record) {
      run();
      return;
    }
    const events: GameEvent[] = [];
    this.table.sink = events;
    this.table.learned = 0;
    run();
    this.table.sink = null;
    this.batches.push(events);
  }

  // ── Copies ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** An independent match at the same point: the last quiet state and the few answers since. Not recorded; `keep` to fork it again. */
  fork(settings: { readonly keep?: boolean } = {}): Match<V> {
    if (this.quiet === null) throw new Error('a match that keeps no quiet state cannot be forked');
    const copy = new Match(this.game, this.header, cloneTable(this.quiet), { record: false, keep: settings.keep ?? false });
    copy.stage = this.quietStage;
    copy.n = this.quietN;
    copy.advance(NO_PICKS);
    for (const past of this.since) {
      if ('left' in past) copy.depart(past.left);
      else if ('waiting' in past) copy.table.waiting = past.waiting.slice();
      else if ('rng' in past) copy.table.rng = cloneRng(past.rng);
      else copy.resume(past);
    }
    copy.n = this.n;
    if (this.picks.length > 1) copy.picks = this.picks.slice();
    return copy;
  }

  /** A fork in a world that the seat cannot tell from this one: bots search in these, and in nothing else. */
  forkFor(seat: SeatId, rng: Rng): Match<V> {
    const copy = this.fork();
    copy.sample(seat, rng);
    return copy;
  }

  /**
   * Deals what the seat cannot see anew, in place, and puts the others' open questions again. Sealed answers of others are unknown too:
   * where it shows that they were given, any answer stands for them; in an open window it does not show.
   */
  sample(seat: SeatId, rng: Rng): void {
    sampleTable(this.table, seat, rng);
    const open = this.open;
    if (open === null || (open.asks.length === 1 && open.asks[0].seat === seat)) return;
    const answered: { [seat: SeatId]: readonly number[] | null } = {};
    open.asks.forEach((ask, i) => {
      answered[ask.seat] = this.picks[i];
    });
    const n = this.n;
    this.advance({ moved: [] });
    this.n = n;
    this.open?.asks.forEach((ask, i) => {
      if ((answered[ask.seat] ?? null) === null) return;
      if (ask.seat === seat) this.picks[i] = answered[seat];
      else if (open.mode !== 'first') this.picks[i] = anyPicks(ask, rng);
    });
  }

  /** Puts the open question again, as if the table had changed under it (laws use it: options must not depend on what is hidden). */
  askAgain(): void {
    if (this.open === null) return;
    const n = this.n;
    this.askAnew({ moved: [] });
    this.n = n;
  }

  snapshot(): Snapshot<V> {
    if (this.quiet === null) throw new Error('this match keeps no quiet state');
    return { stage: this.quietStage, n: this.quietN, entries: this.quietEntries, table: tableData(cloneTable(this.quiet)) };
  }
}

const NONE: readonly number[] = Object.freeze([]);
const NO_PICKS: Answer = Object.freeze([]);

const isAnswer = (entry: Entry): entry is Entry & { kind: 'answer' | 'time-out' } => entry.kind === 'answer' || entry.kind === 'time-out';

/** As few as are allowed, at random. */
function anyPicks(ask: Ask, rng: Rng): number[] {
  const left = ask.options.map((_, i) => i);
  const picks: number[] = [];
  while (picks.length < ask.min) picks.push(left.splice(below(rng, left.length), 1)[0]);
  return picks;
}

function sameOptions(a: Ask, b: Ask): boolean {
  if (a.options.length !== b.options.length || a.min !== b.min || a.max !== b.max) return false;
  for (let i = 0; i < a.options.length; i++) if (keyOf(a.options[i]) !== keyOf(b.options[i])) return false;
  return true;
}

function sameKeys(applied: Entry | undefined, given: Entry & { kind: 'answer' }): boolean {
  return applied?.kind === 'answer' && applied.keys.length === given.keys.length && applied.keys.every((key, i) => key === given.keys[i]);
}

/** Whoever sits down on a seat starts without its former knowledge. */
function forget<V>(t: Table<V>, seat: SeatId): void {
  const keepMask = ~maskOf(seat);
  for (let id = 0; id < t.seen.length; id++) t.seen[id] &= keepMask;
}
