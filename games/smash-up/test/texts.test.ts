import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unknownRules, unsaidTexts, writtenTexts } from '#engine/testing';
import { smashUp, texts } from '../index.ts';

// What play says is heard in all examples (`table.ts`).
describe('texts', () => {
  test('both languages name the same parameters, and everything has a name', () => {
    expect(writtenTexts(smashUp, texts)).toEqual([]);
  });

  test('every rule that the code cites exists, and nothing is written that the code never says', () => {
    expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
    expect(unsaidTexts(join(import.meta.dirname, '..'), texts)).toEqual([]);
  });
});
