import type { SeatText } from './en/seat.ts';
import { gathered } from './gather.ts';

export type { SeatText };

export const seatTexts = gathered<SeatText>(import.meta.glob('./*/seat.ts', { eager: true, import: 'seat' }));
