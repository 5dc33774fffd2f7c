import type { Lang, Translation } from '#engine';
import { board as en } from '../text/en/board.ts';
import { board as ru } from '../text/ru/board.ts';

export type Words = Translation<typeof en>;

export const words: { readonly [lang in Lang]: Words } = { en, ru };
