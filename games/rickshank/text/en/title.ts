import type { GameTitle } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  title: 'The Rickshank Rickdemption',
  short: 'Rickshank',
  tagline: 'Build a deck, buy your way out, vote the others down.',
} as const satisfies GameTitle;
