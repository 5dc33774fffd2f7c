import { everyLanguage, type InEvery, type Translation } from '#engine';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { ru } from './ru/index.ts';

/** A line for each language; what one lacks is said in English. */
export const texts: InEvery<Translation<typeof en>> = everyLanguage<Translation<typeof en>>({ en, ru, de });
