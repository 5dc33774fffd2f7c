import { describe, expect, test } from 'vitest';
import { differencesFrom, specified } from '#engine/testing';
import { components } from '../cards/data.ts';
import { pickle } from '../index.ts';
import type { PickleDef } from '../state.ts';
import { cards as cardsEn } from '../text/en/cards.ts';
import { cards as cardsRu } from '../text/ru/cards.ts';
import list from './components.json' with { type: 'json' };

const count = (kind: string): number =>
  specified(pickle.defs, list)
    .filter((def) => def.kind === kind)
    .reduce((sum, def) => sum + (def.count ?? 1), 0);

describe('components (section 1)', () => {
  test('PKL-002 PKL-003 PKL-242 the numbers of the box, and nothing is mixed in', () => {
    const kinds = [
      'rick-card',
      'russian-card',
      'start-tile',
      'corridor-tile',
      'die',
      'character-card',
      'health-token',
      'figure',
      'agent',
      'booklet',
    ];
    expect(kinds.map(count)).toEqual([25, 25, 4, 24, 4, 3, 2, 2, 10, 1]);
  });

  test('every component is as the component list says, in its order', () => {
    expect(differencesFrom(list, components)).toEqual([]);
    expect(pickle.defs).toMatchObject(components);
  });

  test('PKL-012 four identical dice: move, card, tools, gun, gun, wild', () => {
    expect(components.find((one) => one.kind === 'die')).toMatchObject({
      count: 4,
      faces: ['move', 'card', 'tools', 'gun', 'gun', 'wild'],
    });
  });

  test('PKL-013 PKL-014 PKL-015 health of the characters, ten agents', () => {
    const health = (id: string) =>
      components.find((one): one is typeof one & { health: number } => one.id === id && 'health' in one)?.health;
    expect(['character-pickle-rick', 'character-jaguar', 'character-agents', 'agent'].map(health)).toEqual([10, 10, 1, 1]);
    expect(count('agent')).toBe(10);
  });

  test('PKL-187 every component has a name and a text in both languages', () => {
    const ids = components.map((component) => component.id).sort();
    for (const cards of [cardsEn, cardsRu] as { [id: string]: { name: string; text: string } }[]) {
      expect(Object.keys(cards).sort()).toEqual(ids);
      expect(ids.filter((id) => cards[id].name.length < 2 || cards[id].text.length < 10)).toEqual([]);
      expect(new Set(ids.map((id) => cards[id].name)).size).toBe(ids.length);
    }
  });

  test('every card of a deck can be played, every trap can be sprung', () => {
    const decks = pickle.defs.filter((def) => def.kind === 'rick-card' || def.kind === 'russian-card');
    expect(decks.filter((def) => (def as PickleDef).play === undefined).map(({ id }) => id)).toEqual([]);
    const traps = components.filter((one) => (one.tags as readonly string[]).includes('trap')).map((one) => one.id);
    expect(decks.filter((def) => (def as PickleDef).spring !== undefined).map((def) => def.id)).toEqual(traps);
  });
});
