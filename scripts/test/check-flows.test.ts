import { describe, expect, test } from 'vitest';
import { checkFlows } from '../check-flows.mjs';
import { findingsIn } from './project.ts';

const ask = `
export type Decision = { readonly seat: number };
export type Flow<T = void> = Generator<Decision, T, number>;
export function* ask(seat: number): Flow<number> {
  return yield { seat };
}`;
const verbs = `
import type { Flow } from './ask.ts';
import { ask } from './ask.ts';
export type Effect = (seat: number) => Flow | void;
export function* draw(seat: number): Flow {
  yield* ask(seat);
}
export function* count(seat: number): Flow<number> {
  return yield* ask(seat);
}
export declare const effect: Effect;
export declare const card: { onPlay?: Effect };
export const both = (seat: number): Flow => draw(seat);
export declare const seats: number[];`;
const head = `import { both, card, count, draw, effect, seats } from '#verbs'; export { both, card, count, draw, effect, seats };`;

/** Lines of a game's file that the check objects to; the first line of the body is line 2. */
function objections(body: string, file = 'games/toy/flow.ts'): number[] {
  const found = findingsIn({ 'engine/ask.ts': ask, 'engine/verbs.ts': verbs, [file]: `${head}\n${body}` }, checkFlows);
  return found.map((place) => Number(place.replace(`${file}:`, '')));
}

describe('a flow that nobody runs', () => {
  test('is found when it is called as a statement, by whatever name', () => {
    const body = `export function* step() {
      draw(0);
      both(0);
      effect(0);
      card.onPlay?.(0);
      void draw(0);
      (draw(0));
      if (seats.length > 0) draw(0);
      seats.length > 1 && draw(0);
      seats.map((seat) => draw(seat));
    }`;
    expect(objections(body)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('is found in plain functions and in functions whose result is ignored', () => {
    const body = `export function plain() { draw(0); }
    seats.forEach((seat) => draw(seat));
    seats.forEach((seat) => { draw(seat); });`;
    expect(objections(body)).toEqual([2, 3, 4]);
  });

  test('is found where it is tested or returned instead of its value', () => {
    const body = `export function* step() {
      if (count(0)) return 1;
      while (!count(0)) return 2;
      if (count(0) === undefined) return 3;
      return draw(0);
    }`;
    expect(objections(body)).toEqual([3, 4, 5, 6]);
  });

  test('is found in tests of games too', () => {
    expect(objections('draw(0);', 'games/toy/test/flow.test.ts')).toEqual([2]);
  });
});

test('a flow that is run, returned, kept or handed on is left alone', () => {
  const body = `import type { Flow } from '#ask';
  export const later = (seat: number): Flow => draw(seat);
  export function pass(seat: number): Flow { return draw(seat); }
  export const table = { run: (seat: number) => draw(seat) };
  export const all = seats.map((seat) => draw(seat));
  export function* step(list: Flow[]): Flow<number> {
    yield* draw(0);
    list.push(draw(1));
    let last: Flow = draw(2);
    last = draw(3);
    yield* last;
    const done = effect(0);
    if (done) yield* done;
    if (done !== undefined) yield* done;
    for (const flow of list) yield* flow;
    if ((yield* count(0)) > 1) return 1;
    return yield* count(0);
  }`;
  expect(objections(body)).toEqual([]);
});

test('only engine/ask.ts and tests yield by themselves', () => {
  const body = 'export function* step() { yield { seat: 0 }; }';
  expect(objections(body)).toEqual([2]);
  expect(objections(body, 'engine/other.ts')).toEqual([2]);
  expect(objections(body, 'games/toy/test/flow.test.ts')).toEqual([]);
});

describe('rules are pure', () => {
  const impure = `export const a = Math.random();
    export const b = new Date();
    export const c = Date.now() + performance.now();
    export const d = [new Map(), new Set()];
    export const e = 'x'.toLocaleUpperCase().localeCompare('y');
    export const f = new Intl.NumberFormat();
    console.log(structuredClone({}));`;

  test('no clock, locale, outside randomness, output or collections', () => {
    expect(objections(impure)).toEqual([2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 8]);
    expect(objections(impure, 'engine/zones.ts')).toHaveLength(11);
  });

  test('texts, boards, tests and the test table may', () => {
    for (const file of ['games/toy/text/ru/ui.ts', 'games/toy/board/index.tsx', 'games/toy/test/a.test.ts', 'engine/testing/deal.ts']) {
      expect(objections(impure, file)).toEqual([]);
    }
  });

  test("the game's own words of those names are no offence", () => {
    const body = `export function process(performance: number) { return { Date: performance }; }
    export const later = process(1).Date + Math.max(1, 2);
    export type Known = ReadonlyMap<string, number>;`;
    expect(objections(body)).toEqual([]);
  });
});

describe('what a match is lies on its table', () => {
  test('variables of a module are found, and tables of it that a flow writes to', () => {
    const body = `let running = 0;
    const pending: number[] = [];
    const marks = { depth: 0 };
    export function* step() {
      pending.push(1);
      marks.depth = 1;
      pending[0] = running;
    }`;
    expect(objections(body)).toEqual([2, 6, 7, 8]);
  });

  test('so is scratch space of plain functions, by whatever name, stepped up, imported or in a class', () => {
    const body = `const scratch: number[] = [];
    const lists: number[][] = [[]];
    const count = { n: 0 };
    export function sum(): number { scratch.push(1); return scratch.length; }
    export const fill = (n: number): void => { scratch[0] = n; };
    export function more(): void { count.n++; seats[0] = 1; }
    export function other(): void {
      const list = lists[0];
      const again = list;
      again.push(1);
    }
    export class Look { take(): void { scratch.fill(0); } }`;
    expect(objections(body)).toEqual([5, 6, 7, 7, 11, 13]);
  });

  test('what is filled when the game is loaded or once for all, and locals of the same name, are left alone', () => {
    const body = `const known: number[] = [];
    const squares: number[] = [];
    const list: number[] = [];
    for (let n = 0; n < 9; n++) squares[n] = n * n;
    export const lookUp = (n: number): number => (known[n] ??= squares[n]);
    export function plain(list: number[]): void { list.push(1); }
    export function* step() {
      known[1] ??= 1;
      const list: number[] = [];
      list.push(lookUp(2));
    }`;
    expect(objections(body)).toEqual([]);
  });
});
