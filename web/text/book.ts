import type { BookText } from './en/book.ts';
import { gathered } from './gather.ts';

export type { BookText };

export const bookTexts = gathered<BookText>(import.meta.glob('./*/book.ts', { eager: true, import: 'book' }));
