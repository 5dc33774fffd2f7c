import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance, TextLaw, unknownRules, unsaidTexts, writtenTexts } from '#engine/testing';
import { texts, unicorns } from '../index.ts';

const seeds = (from: number, many: number): number[] => Array.from({ length: many }, (_, i) => from + i);

describe('texts', () => {
  test('whatever play says can be said in every language to everybody', () => {
    const spoken = new TextLaw(texts);
    for (const seats of [2, 3, 5, 8]) conformance({ game: unicorns, seats, seeds: seeds(seats, 3), every: 500, texts: spoken });
    const options = { reshuffle: 'on', targets: 'announced' };
    conformance({ game: unicorns, seats: 4, seeds: seeds(20, 5), every: 500, options, restless: true, texts: spoken });
  });

  test('both languages name the same parameters, and everything has a name', () => {
    expect(writtenTexts(unicorns, texts)).toEqual([]);
  });

  test('every rule that the code cites exists, and nothing is written that the code never says', () => {
    expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
    expect(unsaidTexts(join(import.meta.dirname, '..'), texts)).toEqual([]);
  });
});
