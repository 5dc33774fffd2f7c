import { describe, expect, test } from 'vitest';
import { conformance } from '#engine/testing';
import { rickshank } from '../index.ts';

const seeds = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

describe('whole matches under the laws of the engine', () => {
  test.each([2, 3, 5])('%i seats, random play: every match ends', (seats) => {
    const report = conformance({ game: rickshank, seats, seeds: seeds(seats * 100, 2), every: 60 });
    expect(report.finished).toBe(report.matches);
  });

  test.each([3, 5])('%i seats that leave, time out and take answers back', (seats) => {
    const report = conformance({
      game: rickshank,
      seats,
      seeds: seeds(50, 3),
      every: 40,
      restless: true,
      options: { leaving: 'remove', characters: seats === 3 ? 'two' : 'choice' },
    });
    expect(report.finished).toBe(report.matches);
  });
});
