import type { Part } from '#engine';
import type { title as en } from '../en/title.ts';

export const title: Part<typeof en> = {
  title: 'Smash Up',
  short: 'Smash Up',
  tagline: 'Misch zwei Fraktionen zu einer und erobere die Basen.',
};
