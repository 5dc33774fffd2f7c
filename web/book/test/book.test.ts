import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Match, tableFromData } from '#engine';
import { titles } from '#games/registry.ts';
import { loadStem } from '../../table/menu/search.ts';
import { type Example, examplesFor } from '../examples.ts';
import { type BookCard, filterFrom, foundIn, indexOf, searchOf, select } from '../shelf.ts';
import type { Rulings } from '../texts.ts';

const read = <T>(game: string, file: string): T =>
  JSON.parse(readFileSync(new URL(`../../../games/${game}/book/${file}.json`, import.meta.url), 'utf8')) as T;

describe.each(Object.keys(titles))('the book of %s', (id) => {
  const { game, texts } = titles[id];
  const examples = read<readonly Example[]>(id, 'examples');

  test('at least thirty examples, each of which still goes as it is drawn (otherwise: npm run -s lab -- book)', () => {
    expect(examples.length).toBeGreaterThanOrEqual(30);
    for (const one of examples) {
      expect(one.header.rulesVersion).toBe(game.rulesVersion);
      const match = Match.from(one.header, tableFromData(game, one.table));
      for (const entry of one.entries) expect([one.card, match.apply(entry)]).toEqual([one.card, null]);
      for (const [zone, cards] of one.after) {
        const at = game.zones.findIndex(({ key }) => key === zone);
        const lying = match.table.zones[at].map((card) => game.defs[match.table.def[card]].id);
        expect([one.card, zone, lying.slice(-8)]).toEqual([one.card, zone, cards]);
      }
      expect(texts.en.rules.text).toHaveProperty(one.rule);
    }
  });

  test('rulings are rules of the game, by cards that it has', () => {
    for (const [card, ids] of Object.entries(read<Rulings>(id, 'rulings'))) {
      expect(texts.en.cards).toHaveProperty([card]);
      for (const rule of ids) expect(texts.en.rules.text).toHaveProperty(rule);
    }
  });
});

test('a search finds names, other forms of words, rules and the other language, within 50 ms', async () => {
  const { texts } = titles['smash-up'];
  const rulings = read<Rulings>('smash-up', 'rulings');
  const indexes = [indexOf(texts.ru, rulings, await loadStem('ru')), indexOf(texts.en, rulings, await loadStem('en'))];
  const find = (query: string): readonly string[] => [...(foundIn(indexes, query) ?? [])];
  expect(find('тискалот')).toContain('sir-squeezes');
  expect(find('squeezes')).toContain('sir-squeezes');
  expect(find('базу приспешников')).toContain('sir-squeezes');
  const [card, [rule]] = Object.entries(rulings)[0];
  expect(find(rule)).toContain(card);
  expect(find('такого слова нет')).toEqual([]);
  expect(foundIn(indexes, '  ')).toBeNull();
  const times = Array.from({ length: 9 }, () => {
    const before = performance.now();
    find('уничтожьте приспешника');
    return performance.now() - before;
  });
  expect(times.sort((a, b) => a - b)[0]).toBeLessThan(50);
});

const card = (id: string, group: string, seal: number, share: number): BookCard => ({
  id,
  name: id,
  group,
  kind: 'minion',
  count: 1,
  often: share > 0.5 ? 'often' : 'seldom',
  played: share,
  wins: { share, low: 0, high: 1, games: 40 },
  face: { name: id, type: group, typeLabel: group, typeSign: 'sign', seal },
});

test('filters choose, orders sort, and the address keeps both', () => {
  const cards = [card('nun', 'ninjas', 1, 0.4), card('boss', 'ninjas', 5, 0.3), card('ray', 'aliens', 3, 0.7)];
  const ids = (search: string): string[] => select(cards, filterFrom(search), null).map(({ id }) => id);
  expect(ids('')).toEqual(['nun', 'boss', 'ray']);
  expect(ids('?group=ninjas&order=power')).toEqual(['boss', 'nun']);
  expect(ids('?order=wins')).toEqual(['ray', 'nun', 'boss']);
  expect(ids('?often=often')).toEqual(['ray']);
  expect(ids('?often=nonsense&order=nonsense')).toHaveLength(3);
  const filter = filterFrom('?group=ninjas&order=power&query=кот');
  expect(filterFrom(searchOf(filter))).toEqual(filter);
});

test('a card without an example shows that of a rule which speaks of it', () => {
  const one = { card: 'narwhal', rule: 'UUN-132' } as Example;
  expect(examplesFor([one], 'narwhal', [])).toEqual([one]);
  expect(examplesFor([one], 'lasso', ['UUN-132'])).toEqual([one]);
  expect(examplesFor([one], 'lasso', ['UUN-001'])).toEqual([]);
});
