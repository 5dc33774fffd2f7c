import { decoded, isCode, valueOfCode } from './codes.ts';
import { flowOf, GoesOn, HandMade } from './flows.ts';
import { isPresent, othersFrom, seatsFrom } from './table.ts';
import type { Again, Answer, Ask, CardId, Choice, Decision, Flow, Option, Prompt, Ref, SeatId, Silence, Table, Value } from './types.ts';
import { EVERYBODY } from './types.ts';

/** Options as they are now, or how to list them anew when the table has changed under an open question. */
export type Offer<C extends Choice> = readonly C[] | (() => readonly C[]);

export interface Request<C extends Choice = Choice> {
  readonly prompt: Prompt;
  readonly options: Offer<C>;
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** What silence answers; without it, it declines what is optional and picks anything else by chance. */
  readonly silence?: Silence;
}

export const oneOf = <C extends Choice>(prompt: Prompt, options: Offer<C>): Request<C> => ({
  prompt,
  options,
  min: 1,
  max: 1,
  ordered: false,
});
export const maybeOneOf = <C extends Choice>(prompt: Prompt, options: Offer<C>): Request<C> => ({
  prompt,
  options,
  min: 0,
  max: 1,
  ordered: false,
});
export const someOf = <C extends Choice>(prompt: Prompt, options: Offer<C>, min: number, max: number): Request<C> => ({
  prompt,
  options,
  min,
  max,
  ordered: false,
});
export const inOrder = <C extends Choice>(prompt: Prompt, options: readonly C[]): Request<C> => ({
  prompt,
  options,
  min: options.length,
  max: options.length,
  ordered: true,
});

/**
 * The answer of a seat that has left: before it was asked, or instead of answering. Having chosen nothing is another answer. An effect that goes
 * on after «nothing» must not go on for a seat that has gone, so every question has this among its results. It counts as false.
 */
export const GONE = null;
export type Gone = typeof GONE;

/** The seat has left: nothing may fall on it any more. */
export const isGone = (answer: unknown): answer is Gone => answer === GONE;

/** Nothing was chosen, for whatever reason: there was nothing, the seat declined, or it has left. For effects that end with that. */
export const isNone = (answer: unknown): answer is undefined | Gone => answer === undefined || answer === GONE;

/** One of the options; undefined only if there is none. */
export function pick<C extends Choice, V>(t: Table<V>, seat: SeatId, prompt: Prompt, options: Offer<C>): Flow<Value<C> | undefined | Gone> {
  return new Question(t, seat, prompt, options, 1) as unknown as Flow<Value<C> | undefined | Gone>;
}

/** One of the options; undefined if the seat chooses none or there is none. */
export function mayPick<C extends Choice, V>(
  t: Table<V>,
  seat: SeatId,
  prompt: Prompt,
  options: Offer<C>,
): Flow<Value<C> | undefined | Gone> {
  return new Question(t, seat, prompt, options, 0) as unknown as Flow<Value<C> | undefined | Gone>;
}

/** From min to max different options, in the order in which they were offered; fewer if there are not enough. */
export function pickSome<C extends Choice, V>(
  t: Table<V>,
  seat: SeatId,
  prompt: Prompt,
  options: Offer<C>,
  min: number,
  max: number,
): Flow<Value<C>[] | Gone> {
  return ask(t, seat, someOf(prompt, options, min, max));
}

/** All options in the order the seat likes. */
export function order<C extends Choice, V>(t: Table<V>, seat: SeatId, prompt: Prompt, options: readonly C[]): Flow<Value<C>[] | Gone> {
  return ask(t, seat, inOrder(prompt, options));
}

/** A whole number from min to max. */
export function* pickNumber<V>(t: Table<V>, seat: SeatId, prompt: Prompt, min: number, max: number): Flow<number | Gone> {
  const options: Option<number>[] = [];
  for (let n = min; n <= max; n++) options.push(button(`${n}`, n));
  const picked = yield* pick(t, seat, prompt, options);
  return picked === undefined ? min : picked;
}

const YES = button('yes', true);
const NO = button('no', false);
export function* yesNo<V>(t: Table<V>, seat: SeatId, prompt: Prompt): Flow<boolean | Gone> {
  const picked = yield* pick(t, seat, prompt, [YES, NO]);
  return picked === undefined ? false : picked;
}

