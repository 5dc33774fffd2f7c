import type { PuzzlesText } from './en/puzzles.ts';
import { gathered } from './gather.ts';

export type { PuzzlesText };

export const puzzleTexts = gathered<PuzzlesText>(import.meta.glob('./*/puzzles.ts', { eager: true, import: 'puzzles' }));
