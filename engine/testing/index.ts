export * from '../laws.ts';
export * from './conformance.ts';
export * from './deal.ts';
