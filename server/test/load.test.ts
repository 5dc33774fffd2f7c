import { expect, test } from 'vitest';
import { measure } from '../load.ts';
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
    say: () => undefined,
  });
  expect(figures.answersPerSecond).toBeGreaterThan(10);
  expect(figures.refused).toBe(0);
  expect(figures.events).toBeGreaterThan(0);
  expect(figures.raw.answersPerSecond).toBeGreaterThan(10);
  expect(figures.coldMs.entries).toBeGreaterThan(0);
}, 120_000);
