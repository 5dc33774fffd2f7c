import { join } from 'node:path';
import { test } from 'vitest';
import { keptJournals } from '#engine/testing';
import { cairn, texts } from '../index.ts';

const kept = keptJournals(cairn, texts, join(import.meta.dirname, 'journals'), {
  duel: { seats: 2, seed: 1 },
  'four-seats': { seats: 4, seed: 2 },
});

test.each(kept.names)('%s plays as it was recorded', kept.holds);
