import type { PosterArt } from '#web/art/types.ts';

export const poster: PosterArt = {
  emblem: 'rock',
  ground: 'hills',
  tall: [
    ['mountain', 50, 48, 20],
    ['bird', 74, 22, 9],
    ['rock', 30, 82, 9],
  ],
  wide: [
    ['mountain', 50, 52, 24],
    ['bird', 78, 26, 10],
    ['rock', 22, 78, 10],
  ],
};
