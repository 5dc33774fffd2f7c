import { describe, expect, test } from 'vitest';
import { differencesFrom, specified, untestedCards } from '#engine/testing';
import { TOKENS } from '../cards/data.ts';
import { defs } from '../cards/index.ts';
import { rickshank } from '../index.ts';
import { newVars } from '../state.ts';
import list from './components.json' with { type: 'json' };

const counted = (fits: (card: (typeof defs)[number]) => boolean): number =>
  specified(defs, list)
    .filter(fits)
    .reduce((sum, card) => sum + card.count, 0);
const named = (id: string): (typeof defs)[number] => {
  const card = defs.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

describe('1. Aim and components', () => {
  test('RSR-001 2 to 5 players', () => {
    expect(rickshank.seats).toEqual({ min: 2, max: 5 });
  });

  test('RSR-003 RSR-006 192 cards by kind, and 7 characters besides', () => {
    expect(counted((card) => card.kind !== 'character')).toBe(192);
    expect(counted((card) => card.id === 'genius-waves')).toBe(35);
    expect(counted((card) => card.isFamily)).toBe(15);
    expect(
      ['main', 'portal-gun', 'nemesis', 'morty-waves', 'location', 'character'].map((kind) => counted((card) => card.kind === kind)),
    ).toEqual([84, 16, 7, 20, 15, 7]);
  });

  test('RSR-004 9 tokens', () => {
    expect([TOKENS, newVars().supply]).toEqual([9, 9]);
  });

  test('RSR-007 RSR-008 six types in the main deck, no Location among them', () => {
    const types = defs.filter((card) => card.kind === 'main').map((card) => card.type);
    expect([...new Set(types)].sort()).toEqual(['council', 'equipment', 'gromflamite', 'morty', 'rick', 'special']);
  });

  test('RSR-009 RSR-297 the set is complete in itself; mixing is not offered', () => {
    expect(rickshank.options.map(({ key }) => key)).toEqual(['characters', 'tokens', 'leaving', 'window']);
  });
});

describe('3. Cards and types', () => {
  test('RSR-035 RSR-036 RSR-037 RSR-039 types of starters, Portal Guns, Morty Waves and nemeses', () => {
    expect(['genius-waves', 'jerry', 'beth', 'summer'].map((id) => named(id).type)).toEqual(['starter', 'starter', 'starter', 'starter']);
    expect([named('portal-gun').type, named('portal-gun').kind]).toEqual(['equipment', 'portal-gun']);
    expect(named('morty-waves').type).toBe('none');
    const nemeses = specified(defs, list)
      .filter((card) => card.kind === 'nemesis')
      .map((card) => card.type);
    expect(nemeses).toEqual(['gromflamite', 'rick', 'rick', 'rick', 'rick', 'rick', 'gromflamite']);
  });

  test('RSR-041 starters and Morty Waves cost 0; RSR-088 nemeses 8 to 14; RSR-139 Locations are Ongoing and cost 4', () => {
    expect(defs.filter((card) => card.kind === 'starter' || card.kind === 'morty-waves').every((card) => card.cost === 0)).toBe(true);
    const costs = defs.filter((card) => card.kind === 'nemesis').map((card) => card.cost);
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([8, 14]);
    expect(defs.filter((card) => card.isLocation).every((card) => card.isOngoing && card.cost === 4)).toBe(true);
  });

  test('RSR-090 every nemesis but Cornvelious Daniel has a group attack', () => {
    expect(defs.filter((card) => card.kind === 'nemesis' && card.group === undefined).map(({ id }) => id)).toEqual(['cornvelious-daniel']);
  });

  test('RSR-105 only texts with the word Attack can be avoided: every card with a Defense or an Attack is tagged so', () => {
    for (const card of defs) expect([card.id, card.defense !== undefined]).toEqual([card.id, card.tags.includes('defense')]);
  });

  test('ids, kinds, counts, numbers, votes and tags are those of the component list, in its order', () => {
    const printed = defs.map(({ id, kind, count, type, cost, vp, power, vote, vpRule, group, tags }) => {
      const marks = [vote?.kind, vpRule?.type, group === undefined ? undefined : 'group-attack'].filter((mark) => mark !== undefined);
      return { id, kind, count, cardType: type, cost, vp, power, marks, tags };
    });
    expect(differencesFrom(list, printed)).toEqual([]);
  });

  test('every card has tests of its own', () => {
    expect(
      untestedCards(
        import.meta.dirname,
        defs.map(({ id }) => id),
      ),
    ).toEqual([]);
  });
});
