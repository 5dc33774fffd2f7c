import type { InEvery } from '#engine';
import type { CommonText } from '../en/common.ts';
import type { TableText, UiText } from '../en/table.ts';
import { gathered } from '../gather.ts';

const common = gathered<CommonText>(import.meta.glob('../*/common.ts', { eager: true, import: 'common' }));
const tables = gathered<TableText>(import.meta.glob('../*/table.ts', { eager: true, import: 'table' }));

/** All languages at once: tests compare them. */
export const uiTexts = Object.fromEntries(
  Object.entries(tables).map(([lang, table]) => [lang, { ...common[lang as keyof typeof common], ...table }]),
) as InEvery<UiText>;
