import { describe, expect, test } from 'vitest';
import { conformance } from '#engine/testing';
import { smashUp } from '../index.ts';

const seeds = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

describe('whole matches under the laws of the engine', () => {
  test.each([2, 3, 4])('%i seats, random play: every match ends', (seats) => {
    const report = conformance({ game: smashUp, seats, seeds: seeds(seats * 100, 4) });
    expect(report.finished).toBe(report.matches);
  });
});
