import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesIn, runExample } from '#engine/testing';
import { fluxx } from '../index.ts';
import { deal } from './table.ts';

describe('the scenarios in CONTRIBUTING.md, as they stand', () => {
  const examples = examplesIn(join(import.meta.dirname, '../../../CONTRIBUTING.md'), "test('");
  // The tests of the card that the guide adds are for whoever has added it.
  const isThere = fluxx.defs.some((def) => def.id === 'spring-cleaning');
  const mine = examples.filter((code) => isThere || !code.includes('spring-cleaning'));
  for (const example of mine) runExample(example, { describe, test, expect, deal });

  test('there are some', () => {
    expect(mine.length).toBeGreaterThan(0);
  });
});
