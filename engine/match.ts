import { keyOf } from './ask.ts';
import type { Fate } from './fate.ts';
import type { Game, Reason } from './game.ts';
import { hurryOf, type Loading, loadingOf } from './loading.ts';
import { log } from './log.ts';
import type { Playable, Snapshot, Stage } from './playable.ts';
import type { Rng } from './random.ts';
import { rngFromSeed } from './random.ts';
import { refusal } from './refusal.ts';
import { checkPicks, picksOfKeys } from './refuse.ts';
import { Run } from './run.ts';
import type { EventView, View } from './see.ts';
import { eventView } from './see.ts';
import { cloneTable, mayLeave, newTable, sees, tableData, tableFromData } from './table.ts';
import type { Ask, CardId, Decision, Entry, GameEvent, Header, Params, Refusal, SeatId, SeatMask, Table, Wish } from './types.ts';
import { maskOf } from './types.ts';

export interface MatchSettings {
  /** Keep journal, events and what undo needs. Mass simulation switches it off. */
  readonly record?: boolean;
  /** Keep the last quiet state, so that the match can be forked and saved. */
  readonly keep?: boolean;
}

/** A quiet position, and how many journal entries came before it. */
interface Origin<V> {
  readonly stage: Stage;
  readonly table: Table<V>;
  readonly entries: number;
}

/** A quiet position after so many effective entries. */
interface Mark<V> {
  readonly at: number;
  readonly stage: Stage;
  readonly table: Table<V>;
}

/** An answer can be taken back until so many entries have followed it in the journal: what was saved before that is never needed again. */
export const UNDO_DEPTH = 120;
const MARK_EVERY = 10;
const MARKS = UNDO_DEPTH / MARK_EVERY + 1;

/** A run with its books: the journal of everything that happened, the events told, and what can be taken back. */
export class Match<V = unknown> implements Playable<V> {
  readonly game: Game<V>;
  readonly header: Header;
  readonly journal: Entry[] = [];
  /** Events by journal entry: `batches[0]` is the setup, `batches[i]` what entry i-1 caused. */
  readonly batches: GameEvent[][] = [];
  /** Seats played by a bot now, with its level. */
  readonly control: { [seat: SeatId]: string } = {};
  private run: Run<V>;
  private readonly record: boolean;
  private readonly keep: boolean;
  /** Where the recorded entries begin, if not at the very start. */
  private readonly origin: Origin<V> | null;
  /** Entries that count after undo, and what was learned by each; the undone ones wait for redo. */
  private effective: Entry[] = [];
  private learned: SeatMask[] = [];
  private undone: Entry[] = [];
  /** By effective entry, its place in the journal: what lies too far back stays. */
  private given: number[] = [];
  /** Effective entries before the last quiet point. */
  private quietAt = 0;
  /** Quiet points on the way, so that taking back runs only what came after one of them. */
  private marks: Mark<V>[] = [];

  private constructor(header: Header, run: Run<V>, origin: Origin<V> | null, settings: MatchSettings) {
    this.game = run.game;
    this.header = header;
    this.run = run;
    this.origin = origin;
    this.record = settings.record ?? true;
    this.keep = settings.keep ?? true;
    this.recordBatch(() => run.start());
  }

  static start<V>(game: Game<V>, header: Header, settings: MatchSettings = {}): Match<V> {
    if (header.seats < game.seats.min || header.seats > game.seats.max) throw new Error(`${game.id} is not for ${header.seats} seats`);
    const table = newTable(game, header.seats, header.options, rngFromSeed(header.seed));
    return new Match(header, new Run(table, 'setup', 0, settings.keep ?? true), null, settings);
  }

  /** A match that starts from a given quiet position (scenarios, «continue from here»). */
  static from<V>(header: Header, table: Table<V>, settings: MatchSettings = {}): Match<V> {
    return Match.begin(header, table, 'play', 0, 0, settings);
  }

  private static begin<V>(header: Header, table: Table<V>, stage: Stage, n: number, entries: number, settings: MatchSettings): Match<V> {
    const origin = settings.record === false ? null : { stage, table: cloneTable(table), entries };
    return new Match(header, new Run(table, stage, n, settings.keep ?? true, entries), origin, settings);
  }

