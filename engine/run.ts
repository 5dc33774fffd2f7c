import { isPicks } from './ask.ts';
import type { Fate } from './fate.ts';
import { ordainFaces } from './fate.ts';
import type { Game } from './game.ts';
import { finish, log, MATCH_OVER, NOBODY_ASKED, RESIGNED } from './log.ts';
import { FlowThen, Opening } from './opening.ts';
import { anyPicks, sameOptions, single } from './picks.ts';
import type { Playable, Snapshot, Stage } from './playable.ts';
import type { Rng } from './random.ts';
import { cloneRng, fateRng } from './random.ts';
import { refusal } from './refusal.ts';
import { checkPicks } from './refuse.ts';
import { sampleTable } from './sample.ts';
import type { View } from './see.ts';
import { viewOf } from './see.ts';
import { cloneTable, forget, tableData } from './table.ts';
import type { Again, Answer, Ask, CardId, Decision, LeadingFlow, Options, Refusal, SeatId, Step, Table } from './types.ts';
import { EVERYBODY } from './types.ts';

/** What happened since the last quiet point: whole answers, seats that left or queued up, and chance used outside the flow. */
type SinceQuiet = Answer | Ordained | { readonly left: SeatId } | { readonly rng: Rng } | { readonly waiting: readonly SeatId[] };

interface Ordained {
  readonly fate: Fate;
  /** Others are asked anew, because what they hold is another thing now. */
  readonly again: boolean;
}

// More steps without a question than any rulebook has: nobody will ever be asked again, so the match ends.
const STEPS_WITHOUT_QUESTION = 10_000;
const NONE: readonly number[] = [];
// Shared by all questions to one seat: who writes into it copies it first.
const NOT_YET: (readonly number[] | null)[] = [null];
// Copied for each decision to several, which is faster than filling a new list.
const UNANSWERED: readonly (readonly null[])[] = Array.from({ length: 9 }, (_, many) => Array.from({ length: many }, () => null));
const NO_PICKS: Answer = [];
const DECLINED: Answer = [NONE];
/** The answer of one seat by one option, shared: most answers are one of these. */
const ANSWERS: readonly Answer[] = Array.from({ length: 128 }, (_, pick) => [single(pick)]);

/** The answer to a question to one seat. */
const answerOf = (picks: readonly number[]): Answer =>
  picks.length === 0 ? DECLINED : picks.length === 1 && picks[0] < ANSWERS.length ? ANSWERS[picks[0]] : [picks];

/** Runs the flows of a game on a table: asks, takes answers, keeps the last quiet state. Knows no journal, so that forks cost little. */
export class Run<V = unknown> implements Playable<V> {
  readonly game: Game<V>;
  table: Table<V>;
  n: number;
  open: Decision | null = null;
  picks: (readonly number[] | null)[] = [];
  /** Journal entries so far, told by whoever keeps one. */
  entries: number;
  private stage: Stage;
  private flow: LeadingFlow<V> | null = null;
  /** What comes after the flow, where it does not say so itself. */
  private after: ((t: Table<V>) => Step<V>) | null = null;
  /** The open question, where it is given as data. */
  private opening: Opening<V> | null = null;
  private keep: boolean;
  private quiet: { readonly table: Table<V>; readonly n: number; readonly stage: Stage; readonly entries: number } | null = null;
  private since: SinceQuiet[] = [];
  /** Asked between two steps: a run that is being looked at stops there, without a question, until `goOn`. */
  halt: ((t: Table<V>) => boolean) | null = null;

  constructor(table: Table<V>, stage: Stage, n: number, keep: boolean, entries = 0) {
    this.game = table.game;
    this.table = table;
    this.stage = stage;
    this.n = n;
    this.keep = keep;
    this.entries = entries;
  }

  /** Whether quiet states are kept from now on; the next one that is passed is the first. */
  keepQuiet(keep: boolean): void {
    this.keep = keep;
    this.quiet = null;
    this.since = [];
  }

  start(): this {
    this.advance(NO_PICKS);
    return this;
  }

  get over(): boolean {
    return this.table.outcome !== null;
  }

  askOf(seat: SeatId): Ask | null {
    const at = this.askIndex(seat);
    return at < 0 || this.picks[at] !== null || this.open === null ? null : this.open.asks[at];
  }

  view(seat: SeatId): View<V> {
    return viewOf(this.table, seat, this.open === null ? null : { decision: this.open, n: this.n, picks: this.picks });
  }

  // ── Answers: the hot path ───────────────────────────────────────────────────────────────────────────────────────

  answer(seat: SeatId, n: number, picks: readonly number[]): Refusal | null {
    const at = this.askIndex(seat);
    const refused = this.refuseAt(at, n, picks);
    if (refused === null) this.take(at, picks);
    return refused;
  }

  /** An answer that nothing is to be said against (`refuse`). */
  accept(seat: SeatId, picks: readonly number[]): void {
    this.take(this.askIndex(seat), picks);
  }

