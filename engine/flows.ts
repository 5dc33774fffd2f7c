import type { Flow } from './types.ts';

/**
 * A flow that asks nothing and is over: iterator, what can be iterated and its own result in one, which is all that `yield*` and a run need.
 * For what may ask but mostly does not, since a generator costs several times as much.
 */
class Done<T> {
  readonly done = true;
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }

  next(): this {
    return this;
  }

  return(): this {
    return this;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** What has been carried out already, where a flow is expected. */
export const done = <T>(value: T): Flow<T> => new Done(value) as unknown as Flow<T>;

/** The flow, unless there is nothing left to go through. */
export const unlessDone = (flow: Flow | void): Flow | void => (flow instanceof Done ? undefined : flow);
