import type { ArtSet } from '../types.ts';

/** Signs of the pages around one's seat. */
export const art: ArtSet = {
  pictures: {},
  stickers: ['e-mail'],
  signs: ['key', 'linked-rings', 'envelope', 'smartphone', 'laptop', 'shield', 'trash-can', 'save', 'person'],
};
