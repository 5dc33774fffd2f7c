import type { Gone } from './ask.ts';
import { GONE, isPicks, valueIn } from './ask.ts';
import { HandMade } from './flows.ts';
import { isPresent } from './table.ts';
import type { Answer, Ask, Choice, Decision, Flow, LeadingFlow, Prompt, SeatId, SeatMask, Step, Table, Value } from './types.ts';
import { maskOf } from './types.ts';

interface Common<V, C extends Choice> {
  readonly prompt: Prompt | ((t: Table<V>) => Prompt);
  readonly options: (t: Table<V>, seat: SeatId) => readonly C[];
  /** What the answer leads to; undefined: declined, or nothing to choose from. In a race all have passed, and there is no seat (-1). */
  readonly run: (t: Table<V>, seat: SeatId, picked: Value<C> | undefined | Gone) => Step<V>;
}

interface OpeningSpec<V, C extends Choice> extends Common<V, C> {
  readonly seat: (t: Table<V>) => SeatId;
  /** The seat may decline. */
  readonly optional: boolean;
}

interface RaceSpec<V, C extends Choice> extends Common<V, C> {
  /** By what is public: every one of them that is present is asked, even with nothing to choose. With none, it is as if all had passed. */
  readonly seats: (t: Table<V>) => SeatMask;
}

/** The same, whatever is picked: no value but those of the own options comes to `run`. */
interface Spoken<V> extends Pick<Common<V, Choice>, 'prompt' | 'options'> {
  readonly run: (t: Table<V>, seat: SeatId, picked: never) => Step<V>;
}

/** In a race that nobody has won. */
const NO_SEAT: SeatId = -1;

// Copied for each race: a list that grows takes much more room than it needs.
const NOBODY_ASKED: Ask = { seat: NO_SEAT, prompt: { key: '', rule: '' }, options: [], min: 0, max: 0, ordered: false, silence: undefined };
const ROOM: readonly (readonly Ask[])[] = Array.from({ length: 9 }, (_, many) => Array.from({ length: many }, () => NOBODY_ASKED));

const isAlways = ({ always, window }: Prompt): boolean => always === true || window === true;

/**
 * A question as data: who is asked what, and what the answer leads to. A step begins with it or goes on with it. Made once and returned again
 * and again; a flow comes into being only where the answer leads to one, which most answers do not.
 */
export class Opening<V = unknown> {
  /** Null: a race. */
  private readonly seat: ((t: Table<V>) => SeatId) | null;
  private readonly seats: ((t: Table<V>) => SeatMask) | null;
  private readonly prompt: Prompt | ((t: Table<V>) => Prompt);
  private readonly options: (t: Table<V>, seat: SeatId) => readonly Choice[];
  private readonly min: number;
  /** It is put whatever there is to choose, by a prompt that is always the same. */
  private readonly always: boolean;
  private readonly run: (t: Table<V>, seat: SeatId, picked: never) => Step<V>;

  constructor(seat: Opening<V>['seat'], seats: Opening<V>['seats'], optional: boolean, spec: Spoken<V>) {
    this.seat = seat;
    this.seats = seats;
    this.prompt = spec.prompt;
    this.options = spec.options;
    this.min = optional ? 0 : 1;
    this.always = typeof spec.prompt !== 'function' && isAlways(spec.prompt);
    this.run = spec.run;
  }

  /** The question as it is now. */
  decision(t: Table<V>): Decision {
    const prompt = typeof this.prompt === 'function' ? this.prompt(t) : this.prompt;
    if (this.seat !== null) return { mode: 'one', asks: [this.ask(t, this.seat(t), prompt)] };
    const mask = this.seats === null ? 0 : this.seats(t);
    const { ring } = t;
    let many = 0;
    for (let i = 0; i < ring.length; i++) if ((mask & maskOf(ring[i])) !== 0) many++;
    const asks = many < ROOM.length ? ROOM[many].slice() : [];
    for (let i = 0, k = 0; k < many; i++) if ((mask & maskOf(ring[i])) !== 0) asks[k++] = this.ask(t, ring[i], prompt);
    return { mode: 'first', asks };
  }

  private ask(t: Table<V>, seat: SeatId, prompt: Prompt): Ask {
    const options = this.options(t, seat);
    const max = options.length === 0 ? 0 : 1;
    return { seat, prompt, options, min: this.min < max ? this.min : max, max, ordered: false, silence: undefined };
  }

