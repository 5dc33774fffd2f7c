/** A sticker with its place in per cent, its size in em and its turn. */
export type PosterSticker = readonly [name: string, x: number, y: number, size: number, turn?: number];

export interface PosterArt {
  /** The narrow poster. */
  readonly tall: readonly PosterSticker[];
  /** The same game in the middle of attention. */
  readonly wide: readonly PosterSticker[];
  readonly ground: 'hills' | 'portal' | 'rays';
}

export const posters: { readonly [game: string]: PosterArt } = {
  fluxx: {
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
  },
  unicorns: {
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
  },
  pickle: {
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
  },
  'smash-up': {
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
  },
  rickshank: {
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
  },
};

/** The one sticker that stands for a game in lists. */
export const emblems: { readonly [game: string]: string } = {
  fluxx: 'water-pistol',
  unicorns: 'unicorn',
  pickle: 'cucumber',
  'smash-up': 'collision',
  rickshank: 'locked',
};
export const emblem = (game: string): string => emblems[game] ?? 'joker';
