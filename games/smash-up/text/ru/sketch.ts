import type { sketch as en } from '../en/sketch.ts';

export const sketch: typeof en = { vp: 'ПО', goal: 'до', full: 'полна' };
