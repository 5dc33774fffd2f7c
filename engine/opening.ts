import type { Ask, Choice, Flow, Prompt, SeatId, Table, Value } from './types.ts';

interface OpeningSpec<V, C extends Choice> {
  readonly seat: (t: Table<V>) => SeatId;
  readonly prompt: Prompt | ((t: Table<V>) => Prompt);
  readonly options: (t: Table<V>, seat: SeatId) => readonly C[];
  /** The seat may decline. */
  readonly optional: boolean;
  /** What the answer leads to; undefined: declined, nothing to choose from, or the seat has left. */
  readonly run: (t: Table<V>, seat: SeatId, picked: Value<C> | undefined) => Flow | void;
}

/**
 * A step that begins with a question to one seat, as data: who is asked what, and what the answer leads to. Made once and returned again and
 * again; a flow comes into being only where the answer leads to one, which most answers do not.
 */
export class Opening<V = unknown> {
  readonly seat: (t: Table<V>) => SeatId;
  readonly run: (t: Table<V>, seat: SeatId, picked: unknown) => Flow | void;
  private readonly prompt: Prompt | ((t: Table<V>) => Prompt);
  private readonly options: (t: Table<V>, seat: SeatId) => readonly Choice[];
  private readonly min: number;

  constructor(spec: OpeningSpec<V, Choice>) {
    this.seat = spec.seat;
    this.run = spec.run;
    this.prompt = spec.prompt;
    this.options = spec.options;
    this.min = spec.optional ? 0 : 1;
  }

  /** The question as it is now. */
  ask(t: Table<V>, seat: SeatId): Ask {
    const { prompt } = this;
    const options = this.options(t, seat);
    const least = this.min < options.length ? this.min : options.length;
    return {
      seat,
      prompt: typeof prompt === 'function' ? prompt(t) : prompt,
      options,
      min: least,
      max: options.length === 0 ? 0 : 1,
      ordered: false,
      silence: undefined,
    };
  }
}

export const opening = <V, C extends Choice>(spec: OpeningSpec<V, C>): Opening<V> => new Opening<V>(spec);
