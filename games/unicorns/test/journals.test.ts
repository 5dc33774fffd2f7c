import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Level } from '#bots/index.ts';
import { chooseMove } from '#bots/index.ts';
import { fastRng, Match } from '#engine';
import { keptJournals } from '#engine/testing';
import { unicorns } from '../index.ts';
import type { UnicornVars } from '../state.ts';

function played(seats: number, level: Level, seed: number, options: { readonly [key: string]: string } = {}): Match<UnicornVars> {
  const defaults = Object.fromEntries(unicorns.options.map((option) => [option.key, option.default]));
  const match = Match.start(unicorns, {
    game: 'unicorns',
    rulesVersion: unicorns.rulesVersion,
    seats,
    options: { ...defaults, ...options },
    seed,
  });
  const rng = fastRng(seed);
  while (match.open !== null) {
    const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) break;
    match.answer(ask.seat, match.n, chooseMove(match, ask.seat, level, {}, rng));
  }
  return match;
}

describe('kept journals', () => {
  const kept = keptJournals(unicorns, join(import.meta.dirname, 'journals'), {
    duel: () => played(2, 'easy', 11),
    'four-seats': () => played(4, 'easy', 12),
    'eight-seats': () => played(8, 'random', 13, { reshuffle: 'on', targets: 'announced' }),
  });

  test.each(kept.names)('%s replays to the same end', (name) => {
    const { match, now, kept: before } = kept.replay(name);
    expect(now).toEqual(before);
    expect(match.over).toBe(true);
  });
});
