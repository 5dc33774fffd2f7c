import type { CallingText } from './en/calling.ts';
import { gathered } from './gather.ts';

export const callingTexts = gathered<CallingText>(import.meta.glob('./*/calling.ts', { eager: true, import: 'calling' }));
