import { describe, expect, test } from 'vitest';
import type { GameText, Lang } from '#engine';
import { titles } from '#games/registry.ts';
import { finder, isSlipOf, loadStem, vocabularyOf } from '../search.ts';

/** Rules of a game that a search finds, and what is marked in them. */
async function search(game: string, lang: Lang, query: string) {
  const text: GameText = titles[game].texts[lang];
  const { rules, cards } = text;
  const vocabulary = vocabularyOf([...Object.values(rules.text), ...Object.values(cards).map(({ name }) => name)]);
  const found = finder(query, vocabulary, await loadStem(lang));
  const hits = Object.entries(rules.text).filter(([id, words]) => found?.finds(`${id} ${words}`) === true);
  const marked = hits.flatMap(([, words]) => words.match(found?.marks ?? /(?!)/) ?? []).map((word) => word.toLowerCase());
  const named = Object.values(cards)
    .map(({ name }) => name.replaceAll('\u00ad', ''))
    .filter((name) => found?.finds(name) === true);
  return { ids: hits.map(([id]) => id), marked: new Set(marked), named };
}

describe('Russian forms of a word lead to the same rules', () => {
  test.each([
    ['unicorns', 'единорогов', 'единорог'],
    ['unicorns', 'конюшнях', 'конюшня'],
    ['unicorns', 'сбросьте', 'сбросить'],
    ['fluxx', 'темами', 'тема'],
    ['fluxx', 'целей', 'цель'],
    ['pickle', 'кубиками', 'кубик'],
    ['pickle', 'оперативниках', 'оперативник'],
    ['smash-up', 'приспешниками', 'приспешник'],
    ['smash-up', 'базах', 'база'],
    ['rickshank', 'жетонами', 'жетон'],
    ['rickshank', 'голосования', 'голосование'],
  ])('%s: «%s» finds what «%s» means', async (game, form, word) => {
    const [some, all] = [await search(game, 'ru', form), await search(game, 'ru', word)];
    expect(some.ids.length).toBeGreaterThan(2);
    // The plain word is also a part of longer ones.
    expect(some.ids.filter((id) => !all.ids.includes(id))).toEqual([]);
    expect(some.ids.length).toBeGreaterThanOrEqual(all.ids.length / 2);
  });
});

test('a form that nobody has written is found all the same, and what stands there instead is marked', async () => {
  const { ids, marked } = await search('unicorns', 'ru', 'единорогах');
  expect(ids.length).toBeGreaterThan(5);
  expect([...marked].every((word) => word.startsWith('единорог'))).toBe(true);
});

describe('a slip of the finger', () => {
  test.each([
    ['unicorns', 'ru', 'едениорог', 0],
    ['unicorns', 'ru', 'единарог', 5],
    ['unicorns', 'ru', 'единоог', 5],
    ['smash-up', 'ru', 'приспешинк', 5],
    ['pickle', 'ru', 'перебрость', 1],
    ['rickshank', 'ru', 'голосованее', 1],
    ['fluxx', 'en', 'keepper', 5],
    ['fluxx', 'en', 'kepeer', 5],
  ] as const)('%s, %s: «%s»', async (game, lang, typed, least) => {
    const { ids } = await search(game, lang, typed);
    if (least === 0) expect(ids).toEqual([]);
    else expect(ids.length).toBeGreaterThanOrEqual(least);
  });

  test('is forgiven only in words of five letters and more, and only where nothing is written like it', async () => {
    expect((await search('fluxx', 'en', 'gaol')).ids).toEqual([]);
    const { marked } = await search('unicorns', 'ru', 'карта');
    expect([...marked].some((word) => word.startsWith('парт'))).toBe(false);
  });

  test.each([
    ['cards', 'card', true],
    ['card', 'cart', true],
    ['card', 'crad', true],
    ['card', 'card', true],
    ['card', 'cadr', true],
    ['card', 'bark', false],
    ['cards', 'car', false],
    ['abcd', 'badc', false],
  ])('%s and %s: %s', (a, b, is) => {
    expect([isSlipOf(a, b), isSlipOf(b, a)]).toEqual([is, is]);
  });
});

test('English and German forms too, cards by their names, ё as е, all of several words', async () => {
  expect((await search('unicorns', 'en', 'stables')).ids.length).toBeGreaterThan(3);
  expect((await search('fluxx', 'en', 'drawing')).ids.length).toBeGreaterThan(2);
  const stem = await loadStem('de');
  expect(finder('Karten', vocabularyOf(['Zieh eine Karte.']), stem)?.finds('Zieh eine Karte.')).toBe(true);
  expect((await search('unicorns', 'ru', 'нарвалы')).named.length).toBeGreaterThan(0);
  const [with_, without] = [await search('unicorns', 'ru', 'её'), await search('unicorns', 'ru', 'ее')];
  expect(with_.ids).toEqual(without.ids);
  expect(with_.ids.length).toBeGreaterThan(0);
  const [one, both] = [await search('smash-up', 'ru', 'базы'), await search('smash-up', 'ru', 'базы приспешников')];
  expect(both.ids.length).toBeGreaterThan(0);
  expect(both.ids.length).toBeLessThan(one.ids.length);
  expect(finder('  ', [], stem)).toBeNull();
});
