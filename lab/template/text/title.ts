import type { Titles } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  minutes: '5',
  en: { title: 'Cairn', short: 'Cairn', tagline: 'Pile up stones faster than the magpies carry them off.' },
  ru: { title: 'Горка камней', short: 'Горка', tagline: 'Складывайте камни быстрее, чем сороки их растащат.' },
} as const satisfies Titles;
