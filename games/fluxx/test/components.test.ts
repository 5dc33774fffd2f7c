import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { differencesFrom, specified } from '#engine/testing';
import { fluxx } from '../index.ts';
import { cards as cardsEn } from '../text/en/cards.ts';
import { cards as cardsRu } from '../text/ru/cards.ts';
import list from './components.json' with { type: 'json' };

const printed = fluxx.defs.map((def) => {
  const card: { readonly [field: string]: unknown } = { ...def };
  return { id: def.id, ...Object.fromEntries(Object.keys(list.fields).map((field) => [field, card[field]])) };
});
const ofKind = (kind: string): string[] =>
  specified(fluxx.defs, list)
    .filter((def) => def.kind === kind)
    .map((def) => def.id);

describe('components (FLX-001 … FLX-006)', () => {
  test('FLX-001 FLX-002 all cards of the box: the Basic Rules on the table and the rest, which was shuffled', () => {
    const { table } = Match.start(fluxx, { game: 'fluxx', rulesVersion: fluxx.rulesVersion, seats: 4, options: {}, seed: 1 });
    expect([...new Set(table.def)]).toHaveLength(fluxx.defs.length);
    expect(table.zones.flat()).toHaveLength(fluxx.defs.length);
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
    const kinds = ['basic-rules', 'new-rule', 'keeper', 'creeper', 'goal', 'action'];
    expect(kinds.map((kind) => ofKind(kind).length)).toEqual([1, 23, 24, 3, 30, 19]);
  });

  test('FLX-006 FLX-311 every card is unique, and nothing is mixed in', () => {
    expect(fluxx.defs.every((def) => (def.count ?? 1) === 1)).toBe(true);
    expect(new Set(fluxx.defs.map((def) => def.id)).size).toBe(fluxx.defs.length);
  });

  test('every card is as the component list says, in its order', () => {
    expect(differencesFrom(list, printed)).toEqual([]);
  });

  test('FLX-007 FLX-008 every card has a name and a full text in both languages, and nothing else does', () => {
    const ids = fluxx.defs.map((card) => card.id).sort();
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
