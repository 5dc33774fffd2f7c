import type { Lang } from '#engine';
import type { PagesText } from './en/pages.ts';
import type { UiText } from './en/table.ts';

/** The words of the site in one language: of the table, and of the pages around it. */
interface Words {
  readonly ui: UiText;
  readonly pages: PagesText;
}

const sources: { readonly [lang in Lang]: () => Promise<Words> } = { en: () => import('./en/index.ts'), ru: () => import('./ru/index.ts') };
const loaded = new Map<Lang, Words>();

/** A page fetches the language that is read, before it shows anything, and another one when it is chosen. */
export async function loadTexts(lang: Lang): Promise<void> {
  if (!loaded.has(lang)) loaded.set(lang, await sources[lang]());
}

export function wordsIn(lang: Lang): Words {
  const words = loaded.get(lang);
  if (words === undefined) throw new Error(`the words in "${lang}" have not been fetched`);
  return words;
}
