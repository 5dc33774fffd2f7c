import type { InEvery } from '#engine';
import type { UiText } from '../en/table.ts';
import { gathered } from '../gather.ts';

/** All languages at once: tests compare them. */
export const uiTexts: InEvery<UiText> = gathered<UiText>(import.meta.glob('../*/table.ts', { eager: true, import: 'ui' }));
