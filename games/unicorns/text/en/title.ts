import type { GameTitle } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  title: 'Unstable Unicorns',
  short: 'Unicorns',
  tagline: 'Gather seven unicorns in your stable before somebody says neigh.',
} as const satisfies GameTitle;
