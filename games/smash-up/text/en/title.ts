import type { GameTitle } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  title: 'Smash Up',
  short: 'Smash Up',
  tagline: 'Shuffle two factions into one and take the bases.',
} as const satisfies GameTitle;
