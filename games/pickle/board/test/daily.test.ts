import { describe, expect, test } from 'vitest';
import { newVars } from '../../state.ts';
import { begin, type DailyResult, dayOf, note, readGame, readResults, seedOf, streakOf, writeGame, writeResults } from '../daily.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const won = (day: string, attempt = 1, how: boolean | null = true): DailyResult => ({
  day,
  attempt,
  won: how,
  reason: '',
  turn: 5,
  health: 3,
  tiles: 2,
});

describe('challenge of the day', () => {
  test('the day is that of Greenwich, and everybody has the same seed on it', () => {
    expect(dayOf(new Date('2026-05-12T23:59:59Z'))).toBe('2026-05-12');
    expect(seedOf('2026-05-12')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedOf('2026-05-12')).toBe(seedOf('2026-05-12'));
    expect(seedOf('2026-05-13')).not.toBe(seedOf('2026-05-12'));
  });

  test('attempts are counted by day, newest first', () => {
    const results = begin(begin(begin([], '2026-05-11'), '2026-05-12'), '2026-05-12');
    expect(results.map(({ day, attempt }) => [day, attempt])).toEqual([
      ['2026-05-12', 2],
      ['2026-05-12', 1],
      ['2026-05-11', 1],
    ]);
  });

  test('the end of an attempt is noted with it alone', () => {
    const vars = { ...newVars(), turn: 9, rickHealth: 4 };
    const open = begin(begin([], '2026-05-12'), '2026-05-12');
    const outcome = { winners: [0], reason: 'rooftop', rule: 'PKL-160' };
    expect(note(open, '2026-05-12', 1, { vars, tiles: 6, outcome })).toMatchObject([
      { attempt: 2, won: null },
      { attempt: 1, won: true, reason: 'rooftop', turn: 9, health: 4, tiles: 6 },
    ]);
    expect(note(open, '2026-05-12', 2, { vars, tiles: 6, outcome: { ...outcome, winners: [] } })[0].won).toBe(false);
  });

  test('a row of escapes is broken by a day without one; practice does not count', () => {
    const results = [won('2026-05-12'), won('2026-05-11'), won('2026-05-10', 2), won('2026-05-10', 1, false), won('2026-05-09')];
    expect(streakOf(results, '2026-05-12')).toBe(2);
    expect(streakOf(results.slice(1), '2026-05-12')).toBe(1);
    expect(streakOf(results, '2026-05-14')).toBe(0);
    expect(streakOf([won('2026-05-12', 1, null), won('2026-05-11')], '2026-05-12')).toBe(1);
  });

  test('results and the game under way survive a reload, and nonsense does not hurt', () => {
    const store = memory();
    writeResults(store, [won('2026-05-12')]);
    expect(readResults(store)).toEqual([won('2026-05-12')]);
    store.setItem('zastolye-daily-pickle', '{"a":');
    expect(readResults(store)).toEqual([]);
    store.setItem('zastolye-daily-pickle', '[1, null, {"day": 5}]');
    expect(readResults(store)).toEqual([]);
    const game = { day: '2026-05-12', attempt: 1, rulesVersion: 1, journal: [] };
    writeGame(store, game);
    expect(readGame(store, '2026-05-12', 1)).toEqual(game);
    expect(readGame(store, '2026-05-13', 1)).toBe(null);
    expect(readGame(store, '2026-05-12', 2)).toBe(null);
    writeGame(store, null);
    expect(readGame(store, '2026-05-12', 1)).toBe(null);
  });
});
