import type { ArtSet } from '../types.ts';

/** What the shell itself shows on every page; loaded with the first page, so it stays short. */
export const art: ArtSet = {
  pictures: {},
  stickers: ['eyes', 'robot', 'trophy', 'broken-heart', 'fork-and-knife-with-plate'],
  signs: [
    'rule-book',
    'speaker',
    'speaker-off',
    'cog',
    'plain-arrow',
    'cancel',
    'check-mark',
    'card-pick',
    'scroll-unfurled',
    'hourglass',
    'share',
    'unplugged',
    'table',
    'jigsaw-piece',
  ],
};