  /** Runs a journal again; with a snapshot only what came after it. Throws if the journal does not fit. */
  static load<V>(game: Game<V>, header: Header, entries: readonly Entry[], snapshot?: Snapshot<V>, settings: MatchSettings = {}): Match<V> {
    const loading = Match.loading(game, header, entries, snapshot, settings);
    loading.goOn(entries.length);
    return loading.match;
  }

  /** The same piece by piece: whoever has other things to do runs a long journal in between. */
  static loading<V>(
    game: Game<V>,
    header: Header,
    entries: readonly Entry[],
    snapshot?: Snapshot<V>,
    settings: MatchSettings = {},
  ): Loading<V> {
    // What was taken back after the snapshot may lie before it; one with what came since the quiet point was chosen with that in mind.
    const usable =
      snapshot !== undefined &&
      (snapshot.since !== undefined || !entries.slice(snapshot.entries).some((e) => e.kind === 'undo' || e.kind === 'redo'));
    const match = usable ? Match.resume(game, header, entries, snapshot, settings) : Match.start(game, header, settings);
    const again = (): void => match.adopt(match.replayed());
    const hurry = usable || !match.record || !match.keep ? undefined : hurryOf(match.run, entries, UNDO_DEPTH, again);
    return loadingOf(match, entries, usable ? snapshot.entries : 0, (entry) => match.applyRecorded(entry), hurry);
  }

  /** Takes over what another match has come to by the same journal. */
  private adopt(other: Match<V>): void {
    this.run = other.run;
    this.marks = other.marks;
    this.quietAt = other.quietAt;
  }

  private static resume<V>(
    game: Game<V>,
    header: Header,
    entries: readonly Entry[],
    snapshot: Snapshot<V>,
    settings: MatchSettings,
  ): Match<V> {
    const match = Match.begin(
      header,
      cloneTable(tableFromData(game, snapshot.table)),
      snapshot.stage,
      snapshot.n,
      snapshot.entries,
      settings,
    );
    const { since } = snapshot;
    for (const entry of since?.entries ?? []) match.applyRecorded(isAnswer(entry) ? { ...entry, n: match.n } : entry);
    const told = since === undefined ? match.batches[0] : [];
    match.journal.length = 0;
    match.batches.length = 0;
    match.given = match.given.map((_, i) => snapshot.entries - match.given.length + i);
    if (since !== undefined) {
      match.run.renumber(since.n, snapshot.entries);
      match.undone = [...since.undone];
    }
    for (const entry of entries.slice(0, snapshot.entries)) {
      match.journal.push(entry);
      match.batches.push([]);
      match.follow(entry);
    }
    match.batches.push(told ?? []);
    return match;
  }

  private applyRecorded(entry: Entry): void {
    const refused = this.apply(entry);
    if (refused !== null) throw new Error(`journal of ${this.game.id}: entry ${this.journal.length} is refused as ${refused.code}`);
  }

  /** The same match once more from where its record begins, without its entries. */
  private anew(): Match<V> {
    const settings = { record: true, keep: this.keep };
    if (this.origin === null) return Match.start(this.game, this.header, settings);
    return Match.begin(this.header, cloneTable(this.origin.table), this.origin.stage, 0, 0, settings);
  }

  /** The given position that the record begins with; null where the match began with its setup. */
  beginning(): Snapshot<V> | null {
    if (this.origin === null || this.origin.stage === 'setup') return null;
    return { stage: this.origin.stage, n: 0, entries: this.origin.entries, table: tableData(cloneTable(this.origin.table)) };
  }

  /** Runs the own journal again from its beginning. */
  replayed(): Match<V> {
    const again = this.anew();
    for (const entry of this.journal) again.applyRecorded(entry);
    return again;
  }

  // ── Looking ─────────────────────────────────────────────────────────────────────────────────────────────────────

  get table(): Table<V> {
    return this.run.table;
  }
  get n(): number {
    return this.run.n;
  }
  get open(): Decision | null {
    return this.run.open;
  }
  get picks(): readonly (readonly number[] | null)[] {
    return this.run.picks;
  }
  get over(): boolean {
    return this.run.over;
  }
  askOf(seat: SeatId): Ask | null {
    return this.run.askOf(seat);
  }
  view(seat: SeatId): View<V> {
    return this.run.view(seat);
  }

  /** What the seat was told, a list a journal entry. */
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

