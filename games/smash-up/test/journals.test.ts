import { join } from 'node:path';
import { describe, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import type { KeptMatch } from '#engine/testing';
import { keptJournals } from '#engine/testing';
import { smashUp, texts } from '../index.ts';
import type { SmashVars } from '../state.ts';

const choose: KeptMatch<SmashVars>['choose'] = (match, seat, rng) => chooseMove(match, seat, 'easy', {}, rng);

describe('kept journals', () => {
  const kept = keptJournals(smashUp, texts, join(import.meta.dirname, 'journals'), {
    duel: { seats: 2, seed: 11, choose, options: { sets: 'box' } },
    'three-seats': { seats: 3, seed: 7, choose },
    'four-seats': { seats: 4, seed: 8, options: { factions: 'random' } },
  });

  test.each(kept.names)('%s plays as it was recorded', kept.holds);
});
