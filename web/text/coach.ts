import type { CoachText } from './en/coach.ts';
import { gathered } from './gather.ts';

export type { CoachText };

export const coachTexts = gathered<CoachText>(import.meta.glob('./*/coach.ts', { eager: true, import: 'coach' }));