  /** Why a card that the seat sees cannot be used now. */
  whyNot(seat: SeatId, card: CardId): Reason | undefined {
    if (!(card >= 0 && card < this.table.def.length) || !sees(this.table, seat, card)) return undefined;
    return this.game.pages?.whyNot?.(this.table, seat, card);
  }

  fork(settings: { readonly keep?: boolean } = {}): Run<V> {
    return this.run.fork(settings);
  }
  forkFor(seat: SeatId, rng: Rng): Run<V> {
    return this.run.forkFor(seat, rng);
  }
  /** What hidden cards and chance bring until the next answer (`Run.ordain`): for puzzles, where the table plays against the person as well as it can. No part of the journal. */
  ordain(fate: Fate, again: boolean): void {
    this.run.ordain(fate, again);
  }
  /** The last quiet point. */
  snapshot(): Snapshot<V> {
    return this.run.snapshot();
  }

  /**
   * This very moment, whatever was taken back before: the last quiet point and what came since and still counts. The match goes on from here with the
   * journal's later entries, as long as none of them takes back what came before the quiet point.
   */
  checkpoint(): Snapshot<V> {
    const since = { entries: this.effective.slice(this.quietAt), undone: this.undone, n: this.n };
    return { ...this.run.snapshot(), entries: this.journal.length, since };
  }

  /** Place in the journal of the first entry that a match taken up from the checkpoint of this moment could take back. */
  get firstSince(): number {
    return this.given[this.quietAt] ?? this.journal.length;
  }

  /** Place in the journal of the answer that the seat would take back; -1 if there is none. */
  undoReach(seat: SeatId): number {
    return this.given[this.lastDecisionOf(seat)] ?? -1;
  }

  /** Taking back the seat's last own decision, as an entry that names how far it goes. */
  undoOf(seat: SeatId, agreed = false): Entry & { kind: 'undo' } {
    const at = this.lastDecisionOf(seat);
    return { kind: 'undo', seat, ...(agreed ? { agreed } : {}), back: at < 0 ? 0 : this.effective.length - at };
  }

  // ── What can happen to a match ──────────────────────────────────────────────────────────────────────────────────

  answer(seat: SeatId, n: number, picks: readonly number[], by?: 'bot'): Refusal | null {
    if (!this.record) return this.run.answer(seat, n, picks);
    return this.run.refuse(seat, n, picks) ?? this.take(seat, n, picks, by);
  }

  answerKeys(seat: SeatId, n: number, keys: readonly string[], by?: 'bot'): Refusal | null {
    const refused = this.run.refuse(seat, n, null);
    if (refused !== null) return refused;
    const ask = this.run.askOf(seat) as Ask;
    const picks = picksOfKeys(ask, keys);
    if ('code' in picks) return picks;
    return checkPicks(ask, picks) ?? this.take(seat, n, picks, by);
  }

  /** An answer that has been looked at: into the journal, and into effect. */
  private take(seat: SeatId, n: number, picks: readonly number[], by?: 'bot'): null {
    const { options } = this.run.askOf(seat) as Ask;
    const keys = picks.map((p) => keyOf(options[p]));
    return this.commit({ kind: 'answer', n, seat, picks: [...picks], keys, ...(by === undefined ? {} : { by }) }, () =>
      this.run.accept(seat, picks),
    );
  }

  /** Makes a wish of any kind come true and writes it down. Refused wishes change nothing. */
  apply(entry: Wish): Refusal | null {
    switch (entry.kind) {
      case 'answer':
        if (entry.picks !== undefined) return this.answer(entry.seat, entry.n, entry.picks, entry.by);
        return this.answerKeys(entry.seat, entry.n, entry.keys ?? [], entry.by);
      case 'time-out':
        return this.run.refuse(entry.seat, entry.n, null) ?? this.commit(entry, () => this.run.answerByDefault(entry.seat));
      case 'join':
        return this.refuseJoin(entry.seat) ?? this.commit(entry, () => this.run.queue(entry.seat));
      case 'leave':
        return this.leave(entry);
      case 'resign':
        return entry.last === true ? this.concede(entry) : this.leave(entry);
      case 'bot':
      case 'human':
        return this.isSeat(entry.seat) ? this.commit(entry, () => undefined) : refusal('no-such-seat');
      case 'option':
        return this.changeOption(entry);
      case 'undo':
        return this.undo(entry);
      case 'redo':
        return this.redo(entry);
    }
  }

