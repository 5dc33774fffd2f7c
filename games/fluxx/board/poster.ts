import type { PosterArt } from '#web/art/types.ts';

export const poster: PosterArt = {
  emblem: 'water-pistol',
  ground: 'portal',
  tall: [
    ['water-pistol', 48, 50, 15, -14],
    ['joker', 76, 76, 9.5, 14],
    ['scroll', 22, 78, 8.5, -10],
    ['atom-symbol', 20, 24, 6.5],
    ['ringed-planet', 80, 22, 7.5],
  ],
  wide: [
    ['water-pistol', 49, 54, 19, -12],
    ['joker', 83, 66, 11, 12],
    ['scroll', 17, 70, 10.5, -10],
    ['atom-symbol', 26, 26, 7.5, -6],
    ['ringed-planet', 75, 23, 8.5, 8],
    ['sparkles', 10, 34, 5],
    ['high-voltage', 92, 33, 5, 10],
  ],
};