/** A question to one seat. Who has left is not asked. No option: not asked. One forced answer: taken, not asked. Only here and in `askAll`. */
export function ask<C extends Choice, V>(t: Table<V>, seat: SeatId, request: Request<C>): Flow<Value<C>[] | Gone> {
  return new Inquiry(t, seat, request) as unknown as Flow<Value<C>[] | Gone>;
}

/** The same where at most one is picked. */
export function* askOne<C extends Choice, V>(t: Table<V>, seat: SeatId, request: Request<C>): Flow<Value<C> | undefined | Gone> {
  const picked = yield* ask(t, seat, request);
  return isGone(picked) ? GONE : picked[0];
}

class Inquiry<C extends Choice, V> extends HandMade {
  private readonly t: Table<V>;
  private readonly seat: SeatId;
  private readonly request: Request<C>;
  /** What was offered; null before the question has been put. */
  private options: readonly C[] | null = null;
  private question: Ask | null = null;

  constructor(t: Table<V>, seat: SeatId, request: Request<C>) {
    super();
    this.t = t;
    this.seat = seat;
    this.request = request;
  }

  next(answer: Answer): IteratorResult<Decision, unknown> {
    const { t, seat, options, question } = this;
    const offer = this.request.options;
    if (question !== null && isPicks(answer)) return this.ends(valuesOf(question, answer[0]));
    if (!isPresent(t, seat)) return this.ends(GONE);
    if (options !== null && !isPicks(answer)) return this.put(remaining(t, offer, options, answer));
    return this.put(typeof offer === 'function' ? offer() : offer);
  }

  private put(options: readonly C[]): IteratorResult<Decision, unknown> {
    const { t, seat, request } = this;
    const question = toAsk(seat, request, options);
    const forced = forcedAnswer(request, options);
    if (forced !== null) {
      t.unasked?.push(question);
      return this.ends(forced);
    }
    this.options = options;
    this.question = question;
    return this.asks({ mode: 'one', asks: [question] });
  }
}

/** The same for at most one pick, which is most questions, with what the answer leads to. */
class Question<C extends Choice, V> extends GoesOn {
  private readonly t: Table<V>;
  private readonly seat: SeatId;
  private readonly prompt: Prompt;
  private readonly offer: Offer<C>;
  private readonly min: number;
  /** What was offered; null before the question has been put. */
  private options: readonly C[] | null = null;
  /** What the answer leads to, until it is called; then what it has begun. */
  private act: ((picked: never) => Flow<unknown> | void) | null = null;
  private rest: Flow<unknown> | null = null;

  constructor(t: Table<V>, seat: SeatId, prompt: Prompt, offer: Offer<C>, min: 0 | 1) {
    super();
    this.t = t;
    this.seat = seat;
    this.prompt = prompt;
    this.offer = offer;
    this.min = min;
  }

  override goOnWith(act: (picked: never) => Flow<unknown> | void): boolean {
    if (this.act !== null) return false;
    this.act = act;
    return true;
  }

  next(answer: Answer): IteratorResult<Decision, unknown> {
    const { t, seat, options, offer, rest } = this;
    if (rest !== null) return rest.next(answer);
    if (options !== null && isPicks(answer)) return this.lead(answer[0].length === 0 ? undefined : valueIn(options[answer[0][0]]), answer);
    if (!isPresent(t, seat)) return this.lead(GONE, answer);
    if (options !== null && !isPicks(answer)) return this.put(remaining(t, offer, options, answer), answer);
    return this.put(typeof offer === 'function' ? offer() : offer, answer);
  }

  private put(options: readonly C[], answer: Answer): IteratorResult<Decision, unknown> {
    const { seat, prompt, min } = this;
    const many = options.length;
    const max = many === 0 ? 0 : 1;
    const question: Ask = { seat, prompt, options, min: min < max ? min : max, max, ordered: false, silence: undefined };
    // Most questions have more options than that, so the prompts, which come in many shapes, are looked at last.
    if (many <= min && prompt.always !== true && prompt.window !== true) {
      this.t.unasked?.push(question);
      return this.lead(many === 0 ? undefined : valueIn(options[0]), answer);
    }
    this.options = options;
    return this.asks({ mode: 'one', asks: [question] });
  }

