import type { GameTitle } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  title: 'Rick and Morty Fluxx',
  short: 'Fluxx',
  tagline: 'Draw one, play one, until the rules change. And they do change.',
} as const satisfies GameTitle;
