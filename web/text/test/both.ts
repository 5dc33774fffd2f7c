import type { Lang } from '#engine';
import { en, type UiText } from '../en/table.ts';
import { ru } from '../ru/table.ts';

/** Both languages at once: tests compare them. */
export const uiTexts: { readonly [lang in Lang]: UiText } = { en, ru };
