import { format, type Lang, type ParamsView } from '#engine';
import { en, type UiText } from './en.ts';
import { ru } from './ru.ts';

export const uiTexts: { readonly [lang in Lang]: UiText } = { en, ru };

/** A message of the site that names no seat and no card. */
export const sayIn = (lang: Lang, message: string, params: ParamsView = {}): string =>
  format(message, params, { lang, seatName: (seat) => `${seat + 1}`, cardName: (def) => def });
