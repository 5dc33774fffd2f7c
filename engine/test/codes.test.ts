import { expect, test } from 'vitest';
import type { CardId, Code, Decision, Flow, Game, Gone, Step, Table } from '#engine';
import {
  conclude,
  decoded,
  defineZones,
  endedWith,
  FlowThen,
  isCode,
  keyOf,
  Match,
  move,
  OptionCodes,
  opening,
  pick,
  placeAll,
  refOf,
  stepAsFlow,
  unlessEnded,
  valueIn,
  withResult,
} from '#engine';

/** Guests are led to tables: offered as codes, written down with what was asked afterwards, until there are as many as `enough`. */
interface Vars {
  said: string[];
}
type T = Table<Vars>;
interface Seating {
  readonly guest: number;
  readonly place: number;
}
const PLACES = 10;
const seating = (n: number): Seating => ({ guest: Math.floor(n / PLACES), place: n % PLACES });
const book = new OptionCodes<Seating>(
  (n) => ({ key: `g${seating(n).guest}@${seating(n).place}`, ref: { kind: 'seat', seat: 0 }, value: seating(n), label: 'seat' }),
  seating,
);
const other = new OptionCodes<string>(
  (n) => ({ key: `other ${n}`, ref: { kind: 'button' }, value: `${n}` }),
  (n) => `${n}`,
);
const lead = (guest: number, where: number): Code<Seating> => (book.from + guest * PLACES + where) as Code<Seating>;

const seat = opening<Vars, Code<Seating>>({
  seat: () => 0,
  prompt: { key: 'seat', rule: 'C-1' },
  options: () => [lead(1, 2), lead(1, 3), lead(4, 9)],
  optional: false,
  run(t, _, chosen) {
    t.vars.said.push(`${chosen?.guest} at ${chosen?.place}`);
    return chosen?.guest === 4 ? new FlowThen(drink(t), bread) : bread(t);
  },
});
function* drink(t: T): Flow {
  t.vars.said.push((yield* pick(t, 1, { key: 'drink', rule: 'C-2' }, [lead(0, 0), lead(0, 1)]))?.place === 1 ? 'tea' : 'water');
}
function bread(t: T): void {
  t.vars.said.push('bread');
}
const inside = { isOn: false };
const game: Game<Vars> = {
  id: 'guests',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [],
  zones: defineZones(2, { hall: { sees: 'all' }, room: { count: 2, sees: 'all' } }).list,
  defs: [{ id: 'coat', kind: 'coat', count: 3 }],
  watched: 1,
  cap: 50,
  vars: () => ({ said: [] }),
  cloneVars: (v) => ({ said: v.said.slice() }),
  setup(t) {
    placeAll(t, 0);
  },
  step(t): Step<Vars> {
    if (t.vars.said.length >= 4) return conclude(t, { winners: [0], reason: 'full', rule: 'C-3' });
    return inside.isOn ? stepAsFlow(t, seat) : seat;
  },
};
const start = (): Match<Vars> => Match.start(game, { game: 'guests', rulesVersion: 1, seats: 2, options: {}, seed: 1 });

test('a code is spelled out by its own list, and a card stays a card', () => {
  expect([keyOf(lead(4, 9)), refOf(lead(4, 9)), valueIn(lead(4, 9))]).toEqual(['g4@9', { kind: 'seat', seat: 0 }, { guest: 4, place: 9 }]);
  expect(keyOf(other.from + 7)).toBe('other 7');
  expect(valueIn((other.from + 7) as Code<string>)).toBe('7');
  expect([isCode(7), decoded(7), keyOf(7), valueIn(7 as CardId)]).toEqual([false, 7, 'c7', 7]);
  expect(() => keyOf(other.from + (1 << 26))).toThrow('no list');
});

