import type { Lang } from '#engine';
import { record as en, type RecordText } from './en/record.ts';
import { record as ru } from './ru/record.ts';

export type { RecordText };

export const recordTexts: { readonly [lang in Lang]: RecordText } = { en, ru };
