import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { fluxx } from '../index.ts';
import { cards as cardsEn } from '../text/cards.en.ts';
import { cards as cardsRu } from '../text/cards.ru.ts';
import { COUNTS, componentList, PRINTED, TOTAL } from './component-list.ts';

const fieldsOf = (def: object): { [field: string]: unknown } =>
  Object.fromEntries(
    PRINTED.map((field) => [field, (def as { [field: string]: unknown })[field]]).filter(([, value]) => value !== undefined),
  );
const ofKind = (kind: string): string[] => fluxx.defs.filter((def) => def.kind === kind).map((def) => def.id);

describe('components (FLX-001 … FLX-006)', () => {
  test('FLX-001 FLX-002 all cards of the box: the Basic Rules on the table and the rest, which was shuffled', () => {
    const { table } = Match.start(fluxx, { game: 'fluxx', rulesVersion: fluxx.rulesVersion, seats: 4, options: {}, seed: 1 });
    expect(table.def).toHaveLength(TOTAL);
    expect(table.zones.flat()).toHaveLength(TOTAL);
    expect(table.def.filter((def) => fluxx.defs[def].id === 'basic-rules')).toHaveLength(1);
  });

  test('FLX-003 six types of card', () => {
    expect([...new Set(fluxx.defs.map((def) => def.kind))].sort()).toEqual([
      'action',
      'basic-rules',
      'creeper',
      'goal',
      'keeper',
      'new-rule',
    ]);
  });

  test('FLX-004 exactly three Creepers', () => {
    expect(ofKind('creeper').sort()).toEqual(['cronenbergs', 'evil-morty', 'galactic-federation']);
  });

  test('FLX-005 the numbers of the other types', () => {
    const counts = Object.keys(COUNTS).map((kind) => [kind, ofKind(kind).length]);
    expect(Object.fromEntries(counts)).toEqual(COUNTS);
    expect(Object.values(COUNTS).reduce((sum, n) => sum + n, 0)).toBe(TOTAL);
  });

  test('FLX-006 FLX-311 every card is unique, and nothing is mixed in', () => {
    expect(fluxx.defs.every((def) => (def.count ?? 1) === 1)).toBe(true);
    expect(new Set(fluxx.defs.map((def) => def.id)).size).toBe(fluxx.defs.length);
    expect(fluxx.defs.map((def) => def.id)).toEqual(componentList.map((card) => card.id));
  });

  test.each(componentList.map((card) => [card.id, card] as const))('%s is as printed', (id, card) => {
    const def = fluxx.defs.find((one) => one.id === id);
    expect(def).toBeDefined();
    expect(fieldsOf(def as object)).toEqual(card);
  });

  test('FLX-007 FLX-008 every card has a name and a full text in both languages, and nothing else does', () => {
    const ids = componentList.map((card) => card.id).sort();
    for (const cards of [cardsEn, cardsRu] as { [id: string]: { name: string; text: string } }[]) {
      expect(Object.keys(cards).sort()).toEqual(ids);
      for (const id of ids) {
        expect(cards[id].name.length, `name of ${id}`).toBeGreaterThan(1);
        expect(cards[id].text.length, `text of ${id}`).toBeGreaterThan(10);
      }
      expect(new Set(ids.map((id) => cards[id].name)).size, 'names are different').toBe(ids.length);
    }
  });
});
