import type { AgainText } from './en/again.ts';
import { gathered } from './gather.ts';

export type { AgainText };

export const againTexts = gathered<AgainText>(import.meta.glob('./*/again.ts', { eager: true, import: 'again' }));
