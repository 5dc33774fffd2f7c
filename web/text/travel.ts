import type { TravelText } from './en/travel.ts';
import { gathered } from './gather.ts';

export const travelTexts = gathered<TravelText>(import.meta.glob('./*/travel.ts', { eager: true, import: 'travel' }));
