import type { Lang } from '#engine';
import { type AdviceText, advice as en } from './en/advice.ts';
import { advice as ru } from './ru/advice.ts';

export type { AdviceText };

export const adviceTexts: { readonly [lang in Lang]: AdviceText } = { en, ru };
