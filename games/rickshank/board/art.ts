import type { ArtSet } from '#web/art/types.ts';

export const art: ArtSet = {
  pictures: {},
  signs: [
    'portal',
    'ray-gun',
    'star-swirl',
    'alien-bug',
    'crowned-skull',
    'position-marker',
    'brain',
    'vote',
    'padlock',
    'stack',
    'card-pick',
    'check-mark',
    'person',
    'public-speaker',
  ],
  back: { mark: 'imprisoned', tile: 'handcuffs' },
  print: [
    ['imprisoned', 300, -4, 54],
    ['handcuffs', 260, 82, 2, 20],
    ['portal', 260, 80, 60],
  ],
};
