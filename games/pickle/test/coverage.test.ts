import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleCoverage, untestedCards, unwrittenCards } from '#engine/testing';
import { components } from '../cards/data.ts';
import { texts } from '../index.ts';

describe('every rule is tested, or says why not', () => {
  test('each rule id is named by a test or excused with a reason in untested.md, and nothing else is', () => {
    const rules = Object.keys(texts.en.rules.text);
    expect(rules.length).toBeGreaterThan(200);
    expect(ruleCoverage(import.meta.dirname, rules)).toMatchObject({ untested: [], badExcuses: [], unknown: [] });
  });

  test('every card of a deck is named by a test of the cards', () => {
    const cards = components.filter(({ kind }) => kind === 'rick-card' || kind === 'russian-card').map(({ id }) => id);
    expect(cards.length).toBeGreaterThan(0);
    expect(untestedCards(import.meta.dirname, cards)).toEqual([]);
  });

  test('every card that was laid out is written', () => {
    expect(unwrittenCards(join(import.meta.dirname, '..'))).toEqual([]);
  });
});
