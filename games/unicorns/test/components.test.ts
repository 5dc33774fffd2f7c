import { describe, expect, test } from 'vitest';
import { differencesFrom, specified } from '#engine/testing';
import { defs } from '../cards/index.ts';
import { en } from '../text/en/index.ts';
import list from './components.json' with { type: 'json' };

/** The cards of the printed box; further ones may have been added to it. */
const box = specified(defs, list);
const counted = (kind: string): number => box.filter((card) => card.kind === kind).reduce((sum, card) => sum + card.count, 0);
const total = (list: readonly { readonly count: number }[]): number => list.reduce((sum, { count }) => sum + count, 0);
const nameOf = (id: string): string => (en.cards as { readonly [id: string]: { readonly name: string } })[id].name;
const lettersIn = (name: string): number => name.replaceAll(/[^A-Za-z]/g, '').length;

describe('1. Edition and components', () => {
  test('UUN-001 the second-print effects are used: Unicorn Phoenix comes back by itself, Chainsaw Unicorn reaches any Upgrade or Downgrade', () => {
    const phoenix = defs.find((card) => card.id === 'unicorn-phoenix');
    expect(phoenix?.lost?.needsHand).toBe(true);
    expect(phoenix?.lost?.optional).toBeUndefined();
  });

  test('UUN-003 UUN-004 135 cards: 114 black-backed ones by type, 13 Babies, 8 Reference cards', () => {
    expect(total(box)).toBe(135);
    expect(['basic-unicorn', 'magical-unicorn', 'magic', 'upgrade', 'downgrade', 'instant'].map(counted)).toEqual([22, 30, 25, 14, 8, 15]);
    expect([counted('baby-unicorn'), counted('reference')]).toEqual([13, 8]);
  });

  test('UUN-005 UUN-006 UUN-007 UUN-008 seven pictures of Basic Unicorns and Narwhal, 30 Magical Unicorns, 15 Instants, 13 Babies', () => {
    const basics = box.filter((card) => card.isBasic);
    expect(basics.map(({ count }) => count)).toEqual([3, 3, 3, 3, 3, 3, 3, 1]);
    expect(basics.at(-1)?.id).toBe('narwhal');
    const magical = box.filter((card) => card.kind === 'magical-unicorn');
    expect(magical.length).toBe(30);
    expect(magical.every(({ count }) => count === 1)).toBe(true);
    expect(box.filter((card) => card.kind === 'instant').map(({ id, count }) => [id, count])).toEqual([
      ['neigh', 14],
      ['super-neigh', 1],
    ]);
    const babies = box.filter((card) => card.isBaby);
    expect(babies.every(({ count }) => count === 1)).toBe(true);
    expect(babies.filter(({ id }) => nameOf(id) === 'Baby Unicorn').length).toBe(12);
  });

  test('UUN-009 UUN-073 five types of card; every Unicorn sub-type is a Unicorn card, whatever animal it shows', () => {
    for (const card of defs) expect(card.isUnicorn).toBe(card.kind.endsWith('-unicorn'));
    for (const id of ['narwhal', 'llamacorn', 'magical-kittencorn', 'puppicorn', 'shark-with-a-horn', 'rhinocorn'])
      expect(defs.find((card) => card.id === id)?.isUnicorn).toBe(true);
  });

  test('UUN-072 a Magic card is never a Magical Unicorn', () => {
    expect(defs.filter((card) => card.kind === 'magic' && card.isUnicorn)).toEqual([]);
  });

  test('UUN-074 narwhals are the cards tagged so', () => {
    const tagged = box.filter((card) => card.tags.includes('narwhal')).map(({ id }) => id);
    expect(tagged).toEqual([
      'baby-narwhal',
      'narwhal',
      'alluring-narwhal',
      'classy-narwhal',
      'narwhal-torpedo',
      'shabby-the-narwhal',
      'the-great-narwhal',
    ]);
    for (const id of tagged) expect(nameOf(id)).toContain('Narwhal');
  });

  test('ids, kinds, counts, numbers and tags are those of the component list, in its order', () => {
    const printed = defs.map(({ id, kind, count, unicorns, letters, tags, isUnicorn }) =>
      isUnicorn ? { id, kind, count, unicorns, letters, tags } : { id, kind, count, tags },
    );
    expect(differencesFrom(list, printed)).toEqual([]);
  });

  test('UUN-232 UUN-233 letters are those of the English names, A to Z only', () => {
    for (const card of defs) if (card.isUnicorn) expect([card.id, card.letters]).toEqual([card.id, lettersIn(nameOf(card.id))]);
  });

  test('UUN-220 each Unicorn card counts as one, Ginormous Unicorn as two', () => {
    for (const card of defs) expect(card.unicorns).toBe(card.isUnicorn ? (card.id === 'ginormous-unicorn' ? 2 : 1) : 0);
  });

  test('optional and mandatory effects are what the component list says', () => {
    for (const card of defs) {
      const effects = [card.enter, card.start, card.lost].filter((effect) => effect !== undefined);
      if (effects.length !== 1 || card.tags.includes('tie')) continue;
      if (card.tags.includes('optional')) expect([card.id, effects[0].optional]).toEqual([card.id, true]);
      if (card.tags.includes('mandatory')) expect([card.id, effects[0].optional]).toEqual([card.id, undefined]);
    }
  });
});
