import type { FirstText } from './en/first.ts';
import { gathered } from './gather.ts';

/** Of all languages, since the first picture waits for nothing. */
export const first = gathered<FirstText>(import.meta.glob('./*/first.ts', { eager: true, import: 'first' }));
