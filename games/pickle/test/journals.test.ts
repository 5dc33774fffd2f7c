import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fastRng, Match } from '#engine';
import { keptJournals, randomPicks } from '#engine/testing';
import { pickle } from '../index.ts';
import type { PickleVars } from '../state.ts';

function played(seats: number, seed: number, distance: '3' | '4' = '3'): Match<PickleVars> {
  const options = { sides: 'random', corridor: 'random', distance };
  const match = Match.start(pickle, { game: 'pickle', rulesVersion: pickle.rulesVersion, seats, options, seed });
  const rng = fastRng(seed);
  while (match.open !== null) match.answer(match.open.asks[0].seat, match.n, randomPicks(match.open.asks[0], rng));
  return match;
}

describe('kept journals', () => {
  const kept = keptJournals(pickle, join(import.meta.dirname, 'journals'), {
    two: () => played(2, 3),
    'two-again': () => played(2, 17),
    'alone-3': () => played(1, 5, '3'),
    'alone-4': () => played(1, 8, '4'),
  });

  test.each(kept.names)('%s replays to the same end', (name) => {
    const { match, now, kept: before } = kept.replay(name);
    expect(now).toEqual(before);
    expect(match.over).toBe(true);
  });
});
