import { filled, isWhole, type Lang } from '#engine';
import type { CommonText } from './en/common.ts';
import type { PagesText } from './en/pages.ts';
import type { TableText, UiText } from './en/table.ts';
import { readIn } from './near.ts';

/** The words of the site in one language: what every page says, and what the pages around the table say. Those of the table come with its code. */
interface Words {
  readonly common: CommonText;
  readonly pages: PagesText;
}

type Sources<T> = { readonly [path: string]: () => Promise<T> };
const loaded = new Map<Lang, Words>();
const tables = new Map<Lang, UiText>();
/** A page with a table was opened: every language that is read from now on comes with its words. */
let hasTable = false;

/** English comes along where words are missing. */
async function fetched<T extends object>(sources: Sources<object>, file: string, lang: Lang): Promise<T> {
  const [own, en] = await Promise.all([sources[`./${lang}/${file}.ts`]?.(), isWhole(lang) ? null : sources[`./en/${file}.ts`]()]);
  return (en === null ? own : filled(en, own)) as T;
}

async function fetchTable(lang: Lang): Promise<void> {
  if (tables.has(lang)) return;
  const { table } = await fetched<{ readonly table: TableText }>(import.meta.glob<object>('./*/table.ts'), 'table', lang);
  tables.set(lang, { ...wordsIn(lang).common, ...table });
}

/** A page fetches the language that is read, before it shows anything, and another one when it is chosen. */
export async function loadTexts(lang: Lang): Promise<void> {
  // What is fetched meanwhile is to come in this language, too.
  const games = readIn(lang);
  games.catch(() => undefined);
  if (!loaded.has(lang)) loaded.set(lang, await fetched<Words>(import.meta.glob<object>('./*/index.ts'), 'index', lang));
  if (hasTable) await fetchTable(lang);
  await games;
}

/** The words of the table too, for pages that have one. */
export async function loadTableTexts(lang: Lang): Promise<void> {
  hasTable = true;
  await loadTexts(lang);
}

export function wordsIn(lang: Lang): Words {
  const words = loaded.get(lang);
  if (words === undefined) throw new Error(`the words in "${lang}" have not been fetched`);
  return words;
}

export function tableWordsIn(lang: Lang): UiText {
  const words = tables.get(lang);
  if (words === undefined) throw new Error(`the words of the table in "${lang}" have not been fetched`);
  return words;
}
