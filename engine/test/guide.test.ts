import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesIn, runExample, scenarioTable } from '#engine/testing';
import { yard } from './yard.ts';

describe('the examples in engine/testing/README.md, as they stand', () => {
  const guide = join(import.meta.dirname, '../testing/README.md');
  const [settings] = examplesIn(guide, 'scenarioTable');
  const examples = examplesIn(guide, "test('");
  const deal = runExample(settings, { scenarioTable, yard }, 'deal');
  for (const example of examples) runExample(example, { test, expect, deal });

  test('there are some', () => {
    expect(examples.length).toBeGreaterThan(0);
  });
});
