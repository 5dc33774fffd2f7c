import type { ArtSet } from '../types.ts';

/** Stickers for matches that come and go between devices, and for the page among the programs of a device. */
export const art: ArtSet = {
  pictures: {},
  stickers: ['package', 'balance-scale', 'mobile-phone', 'wrapped-gift', 'floppy-disk'],
  signs: [],
};
