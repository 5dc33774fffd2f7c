import type { TablesText } from './en/tables.ts';
import { gathered } from './gather.ts';

export const tablesTexts = gathered<TablesText>(import.meta.glob('./*/tables.ts', { eager: true, import: 'tables' }));
