import { format, type Lang, type ParamsView } from '#engine';
import type { UiText } from './en/table.ts';
import { tableWordsIn } from './load.ts';

/** The words of the table. */
export const uiIn = (lang: Lang): UiText => tableWordsIn(lang);

/** A message of the site that names no seat and no card. */
export const sayIn = (lang: Lang, message: string, params: ParamsView = {}): string =>
  format(message, params, { lang, seatName: (seat) => `${seat + 1}`, cardName: (def) => def });
