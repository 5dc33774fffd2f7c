import type { Lang } from '#engine';
import { en, type UiText } from '../en.ts';
import { ru } from '../ru.ts';

/** Both languages at once: tests compare them. */
export const uiTexts: { readonly [lang in Lang]: UiText } = { en, ru };
