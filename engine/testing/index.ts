export * from '../laws.ts';
export * from './conformance.ts';
export * from './coverage.ts';
export * from './deal.ts';
export * from './kept.ts';
