import type { Part } from '#engine';
import type { title as en } from '../en/title.ts';

export const title: Part<typeof en> = {
  title: 'Rick and Morty Fluxx',
  short: 'Fluxx',
  tagline: 'Zieh eine, spiel eine, bis sich die Regeln ändern. Und sie ändern sich.',
};
