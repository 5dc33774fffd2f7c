import { describe, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import { conformance, hoarding, passive } from '#engine/testing';
import { unicorns } from '../index.ts';

const seeds = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

describe('whole matches under the laws of the engine', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('%i seats, random play: every match ends', (seats) => {
    const report = conformance({ game: unicorns, seats, seeds: seeds(seats * 100, 4) });
    expect(report.finished).toBe(report.matches);
  });

  test('every card comes to lie openly', () => {
    const report = conformance({ game: unicorns, seats: 4, seeds: seeds(1, 8), every: 100 });
    expect(report.neverSeen).toEqual([]);
  });

  test.each([3, 6])('%i seats that time out and take answers back, with both variants', (seats) => {
    const report = conformance({
      game: unicorns,
      seats,
      seeds: seeds(50, 2),
      restless: true,
      options: { reshuffle: 'on', targets: 'announced' },
    });
    expect(report.finished).toBe(report.matches);
  });

  test.each([
    ['passive', passive],
    ['hoarding', hoarding],
  ] as const)('a match of %s players ends, with a deck that never runs out too', (_, choose) => {
    for (const reshuffle of ['off', 'on']) {
      const report = conformance({ game: unicorns, seats: 3, seeds: seeds(70, 3), every: 200, choose, options: { reshuffle } });
      expect(report.finished).toBe(report.matches);
    }
  });

  test('by heuristic play too', () => {
    const report = conformance({
      game: unicorns,
      seats: 3,
      seeds: [5],
      every: 20,
      choose: (match, seat, rng) => chooseMove(match, seat, 'easy', {}, rng),
    });
    expect(report.finished).toBe(1);
  });
});
