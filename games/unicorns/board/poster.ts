import type { PosterArt } from '#web/art/types.ts';

export const poster: PosterArt = {
  emblem: 'unicorn',
  ground: 'hills',
  tall: [
    ['rainbow', 34, 40, 15, -8],
    ['unicorn', 52, 58, 17],
    ['horse-face', 78, 84, 8.5, 6],
    ['sparkles', 76, 20, 7],
    ['tulip', 20, 86, 7, -8],
  ],
  wide: [
    ['rainbow', 26, 40, 17, -6],
    ['unicorn', 52, 60, 22],
    ['horse-face', 84, 66, 12, 6],
    ['sparkles', 73, 28, 7],
    ['stop-sign', 92, 82, 6, 10],
    ['tulip', 12, 84, 7, -8],
    ['glowing-star', 36, 18, 5],
  ],
};
