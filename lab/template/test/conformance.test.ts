import { expect, test } from 'vitest';
import { conformance, hoarding, passive } from '#engine/testing';
import { cairn } from '../index.ts';

test.each([2, 3, 4, 5])('%i seats: whole matches under the laws of the engine', (seats) => {
  const report = conformance({ game: cairn, seats, seeds: [1, 2, 3], restless: true });
  expect(report.finished).toBe(report.matches);
});

test.each([
  ['passive', passive],
  ['hoarding', hoarding],
] as const)('a match of %s players ends', (_, choose) => {
  const report = conformance({ game: cairn, seats: 3, seeds: [1, 2], choose });
  expect(report.finished).toBe(report.matches);
});
