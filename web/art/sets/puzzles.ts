import type { ArtSet } from '../types.ts';

/** Signs of the page of puzzles; what the posters show comes with the lobby. */
export const art: ArtSet = {
  pictures: {},
  stickers: ['trophy', 'shield', 'bullseye', 'ballot-box-with-ballot', 'game-die', 'joker', 'high-voltage', 'key', 'fire', 'hot-beverage'],
};
