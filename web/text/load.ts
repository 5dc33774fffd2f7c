import { filled, isWhole, type Lang } from '#engine';
import type { PagesText } from './en/pages.ts';
import type { UiText } from './en/table.ts';

/** The words of the site in one language: of the table, and of the pages around it. */
interface Words {
  readonly ui: UiText;
  readonly pages: PagesText;
}

const sources = import.meta.glob<object>('./*/index.ts');
const loaded = new Map<Lang, Words>();

/** A page fetches the language that is read, before it shows anything, and another one when it is chosen; English comes along where words are missing. */
export async function loadTexts(lang: Lang): Promise<void> {
  if (loaded.has(lang)) return;
  const [own, en] = await Promise.all([sources[`./${lang}/index.ts`]?.(), isWhole(lang) ? null : sources['./en/index.ts']()]);
  loaded.set(lang, (en === null ? own : filled(en, own)) as Words);
}

export function wordsIn(lang: Lang): Words {
  const words = loaded.get(lang);
  if (words === undefined) throw new Error(`the words in "${lang}" have not been fetched`);
  return words;
}
