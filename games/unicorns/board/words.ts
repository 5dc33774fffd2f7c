import { everyLanguage, type Translation } from '#engine';
import { board as en } from '../text/en/board.ts';
import { board as ru } from '../text/ru/board.ts';

/** What only the board says. By itself, since the book of cards needs nothing else of the texts in all languages. */
export const words = everyLanguage<Translation<typeof en>>({ en, ru });
export type Words = (typeof words)['en'];
