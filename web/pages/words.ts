import type { ParamsView } from '#engine';
import { useSettings } from '../app/settings.ts';
import { sayIn } from '../text/index.ts';
import { wordsIn } from '../text/load.ts';

/** The words of the pages in the language chosen, and how to fill them. */
export function useWords() {
  const { lang } = useSettings();
  const { pages, common } = wordsIn(lang);
  return { lang, p: pages, ui: common, say: (message: string, params: ParamsView = {}) => sayIn(lang, message, params) };
}

export type Words = ReturnType<typeof useWords>;
