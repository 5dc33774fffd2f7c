import type { ArtSet } from '../types.ts';

/** What every table shows besides its game: reactions and the buttons of the top bar. */
export const art: ArtSet = {
  pictures: {},
  stickers: [
    'face-with-open-mouth',
    'face-with-tears-of-joy',
    'crying-face',
    'angry-face',
    'clapping-hands',
    'red-heart',
    'thinking-face',
    'hourglass-not-done',
    'folded-hands',
    'handshake',
    'hot-beverage',
    'bell',
    'hourglass-done',
    'white-flag',
    'cloud-with-rain',
    'cloud-with-lightning-and-rain',
    'adhesive-bandage',
    'umbrella-with-rain-drops',
    'party-popper',
    'crown',
    'light-bulb',
    'locked',
  ],
  signs: ['anticlockwise-rotation', 'clockwise-rotation', 'hamburger-menu', 'wifi-router', 'light-bulb', 'talk'],
};