  private isSeat(seat: SeatId): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.game.seats.max;
  }

  private refuseJoin(seat: SeatId): Refusal | null {
    const { ring, waiting } = this.table;
    if (this.over) return refusal('match-over');
    if (this.game.join === undefined) return refusal('cannot-join');
    if (ring.length + waiting.length >= this.game.seats.max) return refusal('table-full');
    if (!this.isSeat(seat)) return refusal('no-such-seat');
    return ring.includes(seat) || waiting.includes(seat) ? refusal('seat-taken') : null;
  }

  private leave(entry: Entry & { kind: 'leave' | 'resign' }): Refusal | null {
    const { ring, waiting } = this.table;
    if (this.over) return refusal('match-over');
    if (!mayLeave(this.table)) return refusal('cannot-leave');
    if (waiting.includes(entry.seat)) return this.commit(entry, () => this.run.unqueue(entry.seat));
    return ring.includes(entry.seat) ? this.commit(entry, () => this.run.depart(entry.seat)) : refusal('no-such-seat');
  }

  private concede(entry: Entry & { kind: 'resign' }): Refusal | null {
    if (this.over) return refusal('match-over');
    return this.table.ring.includes(entry.seat) ? this.commit(entry, () => this.run.concede(entry.seat)) : refusal('no-such-seat');
  }

  private changeOption(entry: Entry & { kind: 'option' }): Refusal | null {
    const spec = this.game.options.find((o) => o.key === entry.key && o.live === true);
    if (spec === undefined || !spec.values.includes(entry.value)) return refusal('no-such-option');
    const options = { ...this.table.options, [entry.key]: entry.value };
    if (spec.fits?.(entry.value, this.table.ring.length, options) === false) return refusal('option-does-not-fit');
    return this.commit(entry, () => this.run.setOptions(options));
  }

  // ── Taking back ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether the seat can take its last answer back: by itself, only if the others agree, or not at all. */
  undoable(seat: SeatId): 'free' | 'by-consent' | 'no' {
    const at = this.lastDecisionOf(seat);
    return at < 0 || this.journal.length - this.given[at] > UNDO_DEPTH ? 'no' : this.judge(seat, at);
  }

  private judge(seat: SeatId, at: number): 'free' | 'by-consent' | 'no' {
    if (at < 0 || this.over) return 'no';
    for (let i = at; i < this.effective.length; i++) {
      const entry = this.effective[i];
      if (isAnswer(entry) && entry.seat !== seat) return 'by-consent';
      if ((this.learned[i] & maskOf(seat)) !== 0) return 'by-consent';
    }
    return 'free';
  }

  /** Whether what the seat took back can be repeated. */
  redoable(seat: SeatId): boolean {
    const first = this.undone[0];
    return first !== undefined && isAnswer(first) && first.seat === seat;
  }

  /** What the seat decided itself: passes that were made for it are not its own. */
  private lastDecisionOf(seat: SeatId): number {
    return this.lastOf(seat, (entry) => entry.kind === 'answer' && entry.by !== 'bot');
  }

  private lastOf(seat: SeatId, counts: (entry: Entry) => boolean): number {
    for (let i = this.effective.length - 1; i >= 0; i--) {
      const entry = this.effective[i];
      if (isAnswer(entry) && entry.seat === seat && counts(entry)) return i;
      // Seats that came or went cannot be taken back.
      if (entry.kind === 'join' || entry.kind === 'leave' || entry.kind === 'resign') return -1;
    }
    return -1;
  }

  private undo(entry: Entry & { kind: 'undo' }): Refusal | null {
    const at = entry.back === undefined ? this.lastOf(entry.seat, isAnswer) : this.lastDecisionOf(entry.seat);
    if (entry.back !== undefined && entry.back !== this.effective.length - at) return refusal('nothing-to-undo');
    const can = this.judge(entry.seat, at);
    if (can === 'no' || !this.record) return refusal('nothing-to-undo');
    if (can === 'by-consent' && entry.agreed !== true) return refusal('undo-needs-consent');
    const taken = [...this.effective.slice(at), ...this.undone];
    const back = this.effective.length - at;
    this.rerun(at, [], entry, 'undo', { back });
    this.undone = taken;
    return null;
  }

  private redo(entry: Entry & { kind: 'redo' }): Refusal | null {
    if (!this.redoable(entry.seat)) return refusal('nothing-to-redo');
    this.rerun(this.effective.length, this.undone, entry, 'redo');
    this.undone = [];
    return null;
  }

  /** Goes back to where the first `keep` effective entries led, and on from there with `more`. Only what came after the last quiet point runs again. */
  private rerun(keep: number, more: readonly Entry[], cause: Entry & { seat: SeatId }, key: string, params: Params = {}): void {
    while (this.marks.length > 0 && this.marks[this.marks.length - 1].at > keep) this.marks.pop();
    const mark = this.marks.at(-1);
    const from = mark?.at ?? 0;
    const settings = { record: true, keep: this.keep };
    const again = mark === undefined ? this.anew() : Match.begin(this.header, cloneTable(mark.table), mark.stage, 0, 0, settings);
    for (const entry of [...this.effective.slice(from, keep), ...more])
      again.applyRecorded(isAnswer(entry) ? { ...entry, n: again.n } : entry);
    // The quiet point lies before this entry.
    again.run.renumber(this.n + 1, this.journal.length);
    this.run = again.run;
    this.effective = [...this.effective.slice(0, from), ...again.effective];
    this.learned = [...this.learned.slice(0, from), ...again.learned];
    // What is repeated was given just now, one after the other.
    this.given = [...this.given.slice(0, keep), ...more.map((_, i) => this.journal.length - more.length + 1 + i)];
    this.quietAt = from + again.quietAt;
    for (const one of again.marks) this.marks.push({ ...one, at: from + one.at });
    this.journal.push(cause);
    this.run.entries = this.journal.length;
    this.recordBatch(() => log(this.table, `match.${key}`, '', { seat: { seat: cause.seat }, ...params }));
  }

  // ── Looking between two steps ───────────────────────────────────────────────────────────────────────────────────

  /** From now on the match stops between two steps where `when` says so (tests look there); null: nowhere. */
  haltWhen(when: ((t: Table<V>) => boolean) | null): void {
    this.run.halt = when;
  }

  get halted(): boolean {
    return this.run.open === null && !this.over;
  }

  /** What a halted match does next belongs to the entry that was being carried out. */
  goOn(): void {
    if (!this.halted) return;
    const { learned } = this.table;
    this.table.sink = this.batches.at(-1) ?? null;
    this.run.goOn();
    this.table.sink = null;
    if (this.learned.length > 0) this.learned[this.learned.length - 1] |= learned | this.table.learned;
    this.noteQuiet();
  }

  // ── Keeping the books ───────────────────────────────────────────────────────────────────────────────────────────

  private commit(entry: Entry, happen: () => void): null {
    this.journal.push(entry);
    this.run.entries = this.journal.length;
    this.undone = [];
    this.follow(entry);
    this.recordBatch(happen);
    if (this.record) {
      this.effective.push(entry);
      this.learned.push(this.table.learned);
      this.given.push(this.journal.length - 1);
      this.noteQuiet();
    }
    return null;
  }

  /** A quiet point that was passed while the last entry was carried out: the entry lies before it. */
  private noteQuiet(): void {
    if (!this.record || this.run.quietEntries !== this.journal.length) return;
    this.quietAt = this.effective.length;
    if (this.quietAt - (this.marks.at(-1)?.at ?? 0) < MARK_EVERY) return;
    this.marks.push({ at: this.quietAt, ...this.run.quietCopy() });
    if (this.marks.length > MARKS) this.marks.shift();
  }

  private follow(entry: Entry): void {
    if (entry.kind === 'bot') this.control[entry.seat] = entry.level;
    else if (entry.kind === 'human' || entry.kind === 'join') delete this.control[entry.seat];
  }

  private recordBatch(happen: () => void): void {
    if (!this.record) {
      happen();
      return;
    }
    const events: GameEvent[] = [];
    this.table.sink = events;
    this.table.learned = 0;
    happen();
    this.table.sink = null;
    this.batches.push(events);
  }
}

const isAnswer = (entry: Entry): entry is Entry & { kind: 'answer' | 'time-out' } => entry.kind === 'answer' || entry.kind === 'time-out';
