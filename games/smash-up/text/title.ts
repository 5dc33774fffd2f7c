import type { Titles } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  minutes: '45',
  en: { title: 'Smash Up', short: 'Smash Up', tagline: 'Shuffle two factions into one and take the bases.' },
  ru: { title: 'Замес', short: 'Замес', tagline: 'Смешайте две фракции в одну и берите базы.' },
} as const satisfies Titles;
