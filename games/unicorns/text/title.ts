import type { Titles } from '#engine';

/** What the game is called; the pages around the table read this alone. */
export const title = {
  minutes: '30–45',
  en: { title: 'Unstable Unicorns', short: 'Unicorns', tagline: 'Gather seven unicorns in your stable before somebody says neigh.' },
  ru: { title: 'Нестабильные единороги', short: 'Единороги', tagline: 'Соберите семерых единорогов раньше, чем соседи скажут «И-го-го!»' },
} as const satisfies Titles;
