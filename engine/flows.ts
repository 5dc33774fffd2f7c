import type { Answer, Decision, Flow } from './types.ts';

type Result = IteratorResult<Decision, unknown>;

/**
 * A flow made by hand instead of a generator, which costs several times as much: both iterator and what can be iterated, which is all that `yield*`
 * and a run need. Results are made here alone, so that all are of one inner kind.
 */
export abstract class HandMade {
  abstract next(answer: Answer): Result;

  protected asks(decision: Decision): Result {
    return { value: decision, done: false };
  }

  protected ends(value: unknown): Result {
    return { value, done: true };
  }

  return(): Result {
    return this.ends(undefined);
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** One that can go on with what its result leads to by itself, so that nothing has to lie around it. */
export abstract class GoesOn extends HandMade {
  /** Says whether it does: once. */
  abstract goOnWith(act: (result: never) => Flow<unknown> | void): boolean;
}

/** A flow that asks nothing and is over: for what may ask but mostly does not. */
class Ended extends HandMade {
  private readonly value: unknown;

  constructor(value: unknown) {
    super();
    this.value = value;
  }

  next(): Result {
    return this.ends(this.value);
  }
}

/** What has been carried out already, where a flow is expected. */
export const endedWith = <T>(value: T): Flow<T> => new Ended(value) as unknown as Flow<T>;

const NOTHING: Flow = endedWith(undefined);

/** What an effect has begun, as a flow: an effect that asks nothing is a plain function and gives none. Written `yield* flowOf(effect(t))`. */
export const flowOf = (begun: Flow | void): Flow => (begun === undefined ? NOTHING : begun);

/** The flow, unless there is nothing left to go through. */
export const unlessEnded = (flow: Flow | void): Flow | void => (flow instanceof Ended ? undefined : flow);

class WithResult<A> extends HandMade {
  private running: Flow<unknown>;
  /** Null once it has been called. */
  private act: ((result: A) => Flow<unknown> | void) | null;

  constructor(flow: Flow<A>, act: (result: A) => Flow<unknown> | void) {
    super();
    this.running = flow;
    this.act = act;
  }

  next(answer: Answer): Result {
    const result = this.running.next(answer);
    const { act } = this;
    if (result.done !== true || act === null) return result;
    this.act = null;
    const rest = act(result.value as A);
    if (rest === undefined) return this.ends(undefined);
    this.running = rest;
    return rest.next(answer);
  }

  override return(): Result {
    this.running.return(undefined);
    return super.return();
  }
}

/** A flow and what its result leads to: a question, say, and what the answer does. */
export function withResult<A, B = void>(flow: Flow<A>, act: (result: A) => Flow<B> | void): Flow<B> {
  const asked: unknown = flow;
  const led: unknown = asked instanceof GoesOn && asked.goOnWith(act) ? asked : new WithResult(flow, act);
  return led as Flow<B>;
}

/** Does the same with each of them, one after the other: a flow only from where something is asked. */
export function inTurn<X>(list: readonly X[], act: (one: X) => Flow | void, from = 0): Flow | void {
  for (let i = from; i < list.length; i++) {
    const begun = unlessEnded(act(list[i]));
    if (begun !== undefined) return withResult(begun, () => inTurn(list, act, i + 1));
  }
}
