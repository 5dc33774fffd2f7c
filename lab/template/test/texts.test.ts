import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformance, TextLaw, unknownRules, unsaidTexts, writtenTexts } from '#engine/testing';
import { cairn, texts } from '../index.ts';

test('whatever play says can be said in both languages to everybody', () => {
  const spoken = new TextLaw(texts);
  for (const seats of [2, 5])
    conformance({ game: cairn, seats, seeds: Array.from({ length: 20 }, (_, i) => i), every: 100, texts: spoken });
});

test('both languages name the same parameters, every rule that the code cites exists, and nothing is written that the code never says', () => {
  expect(writtenTexts(cairn, texts)).toEqual([]);
  expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
  expect(unsaidTexts(join(import.meta.dirname, '..'), texts)).toEqual([]);
});
