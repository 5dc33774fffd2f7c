import type { KeepsText } from './en/keeps.ts';
import { gathered } from './gather.ts';

export const keepsTexts = gathered<KeepsText>(import.meta.glob('./*/keeps.ts', { eager: true, import: 'keeps' }));
