import { expect, test } from 'vitest';
import { conformance, hoarding, passive } from '#engine/testing';
import { pickle } from '../index.ts';
import list from './components.json' with { type: 'json' };

const seeds = (many: number, from = 1): number[] => Array.from({ length: many }, (_, i) => from + i);

test('two seats: whole random matches keep every law, and every component comes to lie openly', () => {
  const report = conformance({ game: pickle, seats: 2, seeds: seeds(24) });
  expect(report.finished).toBe(report.matches);
  expect(report.neverSeen.filter((id) => id in list.cards)).toEqual([]);
});

test('two seats that come, go, take back and run out of time', () => {
  const report = conformance({ game: pickle, seats: 2, seeds: seeds(12, 500), restless: true });
  expect(report.finished).toBe(report.matches);
});

test.each(['3', '4'])('alone with %s tiles between the start tiles', (distance) => {
  const report = conformance({ game: pickle, seats: 1, seeds: seeds(20), options: { distance } });
  expect(report.finished).toBe(report.matches);
});

// With these seeds both tables flip a corridor tile that may be turned several ways, which is rare.
test('a corridor on any side, four tiles long', () => {
  for (const seats of [1, 2]) {
    const options = { sides: 'random', corridor: 'random', distance: '4' };
    const report = conformance({ game: pickle, seats, seeds: seeds(30, 56), options, every: 60 });
    expect(report.finished).toBe(report.matches);
  }
});

test.each([
  ['passive', passive],
  ['hoarding', hoarding],
] as const)('a match of %s players ends', (_, choose) => {
  for (const seats of [1, 2]) {
    const report = conformance({ game: pickle, seats, seeds: seeds(6, 70), every: 60, choose });
    expect(report.finished).toBe(report.matches);
  }
});
