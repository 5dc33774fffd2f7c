import type { Lang } from '#engine';
import { type AgainText, again as en } from './en/again.ts';
import { again as ru } from './ru/again.ts';

export type { AgainText };

export const againTexts: { readonly [lang in Lang]: AgainText } = { en, ru };
