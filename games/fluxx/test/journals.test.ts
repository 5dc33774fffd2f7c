import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { below, fastRng } from '#engine';
import { keptJournals, randomPicks } from '#engine/testing';
import { fluxx } from '../index.ts';
import { startMatch } from './table.ts';

function played(seats: number, seed: number, restless: boolean): ReturnType<typeof startMatch> {
  const match = startMatch(seats, seed);
  const rng = fastRng(seed);
  for (let i = 0; !match.over && i < 2000; i++) {
    if (restless && below(rng, 15) === 0) match.apply({ kind: below(rng, 2) === 0 ? 'join' : 'leave', seat: below(rng, 6) });
    const ask = match.open?.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) continue;
    if (restless && below(rng, 10) === 0) match.apply({ kind: 'time-out', n: match.n, seat: ask.seat });
    else match.answer(ask.seat, match.n, randomPicks(ask, rng));
  }
  return match;
}

describe('kept journals', () => {
  const kept = keptJournals(fluxx, join(import.meta.dirname, 'journals'), {
    'two-seats': () => played(2, 41, false),
    'four-seats': () => played(4, 8, false),
    'come-and-go': () => played(5, 12, true),
  });

  test.each(kept.names)('%s replays to the same end', (name) => {
    const { match, now, kept: before } = kept.replay(name);
    expect(now).toEqual(before);
    expect(match.over).toBe(true);
  });
});
