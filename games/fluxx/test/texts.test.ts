import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ParamsView } from '#engine';
import { contextFor, format, WHOLE } from '#engine';
import { conformance, TextLaw, unknownRules, unsaidTexts, writtenTexts } from '#engine/testing';
import { fluxx, texts } from '../index.ts';

describe('texts', () => {
  test('whatever play says can be said in every language to everybody', () => {
    const spoken = new TextLaw(texts);
    for (let seats = 2; seats <= 6; seats++)
      conformance({ game: fluxx, seats, seeds: [1, 2, 3, 4], every: 500, restless: true, cap: 800, texts: spoken });
  });

  test('both languages name the same parameters, and everything has a name', () => {
    expect(writtenTexts(fluxx, texts)).toEqual([]);
  });

  test('every rule that the code cites exists, and nothing is written that the code never says', () => {
    expect(unknownRules(join(import.meta.dirname, '..'), texts)).toEqual([]);
    expect(unsaidTexts(join(import.meta.dirname, '..'), texts)).toEqual([]);
  });

  test('FLX-155 every speaking Keeper says its own line in both languages', () => {
    for (const lang of WHOLE) {
      const lines = fluxx.defs.flatMap((def) => {
        if (!('say' in def) || def.say === undefined) return [];
        const params: ParamsView = { seat: { seat: 0 }, card: { card: 1, def: def.id } };
        return [format(texts[lang].log.say, params, contextFor(texts[lang], lang, ['Ann', 'Bob']))];
      });
      expect(lines).toHaveLength(7);
      expect(new Set(lines).size).toBe(7);
      for (const line of lines) expect(line).not.toContain('…');
    }
  });
});
