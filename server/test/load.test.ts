import { expect, test } from 'vitest';
import { measure } from '../load/measure.ts';
import { measureOverload } from '../load/overload.ts';
import { gamesModule } from './kit.ts';

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
