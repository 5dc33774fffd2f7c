import { everyLanguage, type Translation } from '#engine';
import { board as en, keywords as enKeywords } from '../text/en/board.ts';
import { board as ru, keywords as ruKeywords } from '../text/ru/board.ts';

const inEnglish = { ...en, keywords: enKeywords } as const;

/** What only the board says. By itself, since the book of cards needs nothing else of the texts in all languages. */
export const words = everyLanguage<Translation<typeof inEnglish>>({ en: inEnglish, ru: { ...ru, keywords: ruKeywords } });
export type Words = (typeof words)['en'];
