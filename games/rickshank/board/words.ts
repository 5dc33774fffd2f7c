import type { Lang, Translation } from '#engine';
import { board as en, keywords as enKeywords } from '../text/en/board.ts';
import { board as ru, keywords as ruKeywords } from '../text/ru/board.ts';

export type Words = Translation<typeof en> & { readonly keywords: RegExp };

export const words: { readonly [lang in Lang]: Words } = { en: { ...en, keywords: enKeywords }, ru: { ...ru, keywords: ruKeywords } };
