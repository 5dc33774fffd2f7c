import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance, TextLaw, unknownRules, writtenTexts } from '#engine/testing';
import { pickle, texts } from '../index.ts';

const seeds = (from: number, many: number): number[] => Array.from({ length: many }, (_, i) => from + i);

describe('texts', () => {
  test('whatever play says can be said in both languages to everybody, and nearly everything written is said', () => {
    const spoken = new TextLaw(texts);
    conformance({ game: pickle, seats: 2, seeds: seeds(1, 16), every: 500, texts: spoken });
    conformance({ game: pickle, seats: 1, seeds: seeds(1, 6), every: 500, texts: spoken });
    conformance({ game: pickle, seats: 2, seeds: seeds(50, 4), every: 500, restless: true, texts: spoken });
    // The rest is heard in the examples, which are listened to as well.
    expect(spoken.unsaid.slice(12)).toEqual([]);
  });

  test('both languages name the same parameters, and everything has a name', () => {
    expect(writtenTexts(pickle, texts)).toEqual([]);
  });

  test('every rule that the code cites exists', () => {
    expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
  });
});
