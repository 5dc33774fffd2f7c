import type { ArtSet } from '#web/art/types.ts';

export const art: ArtSet = {
  pictures: {},
  signs: [
    'bear-face',
    'rocking-chair',
    'guitar',
    'compass',
    'alien-stare',
    'dinosaur-rex',
    'ninja-head',
    'pirate-hat',
    'robot-antennas',
    'magick-trick',
    'wizard-face',
    'shambling-zombie',
    'castle',
    'lightning-trio',
    'biceps',
    'trophy',
    'card-pick',
  ],
  back: { mark: 'crowned-explosion', tile: 'bolt-eye' },
  print: [
    ['crowned-explosion', 340, -6, 52],
    ['guitar', 260, 84, 4, 30],
    ['bear-face', 240, 80, 66, -10],
    ['compass', 200, 2, 4],
  ],
};
