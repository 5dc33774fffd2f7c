import type { Titles } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  minutes: '60',
  en: { title: 'The Rickshank Rickdemption', short: 'Rickshank', tagline: 'Build a deck, buy your way out, vote the others down.' },
  ru: { title: 'Рикбег из Рикшенка', short: 'Рикбег', tagline: 'Соберите колоду, купите свободу, проголосуйте против всех.' },
} as const satisfies Titles;
