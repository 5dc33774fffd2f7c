import type { Lang } from '#engine';
import { first as en, type FirstText } from './en/first.ts';
import { first as ru } from './ru/first.ts';

export const first: { readonly [lang in Lang]: FirstText } = { en, ru };
