import type { ArtSet } from '../types.ts';

/** Faces of players and bots: friendly, easy to tell apart at 20 px. */
export const avatarEmoji = [
  'fox',
  'panda',
  'owl',
  'cat-face',
  'frog',
  'lion',
  'koala',
  'penguin',
  'octopus',
  'hedgehog',
  'raccoon',
  'tiger-face',
  'rabbit-face',
  'bear',
  'wolf',
  'monkey-face',
  'parrot',
  'turtle',
  'dragon-face',
  'pig-face',
  'otter',
  'sloth',
  'crab',
  'chipmunk',
] as const;

export const art: ArtSet = { pictures: {}, stickers: [...avatarEmoji, 'robot'] };