  private lead(picked: unknown, answer: Answer): IteratorResult<Decision, unknown> {
    const { act } = this;
    if (act === null) return this.ends(picked);
    const rest = act(picked as never);
    if (rest === undefined) return this.ends(undefined);
    this.rest = rest;
    return rest.next(answer);
  }

  override return(): IteratorResult<Decision, unknown> {
    this.rest?.return(undefined);
    return super.return();
  }
}

/**
 * Everybody at once, nobody seeing the others' answers. The result is aligned with `seats`: who had nothing to choose has an empty list, who
 * has left is `GONE`. The caller applies the answers in seat order, never in order of arrival.
 */
export function* askAll<C extends Choice, V>(
  t: Table<V>,
  seats: readonly SeatId[],
  request: (seat: SeatId) => Request<C>,
): Flow<(Value<C>[] | Gone)[]> {
  for (;;) {
    const result: (Value<C>[] | Gone)[] = [];
    const asks: Ask[] = [];
    const slot: number[] = [];
    for (let i = 0; i < seats.length; i++) {
      result.push(GONE);
      if (!isPresent(t, seats[i])) continue;
      const wanted = request(seats[i]);
      const options = typeof wanted.options === 'function' ? wanted.options() : wanted.options;
      const forced = forcedAnswer(wanted, options);
      if (forced !== null) {
        result[i] = forced as Value<C>[];
        t.unasked?.push(toAsk(seats[i], wanted, options));
      } else {
        asks.push(toAsk(seats[i], wanted, options));
        slot.push(i);
      }
    }
    if (asks.length === 0) return result;
    const answer: Answer = yield { mode: asks.length === 1 ? 'one' : 'all', asks };
    if (!isPicks(answer)) continue;
    // What the others have sealed is known from now on: nobody takes an answer back freely after that.
    if (asks.length > 1) t.learned = EVERYBODY;
    for (let i = 0; i < asks.length; i++) result[slot[i]] = valuesOf(asks[i], answer[i]) as Value<C>[];
    return result;
  }
}

/**
 * Open to several seats at once; the first answer that is not a pass closes it, and all passes close it. Every seat listed is asked,
 * even with nothing to choose: who could act by public knowledge is for the caller to say, what they hold must not show. Who has left counts as
 * passing.
 */
export function* askFirst<C extends Choice, V>(
  t: Table<V>,
  seats: readonly SeatId[],
  request: (seat: SeatId) => Request<C>,
): Flow<{ seat: SeatId; picked: Value<C>[] } | undefined> {
  for (;;) {
    const asks: Ask[] = [];
    for (const seat of seats) {
      if (!isPresent(t, seat)) continue;
      const wanted = request(seat);
      const options = typeof wanted.options === 'function' ? wanted.options() : wanted.options;
      asks.push({
        seat,
        prompt: wanted.prompt,
        options,
        min: 0,
        max: Math.min(wanted.max, options.length),
        ordered: wanted.ordered,
        silence: undefined,
      });
    }
    if (asks.length === 0) return undefined;
    const decision: Decision = { mode: 'first', asks };
    const answer: Answer = yield decision;
    if (!isPicks(answer)) continue;
    for (let i = 0; i < asks.length; i++)
      if (answer[i].length > 0) return { seat: asks[i].seat, picked: valuesOf(asks[i], answer[i]) as Value<C>[] };
    return undefined;
  }
}

/**
 * Clockwise from a seat, one at a time, until all have passed one after another. Where there is no request, or the seat has left, it counts as
 * passing. Who is asked must follow from what is public, and a question that hidden cards could answer is a `window`.
 */
export function* askRound<C extends Choice, V>(
  t: Table<V>,
  from: SeatId,
  request: (seat: SeatId) => Request<C> | undefined,
  use: (seat: SeatId, picked: Value<NoInfer<C>>[]) => Flow | void,
): Flow {
  let left = seatsFrom(t, from);
  for (let seat = left.shift(); seat !== undefined; seat = left.shift()) {
    const picked = yield* askWhile(t, seat, request);
    if (picked.length === 0) continue;
    yield* flowOf(use(seat, picked));
    left = isPresent(t, seat) ? [...othersFrom(t, seat), seat] : t.ring.slice();
  }
}

