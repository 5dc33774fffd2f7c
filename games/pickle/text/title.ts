import type { Titles } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  minutes: '30',
  en: { title: 'The Pickle Rick Game', short: 'Pickle Rick', tagline: 'A pickle against a whole agency: one runs, the other hunts.' },
  ru: { title: 'Огурчик Рик', short: 'Огурчик', tagline: 'Огурчик против целого агентства: один бежит, другой ловит.' },
} as const satisfies Titles;
