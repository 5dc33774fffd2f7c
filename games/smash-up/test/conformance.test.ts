import { describe, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import { conformance } from '#engine/testing';
import { smashUp } from '../index.ts';

const seeds = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

describe('whole matches under the laws of the engine', () => {
  test.each([2, 3, 4])('%i seats, random play: every match ends', (seats) => {
    const report = conformance({ game: smashUp, seats, seeds: seeds(seats * 100, 3), every: 9 });
    expect(report.finished).toBe(report.matches);
  });

  test.each([
    [3, { leaving: 'remove', factions: 'random' }],
    [4, { leaving: 'remove', factions: 'random' }],
    [2, { sets: 'box', factions: 'random' }],
  ])('%i seats that leave, fall silent and take answers back: %o', (seats, options) => {
    const report = conformance({ game: smashUp, seats, seeds: seeds(1000, 3), options, restless: true, every: 12 });
    expect(report.finished).toBe(report.matches);
  });

  test('two copies of the box, four seats', () => {
    const report = conformance({ game: smashUp, seats: 4, seeds: [408], options: { sets: 'box', copies: '2' }, every: 14 });
    expect(report.finished).toBe(1);
  });

  test('by heuristic play too', () => {
    const report = conformance({
      game: smashUp,
      seats: 3,
      seeds: [5],
      every: 20,
      choose: (match, seat, rng) => chooseMove(match, seat, 'easy', {}, rng),
    });
    expect(report.finished).toBe(1);
  });
});
