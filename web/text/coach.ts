import type { Lang } from '#engine';
import { type CoachText, coach as en } from './en/coach.ts';
import { coach as ru } from './ru/coach.ts';

export type { CoachText };

export const coachTexts: { readonly [lang in Lang]: CoachText } = { en, ru };
