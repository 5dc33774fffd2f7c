import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformance, TextLaw, unknownRules, writtenTexts } from '#engine/testing';
import { cairn, texts } from '../index.ts';

test('whatever play says can be said in both languages, and everything written is said', () => {
  const spoken = new TextLaw(texts);
  for (const seats of [2, 5])
    conformance({ game: cairn, seats, seeds: Array.from({ length: 20 }, (_, i) => i), every: 100, texts: spoken });
  expect(spoken.unsaid).toEqual([]);
});

test('both languages name the same parameters, and every rule that the code cites exists', () => {
  expect(writtenTexts(cairn, texts)).toEqual([]);
  expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
});
