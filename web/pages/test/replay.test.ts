import { expect, test } from 'vitest';
import type { EventView } from '#engine';
import { marksOf, momentQuery, readMoment } from '../replay.ts';

const turn = (n: number): EventView => ({ e: 'log', key: 'turn', rule: '', params: { n } });
const other: EventView = { e: 'log', key: 'draw', rule: '', params: {} };
const label = (event: EventView & { readonly e: 'log' }): string => `turn ${JSON.stringify(event.params.n)}`;

test('a link to a moment says the moment and whose eyes', () => {
  expect(readMoment(momentQuery(31, 2))).toEqual({ at: 31, seat: 2 });
  expect(readMoment(momentQuery(7, null))).toEqual({ at: 7, seat: null });
});

test('a bare or spoiled link opens the beginning and leaves open whose eyes', () => {
  for (const search of ['', '?at=0', '?at=-3&seat=-1', '?at=x&seat=y', '?at=1e9'])
    expect(readMoment(search)).toEqual({ at: 1, seat: undefined });
});

test('notches stand where turns begin, and at the end', () => {
  expect(marksOf([[turn(1)], [other], [turn(2), other], [other]], ['turn'], label, 'the end')).toEqual([
    { at: 0, label: 'turn 1' },
    { at: 2, label: 'turn 2' },
    { at: 3, label: 'the end', tone: 'good' },
  ]);
});

test('a long match has no more notches than can be told apart', () => {
  const events = Array.from({ length: 500 }, (_, i) => [turn(i)]);
  const marks = marksOf(events, ['turn'], label, 'the end');
  expect(marks.length).toBeLessThanOrEqual(50);
  expect(marks.at(-1)).toEqual({ at: 499, label: 'the end', tone: 'good' });
});

test('a match without turns or events has no notches', () => {
  expect(marksOf([], [], label, 'the end')).toEqual([]);
});
