import type { AboutText } from './en/about.ts';
import { gathered } from './gather.ts';

export const aboutTexts = gathered<AboutText>(import.meta.glob('./*/about.ts', { eager: true, import: 'about' }));
