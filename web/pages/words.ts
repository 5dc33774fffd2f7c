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

export type GameKey = keyof PagesText['games'];

/** Title, tagline and length of a game; the id itself for one that the pages do not know yet. */
export function gameWords(p: PagesText, id: string): { readonly title: string; readonly tagline: string; readonly minutes: string } {
  return (p.games as { readonly [id: string]: PagesText['games'][GameKey] | undefined })[id] ?? { title: id, tagline: '', minutes: '' };
}
