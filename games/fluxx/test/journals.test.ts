import { join } from 'node:path';
import { describe, test } from 'vitest';
import { keptJournals } from '#engine/testing';
import { fluxx, texts } from '../index.ts';

describe('kept journals', () => {
  const kept = keptJournals(fluxx, texts, join(import.meta.dirname, 'journals'), {
    'two-seats': { seats: 2, seed: 41 },
    'four-seats': { seats: 4, seed: 24 },
    'come-and-go': { seats: 4, seed: 17, restless: true },
  });

  test.each(kept.names)('%s plays as it was recorded', kept.holds);
});
