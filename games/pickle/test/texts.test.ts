import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance, TextLaw, unknownRules, unsaidTexts, writtenTexts } from '#engine/testing';
import { pickle, texts } from '../index.ts';

const seeds = (from: number, many: number): number[] => Array.from({ length: many }, (_, i) => from + i);

describe('texts', () => {
  test('whatever play says can be said in every language to everybody', () => {
    const spoken = new TextLaw(texts);
    conformance({ game: pickle, seats: 2, seeds: seeds(1, 16), every: 500, texts: spoken });
    conformance({ game: pickle, seats: 1, seeds: seeds(1, 6), every: 500, texts: spoken });
    conformance({ game: pickle, seats: 2, seeds: seeds(50, 4), every: 500, restless: true, texts: spoken });
  });

  test('both languages name the same parameters, and everything has a name', () => {
    expect(writtenTexts(pickle, texts)).toEqual([]);
  });

  test('every rule that the code cites exists, and nothing is written that the code never says', () => {
    expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
    expect(unsaidTexts(join(import.meta.dirname, '..'), texts)).toEqual([]);
  });
});
