import type { Lang } from '#engine';
import { plainText } from '../../kit/index.ts';

/** What the forms of a word have in common. */
export type Stem = (word: string) => string;

const STEMMERS: { readonly [lang in Lang]?: () => Promise<{ readonly stemmer: Stem }> } = {
  ru: () => import('@orama/stemmers/russian'),
  en: () => import('@orama/stemmers/english'),
  de: () => import('@orama/stemmers/german'),
};

/** Comes with the first search. Where it cannot be had, words are found as they are written. */
export const loadStem = (lang: Lang): Promise<Stem> =>
  STEMMERS[lang]?.().then(
    ({ stemmer }) => stemmer,
    () => asWritten,
  ) ?? Promise.resolve(asWritten);

export const asWritten: Stem = (word) => word;

/** Small letters, and one way to write what people write in two. */
const plain = (text: string): string => plainText(text).toLowerCase().replaceAll('ё', 'е');
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** So many letters of a word let one of them be mistaken. */
const LEAST_LETTERS = 5;

/** Whether one word becomes the other by one letter added, dropped, changed, or swapped with its neighbour. */
export function isSlipOf(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  const rest = short.slice(from);
  if (rest === long.slice(from + 1) || rest.slice(1) === long.slice(from + 1)) return true;
  return rest[0] === long[from + 1] && rest[1] === long[from] && rest.slice(2) === long.slice(from + 2);
}

/** Roots of the same word: stemmers leave a letter or two of commands («сбросьте») and take too much of names («нарвал»). */
function areAkin(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= LEAST_LETTERS && long.length - short.length <= 2 && long.startsWith(short));
}

/** All words of some texts. */
export const vocabularyOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap((text) => wordsOf(plain(text))))];

/** Words of the vocabulary that somebody means who types this one: its other forms; if nothing is written like it, those that differ by a slip. */
function meant(typed: string, vocabulary: readonly string[], stem: Stem): readonly string[] {
  const root = stem(typed);
  const forms = vocabulary.filter((word) => word.includes(typed) || areAkin(stem(word), root));
  if (forms.length > 0 || typed.length < LEAST_LETTERS) return forms;
  return vocabulary.filter((word) => word.length >= LEAST_LETTERS && (isSlipOf(typed, word) || isSlipOf(root, stem(word))));
}

export interface Finder {
  /** Whether a text has all that was typed, in any form. */
  readonly finds: (text: string) => boolean;
  readonly marks: RegExp | null;
}

const quoted = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]');

/** What was typed, to be looked for in texts whose words are the vocabulary; null: nothing was typed. */
export function finder(query: string, vocabulary: readonly string[], stem: Stem): Finder | null {
  const typed = plain(query)
    .split(' ')
    .filter((word) => word !== '');
  if (typed.length === 0) return null;
  const all = typed.map((word) => ({ word, forms: new Set(meant(word, vocabulary, stem)) }));
  const forms = [...new Set(all.flatMap((one) => [...one.forms].filter((form) => !form.includes(one.word))))];
  // Other forms are marked as whole words, what was typed wherever it stands.
  const parts = [...forms.map((form) => `(?<!\\p{L})${quoted(form)}(?!\\p{L})`), ...typed.map(quoted)];
  return {
    marks: new RegExp(`(${parts.join('|')})`, 'giu'),
    finds(text) {
      const where = plain(text);
      const words = wordsOf(where);
      return all.every(({ word, forms: some }) => where.includes(word) || words.some((one) => some.has(one)));
    },
  };
}
