import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleCoverage, unwrittenCards } from '#engine/testing';
import { texts } from '../index.ts';

describe('every rule is tested, or says why not', () => {
  test('each rule id is named by a test or excused with a reason in untested.md, and nothing else is', () => {
    const rules = Object.keys(texts.en.rules.text);
    expect(rules.length).toBeGreaterThan(200);
    expect(ruleCoverage(import.meta.dirname, rules)).toMatchObject({ untested: [], badExcuses: [], unknown: [] });
  });

  test('every card that was laid out is written', () => {
    expect(unwrittenCards(join(import.meta.dirname, '..'))).toEqual([]);
  });
});
