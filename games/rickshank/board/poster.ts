import type { PosterArt } from '#web/art/types.ts';

export const poster: PosterArt = {
  emblem: 'locked',
  ground: 'rays',
  tall: [
    ['man-scientist', 50, 50, 18],
    ['locked', 80, 78, 8.5, 8],
    ['chains', 18, 78, 8.5],
    ['high-voltage', 82, 22, 8],
    ['coin', 18, 24, 6.5],
  ],
  wide: [
    ['man-scientist', 50, 56, 21],
    ['locked', 82, 64, 11, 8],
    ['chains', 18, 66, 11, -6],
    ['high-voltage', 74, 24, 8, 8],
    ['coin', 27, 25, 7.5],
  ],
};
