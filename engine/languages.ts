/**
 * The languages, in the order of the switch. Another one needs its line here and a folder `text/<lang>` wherever something is said; what the folder
 * lacks is said in English. `npm run -s lab -- language <lang>` counts what is missing.
 */
export const LANGUAGES = {
  ru: { name: 'Русский', locale: 'ru-RU', quotes: ['«', '»'], inner: ['„', '“'] },
  en: { name: 'English', locale: 'en-GB', quotes: ['“', '”'], inner: ['‘', '’'] },
  de: { name: 'Deutsch', locale: 'de-DE', quotes: ['„', '“'], inner: ['‚', '‘'] },
} as const;

export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];

/** Every word is there in these: the compiler asks for it. */
export const WHOLE = ['en', 'ru'] as const;
type Whole = (typeof WHOLE)[number];

/** What a language has so far of the same words. Lists are there whole or not at all. */
export type Part<T> = T extends string
  ? string
  : T extends RegExp | ((...args: never) => unknown)
    ? T
    : T extends readonly unknown[]
      ? Words<T>
      : { readonly [K in keyof T]?: Part<T[K]> };

type Words<T> = T extends string ? string : { readonly [K in keyof T]: Words<T[K]> };

/** The words of one thing, each language from its folder. */
export type Folders<T> = { readonly [lang in Whole]: T } & { readonly [lang in Exclude<Lang, Whole>]?: Part<T> };

/** The same words in every language. */
export type InEvery<T> = { readonly [lang in Lang]: T };

/** The first language wished for that there is: `de-AT` is German. English without one. */
export function langFrom(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const [tag] = wish.trim().toLowerCase().split(/[-_;]/);
    if (isLang(tag)) return tag;
  }
  return 'en';
}

export const isLang = (tag: unknown): tag is Lang => typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

/** A quotation within another has marks of its own, as the language wants them. */
export function nested(text: string, lang: Lang): string {
  const { quotes, inner } = LANGUAGES[lang];
  const [open, close] = quotes;
  if (text.indexOf(open) === text.lastIndexOf(open)) return text;
  let depth = 0;
  return Array.from(text, (sign) => {
    if (sign === open) return ++depth > 1 ? inner[0] : sign;
    if (sign === close && depth > 0) return --depth > 0 ? inner[1] : sign;
    return sign;
  }).join('');
}

/** A name as it is quoted. */
export const quoted = (name: string, lang: Lang): string => nested(LANGUAGES[lang].quotes.join(name), lang);

/** Every language, the gaps of each filled with English. Merged when it is first read. */
export function everyLanguage<T>(folders: Folders<T>): InEvery<T> {
  const parts: { readonly [lang in Lang]?: unknown } = folders;
  const ready: { [lang in Lang]?: T } = {};
  const every = {};
  for (const lang of LANGS)
    Object.defineProperty(every, lang, {
      enumerable: true,
      get: () => (ready[lang] ??= isWhole(lang) ? folders[lang] : filled(folders.en, parts[lang])),
    });
  return every as InEvery<T>;
}

/** The same part of all languages. */
export function inEach<T extends object, U>(every: InEvery<T>, part: (words: T) => U): InEvery<U> {
  const parts = {};
  for (const lang of LANGS) Object.defineProperty(parts, lang, { enumerable: true, get: () => part(every[lang]) });
  return parts as InEvery<U>;
}

export const isWhole = (lang: Lang): lang is Whole => WHOLE.some((one) => one === lang);

type Tree = { readonly [key: string]: unknown };
/** By merged words: the keys that were taken from the English ones. */
const borrowed = new WeakMap<object, readonly string[]>();

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);

/** Things in a list that have names are found by them. */
const isNamed = (value: unknown): value is readonly { readonly id: string }[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isTree(one) && typeof one.id === 'string');

/** English words with those of another language in their place. */
export function filled<T>(en: T, part: unknown): T {
  return en === part ? en : (merged(en, part) as T);
}

function merged(en: unknown, part: unknown): unknown {
  if (isNamed(en)) {
    const own = isNamed(part) ? part : [];
    return en.map((one) =>
      merged(
        one,
        own.find(({ id }) => id === one.id),
      ),
    );
  }
  if (!isTree(en)) return part ?? en;
  const own: Tree = isTree(part) ? part : {};
  const out: { [key: string]: unknown } = { ...own };
  for (const key of Object.keys(en)) {
    const isOwn = Object.hasOwn(own, key) && own[key] !== undefined;
    out[key] = isOwn || isTree(en[key]) || isNamed(en[key]) ? merged(en[key], own[key]) : en[key];
  }
  borrowed.set(
    out,
    Object.keys(en).filter((key) => own[key] === undefined && en[key] !== null),
  );
  return out;
}

/** Is this said in English because the language lacks it? `isBorrowed(text, 'cards', 'rick')`. */
export function isBorrowed(words: object, ...path: readonly string[]): boolean {
  let at: unknown = words;
  for (const key of path) {
    if (!isTree(at)) return false;
    if (borrowed.get(at)?.includes(key) === true) return true;
    at = at[key];
  }
  return false;
}

/** What is said in English at all, and what of it a language lacks, by path. */
export function gaps(en: unknown, part: unknown, path: string): { readonly all: number; readonly missing: readonly string[] } {
  const own = (key: string): unknown =>
    isNamed(en) ? (isNamed(part) ? part.find(({ id }) => id === key) : undefined) : isTree(part) ? part[key] : undefined;
  const inside: readonly (readonly [string, unknown])[] = isNamed(en)
    ? en.map((one) => [one.id, one])
    : isTree(en)
      ? Object.entries(en).filter(([key]) => key !== 'id')
      : [];
  if (inside.length === 0) {
    const isSaid = en !== null && en !== undefined && en !== '' && !isTree(en);
    return { all: isSaid ? 1 : 0, missing: isSaid && part === undefined ? [path] : [] };
  }
  const counts = inside.map(([key, value]) => gaps(value, own(key), path === '' ? key : `${path}.${key}`));
  return { all: counts.reduce((sum, { all }) => sum + all, 0), missing: counts.flatMap(({ missing }) => missing) };
}
