import type { Titles } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  minutes: '15',
  en: { title: 'Rick and Morty Fluxx', short: 'Fluxx', tagline: 'Draw one, play one, until the rules change. And they do change.' },
  ru: { title: 'Fluxx: Рик и Морти', short: 'Fluxx', tagline: 'Возьми одну, сыграй одну, пока правила не изменятся. А они изменятся.' },
} as const satisfies Titles;
