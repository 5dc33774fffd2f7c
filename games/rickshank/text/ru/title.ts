import type { GameTitle } from '#engine';

export const title: GameTitle = {
  title: 'Рикбег из Рикшенка',
  short: 'Рикбег',
  tagline: 'Соберите колоду, купите свободу, проголосуйте против всех.',
};
