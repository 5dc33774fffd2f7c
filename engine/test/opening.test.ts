import { expect, test } from 'vitest';
import type { Game, LeadingFlow, Opening, Option, SeatId, Table } from '#engine';
import {
  button,
  EVERYBODY,
  finish,
  isNone,
  isPresent,
  Match,
  NOBODY,
  nextSeat,
  opening,
  pick,
  pickNumber,
  race,
  removeSeat,
  seatOption,
} from '#engine';

/** Somebody names another seat; whoever names seat 2 is asked something else besides. */
interface Vars {
  active: SeatId;
  named: (SeatId | null)[];
}
type T = Table<Vars>;
const YES = button('yes', true);
const NO = button('no', false);
const name = opening<Vars, Option<SeatId>>({
  seat: (t) => t.vars.active,
  prompt: (t) => ({ key: 'name', rule: 'N-1', params: { n: t.vars.named.length } }),
  options: (t, seat) => t.ring.filter((one) => one !== seat).map(seatOption),
  optional: false,
  run(t, seat, whom) {
    t.vars.named.push(whom ?? null);
    if (isPresent(t, seat)) t.vars.active = nextSeat(t, seat);
    else t.vars.active = t.ring[0];
    if (whom === 2) return sure(t, seat);
  },
});
function* sure(t: T, seat: SeatId) {
  if (!(yield* pick(t, seat, { key: 'sure', rule: 'N-2' }, [YES, NO]))) t.vars.named.pop();
}
const game: Game<Vars> = {
  id: 'names',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  zones: [],
  defs: [],
  cap: 50,
  vars: () => ({ active: 0, named: [] }),
  cloneVars: (v) => ({ active: v.active, named: v.named.slice() }),
  setup: () => undefined,
  step: (t) => (t.vars.named.length < 8 ? name : undefined),
  leave(t, seat) {
    removeSeat(t, seat);
    return 'go-on';
  },
};
const start = (seats: number): Match<Vars> => Match.start(game, { game: 'names', rulesVersion: 1, seats, options: {}, seed: 1 });
const asked = (match: Match<Vars>): string => {
  const [ask] = match.open?.asks ?? [];
  return ask === undefined ? '' : `${ask.prompt.key} of ${ask.seat}: ${ask.options.map((one) => (one as Option).key).join(' ')}`;
};

test('a step may begin with a question as data; its answer leads to the next step, or to a flow that asks more', () => {
  const match = start(3);
  expect(asked(match)).toBe('name of 0: s1 s2');
  expect(match.view(0).decision?.mine?.params).toEqual({ n: 0 });
  match.answerKeys(0, match.n, ['s1']);
  expect(asked(match)).toBe('name of 1: s0 s2');
  match.answerKeys(1, match.n, ['s2']);
  expect(asked(match)).toBe('sure of 1: yes no');
  expect(asked(match.fork() as unknown as Match<Vars>)).toBe('sure of 1: yes no');
  match.answerKeys(1, match.n, ['no']);
  expect(match.table.vars.named).toEqual([1]);
  expect(match.replayed().table.vars).toEqual(match.table.vars);
});

test('with one answer it is not asked, and when seats leave it is put again', () => {
  const match = start(4);
  match.apply({ kind: 'leave', seat: 3 });
  expect(asked(match)).toBe('name of 0: s1 s2');
  // The one who is asked leaves: no answer, and the next one is asked.
  match.apply({ kind: 'leave', seat: 0 });
  expect(match.table.vars.named[0]).toBeNull();
  // Two are left, who have no choice whom to name, only whether they mean it.
  expect(match.table.vars.named.slice(1)).toEqual([2]);
  expect(asked(match)).toBe('sure of 1: yes no');
});

/** Whoever is quickest takes the pot, which seats that hold nothing may only pass; a flow then asks how much, and ends with the next race. */
interface Pot {
  rounds: number;
  taken: string[];
}
const grab: Opening<Pot> = race<Pot, Option<string>>({
  seats: (t) => (t.vars.rounds < 2 ? EVERYBODY : NOBODY),
  prompt: (t) => ({ key: 'grab', rule: 'P-1', params: { n: t.vars.rounds } }),
  options: (_, seat) => (seat === 0 ? [] : [button('mine', 'mine'), button('ours', 'ours')]),
  run(t, seat, whose) {
    t.vars.rounds++;
    if (isNone(whose)) t.vars.taken.push(`nobody ${seat}`);
    else return howMuch(t, seat, whose);
  },
});
function* howMuch(t: Table<Pot>, seat: SeatId, whose: string): LeadingFlow<Pot> {
  const many = yield* pickNumber(t, seat, { key: 'many', rule: 'P-2' }, 1, 3);
  t.vars.taken.push(`${seat} ${whose} ${many}`);
  return whose === 'ours' ? grab : nobodyElse;
}
function nobodyElse(t: Table<Pot>): void {
  t.vars.rounds = 3;
}
const pot: Game<Pot> = {
  id: 'pot',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  zones: [],
  defs: [],
  cap: 50,
  vars: () => ({ rounds: 0, taken: [] }),
  cloneVars: (v) => ({ rounds: v.rounds, taken: v.taken.slice() }),
  setup: () => undefined,
  step: (t) => (t.vars.rounds < 3 ? grab : finish(t, { winners: [], reason: 'over', rule: 'P-3' })),
  leave(t, seat) {
    removeSeat(t, seat);
    return 'go-on';
  },
};
const startPot = (): Match<Pot> => Match.start(pot, { game: 'pot', rulesVersion: 1, seats: 3, options: {}, seed: 1 });

test('a race as data: all are asked, the first answer closes it, and what follows may end with the next race', () => {
  const match = startPot();
  expect(match.open?.mode).toBe('first');
  expect(match.open?.asks.map(({ seat, min, max }) => [seat, min, max])).toEqual([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 1],
  ]);
  match.answerKeys(1, match.n, []);
  match.answerKeys(2, match.n, ['ours']);
  expect(match.open?.asks.map((ask) => `${ask.prompt.key} ${ask.seat}`)).toEqual(['many 2']);
  match.answerKeys(2, match.n, ['3']);
  // The next race is open; all pass, then there is nobody to ask, and the match is over.
  expect(match.open?.asks.length).toBe(3);
  expect(match.fork().open?.asks).toEqual(match.open?.asks);
  for (const seat of [2, 0, 1]) match.answerKeys(seat, match.n, []);
  expect(match.table.vars.taken).toEqual(['2 ours 3', 'nobody -1', 'nobody -1']);
  expect(match.table.outcome?.reason).toBe('over');
  expect(match.replayed().table.vars).toEqual(match.table.vars);
});

test('a race is put again when a seat leaves, and passes stay', () => {
  const match = startPot();
  match.answerKeys(1, match.n, []);
  match.apply({ kind: 'leave', seat: 0 });
  expect(match.open?.asks.map((ask) => ask.seat)).toEqual([1, 2]);
  expect(match.askOf(1)).toBeNull();
  match.answerKeys(2, match.n, ['mine']);
  expect(match.open?.asks[0].prompt.key).toBe('many');
  // What the flow ends with is run like a step.
  match.answerKeys(2, match.n, ['1']);
  expect(match.table.vars.rounds).toBe(3);
  expect(match.over).toBe(true);
});
