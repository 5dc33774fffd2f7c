import type { Lang } from '#engine';
import { lab as en, type LabText } from './text/en/lab.ts';
import { lab as ru } from './text/ru/lab.ts';

export type { LabText };
export const labText: { readonly [lang in Lang]: LabText } = { en, ru };
