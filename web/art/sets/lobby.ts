import type { ArtSet } from '../types.ts';

/** Signs and stickers of the pages around the table; the build adds what the posters of the games show. */
export const art: ArtSet = {
  pictures: {},
  stickers: ['joker', 'grinning-face', 'thumbs-up', 'beach-with-umbrella', 'bell', 'cat-face', 'hot-beverage', 'hourglass-not-done', 'zzz'],
  signs: ['person', 'film-spool', 'wifi-router'],
};
