import type { GameTitle } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  title: 'The Pickle Rick Game',
  short: 'Pickle Rick',
  tagline: 'A pickle against a whole agency: one runs, the other hunts.',
} as const satisfies GameTitle;
