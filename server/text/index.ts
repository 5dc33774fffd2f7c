import { everyLanguage, type InEvery, type Translation } from '#engine';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as ru from './ru/index.ts';

export type ServerText = Translation<typeof en>;

/** What the server says itself: a line for each language. */
export const serverText: InEvery<ServerText> = everyLanguage<ServerText>({ en, ru, de });
