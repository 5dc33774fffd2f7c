import { expect, test } from 'vitest';
import { engineText, format, LANGS, type Lang, type ParamsView, parameterNames } from '#engine';
import { titles } from '../../games/registry.ts';

const pages = import.meta.glob('../text/*/*.ts', { eager: true });

/** Every message of the games, the engine and the pages that has parameters, by where it stands. */
function messagesIn(lang: Lang): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (value.includes('{')) found.set(path, value);
    } else if (typeof value === 'object' && value !== null && !(value instanceof RegExp))
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`);
  };
  for (const [id, { texts }] of Object.entries(titles)) walk(texts[lang], id);
  walk(engineText[lang], 'engine');
  for (const [path, words] of Object.entries(pages)) if (path.startsWith(`../text/${lang}/`)) walk(words, path);
  return found;
}

/**
 * Parameters that are counted though no plural depends on them; all others are names, places and the like. What the rules fix, such as the Unicorns
 * that are needed, is never one.
 */
const NUMBERS = /^(n|m|k|left|have|of|total|health|letters|mine)$/;

/** What a message says about so many, to whom it is about and to everybody else. */
function said(message: string, n: number, lang: Lang): string[] {
  const typed = (name: string, type: string): boolean => new RegExp(`\\{\\s*${name}\\s*,\\s*${type}\\b`).test(message);
  return [0, 1].map((me) => {
    const params: { [name: string]: ParamsView[string] } = {};
    for (const name of parameterNames(message))
      if (typed(name, 'who')) params[name] = { seat: 0 };
      else if (typed(name, 'shown')) params[name] = { cards: [] };
      else params[name] = typed(name, 'plural') || (NUMBERS.test(name) && !typed(name, 'select')) ? n : 'X';
    return format(message, params, { lang, me, seatName: () => 'Ann', cardName: (def) => def });
  });
}

/** Which words follow these numbers, and where. */
function countedBy(lang: Lang, numbers: readonly number[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, message] of messagesIn(lang))
    for (const n of numbers)
      for (const line of said(message, n, lang))
        for (const [, word] of line.matchAll(new RegExp(`(?<![\\d.,:×–+-])\\b${n}[ \u00a0](\\p{L}[\\p{L}-]*)`, 'gu')))
          found.set(word, `${path}: ${line}`);
  return found;
}

const STILL_EN = [
  'of',
  's',
  'min',
  'more',
  'chosen',
  'left',
  'now',
  'then',
  'this',
  'the',
  'for',
  'against',
  'can',
  'are',
  'percentage',
  'imagined',
  'useless',
  'may',
  'wild',
  'stolen',
  'Access',
  'Power',
  'power',
  'health',
  'VP',
  'to',
  'by',
  'h',
  'solved',
  'running',
];
/** Words that stay as they are whatever their number: no nouns, or nouns without a plural. */
const STILL: { readonly [lang in Lang]: readonly string[] } = {
  ru: ['вместо', 'до', 'и', 'в', 'ч', 'из', 'с', 'к', 'на', 'игра', 'против', 'мин', 'мощи', 'ПО'],
  en: STILL_EN,
  // What German lacks is said in English.
  de: [
    ...STILL_EN,
    'von',
    'zu',
    'zum',
    'auf',
    'zeigen',
    'gespielt',
    'gewählt',
    'gewonnen',
    'aufgegeben',
    'entfernen',
    'genügen',
    'weiteren',
    'gedachten',
    'Min',
    'Gegner',
    'Zuschauer',
    'Creeper',
    'Keeper',
    'Rätsel',
    'verloren',
  ],
};
/** In Russian 2, 3 and 4 go their own way; 21 goes with 1. */
const ONE: { readonly [lang in Lang]: readonly number[] } = { ru: [1, 21], en: [1], de: [1] };
const MANY: { readonly [lang in Lang]: readonly number[] } = { ru: [5], en: [2, 5, 21], de: [2, 5, 21] };

test.each(LANGS)('%s: a word that counts five never counts one', (lang) => {
  const many = countedBy(lang, MANY[lang]);
  expect(
    [...countedBy(lang, ONE[lang])].filter(([word]) => many.has(word) && !STILL[lang].includes(word)).map(([, where]) => where),
  ).toEqual([]);
});
