import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance, TextLaw, unknownRules, unsaidTexts, writtenTexts } from '#engine/testing';
import { smashUp, texts } from '../index.ts';

// What play says is heard in all examples (`table.ts`).
describe('texts', () => {
  test('whatever play says can be said in every language to everybody', { timeout: 60_000 }, () => {
    const spoken = new TextLaw(texts);
    for (let seats = 2; seats <= 4; seats++)
      conformance({ game: smashUp, seats, options: { factions: 'random' }, seeds: [1], every: 500, cap: 500, texts: spoken });
  });

  test('both languages name the same parameters, and everything has a name', () => {
    expect(writtenTexts(smashUp, texts)).toEqual([]);
  });

  test('every rule that the code cites exists, and nothing is written that the code never says', () => {
    expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
    expect(unsaidTexts(join(import.meta.dirname, '..'), texts)).toEqual([]);
  });
});
