import type { Lang, ParamsView } from '#engine';
import { useSettings } from '../app/settings.ts';
import { sayIn, uiTexts } from '../text/index.ts';
import type { PagesText } from '../text/pages.en.ts';
import { pages as en } from '../text/pages.en.ts';
import { pages as ru } from '../text/pages.ru.ts';

const texts: { readonly [lang in Lang]: PagesText } = { en, ru };

/** The words of the pages in the language chosen, and how to fill them. */
export function useWords() {
  const { lang } = useSettings();
  return { lang, p: texts[lang], ui: uiTexts[lang], say: (message: string, params: ParamsView = {}) => sayIn(lang, message, params) };
}
