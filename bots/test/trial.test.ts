import { expect, test } from 'vitest';
import { type Ask, fastRng, Match, type Playable } from '#engine';
import { Clock } from '../imagine.ts';
import { USUAL } from '../normal.ts';
import { Plan } from '../plan.ts';
import { estimate, openStanding, standing, tryOut } from '../trial.ts';
import { type HarvestVars, harvest } from './harvest.ts';

const match = Match.start(harvest, { game: harvest.id, rulesVersion: 1, seats: 2, options: {}, seed: 4 }, { keep: true });
const turnOf = (t: { readonly vars: unknown }): number => (t.vars as HarvestVars).turn / 100;

test('how a position stands is judged as many answers ahead as asked', () => {
  const at = (depth: number): number => standing({ match, seat: 0, style: { ...USUAL, depth, judge: turnOf }, rng: fastRng(1) }, 6).mean;
  expect(at(0)).toBeCloseTo(0.01);
  expect(at(9)).toBeGreaterThan(0.02);
});

test('with all cards open it stands for everybody together as one, and for nobody better where nobody is', () => {
  const judge = (_: unknown, seat: number): number => (seat === 0 ? 0.9 : 0.3);
  const shares = (of: typeof judge): number[] => openStanding(match, { style: { ...USUAL, depth: 1, judge: of }, rng: fastRng(1) }, 4);
  const [mine, theirs] = shares(judge);
  expect([mine, theirs].map((share) => Math.round(share * 100))).toEqual([75, 25]);
  expect(shares(() => 0)).toEqual([0.5, 0.5]);
});

test('an estimate is the mean, and the less sure the fewer and the further apart its values are', () => {
  expect(estimate([0.5])).toEqual({ mean: 0.5, error: 0 });
  expect(estimate([0, 1])).toEqual({ mean: 0.5, error: 0.5 });
  expect(estimate([])).toEqual({ mean: 0, error: 0 });
});

test('an answer that is not allowed is a mistake of whoever tries it', () => {
  const view = { match, seat: 0, style: USUAL };
  expect(tryOut(view, [], 1, new Plan()).value).toBeGreaterThan(0);
  expect(() => tryOut(view, [99], 1, new Plan())).toThrow('out-of-range');
});

test('a turn is over once: when somebody else is to move, or another turn is counted; a round when the seat is to move again', () => {
  const at = (turn: number | null, seats: readonly number[], quiet = true): Playable<unknown> => {
    const asks = seats.map((seat): Ask => ({ seat, prompt: { key: 'q', rule: 'R', quiet }, options: [], min: 0, max: 0, ordered: false }));
    return { open: seats.length === 0 ? null : { mode: 'one', asks }, table: { vars: turn === null ? {} : { turn } } } as never;
  };
  const clock = new Clock(0, true, 4);
  expect([clock.isTurn, clock.isRound]).toEqual([false, false]);
  // My own questions, and those in the middle of something, belong to my turn; the end of the match is no turn.
  for (const game of [at(4, [0]), at(4, [1], false), at(4, [0], false), at(4, [])])
    expect([clock.isTurnOver(game), clock.isRoundOver(game)]).toEqual([false, false]);
  expect([clock.isTurnOver(at(4, [1])), clock.isTurn, clock.isTurnOver(at(4, [1]))]).toEqual([true, true, false]);
  expect([
    clock.isRoundOver(at(5, [1])),
    clock.isRoundOver(at(6, [0], false)),
    clock.isRoundOver(at(6, [0])),
    clock.isRoundOver(at(6, [0])),
  ]).toEqual([false, false, true, false]);
  // The next turn may begin with questions of its own.
  expect(new Clock(0, true, 4).isTurnOver(at(5, [0], false))).toBe(true);
  // In the turn of somebody else it is over with whatever is asked quietly next.
  expect(new Clock(0, false, 0).isTurnOver(at(null, [0]))).toBe(true);
});
