import type { Match } from '../match.ts';
import type { Ask, CardId, Choice, GameEvent, SeatId, Table } from '../types.ts';
import type { Names, SeatName } from './names.ts';
import { SEAT_NAMES } from './names.ts';
import type { TextLaw } from './texts.ts';

/** Where a test wants the match to stop: when a turn ends, when the turn of a seat begins, or where it says so itself. */
export type Stop<V> = 'turn' | SeatName | ((t: Table<V>) => boolean);

/** Whose turn it is, and which: by `vars.turn` and `vars.active` unless the game's table says otherwise. */
export interface Turn {
  readonly n: number;
  readonly seat: SeatId;
}

function turnOf<V>(t: Table<V>): Turn {
  const { turn = 0, active = 0 } = t.vars as { readonly turn?: number; readonly active?: SeatId };
  return { n: turn, seat: active };
}

export interface CourseSettings<V> {
  turn?(t: Table<V>): Turn;
  readonly texts?: TextLaw;
}

/** What happened at a table in words, with what happened by itself, and where it is to stop. */
export class Course<V> {
  private readonly match: Match<V>;
  private readonly names: Names<V>;
  private readonly turn: (t: Table<V>) => Turn;
  private readonly texts: TextLaw | undefined;
  private readonly lines: string[] = [];
  private stop: Stop<V> | null = null;
  private last: Turn;
  private passed = false;
  private told = 0;

  constructor(match: Match<V>, names: Names<V>, settings: CourseSettings<V>) {
    this.match = match;
    this.names = names;
    this.turn = (t) => settings.turn?.(t) ?? turnOf(t);
    this.texts = settings.texts;
    this.last = this.turn(match.table);
    match.haltWhen((t) => this.between(t));
  }

  /** Carries something out and writes down what came of it without anybody being asked. */
  does<T>(words: string, happen: () => T): T {
    this.lines.push(words);
    this.match.table.unasked = [];
    const batches = this.match.batches.length;
    this.told = 0;
    const result = happen();
    // Taking back runs the match again on another table.
    this.match.haltWhen((t) => this.between(t));
    this.tell(this.match.table, this.match.batches.slice(batches).flat());
    this.match.table.unasked = null;
    this.texts?.hear(this.match);
    return result;
  }

  /** The log lines since the last time, and the questions that were not put. */
  tell(t: Table<V>, events: readonly GameEvent[]): void {
    for (const event of events.slice(this.told)) if (event.e === 'log') this.lines.push(`  ${this.line(t, event)}`);
    this.told = events.length;
    for (const ask of t.unasked ?? []) this.lines.push(`  ${this.unasked(t, ask)}`);
    t.unasked = [];
  }

  private line(t: Table<V>, { key, params, faces }: GameEvent & { e: 'log' }): string {
    // As it was called then: a shuffle since may have put another face behind the id.
    const name = (card: CardId): string => {
      const face = faces.find((one) => one.card === card);
      return face === undefined || face.def === t.def[card] ? this.names.card(t, card) : t.game.defs[face.def].id;
    };
    const words = Object.values(params).map((value) => {
      if (typeof value !== 'object') return `${value}`;
      if ('seat' in value) return SEAT_NAMES[value.seat];
      if ('cards' in value) return value.cards.map(name).join(' + ');
      return 'card' in value ? name(value.card) : value.def;
    });
    return [key, ...words].join(' ');
  }

  until(stop: Stop<V> | null): void {
    this.stop = stop;
  }

  goesOn(): void {
    this.passed = true;
    this.does('the match goes on', () => this.match.goOn());
  }

  /** Runs to the next question, whatever the test wanted to look at. */
  finish(): void {
    this.stop = null;
    this.match.goOn();
    this.match.haltWhen(null);
  }

  get words(): string {
    return this.lines.join('\n');
  }

  private between(t: Table<V>): boolean {
    const before = this.last;
    const now = this.turn(t);
    this.last = now;
    if (this.passed) {
      this.passed = false;
      return false;
    }
    const isNew = now.n !== before.n || now.seat !== before.seat;
    if (isNew) {
      this.tell(t, Array.isArray(t.sink) ? t.sink : []);
      this.lines.push(`  — the turn of ${SEAT_NAMES[now.seat] ?? 'nobody'} begins —`);
    }
    if (this.stop === null) return false;
    if (typeof this.stop === 'function') return this.stop(t);
    return isNew && (this.stop === 'turn' || this.stop === SEAT_NAMES[now.seat]);
  }

  private unasked(t: Table<V>, ask: Ask): string {
    const name = SEAT_NAMES[ask.seat];
    if (ask.options.length === 0 || ask.max === 0) return `${name} was not asked ${ask.prompt.key}: nothing to choose`;
    return `${name} was not asked ${ask.prompt.key}: ${this.options(t, ask.options)} was the only answer`;
  }

  options(t: Table<V>, options: readonly Choice[]): string {
    return options.map((choice) => this.names.option(t, choice)).join(', ');
  }

  /** What is open now, for the messages of failures. */
  get open(): string {
    const { match } = this;
    if (match.over) return 'the match is over';
    if (match.open === null) return 'the match has stopped between two turns (table.goesOn() goes on)';
    return match.open.asks
      .map((ask) => `${SEAT_NAMES[ask.seat]}: ${ask.prompt.key} (${this.options(match.table, ask.options)})`)
      .join('; ');
  }
}
