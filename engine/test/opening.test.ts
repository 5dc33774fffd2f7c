import { expect, test } from 'vitest';
import type { Game, Option, SeatId, Table } from '#engine';
import { button, isPresent, Match, nextSeat, opening, pick, removeSeat, seatOption } from '#engine';

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
