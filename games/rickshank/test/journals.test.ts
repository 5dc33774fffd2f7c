import { join } from 'node:path';
import { describe, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import type { KeptMatch } from '#engine/testing';
import { keptJournals } from '#engine/testing';
import { rickshank, texts } from '../index.ts';
import type { RickVars } from '../state.ts';

const choose: KeptMatch<RickVars>['choose'] = (match, seat, rng) => chooseMove(match, seat, 'easy', {}, rng);

describe('kept journals', () => {
  const kept = keptJournals(rickshank, texts, join(import.meta.dirname, 'journals'), {
    duel: { seats: 2, seed: 11, choose, options: { characters: 'two' } },
    'five-seats-some-leave': { seats: 5, seed: 13, choose, options: { leaving: 'remove', characters: 'choice' }, restless: true },
  });

  test.each(kept.names)('%s plays as it was recorded', kept.holds);
});
