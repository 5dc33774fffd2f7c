import { expect, test } from 'vitest';
import { measureDear } from '../load/dear.ts';
import { measure } from '../load/measure.ts';
import { measureMemory, slopeOf } from '../load/memory.ts';
import { measureOverload } from '../load/overload.ts';
import { measureSlow } from '../load/slow.ts';
import { measureStarving } from '../load/starve.ts';
import { crowding, gamesModule } from './kit.ts';

test('the load test itself works: answers are acknowledged and their events heard', async () => {
  const figures = await measure({
    game: 'canary',
    games: gamesModule,
    seconds: 2,
    tables: 4,
    live: 4,
    streams: 40,
    bots: 1,
    advice: 1,
    say: () => undefined,
  });
  expect(figures.answersPerSecond).toBeGreaterThan(10);
  expect(figures.refused).toBe(0);
  expect(figures.events).toBeGreaterThan(0);
  expect(figures.hintMs.count).toBeGreaterThan(0);
  expect(figures.raw.answersPerSecond).toBeGreaterThan(10);
  expect(figures.coldMs.entries).toBeGreaterThan(0);
}, 120_000);

test('more than it bears: everything that is offered is accepted or told to come again, and health checks are answered', async () => {
  const figures = await measureOverload({ game: 'canary', games: gamesModule, seconds: 1, tables: 8, times: 2, say: () => undefined });
  expect(figures.capacityPerSecond).toBeGreaterThan(5);
  expect(figures.acceptedPerSecond).toBeGreaterThan(5);
  expect(figures.otherwise).toBe(0);
  expect(figures.healthMs.count).toBeGreaterThan(0);
  expect(figures.healthMs.p99).toBeLessThan(Number.POSITIVE_INFINITY);
}, 120_000);

test('a crowd of identities does not take the bots away from others', async () => {
  const figures = await measureStarving({
    game: 'unicorns',
    games: '#games/registry.ts',
    seconds: 8,
    tables: 1,
    identities: 40,
    addresses: 4,
    say: () => undefined,
  });
  expect(figures.answers).toBeGreaterThan(5);
  // Where they took turns by identity alone it was many seconds.
  expect(figures.lateMs.p95 / crowding()).toBeLessThan(1500);
  expect(figures.lateInWindows).toBeLessThan(2);
}, 120_000);

test('what is dear is asked for on its schedule, and everything is answered', async () => {
  const figures = await measureDear({ game: 'canary', games: gamesModule, rate: 20, seconds: 1, entries: 12, say: () => undefined });
  expect(figures.requests).toEqual({ branch: 8, replay: 6, carry: 4, export: 2 });
  expect(figures.refused).toBe(0);
  expect(figures.loopMs.dear).toBeGreaterThan(0);
  expect(figures.dearMs.p99).toBeGreaterThanOrEqual(figures.dearMs.p50);
  expect(figures.cheapMs.p50).toBeGreaterThan(0);
}, 120_000);

test('tables that were opened and left, streams that were closed, answers that were given: nothing of them stays in memory', async () => {
  const figures = await measureMemory({ game: 'canary', games: gamesModule, requests: 3000, steps: 6, say: () => undefined });
  expect(figures.refused).toBe(0);
  expect(figures.tables).toBeGreaterThan(100);
  expect(figures.streams).toBe(figures.tables);
  expect(figures.rooms).toBe(0);
  // Code that runs for the first time weighs something as well. The long form (lab load --memory 200000) has a bar of one byte.
  expect(figures.slope).toBeLessThan(250);
}, 120_000);

test('the slope is that of the line with the least squares', () => {
  expect(
    slopeOf([
      [0, 5],
      [10, 25],
      [20, 45],
    ]),
  ).toBeCloseTo(2);
  expect(
    slopeOf([
      [0, 0],
      [1, 3],
      [2, 0],
      [3, 3],
    ]),
  ).toBeCloseTo(0.6);
});

test('matches over days at rest are nowhere in memory, and a holiday moves what is due at all of one’s own', async () => {
  const figures = await measureSlow({ game: 'canary', games: gamesModule, seconds: 1, matches: 600, say: () => undefined });
  expect([figures.rooms, figures.mine]).toEqual([0, 200]);
  // The long form is lab load --slow 10000.
  expect(figures.full.heap - figures.empty.heap).toBeLessThan(2 ** 20);
}, 60_000);
