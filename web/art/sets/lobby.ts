import { emblems, posters } from '../../pages/posters.ts';
import type { ArtSet } from '../types.ts';

const onPosters = Object.values(posters).flatMap(({ tall, wide }) => [...tall, ...wide].map(([name]) => name));

/** Posters and emblems of the games, and the signs of the pages around the table. */
export const art: ArtSet = {
  pictures: {},
  stickers: [...new Set([...onPosters, ...Object.values(emblems), 'joker', 'grinning-face', 'thumbs-up'])],
  signs: ['table', 'person', 'film-spool', 'wifi-router'],
};
