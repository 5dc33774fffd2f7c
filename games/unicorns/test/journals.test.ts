import { join } from 'node:path';
import { describe, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import type { KeptMatch } from '#engine/testing';
import { keptJournals } from '#engine/testing';
import { texts, unicorns } from '../index.ts';
import type { UnicornVars } from '../state.ts';

const choose: KeptMatch<UnicornVars>['choose'] = (match, seat, rng) => chooseMove(match, seat, 'easy', {}, rng);

describe('kept journals', () => {
  const kept = keptJournals(unicorns, texts, join(import.meta.dirname, 'journals'), {
    duel: { seats: 2, seed: 11, choose },
    'four-seats': { seats: 4, seed: 8, choose },
    'eight-seats': { seats: 8, seed: 33, options: { reshuffle: 'on', targets: 'announced' } },
  });

  test.each(kept.names)('%s plays as it was recorded', kept.holds);
});
