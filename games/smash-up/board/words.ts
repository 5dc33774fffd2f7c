import { inEach } from '#engine';
import { texts } from '../text/index.ts';

/** What only the board says. */
export const words = inEach(texts, ({ board }) => board);
export type Words = (typeof words)['en'];
