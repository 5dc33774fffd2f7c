import { describe, expect, test } from 'vitest';
import { titles } from '#games/registry.ts';
import { termsIn } from '../terms.ts';

const LANGS = ['en', 'ru'] as const;

describe.each(Object.keys(titles))('words of the cards of %s', (id) => {
  const { texts } = titles[id];

  test('every word is found on some card in both languages, and its rule exists', () => {
    for (const lang of LANGS) {
      const { glossary = {}, cards, rules } = texts[lang];
      const used = new Set(Object.values(cards).flatMap(({ text }) => termsIn(texts[lang], text)));
      expect(
        Object.keys(glossary).filter((key) => !used.has(key)),
        `${id}, ${lang}`,
      ).toEqual([]);
      expect(Object.values(glossary).filter(({ rule }) => rules.text[rule] === undefined)).toEqual([]);
      // A chip has room for a short word, a bubble for two sentences.
      expect(Object.values(glossary).filter(({ word, text }) => word.length > 20 || text.length > 120)).toEqual([]);
    }
    expect(Object.keys(texts.ru.glossary ?? {})).toEqual(Object.keys(texts.en.glossary ?? {}));
    expect(Object.keys(texts.en.glossary ?? {}).length).toBeGreaterThan(0);
  });
});

test('words come in the order of the text, whatever their ending, and only where a word begins', () => {
  const text = titles.unicorns.texts.ru;
  expect(termsIn(text, 'Вы можете **пожертвовать** эту карту, чтобы _уничтожить_ карту в чужой Конюшне')).toEqual([
    'sacrifice',
    'destroy',
    'stable',
  ]);
  expect(termsIn(text, 'Неуничтожимый')).toEqual([]);
});
