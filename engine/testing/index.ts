export * from '../laws.ts';
export * from './conformance.ts';
export type { Stop, Turn } from './course.ts';
export * from './coverage.ts';
export * from './deal.ts';
export * from './kept.ts';
export type { Cards, Dealt, Rest, Scenario } from './layout.ts';
export * from './names.ts';
export type { Attempt, Seat, SeatVerbs } from './seat.ts';
