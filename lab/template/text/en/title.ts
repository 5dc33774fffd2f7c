import type { GameTitle } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  title: 'Cairn',
  short: 'Cairn',
  tagline: 'Pile up stones faster than the magpies carry them off.',
} as const satisfies GameTitle;