  /** Why this answer is not accepted; without picks, why no answer of that seat would be. */
  refuse(seat: SeatId, n: number, picks: readonly number[] | null): Refusal | null {
    return this.refuseAt(this.askIndex(seat), n, picks);
  }

  private refuseAt(at: number, n: number, picks: readonly number[] | null): Refusal | null {
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
    if (open.asks.length === 1) {
      this.resume(answerOf(given));
      return;
    }
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
        if (this.opening !== null) {
          if (this.enter(this.opened(this.opening, answer))) return;
          answer = NO_PICKS;
        }
        if (this.flow === null) {
          if (this.table.outcome !== null) {
            this.close();
            return;
          }
          if (this.halt?.(this.table) === true) {
            this.open = null;
            this.picks = [];
            return;
          }
          if (++steps > STEPS_WITHOUT_QUESTION) {
            log(this.table, NOBODY_ASKED, '');
            finish(this.table, { winners: [], reason: NOBODY_ASKED, rule: '' });
          }
          if (this.enter(this.nextStep())) return;
          if (this.flow === null) {
            this.stage = 'play';
            continue;
          }
        }
        const result = this.flow.next(answer);
        if (result.done !== true) {
          this.ask(result.value);
          return;
        }
        this.stage = 'play';
        answer = NO_PICKS;
        const next = this.after ?? result.value;
        if (this.enter(typeof next === 'function' ? next(this.table) : next)) return;
      }
    } catch (signal) {
      this.end(signal);
    }
  }

  /** Goes on with what a step, a flow or an answer leads to; says whether that is a question. */
  private enter(begun: Step<V>): boolean {
    let next = begun;
    while (next instanceof Opening) {
      const decision = next.decision(this.table);
      if (next.isAsked(decision)) {
        this.flow = null;
        this.opening = next;
        this.ask(decision);
        return true;
      }
      next = next.unasked(this.table, decision);
    }
    this.opening = null;
    if (next instanceof FlowThen) {
      this.flow = next.flow;
      this.after = next.next;
    } else {
      this.flow = next ?? null;
      this.after = null;
    }
    return false;
  }

  private opened(opening: Opening<V>, answer: Answer): Step<V> {
    const open = this.open as Decision;
    return isPicks(answer) ? opening.answered(this.table, open, answer) : opening.again(this.table, open);
  }

  goOn(): void {
    this.advance(NO_PICKS);
  }

  private ask(decision: Decision): void {
    this.open = decision;
    this.n++;
    const many = decision.asks.length;
    this.picks = many === 1 ? NOT_YET : many < UNANSWERED.length ? UNANSWERED[many].slice() : new Array(many).fill(null);
  }

  private end(signal: unknown): void {
    if (signal !== MATCH_OVER) throw signal;
    this.close();
  }

  private close(): void {
    this.flow = null;
    this.opening = null;
    this.open = null;
    this.picks = [];
  }

  /** Between two steps the match is quiet: a snapshot is just the data, and newcomers sit down. */
  private nextStep(): Step<V> {
    const t = this.table;
    if (this.keep) {
      this.quiet = { table: cloneTable(t), n: this.n, stage: this.stage, entries: this.entries };
      this.since = [];
    }
    if (this.stage === 'setup') return this.game.setup(t);
    if (t.waiting.length > 0 && this.game.join !== undefined && (this.game.mayJoin?.(t) ?? true)) {
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
    this.opening = null;
    this.open = null;
    this.advance(NO_PICKS);
  }

  // ── Time, seats, settings ───────────────────────────────────────────────────────────────────────────────────────

  answerByDefault(seat: SeatId): void {
    this.accept(seat, this.defaultPicks(seat));
  }

  /** What silence means: what the rule says, else no to what is optional, otherwise any legal choice. */
  defaultPicks(seat: SeatId): readonly number[] {
    const ask = (this.open as Decision).asks[this.askIndex(seat)];
    if (ask.silence !== undefined) return ask.silence(ask.options);
    if (ask.min === 0) return NONE;
    this.table.learned = EVERYBODY;
    const picks = anyPicks(ask, this.table.rng);
    if (this.keep) this.since.push({ rng: cloneRng(this.table.rng) });
    return picks;
  }

  /** A newcomer sits down now if nothing is under way, otherwise at the next quiet point. */
  queue(seat: SeatId): void {
    this.table.waiting.push(seat);
    if (this.isQuiet()) this.dropStep();
    else this.noteWaiting();
  }

  unqueue(seat: SeatId): void {
    this.table.waiting = this.table.waiting.filter((one) => one !== seat);
    this.noteWaiting();
  }

  private noteWaiting(): void {
    if (this.keep) this.since.push({ waiting: this.table.waiting.slice() });
  }

  /** A seat leaves at once, also in mid-effect. */
  depart(seat: SeatId): void {
    const t = this.table;
    const before = t.zone.slice();
    const wasQuiet = this.isQuiet();
    if (this.keep) this.since.push({ left: seat });
    try {
      const result = this.game.leave?.(t, seat);
      forget(t, seat);
      if (result === 'drop-step' || wasQuiet) this.keepingAnswers(() => this.dropStep());
      else {
        const moved: CardId[] = [];
        for (let id = 0; id < before.length; id++) if (t.zone[id] !== before[id]) moved.push(id);
        this.askAnew({ moved });
      }
    } catch (signal) {
      this.end(signal);
    }
  }

  /** The last person gives up: the match ends, whatever is under way, in any game. */
  concede(seat: SeatId): void {
    const t = this.table;
    log(t, RESIGNED, '', { seat: { seat } });
    try {
      finish(t, { winners: t.ring.filter((one) => one !== seat), reason: RESIGNED, rule: '', params: { seat: { seat } } });
    } catch (signal) {
      this.end(signal);
    }
  }

  /** Questions are put again with what remains; answers already given to an unchanged question stay. */
  private askAnew(again: Again): void {
    this.keepingAnswers(() => this.advance(again));
  }

  private keepingAnswers(change: () => void): void {
    const before = this.open;
    const given = this.picks;
    change();
    const now = this.open;
    // With one seat left to ask, a question to all is a question to one; a race stays a race.
    if (before === null || now === null || (now.mode === 'first') !== (before.mode === 'first')) return;
    this.picks = this.picks.slice();
    now.asks.forEach((ask, i) => {
      const old = before.asks.findIndex((one) => one.seat === ask.seat && one.prompt.key === ask.prompt.key && sameOptions(one, ask));
      if (old >= 0) this.picks[i] = given[old];
    });
    if (this.picks.length > 0 && this.picks.every((p) => p !== null)) this.resume(this.picks);
  }

  setOptions(options: Options): void {
    this.table.options = options;
    if (this.quiet !== null) this.quiet.table.options = options;
  }

  // ── Copies ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** An independent run at the same point: the last quiet state and the few answers since. `keep` to fork it again. */
  fork(settings: { readonly keep?: boolean } = {}): Run<V> {
    if (this.quiet === null) throw new Error('a match that keeps no quiet state cannot be forked');
    const copy = new Run(cloneTable(this.quiet.table), this.quiet.stage, this.quiet.n, settings.keep ?? false);
    copy.advance(NO_PICKS);
    for (const past of this.since) {
      if ('left' in past) copy.depart(past.left);
      else if ('waiting' in past) copy.table.waiting = past.waiting.slice();
      else if ('rng' in past) copy.table.rng = cloneRng(past.rng);
      else if ('fate' in past) copy.ordain(past.fate, past.again);
      else copy.resume(past);
    }
    copy.n = this.n;
    if (this.picks.length > 1) copy.picks = this.picks.slice();
    return copy;
  }

  /** A fork in a world that the seat cannot tell from this one: bots search in these, and in nothing else. */
  forkFor(seat: SeatId, rng: Rng): Run<V> {
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
    this.picks = this.picks.slice();
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

  /**
   * Fixes what hidden cards and chance bring from now until the next such call: faces behind ids that `fate.seat` does not see, from those that their
   * pool still allows, and the results of dice. `again`: open questions are put anew, since somebody may hold something else.
   */
  ordain(fate: Fate, again = false): void {
    const ordained = { fate, again };
    if (this.keep) this.since.push(ordained);
    this.bring(ordained);
  }

  private bring({ fate, again }: Ordained): void {
    this.table.fate = fate;
    this.table.rng = fateRng(fate.rolls);
    ordainFaces(this.table);
    if (again) this.askAgain();
  }

  /** What was answered, fixed or drawn since the last quiet point, in words that differ if anything of it does. */
  sinceQuiet(): string {
    return JSON.stringify(this.since.map((past) => ('fate' in past ? past.fate.rolls : past)));
  }

  /** Goes on under another decision and entry number, so that what was asked before cannot be answered any more. */
  renumber(n: number, entries: number): void {
    if (this.quiet !== null) this.quiet = { ...this.quiet, n: this.quiet.n + n - this.n, entries };
    this.n = n;
    this.entries = entries;
  }

  get isForkable(): boolean {
    return this.quiet !== null;
  }

  /** How many journal entries came before the last quiet point; -1: none is kept. */
  get quietEntries(): number {
    return this.quiet?.entries ?? -1;
  }

  /** The last quiet point, to go on from. */
  quietCopy(): { readonly stage: Stage; readonly table: Table<V> } {
    if (this.quiet === null) throw new Error('this match keeps no quiet state');
    return { stage: this.quiet.stage, table: cloneTable(this.quiet.table) };
  }

  snapshot(): Snapshot<V> {
    if (this.quiet === null) throw new Error('this match keeps no quiet state');
    const { stage, n, entries, table } = this.quiet;
    return { stage, n, entries, table: tableData(cloneTable(table)) };
  }
}
