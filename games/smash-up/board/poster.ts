import type { PosterArt } from '#web/art/types.ts';

export const poster: PosterArt = {
  emblem: 'collision',
  ground: 'rays',
  tall: [
    ['collision', 50, 50, 21],
    ['teddy-bear', 34, 46, 13.5, -6],
    ['old-woman', 70, 62, 11.5, 6],
    ['guitar', 80, 24, 9, 20],
    ['compass', 20, 80, 7.5],
  ],
  wide: [
    ['collision', 50, 52, 25],
    ['teddy-bear', 39, 50, 17, -6],
    ['old-woman', 62, 60, 14, 6],
    ['guitar', 82, 34, 10, 20],
    ['compass', 17, 68, 9, -8],
  ],
};
