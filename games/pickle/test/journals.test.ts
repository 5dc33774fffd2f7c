import { join } from 'node:path';
import { describe, test } from 'vitest';
import { keptJournals } from '#engine/testing';
import { pickle, texts } from '../index.ts';

describe('kept journals', () => {
  const kept = keptJournals(pickle, texts, join(import.meta.dirname, 'journals'), {
    two: { seats: 2, seed: 3 },
    'alone-3': { seats: 1, seed: 5 },
    'alone-4': { seats: 1, seed: 8, options: { distance: '4' } },
  });

  test.each(kept.names)('%s plays as it was recorded', kept.holds);
});