/** One question of a round. Where somebody else leaves under it, whether there is still something to ask is asked again. */
function* askWhile<C extends Choice, V>(t: Table<V>, seat: SeatId, request: (seat: SeatId) => Request<C> | undefined): Flow<Value<C>[]> {
  for (;;) {
    const wanted = isPresent(t, seat) ? request(seat) : undefined;
    if (wanted === undefined) return [];
    const options = typeof wanted.options === 'function' ? wanted.options() : wanted.options;
    const question = toAsk(seat, wanted, options);
    const forced = forcedAnswer(wanted, options);
    if (forced !== null) {
      t.unasked?.push(question);
      return forced as Value<C>[];
    }
    const answer: Answer = yield { mode: 'one', asks: [question] };
    if (isPicks(answer)) return valuesOf(question, answer[0]) as Value<C>[];
  }
}

/** Nothing to choose. Most questions have more options than that, so the prompts, which come in many shapes, are looked at last. */
function isForced({ prompt, min, max, ordered }: Request, many: number): boolean {
  return (many === 0 || max === 0 || many <= (ordered ? 1 : min)) && prompt.always !== true && prompt.window !== true;
}

function forcedAnswer(request: Request, options: readonly Choice[]): unknown[] | null {
  if (!isForced(request, options.length)) return null;
  return request.max === 0 ? [] : options.map(valueIn);
}

function toAsk(seat: SeatId, request: Request, options: readonly Choice[]): Ask {
  return {
    seat,
    prompt: request.prompt,
    options,
    min: request.ordered ? options.length : Math.min(request.min, options.length),
    max: request.ordered ? options.length : Math.min(request.max, options.length),
    ordered: request.ordered,
    silence: request.silence,
  };
}

function valuesOf(question: Ask, picks: readonly number[]): unknown[] {
  const values: unknown[] = picks.slice();
  for (let i = 0; i < picks.length; i++) values[i] = valueIn(question.options[picks[i]]);
  return values;
}

export const isPicks = (answer: Answer): answer is readonly (readonly number[])[] => Array.isArray(answer);

// A list given once stays true as long as its cards lie where they lay and its seats are present.
function remaining<C extends Choice, V>(t: Table<V>, offer: Offer<C>, options: readonly C[], again: Again): readonly C[] {
  if (typeof offer === 'function') return offer();
  return options.filter((choice) => {
    const ref = refOf(choice);
    if (ref.kind === 'seat') return isPresent(t, ref.seat);
    return ref.kind !== 'card' || !again.moved.includes(ref.card);
  });
}

// ── Options ───────────────────────────────────────────────────────────────────────────────────────────────────────

// Interned, because the same few options are offered millions of times in a search.
const cardOptions: Option<CardId>[] = [];
const seatOptions: Option<SeatId>[] = [];

export function cardOption(card: CardId): Option<CardId> {
  cardOptions[card] ??= { key: `c${card}`, ref: { kind: 'card', card }, value: card };
  return cardOptions[card];
}

export function seatOption(seat: SeatId): Option<SeatId> {
  seatOptions[seat] ??= { key: `s${seat}`, ref: { kind: 'seat', seat }, value: seat };
  return seatOptions[seat];
}

export function button<T>(key: string, value: T, more: Pick<Option, 'label' | 'params' | 'rule'> = {}): Option<T> {
  return { key, ref: { kind: 'button' }, value, label: `button.${key}`, ...more };
}

/** The whole option, whatever stands for it. */
function optionOf(choice: Choice): Option {
  const one = decoded(choice);
  return typeof one === 'number' ? cardOption(one) : one;
}

export const keyOf = (choice: Choice): string => optionOf(choice).key;
export const refOf = (choice: Choice): Ref => optionOf(choice).ref;
export function valueIn<C extends Choice>(choice: C): Value<C>;
export function valueIn(choice: Choice): unknown {
  if (typeof choice !== 'number') return choice.value;
  return isCode(choice) ? valueOfCode(choice) : choice;
}
