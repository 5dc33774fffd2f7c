import type { LabText } from './en/lab.ts';
import { gathered } from './gather.ts';

export type { LabText };

export const labTexts = gathered<LabText>(import.meta.glob('./*/lab.ts', { eager: true, import: 'lab' }));
