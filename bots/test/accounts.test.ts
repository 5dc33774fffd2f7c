import { describe, expect, test } from 'vitest';
import type { Entry } from '#engine';
import { accountOf, costliest, type Judged, type Moment } from '../lookback.ts';

const judged = (seat: number, loss: number, error = 0): Judged => ({ at: 1, seat, answers: [], played: 0, loss, error });

describe('the answers that are explained', () => {
  test('are those that cost three hundredths or more, for certain; the costliest first', () => {
    expect(costliest([judged(0, 0.029), judged(0, 0.03), judged(0, 0.2), judged(1, 0.5)])).toEqual([3, 2, 1]);
    // What may be no more than its error is not held against anybody.
    expect(costliest([judged(0, 0.1, 0.05), judged(0, 0.1, 0.049)])).toEqual([1]);
    expect(costliest([judged(0, 0.1), judged(1, 0.1)])).toEqual([0, 1]);
  });

  test('are three of each seat at most', () => {
    const losses = [0.1, 0.2, 0.3, 0.4, 0.5].map((loss) => judged(0, loss));
    expect(costliest([...losses, judged(1, 0.05)])).toEqual([4, 3, 2, 5]);
  });
});

describe('where a result comes from', () => {
  const moment = (at: number, ...own: number[]): Moment => ({ at, own, open: own });
  const moments = [moment(0, 0.4, 0.3, 0.3), moment(5, 0.5, 0.3, 0.2), moment(9, 1, 0, 0)];

  test('own mistakes cost, those of the others are shared among the rest, and what is left is luck', () => {
    const decisions = [judged(0, 0.1, 0.03), judged(1, 0.2, 0.08), judged(0, 0.05, 0.04)];
    const [mine, theirs] = [0, 1].map((seat) => accountOf(seat, 3, moments, decisions, []));
    expect(mine).toEqual({ seat: 0, start: 0.4, skill: -0.15, others: 0.1, luck: 0.65, result: 1, error: 0.064 });
    expect(theirs).toEqual({ seat: 1, start: 0.3, skill: -0.2, others: 0.075, luck: -0.175, result: 0, error: 0.084 });
  });

  test('without a mistake nothing is unsure, and nobody gains by mistakes that were none', () => {
    expect(accountOf(2, 3, moments, [], [])).toEqual({ seat: 2, start: 0.3, skill: 0, others: 0, luck: -0.3, result: 0, error: 0 });
    expect(accountOf(0, 3, moments, [judged(0, -0.1)], [])).toMatchObject({ skill: 0 });
  });

  test('whoever sat down later begins there; giving up is told apart', () => {
    const late = [moment(0, 0.6, 0, 0.4), moment(1, 0.5, 0.2, 0.3), moment(2, 0.7, 0.3, 0), moment(3, 1, 0, 0)];
    const entries: Entry[] = [{ kind: 'leave', seat: 2 }];
    expect(accountOf(1, 3, late, [], entries)).toMatchObject({ start: 0.2, gaveUp: 0.1, luck: -0.3 });
    expect(accountOf(2, 3, late, [], entries)).toMatchObject({ start: 0.4, gaveUp: -0.3, luck: -0.1 });
  });
});
