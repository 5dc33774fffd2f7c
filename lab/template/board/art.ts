import { at } from '#web/art/draw.ts';
import type { ArtSet } from '#web/art/types.ts';

/** Pictures are put together from the icon sets: Fluent emoji as stickers, game-icons as signs. */
export const art: ArtSet = {
  pictures: {
    pebble: { big: 'rock', pat: ['waves'], size: 6 },
    stone: { big: 'rock', pat: ['hills'], size: 8 },
    rock: { big: 'rock', small: [at('herb', 'br', 5)], pat: ['hills'], size: 10 },
    boulder: { big: 'mountain', pat: ['sun', 'hills'] },
    magpie: { big: 'bird', small: [at('sparkles', 'tr', 5)], pat: ['rays'] },
  },
  stickers: ['robot'],
  signs: ['card-pick', 'stone-pile', 'robber-hand'],
  back: { mark: 'stone-pile', tile: 'stone-pile' },
};
