import type { PosterArt } from '#web/art/types.ts';

export const poster: PosterArt = {
  emblem: 'cucumber',
  ground: 'rays',
  tall: [
    ['cucumber', 50, 48, 20, -14],
    ['rat', 78, 80, 9.5],
    ['game-die', 22, 80, 8.5, -10],
    ['nut-and-bolt', 82, 20, 6.5],
    ['flashlight', 18, 24, 7.5, -20],
  ],
  wide: [
    ['cucumber', 50, 54, 23, -14],
    ['rat', 82, 66, 12, 4],
    ['game-die', 18, 68, 11, -10],
    ['nut-and-bolt', 74, 24, 7.5, 10],
    ['flashlight', 27, 25, 8.5, -20],
  ],
};