  /** Whether it has to be put: with nothing to choose a single seat is not asked, a race without seats not held. */
  isAsked({ asks }: Decision): boolean {
    if (this.seat === null) return asks.length > 0;
    const [{ prompt, options, min }] = asks;
    // Prompts come in many shapes, so they are looked at last.
    return options.length > min || this.always || isAlways(prompt);
  }

  /** What it leads to without having been put. */
  unasked(t: Table<V>, { asks }: Decision): Step<V> {
    if (this.seat === null) return this.run(t, NO_SEAT, undefined as never);
    const [ask] = asks;
    t.unasked?.push(ask);
    return this.run(t, ask.seat, (ask.options.length === 0 ? undefined : valueIn(ask.options[0])) as never);
  }

  /** What these picks lead to. */
  answered(t: Table<V>, { asks }: Decision, picks: readonly (readonly number[])[]): Step<V> {
    for (let i = 0; i < asks.length; i++) {
      if (picks[i].length > 0) return this.run(t, asks[i].seat, valueIn(asks[i].options[picks[i][0]]) as never);
    }
    return this.run(t, this.seat === null ? NO_SEAT : asks[0].seat, undefined as never);
  }

  /** What it leads to when the table has changed under it: the question is put again, unless the one who was asked has left. */
  again(t: Table<V>, { asks }: Decision): Step<V> {
    return this.seat === null || isPresent(t, asks[0].seat) ? this : this.run(t, asks[0].seat, GONE as never);
  }
}

/** A question to one seat. */
export const opening = <V, C extends Choice>(spec: OpeningSpec<V, C>): Opening<V> => new Opening<V>(spec.seat, null, spec.optional, spec);

/** A question to several seats at once: the first answer that is not a pass closes it, and all passes close it. */
export const race = <V, C extends Choice>(spec: RaceSpec<V, C>): Opening<V> => new Opening<V>(null, spec.seats, true, spec);

/** A flow and what comes after it: neither needs to know of the other, and no flow has to lie around both. */
export class FlowThen<V = unknown> {
  readonly flow: Flow;
  readonly next: (t: Table<V>) => Step<V>;

  constructor(flow: Flow, next: (t: Table<V>) => Step<V>) {
    this.flow = flow;
    this.next = next;
  }
}

/** Goes through a step inside a flow. */
export const stepAsFlow = <V>(t: Table<V>, begun: Step<V>): Flow => new StepFlow(t, begun) as unknown as Flow;

class StepFlow<V> extends HandMade {
  private readonly t: Table<V>;
  private step: Step<V>;
  /** The step has been put as a question. */
  private decision: Decision | null = null;
  /** What the step has led into, and what comes after it where it does not say so itself. */
  private flow: LeadingFlow<V> | null = null;
  private after: ((t: Table<V>) => Step<V>) | null = null;

  constructor(t: Table<V>, begun: Step<V>) {
    super();
    this.t = t;
    this.step = begun;
  }

  next(answer: Answer): IteratorResult<Decision, unknown> {
    const { t, decision } = this;
    if (decision !== null) {
      const asked = this.step as Opening<V>;
      this.decision = null;
      this.step = isPicks(answer) ? asked.answered(t, decision, answer) : asked.again(t, decision);
    }
    for (;;) {
      if (this.flow === null) {
        const asked = this.enter();
        if (asked !== null) return this.asks(asked);
        if (this.flow === null) return this.ends(undefined);
      }
      const result = this.flow.next(answer);
      if (result.done !== true) return result;
      const led = this.after ?? result.value;
      this.flow = null;
      this.step = typeof led === 'function' ? led(t) : led;
    }
  }

  /** Goes on with the step: says what is asked, or has a flow, or neither when there is nothing left. */
  private enter(): Decision | null {
    const { t } = this;
    let { step } = this;
    while (step instanceof Opening) {
      const decision = step.decision(t);
      if (step.isAsked(decision)) {
        this.step = step;
        this.decision = decision;
        return decision;
      }
      step = step.unasked(t, decision);
    }
    if (step instanceof FlowThen) {
      this.flow = step.flow;
      this.after = step.next;
    } else {
      this.flow = step ?? null;
      this.after = null;
    }
    return null;
  }

  override return(): IteratorResult<Decision, unknown> {
    this.flow?.return();
    return super.return();
  }
}