test.each([false, true])(
  'answers are told, given and kept by the keys of the codes; a flow and what comes after it (inside a flow: %s)',
  (isOn) => {
    inside.isOn = isOn;
    const match = start();
    expect(match.view(0).decision?.mine?.options.map(({ key, label }) => [key, label])).toEqual([
      ['g1@2', 'seat'],
      ['g1@3', 'seat'],
      ['g4@9', 'seat'],
    ]);
    expect(match.answerKeys(0, match.n, ['g9@9'])?.code).toBe('unknown-option');
    match.answerKeys(0, match.n, ['g4@9']);
    expect(match.table.vars.said).toEqual(['4 at 9']);
    expect(match.fork().askOf(1)?.prompt.key).toBe('drink');
    match.answerKeys(1, match.n, ['g0@1']);
    expect(match.table.vars.said).toEqual(['4 at 9', 'tea', 'bread']);
    match.answerKeys(0, match.n, ['g1@3']);
    expect(match.table.vars.said).toEqual(['4 at 9', 'tea', 'bread', '1 at 3', 'bread']);
    // The step that ended the match was the last one.
    expect([match.over, match.open, match.table.outcome?.reason]).toEqual([true, null, 'full']);
    expect(match.journal.map((entry) => (entry.kind === 'answer' ? entry.keys : []))).toEqual([['g4@9'], ['g0@1'], ['g1@3']]);
    expect(match.replayed().table.vars).toEqual(match.table.vars);
  },
);

test('a flow that is over gives its value at once', () => {
  const flow = (function* (): Flow<number> {
    return (yield* endedWith(3)) + 1;
  })();
  expect(flow.next([])).toEqual({ done: true, value: 4 });
  expect(unlessEnded(endedWith(undefined))).toBeUndefined();
  const asking = drink(start().table);
  expect(unlessEnded(asking)).toBe(asking);
});

test('a flow leads to another one: one question after the other, nothing is done before it is asked for, and leaving it leaves both', () => {
  const { table: t } = start();
  const heard: unknown[] = [];
  const where = (key: string): Flow<Seating | undefined | Gone> => pick(t, 1, { key, rule: 'C-2' }, [lead(0, 4), lead(0, 5)]);
  const asking = (): Flow<number> =>
    withResult(where('first'), (first) => {
      heard.push(first?.place);
      return first?.place === 4 ? withResult(where('second'), (second) => endedWith(second?.place ?? 0)) : undefined;
    });
  const asked = (answer: IteratorResult<Decision, unknown>): unknown =>
    answer.done === true ? answer.value : answer.value.asks[0].prompt.key;

  const flow = asking();
  expect(heard).toEqual([]);
  expect([asked(flow.next([])), asked(flow.next([[0]])), asked(flow.next([[1]]))]).toEqual(['first', 'second', 5]);
  expect(heard).toEqual([4]);

  const short = asking();
  short.next([]);
  expect(short.next([[1]])).toEqual({ done: true, value: undefined });

  const left = { isLeft: false };
  const guests = withResult(
    (function* (): Flow {
      try {
        yield* drink(t);
      } finally {
        left.isLeft = true;
      }
    })(),
    () => undefined,
  );
  guests.next([]);
  guests.return();
  expect(left.isLeft).toBe(true);
});

test('all cards are placed at once in their order, and only once', () => {
  const { table: t } = start();
  expect([t.zones, t.zone]).toEqual([
    [[0, 1, 2], [], []],
    [0, 0, 0],
  ]);
  expect(() => placeAll(t, 1)).toThrow('card 0 is placed already');
});

test('zones that are watched tell that their cards have changed, others do not; a copy knows nothing yet', () => {
  const match = start();
  const { table: t } = match;
  const changedBy = (to: number): number => {
    t.changed = 0;
    move(t, 0, to);
    return t.changed;
  };
  expect(t.changed).toBe(-1);
  expect([changedBy(1), changedBy(2), changedBy(0)]).toEqual([0b01, 0b11, 0b10]);
  t.index = 'kept';
  expect(match.fork().table).toMatchObject({ changed: -1, index: null });
});
