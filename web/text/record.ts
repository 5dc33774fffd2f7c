import type { RecordText } from './en/record.ts';
import { gathered } from './gather.ts';

export type { RecordText };

export const recordTexts = gathered<RecordText>(import.meta.glob('./*/record.ts', { eager: true, import: 'record' }));
