import type { AdviceText } from './en/advice.ts';
import { gathered } from './gather.ts';

export type { AdviceText };

export const adviceTexts = gathered<AdviceText>(import.meta.glob('./*/advice.ts', { eager: true, import: 'advice' }));
