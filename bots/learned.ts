/** Bots with what they have learned, read from files: for programs that have any. A page gets it in another way. */
export * from './index.ts';
export { loadKnowledge } from './judgement/load.ts';
